"""Shields: who may put one on which pawn, and where it is taken from."""

from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.race.rules.codes import FROM_BOARD, SHIELDED, UNSHIELDED
from holotable.families.race.rules.keys import SHIELD_CARD, SHIELD_SINGLE, SHIELD_SOURCE, SHIELD_TRACK
from holotable.families.race.rules.state import ALL_PAWNS, State, first_pawn, is_on_track, seat_of


def why_not_shield(state: State, pawn: int, source: int) -> int:
    """Say why a pawn may not take the shield from ``source``, or ``ALLOWED``."""
    refusal: int = why_not_wear(state, pawn)
    return why_not_take(state, seat_of(pawn), source) if refusal == ALLOWED else refusal


def why_not_take(state: State, seat: int, source: int) -> int:
    """Say why a seat may not take a shield from ``source``, or ``ALLOWED``."""
    if source == FROM_BOARD:
        return ALLOWED if state.free_shields > 0 else SHIELD_SOURCE
    if source < 0 or source >= ALL_PAWNS:
        return DECISION_MALFORMED
    if not state.shielded[source] or seat_of(source) == seat:
        return SHIELD_SOURCE
    return ALLOWED


def why_not_wear(state: State, pawn: int) -> int:
    """Say why a pawn may not wear a shield now, or ``ALLOWED``."""
    if not is_on_track(state, pawn):
        return SHIELD_TRACK  # rule: shield.nowhere-else
    if state.shielded[pawn]:
        return SHIELD_SINGLE
    return ALLOWED


def may_shield(state: State, seat: int) -> bool:
    """Tell whether a seat has a pawn that could wear a shield and a shield to take."""
    pawn: int
    if not has_source(state, seat):
        return False
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        if why_not_wear(state, pawn) == ALLOWED:
            return True
    return False


def has_source(state: State, seat: int) -> bool:
    """Tell whether a shield lies on the board or is worn by a foe."""
    pawn: int
    if state.free_shields > 0:
        return True
    for pawn in range(ALL_PAWNS):
        if state.shielded[pawn] and seat_of(pawn) != seat:
            return True
    return False


def place_shield(state: State, pawn: int, source: int, tape: Tape) -> None:
    """Put a shield on a pawn."""
    if source == FROM_BOARD:
        state.free_shields -= 1
    else:
        state.shielded[source] = 0
    state.shielded[pawn] = 1
    tape.write(SHIELDED, SHIELD_CARD, seat_of(pawn), pawn, source, 0)


def drop_shield(state: State, pawn: int, cause: int, tape: Tape) -> None:
    """Lay a pawn's shield back on the board."""
    state.shielded[pawn] = 0
    state.free_shields += 1
    tape.write(UNSHIELDED, cause, seat_of(pawn), pawn, 0, 0)
