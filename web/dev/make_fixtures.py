"""Write the JSON that the page is developed and tested with, from the real engine.

Run from the repository: PYTHONPATH=src .venv/bin/python web/dev/make_fixtures.py
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from holotable import Table
from holotable.bots import bot
from holotable.bots.answering import ask
from holotable.editions.finished import FINISHED
from holotable.server import boards
from holotable.table.driving import Asking
from holotable.table.speaking import speech_of

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Mia", "Ben", "Ada", "Jon"]
LANGUAGE = "en"


def board_of(name: str) -> Any:
    return msgspec.to_builtins(boards.board_of(name))


def shown(table: Table) -> dict[str, Any]:
    view = table.view()
    for entry in ("state", "prompt", "seat"):
        view.pop(entry, None)
    return view


def prompt_of(table: Table, seat: int, speech: Any) -> dict[str, Any] | None:
    prompt = table.prompt(seat)
    if prompt is None:
        return None
    options = []
    for decision in prompt["options"]:
        events = table.foresee(seat, decision)
        label = speech.decision(decision)
        effect = speech.choice(seat, decision, events)
        options.append(
            {"decision": decision, "label": label, "effect": effect, "rule": events[0].rule if events else None}
        )
    text = speech.prompt(prompt["kind"], seat, table.view())
    return {
        "seat": seat,
        "kind": prompt["kind"],
        "due": prompt["due"],
        "text": text,
        "notes": speech.notes(seat, table.view()),
        "options": options,
        "bounds": prompt["bounds"],
    }


def lines(events: Any, first: int, speech: Any) -> list[dict[str, Any]]:
    return [
        {
            "n": first + k,
            "seq": first + k,
            "key": e.key,
            "kind": e.kind,
            "seat": e.seat,
            "facts": dict(e.facts),
            "rule": e.rule,
            "says": speech.event(e),
        }
        for k, e in enumerate(events)
    ]


def frame(table: Table, since: int, speech: Any) -> dict[str, Any]:
    prompt = prompt_of(table, 0, speech)
    due = table.due
    return {
        "seq": len(table.events),
        "view": shown(table),
        "due": list(due.seats) if due else [],
        "result": None if due else asdict(table.result),
        "prompts": [prompt] if prompt else [],
        "lines": lines(table.events[since:], since, speech),
    }


def play(name: str, seats: int, seed: int, most: int, kinds: set[str]) -> list[dict[str, Any]]:
    """Record a game as the first seat sees it: one frame per question put to it."""
    table = Table(name, seats=NAMES[:seats], seed=seed)
    family = table.edition.family
    bots = [bot("thrifty" if family == "estate" else "scout", seed=k, family=family) for k in range(seats)]
    speech = speech_of(table, LANGUAGE)
    asking, frames, since = Asking(table), [], 0
    while (seat := asking.next()) is not None and len(frames) < most:
        if seat == 0 and (not kinds or table.prompt_kind(0) in kinds or table.prompt(0)["due"]):
            frames.append(frame(table, since, speech))
            since = len(table.events)
        decision = ask(bots[seat], table, seat).decision
        if decision is not None:
            table.play(seat, decision)
    if table.due is None:
        frames.append(frame(table, since, speech))
    return frames


def debt() -> list[dict[str, Any]]:
    """Find a moment in which the first seat owes more than it has."""
    for seed in range(200):
        frames = play("mandalorian", 3, seed, 400, set())
        for place, frame in enumerate(frames):
            if any(prompt["kind"] == "raise_cash" and prompt["due"] for prompt in frame["prompts"]):
                return frames[place : place + 3]
    raise SystemExit("no debt in 200 games")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write("editions", [board_of(name)["info"] for name in FINISHED])
    for name in FINISHED:
        write(f"edition-{name}", board_of(name))
    write("game-mandalorian", play("mandalorian", 4, 12, 130, {"answer_trade", "ask_rent"}))
    write("game-debt", debt())
    write("game-falcon", play("falcon", 4, 5, 60, set()))


def write(name: str, data: Any) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(name)


if __name__ == "__main__":
    main()
