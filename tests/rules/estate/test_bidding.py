"""Bids that come late: who passed may come back, and who cannot go higher is not asked."""

from tests.rules.estate.test_auction import declined
from tests.support.evidence import rule


@rule("auction.anyone")
def test_who_has_passed_may_bid_again_once_somebody_has_raised(setup):
    # given seat 1, which has passed
    table = declined(setup).bid(2, 10).passes(1)
    assert table.due == (0,)

    # when seat 0 raises
    table.bid(0, 11)

    # then seat 1 is asked anew and may raise too
    assert table.due == (1, 2)
    assert table.bid(1, 12).view["auction"]["high_bidder"] == 1


@rule("auction.anyone")
def test_every_bid_is_told_to_the_table(setup):
    table = declined(setup)
    lot = table.lot

    assert table.bid(2, 10).told("BidMade", "key", "seat", "lot", "amount") == [("auction.anyone", 2, lot, 10)]
    assert table.bid(0, 15).told("BidMade", "key", "seat", "lot", "amount") == [("auction.anyone", 0, lot, 15)]


@rule("auction.pay")
def test_who_has_not_the_money_for_the_next_bid_is_out_of_the_auction(setup):
    # given seat 1 with 20 and seat 2 with 61
    table = declined(setup, 500, 20, 61)

    # when the bid goes to 60
    table.bid(0, 60)

    # then seat 2 alone is asked, and its pass ends the auction
    assert table.told("PricedOut", "key", "seats") == [("auction.pay", [1])]
    assert table.due == (2,)
    assert table.passes(2).owner(setup.deed()) == 0
