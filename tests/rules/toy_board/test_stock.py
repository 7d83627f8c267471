"""A short stock: when there is one, who is asked, and who comes to place a piece."""

import pytest

from holotable.families.estate.rules.codes import (
    AUCTION,
    BID,
    BUILD,
    DEMAND_OPENED,
    PASS,
    PIECE_OFFERED,
    PLACE,
    PRICED_OUT,
    SELL_BUILDING,
    SELL_SET,
    WANT,
)
from holotable.families.estate.rules.ownership import set_level
from holotable.families.estate.rules.state import HOTEL, HOUSE
from tests.support.evidence import about
from tests.support.toy_board import ELM, FLINT, OAK, REED, SEDGE, SLATE
from tests.support.toy_table import ToyTable

pytestmark = pytest.mark.interpreted

FULL = 4  # houses
TOP = 5


def built(table: ToyTable, **levels: int) -> ToyTable:
    """Put buildings on deeds: ``built(table, oak=1)``."""
    deeds = {"oak": OAK, "elm": ELM, "reed": REED, "sedge": SEDGE, "slate": SLATE, "flint": FLINT}
    for name, level in levels.items():
        set_level(table.state, deeds[name], level)
    return table


@about("stock.auction", "R-MO-20")
def test_one_place_more_than_there_are_houses_is_a_shortage():
    # given two houses in the bank, two places of seat 0 and one of seat 1
    table = ToyTable(houses=15).own(0, SLATE, FLINT).own(1, OAK, ELM)
    built(table, slate=3, flint=3, oak=4, elm=3)
    assert table.state.stock[HOUSE] == 2

    table.play(0, BUILD, SLATE)

    assert table.events(DEMAND_OPENED) == [("stock.auction", 0, HOUSE, 0b011, 0)]


@about("stock.auction", "R-MO-20")
def test_two_hotels_for_two_places_are_no_shortage():
    # given two hotels in the bank, and one place for each of two players
    table = ToyTable(houses=8, hotels=4).own(0, SLATE, FLINT).own(1, OAK, ELM)
    built(table, slate=TOP, flint=FULL, oak=TOP, elm=FULL)
    assert table.state.stock[HOTEL] == 2

    table.play(0, BUILD, FLINT)

    assert (table.events(DEMAND_OPENED), table.state.level[FLINT]) == ([], TOP)


@about("stock.auction", "R-MO-20")
def test_a_bare_group_takes_no_hotel_and_takes_no_place_away():
    # given one hotel in the bank, a place for it of seats 0 and 1, and a bare group of seat 1
    table = ToyTable(houses=8, hotels=3).own(0, SLATE, FLINT).own(1, OAK, ELM, REED, SEDGE)
    built(table, slate=TOP, flint=FULL, oak=TOP, elm=FULL)

    table.play(0, BUILD, FLINT)

    assert table.due == [0, 1]
    assert table.options(1) == [(WANT, 1), PASS]


@about("stock.auction", "R-CW-35", "R-MO-05")
def test_who_could_only_sell_houses_that_it_may_not_sell_now_passes_by_itself():
    # given one house in the bank; seat 1 has no cash, and a house that it may not sell in the turn of seat 0
    table = ToyTable(houses=2, build_own_turn=True).own(0, SLATE, FLINT).own(1, OAK, ELM).hold(400, 0)
    built(table, oak=1).play(0, BUILD, SLATE)

    # when both want the last one
    table.play(0, WANT, 1).play(1, WANT, 1)

    # then seat 0 alone is asked to bid
    assert len(table.events(PIECE_OFFERED)) == 1
    assert table.events(PRICED_OUT) == [("auction.pay", -1, 1, 0b010, 0)]
    assert table.due == [0]


@about("R-CW-35", "R-MO-05")
def test_houses_of_the_first_group_that_may_not_be_sold_now_raise_no_bid():
    # given seat 1 with cash for the opening bid only, and four houses on the first group of the board
    table = ToyTable(build_own_turn=True).own(1, OAK, ELM).hold(400, 15)
    built(table, oak=2, elm=2).roll(2, 3).play(0, AUCTION)

    # when the price goes beyond
    table.play(0, BID, 1, 20)

    # then seat 1 has passed
    assert table.events(PRICED_OUT) == [("auction.pay", -1, 1, 0b010, 0)]


@about("stock.auction", "R-MO-20")
def test_who_cannot_pay_a_house_it_wanted_is_passed_over():
    # given seat 0 with cash for a hotel on wood, but for no house on stone
    table = ToyTable(houses=10).own(0, OAK, ELM, SLATE, FLINT).own(1, REED, SEDGE).hold(60)
    table.state.board.build_price[SLATE] = table.state.board.build_price[FLINT] = 200
    built(table, oak=FULL, elm=FULL).play(1, BUILD, REED)

    # when both want one of the two houses
    table.play(0, WANT, 1).play(1, WANT, 1)

    # then only seat 1 is asked where to put it
    assert (table.due, list(table.state.wanted[:3])) == ([1], [0, 1, 0])
    assert table.options(1, PLACE) == [(PLACE, REED), (PLACE, SEDGE)]


@about("stock.auction", "R-MO-20")
def test_after_a_house_that_nobody_bid_for_the_next_shortage_begins_anew():
    # given two houses in the bank: seat 0 won the first, for the second nobody bid
    table = ToyTable(houses=2, shortage_auctions_all=True).own(0, SLATE, FLINT).own(1, OAK, ELM)
    table.play(0, BUILD, SLATE).play(0, WANT, 2).play(1, WANT, 2)
    table.play(0, BID, 1, 20).play(1, PASS).play(0, PLACE, SLATE).play(0, PASS).play(1, PASS)

    # when seat 0 wants the last one, and seat 1 does not
    table.play(0, BUILD, FLINT).play(0, WANT, 1).play(1, PASS)

    # then it is not auctioned
    assert (table.events(PIECE_OFFERED), table.due) == ([], [0])
    assert table.options(0) == [(PLACE, FLINT), PASS]


@about("sell.hotel", "R-MO-19")
def test_a_house_that_is_being_auctioned_does_not_take_the_place_of_a_hotel():
    # given five houses in the bank, one of them up for auction, and two hotels of seat 2
    table = ToyTable(houses=5).own(0, SLATE, FLINT).own(1, OAK, ELM).own(2, REED, SEDGE)
    built(table, reed=TOP, sedge=TOP).play(0, BUILD, SLATE).play(0, WANT, 5).play(1, WANT, 5)

    # then the other four are enough
    assert table.refusal(2, SELL_BUILDING, REED) is None

    # but three would not be
    table.state.stock[HOUSE], table.state.board.houses = 4, 4
    assert table.refusal(2, SELL_BUILDING, REED) == "sell.hotel"


@about("sell.hotel", "R-MO-18")
def test_without_a_hotel_a_group_is_not_sold_down_in_one_step():
    # given four houses on each deed of wood, and none in the bank
    table = built(ToyTable(houses=8).own(0, OAK, ELM), oak=FULL, elm=FULL)

    assert table.refusal(0, SELL_SET, 0, 0) == "sell.hotel"
    assert table.options(0, SELL_SET) == []
