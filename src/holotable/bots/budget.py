"""Time limit for a bot's decision; a bot that takes longer is interrupted."""

import contextlib
import signal
import threading
from collections.abc import Iterator, Mapping
from typing import Any

from holotable.bots.contract import Bot
from holotable.languages import DEFAULT_LANGUAGE


class TimeLimitedBot:
    """A bot that has so many seconds for every decision; beyond that it fails with ``TimeoutError``."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        """Keep the bot and its budget."""
        self._bot = bot
        self._seconds = seconds

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:
        """Let the bot decide in time."""
        with time_limit(self._seconds):
            return self._bot.decide(view, prompt)

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Let the bot explain itself in time."""
        with time_limit(self._seconds):
            return self._bot.explain(language)


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes too long, repeatedly until it stops.

    It needs the system's alarm, which only the main thread has, and not on every system; elsewhere it does nothing.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise TimeoutError(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
