"""Threads in which bots think; a bot that never returns blocks only its own thread, which is replaced."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

LOST_MOST: Final = 32  # lost threads that are replaced; beyond that they are not

T = TypeVar("T")


class BotThreads:
    """A few threads. One that is overdue is replaced, and ends if it ever comes back."""

    def __init__(self, count: int) -> None:
        """Start the threads."""
        self._jobs: queue.SimpleQueue[_Job[Any]] = queue.SimpleQueue()
        self._lost = 0
        for _ in range(count):
            self._hire()

    def _hire(self) -> None:
        threading.Thread(target=self._work, name="holotable-bot", daemon=True).start()

    def _work(self) -> None:
        while self._jobs.get().do():
            pass
        self._lost -= 1

    async def think(self, work: Callable[[], T], budget: float) -> T:
        """Run work in a thread and give its result within ``budget`` seconds, or raise ``TimeoutError``."""
        job = _Job(work)
        self._jobs.put(job)
        try:
            async with asyncio.timeout(budget):
                return await job.answer
        except TimeoutError:
            if job.give_up() and self._lost < LOST_MOST:
                self._lost += 1
                self._hire()
            raise


class _Job(Generic[T]):
    """Something to think about, and who waits for the answer."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work = work
        self._lock = threading.Lock()
        self._is_begun = self._is_given_up = False

    def do(self) -> bool:
        """Think; tell whether the thread is still wanted."""
        with self._lock:
            if self._is_given_up:
                return True
            self._is_begun = True
        try:
            settle = self._settle(self._work())
        except BaseException as problem:  # noqa: BLE001 - whoever waits is told
            settle = self._fail(problem)
        with contextlib.suppress(RuntimeError):  # the server has stopped and nobody waits
            self.answer.get_loop().call_soon_threadsafe(settle)
        with self._lock:
            return not self._is_given_up

    def give_up(self) -> bool:
        """Wait no longer; tell whether a thread is lost with it."""
        with self._lock:
            self._is_given_up = True
            return self._is_begun

    def _settle(self, result: T) -> Callable[[], None]:
        return lambda: None if self.answer.done() else self.answer.set_result(result)

    def _fail(self, problem: BaseException) -> Callable[[], None]:
        told = problem if isinstance(problem, Exception) else RuntimeError(repr(problem))
        return lambda: None if self.answer.done() else self.answer.set_exception(told)
