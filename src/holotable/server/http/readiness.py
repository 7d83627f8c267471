"""Whether the server can keep games: tried on the disk itself, for many who ask at once."""

import asyncio
import time
from typing import Final

from holotable.server.store.storage import Storage

SECONDS: Final = 1.0  # that an answer holds; each trial waits for the disk


class Readiness:
    """Tries the storage when somebody asks, and remembers the answer for a moment."""

    def __init__(self, storage: Storage) -> None:
        """Know nothing yet."""
        self._storage = storage
        self._trial: asyncio.Task[None] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """Raise ``StorageError`` if games cannot be written or read now."""
        if self._trial is None or (self._trial.done() and time.monotonic() >= self._until):
            self._trial = asyncio.create_task(self._try())
        await asyncio.shield(self._trial)

    async def _try(self) -> None:
        try:
            await self._storage.check()
        finally:
            self._until = time.monotonic() + SECONDS
