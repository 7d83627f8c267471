"""Plays mirrored games of two bots: each pair has the same luck with the seats swapped."""

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
from holotable.bots.budget import kept_alarm
from holotable.bots.external import BUDGET
from holotable.core.errors import EditionError
from holotable.core.luck import SEED_LIMIT
from holotable.editions import load_edition
from holotable.sim.run.job import Job
from holotable.sim.run.workers import CompiledWorker
from holotable.sim.tournament.scores import Score
from holotable.stats.game_stats import GAME_ROW, ROW_SEATS, ROW_WINNER, SEAT_RANK, STATS_SEATS
from holotable.table import Table
from holotable.table.playouts import STEPS_MOST

PAIRS_AT_A_TIME: Final = 5  # what a worker is given; fixed, so that nothing depends on the number of workers
COMPILED_AT_A_TIME: Final = 1000  # the same of built-in bots
DECISIONS_MOST: Final = 20_000  # of a game; beyond that it is given up
SEATS_MOST: Final = 16  # no two bots of a pair of games begin with the same seed


@dataclass(frozen=True, slots=True)
class MirroredMatch:
    """Pairs of games of two bots: all that a worker must know."""

    edition: str
    options: Mapping[str, object]
    seats: int
    seed: int
    bots: tuple[str, str]
    first: int  # the number of the first pair, which is its luck
    pairs: int


def play_mirrored(mirrored: MirroredMatch) -> Score:
    """Play the pairs one after the other."""
    if is_compiled(mirrored):
        return play_compiled(mirrored)
    score = Score()
    with redirect_stdout(sys.stderr), kept_alarm():  # what bots print is not mixed up with results
        for pair in range(mirrored.first, mirrored.first + mirrored.pairs):
            score.add(sum(play_game(mirrored, pair, change, score) for change in (0, 1)))
    return score


def is_compiled(mirrored: MirroredMatch) -> bool:
    """Tell whether two built-in bots meet: they play in the compiled loop."""
    return not any(is_foreign(name) for name in mirrored.bots)


def play_compiled(mirrored: MirroredMatch) -> Score:
    """Play the pairs in the compiled loop: all with the first bot on the first seat, then all with seats changed."""
    straight, changed = (first_points(mirrored, change) for change in (0, 1))
    score = Score()
    for one, other in zip(straight, changed, strict=True):
        score.add(one + other)
    return score


def first_points(mirrored: MirroredMatch, change: int) -> list[float]:
    """Give the points of the first bot in every game; a game is one row of the watch."""
    player = [(seat + change) % 2 for seat in range(mirrored.seats)]
    names = tuple(mirrored.bots[one] for one in player)
    edition = load_edition(mirrored.edition).reference
    job = Job(
        edition, mirrored.options, names, mirrored.pairs, mirrored.seed, rotates=False, rows=True, limit=STEPS_MOST
    )
    rows = CompiledWorker(job).play(mirrored.first, mirrored.pairs).rows
    return [_points(rows[base : base + GAME_ROW], player) for base in range(0, len(rows), GAME_ROW)]


def _points(row: "array[int]", player: list[int]) -> float:
    """Share the point of a game among its winners; a game without one was given up."""
    if row[ROW_WINNER] == 0:
        return 0.5
    ranks = row[ROW_SEATS + SEAT_RANK * STATS_SEATS :][: len(player)]
    winners = [one for one, rank in zip(player, ranks, strict=True) if rank == 1]
    return winners.count(0) / len(winners)


def play_game(mirrored: MirroredMatch, pair: int, change: int, score: Score) -> float:
    """Play a game of a pair; the bots sit in turns, with their seats changed or not. Give the first bot's points."""
    seed = (mirrored.seed + pair) % SEED_LIMIT
    table = Table(mirrored.edition, mirrored.seats, seed=seed, options=mirrored.options)
    player = [(seat + change) % 2 for seat in range(mirrored.seats)]
    bots = [
        any_bot(
            mirrored.bots[player[seat]],
            seed=(seed * SEATS_MOST + seat) % SEED_LIMIT,
            family=table.edition.family,
            edition=mirrored.edition,
            budget=BUDGET,
        )
        for seat in range(mirrored.seats)
    ]
    for seat, answer in answers(table, bots, DECISIONS_MOST):
        if answer.problem:
            score.add_fault(player[seat], answer.problem)
    if table.result is None:
        return 0.5
    winners = table.result.winners
    return sum(player[seat] == 0 for seat in winners) / len(winners)


def cut(mirrored: MirroredMatch) -> Iterator[MirroredMatch]:
    """Cut a bout into parts for workers."""
    size = COMPILED_AT_A_TIME if is_compiled(mirrored) else PAIRS_AT_A_TIME
    for done in range(0, mirrored.pairs, size):
        yield replace(mirrored, first=mirrored.first + done, pairs=min(size, mirrored.pairs - done))


class MatchPool:
    """Plays matches in this process or in several; the scores are the same."""

    def __init__(self, workers: int) -> None:
        """Start the workers; a single one needs no extra process."""
        self._pool = (
            ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
            if workers > 1
            else None
        )

    def play(self, mirrored: MirroredMatch) -> Score:
        """Play a bout."""
        score = Score()
        try:
            for part in (self._pool.map if self._pool else map)(play_mirrored, cut(mirrored)):
                score.merge(part)
        except BrokenProcessPool as problem:
            names = " and ".join(mirrored.bots)
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
    """Ignore Ctrl-C in workers; the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
