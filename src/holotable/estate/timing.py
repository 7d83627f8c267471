"""What play waits for, and who may act meanwhile: debts come before auctions, auctions before the turn."""

from typing import Final

from holotable.core.keys import ALLOWED
from holotable.estate.keys import (
    AUCTION_END,
    BUY_CHOICE,
    DEBT_RAISE,
    MORTGAGE_TRANSFER,
    TURN_END,
    TURN_ROLL,
)
from holotable.estate.state import (
    CHOICE_DEBT,
    NO_CLAIM,
    NOBODY,
    OPENING,
    OVER,
    ROLLING,
    TO_BUY,
    TO_END,
    TO_ROLL,
    State,
)

# what interrupts a turn; otherwise the phase of the turn tells the situation
TO_KEEP: Final = 8  # a received deed is mortgaged
IN_DEBT: Final = 9
AT_AUCTION: Final = 10


def situation(state: State) -> int:
    """Give what play waits for: luck (``ROLLING``), an interruption, or the phase of the turn."""
    if state.phase == OVER:
        return OVER
    if state.phase == OPENING or state.claim_thrown != NO_CLAIM:
        return ROLLING
    if state.debts > 0:
        return TO_KEEP if state.debt_stage[state.debts - 1] == CHOICE_DEBT else IN_DEBT
    if state.auctioning:
        return AT_AUCTION
    return state.phase


def is_rest_point(state: State) -> bool:
    """Tell whether every seat may act: before a throw, and after its space is carried out."""
    return is_rest(situation(state))


def is_rest(now: int) -> bool:
    """Tell whether a situation is a rest point."""
    return now == TO_ROLL or now == TO_END


def raiser(state: State) -> int:
    """Give the seat that may raise cash outside a rest point: the debtor, or the lander who may buy."""
    now: int = situation(state)
    if now == IN_DEBT or now == TO_KEEP:
        return state.debt_debtor[state.debts - 1]
    return state.turn if now == TO_BUY else NOBODY


def why_busy(state: State) -> int:
    """Give the rule that has to be carried out before anything else."""
    now: int = situation(state)
    if now == IN_DEBT:
        return DEBT_RAISE
    if now == TO_KEEP:
        return MORTGAGE_TRANSFER
    if now == AT_AUCTION:
        return AUCTION_END
    if now == TO_BUY:
        return BUY_CHOICE
    return TURN_END if now == TO_END else TURN_ROLL


def why_not_act(state: State, seat: int) -> int:
    """Say why a seat may not raise cash by claims or deals of its own now, or ``ALLOWED``."""
    if is_rest_point(state) or seat == raiser(state):
        return ALLOWED
    return why_busy(state)
