"""Invariants of every race state; a broken one is named by its number."""

from typing import Final

from holotable.families.race.rules.board import CARDS, GONE, HOME, NOWHERE, TRACK, is_place
from holotable.families.race.rules.state import ALL_PAWNS, OVER, State, first_pawn, is_out, seat_of

ALL_HOLD: Final = 0
TWO_ON_A_SPACE: Final = 1
NOT_A_PLACE: Final = 2
CARDS_LOST: Final = 3
SHIELDS_LOST: Final = 4
SHIELD_OFF_TRACK: Final = 5
HOME_MISCOUNTED: Final = 6
END_MISSED: Final = 7
TURN_OF_NOBODY: Final = 8


def broken_invariant(state: State) -> int:
    """Give the number of the first broken invariant, or ``ALL_HOLD``."""
    found: int = broken_in_pawns(state)
    if found == ALL_HOLD:
        found = broken_in_cards(state)
    if found == ALL_HOLD:
        found = broken_in_shields(state)
    if found == ALL_HOLD:
        found = broken_in_end(state)
    return found


def broken_in_pawns(state: State) -> int:
    """Look for pawns that share a space, stand nowhere, or are not where the track says."""
    pawn: int
    other: int
    space: int
    standing: int = 0
    for pawn in range(first_pawn(state.seats)):
        if not is_place(state.board, state.place[pawn]) and not has_left(state, pawn):
            return NOT_A_PLACE
        if state.place[pawn] < TRACK and state.standing[state.place[pawn]] != pawn:
            return TWO_ON_A_SPACE
        for other in range(first_pawn(seat_of(pawn)), pawn):
            if is_single(state.place[pawn]) and state.place[pawn] == state.place[other]:
                return TWO_ON_A_SPACE
        standing += 1 if state.place[pawn] < TRACK else 0
    for space in range(TRACK):
        standing -= 1 if state.standing[space] != NOWHERE else 0
    return ALL_HOLD if standing == 0 else TWO_ON_A_SPACE


def has_left(state: State, pawn: int) -> bool:
    """Tell whether a pawn has left the board together with every other pawn of its seat."""
    other: int
    for other in range(first_pawn(seat_of(pawn)), first_pawn(seat_of(pawn)) + state.board.pawns):
        if state.place[other] != GONE:
            return False
    return True


def is_single(place: int) -> bool:
    """Tell whether a place holds one pawn only; start and home hold all of a colour."""
    return place < TRACK or (place > TRACK and place < HOME)


def broken_in_cards(state: State) -> int:
    """Count every face: unseen, discarded and in play together are the deck."""
    card: int
    unseen: int = 0
    for card in range(CARDS):
        if state.unseen[card] < 0 or state.discard[card] < 0:
            return CARDS_LOST
        unseen += state.unseen[card]
        if state.unseen[card] + state.discard[card] + (1 if state.card == card else 0) != state.board.copies[card]:
            return CARDS_LOST
    return ALL_HOLD if unseen == state.unseen_cards else CARDS_LOST


def broken_in_shields(state: State) -> int:
    """Count the shields, and look for one that is worn off the track."""
    pawn: int
    shields: int = state.free_shields
    for pawn in range(ALL_PAWNS):
        shields += state.shielded[pawn]
        if state.shielded[pawn] and state.place[pawn] >= TRACK:
            return SHIELD_OFF_TRACK
    return ALL_HOLD if shields == state.board.shields else SHIELDS_LOST


def broken_in_end(state: State) -> int:
    """Count the pawns at home; the game is over exactly when a seat has all of them there or is the only one left."""
    seat: int
    pawn: int
    home: int
    left: int = 0
    finished: bool = False
    for seat in range(state.seats):
        home = 0
        for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
            home += 1 if state.place[pawn] == HOME else 0
        if home != state.home[seat]:
            return HOME_MISCOUNTED
        finished = finished or home == state.board.pawns
        left += 0 if is_out(state, seat) else 1
    if is_out(state, state.turn):
        return TURN_OF_NOBODY
    finished = finished or left == 1
    return ALL_HOLD if finished == (state.phase == OVER) else END_MISSED
