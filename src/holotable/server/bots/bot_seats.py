"""The bot seats of a table: which bot to ask next, its time limit, and the replacement of a failed answer."""

import logging

from holotable.bots import Bot, bot
from holotable.bots.answers import why_not
from holotable.families.contract import RESIGN
from holotable.server.bots.bot_threads import BotThreads
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.luck import seed_of_bot
from holotable.table import Asking, Table
from holotable.table.attempts import Attempt

log = logging.getLogger("holotable.server")


class BotSeats:
    """The bots of one table."""

    def __init__(self, table: Table, lobby: Lobby, seed: bytes, bot_threads: BotThreads, budget: float) -> None:
        """Seat them."""
        self._table, self._seed, self._bot_threads, self._budget = table, seed, bot_threads, budget
        self._kinds = {number: seat.bot for number, seat in enumerate(lobby.seats) if seat.bot is not None}
        self._bots = {seat: self._new(seat) for seat in self._kinds}
        self._asking = Asking(table)
        self._next: tuple[int, str | None] | None = None

    def __contains__(self, seat: int) -> bool:
        """Tell whether a bot plays a seat."""
        return seat in self._bots

    def _new(self, seat: int) -> Bot:
        kind = self._kinds[seat]
        assert kind is not None, "only seats of bots are kept"
        return bot(kind, seed=seed_of_bot(self._seed, seat), family=self._table.edition.family)

    def next(self) -> int | None:
        """Give the bot seat to ask next; the same one until it has been asked."""
        if not self._bots:
            return None
        if self._next is not None:
            seat, kind = self._next
            if kind is not None and self._table.prompt_kind(seat) == kind and self._table.due is not None:
                return seat
        found = self._find()
        self._next = None if found is None else (found, self._table.prompt_kind(found))
        return found

    def _find(self) -> int | None:
        while (seat := self._asking.next()) is not None:
            due = self._table.due
            assert due is not None, "somebody is asked"
            if seat in due.seats:
                return next((one for one in due.seats if one in self._bots), None)
            if seat in self._bots:
                return seat
        return None

    def is_due(self, seat: int) -> bool:
        """Tell whether play waits for a seat."""
        due = self._table.due
        return due is not None and seat in due.seats

    async def decide(self, seat: int) -> Attempt | None:
        """Ask a bot for a decision, or None; a seat that must answer always gets a legal one."""
        self._next = None
        view, mind = self._table.view(seat), self._bots[seat]
        try:
            decision = await self._bot_threads.think(lambda: mind.decide(view, view["prompt"]), self._budget)
        except Exception as problem:  # noqa: BLE001 - a bot may fail in any way, and be too slow
            log.warning("the bot on seat %s failed: %s %s", seat, type(problem).__name__, problem)
            self._bots[seat] = self._new(seat)  # the old one may still be thinking
            return self._instead(seat)
        if decision is None and not self.is_due(seat):
            return None
        attempt = Attempt(self._table, seat, {} if decision is None else decision)
        if not attempt.is_legal:
            log.warning("the bot on seat %s %s", seat, why_not(self._table, seat, decision))
        return attempt if attempt.is_legal else self._instead(seat)

    def _instead(self, seat: int) -> Attempt | None:
        """Give the first legal decision that does not give the game up, if play waits for the seat."""
        if not self.is_due(seat):
            return None
        options = self._table.options(seat)
        return Attempt(self._table, seat, next((one for one in options if one["do"] != RESIGN), options[0]))
