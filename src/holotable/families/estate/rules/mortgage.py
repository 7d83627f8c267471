"""Mortgages: taking, redeeming, and what the receiver of a mortgaged deed decides."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.codes import DEED_PASSED, INTEREST_PAID, MORTGAGE_KEPT, MORTGAGED, REDEEMED
from holotable.families.estate.rules.debt import drop_choice, owe, top_debt
from holotable.families.estate.rules.keys import (
    MORTGAGE_BUILDINGS,
    MORTGAGE_OWNER,
    MORTGAGE_REDEEM,
    MORTGAGE_TRANSFER,
    MORTGAGE_VALUE,
)
from holotable.families.estate.rules.ownership import give_deed, pay, set_mortgage
from holotable.families.estate.rules.situation import TO_KEEP, is_rest_point, situation, why_busy, why_not_raise_cash
from holotable.families.estate.rules.state import CHOICE_DEBT, NEW_DEBT, State, is_deed


def interest_on(state: State, deed: int) -> int:
    """Give ten per cent of a mortgage value, rounded up."""
    return state.board.interest[deed]


def redeem_cost(state: State, deed: int) -> int:
    """Give what it costs to lift a mortgage, whenever that is (rule: mortgage.later)."""
    return state.board.mortgage_value[deed] + interest_on(state, deed)


def why_not_mortgage(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not mortgage a deed, or ``ALLOWED``."""
    refusal: int = why_not_raise_cash(state, seat)
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return why_not_turn_down(state, seat, deed)


def why_not_turn_down(state: State, seat: int, deed: int) -> int:
    """Say why a deed cannot be mortgaged by a seat, or ``ALLOWED``."""
    if state.owner[deed] != seat:
        return MORTGAGE_OWNER
    if state.built[state.board.group[deed]] > 0:
        return MORTGAGE_BUILDINGS
    return MORTGAGE_VALUE if state.mortgaged[deed] else ALLOWED


def mortgage(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Turn a deed face down and take its mortgage value from the bank."""
    set_mortgage(state, deed, True)
    pay(state, BANK, seat, state.board.mortgage_value[deed], MORTGAGED, MORTGAGE_VALUE, deed, tape)


def why_not_redeem(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not lift a mortgage, or ``ALLOWED``."""
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if not is_rest_point(state) and not is_asked_about(state, seat, deed):
        return why_busy(state)
    return why_not_turn_up(state, seat, deed)


def why_not_turn_up(state: State, seat: int, deed: int) -> int:
    """Say why a mortgage cannot be lifted by a seat, or ``ALLOWED``."""
    if state.owner[deed] != seat:
        return MORTGAGE_OWNER
    if not state.mortgaged[deed] or state.cash[seat] < redeem_cost(state, deed):
        return MORTGAGE_REDEEM
    return ALLOWED


def redeem(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Pay the mortgage with its interest and turn the deed face up; a question about the deed is answered thereby."""
    drop_choice(state, deed)
    set_mortgage(state, deed, False)
    pay(state, seat, BANK, redeem_cost(state, deed), REDEEMED, MORTGAGE_REDEEM, deed, tape)


def hand_over(state: State, deed: int, receiver: int, cause: int, interest_cause: int, tape: Tape) -> None:
    """Pass a deed from seat to seat; a mortgaged one asks the receiver what to do with it."""
    tape.write(DEED_PASSED, cause, receiver, deed, state.owner[deed], 0)
    drop_choice(state, deed)
    give_deed(state, deed, receiver)
    if state.mortgaged[deed]:
        ask_receiver(state, deed, receiver, interest_cause)


def receive(state: State, deed: int, receiver: int) -> None:
    """Take a deed from the bank; a mortgaged one asks the receiver what to do with it."""
    give_deed(state, deed, receiver)
    if state.mortgaged[deed]:
        ask_receiver(state, deed, receiver, MORTGAGE_TRANSFER)


def ask_receiver(state: State, deed: int, receiver: int, cause: int) -> None:
    """Let the receiver of a mortgaged deed redeem it or pay its interest."""
    owe(state, receiver, BANK, interest_on(state, deed), INTEREST_PAID, cause, deed)
    state.debt_stage[top_debt(state)] = CHOICE_DEBT


def questioned_deeds(state: State) -> int:
    """Give the received deeds whose receivers have still to redeem them or to pay the interest: no deed owes it twice."""
    place: int
    deeds: int = 0
    for place in range(state.debts):
        if state.debt_event[place] == INTEREST_PAID:
            deeds |= bit(state.debt_deed[place])
    return deeds


def is_asked_about(state: State, seat: int, deed: int) -> bool:
    """Tell whether a seat must say now what becomes of a received deed."""
    if situation(state) != TO_KEEP:
        return False
    return state.debt_debtor[top_debt(state)] == seat and state.debt_deed[top_debt(state)] == deed


def why_not_keep(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not keep a mortgage by paying its interest, or ``ALLOWED``."""
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if situation(state) != TO_KEEP:
        return why_busy(state)
    return ALLOWED if is_asked_about(state, seat, deed) else MORTGAGE_TRANSFER


def keep_mortgage(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Leave a received deed mortgaged: its interest becomes a debt to the bank."""
    state.debt_stage[top_debt(state)] = NEW_DEBT
    tape.write(MORTGAGE_KEPT, MORTGAGE_TRANSFER, seat, deed, 0, 0)
