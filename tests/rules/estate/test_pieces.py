"""Asking for the last houses: who is asked, who bids, and what becomes of a house that nobody buys."""

from tests.support.estate_stock import auctioned, contested
from tests.support.evidence import rule


@rule("stock.auction")
def test_how_many_houses_each_builder_wants_is_told(setup):
    # given one house left, which seat 0 wants to build and seat 1 could use as well
    table, first, _ = contested(setup, left=1)
    table.play(0, "build", deed=first[-1])
    assert table.refusal(2, "pass") == "stock.auction"

    # when both say what they want
    table.play(0, "want", count=1)

    # then the table hears it
    assert table.told("Wanted", "key", "seat", "piece", "count") == [("stock.auction", 0, "house", 1)]
    assert table.play(1, "pass").told("DemandPassed", "key", "seat", "piece") == [("stock.auction", 1, "house")]


@rule("stock.auction")
def test_who_has_no_place_for_a_house_does_not_bid_for_it(setup):
    table, *_ = auctioned(setup)

    assert table.refusal(2, "bid", lot=table.lot, amount=10) == "stock.auction"
    assert table.refusal(1, "bid", lot=table.lot, amount=10) is None


@rule("stock.auction")
def test_a_house_that_nobody_bids_for_stays_with_the_bank_and_nobody_pays(setup):
    table, *_ = auctioned(setup)

    table.passes(0, 1)

    assert table.told("PieceUnsold", "key", "piece") == [("stock.auction", "house")]
    assert (table.paid, table.stock[0]) == ([], 1)
    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")


@rule("stock.auction")
def test_the_winner_of_a_house_places_it_and_nobody_else_does(setup):
    table, first, second = auctioned(setup)

    table.bid(1, 10).passes(0)

    assert table.refusal(1, "pass") == "stock.auction"
    assert table.refusal(0, "place", deed=first[-1]) == "stock.auction"
    assert table.refusal(1, "place", deed=second[0]) is None
