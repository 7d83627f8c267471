"""Write down what others rely on: ``python -m tests.surface.record``. Say in the commit why it changed.

Public names and their parameters, what the commands print, what the server answers and sends, the shape of its file.
Whatever is longer than a screen is kept as a fingerprint.
"""

import contextlib
import hashlib
import inspect
import io
import json
import os
import re
import shlex
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unittest import mock

import holotable
import holotable.bots
import holotable.editions
import holotable.sim
import holotable.table
from holotable import Table
from holotable.cli.app import run
from tests.kept.record import GAMES
from tests.support.serving import Player, get, open_table, serving, token_of

FILE: Final = Path(__file__).with_name("surface.json")
TOP: Final = Path(__file__).resolve().parents[2]
SCREEN: Final = 3000  # characters
DECISIONS: Final = 40  # of every kind of game at a server
MODULES: Final = (holotable, holotable.bots, holotable.editions, holotable.sim, holotable.table)
EDITIONS: Final = ("boba-fett", "clone-wars", "mandalorian", "episode-one", "falcon")
RECORDS: Final = (
    "SELECT seq, seat, made_by, action, decision, outcomes, state FROM record"  # no times nor what has them
)
COMMANDS: Final = (
    "play",
    "serve",
    "backup",
    "games",
    "terminal",
    "simulate",
    "tournament",
    "editions",
    "check",
    "check-bot",
    "options",
)
LINES: Final = (
    "",
    *(f"{command} --help" for command in (*COMMANDS, "rules", "replay", "bench")),
    "editions",
    *(f"options {edition}" for edition in EDITIONS),
    *(f"check {edition}" for edition in EDITIONS),
    *(f"rules {edition} --language {language}" for edition in EDITIONS for language in ("en", "de")),
    "rules clone-wars --search jail --language en",
    "rules clone-wars --row CW-JAIL-01 --language de",
    *(f"simulate {edition} -n 40 --seed 3 --workers 1 --language en" for edition in EDITIONS),
    *(f"simulate {edition} -n 40 --seed 3 --workers 1 --json" for edition in EDITIONS),
    "simulate clone-wars -n 40 --seed 3 --workers 1 --bots thrifty,random --option missions=true --language de",
    "simulate falcon -n 40 --seed 3 --workers 1 --bots scout,random --language de",
    "tournament falcon -n 20 --seed 1 --workers 1 --bots scout,random --language en",
    "tournament mandalorian -n 20 --seed 1 --workers 1 --bots thrifty,random --json",
    *(f"replay tests/kept/rules-1/{name}.jsonl --language {language}" for name in GAMES for language in ("en", "de")),
    "simulate",
    "simulate hoth",
    "simulate falcon --bots thrifty",
    "simulate falcon --bots scot",
    "simulate clone-wars --option mission=true",
    "simulate clone-wars --option missions=perhaps",
    "simulate falcon --seats 9",
    "simulate falcon -n 0",
    "options hoth",
    "rules hoth",
    "check nothing.toml",
    "check-bot no.module:Bot",
    "terminal clone-war",
    "terminal falcon --seats Mia",
    "replay nothing.jsonl",
    "hoth",
    "rules falcon --language fr",
)


def surface() -> dict[str, object]:
    """Give everything that is written down, by what it is."""
    return {
        "names": {module.__name__: sorted(module.__all__) for module in MODULES},
        "parameters": {name: parameters(member) for name, member in inspect.getmembers(Table) if name[0] != "_"}
        | {"Table": parameters(Table), **{name: parameters(getattr(holotable, name)) for name in functions()}},
        "commands": {line: command(line) for line in LINES},
        "protocol": brief((TOP / "docs" / "protocol.schema.json").read_text(encoding="utf-8")),
        "types": brief((TOP / "web" / "src" / "protocol.ts").read_text(encoding="utf-8").partition("\n")[2]),
        **at_a_server(),
    }


def functions() -> list[str]:
    return [name for name in holotable.__all__ if inspect.isroutine(getattr(holotable, name))]


def parameters(member: object) -> str:
    """Give the parameters of something that can be called, without their types."""
    if not isinstance(member, Callable):
        return "property"
    found = inspect.signature(member).parameters.values()
    return str(inspect.Signature([one.replace(annotation=inspect.Parameter.empty) for one in found]))


def brief(text: str) -> str:
    """Keep a screenful as it is, and more as a fingerprint."""
    if len(text) <= SCREEN:
        return text
    return f"{len(text)} characters, {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def command(line: str) -> dict[str, object]:
    """Run a command as its user would, and give what it prints and its exit code."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    surroundings = {"COLUMNS": "100", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    with (
        mock.patch.dict(os.environ, surroundings),
        contextlib.chdir(TOP),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = run(shlex.split(line))
    told, complained = (brief(steady(stream.buffer.getvalue().decode())) for stream in (out, err))
    return {"out": told, "err": complained, "code": code}


def steady(text: str) -> str:
    """Take out what differs from run to run and from machine to machine."""
    text = re.sub(r'"(seconds|games_per_s|machine|build|workers|cores)": ("[^"]*"|[\d.]+)', r'"\1": …', text)
    return re.sub(r"[\d,.]+ (s\b|seconds|games/s|games a second|Spiele/s)", r"… \1", text)


def at_a_server() -> dict[str, object]:
    """Give the answers, messages and tables of a real server that plays one game of each kind."""
    with tempfile.TemporaryDirectory() as folder, serving(file := Path(folder) / "games.sqlite3") as base:
        answers = {path: brief(get(f"{base}{path}").text) for path in ("/api/editions", "/api/nothing", "/healthz")}
        answers |= {f"/api/editions/{one}": brief(get(f"{base}/api/editions/{one}").text) for one in EDITIONS}
        messages = {name: brief(played(base, name)) for name in GAMES}
        with contextlib.closing(sqlite3.connect(file)) as kept:
            tables = [row[0] for row in kept.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY name")]
            records = sorted(map(str, kept.execute(RECORDS)))
    return {"answers": answers, "messages": messages, "file": tables, "records": brief("\n".join(records))}


def played(base: str, name: str) -> str:
    """Play the beginning of a game at a shared screen; give everything that was heard, without its random names."""
    edition, options = GAMES[name]
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
    opened = open_table(base, edition, seats, options=options)
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        for _ in range(DECISIONS):
            if (prompt := mia.due()) is None:
                break
            answer = mia.decide(prompt["seat"], busy(prompt), action=f"a{mia.seq:04}")
            while answer["type"] == "ack" and mia.seq < answer["seq"]:
                mia.hear("events", "state")
        heard = "\n".join(mia.heard)
    for secret in (opened["table"], token_of(opened)):
        heard = heard.replace(secret, "…")
    return re.sub(r'"(at|made|now|clock_at)":\d+', r'"\1":…', heard)


def busy(prompt: dict) -> dict:
    """Give the option that is decided: another one whenever the same question comes again."""
    options = [one["decision"] for one in prompt["options"] if one["decision"]["do"] not in ("resign", "bid")]
    return options[len(json.dumps(options)) % len(options)]


if __name__ == "__main__":
    FILE.write_text(json.dumps(surface(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
