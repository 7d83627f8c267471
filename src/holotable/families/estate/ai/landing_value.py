"""The value of landing on a space for a careful player: rents, taxes, deeds to buy, the salary."""

from typing import Final

from holotable.core.decisions import BANK
from holotable.families.estate.ai.spending import completes_set
from holotable.families.estate.ai.worth import DICE_MEAN, deed_gain, gives_way, has_unowned, reserve_of
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import ARREST_SPACE, DEED_SPACE, TAX_SPACE, UTILITY
from holotable.families.estate.rules.rent import rent_due
from holotable.families.estate.rules.state import State

THROWS: Final = 36  # of two dice
LOWEST_THROW: Final = 2
HIGHEST_THROW: Final = 12


def landing_worth(state: State, seat: int, space: int) -> int:
    """Give what landing on a space brings a seat, or costs it if negative; without the salary."""
    kind: int = state.board.space_kind[space]
    if kind == DEED_SPACE:
        return visit_worth(state, seat, state.board.space_deed[space])
    if kind == TAX_SPACE:
        return -state.board.tax[space]
    if kind == ARREST_SPACE and has_unowned(state):
        return -state.board.fine
    return 0


def visit_worth(state: State, seat: int, deed: int) -> int:
    """Give what landing on the space of a deed brings: the chance to buy it, a rent to pay, or nothing."""
    owner: int = state.owner[deed]
    if owner == BANK:
        return purchase_worth(state, seat, deed)
    if owner == seat or state.mortgaged[deed]:
        return 0
    return -rent_due(state, deed) * (DICE_MEAN if is_utility(state, deed) else 1)


def is_utility(state: State, deed: int) -> bool:
    """Tell whether the rent of a deed hangs on dice."""
    return state.board.group_kind[state.board.group[deed]] == UTILITY


def purchase_worth(state: State, seat: int, deed: int) -> int:
    """Give what the chance to buy a deed is worth: a quarter of its price and all that it adds, if it would be bought."""
    price: int = state.board.price[deed]
    left: int = state.cash[seat] - price
    if completes_set(state, seat, deed):
        left += state.credit[seat]
    elif gives_way(state, seat, deed):
        return 0
    else:
        left -= reserve_of(state, seat)
    return max(0, deed_gain(state, seat, deed, 0) - price + price // 4) if left >= 0 else 0


def throw_worth(state: State, seat: int) -> int:
    """Give what another throw is worth on average: the landings and the salary on the way."""
    steps: int
    total: int = 0
    for steps in range(LOWEST_THROW, HIGHEST_THROW + 1):
        total += min(steps - 1, HIGHEST_THROW + 1 - steps) * step_worth(state, seat, steps)
    return total // THROWS


def step_worth(state: State, seat: int, steps: int) -> int:
    """Give what so many steps forward are worth."""
    goal: int = state.space[seat] + steps
    if goal < state.board.spaces:
        return landing_worth(state, seat, goal)
    return state.board.salary + landing_worth(state, seat, goal - state.board.spaces)


def is_own_space(state: State, seat: int, space: int) -> bool:
    """Tell whether a space is that of a deed of a seat."""
    return state.board.space_kind[space] == DEED_SPACE and has(state.deeds[seat], state.board.space_deed[space])
