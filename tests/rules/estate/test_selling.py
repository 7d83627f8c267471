"""Selling buildings back: half price, evenly, and hotels for which the bank lacks houses."""

import pytest

from tests.support.estate_debts import charged
from tests.support.estate_stock import HOTEL, HOUSES, hoard_houses, spread
from tests.support.estate_turns import amounts, offered
from tests.support.evidence import rule


def is_sold_only_step_by_step(setup):
    """Whether hotels cannot be sold past their houses while the bank has these."""
    group = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()
    refusal = table.refusal(0, "sell_set", levels=dict.fromkeys(group, 0))
    return (refusal, table.options(0, "sell_set")) == ("sell.hotel", [])


@rule("sell.half")
def test_a_house_brings_half_its_price(setup):
    # given one house on a deed
    first, *_ = setup.own_group(seat=0)
    table = setup.build(0, {first: 1}).hold(100).table()

    # when it is sold
    table.play(0, "sell_building", deed=first)

    # then the bank pays half and has the house back
    half = setup.printed(first).build_price // 2
    assert table.paid == [("BuildingSold", "sell.half", -1, 0, half)]
    assert table.cash[0] == 100 + half
    assert table.level(first) == 0
    assert table.stock == (32, 12)


@rule("sell.half")
def test_where_nothing_is_built_nothing_is_sold(setup):
    first, *_ = setup.own_group(seat=0)
    table = setup.table()

    assert table.refusal(0, "sell_building", deed=first) == "sell.half"
    assert table.options(0, "sell_building", "sell_set") == []


@rule("sell.half")
def test_nobody_sells_the_buildings_of_another(setup):
    first, *_ = setup.own_group(seat=1, level=1)
    table = setup.table()

    assert table.refusal(0, "sell_building", deed=first) is not None
    assert table.options(0, "sell_building", "sell_set") == []


@rule("sell.even", "R-MO-18")
def test_the_deed_with_fewer_houses_keeps_them(setup):
    first, *others = setup.own_group(seat=0, level=1)
    table = setup.build(0, {first: 2}).table()

    assert table.refusal(0, "sell_building", deed=others[0]) == "sell.even"
    assert table.options(0, "sell_building") == [{"do": "sell_building", "deed": first}]


@rule("sell.even", "R-MO-18")
def test_from_an_even_group_the_next_house_comes_from_another_deed(setup):
    # given two houses on every deed of a group
    first, second, *_ = setup.own_group(seat=0, level=2)
    table = setup.table()

    # when one is sold
    table.play(0, "sell_building", deed=first)

    # then the next one must come from another deed
    assert table.refusal(0, "sell_building", deed=first) == "sell.even"
    assert table.refusal(0, "sell_building", deed=second) is None


@rule("sell.even", "R-MO-18")
def test_beside_a_hotel_no_house_is_sold(setup):
    first, *others = setup.own_group(seat=0, level=HOUSES)
    table = setup.build(0, {first: HOTEL}).table()

    assert table.refusal(0, "sell_building", deed=others[0]) == "sell.even"
    assert table.refusal(0, "sell_building", deed=first) is None


@rule("sell.even")
def test_groups_are_sold_each_for_itself(setup):
    first, *_ = setup.own_group(seat=0, level=1)
    dear, *_ = setup.own_group(seat=0, nth=3, level=3)
    table = setup.table()

    assert table.refusal(0, "sell_building", deed=first) is None
    assert table.refusal(0, "sell_building", deed=dear) is None


@rule("sell.hotel")
def test_a_hotel_brings_half_its_price_and_becomes_four_houses_at_once(setup):
    # given a group full of hotels
    first, *_ = setup.own_group(seat=0, level=HOTEL)
    table = setup.hold(100).table()
    houses, hotels = table.stock

    # when one is sold
    table.play(0, "sell_building", deed=first)

    # then four houses stand there
    half = setup.printed(first).hotel_price // 2
    assert table.paid == [("BuildingSold", "sell.hotel", -1, 0, half)]
    assert table.level(first) == HOUSES
    assert table.stock == (houses - HOUSES, hotels + 1)


@rule("sell.hotel", "R-MO-19")
def test_four_houses_in_the_bank_are_just_enough_to_sell_a_hotel(setup):
    first, *_ = setup.own_group(seat=0, level=HOTEL)
    hoard_houses(setup, 2, left=4)
    table = setup.table()

    table.play(0, "sell_building", deed=first)

    assert table.level(first) == HOUSES
    assert table.stock[0] == 0


@rule("sell.hotel", "R-MO-19")
def test_a_hotel_is_not_sold_alone_if_the_bank_lacks_its_four_houses(setup):
    first, *_ = setup.own_group(seat=0, level=HOTEL)
    hoard_houses(setup, 2, left=0)
    table = setup.table()

    assert table.refusal(0, "sell_building", deed=first) == "sell.hotel"


@rule("sell.hotel", "R-MO-19")
def test_without_a_house_in_the_bank_a_group_of_hotels_is_sold_down_to_bare_ground(setup):
    # given a group full of hotels, and a bank without houses
    group = setup.own_group(seat=0, level=HOTEL)
    hoard_houses(setup, 2, left=0)
    table = setup.hold(0).table()
    hotels = table.stock[1]

    # when all of it is sold in one step
    table.play(0, "sell_set", levels=dict.fromkeys(group, 0))

    # then every level dropped brings half its price
    deed = setup.printed(group[0])
    half = (HOUSES * deed.build_price + deed.hotel_price) // 2
    assert table.cash[0] == half * len(group)
    assert [table.level(deed) for deed in group] == [0] * len(group)
    assert table.stock == (0, hotels + len(group))


@rule("sell.hotel", "R-MO-19")
def test_hotels_are_sold_down_to_the_houses_that_the_bank_has(setup):
    # given a group full of hotels, and as few houses in the bank as the group has deeds
    group = setup.own_group(seat=0, level=HOTEL)
    other = setup.own_group(seat=1, nth=2)
    setup.build(1, spread(other, 4 - len(group)))
    hoard_houses(setup, 2, left=4)
    table = setup.hold(0).table()
    assert table.stock[0] == len(group)

    # when it is sold down to one house a deed
    table.play(0, "sell_set", levels=dict.fromkeys(group, 1))

    # then four levels a deed have brought half their price
    half = (3 * setup.printed(group[0]).build_price + setup.printed(group[0]).hotel_price) // 2
    assert table.cash[0] == half * len(group)
    assert table.stock[0] == 0


@rule("sell.hotel", "R-MO-19")
def test_hotels_are_not_sold_down_to_more_houses_than_the_bank_has(setup):
    group = setup.own_group(seat=0, level=HOTEL)
    other = setup.own_group(seat=1, nth=2)
    setup.build(1, spread(other, 4 - len(group)))
    hoard_houses(setup, 2, left=4)
    table = setup.table()

    too_many = dict.fromkeys(group, 1) | {group[0]: 2}
    assert table.refusal(0, "sell_set", levels=too_many) == "sell.hotel"
    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, 0)) is None


@rule("sell.even", "R-MO-18", "R-MO-19")
def test_hotels_that_are_sold_down_leave_an_even_group(setup):
    group = setup.own_group(seat=0, level=HOTEL)
    other = setup.own_group(seat=1, nth=2)
    setup.build(1, spread(other, 4 - len(group)))
    hoard_houses(setup, 2, left=4)
    table = setup.table()

    uneven = dict.fromkeys(group, 0) | {group[0]: 2}
    assert table.refusal(0, "sell_set", levels=uneven) == "sell.even"
    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, 0) | {group[0]: 1}) is None


@rule("sell.hotel", "R-MO-19")
def test_the_houses_beside_a_hotel_count_when_the_group_is_sold_down(setup):
    # given one hotel beside four houses, and a bank without houses
    first, *others = setup.own_group(seat=0, level=HOUSES)
    setup.build(0, {first: HOTEL})
    hoard_houses(setup, 2, left=4 * len(others))
    table = setup.table()
    assert table.stock[0] == 0

    # then the hotel goes if the houses of the group are spread anew
    group = [first, *others]
    assert table.refusal(0, "sell_building", deed=first) == "sell.hotel"
    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, 2)) is None
    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, 3)) == "sell.hotel"


@rule("sell.hotel", "R-MO-19")
def test_only_the_hotel_goes_down_if_that_leaves_an_even_group(setup):
    # given one hotel beside four houses, and three houses in the bank
    first, *others = setup.own_group(seat=0, level=HOUSES)
    setup.build(0, {first: HOTEL}).build(1, spread(setup.own_group(seat=1, nth=2), 1))
    hoard_houses(setup, 2, left=4 * len(others) + 4)
    table = setup.table()
    assert table.stock[0] == 3

    # then it may be sold down to three houses, and the others neither touched nor raised
    rest = dict.fromkeys(others, HOUSES)
    assert table.refusal(0, "sell_set", levels={first: 3} | rest) is None
    assert table.refusal(0, "sell_set", levels={first: HOTEL} | rest) == "sell.half"
    assert table.refusal(0, "sell_set", levels={first: HOUSES} | dict.fromkeys(others, HOTEL)) == "sell.half"


@rule("BF-SELL-01", "R-MO-19")
def test_skulls_go_step_by_step_while_the_bank_has_just_four_sigils(setup):
    hoard_houses(setup, 2, left=HOUSES)

    assert is_sold_only_step_by_step(setup)


@rule("MA-SELL-01", "R-MO-19")
def test_fortresses_go_step_by_step_while_the_bank_has_just_four_hideouts(setup):
    hoard_houses(setup, 2, left=HOUSES)

    assert is_sold_only_step_by_step(setup)


@rule("BF-SELL-01", "R-MO-19")
def test_skulls_go_step_by_step_while_the_bank_has_the_sigils(setup):
    assert is_sold_only_step_by_step(setup)


@rule("MA-SELL-01", "R-MO-19")
def test_common_houses_go_step_by_step_while_the_bank_has_the_hideouts(setup):
    assert is_sold_only_step_by_step(setup)


@rule("sell.half", "R-MO-37")
@pytest.mark.parametrize("turn", [0, 1])
def test_buildings_are_sold_without_a_debt(setup, turn):
    first, *_ = setup.own_group(seat=1, level=1)
    table = setup.table(turn=turn)

    table.play(1, "sell_building", deed=first)

    assert table.level(first) == 0


@rule("R-MO-02", "R-MO-07", "sell.half")
def test_the_lander_may_sell_a_house_before_choosing_whether_to_buy(setup):
    # given seat 0 that lacks a little for the deed it stands on, where selling is open at any time
    first, *_ = setup.own_group(seat=0, nth=4, level=1)
    deed = setup.deed()
    table = setup.hold(setup.printed(deed).price - 1).landed(deed, options=offered(setup, build_window="any"))
    assert table.refusal(0, "buy") == "buy.price"

    # when it sells a house
    table.play(0, "sell_building", deed=first)

    # then it may buy
    assert table.refusal(0, "buy") is None


@rule("R-MO-02", "sell.half")
def test_a_bidder_may_sell_a_house_during_an_auction(setup):
    # given seat 1 with 10 in cash at an auction, where the turn of another is open to sales
    first, *_ = setup.own_group(seat=1, nth=4, level=1)
    options = offered(setup, build_window="any")
    table = setup.hold(1500, 10).landed(setup.deed(), options=options).play(0, "auction")
    assert table.refusal(1, "bid", lot=table.lot, amount=11) == "auction.pay"

    # when it sells a house
    table.play(1, "sell_building", deed=first)

    # then it may bid more
    assert table.refusal(1, "bid", lot=table.lot, amount=11) is None


@rule("R-MO-02", "sell.half")
def test_nobody_else_sells_while_the_lander_chooses_or_a_debtor_pays(setup):
    first, *_ = setup.own_group(seat=2, nth=3, level=1)
    choosing = setup.landed(setup.deed())
    assert choosing.refusal(2, "sell_building", deed=first) == "buy.choice"

    paying = charged(setup, cash=0)

    assert paying.refusal(2, "sell_building", deed=first) == "debt.raise"


@rule("debt.raise", "sell.even")
def test_a_debtor_sells_by_the_same_rules(setup):
    first, *others = setup.own_group(seat=0, level=1)
    table = charged(setup.build(0, {first: 2}), cash=0)

    assert table.refusal(0, "sell_building", deed=others[0]) == "sell.even"
    assert table.play(0, "sell_building", deed=first).level(first) == 1


@rule("sell.hotel")
def test_a_hotel_sold_by_mistake_can_be_bought_again(setup):
    first, *_ = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    table.play(0, "sell_building", deed=first)

    assert table.refusal(0, "build", deed=first) is None
    assert amounts(table.play(0, "build", deed=first), "Built") == [setup.printed(first).hotel_price]


@rule("sell.hotel", "R-MO-19")
def test_houses_are_sold_one_by_one_even_if_the_bank_has_hardly_any(setup):
    # given a group with two houses on every deed, and a bank with fewer than a hotel is worth
    group = setup.own_group(seat=0, level=2)
    hoard_houses(setup, 2, left=4 * len(group[1:]))
    table = setup.table()
    assert table.stock[0] < HOUSES

    # then only hotels go several steps at once
    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, 0)) == "sell.hotel"
    assert table.options(0, "sell_set") == []
    assert table.refusal(0, "sell_building", deed=group[0]) is None
