"""Mirrored games of two bots at real tables: any bot can play, and whatever it answers, the game goes on."""

import signal
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Final

from holotable.bots import any_bot
from holotable.bots.answering import answers
from holotable.bots.foreign import BUDGET
from holotable.core.errors import EditionError
from holotable.core.luck import SEED_LIMIT
from holotable.sim.scores import Score
from holotable.table import Table

PAIRS_AT_A_TIME: Final = 5  # what a worker is given; fixed, so that nothing depends on the number of workers
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
    """Play the pairs one after the other; what bots print is not mixed up with results."""
    score = Score()
    with redirect_stdout(sys.stderr):
        for pair in range(bout.first, bout.first + bout.pairs):
            score.add(sum(play_game(bout, pair, change, score) for change in (0, 1)))
    return score


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
    for done in range(0, bout.pairs, PAIRS_AT_A_TIME):
        yield replace(bout, first=bout.first + done, pairs=min(PAIRS_AT_A_TIME, bout.pairs - done))


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
