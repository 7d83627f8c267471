"""Load test: many games over real sockets at a given rate or flat out; prints latency, memory and CPU as JSON."""

import argparse
import asyncio
import itertools
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from bench.clients import Game, close_games, new_action, open_games
from bench.serving import TOP, process

WARM: Final = 3.0  # seconds before anything counts
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Measured:
    """What was measured in one window."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.counts = False
        self.acks: list[float] = []
        self.refused = 0
        self.over = 0


async def drive(game: Game, rate: float, measured: Measured) -> None:
    """Play a game, so many decisions a second; 0 waits for nothing but the answer."""
    next_at = time.perf_counter() + (random.random() / rate if rate else 0.0)  # noqa: S311 - spreads the games
    while not game.is_over:
        if rate:
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
            next_at += 1 / rate
        asked = await game.turn()
        if asked is None:
            break
        line, decision = asked
        sent = time.perf_counter()
        answer = await line.decide(new_action(), decision, line.seq)
        if measured.counts and answer.type == "ack":
            measured.acks.append(time.perf_counter() - sent)
        measured.refused += answer.type == "refused"
        while line.seq < answer.seq and answer.type == "ack" and not line.is_broken:
            line.news.clear()
            await line.news.wait()
    measured.over += 1


async def load(base: str, pid: int, games: int, seats: int, rate: float, seconds: float) -> dict[str, Any]:
    """Open the games, warm up, measure, and let everybody go."""
    began = time.perf_counter()
    tables = await open_games(base, games, seats)
    opening = time.perf_counter() - began
    measured = Measured()
    drivers = [asyncio.create_task(drive(game, rate, measured)) for game in tables]
    await asyncio.sleep(WARM)
    cpu, heard, own = cpu_seconds(pid), heard_by(tables), time.process_time()
    measured.counts = True
    await asyncio.sleep(seconds)
    measured.counts = False
    cpu, heard, own = cpu_seconds(pid) - cpu, heard_by(tables) - heard, time.process_time() - own
    for driver in drivers:
        driver.cancel()
    outcomes = await asyncio.gather(*drivers, return_exceptions=True)
    failed = [repr(one) for one in outcomes if isinstance(one, Exception)]
    found = report(measured, seconds, cpu)
    await close_games(tables)
    return {
        "games": games,
        "sockets": games * seats,
        "rate": rate,
        "open_s": round(opening, 1),
        **found,
        "sent_mb_s": round(heard / seconds / 1e6, 2),
        "client_cpu": round(own / seconds, 2),
        "failed": failed[:3],
        **memory_mb(pid),
    }


def report(measured: Measured, seconds: float, cpu: float) -> dict[str, Any]:
    """Sum a window up."""
    acks = sorted(measured.acks)
    marks = statistics.quantiles(acks, n=100) if len(acks) > 1 else [0.0] * 99
    ack_ms = {f"p{mark}": round(1000 * marks[mark - 1], 2) for mark in (50, 95, 99)}
    return {
        "decisions_per_s": round(len(acks) / seconds, 1),
        "ack_ms": {**ack_ms, "most": round(1000 * acks[-1], 2) if acks else 0},
        "refused": measured.refused,
        "over": measured.over,
        "cpu": round(cpu / seconds, 2),
        "cpu_ms_per_decision": round(1000 * cpu / max(1, len(acks)), 3),
    }


def heard_by(tables: list[Game]) -> int:
    """Count the bytes that came."""
    return sum(line.bytes for game in tables for line in game.lines)


def cpu_seconds(pid: int) -> float:
    """Give the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(pid: int) -> dict[str, float]:
    """Give a process's memory now and at its most."""
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines() if ":" in line)
    return {name: round(int(lines[entry].split()[0]) / 1024, 1) for name, entry in NAMES.items()}


NAMES: Final = {"rss_mb": "VmRSS", "peak_mb": "VmHWM"}


def main() -> int:
    """Measure each rate, of this checkout and of another one in turn."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rate", type=float, nargs="*", default=[1.0, 0.0], help="decisions a game and second; 0: all")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured")
    asked = parser.parse_args()
    sources = [TOP] if asked.against is None else [asked.against.resolve(), TOP]
    for rate, _, source in itertools.product(asked.rate, range(asked.rounds), sources):
        print(json.dumps({"source": str(source), **measure(source, asked, rate)}), flush=True)
    return 0


def measure(source: Path, asked: argparse.Namespace, rate: float) -> dict[str, Any]:
    """Measure the server of a checkout once."""
    with tempfile.TemporaryDirectory() as folder, process(Path(folder) / "games.sqlite3", source=source) as served:
        server, base = served
        seats = asked.sockets // asked.games
        return asyncio.run(load(base, server.pid, asked.games, seats, rate, asked.seconds))


if __name__ == "__main__":
    sys.exit(main())
