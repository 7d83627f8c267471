"""Write the JSON that the page is developed and tested with: what the server would send about real games.

Run from the repository: PYTHONPATH=src .venv/bin/python web/dev/make_fixtures.py
"""

from pathlib import Path
from typing import Any

import msgspec

from holotable import Table, simulate
from holotable.bots import ask, bot, bot_names
from holotable.editions.load import finished_ids
from holotable.printed.boards import board_of, edition_list
from holotable.server.socket.protocol import encode
from holotable.server.tables.presenter import Presenter
from holotable.table import Asking

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Mia", "Ben", "Ada", "Jon"]
LANGUAGE = "en"
VARIED = {"roll_dice", "buy_or_auction", "bid_or_pass", "finish_turn", "ask_rent", "in_jail", "want_pieces"}
Frame = dict[str, Any]


class Watching:
    """A game as the first seat sees it: one frame for each question put to it."""

    def __init__(self, table: Table) -> None:
        self._table, self._teller = table, Presenter(table)
        self._told = 0
        self.frames: list[Frame] = []

    def look(self) -> None:
        self._teller.refresh()
        events = self._table.events[self._told :]
        told = [(number, (number, event)) for number, event in enumerate(events, start=self._told)]
        self._told = len(self._table.events)
        frame = {
            "seq": self._told,
            "view": self._teller.view(),
            "due": self._teller.due(),
            "result": self._teller.result(LANGUAGE),
            "prompts": self._teller.prompts([0], LANGUAGE),
            "scene": self._teller.scene(LANGUAGE),
            "deals": self._teller.deals([0], LANGUAGE),
            "lines": self._teller.lines(told, LANGUAGE),
        }
        self.frames.append(msgspec.json.decode(encode(frame)))


def play(
    name: str, seats: int, seed: int, most: int, voluntary: tuple[str, ...] = (), options: dict[str, Any] | None = None
) -> list[Frame]:
    """Record a game of bots; of what the first seat may do of its own accord, only what is named."""
    table = Table(name, seats=NAMES[:seats], seed=seed, options=options or {})
    family = table.edition.family
    bots = [bot(bot_names(family)[-1], seed=seat, family=family) for seat in range(seats)]
    asking, watching = Asking(table), Watching(table)
    while (seat := asking.next()) is not None and len(watching.frames) < most:
        if seat == 0 and (table.prompt(0)["due"] or table.prompt_kind(0) in voluntary):
            watching.look()
        decision = ask(bots[seat], table, seat).decision
        if decision is not None:
            table.play(seat, decision)
    if table.due is None:
        watching.look()
    return watching.frames


def varied() -> list[Frame]:
    """Find a game in which the first seat is asked much of what can be asked."""
    for seed in range(200):
        frames = play("mandalorian", 4, seed, 130, ("answer_trade", "ask_rent"))
        if {prompt["kind"] for frame in frames for prompt in frame["prompts"]} >= VARIED:
            return frames
    raise SystemExit("no varied game in 200")


def debt() -> list[Frame]:
    """Find a moment in which the first seat owes more than it has."""
    for seed in range(200):
        frames = play("mandalorian", 3, seed, 400)
        for place, frame in enumerate(frames):
            if any(prompt["kind"] == "raise_cash" and prompt["due"] for prompt in frame["prompts"]):
                return frames[place : place + 3]
    raise SystemExit("no debt in 200 games")


def moments() -> dict[str, Frame]:
    """Find what only the richer boxes ask of the first seat, and the count at the end of a short game."""
    missions, short = {"missions": True}, {"variant": "short"}
    found = [
        *(asked("clone-wars", missions, kind) for kind in ("pick_token", "go_on_mission", "take_prize")),
        asked("episode-one", {}, "tax_or_share"),
        asked("clone-wars", short, "fine_or_stay"),
    ]
    ends = (play("clone-wars", 3, seed, 2000, options=short)[-1] for seed in range(50))
    found.append(
        next(("score", frame) for frame in ends if frame["result"] and frame["result"]["reason"] == "short.end")
    )
    return dict(found)


def asked(name: str, options: dict[str, Any], kind: str) -> tuple[str, Frame]:
    """Find a moment in which the first seat is asked this."""
    for seed in range(200):
        for frame in play(name, 3, seed, 60, options=options):
            if any(prompt["kind"] == kind for prompt in frame["prompts"]):
                return kind, {**frame, "lines": frame["lines"][-4:]}
    raise SystemExit(f"nobody is asked {kind} in 200 games")


def write(name: str, data: object) -> None:
    (FOLDER / f"{name}.json").write_bytes(encode(data) + b"\n")
    print(name)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write("editions", edition_list())
    for name in finished_ids():
        write(f"edition-{name}", board_of(name))
    write("game-mandalorian", varied())
    write("game-debt", debt())
    write("game-falcon", play("falcon", 4, 5, 60))
    write("moments", moments())
    missions = {"missions": True}
    write("summary-clone-wars", simulate("clone-wars", ["thrifty", "random"], 20_000, seed=1, options=missions).summary)
    write("summary-falcon", simulate("falcon", ["scout", "random"], 20_000, seed=1).summary)


if __name__ == "__main__":
    main()
