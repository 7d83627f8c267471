"""Starts, stops and stores the clock of a timed table."""

import msgspec

from holotable.server.socket.broadcast import Broadcaster
from holotable.server.store.storage import Storage
from holotable.server.tables.clock import Clock
from holotable.server.tables.game import Game
from holotable.server.tables.lobby import Lobby


class Timekeeper:
    """Starts, stops and keeps the clock of one table; without a timed game there is nothing to do."""

    def __init__(self, table: str, storage: Storage, broadcaster: Broadcaster) -> None:
        """Begin without a clock."""
        self._table, self._storage, self._broadcaster = table, storage, broadcaster
        self._clock: Clock | None = None
        self.stands = False  # in a pause

    @property
    def pause(self) -> float | None:
        """The seconds until there is something to do, or None."""
        return None if self._clock is None else self._clock.pause()

    @property
    def is_time_up(self) -> bool:
        """Whether the time is up and has not been called yet."""
        return self._clock is not None and not self._clock.left

    def watch(self, game: Game | None, lobby: Lobby) -> None:
        """Create the clock when it is needed, and let it run while somebody is connected."""
        wanted = game is not None and not game.is_over and not game.presenter.view().is_last_turn
        if not wanted or lobby.left is None:
            self._clock = None
        elif self._clock is None:
            self._clock = Clock(lobby.left)
        self._broadcaster.clock = self._clock
        if self._clock is not None:
            is_running = bool(self._broadcaster.clients) and not self.stands
            (self._clock.run if is_running else self._clock.stand)()

    async def keep_if_old(self, lobby: Lobby) -> Lobby:
        """Keep the time left if what is kept differs too much; give the lobby as it is kept."""
        return await self.keep(lobby) if self._clock is not None and self._clock.is_to_be_kept() else lobby

    async def keep(self, lobby: Lobby) -> Lobby:
        """Keep the time left; give the lobby as it is kept."""
        if self._clock is None:
            return lobby
        kept = msgspec.structs.replace(lobby, left=self._clock.note_kept())
        await self._storage.arrange(self._table, msgspec.to_builtins(kept))
        return kept
