"""The tally of a driver: what came out of the games that it has played."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

TALLY_SEATS: Final = 8  # at most, in any family


class Tally:
    """Counts over games; a game that reached its limit is stuck, one whose invariant broke is flawed."""

    games: int
    turns: int
    decisions: int  # with at least two options
    forced: int  # with one
    stuck: int
    flawed: int
    last_flaw: int
    wins: Annotated[list[int], "i64", TALLY_SEATS]

    def __init__(self) -> None:
        """Begin at zero."""
        start_fields(self)

    def count_game(self, winner: int, turns: int) -> None:
        """Add a played game; a negative winner is nobody."""
        self.games += 1
        self.turns += turns
        if winner < 0:
            self.stuck += 1
        else:
            self.wins[winner] += 1

    def count_flaw(self, flaw: int) -> None:
        """Add a game that was given up because of a flaw."""
        self.flawed += 1
        self.last_flaw = flaw
