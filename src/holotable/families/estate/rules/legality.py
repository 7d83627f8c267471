"""The single truth about legality: every decision is judged by the chapter it belongs to."""

from holotable.core.decisions import Decision
from holotable.core.keys import DECISION_MALFORMED
from holotable.families.estate.rules.auction import why_not_bid, why_not_pass
from holotable.families.estate.rules.bankruptcy import why_not_resign
from holotable.families.estate.rules.board import DEFEAT, JUMP
from holotable.families.estate.rules.building import why_not_build
from holotable.families.estate.rules.buying import why_not_buy, why_not_decline
from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    AMOUNT,
    AUCTION,
    BID,
    BUILD,
    BUY,
    CHOOSE_TOKEN,
    CLAIM,
    CLAIM_RENT,
    COUNT,
    COUNTER_TRADE,
    DECK,
    DECLARE_BANKRUPTCY,
    DECLINE_TRADE,
    DEED,
    DEFEAT_SEAT,
    END_TURN,
    GOAL,
    GROUP,
    JUMP_TO,
    KEEP_MORTGAGE,
    LEVELS,
    LOT,
    MORTGAGE,
    OFFER,
    OFFER_TRADE,
    PARTNER,
    PASS,
    PAY_FINE,
    PAY_TAX,
    PLACE,
    REDEEM,
    RESIGN,
    REVISION,
    ROLL,
    SELL_BUILDING,
    SELL_SET,
    SEND_TO,
    SETTLE,
    SKIP_MISSION,
    SPACE,
    START_MISSION,
    STAY,
    STEAL_DEED,
    TAKE_DEED,
    TAKE_MONEY,
    TIME_UP,
    TOKEN,
    USE_JAIL_CARD,
    WAIVE_RENT,
    WANT,
    WHOM,
    WITHDRAW_TRADE,
)
from holotable.families.estate.rules.debt import why_not_declare, why_not_settle
from holotable.families.estate.rules.jail import why_not_pay_fine, why_not_stay_jailed, why_not_use_card
from holotable.families.estate.rules.keys import BANKRUPT_OUT, END_LAST
from holotable.families.estate.rules.missions import (
    why_not_go,
    why_not_jump,
    why_not_prize,
    why_not_send,
    why_not_steal,
    why_not_take_deed,
    why_not_take_money,
    why_not_whom,
)
from holotable.families.estate.rules.mortgage import why_not_keep, why_not_mortgage, why_not_redeem
from holotable.families.estate.rules.rent import why_not_ask, why_not_claim
from holotable.families.estate.rules.scoring import why_not_call_time, why_not_pay_tax
from holotable.families.estate.rules.selling import why_not_sell, why_not_sell_set
from holotable.families.estate.rules.situation import TO_PLACE, TO_WANT, situation, why_busy
from holotable.families.estate.rules.state import BANK, CLOSING, OVER, TO_PRIZE, State, is_playing
from holotable.families.estate.rules.stock import why_not_forgo, why_not_place, why_not_want
from holotable.families.estate.rules.tokens import why_not_choose
from holotable.families.estate.rules.trade import (
    why_not_accept,
    why_not_answer,
    why_not_counter,
    why_not_offer,
    why_not_withdraw,
)
from holotable.families.estate.rules.turn import why_not_end_turn, why_not_roll


def why_not(state: State, seat: int, decision: Decision) -> int:
    """Say why a seat may not decide this, or ``ALLOWED``: the single truth about legality."""
    kind: int = decision.kind
    if state.phase == OVER:
        return END_LAST
    if seat == BANK and kind == TIME_UP:
        return why_not_call_time(state)
    if seat < 0 or seat >= state.seats:
        return DECISION_MALFORMED
    if not is_playing(state, seat):
        return BANKRUPT_OUT
    if situation(state) == CLOSING and kind != CLAIM_RENT and kind != WAIVE_RENT:
        return why_busy(state)
    if kind >= START_MISSION:
        return why_not_missions(state, seat, decision)
    if kind >= OFFER_TRADE:
        return why_not_trade(state, seat, decision)
    if kind >= CLAIM_RENT:
        return why_not_manage(state, seat, decision)
    return why_not_play(state, seat, decision)


def why_not_play(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about the turn, an auction or a debt."""
    kind: int = decision.kind
    if kind == ROLL:
        return why_not_roll(state, seat)
    if kind == END_TURN:
        return why_not_end_turn(state, seat)
    if kind == BUY:
        return why_not_buy(state, seat)
    if kind == AUCTION:
        return why_not_decline(state, seat)
    if kind == BID:
        return why_not_bid(state, seat, decision.argument[LOT], decision.argument[AMOUNT])
    if kind == PASS:
        return why_not_let_go(state, seat)
    if kind == SETTLE:
        return why_not_settle(state, seat)
    if kind == DECLARE_BANKRUPTCY:
        return why_not_declare(state, seat)
    if kind == PAY_FINE:
        return why_not_pay_fine(state, seat)
    if kind == USE_JAIL_CARD:
        return why_not_use_card(state, seat, decision.argument[DECK])
    if kind == WANT:
        return why_not_want(state, seat, decision.argument[COUNT])
    if kind == PLACE:
        return why_not_place(state, seat, decision.argument[DEED])
    return why_not_resign(state, seat) if kind == RESIGN else why_not_rare(state, seat, decision)


def why_not_rare(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about the turn that only some boards know."""
    kind: int = decision.kind
    if kind == CHOOSE_TOKEN:
        return why_not_choose(state, seat, decision.argument[TOKEN])
    if kind == PAY_TAX:
        return why_not_pay_tax(state, seat)
    if kind != STAY:
        return DECISION_MALFORMED
    return why_not_prize(state, seat, JUMP) if situation(state) == TO_PRIZE else why_not_stay_jailed(state, seat)


def why_not_missions(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about a mission."""
    kind: int = decision.kind
    if kind == START_MISSION or kind == SKIP_MISSION:
        return why_not_go(state, seat)
    if kind == TAKE_DEED:
        return why_not_take_deed(state, seat, decision.argument[DEED])
    if kind == TAKE_MONEY:
        return why_not_take_money(state, seat)
    if kind == JUMP_TO:
        return why_not_jump(state, seat, decision.argument[SPACE])
    if kind == SEND_TO:
        return why_not_send(state, seat, decision.argument[WHOM], decision.argument[GOAL])
    if kind == STEAL_DEED:
        return why_not_steal(state, seat, decision.argument[DEED])
    if kind == DEFEAT_SEAT:
        return why_not_whom(state, seat, decision.argument[WHOM], DEFEAT)
    return DECISION_MALFORMED


def why_not_let_go(state: State, seat: int) -> int:
    """Judge a pass: of a bid, or of a piece that is short."""
    now: int = situation(state)
    return why_not_forgo(state, seat) if now == TO_WANT or now == TO_PLACE else why_not_pass(state, seat)


def why_not_manage(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about rents, mortgages and buildings."""
    kind: int = decision.kind
    if kind == MORTGAGE:
        return why_not_mortgage(state, seat, decision.argument[DEED])
    if kind == REDEEM:
        return why_not_redeem(state, seat, decision.argument[DEED])
    if kind == KEEP_MORTGAGE:
        return why_not_keep(state, seat, decision.argument[DEED])
    if kind == BUILD:
        return why_not_build(state, seat, decision.argument[DEED])
    if kind == SELL_BUILDING:
        return why_not_sell(state, seat, decision.argument[DEED])
    if kind == SELL_SET:
        return why_not_sell_set(state, seat, decision.argument[GROUP], decision.argument[LEVELS])
    if kind == CLAIM_RENT:
        return why_not_claim(state, seat, decision.argument[CLAIM])
    return why_not_ask(state, seat, decision.argument[CLAIM]) if kind == WAIVE_RENT else DECISION_MALFORMED


def why_not_trade(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about trades."""
    kind: int = decision.kind
    if kind == OFFER_TRADE:
        return why_not_offer(state, seat, decision.argument[PARTNER], decision)
    if kind == COUNTER_TRADE:
        return why_not_counter(state, seat, decision.argument[OFFER], decision)
    if kind == ACCEPT_TRADE:
        return why_not_accept(state, seat, decision.argument[OFFER], decision.argument[REVISION])
    if kind == DECLINE_TRADE:
        return why_not_answer(state, seat, decision.argument[OFFER])
    if kind == WITHDRAW_TRADE:
        return why_not_withdraw(state, seat, decision.argument[OFFER])
    return DECISION_MALFORMED
