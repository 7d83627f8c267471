"""A clock and an event loop on which waiting costs nothing: when nothing is left to do now, it is later."""

import asyncio
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

MORNING: Final = 1_800_000_000  # seconds since 1970: when every game begins
FIRST: Final = 1000.0
LATE: Final = 5.0
LEAST: Final = 1e-6  # seconds: to do anything takes time


class Deadlock(Exception):
    """Nothing is left to do, now or ever, and somebody still waits."""


class World:
    """The time of one process; every game begins it anew."""

    def __init__(self) -> None:
        self._now = FIRST
        self.scale = 0.0  # real seconds in which a second of this time passes; 0: time passes when nothing else does
        self._lot = Random(0)  # noqa: S311 - the same in every run

    def begin(self, seed: str) -> None:
        """Begin anew: what is drawn in secret is then the same, too."""
        self._now = FIRST
        self._lot = Random(seed)  # noqa: S311

    @property
    def now(self) -> float:
        return self._now if not self.scale else FIRST + time.monotonic() / self.scale

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds

    @property
    def late(self) -> float:
        """Give how much later than it should something may happen: five seconds, where time is real five real ones."""
        return LATE / (self.scale or 1.0)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds * (self.scale or 1.0))

    def monotonic(self) -> float:
        return self.now

    def wall(self) -> float:
        return MORNING + self.now

    def token_bytes(self, count: int | None = None) -> bytes:
        return self._lot.randbytes(count or 32)

    def token_urlsafe(self, count: int | None = None) -> str:
        return secrets.base64.urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()  # type: ignore[attr-defined]


WORLD: Final = World()


def install() -> None:
    """Let the whole process live in this time; before anything of the server is imported."""
    time.monotonic, time.time = WORLD.monotonic, WORLD.wall
    secrets.token_bytes, secrets.token_urlsafe = WORLD.token_bytes, WORLD.token_urlsafe


class Loop(asyncio.BaseEventLoop):
    """An event loop without sockets and threads, in which everything happens in the same order whenever it runs."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self

    def time(self) -> float:
        return WORLD.now

    def select(self, timeout: float | None) -> list[Any]:
        """Wait: let time pass."""
        if timeout is None:
            raise Deadlock("nobody will ever do anything again")
        WORLD.go_on(max(LEAST, timeout))
        return []

    def _process_events(self, event_list: list[Any]) -> None:
        """There are no sockets."""

    def _write_to_self(self) -> None:
        """There are no threads."""

    def run_in_executor(self, _executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":
        """Do what another thread would do, here, a moment later."""
        done: asyncio.Future[Any] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as problem:  # noqa: BLE001 - whoever waits is told
                done.set_exception(problem)

        self.call_soon(work)
        return done
