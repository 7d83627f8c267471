"""Runs a job on all cores: blocks are handed out and returned in the order of their games."""

import contextlib
import os
import signal
import sys
import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import current_process, get_context
from typing import Any, Final, Protocol

from holotable.bots.elsewhere import SCRIPT, is_found_elsewhere
from holotable.bots.external import is_anywhere
from holotable.core.checks import is_between
from holotable.core.errors import HolotableError
from holotable.sim.run.blocks import Block
from holotable.sim.run.job import Job
from holotable.sim.run.workers import Worker, block_size, is_unlocked, worker_of

WORKERS_MOST: Final = 1024
PATIENCE: Final = 0.2  # seconds until the keyboard is looked at again
AHEAD: Final = 2  # blocks that wait for every worker
DIED: Final = (
    "a worker process died; try fewer workers, and in a script of your own call simulate() under "
    "'if __name__ == \"__main__\":'"
)

Progress = Callable[[int], None]  # takes the number of games that are done


class Team(Protocol):
    """Workers that take blocks and give them back played."""

    size: int

    def submit(self, first: int, games: int) -> "Future[Block]":
        """Hand out a block."""

    def close(self) -> None:
        """Send the workers home."""


class PooledTeam:
    """A pool of workers: threads for compiled play, processes for Python bots and tallies."""

    def __init__(self, job: Job, workers: int) -> None:
        """Call the workers; a bot or tally that only this process has leaves a single one."""
        self.size = workers if is_unlocked(job) or is_portable(job) else 1
        warn_of_loners(job.bots, workers)
        self._pool = pool_of(job, self.size)

    def submit(self, first: int, games: int) -> Future[Block]:
        """Hand out a block."""
        return self._pool.submit(play_here, first, games)

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def pool_of(job: Job, workers: int) -> Executor:
    """Make the pool that suits a job."""
    if is_unlocked(job):
        return ThreadPoolExecutor(workers, initializer=_begin_thread, initargs=(job,))
    if workers == 1:
        return InlineTeam(job)
    if getattr(current_process(), "_inheriting", False):  # a worker reads the script that called it
        raise SystemExit(1)  # the caller reports the reason
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin_process, initargs=(job,))


class InlineTeam(Executor):
    """Plays in the calling thread, where a slow bot can be interrupted."""

    def __init__(self, job: Job) -> None:
        """Lay the table."""
        self._worker = worker_of(job)

    def submit(self, play: Callable[..., Any], /, *block: Any, **_: Any) -> Future[Any]:
        """Play a block at once."""
        _here.worker = self._worker
        done: Future[Any] = Future()
        done.set_result(play(*block))
        return done


def is_portable(job: Job) -> bool:
    """Tell whether another process can find the bots and tallies: what is typed into a console lives only there."""
    return all(map(is_anywhere, job.bots)) and all(map(_is_tally_portable, job.tallies))


def _is_tally_portable(tally: type) -> bool:
    where, name = tally.__module__, tally.__qualname__
    return "<" not in name and (where != SCRIPT or is_found_elsewhere(tally, where, name))


def warn_of_loners(bots: Sequence[str], workers: int) -> None:
    """Say that one worker plays where several were to, and why."""
    lone = [bot for bot in bots if not is_anywhere(bot)]
    if lone and workers > 1:
        advice = "for more, keep its class in a module, or in a script that plays under 'if __name__ == \"__main__\":'"
        warnings.warn(f"{lone[0]} is known to this process alone, so one worker plays; {advice}", stacklevel=2)


_here = threading.local()


def _begin_thread(job: Job) -> None:
    _here.worker = worker_of(job)


def _begin_process(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the process that hands out blocks handles Ctrl-C
    sys.stdout = sys.stderr  # what bots print is not mixed up with results
    _begin_thread(job)


def play_here(first: int, games: int) -> Block:
    """Play a block with this thread's own worker."""
    worker: Worker = _here.worker
    return worker.play(first, games)


def check_workers(workers: object) -> int:
    """Give a number of workers back, by default one for each core, or refuse what is none."""
    if workers is None:
        return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    if not is_between(workers, 1, WORKERS_MOST):
        raise HolotableError(f"the number of workers is a whole number from 1 to {WORKERS_MOST}, not {workers!r}")
    return int(workers)


@dataclass(slots=True)
class Stop:
    """Whether somebody has pressed Ctrl-C."""

    asked: bool = False


@contextlib.contextmanager
def control_c() -> Iterator[Stop]:
    """Let the first Ctrl-C ask for a stop, wherever the program is just then; the second one ends it at once."""
    stop = Stop()
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield stop
        return

    def ask(_number: int, _frame: object) -> None:
        stop.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


class Run:
    """A job under way: iterate over its blocks, in the order of their games.

    Once a stop is asked for, what was begun is still played and given.
    """

    def __init__(self, job: Job, team: Team, stop: Stop) -> None:
        """Get ready."""
        self._job = job
        self._team = team
        self._stop = stop
        self._size = block_size(job, team.size)
        self._next = 0
        self._waiting: deque[Future[Block]] = deque()

    def __iter__(self) -> Iterator[Block]:
        """Give block after block; memory does not grow with the number of games."""
        try:
            self._hand_out()
            while self._waiting:
                block = self._await(self._waiting.popleft())
                if block is None:
                    break
                self._hand_out()
                yield block
        finally:
            self._team.close()

    def _hand_out(self) -> None:
        while not self._stop.asked and self._next < self._job.games and len(self._waiting) < AHEAD * self._team.size:
            games = min(self._size, self._job.games - self._next)
            self._waiting.append(self._team.submit(self._next, games))
            self._next += games

    def _await(self, future: "Future[Block]") -> Block | None:
        """Wait for a block; once stopped, one that nobody has begun is not waited for."""
        while True:
            try:
                if self._stop.asked and future.cancel():
                    return None
                return future.result(PATIENCE)
            except NotYet:
                continue
            except KeyboardInterrupt:
                if self._stop.asked:
                    raise
                self._stop.asked = True
            except BrokenProcessPool as problem:
                raise HolotableError(f"{DIED} ({problem})") from problem
