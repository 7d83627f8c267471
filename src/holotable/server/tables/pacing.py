"""The pace of a table: who holds the next throw, and how long bots wait for people."""

import time
from collections.abc import Callable, Container, Mapping
from functools import cached_property
from typing import Any, Final

from holotable.editions import load_edition
from holotable.families import family
from holotable.families.contract import Family
from holotable.families.view import View
from holotable.server.settings import Settings
from holotable.server.socket.protocol import By

REST: Final = 5.0  # seconds that bots wait after a failure, so that a full disk is not asked without end


class Pacing:
    """The holds of one table, and the claims and offers that wait for a person's answer."""

    def __init__(self, settings: Settings, edition: str, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing to wait for."""
        self._settings, self._now = settings, now
        self._edition = edition
        self._held: dict[int, float] = {}  # until when
        self._used: dict[int, int] = {}  # the last turn in which a seat held
        self._waits: dict[object, float] = {}  # until when
        self._next = 0.0  # when the next bot may play
        self._due: list[int] = []  # whom play waits for
        self._latest = 0.0  # until when people can make bots wait
        self.rested = 0.0  # from when bots play again after a failure

    @cached_property
    def _family(self) -> Family:
        return family(load_edition(self._edition).family)

    # holding the next throw

    def why_not_throw(self, seat: int, decision: Mapping[str, Any]) -> int | None:
        """Give a seat that does not let another throw now."""
        if not self._is_throw(decision.get("do")):
            return None
        now = self._now()
        return next((holder for holder, until in self._held.items() if holder != seat and until > now), None)

    def _is_throw(self, do: object) -> bool:
        return isinstance(do, str) and do in self._family.verbs and self._family.verbs[do].is_throw

    def hold(self, seat: int, turn: int) -> bool:
        """Hold the next throw, once a turn; tell whether it was still possible."""
        if self._used.get(seat, -1) >= turn:  # a turn that was taken back is not a new one
            return False
        self._used[seat] = turn
        self._held[seat] = self._now() + self._settings.hold
        return True

    def release(self, seat: int) -> bool:
        """Let go; tell whether the seat was holding."""
        return self._held.pop(seat, 0.0) > self._now()

    # bots wait

    def note(self, view: View, bots: Container[int], due: list[int], did: object = None, by: By | None = None) -> None:
        """Note until when bots wait: so that people can follow, and for their unanswered claims and offers."""
        now = self._now()
        has_gone_on = due != self._due or self._is_throw(did) or by == "bot"
        if has_gone_on:  # else nothing makes bots wait longer
            self._due = due
            self._next = now + (self._settings.throw_pause if self._is_throw(did) else self._settings.bot_pause)
            self._latest = now + self._settings.wait_most
        self._held = {seat: until for seat, until in self._held.items() if not view.has_left(seat)}
        waits: dict[object, float] = {
            pending.key: getattr(self._settings, f"{pending.patience}_patience")
            for pending in self._family.part("named").waiting(view)
            if pending.seat not in bots
        }
        self._waits = {key: self._waits.get(key, now + patience) for key, patience in waits.items()}

    def left(self, key: object) -> float:
        """Give the seconds that bots still wait for an answer."""
        return max(0.0, min(self._latest, self._waits.get(key, 0.0)) - time.monotonic())

    def rest(self) -> None:
        """Let bots wait because something failed."""
        self.rested = self._now() + REST

    def until(self) -> float:
        """Give the moment from which a bot may take its turn."""
        asked = min(self._latest, max([0.0, *self._held.values(), *self._waits.values()]))
        return max(self.rested, self._next, asked)
