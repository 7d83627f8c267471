"""Offers without harassment: only so many at a time, and none a second time in the same turn.

The rulebooks know no such limits; the server sets them, for bots too.
"""

from typing import Any, Final

from holotable.server.company.matter import Matter, Room
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import OpenOffer
from holotable.table.attempts import Attempt

OPEN_MOST: Final = 3  # open offers of a seat


class Offers(Matter):
    """The offers that were made in this turn, and how long bots wait for an answer to the open ones."""

    name = "offers"

    def __init__(self, room: Room) -> None:
        """Begin with none."""
        super().__init__(room)
        self._turn = 0
        self._made: list[Any] = []  # terms of the turn's offers
        self._open: list[tuple[object, ...]] = []

    def why_not(self, attempt: Attempt) -> str | None:
        """Give the key of the reason why a seat may not make this offer now, or None."""
        game = self._room.game
        if game is None or attempt.drafted() is None:
            return None
        if game.family.part("named").open_offers(game.presenter.view(), attempt.seat) >= OPEN_MOST:
            return "offers-most"
        is_this_turn = self._turn == game.presenter.view().turns
        return "offer-repeated" if is_this_turn and [attempt.seat, attempt.as_read] in self._made else None

    def decided(self, seat: int, decision: Any, by: object) -> None:
        """Remember a new offer, and notice that other offers are open than before."""
        game = self._room.game
        if game is None:
            return
        if game.family.verbs[decision["do"]].is_offer:
            self._remember(game.presenter.view().turns, [seat, game.last_decision])
        now = [key for _, key in self._waits()]
        if now != self._open:
            self._open, self.is_old = now, True

    def _remember(self, turn: int, made: list[Any]) -> None:
        self._made = [*(self._made if turn == self._turn else ()), made]
        self._turn, self.is_old = turn, True

    def _waits(self) -> list[tuple[Any, tuple[object, ...]]]:
        """Give the numbers of the open offers that bots wait for, and by what they are known to the pacing."""
        game = self._room.game
        if game is None or all(seat.kind != "bot" for seat in self._room.lobby.seats):
            return []
        waiting = game.family.part("named").waiting(game.presenter.view())
        return [(one.key[1], one.key) for one in waiting if one.patience == "trade"]

    def told(self, client: Client) -> dict[str, Any]:
        """Tell how long bots wait for the answers."""
        return {"offers": [OpenOffer(offer, round(self._room.pacing.left(key))) for offer, key in self._waits()]}

    def kept(self) -> Any:
        """Give the offers of the turn."""
        return {"turn": self._turn, "made": self._made} if self._made else None

    def bring_back(self, kept: Any) -> None:
        """Go on with them."""
        self._turn, self._made = kept["turn"], kept["made"]
