"""Landing on a deed that nobody owns."""

import pytest

from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    AUCTION,
    AUCTION_OPENED,
    BOUGHT,
    BUY,
    BUY_OR_AUCTION,
    CLAIM_RENT,
    END_TURN,
    MANAGE,
    MORTGAGE,
    OFFER_TRADE,
    REDEEM,
    RESIGN,
    ROLL,
)
from tests.support.evidence import about
from tests.support.toy_board import ELM, ELM_SPACE, FLINT, OAK, REED
from tests.support.toy_table import ToyTable, goods

pytestmark = pytest.mark.interpreted


@about("buy.price")
def test_the_lander_may_buy_the_deed_at_its_price():
    table = ToyTable().roll(1, 2)

    table.play(0, BUY)

    assert table.events(BOUGHT) == [("buy.price", 0, -1, 70, ELM)]
    assert table.state.owner[ELM] == 0
    assert table.cash == [330, 400, 400]


@about("buy.price")
def test_cash_for_just_the_price_is_enough():
    assert ToyTable().hold(70).roll(1, 2).refusal(0, BUY) is None
    assert ToyTable().hold(69).roll(1, 2).refusal(0, BUY) == "buy.price"


@about("buy.choice")
def test_there_is_no_third_way_beside_buying_and_auction():
    table = ToyTable().roll(1, 2)

    assert table.prompt(0) == BUY_OR_AUCTION
    assert table.options(0) == [BUY, AUCTION]
    assert table.refusal(0, END_TURN) == "buy.choice"
    assert table.refusal(0, RESIGN) == "buy.choice"


@about("buy.choice")
def test_nothing_is_bought_where_nobody_has_landed():
    table = ToyTable()

    assert table.refusal(0, BUY) == "buy.choice"
    assert table.refusal(1, BUY) == "turn.order"


@about("auction.declined")
def test_a_deed_that_is_not_bought_is_auctioned():
    table = ToyTable().roll(1, 2)

    table.play(0, AUCTION)

    assert table.events(AUCTION_OPENED) == [("auction.declined", -1, 1, ELM, 0)]
    assert table.due == [0, 1, 2]


@about("R-MO-07")
def test_the_lander_may_raise_cash_before_choosing():
    # given a lander without enough cash
    table = ToyTable().own(0, REED).hold(50).roll(1, 2)
    assert table.options(0) == [AUCTION, (MORTGAGE, REED)]
    assert table.refusal(0, BUY) == "buy.price"

    # when a deed is mortgaged
    table.play(0, MORTGAGE, REED)

    # then the price can be paid
    table.play(0, BUY)
    assert table.cash[0] == 50 + 55 - 70


@about("R-MO-07")
def test_the_lander_may_sell_a_deed_to_another_seat_before_choosing():
    table = ToyTable().own(0, REED).hold(50).roll(1, 2)

    table.offer_trade(0, 1, give=(0, [REED]), want=(90, []))
    table.play(1, ACCEPT_TRADE, table.offer, 1)
    table.play(0, BUY)

    assert table.cash[:2] == [50 + 90 - 70, 310]
    assert table.state.owner[REED] == 1


@about("R-MO-02")
def test_the_others_may_not_act_while_the_lander_chooses():
    table = ToyTable().own(1, OAK, FLINT, mortgaged=True).own(2, REED).roll(1, 2)

    assert table.refusal(2, MORTGAGE, REED) == "buy.choice"
    assert table.refusal(1, REDEEM, OAK) == "buy.choice"
    assert table.refusal(1, OFFER_TRADE, 2, *goods((10, [])), *goods((0, []))) == "buy.choice"
    assert table.refusal(1, OFFER_TRADE, 0, *goods((10, [OAK])), *goods((0, []))) is None
    assert table.prompt(1) == MANAGE
    assert table.refusal(0, ROLL) == "buy.choice"
    assert table.refusal(1, CLAIM_RENT, 1) == "decision.malformed"
    assert table.state.space[0] == ELM_SPACE
