"""What play waits for and who may act: debts come before shortages and auctions, these before the turn."""

from typing import Final

from holotable.core.keys import ALLOWED
from holotable.families.estate.rules.keys import (
    AUCTION_END,
    BUY_CHOICE,
    DEBT_RAISE,
    MISSION_CHOICE,
    MISSION_START,
    MORTGAGE_TRANSFER,
    SHORT_END,
    SHORT_JAIL,
    STOCK_AUCTION,
    TAX_CHOICE,
    TIMED_END,
    TURN_END,
    TURN_ROLL,
)
from holotable.families.estate.rules.state import (
    CHOICE_DEBT,
    CHOOSING,
    CLOSING,
    NO_CLAIM,
    NO_DECK,
    NO_PIECE,
    NOBODY,
    OPENING,
    OVER,
    ROLLING,
    TO_BUY,
    TO_END,
    TO_LEAVE,
    TO_MISSION,
    TO_PRIZE,
    TO_ROLL,
    TO_TAX,
    State,
)

# what interrupts a turn; otherwise the phase of the turn tells the situation
TO_KEEP: Final = 20  # a received deed is mortgaged
IN_DEBT: Final = 21
TO_WANT: Final = 22  # pieces are short: seats say how many they want
TO_PLACE: Final = 23
AT_AUCTION: Final = 24


def situation(state: State) -> int:
    """Give what play waits for: luck (``ROLLING``), an interruption, or the phase of the turn."""
    if state.phase == OVER:
        return OVER
    if state.phase == OPENING or state.claim_thrown != NO_CLAIM or state.drawing != NO_DECK:
        return ROLLING
    if state.debts > 0:
        return TO_KEEP if state.debt_stage[state.debts - 1] == CHOICE_DEBT else IN_DEBT
    if state.demand != NO_PIECE and not state.auctioning:
        return TO_WANT if state.asked != 0 else TO_PLACE
    return AT_AUCTION if state.auctioning else state.phase


def is_rest_point(state: State) -> bool:
    """Tell whether every seat may act: before a throw, and after its space is carried out."""
    return is_rest(situation(state))


def is_rest(now: int) -> bool:
    """Tell whether a situation is a rest point."""
    return now == TO_ROLL or now == TO_END or now == TO_MISSION


def seat_raising_cash(state: State) -> int:
    """Give the seat that may raise cash outside a rest point: a debtor, a buyer, or a seat paying to leave the jail."""
    now: int = situation(state)
    if now == IN_DEBT or now == TO_KEEP:
        return state.debt_debtor[state.debts - 1]
    return state.lander if now == TO_BUY or now == TO_LEAVE else NOBODY


def why_busy(state: State) -> int:
    """Give the rule that has to be carried out before anything else."""
    now: int = situation(state)
    if now == IN_DEBT:
        return DEBT_RAISE
    if now == TO_KEEP:
        return MORTGAGE_TRANSFER
    if now == AT_AUCTION:
        return AUCTION_END
    if now == TO_WANT or now == TO_PLACE:
        return STOCK_AUCTION
    if now == TO_BUY:
        return BUY_CHOICE
    return why_interrupted(state, now)


def why_interrupted(state: State, now: int) -> int:
    """Give the rule of what only some boards know, or of the turn."""
    if now == TO_MISSION:
        return MISSION_CHOICE
    if now == TO_PRIZE:
        return state.board.mission_key[state.mission]
    if now == TO_TAX:
        return TAX_CHOICE
    if now == TO_LEAVE:
        return SHORT_JAIL
    if now == CHOOSING:
        return MISSION_START
    if now == CLOSING:
        return SHORT_END if state.board.ends_scored else TIMED_END
    return TURN_END if now == TO_END else TURN_ROLL


def why_not_act(state: State, seat: int) -> int:
    """Say why a seat, jailed or not, may not raise cash by claims of its own now, or ``ALLOWED`` (rule: jail.rights)."""
    if is_rest_point(state) or seat == seat_raising_cash(state) or situation(state) == CLOSING:
        return ALLOWED
    return why_busy(state)


def why_not_raise_cash(state: State, seat: int) -> int:
    """Say why a seat may not mortgage or sell now: it may at rest points, to pay, to buy and to bid.

    The highest bidder for a piece may not sell: a sale could remove the place where the piece must go.
    """
    now: int = situation(state)
    if now == AT_AUCTION:
        return AUCTION_END if seat == state.high_bidder and state.lot_piece != NO_PIECE else ALLOWED
    if is_rest(now) or seat == seat_raising_cash(state):
        return ALLOWED
    return why_busy(state)
