"""How soon a server is back: ``python -m bench.restart [--against FOLDER]``, with a thousand running games and a long one.

Of another checkout the same games are written and served by its own text, with the compiled rules of this one if it has
none; both take turns.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from bench.serving import TOP, process
from holotable.bots import bot
from holotable.editions import load_edition
from holotable.server.settings import Settings
from holotable.server.store.storage import Storage
from holotable.server.tables.game import Game, header_of, new_table
from holotable.server.tables.lobby import Lobby, Seat
from holotable.table import Table

GAMES: Final = 1000
DECISIONS: Final = 120  # of a running game
LONG: Final = 5000  # of the long one
TOUCHED: Final = 40
EDITION: Final = "clone-wars"
SEED: Final = bytes(range(32))


def names(number: int) -> str:
    """Give the id of a running game; number 0 is the long one."""
    return f"restart-{number:08}"


def write_games(path: Path) -> None:
    """Write a running game, a thousand copies of it, and a long one."""
    asyncio.run(_write(path))
    with contextlib.closing(sqlite3.connect(path)) as base:
        for table, column in (
            ("game", "id"),
            ("secret", "game"),
            ("head", "game"),
            ("record", "game"),
            ("snapshot", "game"),
        ):
            _multiply(base, table, column)
        base.commit()


def _multiply(base: sqlite3.Connection, table: str, column: str) -> None:
    columns = [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
    if not columns:
        return  # an older file has no snapshots
    first = f"SELECT {', '.join(columns)} FROM {table} WHERE {column} = ?"  # noqa: S608 - names of our own
    rows = [dict(zip(columns, row, strict=True)) for row in base.execute(first, (names(1),))]
    places = ", ".join("?" * len(columns))
    for number in range(2, GAMES + 1):
        copies = [tuple((row | {column: names(number)}).values()) for row in rows]
        base.executemany(f"INSERT INTO {table} VALUES ({places})", copies)  # noqa: S608 - names of our own


async def _write(path: Path) -> None:
    storage = Storage(path)
    for number, decisions in ((0, LONG), (1, DECISIONS)):
        seats = [Seat("person", "Mia"), Seat("person", "Ben")]
        lobby = Lobby(EDITION, load_edition(EDITION).chosen(None), "en", seats)
        game = names(number)
        await storage.make(game, msgspec.to_builtins(lobby), SEED, f"token-{number}", [0, 1])
        await storage.begin(game, header_of(new_table(lobby, SEED), SEED))
        kept = storage.load(game)
        assert kept is not None, "it has just been written"
        await _play(_game(kept, storage), decisions)
    storage.close()


def _game(kept: Any, storage: Storage) -> Game:
    """Open a game; checkouts differ in what that needs."""
    every = getattr(Settings(), "snapshot_every", None)
    return Game(kept, storage) if every is None else Game(kept, storage, every)  # type: ignore[call-arg]


async def _play(game: Game, decisions: int) -> None:
    """Let two bots begin, and then two people who cannot agree: offers and withdrawals cost nothing."""
    bots = [bot("thrifty", seed=seat) for seat in (0, 1)]
    while game.seq < decisions:
        seat, decision = _next(game.table, bots, game.seq)
        await game.play(game.attempt(seat, decision), "person")


def _next(table: Table, bots: list[Any], played: int) -> tuple[int, dict[str, Any]]:
    assert table.due is not None, "nobody wins so soon"
    seat = table.due.seats[0]
    prompt = table.prompt(seat)
    assert prompt is not None, "it is asked"
    withdrawals = [one for one in prompt["options"] if one["do"] == "withdraw_trade"]
    if played < DECISIONS // 2 or "trade" not in prompt["bounds"]:
        view = table.view(seat)
        return seat, bots[seat].decide(view, view["prompt"])
    goods = {"cash": 0, "deeds": [], "jail_cards": []}
    offer = {"do": "offer_trade", "to": 1 - seat, "give": {**goods, "cash": 1}, "want": {**goods, "cash": 2}}
    if withdrawals:
        return seat, withdrawals[0]
    if table.refusal(seat, offer) is not None:
        offer["want"] = {**goods, "deeds": [table.position()["seats"][1 - seat]["deeds"][0]]}
    return seat, offer


def measure(path: Path, source: Path) -> dict[str, float]:
    """Start a server on such a file; time it until it listens, and the first touch of games."""
    started = time.perf_counter()
    with process(path, 0, source) as (_, base):
        listening = time.perf_counter() - started
        touches = [_touch(base, number) for number in range(1, TOUCHED + 1)]
        long = _touch(base, 0)
    ordered = sorted(touches)
    return {
        "listening_s": listening,
        "first_touch_ms": statistics.median(ordered),
        "first_touch_most_ms": ordered[-1],
        "long_game_ms": long,
    }


def _touch(base: str, number: int) -> float:
    started = time.perf_counter()
    answer = httpx.get(f"{base}/api/tables/{names(number)}", timeout=60)
    assert answer.status_code == 200, answer.text
    return (time.perf_counter() - started) * 1000


def main() -> None:
    """Measure one checkout, or two in turns."""
    parser = argparse.ArgumentParser(prog="python -m bench.restart", description=__doc__)
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", type=Path, metavar="FILE", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.write is not None:
        write_games(asked.write)
        return
    trees = {"before": asked.against.resolve()} if asked.against else {}
    trees["after"] = TOP
    with tempfile.TemporaryDirectory() as folder:
        files = {name: _written(Path(folder) / f"{name}.sqlite3", tree) for name, tree in trees.items()}
        rounds: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
        for _ in range(asked.rounds):
            for name, tree in trees.items():
                rounds[name].append(measure(files[name], tree))
    for name, found in rounds.items():
        middle = {figure: round(statistics.median(one[figure] for one in found), 2) for figure in found[0]}
        print(json.dumps({"checkout": name, "games": GAMES, "long": LONG, **middle}))


def _written(path: Path, tree: Path) -> Path:
    """Write the games with the text of a checkout."""
    script = Path(__file__)
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    subprocess.run(
        [sys.executable, str(script), "--write", str(path)],
        check=True,
        env={**os.environ, "PYTHONPATH": paths},
        cwd=tree,
    )
    return path


if __name__ == "__main__":
    main()
