"""Who is due, and what every seat is asked or may do."""

from holotable.core.keys import ALLOWED
from holotable.families.estate.rules.auction import bidders, may_bid
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.codes import (
    ANSWER_TRADE,
    ASK_RENT,
    BID_OR_PASS,
    BUY_OR_AUCTION,
    FINE_OR_STAY,
    FINISH_TURN,
    GO_ON_MISSION,
    IN_JAIL,
    KEEP_OR_REDEEM,
    LAST_CLAIMS,
    LUCK_CARD,
    LUCK_DEED,
    LUCK_DICE,
    LUCK_DIE,
    MANAGE,
    NO_PROMPT,
    PICK_TOKEN,
    PLACE_PIECE,
    RAISE_CASH,
    ROLL_DICE,
    TAKE_PRIZE,
    TAX_OR_SHARE,
    WANT_PIECES,
)
from holotable.families.estate.rules.debt import top_debt
from holotable.families.estate.rules.scoring import claimants
from holotable.families.estate.rules.situation import (
    AT_AUCTION,
    IN_DEBT,
    TO_KEEP,
    TO_PLACE,
    TO_WANT,
    is_rest,
    situation,
    why_not_raise_cash,
)
from holotable.families.estate.rules.state import (
    CHOOSING,
    CLOSING,
    NO_DECK,
    OFFERS,
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
    is_playing,
)
from holotable.families.estate.rules.tokens import chooser
from holotable.families.estate.rules.trade import why_not_answer


def due(state: State) -> int:
    """Give the seats that must answer as bits, or the luck that must fall as a negative number, or 0 when the game is over."""
    now: int = situation(state)
    if now == OVER:
        return 0
    if now == ROLLING:
        return -luck_due(state)
    if now == IN_DEBT or now == TO_KEEP:
        return bit(state.debt_debtor[top_debt(state)])
    if now == AT_AUCTION:
        return bidders(state)
    if now == TO_WANT:
        return state.asked
    if now == TO_PLACE:
        return bit(state.placer)
    if now == TO_BUY or now == TO_TAX:
        return bit(state.lander)
    if now == CHOOSING:
        return bit(chooser(state))
    return claimants(state) if now == CLOSING else bit(state.turn)


def luck_due(state: State) -> int:
    """Give the luck that must fall now."""
    if state.drawing != NO_DECK:
        return LUCK_CARD + state.drawing
    if state.undealt > 0:
        return LUCK_DEED
    return LUCK_DIE if state.on_mission else LUCK_DICE


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
    if now == TO_WANT or now == TO_PLACE or now == CHOOSING or now == CLOSING:
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
    return FINISH_TURN if now == TO_END else rare_question(now)


def rare_question(now: int) -> int:
    """Give what is asked in situations that only some boards know."""
    if now == TO_MISSION:
        return GO_ON_MISSION
    if now == TO_PRIZE:
        return TAKE_PRIZE
    if now == TO_TAX:
        return TAX_OR_SHARE
    if now == TO_LEAVE:
        return FINE_OR_STAY
    return PICK_TOKEN if now == CHOOSING else LAST_CLAIMS


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
