"""Debts: one that cash covers is paid at once, for any other the debtor raises cash.

The newest debt comes first, but nobody is asked before what others owe it has come in.
"""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.codes import DEBT_ASKED, INTEREST_PAID
from holotable.families.estate.rules.keys import BANKRUPT_OUT, DEBT_RAISE
from holotable.families.estate.rules.ownership import max_cash, pay
from holotable.families.estate.rules.situation import IN_DEBT, situation, why_busy
from holotable.families.estate.rules.state import ASKED_DEBT, CHOICE_DEBT, NEW_DEBT, NOBODY, State


def owe(state: State, debtor: int, creditor: int, amount: int, event: int, cause: int, deed: int) -> None:
    """Put a debt on top of the others; ``event`` is what the tape will call its payment."""
    place: int = state.debts
    state.debt_debtor[place] = debtor
    state.debt_creditor[place] = creditor
    state.debt_amount[place] = amount
    state.debt_event[place] = event
    state.debt_cause[place] = cause
    state.debt_deed[place] = deed
    state.debt_stage[place] = NEW_DEBT
    state.debts += 1


def top_debt(state: State) -> int:
    """Give the place of the debt that is settled first."""
    return state.debts - 1


def work_off_debt(state: State, tape: Tape) -> bool:
    """Do what the top debt needs before its debtor is asked: pay it, or call in what others owe the debtor; tell whether it was done."""
    place: int = top_debt(state)
    debtor: int = state.debt_debtor[place]
    if state.debt_stage[place] == ASKED_DEBT:
        return False
    if state.debt_stage[place] == NEW_DEBT and state.cash[debtor] >= state.debt_amount[place]:
        pay_debt(state, tape)
        return True
    if incoming(state, debtor) != NOBODY:
        lay_on_top(state, incoming(state, debtor))
        return True
    if state.debt_stage[place] == CHOICE_DEBT:
        return False
    if is_alone(state, debtor) and max_cash(state, debtor) < state.debt_amount[place]:
        remove_debt(state, place)
        return True
    ask(state, tape)
    return False


def is_alone(state: State, seat: int) -> bool:
    """Tell whether a seat is the last in the game: it cannot go bankrupt, and what it cannot raise falls away."""
    return state.playing == bit(seat)


def ask(state: State, tape: Tape) -> None:
    """Let the top debtor raise cash."""
    place: int = top_debt(state)
    state.debt_stage[place] = ASKED_DEBT
    tape.write(
        DEBT_ASKED, DEBT_RAISE, state.debt_debtor[place], state.debt_creditor[place], state.debt_amount[place], 0
    )


def incoming(state: State, seat: int) -> int:
    """Give the place of the debt to be settled before a seat is asked for the top one, or ``NOBODY``.

    It is the newest that somebody owes the seat, or an earlier one of the same debtor, whose creditors take turns. A
    question about a received deed waits for nobody who is raising cash already, and no debt for its own creditor.
    """
    top: int = top_debt(state)
    place: int = top - 1
    while place >= 0:
        if state.debt_creditor[place] == seat and state.debt_debtor[place] != state.debt_creditor[top]:
            if state.debt_stage[place] == NEW_DEBT or state.debt_stage[top] == NEW_DEBT:
                return newest_debt(state, state.debt_debtor[place])
        place -= 1
    return NOBODY


def newest_debt(state: State, seat: int) -> int:
    """Give the place of the debt that a seat settles next; questions about received deeds can wait."""
    place: int = top_debt(state)
    while state.debt_debtor[place] != seat or state.debt_stage[place] == CHOICE_DEBT:
        place -= 1
    return place


def lay_on_top(state: State, place: int) -> None:
    """Let a debt be settled before all others."""
    debtor: int = state.debt_debtor[place]
    creditor: int = state.debt_creditor[place]
    amount: int = state.debt_amount[place]
    event: int = state.debt_event[place]
    cause: int = state.debt_cause[place]
    deed: int = state.debt_deed[place]
    stage: int = state.debt_stage[place]
    remove_debt(state, place)
    owe(state, debtor, creditor, amount, event, cause, deed)
    state.debt_stage[top_debt(state)] = stage


def pay_debt(state: State, tape: Tape) -> None:
    """Pay the top debt in full."""
    place: int = top_debt(state)
    state.debts -= 1
    pay(
        state,
        state.debt_debtor[place],
        state.debt_creditor[place],
        state.debt_amount[place],
        state.debt_event[place],
        state.debt_cause[place],
        state.debt_deed[place],
        tape,
    )


def why_not_in_debt(state: State, seat: int) -> int:
    """Say why a seat is not the one that must pay now, or ``ALLOWED``."""
    if situation(state) != IN_DEBT:
        return why_busy(state)
    return ALLOWED if state.debt_debtor[top_debt(state)] == seat else DEBT_RAISE


def why_not_settle(state: State, seat: int) -> int:
    """Say why a seat may not pay its debt, or ``ALLOWED``."""
    refusal: int = why_not_in_debt(state, seat)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if state.cash[seat] >= state.debt_amount[top_debt(state)] else DEBT_RAISE


def why_not_declare(state: State, seat: int) -> int:
    """Say why a seat may not declare bankruptcy: not while all that it can raise covers the debt."""
    refusal: int = why_not_in_debt(state, seat)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if max_cash(state, seat) < state.debt_amount[top_debt(state)] else BANKRUPT_OUT


def remove_debt(state: State, place: int) -> None:
    """Take one debt out of the pile."""
    state.debts -= 1
    while place < state.debts:
        state.debt_debtor[place] = state.debt_debtor[place + 1]
        state.debt_creditor[place] = state.debt_creditor[place + 1]
        state.debt_amount[place] = state.debt_amount[place + 1]
        state.debt_event[place] = state.debt_event[place + 1]
        state.debt_cause[place] = state.debt_cause[place + 1]
        state.debt_deed[place] = state.debt_deed[place + 1]
        state.debt_stage[place] = state.debt_stage[place + 1]
        place += 1


def failed_debt(state: State, seat: int) -> int:
    """Give the place of the first debt that a seat could not pay, or ``NOBODY``; interest on a received deed is none."""
    found: int = NOBODY
    place: int = top_debt(state)
    while place >= 0:
        if state.debt_debtor[place] == seat and state.debt_event[place] != INTEREST_PAID:
            if found == NOBODY or state.debt_stage[place] == ASKED_DEBT:
                found = place
        place -= 1
    return found


def is_settling(state: State, seat: int) -> bool:
    """Tell whether a seat has been asked to raise cash for a debt."""
    place: int
    for place in range(state.debts):
        if state.debt_debtor[place] == seat and state.debt_stage[place] == ASKED_DEBT:
            return True
    return False


def pass_debts(state: State, seat: int, creditor: int) -> None:
    """Forget the debts of a seat that leaves the game; what others owe it is of value and passes to its creditor."""
    place: int = state.debts - 1
    while place >= 0:
        if state.debt_creditor[place] == seat and creditor != BANK and state.debt_debtor[place] != creditor:
            state.debt_creditor[place] = creditor
        elif state.debt_debtor[place] == seat or state.debt_creditor[place] == seat:
            remove_debt(state, place)
        place -= 1


def drop_choice(state: State, deed: int) -> None:
    """Forget the question about a received deed that changes hands again."""
    place: int = state.debts - 1
    while place >= 0:
        if state.debt_stage[place] == CHOICE_DEBT and state.debt_deed[place] == deed:
            remove_debt(state, place)
        place -= 1
