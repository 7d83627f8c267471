"""The clock of a timed game: it runs only while somebody is connected to the table."""

import math
import time
from collections.abc import Callable
from typing import Final

KEEP_EVERY: Final = 10.0  # seconds of play after which the time left is written down: so much may be given back


class Clock:
    """Counts down; the time left is kept with the lobby."""

    def __init__(self, left: float, now: Callable[[], float] = time.monotonic, keep_every: float = KEEP_EVERY) -> None:
        """Begin with so many seconds, standing."""
        self._left, self._now, self._keep_every = left, now, keep_every
        self._since: float | None = None  # since when it runs
        self._kept = left

    @property
    def left(self) -> float:
        """The seconds left."""
        return max(0.0, self._left - (0.0 if self._since is None else self._now() - self._since))

    @property
    def runs(self) -> bool:
        """Whether it runs."""
        return self._since is not None

    @property
    def seconds(self) -> int:
        """The seconds left as they are shown: 0 only when the time is up."""
        return math.ceil(self.left)

    def run(self) -> None:
        """Let it run."""
        if self._since is None:
            self._since = self._now()

    def stand(self) -> None:
        """Stop it."""
        self._left, self._since = self.left, None

    def grant(self, least: float) -> bool:
        """Leave at least so many seconds; tell whether there were fewer."""
        if self.left >= least:
            return False
        self._left = least
        self._since = None if self._since is None else self._now()
        return True

    def is_to_be_kept(self) -> bool:
        """Tell whether the time left differs from what is kept by more than may be lost."""
        return self._kept - self.left >= self._keep_every

    def note_kept(self) -> int:
        """Give the seconds to be kept, as kept from now on."""
        self._kept = self.left
        return self.seconds

    def pause(self) -> float:
        """Give the seconds until there is something to do: the time is up, or wants to be kept."""
        return max(0.0, min(self.left, self.left - self._kept + self._keep_every))
