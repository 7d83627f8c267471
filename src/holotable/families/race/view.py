"""Everything on a race table as typed records."""

from collections.abc import Sequence

from msgspec import Struct

from holotable.families.view import View


class RaceSeat(Struct, frozen=True, gc=False):
    """The pawns of a seat: where each stands, which wear a shield, and how many steps of the ``way`` it has to go.

    ``out`` tells that the seat has resigned; its pawns are ``gone``.
    """

    name: str
    colour: str
    pawns: Sequence[str]
    shields: Sequence[int]
    to_go: Sequence[int]
    way: int
    out: bool


class RaceView(View, frozen=True, gc=False):
    """Everything on a race table; the last of ``discard`` is its ``top``."""

    card: str | None
    free_shields: int
    unseen: int
    discard: Sequence[str]
    top: str | None
    seats: Sequence[RaceSeat]

    @property
    def round_number(self) -> int:
        """The round that is played if nobody has resigned: everybody's first turn is in the first."""
        return max(0, self.turns - 1) // len(self.seats) + 1

    def is_round_later(self, began: "RaceView") -> bool:
        """Tell whether everybody who still played then has had a turn: only who is on turn can resign."""
        return self.turns - began.turns >= sum(not seat.out for seat in began.seats)

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat has resigned."""
        return self.seats[seat].out


VIEW = RaceView
