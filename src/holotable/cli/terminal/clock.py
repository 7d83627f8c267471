"""The clock of a timed game in the terminal; the rules are only told when the time is up."""

import time
from collections.abc import Callable
from typing import Final

from holotable.core.errors import EditionError

MINUTES_MOST: Final = 600
SECONDS: Final = 60  # of a minute


class Clock:
    """Runs for some minutes from the moment it is made."""

    def __init__(self, minutes: int, now: Callable[[], float] = time.monotonic) -> None:
        """Start running."""
        if not 1 <= minutes <= MINUTES_MOST:
            raise EditionError(f"--minutes is a whole number from 1 to {MINUTES_MOST}, not {minutes}")
        self._now = now
        self._end = now() + minutes * SECONDS

    @property
    def left(self) -> int:
        """The minutes that are left, the one that has begun included."""
        return max(0, -int(-(self._end - self._now()) // SECONDS))

    @property
    def is_up(self) -> bool:
        """Whether the time has run out."""
        return self._now() >= self._end
