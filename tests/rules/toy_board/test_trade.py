"""Trades: offers, revisions, acceptance, mortgaged deeds."""

import pytest

from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    ANSWER_TRADE,
    CARDS_PASSED,
    COUNTER_TRADE,
    DECLINE_TRADE,
    DEED_PASSED,
    INTEREST_PAID,
    KEEP_MORTGAGE,
    KEEP_OR_REDEEM,
    MANAGE,
    MORTGAGE,
    OFFER_TRADE,
    RAISE_CASH,
    REDEEM,
    ROLL,
    SETTLE,
    TRADE_DECLINED,
    TRADE_PAID,
    TRADE_WITHDRAWN,
    WITHDRAW_TRADE,
)
from holotable.families.estate.rules.state import OFFERS, OFFERS_EACH
from tests.support.evidence import about
from tests.support.toy_board import ELM, FLINT, OAK, REED, SLATE
from tests.support.toy_table import ToyTable, deeds_of, goods

pytestmark = pytest.mark.interpreted

NOTHING = (0, 0, 0)


@about("trade.any-time", "trade.goods")
def test_two_seats_swap_deeds_and_cash_on_a_third_ones_turn():
    # given an offer of seat 1 to seat 2 on the turn of seat 0
    table = ToyTable().own(1, OAK).own(2, ELM)
    table.offer_trade(1, 2, give=(50, [OAK]), want=(0, [ELM]))
    assert table.due == [0]
    assert table.prompt(2) == ANSWER_TRADE

    # when seat 2 accepts
    table.play(2, ACCEPT_TRADE, 1, 1)

    # then everything changes hands at once
    assert table.events(TRADE_PAID) == [("trade.goods", 1, 2, 50, 1)]
    assert table.events(DEED_PASSED) == [("trade.goods", 2, OAK, 1, 0), ("trade.goods", 1, ELM, 2, 0)]
    assert (table.state.owner[OAK], table.state.owner[ELM]) == (2, 1)
    assert table.cash == [400, 350, 450]
    assert table.state.offers == 0
    assert table.prompt(2) == MANAGE


@about("trade.goods")
def test_jail_cards_change_hands_too():
    table = ToyTable()
    table.keep_card(1, 1)

    table.offer_trade(1, 0, give=(0, [], 0b10), want=(30, [])).play(0, ACCEPT_TRADE, 1, 1)

    assert table.events(CARDS_PASSED) == [("trade.goods", 0, 0b10, 1, 0)]
    assert table.state.jail_cards[:2] == [0b10, 0]


@about("trade.goods", "R-MO-33")
def test_nobody_offers_what_is_not_there():
    table = ToyTable().own(1, OAK).own(2, ELM)

    assert table.refusal(1, OFFER_TRADE, 2, 401, 0, 0, *NOTHING) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, *NOTHING, 401, 0, 0) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, 0, deeds_of(ELM), 0, *NOTHING) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, *NOTHING, 0, deeds_of(OAK), 0) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, 0, 0, 1, *NOTHING) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, 0, 1 << 40, 0, *NOTHING) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, *NOTHING, *NOTHING) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, 10**15, 0, 0, *NOTHING) == "trade.goods"


@about("trade.goods")
def test_a_seat_may_offer_all_its_cash_and_ask_for_all_of_anothers():
    table = ToyTable().own(1, OAK)

    assert table.refusal(1, OFFER_TRADE, 2, 400, deeds_of(OAK), 0, *NOTHING) is None
    assert table.refusal(1, OFFER_TRADE, 2, 0, deeds_of(OAK), 0, 400, 0, 0) is None


@about("trade.goods", "R-MO-33")
def test_cash_alone_is_no_trade():
    table = ToyTable().own(1, OAK)

    assert table.refusal(1, OFFER_TRADE, 2, 400, 0, 0, *NOTHING) == "trade.goods"
    assert table.refusal(1, OFFER_TRADE, 2, 5, 0, 0, 10, 0, 0) == "trade.goods"


@pytest.mark.parametrize("place", range(6))
def test_negative_goods_are_refused(place):
    terms = [5, 0, 0, 0, 0, 0]
    terms[place] = -1

    assert ToyTable().refusal(1, OFFER_TRADE, 2, *terms) == "decision.malformed"


@pytest.mark.parametrize("partner", [1, -1, 3, 8, 10**12])
def test_an_offer_needs_another_seat_of_the_table(partner):
    assert ToyTable().refusal(1, OFFER_TRADE, partner, 5, 0, 0, *NOTHING) == "decision.malformed"


def test_a_counter_offer_raises_the_revision_and_swaps_who_may_accept():
    # given an offer that seat 2 answers with other terms
    table = ToyTable().own(1, OAK).offer_trade(1, 2, give=(0, [OAK]), want=(100, []))
    table.play(2, COUNTER_TRADE, 1, *goods((60, [])), *goods((0, [OAK])))

    # then only seat 1 may accept, and only the new revision
    assert table.refusal(2, ACCEPT_TRADE, 1, 2) == "trade.any-time"
    assert table.refusal(1, ACCEPT_TRADE, 1, 1) == "decision.stale"
    assert table.refusal(1, ACCEPT_TRADE, 1, 3) == "decision.stale"
    table.play(1, ACCEPT_TRADE, 1, 2)
    assert table.cash == [400, 460, 340]
    assert table.state.owner[OAK] == 2


def test_counter_offers_are_checked_like_offers():
    table = ToyTable().own(1, OAK).offer_trade(1, 2, give=(10, [OAK]))

    assert table.refusal(2, COUNTER_TRADE, 1, 401, 0, 0, *NOTHING) == "trade.goods"
    assert table.refusal(2, COUNTER_TRADE, 1, -1, 0, 0, *NOTHING) == "decision.malformed"
    assert table.refusal(1, COUNTER_TRADE, 1, 5, 0, 0, *NOTHING) == "trade.any-time"
    assert table.refusal(2, COUNTER_TRADE, 2, 5, 0, 0, *NOTHING) == "decision.malformed"


@about("trade.goods")
def test_everything_is_checked_again_at_acceptance():
    # given an offer whose deed is sold and whose cash is spent meanwhile
    table = ToyTable().own(1, OAK)
    table.offer_trade(1, 2, give=(0, [OAK]), want=(100, []))
    table.offer_trade(1, 0, give=(0, [OAK]), want=(100, [])).play(0, ACCEPT_TRADE, 2, 1)

    # then it stands but cannot be accepted
    assert table.refusal(2, ACCEPT_TRADE, 1, 1) == "trade.goods"
    assert table.options(2, ACCEPT_TRADE, DECLINE_TRADE) == [(DECLINE_TRADE, 1)]
    assert table.own(1, OAK).hold(400, 400, 99).refusal(2, ACCEPT_TRADE, 1, 1) == "trade.goods"


def test_an_offer_is_declined_by_its_taker_and_withdrawn_by_its_maker():
    table = ToyTable().own(1, OAK).offer_trade(1, 2, give=(10, [OAK])).offer_trade(1, 2, give=(20, [OAK]))
    assert table.refusal(1, DECLINE_TRADE, 1) == "trade.any-time"
    assert table.refusal(2, WITHDRAW_TRADE, 2) == "trade.any-time"

    table.play(2, DECLINE_TRADE, 1)
    assert table.events(TRADE_DECLINED) == [("trade.any-time", 2, 1, 0, 0)]
    table.play(1, WITHDRAW_TRADE, 2)
    assert table.events(TRADE_WITHDRAWN) == [("trade.any-time", 1, 2, 0, 0)]

    assert table.state.offers == 0
    assert table.refusal(2, ACCEPT_TRADE, 1, 1) == "decision.stale"
    assert table.refusal(2, DECLINE_TRADE, 2) == "decision.stale"
    assert table.refusal(1, WITHDRAW_TRADE, 3) == "decision.malformed"
    assert table.refusal(1, WITHDRAW_TRADE, 0) == "decision.malformed"


def test_a_seat_has_only_so_many_offers_open():
    table = ToyTable().own(1, OAK)
    for _ in range(OFFERS_EACH):
        table.offer_trade(1, 2, give=(10, [OAK]))

    assert table.refusal(1, OFFER_TRADE, 0, 5, deeds_of(OAK), 0, *NOTHING) == "decision.limit"
    assert table.refusal(2, OFFER_TRADE, 1, 5, 0, 0, 0, deeds_of(OAK), 0) is None
    assert table.play(1, WITHDRAW_TRADE, 2).refusal(1, OFFER_TRADE, 0, 5, deeds_of(OAK), 0, *NOTHING) is None


def test_a_table_has_only_so_many_offers_open():
    table = ToyTable(seats=8).own(7, OAK)
    for seat in range(OFFERS // OFFERS_EACH):
        for _ in range(OFFERS_EACH):
            table.offer_trade(seat, 7, give=(10, []), want=(0, [OAK]))

    assert table.refusal(5, OFFER_TRADE, 0, 5, 0, 0, *NOTHING) == "decision.limit"


@about("trade.mortgaged", "mortgage.transfer")
def test_the_receiver_of_a_mortgaged_deed_redeems_it_for_value_and_ten_per_cent():
    # given a mortgaged deed that seat 1 gives to seat 2 on the turn of seat 0
    table = ToyTable().own(1, SLATE, mortgaged=True).offer_trade(1, 2, give=(0, [SLATE]))
    table.play(2, ACCEPT_TRADE, 1, 1)
    assert table.due == [2]
    assert table.prompt(2) == KEEP_OR_REDEEM
    assert table.refusal(0, ROLL) == "mortgage.transfer"

    # when the receiver redeems it
    table.play(2, REDEEM, SLATE)

    # then the ten per cent are paid once
    assert table.cash == [400, 400, 400 - 83]
    assert table.state.mortgaged[SLATE] == 0
    assert table.due == [0]


@about("mortgage.transfer")
def test_or_keeps_the_mortgage_for_ten_per_cent():
    table = ToyTable().own(1, SLATE, mortgaged=True).offer_trade(1, 2, give=(0, [SLATE]))

    table.play(2, ACCEPT_TRADE, 1, 1).play(2, KEEP_MORTGAGE, SLATE)

    assert table.events(INTEREST_PAID) == [("mortgage.transfer", 2, -1, 8, SLATE)]
    assert table.state.mortgaged[SLATE] == 1
    assert table.due == [0]


@about("R-MO-24")
def test_the_questions_come_deed_by_deed_in_board_order():
    table = ToyTable().own(1, OAK, REED, SLATE, mortgaged=True).own(1, ELM)
    table.offer_trade(1, 2, give=(0, [SLATE, ELM, OAK, REED])).play(2, ACCEPT_TRADE, 1, 1)

    assert table.refusal(2, KEEP_MORTGAGE, REED) == "mortgage.transfer"
    assert table.refusal(2, REDEEM, SLATE) == "mortgage.transfer"
    assert table.refusal(1, KEEP_MORTGAGE, OAK) == "mortgage.transfer"
    table.play(2, KEEP_MORTGAGE, OAK).play(2, REDEEM, REED).play(2, KEEP_MORTGAGE, SLATE)

    assert table.cash[2] == 400 - 3 - 61 - 8
    assert table.due == [0]


@about("R-MO-24")
def test_interest_that_cannot_be_paid_is_a_debt_to_the_bank():
    # given a receiver with 4 in cash and a free deed
    table = ToyTable().own(1, SLATE, mortgaged=True).own(2, ELM).hold(400, 400, 4)
    table.offer_trade(1, 2, give=(0, [SLATE])).play(2, ACCEPT_TRADE, 1, 1)

    # when the mortgage is kept
    table.play(2, KEEP_MORTGAGE, SLATE)

    # then the receiver must raise the interest
    assert table.prompt(2) == RAISE_CASH
    table.play(2, MORTGAGE, ELM).play(2, SETTLE)
    assert table.cash[2] == 4 + 35 - 8


@about("R-MO-24")
def test_cash_for_redeeming_may_be_raised_first():
    table = ToyTable().own(1, SLATE, mortgaged=True).own(2, REED).hold(400, 400, 30)
    table.offer_trade(1, 2, give=(0, [SLATE])).play(2, ACCEPT_TRADE, 1, 1)
    assert table.options(2) == [(KEEP_MORTGAGE, SLATE), (MORTGAGE, REED)]

    table.play(2, MORTGAGE, REED).play(2, REDEEM, SLATE)

    assert table.cash[2] == 30 + 55 - 83


@about("trade.any-time", "R-MO-02")
def test_no_trade_while_the_dice_are_in_the_air():
    table = ToyTable().own(1, FLINT).offer_trade(1, 2, give=(0, [FLINT])).play(0, ROLL)

    assert table.refusal(2, ACCEPT_TRADE, 1, 1) == "turn.roll"
    assert table.refusal(1, OFFER_TRADE, 2, 5, 0, 0, *NOTHING) == "turn.roll"
