"""The pauses of a game: who has paused it, since when, and for how long nobody but the host may go on."""

import time
from typing import Any, Final

from holotable.server.company.matter import Room

GUARD_LEAST: Final = 0.2  # of what a pause is guarded for; with less, whoever was ended by others plays on first
GUARD_GROWS: Final = 0.25  # seconds for each second of play


class Pauses:
    """Pauses one after the other share a time that is the host's alone: a pause uses it up, play brings it back."""

    def __init__(self, room: Room) -> None:
        """Begin without one, and with the whole time."""
        self._room = room
        self._on: tuple[int, float] | None = None  # by whom, and since when
        self._was_ended = False  # the last one was, by somebody else
        self._guard, self._guard_at = self._most, room.now()  # seconds left then
        self._guard_noted: int | None = None  # when that was, by the calendar, if any of it has been used up
        self._is_told = False  # that everybody may go on

    @property
    def _most(self) -> float:
        return self._room.settings.pause_guarded

    @property
    def is_on(self) -> bool:
        """Whether the game stands still."""
        return self._on is not None

    @property
    def by(self) -> int | None:
        """The seat that has paused the game."""
        return None if self._on is None else self._on[0]

    @property
    def seconds(self) -> int:
        """How long the game has stood still."""
        return 0 if self._on is None else max(0, round(self._room.now() - self._on[1]))

    @property
    def _guard_left(self) -> float:
        passed = self._room.now() - self._guard_at
        return max(0.0, self._guard - passed) if self.is_on else min(self._most, self._guard + GUARD_GROWS * passed)

    @property
    def is_everybodys(self) -> bool:
        """Whether any seat may go on."""
        return self.is_on and not self._guard_left

    @property
    def is_too_soon(self) -> bool:
        """Whether others have just ended a pause, and want to play."""
        return self._was_ended and self._guard_left < GUARD_LEAST * self._most

    def begin(self, seat: int) -> None:
        """Stand still from now on."""
        self._note_guard()
        self._on, self._is_told = (seat, self._room.now()), False

    def end(self, *, by_host: bool) -> None:
        """Go on."""
        self._note_guard()
        self._on, self._was_ended = None, not by_host

    def _note_guard(self) -> None:
        self._guard, self._guard_at, self._guard_noted = self._guard_left, self._room.now(), int(time.time())

    def until_told(self) -> float | None:
        """Give the seconds until everybody wants to be told that they may go on, or None."""
        return self._guard_left if self.is_on and not self._is_told else None

    def note_told(self) -> None:
        """Note that everybody is told now whether they may."""
        self._is_told = self.is_everybodys

    def kept(self) -> dict[str, Any]:
        """Keep the open one, and what is left of the host's time."""
        kept: dict[str, Any] = {"paused": None}
        if self._on is not None:
            kept["paused"] = [self._on[0], int(time.time() - (self._room.now() - self._on[1]))]
        return kept if self._guard_noted is None else {**kept, "guard": [round(self._guard, 1), self._guard_noted]}

    def bring_back(self, kept: dict[str, Any]) -> None:
        """Go on with them; while there was no server, time passed."""
        if kept["paused"] is not None:
            by, at = kept["paused"]
            self._on = (by, self._room.now() - (time.time() - at))
        if "guard" in kept:
            self._guard, self._guard_noted = kept["guard"]
            self._guard_at = self._room.now() - (time.time() - kept["guard"][1])
