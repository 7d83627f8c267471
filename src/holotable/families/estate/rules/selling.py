"""Selling buildings back to the bank: evenly, for half their price."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import GROUP_DEEDS, GROUPS, STREETS
from holotable.families.estate.rules.building import is_in_window, lowest_level
from holotable.families.estate.rules.codes import BUILDING_SOLD, LEVEL_SET
from holotable.families.estate.rules.keys import (
    BUILD_WINDOW,
    SELL_EVEN,
    SELL_HALF,
    SELL_HOTEL,
    SELL_OUTRIGHT,
    SHORT_HOTEL_SALE,
)
from holotable.families.estate.rules.ownership import half_price, houses_of, pay, set_level
from holotable.families.estate.rules.situation import IN_DEBT, TO_KEEP, is_rest, situation, why_not_raise_cash
from holotable.families.estate.rules.state import HOUSE, State, is_deed


def why_not_sell(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not sell one step of a deed's buildings, or ``ALLOWED``."""
    refusal: int = why_not_sell_now(state, seat)
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return why_not_lower(state, seat, deed)


def why_not_sell_now(state: State, seat: int) -> int:
    """Say why a seat may not sell buildings now: where selling has a window, it is the own turn, the gap or a debt."""
    now: int = situation(state)
    refusal: int = why_not_raise_cash(state, seat)
    if refusal != ALLOWED or not state.board.build_own_turn or now == IN_DEBT or now == TO_KEEP:
        return refusal
    return ALLOWED if seat == state.turn or (is_rest(now) and is_in_window(state, seat)) else BUILD_WINDOW


def why_not_lower(state: State, seat: int, deed: int) -> int:
    """Say why the buildings of a deed cannot go down by one step, or ``ALLOWED``."""
    level: int = state.level[deed]
    group: int = state.board.group[deed]
    if state.owner[deed] != seat or level == 0:
        return SELL_HALF
    if level * state.board.group_size[group] < state.built[group]:
        return SELL_EVEN  # lower than the average: another deed has more
    if level == state.board.top_level and spare_houses(state) < level - 1:
        return why_replaced(state)
    return ALLOWED


def why_replaced(state: State) -> int:
    """Give the rule by which a hotel turns back into its houses."""
    return SHORT_HOTEL_SALE if state.board.ends_scored else SELL_HOTEL


def spare_houses(state: State) -> int:
    """Count the houses that can take the place of a hotel; one that is being auctioned cannot."""
    return state.stock[HOUSE] - 1 if state.auctioning and state.lot_piece == HOUSE else state.stock[HOUSE]


def sell_down(state: State, seat: int, deed: int, level: int, cause: int, tape: Tape) -> None:
    """Sell the buildings of a deed down to a level, each step for half its price."""
    before: int = state.level[deed]
    price: int = half_price(state, deed, before) - half_price(state, deed, level)
    set_level(state, deed, level)
    tape.write(LEVEL_SET, cause, seat, deed, before, level)
    pay(state, BANK, seat, price, BUILDING_SOLD, cause, deed, tape)


def sell_building(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Sell one step; a hotel is replaced by its houses at once."""
    cause: int = why_replaced(state) if state.level[deed] == state.board.top_level else SELL_HALF
    sell_down(state, seat, deed, state.level[deed] - 1, cause, tape)


def level_in(levels: int, place: int) -> int:
    """Read what shall be left on a group's deed out of a packed number."""
    return (levels >> (3 * place)) & 7


def why_not_sell_set(state: State, seat: int, group: int, levels: int) -> int:
    """Say why a seat may not sell hotels of a group past their houses, or ``ALLOWED``."""
    refusal: int
    if group < 0 or group >= GROUPS or levels < 0 or levels >> (3 * state.board.group_size[group]) != 0:
        return DECISION_MALFORMED
    refusal = why_not_sell_now(state, seat)
    if refusal != ALLOWED:
        return refusal
    if state.board.group_kind[group] != STREETS or not has(state.sets[seat], group):
        return SELL_HALF
    if not may_sell_past(state, group):
        return why_replaced(state)
    return why_not_levels(state, group, levels)


def may_sell_past(state: State, group: int) -> bool:
    """Tell whether hotels of a group may go down in one sale: the bank lacks their houses, or the board allows it."""
    top: int = state.board.top_level
    if state.built[group] <= state.board.group_size[group] * (top - 1):
        return False
    return state.board.sell_outright or is_short_of_houses(state)


def is_short_of_houses(state: State) -> bool:
    """Tell whether the bank lacks the houses that take the place of a hotel."""
    return spare_houses(state) < state.board.top_level - 1


def why_not_levels(state: State, group: int, levels: int) -> int:
    """Say why a group cannot be left with these levels: something is sold, evenly, and the stock has the houses."""
    place: int
    deed: int
    level: int
    lowest: int = state.board.top_level
    highest: int = 0
    total: int = 0
    houses: int = 0
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        level = level_in(levels, place)
        if level > state.level[deed]:
            return SELL_HALF
        lowest = min(lowest, level)
        highest = max(highest, level)
        total += level
        houses += houses_of(state, level) - houses_of(state, state.level[deed])
    if total == state.built[group]:
        return SELL_HALF
    if not is_short_of_houses(state) and (levels != 0 or lowest_level(state, group) < state.board.top_level):
        return SELL_OUTRIGHT  # what is sold outright is the hotels of a whole group, down to the ground
    if highest - lowest > 1:
        return SELL_EVEN
    return ALLOWED if houses <= spare_houses(state) else why_replaced(state)


def sell_set(state: State, seat: int, group: int, levels: int, tape: Tape) -> None:
    """Sell the buildings of a group down to the named levels in one sale."""
    place: int
    deed: int
    cause: int = why_replaced(state) if is_short_of_houses(state) else SELL_OUTRIGHT
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        if level_in(levels, place) < state.level[deed]:
            sell_down(state, seat, deed, level_in(levels, place), cause, tape)
