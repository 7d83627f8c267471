"""The state: one moment of the game."""

from __future__ import annotations

from typing import Annotated, Final

from holotable.core.fields import copy_fields, start_fields
from holotable.families.race.rules.board import Board

SEATS: Final = 4
PAWNS: Final = 4
PLACES: Final = SEATS * PAWNS
START = -1
HOME: Final = 1000


class State:
    """Where every pawn stands and whose turn it is."""

    board: Board
    turn: int
    card: int
    over: bool
    place: Annotated[list[int], "i16", PLACES, START]
    home: Annotated[list[int], "i8", SEATS]

    def __init__(self, board: Board) -> None:
        self.board = board
        start_fields(self)

    def reset(self) -> None:
        """Put every pawn back to the start."""
        pawn: int
        seat: int
        self.turn = 0
        self.card = 0
        self.over = False
        for pawn in range(PLACES):
            self.place[pawn] = START
        for seat in range(SEATS):
            self.home[seat] = 0

    def copy_from(self, other: State) -> None:
        """Become equal to ``other``."""
        copy_fields(self, other)

    def attach(self, board: Board) -> None:
        """Play on another board from now on."""
        self.board = board

    def dump(self) -> dict[str, object]:
        """Return the state as plain data."""
        return {
            "turn": self.turn,
            "card": self.card,
            "over": self.over,
            "place": list(self.place),
            "home": list(self.home),
        }

    def load(self, turn: int, card: int, place: list[int], home: list[int]) -> None:
        """Take the state from plain data."""
        self.turn = turn
        self.card = card
        self.place = list(place)
        self.home = list(home)


def clone(state: State) -> State:
    """Return an equal state."""
    fresh: State = State(state.board)
    fresh.copy_from(state)
    return fresh
