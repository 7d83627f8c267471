"""Kills the server repeatedly while many tables play; no acknowledged decision may be lost or played twice."""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from bench.clients import EDITIONS, Game, Heard, Line, new_action
from bench.serving import process
from holotable.server.store.storage import Storage

SEATINGS: Final = ((4, 0), (2, 2), (1, 2), (3, 0))  # people and bots
REIGN: Final = (0.1, 3.0)  # seconds of play between a start and a kill
FIRST: Final = 5.0  # seconds more for the first tables to be made
AGAIN, HALF = 0.1, 0.5  # how often something is sent again
BROKEN: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)

Key = tuple[str, int, str]  # table, seat, action id


@dataclass
class Ledger:
    """What the server has promised, and what the clients saw go wrong."""

    kept: dict[Key, tuple[int, dict[str, Any]]] = field(default_factory=dict)  # the number and the decision
    refused: int = 0
    resent: int = 0
    unanswered: int = 0
    wrong: list[str] = field(default_factory=list)

    def note(self, key: Key, seq: int, decision: dict[str, Any]) -> None:
        """Write a promise down; another promise for the same action is wrong."""
        before = self.kept.setdefault(key, (seq, decision))
        if before[0] != seq:
            self.wrong.append(f"{key}: acknowledged as {before[0]} and as {seq}")

    def note_again(self, key: Key, answer: Heard) -> None:
        """Compare the answer to an action that was acknowledged before."""
        if (answer.type, answer.seq) != ("ack", self.kept[key][0]):
            self.wrong.append(f"{key}: acknowledged as {self.kept[key][0]}, then {answer.type} {answer.seq}")


class SurvivingGame:
    """One game that is played on through every kill; at its end another begins."""

    def __init__(self, base: str, number: int, ledger: Ledger, lot: random.Random) -> None:
        """Choose the edition and the seats."""
        self._base, self._number, self._ledger, self._lot = base, number, ledger, lot
        self._people, self._bots = SEATINGS[number % len(SEATINGS)]
        self._waiting: dict[int, tuple[str, dict[str, Any], int]] = {}  # sent, and never answered
        self._game: Game | None = None

    async def play(self) -> None:
        """Play until cancelled, whatever breaks."""
        while True:
            with contextlib.suppress(*BROKEN):
                game = await self._sit()
                await self._send_again(game)
                await self._play_on(game)
                self._game = None
                await game.close()
            await asyncio.sleep(self._lot.uniform(0.02, 0.2))

    async def _sit(self) -> Game:
        if self._game is not None:
            await self._game.close()
            await self._game.connect()
            return self._game
        self._waiting.clear()
        game = Game(self._base, EDITIONS[self._number % len(EDITIONS)], self._lot)
        async with httpx.AsyncClient(timeout=10) as http:
            await game.open(http, self._people, self._bots)
        self._game = game
        return game

    async def _send_again(self, game: Game) -> None:
        """Send again half of the decisions that were under way when the connection broke."""
        waiting, self._waiting = self._waiting, {}
        for seat, (action, decision, seen) in waiting.items():
            self._ledger.unanswered += 1
            if self._lot.random() < HALF:
                self._ledger.resent += 1
                await self._decide(game, game.lines[seat], (action, decision, seen))

    async def _play_on(self, game: Game) -> None:
        while (asked := await game.turn()) is not None:
            line, decision = asked
            await self._decide(game, line, (new_action(), decision, line.seq))

    async def _decide(self, game: Game, line: Line, said: tuple[str, dict[str, Any], int]) -> None:
        """Send a decision, now and then twice, and write each answer down."""
        action, decision, seen = said
        self._waiting[line.seat] = said
        answer = await line.decide(action, decision, seen)
        if answer.type == "ack":
            key = (game.table, line.seat, action)
            self._ledger.note(key, answer.seq, decision)
            if self._lot.random() < AGAIN:
                self._ledger.note_again(key, await line.decide(action, decision, seen))
        del self._waiting[line.seat]
        self._ledger.refused += answer.type == "refused"
        while answer.type == "ack" and line.seq < answer.seq and not line.is_broken:
            line.news.clear()
            await line.news.wait()

    async def ask_again(self) -> int:
        """Send every acknowledged action of the present game once more; give the number of other answers."""
        if self._game is None:
            return 0
        game = await self._sit()
        others = 0
        for (table, seat, action), (seq, decision) in list(self._ledger.kept.items()):
            if table == game.table:
                answer = await game.lines[seat].decide(action, decision, 0)
                others += (answer.type, answer.seq) != ("ack", seq)
        await game.close()
        return others


async def reign_and_kill(
    games: Path, port: int, sittings: Callable[[str], list[SurvivingGame]], kills: int
) -> dict[str, Any]:
    """Start and kill; at last start once more and ask for every answer again."""
    tasks: list[asyncio.Task[None]] = []
    players: list[SurvivingGame] = []
    lot = random.Random(kills)  # noqa: S311 - when to kill
    for number in range(kills + 1):
        with contextlib.ExitStack() as stack:
            server, base = await asyncio.to_thread(stack.enter_context, process(games, port))
            port = int(base.rpartition(":")[2])
            if number == 0:
                players = sittings(base)
                tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(lot.uniform(*REIGN) + (FIRST if number == 0 else 0.0))
            if number < kills:
                server.send_signal(signal.SIGKILL)
                continue
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            broken = [repr(end) for end in ends if isinstance(end, Exception)]
            others = sum(await asyncio.gather(*(player.ask_again() for player in players)))
    return {"other_answers": others, "broken_clients": broken}


def check(games: Path, ledger: Ledger) -> dict[str, Any]:
    """Compare the promises with the file."""
    with contextlib.closing(sqlite3.connect(games)) as file:
        (sound,) = file.execute("PRAGMA integrity_check").fetchone()
        tables = [table for (table,) in file.execute("SELECT id FROM game WHERE header IS NOT NULL")]
    storage = Storage(games)
    rows: dict[Key, tuple[int, Any]] = {}
    times: Counter[Key] = Counter()
    for table in tables:
        kept = storage.load(table)  # refuses gaps and broken chains
        assert kept is not None, "it was listed"
        for record in kept.records:
            if record.action is not None:
                rows[table, record.seat, record.action] = (record.seq, record.decision)
                times[table, record.seat, record.action] += 1
    storage.close()
    return {
        "integrity": sound,
        "tables": len(tables),
        "kept": len(rows),
        "lost": sum(key not in rows for key in ledger.kept),
        "changed": sum(key in rows and rows[key][0] != seq for key, (seq, _) in ledger.kept.items()),
        "doubled": sum(count > 1 for count in times.values()),
    }


def run(kills: int, tables: int, games: Path) -> dict[str, Any]:
    """Play and kill; give what was found."""
    ledger = Ledger()
    began = time.monotonic()

    def sittings(base: str) -> list[SurvivingGame]:
        return [SurvivingGame(base, number, ledger, random.Random(number)) for number in range(tables)]  # noqa: S311 - draws moves

    found = asyncio.run(reign_and_kill(games, 0, sittings, kills))
    return {
        "kills": kills,
        "acknowledged": len(ledger.kept),
        **check(games, ledger),
        **found,
        "wrong": ledger.wrong[:5],
        "refused": ledger.refused,
        "unanswered": ledger.unanswered,
        "resent": ledger.resent,
        "seconds": round(time.monotonic() - began, 1),
    }


def is_clean(found: dict[str, Any]) -> bool:
    """Tell whether every promise was held."""
    counts = ("lost", "changed", "doubled", "other_answers")
    return found["integrity"] == "ok" and not any(found[count] for count in counts) and not found["wrong"]


def main() -> int:
    """Kill, report, and fail if any promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m soak.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=24)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(asked.kills, asked.tables, Path(folder) / "games.sqlite3")
    print(json.dumps(found))
    return 0 if is_clean(found) else 1


if __name__ == "__main__":
    sys.exit(main())
