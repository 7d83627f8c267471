"""The memory of a thrifty player: its past offers, and the reason for its last decision."""

from typing import Annotated

from holotable.core.fields import start_fields
from holotable.families.estate.rules.board import DEEDS
from holotable.families.estate.rules.state import SEATS


class Notes:
    """The memory of thrifty seats; one object serves all seats of a table."""

    trades: bool = True  # offers may be made
    reason: int  # of the last decision, or 0
    amount: int  # what belongs to the reason
    offered: Annotated[list[int], "i32", SEATS]  # the turn in which a seat last made an offer
    pause: Annotated[list[int], "i32", SEATS * DEEDS]  # the turn before which a seat does not ask for a deed again

    def __init__(self) -> None:
        """Remember nothing."""
        start_fields(self)

    def clear(self) -> None:
        """Forget the game that was played before."""
        seat: int
        place: int
        self.reason = 0
        if not self.trades:
            return
        for seat in range(SEATS):
            self.offered[seat] = 0
        for place in range(SEATS * DEEDS):
            self.pause[place] = 0

    def note(self, reason: int, amount: int) -> None:
        """Keep the reason of a decision."""
        self.reason = reason
        self.amount = amount
