"""The tally of a driver: wins, turns and decisions of the games that it has played."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

TALLY_SEATS: Final = 8  # at most, in any family


class DriverTally:
    """Counts over games; a game that reached its limit is stuck, one whose invariant broke is flawed."""

    games: int
    turns: int
    decisions: int  # with at least two options
    forced: int  # with one
    stuck: int
    broken: int
    last_broken: int
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

    def count_broken(self, broken_invariant: int) -> None:
        """Add a game that was given up because of a flaw."""
        self.broken += 1
        self.last_broken = broken_invariant
