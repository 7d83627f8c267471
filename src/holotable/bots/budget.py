"""Time limit for a bot's decision; a bot that takes longer is interrupted."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final

from holotable.bots.contract import Bot
from holotable.languages import DEFAULT_LANGUAGE

SET_ANEW: Final = 0.1  # seconds; a bot may have set the alarm itself, so it is set once more after so long


class TimeLimitedBot:
    """A bot that has so many seconds for every decision; beyond that it fails with ``TimeoutError``."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        """Keep the bot and its budget."""
        self._bot = bot
        self._seconds = seconds

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:
        """Let the bot decide in time."""
        if _alarm.keeper == threading.get_ident():
            _alarm.start(self._seconds)
            try:
                return self._bot.decide(view, prompt)
            finally:
                _alarm.is_awaited = False
        with time_limit(self._seconds):
            return self._bot.decide(view, prompt)

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Let the bot explain itself in time."""
        with time_limit(self._seconds):
            return self._bot.explain(language)


class _Alarm:
    """The system's alarm, which only the main thread has, and not on every system.

    Asking the system costs more than most decisions. So the alarm is left on from one to the next; when it rings too
    early it is put off.
    """

    def __init__(self) -> None:
        self.keeper = 0  # the thread that keeps it between one decision and the next; none has this number
        self.is_awaited = False  # whether somebody thinks; else nobody hears it
        self._seconds = 0.0
        self._started = 0.0  # when the one who thinks began
        self._set = 0.0  # when the system was asked

    def start(self, seconds: float) -> None:
        """Ring after so many seconds, repeatedly until nobody thinks any more."""
        self._started = time.monotonic()
        self.is_awaited = True
        if seconds != self._seconds or self._started - self._set > SET_ANEW:
            self._seconds, self._set = seconds, self._started
            signal.setitimer(signal.ITIMER_REAL, seconds, seconds)

    def ring(self, _number: int, _frame: object) -> None:
        """Interrupt what takes too long."""
        if not self.is_awaited:
            return
        left = self._started + self._seconds - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"no answer within {self._seconds:g} s")
        signal.setitimer(signal.ITIMER_REAL, left, self._seconds)

    def stop(self) -> None:
        """Ring no more."""
        self._seconds = 0.0
        signal.setitimer(signal.ITIMER_REAL, 0)


_alarm = _Alarm()


@contextlib.contextmanager
def kept_alarm() -> Iterator[None]:
    """Keep the alarm for many decisions: taking it for each and giving it back costs more than most of them."""
    if not _has_alarm() or _alarm.keeper:
        yield
        return
    before = signal.signal(signal.SIGALRM, _alarm.ring)
    _alarm.keeper = threading.get_ident()
    try:
        yield
    finally:
        _alarm.keeper = 0
        _alarm.stop()
        signal.signal(signal.SIGALRM, before)


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes too long, repeatedly until it stops; where there is no alarm it does nothing."""
    if not _has_alarm():
        yield
        return
    with kept_alarm():
        _alarm.start(seconds)
        try:
            yield
        finally:
            _alarm.is_awaited = False


def _has_alarm() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
