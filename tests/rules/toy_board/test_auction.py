"""Auctions in free order."""

import pytest

from holotable.families.estate.rules.auction import highest_bid, lowest_bid
from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    AUCTION,
    AUCTION_UNSOLD,
    AUCTION_WON,
    BID,
    BID_OR_PASS,
    CLAIM_RENT,
    FINISH_TURN,
    MANAGE,
    MORTGAGE,
    NO_PROMPT,
    OFFER_TRADE,
    PASS,
    PRICED_OUT,
    REDEEM,
    RESIGN,
    ROLL,
)
from tests.support.evidence import about
from tests.support.toy_board import BARGE, ELM, FLINT, OAK, REED
from tests.support.toy_table import ToyTable, goods

pytestmark = pytest.mark.interpreted


def auction(*cash, seats=3):
    """Lot 1, an unowned deed that seat 0 has declined; opening bid 10, step 2."""
    table = ToyTable(seats=seats).roll(1, 2)
    return table.hold(*cash).play(0, AUCTION)


@about("auction.opening")
def test_the_first_bid_is_at_least_the_opening_bid():
    table = auction()

    assert table.refusal(1, BID, 1, 9) == "auction.opening"
    assert table.refusal(1, BID, 1, 10) is None
    assert lowest_bid(table.state) == 10


@about("auction.step")
def test_a_raise_is_at_least_the_step():
    table = auction().play(1, BID, 1, 20)

    assert table.refusal(2, BID, 1, 21) == "auction.step"
    assert table.refusal(2, BID, 1, 22) is None
    assert lowest_bid(table.state) == 22


@about("auction.anyone", "R-MO-04")
def test_anyone_may_bid_in_any_order_and_the_decliner_too():
    table = auction()
    assert table.due == [0, 1, 2]

    table.play(2, BID, 1, 10).play(0, BID, 1, 30).play(2, BID, 1, 40)

    assert table.due == [0, 1]
    assert (table.state.high_bid, table.state.high_bidder) == (40, 2)


@about("auction.pay", "R-MO-03")
def test_a_bid_never_exceeds_the_cash_in_hand():
    table = auction(400, 50, 400).own(1, REED)

    assert table.refusal(1, BID, 1, 51) == "auction.pay"
    assert table.refusal(1, BID, 1, 10**12) == "auction.pay"
    assert table.refusal(1, BID, 1, 50) is None
    assert highest_bid(table.state, 1) == 50


@about("R-MO-02")
def test_a_bidder_may_mortgage_inside_an_auction():
    table = auction(400, 50, 400).own(1, REED)

    table.play(1, MORTGAGE, REED).play(1, BID, 1, 105)

    assert table.state.high_bid == 105


@about("R-MO-05")
def test_a_pass_is_not_final():
    table = auction().play(1, BID, 1, 10).play(0, PASS)
    assert table.due == [2]

    table.play(0, BID, 1, 12)

    assert table.due == [1, 2]
    assert table.state.passed == 0


@about("auction.end", "auction.pay", "R-MO-05")
def test_the_auction_ends_when_every_other_seat_has_passed_since_the_last_raise():
    # given a bid that seat 1 has passed and seat 2 has raised
    table = auction().play(0, BID, 1, 10).play(1, PASS).play(2, BID, 1, 30)
    assert table.due == [0, 1]

    # when both others pass at the new price
    table.play(1, PASS).play(0, PASS)

    # then the highest bidder pays the bank and has the deed
    assert table.events(AUCTION_WON) == [("auction.pay", 2, -1, 30, ELM)]
    assert table.state.owner[ELM] == 2
    assert table.cash == [400, 400, 370]
    assert table.prompt(0) == FINISH_TURN


@about("auction.none")
def test_without_a_bid_the_deed_stays_with_the_bank():
    table = auction().play(2, PASS).play(0, PASS).play(1, PASS)

    assert table.events(AUCTION_UNSOLD) == [("auction.none", -1, 1, ELM, 0)]
    assert table.state.owner[ELM] == -1
    assert table.cash == [400, 400, 400]


@about("R-MO-05")
def test_the_highest_bidder_is_not_asked_to_raise_and_nobody_passes_twice():
    table = auction().play(1, BID, 1, 10).play(0, PASS)

    assert table.refusal(1, BID, 1, 20) == "auction.end"
    assert table.refusal(1, PASS) == "auction.end"
    assert table.refusal(0, PASS) == "auction.end"
    assert table.refusal(2, PASS) is None
    assert [table.prompt(seat) for seat in range(3)] == [BID_OR_PASS, NO_PROMPT, BID_OR_PASS]


@about("R-MO-05")
def test_a_seat_that_cannot_reach_the_next_bid_even_with_mortgages_passes_by_itself():
    # given seat 1 with 20 and a deed of mortgage value 30, and seat 2 with 20 and nothing
    table = ToyTable().own(1, OAK).roll(1, 2).hold(400, 20, 20).play(0, AUCTION)

    # when the price goes to 40
    table.play(0, BID, 1, 40)

    # then only seat 1 is asked, who could reach 42
    assert table.events(PRICED_OUT) == [("auction.pay", -1, 1, 0b100, 0)]
    assert table.due == [1]
    assert table.prompt(2) == NO_PROMPT
    assert table.prompt(1) == BID_OR_PASS


@about("R-MO-05")
def test_an_auction_that_nobody_can_open_closes_by_itself():
    table = auction(9, 0, 3)

    assert table.events(AUCTION_UNSOLD) == [("auction.none", -1, 1, ELM, 0)]
    assert table.prompt(0) == FINISH_TURN


@about("auction.end")
def test_a_bid_names_its_lot_and_a_stale_one_is_refused():
    # given a second lot
    table = auction().play(0, PASS).play(1, PASS).play(2, PASS)
    assert table.refusal(1, BID, 1, 20) == "auction.end"
    table.end_turn().roll(2, 3).play(1, AUCTION)

    # then a bid on the first is stale, and one on a third unknown
    assert table.refusal(0, BID, 1, 20) == "auction.end"
    assert table.refusal(0, BID, 3, 20) == "decision.malformed"
    assert table.refusal(0, BID, 0, 20) == "decision.malformed"
    assert table.refusal(0, BID, 2, -5) == "decision.malformed"
    assert table.refusal(0, BID, 2, 20) is None


@about("R-MO-02", "R-MO-46")
def test_inside_an_auction_there_is_no_claim_no_trade_no_redeeming_and_no_leaving():
    # given an open claim, an open offer and a mortgaged deed
    table = ToyTable().own(1, OAK, BARGE).own(2, FLINT, mortgaged=True).stand(0, 9)
    table.roll(2, 2).offer_trade(1, 0, give=(5, [OAK]))
    table.roll(1, 1).play(0, AUCTION)

    # then none of them can be touched
    assert table.refusal(1, CLAIM_RENT, 1) == "auction.end"
    assert table.refusal(0, ACCEPT_TRADE, 1, 1) == "auction.end"
    assert table.refusal(0, OFFER_TRADE, 1, *goods((5, [])), *goods((0, []))) == "auction.end"
    assert table.refusal(2, REDEEM, FLINT) == "auction.end"
    assert table.refusal(2, RESIGN) == "auction.end"
    assert table.refusal(0, ROLL) == "auction.end"


@about("R-MO-02")
def test_the_highest_bidder_with_something_to_mortgage_may_still_do_so():
    table = auction().own(1, REED).play(1, BID, 1, 10)

    assert table.prompt(1) == MANAGE
    assert table.options(1) == [(MORTGAGE, REED)]
