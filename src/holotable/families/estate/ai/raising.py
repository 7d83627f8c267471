"""How a thrifty player raises cash: the least useful deed first, buildings last."""

from typing import Final

from holotable.core.decisions import Decision
from holotable.core.keys import ALLOWED
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.reasons import BROKE, CAN_PAY, LEAST_USEFUL
from holotable.families.estate.ai.worth import IN_SET, use_of
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import GROUPS, RENTS
from holotable.families.estate.rules.codes import (
    DECLARE_BANKRUPTCY,
    DEED,
    GROUP,
    LEVELS,
    MORTGAGE,
    SELL_BUILDING,
    SELL_SET,
    SETTLE,
)
from holotable.families.estate.rules.debt import top_debt
from holotable.families.estate.rules.ownership import max_cash
from holotable.families.estate.rules.selling import may_sell_past, why_not_levels, why_not_lower
from holotable.families.estate.rules.state import NO_DEED, State

NO_GROUP: Final = -1
MOST_USEFUL: Final = 1000000000


def choose_payment(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Pay a debt as soon as cash covers it, raise cash while that can help, else give up."""
    amount: int = state.debt_amount[top_debt(state)]
    notes.note(CAN_PAY, amount)
    if state.cash[seat] >= amount:
        decision.kind = SETTLE
    elif max_cash(state, seat) < amount:
        notes.note(BROKE, amount)
        decision.kind = DECLARE_BANKRUPTCY
    elif not choose_mortgage(state, seat, NO_GROUP, MOST_USEFUL, notes, decision):
        choose_sale(state, seat, notes, decision)
    return True


def choose_spare(state: State, seat: int, group: int, notes: Notes, decision: Decision) -> bool:
    """Mortgage a deed that is in no set and not in a group; tell whether there is one."""
    return choose_mortgage(state, seat, group, IN_SET, notes, decision)


def choose_mortgage(state: State, seat: int, spared: int, bound: int, notes: Notes, decision: Decision) -> bool:
    """Mortgage the least useful deed outside the spared group, if one is less useful than a bound."""
    deed: int
    found: int = NO_DEED
    for deed in range(state.board.deeds):
        if has(state.deeds[seat], deed) and may_mortgage(state, deed) and state.board.group[deed] != spared:
            if use_of(state, deed) < bound:
                bound = use_of(state, deed)
                found = deed
    if found == NO_DEED:
        return False
    notes.note(LEAST_USEFUL, state.board.mortgage_value[found])
    decision.kind = MORTGAGE
    decision.argument[DEED] = found
    return True


def may_mortgage(state: State, deed: int) -> bool:
    """Tell whether a deed of one's own can be mortgaged."""
    return not state.mortgaged[deed] and state.built[state.board.group[deed]] == 0


def choose_sale(state: State, seat: int, notes: Notes, decision: Decision) -> None:
    """Sell the building that earns least for its price; hotels that cannot become houses go in one sale."""
    deed: int
    loss: int
    least: int = MOST_USEFUL
    notes.note(LEAST_USEFUL, 0)
    decision.kind = SELL_BUILDING
    for deed in range(state.board.deeds):
        if has(state.deeds[seat], deed) and state.level[deed] > 0 and why_not_lower(state, seat, deed) == ALLOWED:
            loss = rent_step(state, deed, state.level[deed] - 1)
            if loss < least:
                least = loss
                decision.argument[DEED] = deed
    if least == MOST_USEFUL:
        choose_big_sale(state, seat, decision)


def rent_step(state: State, deed: int, level: int) -> int:
    """Give the rent that the step above a level adds, for every hundred of its price."""
    more: int = state.board.rent[deed * RENTS + level + 1] - state.board.rent[deed * RENTS + level]
    price: int = state.board.top_price[deed] if level == state.board.top_level - 1 else state.board.build_price[deed]
    return 100 * more // max(1, price)


def choose_big_sale(state: State, seat: int, decision: Decision) -> None:
    """Sell the hotels of a set past their houses."""
    group: int
    for group in range(GROUPS):
        if has(state.sets[seat], group) and may_sell_past(state, group):
            decision.argument[GROUP] = group
    sell_past(state, decision.argument[GROUP], decision)


def sell_past(state: State, group: int, decision: Decision) -> None:
    """Sell the hotels of a group past their houses, down to the highest even level for which the bank has houses."""
    level: int = state.board.top_level
    decision.kind = SELL_SET
    decision.argument[GROUP] = group
    decision.argument[LEVELS] = all_at(level, state.board.group_size[group])
    while why_not_levels(state, group, decision.argument[LEVELS]) != ALLOWED:
        level -= 1
        decision.argument[LEVELS] = all_at(level, state.board.group_size[group])


def all_at(level: int, size: int) -> int:
    """Pack one level for all deeds of a group."""
    place: int
    levels: int = 0
    for place in range(size):
        levels += level << (3 * place)
    return levels
