"""Debts: one that cash covers is paid at once, for any other the debtor raises cash. The newest debt comes first."""

from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.estate.holding import pay, reach
from holotable.estate.keys import BANKRUPT_OUT, DEBT_RAISE
from holotable.estate.state import ASKED_DEBT, CHOICE_DEBT, NEW_DEBT, State
from holotable.estate.timing import IN_DEBT, situation, why_busy
from holotable.estate.words import DEBT_ASKED


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
    """Pay the top debt if its debtor need not be asked; tell whether it was paid."""
    place: int = top_debt(state)
    debtor: int = state.debt_debtor[place]
    if state.debt_stage[place] != NEW_DEBT:
        return False
    if state.cash[debtor] >= state.debt_amount[place]:
        pay_debt(state, tape)
        return True
    state.debt_stage[place] = ASKED_DEBT
    tape.write(DEBT_ASKED, DEBT_RAISE, debtor, state.debt_creditor[place], state.debt_amount[place], 0)
    return False


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
    return ALLOWED if reach(state, seat) < state.debt_amount[top_debt(state)] else BANKRUPT_OUT


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


def drop_debts(state: State, seat: int) -> None:
    """Forget every debt of and to a seat that leaves the game."""
    place: int = state.debts - 1
    while place >= 0:
        if state.debt_debtor[place] == seat or state.debt_creditor[place] == seat:
            remove_debt(state, place)
        place -= 1


def drop_choice(state: State, deed: int) -> None:
    """Forget the question about a received deed that changes hands again."""
    place: int = state.debts - 1
    while place >= 0:
        if state.debt_stage[place] == CHOICE_DEBT and state.debt_deed[place] == deed:
            remove_debt(state, place)
        place -= 1
