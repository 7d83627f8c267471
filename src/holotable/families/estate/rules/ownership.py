"""The functions that move cash, deeds, mortgages and pieces, and keep the counts of them correct."""

from holotable.core.decisions import BANK
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.board import GROUPS, STREETS
from holotable.families.estate.rules.state import HOTEL, HOUSE, State


def pay(state: State, payer: int, payee: int, amount: int, event: int, cause: int, thing: int, tape: Tape) -> None:
    """Move cash between seats, or a seat and the bank, which never runs out (rule: bank.endless, bank.duties, bank.apart)."""
    if payer != BANK:
        state.cash[payer] -= amount
    if payee != BANK:
        state.cash[payee] += amount
    tape.write(event, cause, payer, payee, amount, thing)


def give_deed(state: State, deed: int, receiver: int) -> None:
    """Make a seat or the bank the owner of a deed, mortgaged or not."""
    giver: int = state.owner[deed]
    group: int = state.board.group[deed]
    if giver != BANK:
        state.deeds[giver] -= bit(deed)
        state.owned[giver * GROUPS + group] -= 1
        state.credit[giver] -= credit_of(state, deed)
        state.sets[giver] &= ~bit(group)
    state.owner[deed] = receiver
    if receiver != BANK:
        state.deeds[receiver] += bit(deed)
        state.owned[receiver * GROUPS + group] += 1
        state.credit[receiver] += credit_of(state, deed)
        if owns_group(state, receiver, deed) and state.board.group_kind[group] == STREETS:
            state.sets[receiver] |= bit(group)


def set_mortgage(state: State, deed: int, mortgaged: bool) -> None:
    """Turn a deed face down or up."""
    before: int = credit_of(state, deed)
    state.buried[state.board.group[deed]] -= state.mortgaged[deed]
    state.mortgaged[deed] = 1 if mortgaged else 0
    state.buried[state.board.group[deed]] += state.mortgaged[deed]
    if state.owner[deed] != BANK:
        state.credit[state.owner[deed]] += credit_of(state, deed) - before


def set_level(state: State, deed: int, level: int) -> None:
    """Put buildings on a seat's deed or take them off; the bank's stock follows."""
    before: int = state.level[deed]
    state.credit[state.owner[deed]] += half_price(state, deed, level) - half_price(state, deed, before)
    state.built[state.board.group[deed]] += level - before
    state.stock[HOUSE] += houses_of(state, before) - houses_of(state, level)
    state.stock[HOTEL] += hotels_of(state, before) - hotels_of(state, level)
    state.level[deed] = level


def houses_of(state: State, level: int) -> int:
    """Count the houses of a level; a hotel stands in the place of all of them."""
    return level if level < state.board.top_level else 0


def hotels_of(state: State, level: int) -> int:
    """Count the hotels of a level."""
    return 1 if level == state.board.top_level else 0


def half_price(state: State, deed: int, level: int) -> int:
    """Give what the bank pays for all the buildings of a level: half of every piece's price."""
    halves: int = min(level, state.board.top_level - 1) * (state.board.build_price[deed] // 2)
    return halves + hotels_of(state, level) * (state.board.top_price[deed] // 2)


def credit_of(state: State, deed: int) -> int:
    """Give what a deed would still bring: its buildings sold and the deed mortgaged."""
    if state.mortgaged[deed]:
        return 0
    return state.board.mortgage_value[deed] + half_price(state, deed, state.level[deed])


def max_cash(state: State, seat: int) -> int:
    """Give the most cash that a seat can have: what it holds and all it could raise from the bank."""
    return state.cash[seat] + state.credit[seat]


def max_cash_unsold(state: State, seat: int) -> int:
    """Give the cash of a seat together with what mortgages would bring while no building is sold."""
    deed: int
    total: int = state.cash[seat]
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat and not state.mortgaged[deed] and state.built[state.board.group[deed]] == 0:
            total += state.board.mortgage_value[deed]
    return total


def owned_in_group(state: State, seat: int, deed: int) -> int:
    """Count the deeds of a seat in the group of ``deed``, mortgaged ones too (rule: rent.count-mortgaged)."""
    return state.owned[seat * GROUPS + state.board.group[deed]]


def owns_group(state: State, seat: int, deed: int) -> bool:
    """Tell whether a seat owns every deed in the group of ``deed`` (rule: deed.group)."""
    return owned_in_group(state, seat, deed) == state.board.group_size[state.board.group[deed]]
