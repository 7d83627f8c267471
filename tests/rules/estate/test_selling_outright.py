"""Hotels sold past their houses: all of a group in one sale, by the two books that know it."""

import pytest

from tests.support.estate_debts import charged, hotel_rent
from tests.support.estate_stock import HOTEL, HOUSES, hoard_houses
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


def bare(group):
    """What is left of a group when everything is sold."""
    return dict.fromkeys(group, 0)


@rule("sell.outright")
@pytest.mark.parametrize("nth", [0, 1, 4, -1])
def test_all_hotels_of_a_group_are_sold_in_one_go_and_leave_bare_deeds(setup, nth):
    # given a group full of hotels, and a bank that has houses enough
    group = setup.own_group(seat=0, nth=nth, level=HOTEL)
    table = setup.hold(0).table()
    houses, hotels = table.stock

    # when all of them are sold at once
    table.play(0, "sell_set", levels=bare(group))

    # then each brings half of its own price and half the price of the four houses in it
    prices = [setup.printed(deed) for deed in group]
    assert amounts(table, "BuildingSold") == [(HOUSES * deed.build_price + deed.hotel_price) // 2 for deed in prices]
    assert [table.level(deed) for deed in group] == [0] * len(group)
    assert table.stock == (houses, hotels + len(group))


@rule("sell.outright")
def test_what_is_sold_outright_is_told_under_its_own_rule(setup):
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    table.play(0, "sell_set", levels=bare(group))

    assert table.told("BuildingSold", "key") == ["sell.outright"] * len(group)


@rule("CW-SELL-03")
def test_a_city_sold_outright_brings_five_settlements_at_half_price(setup):
    # given cities where a settlement costs 50
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.hold(0).table()

    # when they are sold
    table.play(0, "sell_set", levels=bare(group))

    # then each of the three brings 25 and four times 25
    assert amounts(table, "BuildingSold") == [125, 125, 125]


@rule("E1-SELL-03", "R-E1-14")
def test_a_tower_sold_with_all_of_its_group_brings_half_of_five_apartments(setup):
    # given towers where an apartment costs 50
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.hold(0).table()

    # when they are sold
    table.play(0, "sell_set", levels=bare(group))

    # then each of the three brings half of 250
    assert amounts(table, "BuildingSold") == [125, 125, 125]


@rule("sell.outright")
def test_selling_outright_is_offered(setup):
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    assert {"do": "sell_set", "levels": bare(group)} in table.options(0, "sell_set")


@rule("CW-SELL-03", "R-CW-37")
def test_one_city_among_others_is_not_sold_outright(setup):
    # given a group full of cities
    first, *others = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    # then one of them goes a step down, but not to bare ground beside the others
    assert table.refusal(0, "sell_set", levels={first: 0} | dict.fromkeys(others, HOTEL)) == "sell.outright"
    assert table.refusal(0, "sell_building", deed=first) is None


@rule("CW-SELL-03", "R-CW-37")
def test_one_city_beside_settlements_is_not_sold_outright(setup):
    first, *others = setup.own_group(seat=0, level=HOUSES)
    table = setup.build(0, {first: HOTEL}).table()

    assert table.refusal(0, "sell_set", levels={first: 0} | dict.fromkeys(others, HOUSES)) == "sell.outright"


@rule("R-E1-14", "E1-SELL-03")
def test_one_tower_among_others_is_not_sold_outright(setup):
    first, *others = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    assert table.refusal(0, "sell_set", levels={first: 0} | dict.fromkeys(others, HOTEL)) == "sell.outright"


@rule("sell.outright")
@pytest.mark.parametrize("left", [1, 2, HOUSES])
def test_hotels_sold_in_one_go_leave_nothing_while_the_bank_has_houses(setup, left):
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, left)) == "sell.outright"
    assert table.options(0, "sell_set") == [{"do": "sell_set", "levels": bare(group)}]


@rule("sell.outright")
def test_without_a_hotel_nothing_is_sold_outright(setup):
    group = setup.own_group(seat=0, level=HOUSES)
    table = setup.table()

    assert table.refusal(0, "sell_set", levels=bare(group)) is not None
    assert table.options(0, "sell_set") == []


@rule("sell.outright")
def test_nobody_sells_the_hotels_of_another_outright(setup):
    group = setup.own_group(seat=1, level=HOTEL)
    table = setup.table()

    assert table.refusal(0, "sell_set", levels=bare(group)) == "sell.half"


@rule("R-E1-14", "E1-SELL-04")
def test_or_each_tower_goes_one_step_down_to_four_apartments(setup):
    # given a group full of towers
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.hold(0).table()
    houses, hotels = table.stock

    # when they are sold step by step
    for deed in group:
        table.play(0, "sell_building", deed=deed)

    # then each has brought half its price, and four apartments stand on every lot
    assert table.cash[0] == sum(setup.printed(deed).hotel_price // 2 for deed in group)
    assert [table.level(deed) for deed in group] == [HOUSES] * len(group)
    assert table.stock == (houses - HOUSES * len(group), hotels + len(group))


@rule("E1-SELL-04", "sell.even")
def test_a_tower_is_sold_down_as_five_apartments_evenly(setup):
    # given a group of towers, sold down one step on every lot at a time
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.hold(0).table()
    steps = [deed for _ in range(HOTEL) for deed in group]

    # when every step is taken
    for deed in steps:
        table.play(0, "sell_building", deed=deed)

    # then the lots are bare and as much was paid as for all towers in one go
    assert [table.level(deed) for deed in group] == [0] * len(group)
    assert table.cash[0] == 125 * len(group)


@rule("CW-SELL-04")
def test_a_city_turned_back_brings_half_its_price_and_four_settlements(setup):
    # given a group full of cities
    first, *_ = setup.own_group(seat=0, level=HOTEL)
    table = setup.hold(0).table()

    # when one of them is turned back
    table.play(0, "sell_building", deed=first)

    # then half the price of the city is paid
    assert table.paid == [("BuildingSold", "sell.hotel", -1, 0, 25)]
    assert table.level(first) == HOUSES


@rule("sell.outright", "R-MO-19")
def test_towers_and_cities_go_outright_though_the_bank_has_no_houses(setup):
    group = setup.own_group(seat=0, level=HOTEL)
    hoard_houses(setup, 2, left=0)
    table = setup.hold(0).table()
    assert table.refusal(0, "sell_building", deed=group[0]) == "sell.hotel"

    table.play(0, "sell_set", levels=bare(group))

    assert table.cash[0] == 125 * len(group)


@rule("sell.outright", "debt.raise")
def test_a_debtor_sells_all_hotels_of_a_group_at_once(setup):
    # given a debtor whose group of hotels covers the rent
    group = setup.own_group(seat=0, level=HOTEL)
    table = charged(setup, cash=hotel_rent(setup) - 375)

    # when they are sold in one go
    table.play(0, "sell_set", levels=bare(group)).play(0, "settle")

    # then the rent is paid
    assert table.cash[0] == 0


@rule("sell.outright")
def test_after_an_outright_sale_the_deeds_may_be_mortgaged(setup):
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    table.play(0, "sell_set", levels=bare(group))

    assert table.options(0, "mortgage") == [{"do": "mortgage", "deed": deed} for deed in group]
