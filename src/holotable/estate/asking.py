"""Who is due, and what every seat is asked or may do."""

from holotable.core.keys import ALLOWED
from holotable.estate.auction import bidders, may_bid
from holotable.estate.bits import bit, has
from holotable.estate.debt import top_debt
from holotable.estate.state import NO_DECK, OFFERS, OVER, ROLLING, TO_BUY, TO_ROLL, State, is_playing
from holotable.estate.timing import (
    AT_AUCTION,
    IN_DEBT,
    TO_KEEP,
    TO_PLACE,
    TO_WANT,
    is_rest,
    situation,
    why_not_raise_cash,
)
from holotable.estate.trade import why_not_answer
from holotable.estate.words import (
    ANSWER_TRADE,
    ASK_RENT,
    BID_OR_PASS,
    BUY_OR_AUCTION,
    FINISH_TURN,
    IN_JAIL,
    KEEP_OR_REDEEM,
    LUCK_CARD,
    LUCK_DICE,
    MANAGE,
    NO_PROMPT,
    PLACE_PIECE,
    RAISE_CASH,
    ROLL_DICE,
    WANT_PIECES,
)


def due(state: State) -> int:
    """Give the seats that must answer as bits, or the luck that must fall as a negative number, or 0 when the game is over."""
    now: int = situation(state)
    if now == OVER:
        return 0
    if now == ROLLING:
        return -LUCK_DICE if state.drawing == NO_DECK else -LUCK_CARD - state.drawing
    if now == IN_DEBT or now == TO_KEEP:
        return bit(state.debt_debtor[top_debt(state)])
    if now == AT_AUCTION:
        return bidders(state)
    if now == TO_WANT:
        return state.asked
    return bit(state.placer) if now == TO_PLACE else bit(state.turn)


def prompt(state: State, seat: int) -> int:
    """Give what is asked of a seat, or what it may do of its own accord."""
    now: int = situation(state)
    if now == OVER or now == ROLLING or not is_playing(state, seat):
        return NO_PROMPT
    if now == AT_AUCTION and may_bid(state, seat):
        return BID_OR_PASS
    if now == AT_AUCTION:
        return MANAGE if state.credit[seat] > 0 and why_not_raise_cash(state, seat) == ALLOWED else NO_PROMPT
    if has(due(state), seat):
        return question(state, now)
    if now == TO_WANT or now == TO_PLACE:
        return NO_PROMPT
    return invitation(state, seat, now)


def question(state: State, now: int) -> int:
    """Give what the seat that is due is asked in a situation."""
    if now == IN_DEBT:
        return RAISE_CASH
    if now == TO_KEEP:
        return KEEP_OR_REDEEM
    if now == TO_BUY:
        return BUY_OR_AUCTION
    if now == TO_WANT:
        return WANT_PIECES
    if now == TO_PLACE:
        return PLACE_PIECE
    if now == TO_ROLL:
        return IN_JAIL if state.jail[state.turn] > 0 else ROLL_DICE
    return FINISH_TURN


def invitation(state: State, seat: int, now: int) -> int:
    """Give what a seat that is not due may do: ask for rent, answer a trade, or see to its deeds and offer trades."""
    place: int
    if is_rest(now):
        for place in range(state.claims):
            if state.claim_creditor[place] == seat:
                return ASK_RENT
    if state.offers > 0:
        for place in range(OFFERS):
            if state.offer_id[place] > 0 and why_not_answer(state, seat, state.offer_id[place]) == ALLOWED:
                return ANSWER_TRADE
    return MANAGE
