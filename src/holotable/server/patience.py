"""Nobody is robbed by speed: who holds the next throw, and how long bots wait for people."""

import time
from collections.abc import Mapping
from typing import Any, Final

from holotable.server.lobby import Lobby
from holotable.server.settings import Settings

THROWS: Final = ("roll", "draw")  # decisions that a hold delays


class Patience:
    """The holds of one table, and the claims and offers that wait for a person's answer."""

    def __init__(self, settings: Settings) -> None:
        """Begin with nothing to wait for."""
        self._settings = settings
        self._held: tuple[int, float] | None = None
        self._used: set[tuple[int, int]] = set()
        self._waits: dict[object, float] = {}  # until when
        self._last = 0.0

    # holding the next throw

    def holder(self) -> int | None:
        """Give the seat that holds the next throw."""
        if self._held is not None and time.monotonic() >= self._held[1]:
            self._held = None
        return self._held[0] if self._held else None

    def why_not_throw(self, seat: int, decision: Mapping[str, Any]) -> int | None:
        """Give the seat that does not let another throw now."""
        holder = self.holder()
        return holder if holder != seat and decision.get("do") in THROWS else None

    def hold(self, seat: int, turn: int) -> bool:
        """Hold the next throw, once a turn; tell whether it was still possible."""
        if (turn, seat) in self._used:
            return False
        self._used.add((turn, seat))
        self._held = (seat, time.monotonic() + self._settings.hold)
        return True

    def release(self, seat: int) -> bool:
        """Let go; tell whether the seat was holding."""
        was_held = self.holder() == seat
        if was_held:
            self._held = None
        return was_held

    # bots wait

    def note(self, view: Mapping[str, Any], lobby: Lobby) -> None:
        """Keep until when bots wait for the claims and offers that people have not answered."""
        self._last = time.monotonic()
        waits: dict[object, float] = {
            ("claim", claim["id"]): self._settings.claim_patience
            for claim in view.get("claims", ())
            if lobby.seats[claim["creditor"]].kind == "person"
        }
        waits |= {
            ("offer", offer["offer"], offer["revision"]): self._settings.trade_patience
            for offer in view.get("offers", ())
            if lobby.seats[offer["to"]].kind == "person"
        }
        self._waits = {key: self._waits.get(key, self._last + patience) for key, patience in waits.items()}

    def until(self) -> float:
        """Give the moment from which a bot may take its turn."""
        held = self._held[1] if self._held else 0.0
        return max([self._last + self._settings.bot_pause, held, *self._waits.values()])
