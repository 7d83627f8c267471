"""One moment of a race game. Only ``apply`` and ``settle`` write it."""

from typing import Annotated, Final

from holotable.core.fields import copy_fields, start_fields
from holotable.families.race.rules.board import CARDS, GONE, NOWHERE, PAWNS, START, TRACK, Board

SEATS: Final = 4
ALL_PAWNS: Final = SEATS * PAWNS
PAWN_BITS: Final = 2  # PAWNS is 4, and a shift is cheaper than a division

# phases
CHOOSING_FIRST: Final = 0  # luck names the first seat
TO_DRAW: Final = 1
DRAWING: Final = 2  # luck deals a card
TO_SHIELD: Final = 3
TO_MOVE: Final = 4
OVER: Final = 5


class State:
    """Everything on the table; pawn ``p`` of seat ``s`` is number ``s * PAWNS + p``."""

    board: Board
    seats: int
    turn: int  # the seat whose turn it is
    turns: int  # turns begun so far
    phase: int = CHOOSING_FIRST
    card: int = NOWHERE  # the face in play, or NOWHERE
    top: int = NOWHERE  # the face that lies on top of the discards, or NOWHERE
    winner: int = NOWHERE  # a seat, or NOWHERE
    free_shields: int
    unseen_cards: int
    colour: Annotated[list[int], "i8", SEATS]
    home: Annotated[list[int], "i8", SEATS]  # pawns that have arrived
    place: Annotated[list[int], "i8", ALL_PAWNS, START]
    shielded: Annotated[list[int], "i8", ALL_PAWNS]
    standing: Annotated[list[int], "i8", TRACK, NOWHERE]  # the pawn on a track space, or NOWHERE
    unseen: Annotated[list[int], "i8", CARDS]  # how many of each face are still face down
    discard: Annotated[list[int], "i8", CARDS]

    def __init__(self, board: Board) -> None:
        """Make an empty table; ``set_up`` places the pawns."""
        self.board = board
        start_fields(self)

    def copy_from(self, source: "State") -> None:
        """Become an exact copy of a state of the same board."""
        copy_fields(self, source)


def seat_of(pawn: int) -> int:
    """Tell whose pawn this is."""
    return pawn >> PAWN_BITS


def first_pawn(seat: int) -> int:
    """Give the number of a seat's first pawn."""
    return seat * PAWNS


def is_out(state: State, seat: int) -> bool:
    """Tell whether a seat has resigned: then all its pawns have left the board."""
    return state.place[first_pawn(seat)] == GONE


def is_on_track(state: State, pawn: int) -> bool:
    """Tell whether a pawn stands on the outer track, where it can be met."""
    return state.place[pawn] < TRACK


def is_open(state: State, pawn: int) -> bool:
    """Tell whether a pawn stands on the outer track without a shield."""
    return state.place[pawn] + TRACK * state.shielded[pawn] < TRACK  # a sum, because nobody can guess the answer
