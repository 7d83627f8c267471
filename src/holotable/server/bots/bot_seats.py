"""The bot seats of a table: which bot to ask next, its time limit, and the replacement of a failed answer."""

import logging
from collections.abc import Callable, Collection
from typing import Final

from holotable.bots import Bot, bot, bot_names, default_decision
from holotable.bots.answers import why_not
from holotable.server.bots.bot_threads import BotThreads
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.luck import seed_of_bot
from holotable.table import Asking, Table
from holotable.table.attempts import Attempt

ASKED_MOST: Final = 3  # times, before another answer is given for a bot that wants what the server forbids

Forbids = Callable[[Attempt], str | None]  # a key, where the server forbids what the rules allow

log = logging.getLogger("holotable.server")


class BotSeats:
    """The bots of one table: those of its own, and those that play the ``handed`` seats of people for a while."""

    def __init__(
        self,
        table: Table,
        lobby: Lobby,
        handed: Collection[int],
        seed: bytes,
        bot_threads: BotThreads,
        budget: float,
    ) -> None:
        """Seat them."""
        self._table, self._seed, self._bot_threads, self._budget = table, seed, bot_threads, budget
        self._kinds = {number: seat.bot for number, seat in enumerate(lobby.seats) if seat.bot is not None}
        self._handed = handed
        self._bots: dict[int, Bot] = {}
        self._asking = Asking(table)
        self._next: tuple[int, str | None] | None = None

    def __contains__(self, seat: object) -> bool:
        """Tell whether a bot plays a seat."""
        return seat in self._kinds or seat in self._handed

    def _mind(self, seat: int) -> Bot:
        if seat not in self._bots:
            family = self._table.edition.family
            kind = self._kinds.get(seat) or bot_names(family)[-1]
            self._bots[seat] = bot(kind, seed=seed_of_bot(self._seed, seat), family=family)
        return self._bots[seat]

    def next(self) -> int | None:
        """Give the bot seat to ask next; the same one until it has been asked."""
        if not self._kinds and not self._handed:
            return None
        if self._next is not None:
            seat, kind = self._next
            if (
                seat in self
                and kind is not None
                and self._table.prompt_kind(seat) == kind
                and self._table.due is not None
            ):
                return seat
        found = self._find()
        self._next = None if found is None else (found, self._table.prompt_kind(found))
        return found

    def _find(self) -> int | None:
        while (seat := self._asking.next()) is not None:
            due = self._table.due
            assert due is not None, "somebody is asked"
            if seat in due.seats:
                return next((one for one in due.seats if one in self), None)
            if seat in self:
                return seat
        return None

    def is_due(self, seat: int) -> bool:
        """Tell whether play waits for a seat."""
        due = self._table.due
        return due is not None and seat in due.seats

    async def decide(self, seat: int, forbids: Forbids) -> Attempt | None:
        """Ask a bot for a decision, or None; a seat that must answer always gets a legal one that is not forbidden."""
        self._next = None
        for _ in range(ASKED_MOST if self.is_due(seat) else 1):
            attempt = await self._asked(seat)
            if attempt is None or forbids(attempt) is None:
                return attempt
        return self._instead(seat)

    async def _asked(self, seat: int) -> Attempt | None:
        view, mind = self._table.view(seat), self._mind(seat)
        try:
            decision = await self._bot_threads.think(lambda: mind.decide(view, view["prompt"]), self._budget)
        except Exception as problem:  # noqa: BLE001 - a bot may fail in any way, and be too slow
            log.warning("the bot on seat %s failed: %s %s", seat, type(problem).__name__, problem)
            del self._bots[seat]  # it may still be thinking; the next question goes to a new one
            return self._instead(seat)
        if decision is None and not self.is_due(seat):
            return None
        attempt = Attempt(self._table, seat, {} if decision is None else decision)
        if not attempt.is_legal:
            log.warning("the bot on seat %s %s", seat, why_not(self._table, seat, decision))
        return attempt if attempt.is_legal else self._instead(seat)

    def _instead(self, seat: int) -> Attempt | None:
        """Give the default, if play waits for the seat."""
        default = default_decision(self._table, seat) if self.is_due(seat) else None
        return None if default is None else Attempt(self._table, seat, default)
