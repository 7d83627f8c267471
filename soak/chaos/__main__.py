"""Plays many games of chaos, in the process or over sockets; fails if anything was stuck, lost or told wrongly."""

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from soak.chaos.counting import DROPS, never_dropped, summed, table_of

TOP: Final = Path(__file__).resolve().parents[2]
ACTS_SHOWN: Final = (
    *("drop", "leave", "silence", "reload", "bot for", "go on without", "ask back", "vote", "take back", "return"),
    *("pause", "resume", "invite", "hold", "instruct", "speak", "restart", "rush"),
)
SHOWN_MOST: Final = 20  # findings
TOLD_EVERY: Final = 100  # games


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m soak.chaos", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="in the process, on a clock of their own (1000)")
    parser.add_argument("--sockets", type=int, help="instead so many of every family over real sockets, in real time")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; a game is the same again")
    parser.add_argument("--seed", type=int, default=1, help="other games")
    parser.add_argument("--minutes", type=float, default=60.0, help="then no more games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="a folder for the files of games in which something was found")
    asked = parser.parse_args()
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    if asked.sockets:
        from soak.chaos import sockets

        return 0 if report(sockets.play(asked.sockets, asked.seed), time.monotonic() - began) else 1
    results = list(played(asked))
    return 0 if report(results, time.monotonic() - began) else 1


def played(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Let workers play; give one game after the other, as they end."""
    workers = [_worker(asked, asked.first + number) for number in range(min(asked.workers, asked.games))]
    lines: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
    for worker in workers:
        threading.Thread(target=_read, args=(worker, lines), daemon=True).start()
    going, count = len(workers), 0
    while going:
        result = lines.get()
        if result is None:
            going -= 1
            continue
        count += 1
        if count % TOLD_EVERY == 0:
            print(f"{count} games", file=sys.stderr, flush=True)
        if result.get("findings"):
            print(f"game {result['number']}: {result['findings'][0]}", file=sys.stderr, flush=True)
        yield result


def _read(worker: "subprocess.Popen[str]", lines: "queue.SimpleQueue[dict[str, Any] | None]") -> None:
    """Hand on what a worker writes, and how it ends."""
    assert worker.stdout is not None, "it is a pipe"
    for line in worker.stdout:
        lines.put(json.loads(line))
    if worker.wait():
        lines.put({"broken": f"a worker ended with {worker.returncode}"})
    lines.put(None)


def _worker(asked: argparse.Namespace, first: int) -> "subprocess.Popen[str]":
    step = min(asked.workers, asked.games)
    numbers = [asked.seed, first, step, asked.first + asked.games]
    command = [sys.executable, "-m", "soak.chaos.worker", *map(str, numbers), str(asked.minutes * 60)]
    command += [] if asked.keep is None else [str(asked.keep)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}  # sets are read in the same order in every run
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=TOP, env=environment)


def report(results: Sequence[dict[str, Any]], seconds: float) -> bool:
    """Print what was played and what was found; tell whether all is well."""
    broken = [one["broken"] for one in results if "broken" in one]
    games = [one for one in results if "broken" not in one]
    ended, cells = Counter(one["ended"] for one in games), summed(games, "cells")
    print(f"{len(games)} games in {seconds:.0f} s, {len(games) / max(seconds, 0.1):.1f} a second: {dict(ended)}")
    sums = {name: sum(one[name] for one in games) for name in ("decisions", "records", "acks", "verified", "people")}
    print(f"{sums}, servers killed {sum(max(0, one['starts'] - 1) for one in games)}")
    print(f"own time {sum(one['seconds'] for one in games) / 3600:.0f} h; by {dict(summed(games, 'tallies'))}")
    _print_editions(games)
    well = _print_kinds(cells)
    for name, count in sorted(summed(games, "refusals").items(), key=lambda one: -one[1])[:40]:
        print(f"  refused {count:7} × {name}")
    found = [(one["number"], says) for one in games for says in one["findings"]]
    for number, says in found[:SHOWN_MOST]:
        print(f"game {number}: {says}")
    print("\n".join(broken) or f"{len(found)} findings in {len({number for number, _ in found})} games")
    return well and not found and not broken


def _print_editions(games: Sequence[dict[str, Any]]) -> None:
    rows = Counter((one["edition"], one["variant"], one["ended"]) for one in games)
    for edition, variant in sorted({(one["edition"], one["variant"]) for one in games}):
        ends = {end: count for (e, v, end), count in rows.items() if (e, v) == (edition, variant)}
        print(f"  {edition:13}{variant or '-':16}{sum(ends.values()):6}  {ends}")
    print(
        f"  paces {dict(Counter(one['pace'] for one in games))}, begun {dict(Counter(one['begins'] for one in games))}"
    )


def _print_kinds(cells: Counter[str]) -> bool:
    """Print the table of questions; tell whether somebody dropped at each that came up."""
    from holotable.families import FAMILIES, family

    for name in sorted(FAMILIES):
        kinds = list(family(name).prompts)
        print("\n".join(table_of(cells, kinds, ACTS_SHOWN)))
        unmet = [kind for kind in kinds if not cells[f"{kind}/asked"]]
        print(f"  {name}: never asked {unmet}, never dropped at {never_dropped(cells, kinds)}")
    every = [kind for name in FAMILIES for kind in family(name).prompts]
    print(f"dropped {sum(cells[f'{kind}/{act}'] for kind in every for act in DROPS)} times")
    return not never_dropped(cells, every)


if __name__ == "__main__":
    sys.exit(main())
