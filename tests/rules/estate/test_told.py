"""What the table tells of rare steps: every one once, under its rule, and nothing that has not happened."""

import pytest

from tests.rules.estate.test_auction import declined
from tests.support.estate_stock import HOTEL, HOUSES, auctioned, contested, hoard_houses, spread
from tests.support.estate_trades import offer, swap
from tests.support.evidence import rule

# auctions


@rule("R-MO-05", "auction.pay")
def test_while_everybody_can_pay_the_next_bid_nobody_is_told_to_be_out(setup):
    table = declined(setup, 500, 500, 500)

    table.bid(1, 60)

    assert [event.kind for event in table.last] == ["BidMade"]


@rule("R-MO-05", "auction.pay")
def test_the_first_seat_passes_by_itself_like_any_other(setup):
    # given seat 0 with less than the others
    table = declined(setup, 50, 500, 500)

    # when the bid goes to 50
    table.bid(1, 50)

    # then only seat 2 is asked
    assert table.told("PricedOut", "key", "seats") == [("auction.pay", [0])]
    assert table.due == (2,)


@rule("stock.auction", "R-MO-20")
def test_a_house_that_nobody_bids_for_is_not_won(setup):
    table, *_ = auctioned(setup)

    table.passes(0, 1)

    assert table.told("PieceUnsold", "key", "piece") == [("stock.auction", "house")]
    assert table.happened("PieceWon") == []
    assert (table.view["demand"], table.prompt(0)) == (None, "roll_dice")


@rule("stock.auction", "R-MO-20")
def test_how_many_a_seat_wants_is_told_and_that_one_wants_none(setup):
    table, first, _ = contested(setup, left=3)
    table.play(0, "build", deed=first[-1])

    assert table.play(0, "want", count=2).told("Wanted", "key", "seat", "piece", "count") == [
        ("stock.auction", 0, "house", 2)
    ]
    assert table.play(1, "pass").told("DemandPassed", "key", "seat", "piece") == [("stock.auction", 1, "house")]


# trades and mortgages


@rule("trade.any-time")
def test_a_trade_that_is_made_is_told_with_both_sides(setup):
    deed = setup.deed()
    table = setup.own(0, deed).table()

    swap(table, 0, 1, {"deeds": [deed]}, {"cash": 10})

    assert table.told("TradeMade", "key", "seat", "offer", "revision", "partner") == [("trade.any-time", 1, 1, 1, 0)]


@rule("trade.goods", "mortgage.value")
def test_an_offer_about_a_deed_that_is_mortgaged_is_told_to_be_withdrawn(setup):
    deed = setup.deed()
    table = setup.own(0, deed).table()
    number = offer(table, 0, 1, {"deeds": [deed]}, {"cash": 10})

    table.play(0, "mortgage", deed=deed)

    assert table.told("TradeWithdrawn", "key", "seat", "offer") == [("trade.goods", 0, number)]
    assert table.view["offers"] == []


@rule("mortgage.transfer")
def test_keeping_a_received_mortgage_is_told_before_the_interest(setup):
    deed = setup.deed()
    table = setup.own(0, deed, mortgaged=True).table()
    swap(table, 0, 1, {"deeds": [deed]}, {"cash": 10})

    table.play(1, "keep_mortgage", deed=deed)

    assert [(event.kind, event.key, event.seat) for event in table.last] == [
        ("MortgageKept", "mortgage.transfer", 1),
        ("InterestPaid", "mortgage.transfer", 1),
    ]


# buildings


@rule("bankrupt.bank", "bankrupt.no-buildings")
def test_only_buildings_that_stood_there_are_told_to_go_back_to_the_bank(setup):
    # given a bankrupt with one house, and a bare deed elsewhere
    first, *_ = setup.own_group(seat=2)
    setup.build(2, {first: 1}).own(2, setup.deed(nth=-1))
    table = setup.table()

    # when it gives up
    table.play(2, "resign")

    # then the one house goes
    assert table.told("LevelSet", "deed", "from", "to") == [(first, 1, 0)]


@rule("sell.hotel", "R-MO-18", "R-MO-19")
def test_of_a_group_that_is_sold_down_only_the_deeds_that_lose_something_are_told(setup):
    # given one hotel beside deeds of four houses, and three houses in the bank
    first, *others = setup.own_group(seat=0, level=HOUSES)
    setup.build(0, {first: HOTEL}).build(1, spread(setup.own_group(seat=1, nth=2), 1))
    hoard_houses(setup, 2, left=HOUSES + HOUSES * len(others))
    table = setup.table()
    assert table.stock[0] == 3

    # when the hotel goes down to three houses
    table.play(0, "sell_set", levels=dict.fromkeys(others, HOUSES) | {first: 3})

    # then nothing is told of the deeds that stay as they are
    assert table.told("BuildingSold", "deed") == table.told("LevelSet", "deed") == [first]


# missions


@rule("CW-SPEC-09")
def test_going_on_a_mission_is_told(missions):
    table = missions.rolled("light-5", 5)

    assert [event.kind for event in table.last] == ["MissionBegun", "MissionRolled", "MissionPaid"]
    assert table.told("MissionBegun", "key", "seat", "mission") == [("mission.light-five", 0, "light-5")]


@rule("CW-LIGHT-06", "CW-DARK-06", "R-CW-18")
@pytest.mark.parametrize(("mission", "key"), [("light-4", "mission.light-four"), ("dark-4", "mission.dark-four")])
def test_another_turn_is_told_and_the_mission_is_over(missions, mission, key):
    table = missions.won(mission)

    assert table.told("TurnAgain", "key", "seat") == [(key, 0)]
    assert (table.view["mission"], table.prompt(0)) == (None, "roll_dice")


@rule("R-CW-19", "CW-LIGHT-05", "CW-DARK-05")
@pytest.mark.parametrize(("mission", "key"), [("light-3", "mission.light-three"), ("dark-3", "mission.dark-three")])
def test_staying_instead_of_a_jump_is_listed_last_and_told(missions, mission, key):
    table = missions.won(mission)
    assert table.options(0)[-1] == {"do": "stay"}

    table.play(0, "stay")

    assert table.told("Stayed", "key", "seat", "mission") == [(key, 0, mission)]


@rule("CW-DARK-01", "R-MO-33")
def test_an_offer_about_a_stolen_deed_is_told_to_be_withdrawn(missions):
    # given an offer of seat 1 about a deed
    missions.own(1, "ruusan")
    table = missions.offered("dark-1", die=[6])
    number = offer(table, 1, 2, {"deeds": ["ruusan"]}, {"cash": 10})

    # when the deed is stolen
    table.play(0, "start_mission").play(0, "steal", deed="ruusan")

    # then the offer is gone
    assert table.told("TradeWithdrawn", "key", "seat", "offer") == [("trade.goods", 1, number)]
    assert table.view["offers"] == []


@rule("CW-LIGHT-01", "CW-DARK-01")
@pytest.mark.parametrize("mission", ["light-1", "dark-1"])
def test_who_has_won_a_choice_is_asked_for_it(missions, mission):
    table = missions.own(1, "ruusan").won(mission)

    assert (table.due, table.prompt(0)) == ((0,), "take_prize")
