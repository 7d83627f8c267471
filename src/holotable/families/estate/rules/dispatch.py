"""Which rule judges a decision and which carries it out; from the table in estate/verbs.py, by tools/verbs.py."""

from holotable.core.decisions import Decision
from holotable.core.keys import DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.auction import bid, why_not_bid
from holotable.families.estate.rules.bankruptcy import declare_bankruptcy, resign, why_not_resign
from holotable.families.estate.rules.building import why_not_build
from holotable.families.estate.rules.buying import buy, decline, why_not_buy, why_not_decline
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
    SHARE,
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
from holotable.families.estate.rules.debt import pay_debt, why_not_declare, why_not_settle
from holotable.families.estate.rules.jail import pay_fine, use_jail_card, why_not_pay_fine, why_not_use_card
from holotable.families.estate.rules.missions import (
    defeat,
    jump,
    send,
    skip_mission,
    start_mission,
    steal_deed,
    take_deed,
    take_money,
    why_not_defeat,
    why_not_go,
    why_not_jump,
    why_not_send,
    why_not_steal,
    why_not_take_deed,
    why_not_take_money,
)
from holotable.families.estate.rules.mortgage import (
    keep_mortgage,
    redeem,
    why_not_keep,
    why_not_mortgage,
    why_not_redeem,
)
from holotable.families.estate.rules.rent import claim_rent, waive_rent, why_not_ask, why_not_claim
from holotable.families.estate.rules.scoring import call_time, pay_tax, why_not_pay_tax
from holotable.families.estate.rules.selling import sell_building, sell_set, why_not_sell, why_not_sell_set
from holotable.families.estate.rules.shared_decisions import let_go, mortgage_deed, stay, why_not_let_go, why_not_stay
from holotable.families.estate.rules.state import State
from holotable.families.estate.rules.stock import build, place, want, why_not_place, why_not_want
from holotable.families.estate.rules.tokens import choose_token, why_not_choose
from holotable.families.estate.rules.trade import (
    accept_trade,
    counter_trade,
    decline_trade,
    offer_trade,
    why_not_accept,
    why_not_answer,
    why_not_counter,
    why_not_offer,
    why_not_withdraw,
    withdraw_trade,
)
from holotable.families.estate.rules.turn import pass_turn, roll, why_not_end_turn, why_not_roll


def judge_turn_decision(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about the turn."""
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
    if kind == RESIGN:
        return why_not_resign(state, seat)
    if kind == PAY_FINE:
        return why_not_pay_fine(state, seat)
    if kind == USE_JAIL_CARD:
        return why_not_use_card(state, seat, decision.argument[DECK])
    if kind == WANT:
        return why_not_want(state, seat, decision.argument[COUNT])
    if kind == PLACE:
        return why_not_place(state, seat, decision.argument[DEED])
    if kind == CHOOSE_TOKEN:
        return why_not_choose(state, seat, decision.argument[TOKEN])
    if kind == PAY_TAX:
        return why_not_pay_tax(state, seat)
    if kind == STAY:
        return why_not_stay(state, seat)
    return DECISION_MALFORMED


def judge_deed_decision(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about a deed."""
    kind: int = decision.kind
    if kind == CLAIM_RENT:
        return why_not_claim(state, seat, decision.argument[CLAIM])
    if kind == WAIVE_RENT:
        return why_not_ask(state, seat, decision.argument[CLAIM])
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
    return DECISION_MALFORMED


def judge_trade_decision(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about a trade."""
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


def judge_mission_decision(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about a mission."""
    kind: int = decision.kind
    if kind == START_MISSION:
        return why_not_go(state, seat)
    if kind == SKIP_MISSION:
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
        return why_not_defeat(state, seat, decision.argument[WHOM])
    return DECISION_MALFORMED


def judge_decision(state: State, seat: int, decision: Decision) -> int:
    """Say why a seat may not decide this, or ``ALLOWED``."""
    kind: int = decision.kind
    if kind >= START_MISSION:
        return judge_mission_decision(state, seat, decision)
    if kind >= OFFER_TRADE:
        return judge_trade_decision(state, seat, decision)
    if kind >= CLAIM_RENT:
        return judge_deed_decision(state, seat, decision)
    return judge_turn_decision(state, seat, decision)


def play_turn_decision(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about the turn."""
    kind: int = decision.kind
    if kind == ROLL:
        roll(state, tape)
    elif kind == END_TURN:
        pass_turn(state, tape)
    elif kind == BUY:
        buy(state, seat, tape)
    elif kind == AUCTION:
        decline(state, tape)
    elif kind == BID:
        bid(state, seat, decision.argument[AMOUNT], tape)
    elif kind == PASS:
        let_go(state, seat, tape)
    elif kind == SETTLE:
        pay_debt(state, tape)
    elif kind == DECLARE_BANKRUPTCY:
        declare_bankruptcy(state, seat, tape)
    elif kind == RESIGN:
        resign(state, seat, tape)
    elif kind == PAY_FINE:
        pay_fine(state, seat, tape)
    elif kind == USE_JAIL_CARD:
        use_jail_card(state, seat, decision.argument[DECK], tape)
    elif kind == WANT:
        want(state, seat, decision.argument[COUNT], tape)
    elif kind == PLACE:
        place(state, seat, decision.argument[DEED], tape)
    elif kind == CHOOSE_TOKEN:
        choose_token(state, seat, decision.argument[TOKEN], tape)
    elif kind == PAY_TAX:
        pay_tax(state, seat, decision.argument[SHARE] != 0, tape)
    elif kind == STAY:
        stay(state, seat, tape)
    elif kind == TIME_UP:
        call_time(state, tape)


def play_deed_decision(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about a deed."""
    kind: int = decision.kind
    if kind == CLAIM_RENT:
        claim_rent(state, seat, decision.argument[CLAIM], tape)
    elif kind == WAIVE_RENT:
        waive_rent(state, seat, decision.argument[CLAIM], tape)
    elif kind == MORTGAGE:
        mortgage_deed(state, seat, decision.argument[DEED], tape)
    elif kind == REDEEM:
        redeem(state, seat, decision.argument[DEED], tape)
    elif kind == KEEP_MORTGAGE:
        keep_mortgage(state, seat, decision.argument[DEED], tape)
    elif kind == BUILD:
        build(state, seat, decision.argument[DEED], tape)
    elif kind == SELL_BUILDING:
        sell_building(state, seat, decision.argument[DEED], tape)
    elif kind == SELL_SET:
        sell_set(state, seat, decision.argument[GROUP], decision.argument[LEVELS], tape)


def play_trade_decision(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about a trade."""
    kind: int = decision.kind
    if kind == OFFER_TRADE:
        offer_trade(state, seat, decision.argument[PARTNER], decision, tape)
    elif kind == COUNTER_TRADE:
        counter_trade(state, seat, decision.argument[OFFER], decision, tape)
    elif kind == ACCEPT_TRADE:
        accept_trade(state, seat, decision.argument[OFFER], tape)
    elif kind == DECLINE_TRADE:
        decline_trade(state, seat, decision.argument[OFFER], tape)
    elif kind == WITHDRAW_TRADE:
        withdraw_trade(state, seat, decision.argument[OFFER], tape)


def play_mission_decision(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about a mission."""
    kind: int = decision.kind
    if kind == START_MISSION:
        start_mission(state, tape)
    elif kind == SKIP_MISSION:
        skip_mission(state, tape)
    elif kind == TAKE_DEED:
        take_deed(state, seat, decision.argument[DEED], tape)
    elif kind == TAKE_MONEY:
        take_money(state, tape)
    elif kind == JUMP_TO:
        jump(state, seat, decision.argument[SPACE], tape)
    elif kind == SEND_TO:
        send(state, decision.argument[WHOM], decision.argument[GOAL], tape)
    elif kind == STEAL_DEED:
        steal_deed(state, seat, decision.argument[DEED], tape)
    elif kind == DEFEAT_SEAT:
        defeat(state, seat, decision.argument[WHOM], tape)


def play_decision(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a legal decision."""
    kind: int = decision.kind
    if kind >= START_MISSION:
        play_mission_decision(state, seat, decision, tape)
    elif kind >= OFFER_TRADE:
        play_trade_decision(state, seat, decision, tape)
    elif kind >= CLAIM_RENT:
        play_deed_decision(state, seat, decision, tape)
    else:
        play_turn_decision(state, seat, decision, tape)
