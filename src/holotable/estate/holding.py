"""What a seat holds: the few functions that move cash, deeds and mortgages, and keep every count of them true."""

from holotable.core.tape import Tape
from holotable.estate.bits import bit
from holotable.estate.board import GROUPS
from holotable.estate.state import BANK, State


def pay(state: State, payer: int, payee: int, amount: int, event: int, cause: int, thing: int, tape: Tape) -> None:
    """Move cash between seats, or a seat and the bank, which never runs out (rule: bank.endless)."""
    if payer != BANK:
        state.cash[payer] -= amount
    if payee != BANK:
        state.cash[payee] += amount
    tape.write(event, cause, payer, payee, amount, thing)


def give_deed(state: State, deed: int, receiver: int) -> None:
    """Make a seat or the bank the owner of a deed, mortgaged or not."""
    giver: int = state.owner[deed]
    if giver != BANK:
        state.deeds[giver] -= bit(deed)
        state.owned[giver * GROUPS + state.board.group[deed]] -= 1
        state.credit[giver] -= credit_of(state, deed)
    state.owner[deed] = receiver
    if receiver != BANK:
        state.deeds[receiver] += bit(deed)
        state.owned[receiver * GROUPS + state.board.group[deed]] += 1
        state.credit[receiver] += credit_of(state, deed)


def set_mortgage(state: State, deed: int, mortgaged: bool) -> None:
    """Turn a seat's deed face down or up."""
    state.credit[state.owner[deed]] -= credit_of(state, deed)
    state.mortgaged[deed] = 1 if mortgaged else 0
    state.credit[state.owner[deed]] += credit_of(state, deed)


def credit_of(state: State, deed: int) -> int:
    """Give what mortgaging a deed would still bring."""
    return 0 if state.mortgaged[deed] else state.board.mortgage_value[deed]


def reach(state: State, seat: int) -> int:
    """Give the cash of a seat together with all that it could raise from the bank."""
    return state.cash[seat] + state.credit[seat]


def owned_in_group(state: State, seat: int, deed: int) -> int:
    """Count the deeds of a seat in the group of ``deed``, mortgaged ones too (rule: rent.count-mortgaged)."""
    return state.owned[seat * GROUPS + state.board.group[deed]]


def owns_group(state: State, seat: int, deed: int) -> bool:
    """Tell whether a seat owns every deed in the group of ``deed``."""
    return owned_in_group(state, seat, deed) == state.board.group_size[state.board.group[deed]]
