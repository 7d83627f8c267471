"""Mirrored games of two bots at real tables: any bot can play, and whatever it answers, the game goes on."""

import signal
import sys
from array import array
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Final

from holotable.bots import any_bot, is_foreign
from holotable.bots.answers import answers
from holotable.bots.external import BUDGET
from holotable.core.errors import EditionError
from holotable.core.luck import SEED_LIMIT
from holotable.editions import load_edition
from holotable.sim.run.job import Job
from holotable.sim.run.workers import CompiledWorker
from holotable.sim.tournament.scores import Score
from holotable.stats.game_stats import COURSE_SEATS, GAME_ROW, ROW_SEATS, ROW_WINNER, SEAT_RANK
from holotable.table import Table
from holotable.table.playouts import STEPS_MOST

PAIRS_AT_A_TIME: Final = 5  # what a worker is given; fixed, so that nothing depends on the number of workers
COMPILED_AT_A_TIME: Final = 1000  # the same of built-in bots
DECISIONS_MOST: Final = 20_000  # of a game; beyond that it is given up
SEATS_MOST: Final = 16  # no two bots of a pair of games begin with the same seed


@dataclass(frozen=True, slots=True)
class Bout:
    """Pairs of games of two bots: all that a worker must know."""

    edition: str
    options: Mapping[str, object]
    seats: int
    seed: int
    bots: tuple[str, str]
    first: int  # the number of the first pair, which is its luck
    pairs: int


def play_bout(bout: Bout) -> Score:
    """Play the pairs one after the other."""
    if is_compiled(bout):
        return play_compiled(bout)
    score = Score()
    with redirect_stdout(sys.stderr):  # what bots print is not mixed up with results
        for pair in range(bout.first, bout.first + bout.pairs):
            score.add(sum(play_game(bout, pair, change, score) for change in (0, 1)))
    return score


def is_compiled(bout: Bout) -> bool:
    """Tell whether two built-in bots meet: they play in the compiled loop."""
    return not any(is_foreign(name) for name in bout.bots)


def play_compiled(bout: Bout) -> Score:
    """Play the pairs in the compiled loop: all with the first bot on the first seat, then all with seats changed."""
    straight, changed = (first_points(bout, change) for change in (0, 1))
    score = Score()
    for one, other in zip(straight, changed, strict=True):
        score.add(one + other)
    return score


def first_points(bout: Bout, change: int) -> list[float]:
    """Give the points of the first bot in every game; a game is one row of the watch."""
    player = [(seat + change) % 2 for seat in range(bout.seats)]
    names = tuple(bout.bots[one] for one in player)
    edition = load_edition(bout.edition).reference
    job = Job(edition, bout.options, names, bout.pairs, bout.seed, rotates=False, rows=True, limit=STEPS_MOST)
    rows = CompiledWorker(job).play(bout.first, bout.pairs).rows
    return [_points(rows[base : base + GAME_ROW], player) for base in range(0, len(rows), GAME_ROW)]


def _points(row: "array[int]", player: list[int]) -> float:
    """Share the point of a game among its winners; a game without one was given up."""
    if row[ROW_WINNER] == 0:
        return 0.5
    ranks = row[ROW_SEATS + SEAT_RANK * COURSE_SEATS :][: len(player)]
    winners = [one for one, rank in zip(player, ranks, strict=True) if rank == 1]
    return winners.count(0) / len(winners)


def play_game(bout: Bout, pair: int, change: int, score: Score) -> float:
    """Play a game of a pair; the bots sit in turns, with their seats changed or not. Give the first bot's points."""
    seed = (bout.seed + pair) % SEED_LIMIT
    table = Table(bout.edition, bout.seats, seed=seed, options=bout.options)
    player = [(seat + change) % 2 for seat in range(bout.seats)]
    bots = [
        any_bot(
            bout.bots[player[seat]],
            seed=(seed * SEATS_MOST + seat) % SEED_LIMIT,
            family=table.edition.family,
            edition=bout.edition,
            budget=BUDGET,
        )
        for seat in range(bout.seats)
    ]
    for seat, answer in answers(table, bots, DECISIONS_MOST):
        if answer.problem:
            score.add_fault(player[seat], answer.problem)
    if table.result is None:
        return 0.5
    winners = table.result.winners
    return sum(player[seat] == 0 for seat in winners) / len(winners)


def cut(bout: Bout) -> Iterator[Bout]:
    """Cut a bout into parts for workers."""
    size = COMPILED_AT_A_TIME if is_compiled(bout) else PAIRS_AT_A_TIME
    for done in range(0, bout.pairs, size):
        yield replace(bout, first=bout.first + done, pairs=min(size, bout.pairs - done))


class Hall:
    """Where bouts are played: here, or by several processes; the scores are the same."""

    def __init__(self, workers: int) -> None:
        """Open the hall; a single worker needs no process of its own."""
        self._pool = (
            ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
            if workers > 1
            else None
        )

    def play(self, bout: Bout) -> Score:
        """Play a bout."""
        score = Score()
        try:
            for part in (self._pool.map if self._pool else map)(play_bout, cut(bout)):
                score.merge(part)
        except BrokenProcessPool as problem:
            names = " and ".join(bout.bots)
            raise EditionError(f"a worker has died while {names} played; one of them ends its process") from problem
        return score

    def close(self) -> None:
        """Send the workers home, even from the middle of a game."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that a person looks at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
