"""Seeds that are sealed before anybody has brought anything to the dice of a table."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from holotable.server.tables.lobby import LobbyError
from holotable.table.sealed import commitment

SEALS_MOST: Final = 10_000  # that wait for their table; beyond that the oldest is forgotten
SEAL_SECONDS: Final = 600.0
SEAL_BYTES: Final = 16


class Seals:
    """The seeds of tables to come; each is used once, so that no game can tell the dice of another."""

    def __init__(self, new_seed: Callable[[], bytes]) -> None:
        """Begin with none."""
        self._new_seed = new_seed
        self._waiting: OrderedDict[str, tuple[bytes, float]] = OrderedDict()

    def make(self) -> tuple[str, str]:
        """Draw a seed; give the name under which it waits, and the commitment to it."""
        seal, seed = secrets.token_urlsafe(SEAL_BYTES), self._new_seed()
        self._waiting[seal] = (seed, time.monotonic() + SEAL_SECONDS)
        if len(self._waiting) > SEALS_MOST:
            self._waiting.popitem(last=False)
        return seal, commitment(seed)

    def open(self, seal: str | None) -> bytes:
        """Give the seed that waits under a name, for ever; a new one for a table that names none."""
        if seal is None:
            return self._new_seed()
        seed, until = self._waiting.pop(seal, (b"", 0.0))
        if not seed or time.monotonic() > until:
            raise LobbyError("server.no-seal")
        return seed
