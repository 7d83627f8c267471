"""Auctions at their edges: who can just reach the next bid, what each step is told as, and the lot after."""

from tests.rules.estate.test_auction import declined
from tests.support.estate_trades import is_malformed
from tests.support.evidence import rule


@rule("R-MO-05", "R-CW-35", "CW-SELL-01")
def test_beside_unsold_buildings_the_last_credit_of_cash_still_bids(setup):
    # given seat 1 with a built group that it cannot sell in the turn of seat 0, and just as much cash as the next bid
    setup.own_group(seat=1, nth=3, level=1)
    table = declined(setup, 500, 61, 20)

    # when the bid goes to 60
    table.bid(0, 60)

    # then it is asked
    assert table.told("PricedOut", "seats") == [[2]]
    assert (table.due, table.prompt(1)) == ((1,), "bid_or_pass")


@rule("R-MO-05", "R-CW-35", "CW-SELL-01")
def test_beside_unsold_buildings_a_deed_that_can_be_mortgaged_still_bids(setup):
    # given seats 1 and 2 with 20, a built group and one more deed each, mortgaged already by seat 2
    setup.own_group(seat=1, nth=3, level=1)
    setup.own_group(seat=2, nth=4, level=1)
    setup.own(1, setup.deed("utility")).own(2, setup.deed("ladder"), mortgaged=True)
    table = declined(setup, 500, 20, 20)

    # when the bid goes to 60
    table.bid(0, 60)

    # then only seat 1 could still raise what the next one takes
    assert table.told("PricedOut", "seats") == [[2]]
    assert table.due == (1,)
    table.play(1, "mortgage", deed=setup.deed("utility")).bid(1, 61)
    assert table.view["auction"]["high_bidder"] == 1


@rule("auction.end")
def test_bids_and_passes_are_told(setup):
    table = declined(setup)
    lot = table.lot

    assert table.bid(1, 10).told("BidMade", "key", "seat", "lot", "amount") == [("auction.anyone", 1, lot, 10)]
    assert table.passes(2).told("BidPassed", "key", "seat", "lot") == [("auction.end", 2, lot)]


@rule("auction.opening", "bankrupt.bank")
def test_the_next_lot_begins_without_a_bid(setup):
    # given two deeds of a bankrupt, the first of them sold for 50
    first, second = setup.deed(), setup.deed(nth=1)
    table = setup.own(2, first, second).table().play(2, "resign")
    assert table.bid(1, 50).view["auction"]["high_bid"] == 50

    # when the second comes up
    table.passes(0)

    # then nobody has bid for it
    auction = table.view["auction"]
    assert (auction["deed"], auction["high_bid"], auction["high_bidder"]) == (second, 0, None)
    assert auction["least"] == setup.board.auction_opening


@rule("R-MO-05", "bankrupt.bank")
def test_who_cannot_open_the_auction_of_a_bankrupt_passes_by_itself(setup):
    setup.own(2, setup.deed()).hold(500, setup.board.auction_opening - 1, 500)
    table = setup.table(turn=2)

    table.play(2, "resign")

    assert table.told("PricedOut", "seats") == [[1]]
    assert table.due == (0,)


@rule("auction.opening")
def test_nobody_bids_less_than_nothing(setup):
    table = declined(setup)

    assert is_malformed(table, 1, "bid", lot=table.lot, amount=-1)
