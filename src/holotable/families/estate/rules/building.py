"""Building: houses evenly over a complete group, then hotels in their place."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import STREETS
from holotable.families.estate.rules.codes import BUILT, LEVEL_SET
from holotable.families.estate.rules.keys import (
    BUILD_EVEN,
    BUILD_GROUP,
    BUILD_HOTEL,
    BUILD_HOTEL_PRICE,
    BUILD_MORTGAGED,
    BUILD_PRICE,
    BUILD_STREETS,
    BUILD_TOP,
    BUILD_WINDOW,
    SHORT_HOTEL,
    STOCK_NONE,
)
from holotable.families.estate.rules.ownership import pay, set_level
from holotable.families.estate.rules.situation import is_rest_point, why_busy
from holotable.families.estate.rules.state import HOTEL, HOUSE, TO_ROLL, State, is_deed


def why_not_build(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not raise the building on a deed, or ``ALLOWED``."""
    refusal: int = why_not_build_now(state, seat)
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return why_not_afford(state, seat, deed)


def why_not_build_now(state: State, seat: int) -> int:
    """Say why a seat may not build now: at rest points, jailed or not, and on boards that say so in its own turn."""
    if not is_rest_point(state):
        return why_busy(state)
    return ALLOWED if is_in_window(state, seat) else BUILD_WINDOW


def is_in_window(state: State, seat: int) -> bool:
    """Tell whether a seat may build or sell at this rest point: in its own turn and between turns it always may."""
    return not state.board.build_own_turn or seat == state.turn or (state.phase == TO_ROLL and not state.thrown)


def why_not_afford(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not build on a deed at the list price, or ``ALLOWED``."""
    refusal: int = why_not_raise(state, seat, deed)
    if refusal != ALLOWED:
        return refusal
    if state.cash[seat] >= next_price(state, deed):
        return ALLOWED
    return why_priced(state, deed)


def why_not_raise(state: State, seat: int, deed: int) -> int:
    """Say why a deed is no legal place for its next piece, or ``ALLOWED`` (rule: build.houses)."""
    group: int = state.board.group[deed]
    if state.board.group_kind[group] != STREETS:
        return BUILD_STREETS
    if not has(state.sets[seat], group):
        return BUILD_GROUP
    if state.buried[group] > 0:
        return BUILD_MORTGAGED
    if state.level[deed] == state.board.top_level:
        return BUILD_TOP
    if state.level[deed] > lowest_level(state, group):
        return why_even(state, deed)
    return ALLOWED if state.stock[next_piece(state, deed)] > 0 else STOCK_NONE


def why_priced(state: State, deed: int) -> int:
    """Give the rule that prices the next step on a deed."""
    if next_piece(state, deed) == HOUSE:
        return BUILD_PRICE
    return SHORT_HOTEL if state.board.ends_scored else BUILD_HOTEL_PRICE


def why_even(state: State, deed: int) -> int:
    """Give the rule by which the others of its group come first."""
    if next_piece(state, deed) == HOUSE:
        return BUILD_EVEN
    return SHORT_HOTEL if state.board.ends_scored else BUILD_HOTEL


def lowest_level(state: State, group: int) -> int:
    """Give the lowest level of a group: an even group never differs by more than one (rule: build.first)."""
    return state.built[group] // state.board.group_size[group]


def next_piece(state: State, deed: int) -> int:
    """Give the piece that the next step on a deed takes."""
    return HOTEL if state.level[deed] == state.board.top_level - 1 else HOUSE


def next_price(state: State, deed: int) -> int:
    """Give the list price of the next step on a deed."""
    return state.board.top_price[deed] if next_piece(state, deed) == HOTEL else state.board.build_price[deed]


def build_at(state: State, seat: int, deed: int, price: int, cause: int, tape: Tape) -> None:
    """Pay the bank and take one step; a hotel sends the houses of its deed back to the stock."""
    level: int = state.level[deed]
    set_level(state, deed, level + 1)
    tape.write(LEVEL_SET, cause, seat, deed, level, level + 1)
    pay(state, seat, BANK, price, BUILT, cause, deed, tape)


def build_for_price(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Take one step at the list price."""
    build_at(state, seat, deed, next_price(state, deed), why_priced(state, deed), tape)
