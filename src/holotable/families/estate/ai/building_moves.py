"""Moves buildings when pieces are short: a rich player sells them on cheap sets and builds on a dear one."""

from typing import Final

from holotable.core.decisions import Decision
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.raising import NO_GROUP, rent_step, sell_past
from holotable.families.estate.ai.reasons import DEAR_SET_FIRST
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import GROUP_DEEDS, GROUPS, RENTS
from holotable.families.estate.rules.building import lowest_level, next_piece
from holotable.families.estate.rules.codes import BUILD, DEED, SELL_BUILDING
from holotable.families.estate.rules.selling import is_short_of_houses
from holotable.families.estate.rules.state import HOTEL, HOUSE, NO_DEED, State

PLENTY: Final = 4  # times the cash that a seat begins with


def choose_building_move(state: State, seat: int, spare: int, notes: Notes, decision: Decision) -> bool:
    """Build on the set that is to be finished, or sell what it lacks; tell whether there is one."""
    group: int = set_to_finish(state, seat, spare)
    if group == NO_GROUP:
        return False
    notes.note(DEAR_SET_FIRST, 0)
    if houses_lacking(state, group) > state.stock[HOUSE]:
        decision.kind = SELL_BUILDING
        decision.argument[DEED] = house_to_give(state, seat, group)
    elif houses_lacking(state, group) == 0 and state.stock[HOTEL] == 0:
        sell_hotel(state, giver_of_hotel(state, seat, group), decision)
    else:
        decision.kind = BUILD
        decision.argument[DEED] = next_in(state, group)
    return True


def set_to_finish(state: State, seat: int, spare: int) -> int:
    """Give the dearest set that can get all its hotels, where pieces are short and cash is plenty, or ``NO_GROUP``."""
    group: int
    found: int = NO_GROUP
    if spare < PLENTY * state.board.start_cash or not are_pieces_short(state, seat):
        return NO_GROUP
    for group in range(GROUPS):
        if has(state.sets[seat], group) and may_finish(state, seat, group, spare):
            if found == NO_GROUP or is_cheaper(state, found, group):
                found = group
    return found


def are_pieces_short(state: State, seat: int) -> bool:
    """Tell whether the bank has fewer houses or fewer hotels than the sets of a seat could take."""
    group: int
    houses: int = -state.stock[HOUSE]
    hotels: int = -state.stock[HOTEL]
    for group in range(GROUPS):
        if has(state.sets[seat], group):
            houses += houses_lacking(state, group)
            hotels += hotels_lacking(state, group)
    return houses > 0 or hotels > 0


def houses_lacking(state: State, group: int) -> int:
    """Count the houses that a group lacks before it can have hotels."""
    return max(0, most_houses(state, group) - state.built[group])


def hotels_lacking(state: State, group: int) -> int:
    """Count the hotels that a group lacks."""
    return state.board.group_size[group] - max(0, state.built[group] - most_houses(state, group))


def most_houses(state: State, group: int) -> int:
    """Give how many houses a group can have."""
    return state.board.group_size[group] * (state.board.top_level - 1)


def may_finish(state: State, seat: int, group: int, spare: int) -> bool:
    """Tell whether a set lacks hotels, and the bank, cheaper sets of its owner and its spare cash can give all it lacks."""
    if state.buried[group] > 0 or lowest_level(state, group) == state.board.top_level:
        return False
    if 2 * cost_to_finish(state, group) > spare:
        return False
    if houses_lacking(state, group) > state.stock[HOUSE] + houses_elsewhere(state, seat, group):
        return False
    if houses_lacking(state, group) > 0 or state.stock[HOTEL] > 0:
        return True
    return giver_of_hotel(state, seat, group) != NO_GROUP


def cost_to_finish(state: State, group: int) -> int:
    """Give the list price of all the pieces that a set lacks."""
    deed: int = state.board.group_deed[group * GROUP_DEEDS]
    houses: int = houses_lacking(state, group) * state.board.build_price[deed]
    return houses + hotels_lacking(state, group) * state.board.top_price[deed]


def is_cheaper(state: State, group: int, other: int) -> bool:
    """Tell whether the hotels of a group earn less than those of another; the later of two that earn the same is dearer."""
    earns: int = top_rent(state, group)
    more: int = top_rent(state, other)
    return earns < more or (earns == more and group < other)


def top_rent(state: State, group: int) -> int:
    """Give the rents of all the hotels of a group together."""
    place: int
    total: int = 0
    for place in range(state.board.group_size[group]):
        total += state.board.rent[state.board.group_deed[group * GROUP_DEEDS + place] * RENTS + state.board.top_level]
    return total


def houses_elsewhere(state: State, seat: int, group: int) -> int:
    """Count the houses that cheaper sets of a seat could give to one."""
    giver: int
    count: int = 0
    for giver in range(GROUPS):
        if has(state.sets[seat], giver) and has_only_houses(state, giver) and is_cheaper(state, giver, group):
            count += state.built[giver]
    return count


def has_only_houses(state: State, group: int) -> bool:
    """Tell whether a group has buildings, and no hotel."""
    return 0 < state.built[group] <= most_houses(state, group)


def house_to_give(state: State, seat: int, group: int) -> int:
    """Give the deed whose highest house earns least among the cheaper sets of a seat, or ``NO_DEED``."""
    giver: int
    deed: int
    found: int = NO_DEED
    for giver in range(GROUPS):
        if has(state.sets[seat], giver) and has_only_houses(state, giver) and is_cheaper(state, giver, group):
            deed = highest_in(state, giver)
            if found == NO_DEED or top_step(state, deed) < top_step(state, found):
                found = deed
    return found


def top_step(state: State, deed: int) -> int:
    """Give the rent that the highest building of a deed adds, for every hundred of its price."""
    return rent_step(state, deed, state.level[deed] - 1)


def giver_of_hotel(state: State, seat: int, group: int) -> int:
    """Give the cheapest set of a seat with hotels that is cheaper than one, or ``NO_GROUP``."""
    giver: int
    found: int = NO_GROUP
    for giver in range(GROUPS):
        if has(state.sets[seat], giver) and state.built[giver] > most_houses(state, giver):
            if is_cheaper(state, giver, group) and (found == NO_GROUP or is_cheaper(state, giver, found)):
                found = giver
    return found


def sell_hotel(state: State, group: int, decision: Decision) -> None:
    """Sell a hotel of a set for its houses, or past them where the bank has too few."""
    if is_short_of_houses(state):
        sell_past(state, group, decision)
        return
    decision.kind = SELL_BUILDING
    decision.argument[DEED] = highest_in(state, group)


def highest_in(state: State, group: int) -> int:
    """Give the first deed of a group on which nothing is missing that another one has."""
    place: int = 0
    deed: int = state.board.group_deed[group * GROUP_DEEDS]
    while state.level[deed] * state.board.group_size[group] < state.built[group]:
        place += 1
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
    return deed


def next_in(state: State, group: int) -> int:
    """Give the deed of a complete group that is built on next: the last of the lowest, or ``NO_DEED``."""
    level: int = lowest_level(state, group)
    place: int = state.board.group_size[group] - 1
    deed: int = state.board.group_deed[group * GROUP_DEEDS + place]
    if level == state.board.top_level:
        return NO_DEED
    while state.level[deed] > level:
        place -= 1
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
    return deed if state.stock[next_piece(state, deed)] > 0 else NO_DEED
