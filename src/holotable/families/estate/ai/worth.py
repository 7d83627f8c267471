"""What deeds, sets and cash in hand are worth to a careful player. Whole numbers, in the money of the board."""

from typing import Final

from holotable.core.decisions import BANK
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import DECKS, GROUP_DEEDS, GROUPS, RENTS, STREETS, UTILITY
from holotable.families.estate.rules.mortgage import redeem_cost
from holotable.families.estate.rules.rent import rent_due
from holotable.families.estate.rules.state import NOBODY, State

DICE_MEAN: Final = 7
WHOLE_GROUPS: Final = 3  # a split group is borne as long as there are more than so many that could become sets
IN_SET: Final = 1000  # a deed of a set is this much more useful than any single one


def reserve_of(state: State, seat: int) -> int:
    """Give the cash that a seat keeps: half a salary, and a quarter of the highest rent, up to a salary more."""
    return least_reserve(state) + min(danger_to(state, seat) // 4, state.board.salary)


def least_reserve(state: State) -> int:
    """Give the cash that every seat keeps, whatever the others own."""
    return state.board.salary // 2


def danger_to(state: State, seat: int) -> int:
    """Give the highest rent of a group that somebody else has built on."""
    deed: int
    group: int = 0
    danger: int = 0
    groups: int = sets_of_others(state, seat)
    while groups > 0:
        if groups & 1 == 1 and state.built[group] > 0:
            deed = state.board.group_deed[group * GROUP_DEEDS + state.board.group_size[group] - 1]
            danger = max(danger, state.board.rent[deed * RENTS + state.level[deed]])
        groups >>= 1
        group += 1
    return danger


def sets_of_others(state: State, seat: int) -> int:
    """Give the groups that are sets of other seats."""
    other: int
    groups: int = 0
    for other in range(state.seats):
        if other != seat:
            groups |= state.sets[other]
    return groups


def completes_group(state: State, seat: int, deed: int) -> bool:
    """Tell whether a deed of somebody else is the only one that a seat lacks in its group."""
    group: int = state.board.group[deed]
    return state.owned[seat * GROUPS + group] == state.board.group_size[group] - 1


def rival_for(state: State, seat: int, deed: int) -> int:
    """Give another seat for which a deed of the bank would complete a set, or ``NOBODY``."""
    other: int
    if state.board.group_kind[state.board.group[deed]] != STREETS:
        return NOBODY
    for other in range(state.seats):
        if other != seat and completes_group(state, other, deed):
            return other
    return NOBODY


def gives_way(state: State, seat: int, deed: int) -> bool:
    """Tell whether a deed is left to the seat that began its group; if all groups were split, games would never end."""
    group: int = state.board.group[deed]
    if state.board.group_kind[group] != STREETS or state.owned[seat * GROUPS + group] > 0:
        return False
    return owners_in(state, group) == 1 and are_often_split(state)


def owners_in(state: State, group: int) -> int:
    """Count the seats that own deeds of a group."""
    seat: int
    count: int = 0
    for seat in range(state.seats):
        if state.owned[seat * GROUPS + group] > 0:
            count += 1
    return count


def owner_in(state: State, group: int) -> int:
    """Give the first seat that owns a deed of a group, or ``NOBODY``."""
    seat: int
    for seat in range(state.seats):
        if state.owned[seat * GROUPS + group] > 0:
            return seat
    return NOBODY


def are_often_split(state: State) -> bool:
    """Tell whether too many street groups are split between seats already."""
    group: int
    hopes: int = 0
    for group in range(GROUPS):
        if state.board.group_size[group] > 0 and state.board.group_kind[group] == STREETS:
            hopes += 1 if owners_in(state, group) < 2 else -WHOLE_GROUPS
    return hopes <= 0


def has_unowned(state: State) -> bool:
    """Tell whether the bank still has a deed."""
    seat: int
    deeds: int = 0
    for seat in range(state.seats):
        deeds |= state.deeds[seat]
    return deeds != bit(state.board.deeds) - 1


def is_last_round(state: State) -> bool:
    """Tell whether wealth is counted after this round at the latest."""
    return state.time_up or (state.board.round_limit > 0 and state.rounds >= state.board.round_limit)


def use_of(state: State, deed: int) -> int:
    """Give what an owned deed earns for every hundred that its mortgage would bring; deeds of a set earn more later."""
    group: int = state.board.group[deed]
    earns: int = rent_due(state, deed)
    if state.board.group_kind[group] == UTILITY:
        earns *= DICE_MEAN
    earns = 100 * earns // max(1, state.board.mortgage_value[deed])
    return earns + IN_SET if has(state.sets[state.owner[deed]], group) else earns


def deed_gain(state: State, seat: int, deed: int, taken: int) -> int:
    """Give what a deed adds to those that a seat owns or has just taken."""
    group: int = state.board.group[deed]
    held: int = state.deeds[seat] | taken
    return group_worth(state, group, held | bit(deed)) - group_worth(state, group, held)


def estate_worth(state: State, deeds: int) -> int:
    """Give what a collection of deeds is worth to its owner."""
    group: int
    worth: int = 0
    for group in range(GROUPS):
        if state.board.group_size[group] > 0:
            worth += group_worth(state, group, deeds)
    return worth


def group_worth(state: State, group: int, deeds: int) -> int:
    """Give what deeds of one group are worth together: a set twice its prices, two of the others a little more."""
    place: int
    deed: int
    worth: int = 0
    printed: int = 0
    count: int = 0
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        if has(deeds, deed):
            count += 1
            printed += state.board.price[deed]
            worth += state.board.price[deed]
            if state.mortgaged[deed]:
                worth -= redeem_cost(state, deed)
    if state.board.group_kind[group] != STREETS:
        return worth + printed * max(0, count - 1) // 4
    return worth + printed if count == state.board.group_size[group] else worth


def cards_worth(state: State, cards: int) -> int:
    """Give what jail cards are worth: each saves a fine."""
    deck: int
    worth: int = 0
    for deck in range(DECKS):
        if has(cards, deck):
            worth += state.board.fine
    return worth


def owner_of_rest(state: State, seat: int, group: int) -> int:
    """Give the one seat that owns all deeds of a group that a seat lacks, or ``NOBODY``."""
    place: int
    owner: int
    found: int = NOBODY
    for place in range(state.board.group_size[group]):
        owner = state.owner[state.board.group_deed[group * GROUP_DEEDS + place]]
        if owner == BANK or (owner != seat and found != NOBODY and owner != found):
            return NOBODY
        if owner != seat:
            found = owner
    return found


def deeds_in_group(state: State, seat: int, group: int) -> int:
    """Give the deeds of a seat in a group as a set."""
    place: int
    deed: int
    deeds: int = 0
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        if state.owner[deed] == seat:
            deeds |= bit(deed)
    return deeds
