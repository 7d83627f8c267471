"""Resigning: a seat leaves the game and its pawns leave the board; the last seat that is left wins."""

from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.race.rules.board import GONE, NOWHERE
from holotable.families.race.rules.codes import RESIGNED
from holotable.families.race.rules.keys import SHIELD_TRACK, TURN_CARD, TURN_ORDER
from holotable.families.race.rules.moving import lift
from holotable.families.race.rules.shields import drop_shield
from holotable.families.race.rules.state import CHOOSING_FIRST, DRAWING, State, first_pawn
from holotable.families.race.rules.turn import discard_card, next_seat, pass_turn, win


def why_not_resign(state: State) -> int:
    """Say why the seat on turn may not give up, or ``ALLOWED``: it may whenever it is asked anything (R-MF-52)."""
    return TURN_CARD if state.phase == CHOOSING_FIRST or state.phase == DRAWING else ALLOWED


def resign(state: State, seat: int, tape: Tape) -> None:
    """Leave the game; a card that was drawn is discarded unused, and the turn passes on."""
    tape.write(RESIGNED, TURN_ORDER, seat, 0, 0, 0)
    leave_board(state, seat, tape)
    if state.card != NOWHERE:
        discard_card(state, tape)
    if is_last(state, next_seat(state, seat)):
        state.turn = next_seat(state, seat)
        win(state, TURN_ORDER, tape)
    else:
        pass_turn(state, tape)


def leave_board(state: State, seat: int, tape: Tape) -> None:
    """Take every pawn of a seat off the board, those at home too; their shields stay."""
    pawn: int
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        if state.shielded[pawn]:
            drop_shield(state, pawn, SHIELD_TRACK, tape)
        lift(state, pawn)
        state.place[pawn] = GONE
    state.home[seat] = 0


def is_last(state: State, seat: int) -> bool:
    """Tell whether nobody but this seat is left in the game."""
    return next_seat(state, seat) == seat
