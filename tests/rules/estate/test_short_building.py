"""Building and selling in the short game: a hotel comes after three houses."""

import pytest

from tests.support.estate_turns import amounts
from tests.support.evidence import rule

SHORT = {"variant": "short"}
FEW, TOP = 3, 4  # houses on one deed, and the level of the hotel above them


@rule("short.hotel")
def test_three_houses_on_every_deed_are_enough_for_a_hotel(setup):
    # given three houses on every deed of a group
    first, *_ = setup.own_group(seat=0, level=FEW)
    table = setup.hold(1000).table(options=SHORT)
    houses, hotels = table.stock

    # when the next step is built
    table.play(0, "build", deed=first)

    # then a hotel stands there, and the three houses are back in the bank
    price = setup.printed(first).hotel_price
    assert table.paid == [("Built", "short.hotel", 0, -1, price)]
    assert table.level(first) == TOP
    assert table.stock == (houses + FEW, hotels - 1)


@rule("short.hotel", "R-MO-18")
def test_the_hotel_of_the_short_game_waits_for_the_third_house_everywhere(setup):
    first, *others = setup.own_group(seat=0, level=FEW)
    table = setup.build(0, {others[-1]: FEW - 1}).table(options=SHORT)

    assert table.refusal(0, "build", deed=first) == "short.hotel"
    assert table.play(0, "build", deed=others[-1]).refusal(0, "build", deed=first) is None


@rule("E1-QUICK-03", "R-E1-12")
def test_a_tower_of_the_short_game_is_the_fourth_level_and_the_last(setup):
    first, *others = setup.own_group(seat=0, level=FEW)
    table = setup.build(0, {first: TOP}).table(options=SHORT)

    assert table.refusal(0, "build", deed=first) == "build.top"
    assert table.options(0, "build") == [{"do": "build", "deed": other} for other in others]


@rule("short.hotel")
@pytest.mark.parametrize("nth", [0, 1, 7])
def test_the_rent_of_a_hotel_in_the_short_game_is_the_printed_one(setup, nth):
    first, *_ = setup.own_group(seat=1, nth=nth, level=TOP)
    setup.hold(3000).stand(0, setup.space_of(first) - 3)
    table = setup.table(dice=[(1, 2)], options=SHORT)

    table.roll().claim(1)

    assert amounts(table, "RentPaid") == [setup.printed(first).rent[-1]]


@rule("short.hotel-sale")
def test_all_hotels_of_a_group_sold_at_once_bring_half_of_three_houses_and_the_hotel(setup):
    # given a group full of hotels
    group = setup.own_group(seat=0, level=TOP)
    table = setup.hold(0).table(options=SHORT)
    houses, hotels = table.stock

    # when they are sold down to bare ground
    table.play(0, "sell_set", levels=dict.fromkeys(group, 0))

    # then each brings one house less than in the whole game
    prices = [setup.printed(deed) for deed in group]
    assert amounts(table, "BuildingSold") == [(FEW * deed.build_price + deed.hotel_price) // 2 for deed in prices]
    assert table.stock == (houses, hotels + len(group))


@rule("short.hotel-sale")
def test_a_hotel_turned_back_leaves_three_houses(setup):
    # given a group full of hotels
    first, *_ = setup.own_group(seat=0, level=TOP)
    table = setup.hold(0).table(options=SHORT)
    houses, hotels = table.stock

    # when one goes a step down
    table.play(0, "sell_building", deed=first)

    # then half its own price is paid
    assert table.paid == [("BuildingSold", "short.hotel-sale", -1, 0, setup.printed(first).hotel_price // 2)]
    assert table.level(first) == FEW
    assert table.stock == (houses - FEW, hotels + 1)


@rule("E1-QUICK-04", "R-E1-13")
def test_a_tower_of_the_short_game_sells_for_half_of_four_prices(setup):
    group = setup.own_group(seat=0, level=TOP)
    table = setup.hold(0).table(options=SHORT)

    table.play(0, "sell_set", levels=dict.fromkeys(group, 0))

    assert amounts(table, "BuildingSold") == [100, 100, 100]


@rule("CW-QUICK-04", "R-CW-37")
def test_one_city_of_the_short_game_is_not_sold_outright_beside_others(setup):
    first, *others = setup.own_group(seat=0, level=TOP)
    table = setup.table(options=SHORT)

    assert table.refusal(0, "sell_set", levels={first: 0} | dict.fromkeys(others, TOP)) == "sell.outright"


@rule("short.hotel-sale", "R-MO-19")
def test_three_houses_in_the_bank_are_enough_to_turn_a_hotel_back(setup):
    # given hotels of seat 0, and three houses in the bank
    first, *_ = setup.own_group(seat=0, level=TOP)
    spare = setup.street_group(2)
    setup.own(1, *spare).build(1, {spare[0]: 1})
    for nth in (-1, -2, -3, 3):
        setup.own_group(seat=2, nth=nth, level=2)
    setup.build(2, dict.fromkeys((*setup.street_group(-2), *setup.street_group(-3)), FEW))
    table = setup.table(options=SHORT)
    assert table.stock[0] == FEW

    # then it goes
    assert table.play(0, "sell_building", deed=first).stock[0] == 0


@rule("short.hotel-sale", "bankrupt.buildings")
def test_the_hotels_of_a_bankrupt_bring_the_creditor_half_of_what_they_cost(setup):
    group = setup.own_group(seat=0, nth=0, level=TOP)
    first, *_ = setup.own_group(seat=1, nth=-1, level=TOP)
    table = setup.hold(0).landed(first, options=SHORT).claim(1)

    table.play(0, "declare_bankruptcy")

    assert sum(amounts(table, "BuildingSold")) == 100 * len(group)
