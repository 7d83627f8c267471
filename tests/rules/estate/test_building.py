"""Building: what it takes, what it costs, how far it goes."""

import copy

import pytest

from holotable.editions import load_edition
from tests.support.estate import Setup
from tests.support.estate_stock import HOTEL, HOUSES
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


@rule("build.group", "build.price")
def test_a_complete_group_takes_a_house_at_the_price_on_its_deed(setup):
    # given a seat that owns a bare group
    first, *_ = setup.own_group(seat=0)
    table = setup.hold(1000).table()

    # when it builds
    table.play(0, "build", deed=first)

    # then the bank gets the price and gives one house
    price = setup.printed(first).build_price
    assert table.paid == [("Built", "build.price", 0, -1, price)]
    assert table.cash[0] == 1000 - price
    assert table.level(first) == 1
    assert table.stock == (31, 12)


@rule("build.group")
def test_one_deed_of_a_group_is_not_enough_to_build(setup):
    first, second, *_ = setup.street_group()
    table = setup.own(0, first).own(1, second).table()

    assert table.refusal(0, "build", deed=first) == "build.group"
    assert table.options(0, "build") == []


@rule("build.group")
def test_nobody_builds_on_the_group_of_another_player_or_of_the_bank(setup):
    first, *_ = setup.own_group(seat=1)
    table = setup.table()

    assert table.refusal(0, "build", deed=first) == "build.group"
    assert table.refusal(0, "build", deed=setup.street_group(3)[0]) == "build.group"


@rule("build.price")
def test_who_lacks_one_credit_does_not_build(setup):
    first, *_ = setup.own_group(seat=0)
    price = setup.printed(first).build_price

    assert setup.hold(price - 1).table().refusal(0, "build", deed=first) == "build.price"
    assert setup.hold(price).table().refusal(0, "build", deed=first) is None


@rule("build.even", "R-MO-18")
def test_a_second_house_waits_until_the_whole_group_has_one(setup):
    # given a seat that owns a bare group
    first, second, *_ = setup.own_group(seat=0)
    table = setup.table()

    # when it builds once
    table.play(0, "build", deed=first)

    # then the next house must go to another deed of the group
    assert table.refusal(0, "build", deed=first) == "build.even"
    assert table.refusal(0, "build", deed=second) is None


@rule("build.even", "R-MO-18")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_every_further_house_follows_the_lowest_deed(setup, level):
    first, *others = setup.own_group(seat=0)
    table = setup.build(0, {first: level} | dict.fromkeys(others, level - 1)).table()

    assert table.refusal(0, "build", deed=first) in {"build.even", "build.hotel"}
    assert table.options(0, "build") == [{"do": "build", "deed": other} for other in others]


@rule("build.even")
def test_groups_are_even_each_for_itself(setup):
    # given one group with two houses on every deed, and a bare one
    first, *_ = setup.own_group(seat=0, nth=1, level=2)
    bare, *_ = setup.own_group(seat=0, nth=3)
    table = setup.table()

    # then both may be built
    assert table.refusal(0, "build", deed=first) is None
    assert table.refusal(0, "build", deed=bare) is None


@rule("build.first")
@pytest.mark.parametrize("place", [0, 1, -1])
def test_the_first_house_goes_on_any_deed_of_the_group_and_the_second_on_a_bare_one(setup, place):
    # given a bare group
    group = setup.own_group(seat=0)
    table = setup.table()

    # when a house is built anywhere on it
    table.play(0, "build", deed=group[place])

    # then the next one goes on any deed but that
    bare = [deed for deed in group if deed != group[place]]
    assert table.refusal(0, "build", deed=group[place]) == "build.even"
    assert table.options(0, "build") == [{"do": "build", "deed": deed} for deed in bare]


@rule("build.first")
def test_the_second_house_may_also_go_into_another_complete_group(setup):
    # given two bare groups and a house on the first
    first, *_ = setup.own_group(seat=0)
    other = setup.own_group(seat=0, nth=3)
    table = setup.table().play(0, "build", deed=first)

    # when the next one is built in the other group
    table.play(0, "build", deed=other[1])

    # then both stand
    assert (table.level(first), table.level(other[1])) == (1, 1)


@rule("build.first")
def test_a_second_row_is_begun_although_another_group_is_bare(setup):
    setup.own_group(seat=0, nth=3)
    first, *_ = setup.own_group(seat=0, level=1)
    table = setup.table()

    assert table.refusal(0, "build", deed=first) is None


@rule("R-E1-10", "build.first", "build.even")
def test_a_group_rises_although_another_one_is_still_bare(setup):
    # given a bare group, and another with one apartment on every deed
    setup.own_group(seat=0, nth=3)
    first, *_ = setup.own_group(seat=0, level=1)
    table = setup.table()

    # when the second row is begun
    table.play(0, "build", deed=first)

    # then it stands: groups are not compared with each other
    assert table.level(first) == 2


@rule("build.houses")
def test_four_houses_are_the_most_and_the_next_step_is_a_hotel(setup):
    # given four houses on every deed of a group
    first, *others = setup.own_group(seat=0, level=HOUSES)
    table = setup.table()

    # when one is built further
    table.play(0, "build", deed=first)

    # then a hotel stands there and no fifth house was taken
    assert table.level(first) == HOTEL
    houses = 32 - HOUSES * len(others)
    assert table.stock == (houses, 11)


@rule("build.houses", "build.hotel")
def test_with_four_houses_here_and_three_there_neither_a_fifth_house_nor_a_hotel_is_sold(setup):
    first, *others = setup.own_group(seat=0)
    table = setup.build(0, {first: HOUSES} | dict.fromkeys(others, HOUSES - 1)).table()

    assert table.refusal(0, "build", deed=first) == "build.hotel"
    assert table.refusal(0, "build", deed=others[0]) is None


@rule("build.hotel")
def test_a_hotel_needs_four_houses_on_every_deed_of_the_group(setup):
    # given four houses on all but the last deed of a group
    first, *others = setup.own_group(seat=0, level=HOUSES)
    table = setup.build(0, {others[-1]: HOUSES - 1}).table()
    assert table.refusal(0, "build", deed=first) == "build.hotel"

    # when the last one gets its fourth house
    table.play(0, "build", deed=others[-1])

    # then the hotel may come
    assert table.refusal(0, "build", deed=first) is None


@rule("build.hotel-price")
def test_a_hotel_costs_its_own_price_and_gives_four_houses_back(setup):
    # given four houses on every deed of a group
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    table = setup.hold(1000).table()
    houses, hotels = table.stock

    # when the hotel is bought
    table.play(0, "build", deed=first)

    # then the price is paid, the houses are back in the bank, and a hotel has left it
    price = setup.printed(first).hotel_price
    assert table.paid == [("Built", "build.hotel-price", 0, -1, price)]
    assert table.cash[0] == 1000 - price
    assert table.stock == (houses + HOUSES, hotels - 1)


@rule("build.hotel-price")
def test_who_cannot_pay_the_hotel_does_not_get_it(setup):
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    price = setup.printed(first).hotel_price

    assert setup.hold(price - 1).table().refusal(0, "build", deed=first) == "build.hotel-price"
    assert setup.hold(price).table().refusal(0, "build", deed=first) is None


@rule("R-MO-43", "build.hotel-price")
def test_a_deed_may_name_a_hotel_price_of_its_own(edition):
    # given a box whose deeds ask more for a hotel than for a house
    box = copy.deepcopy(dict(load_edition(edition).data))
    for deed in box["deed"]:
        if "hotel_price" in deed:
            deed["hotel_price"] = deed["build_price"] + 30
    setup = Setup(box)
    first, *_ = setup.own_group(seat=0, level=HOUSES)

    # when a hotel is built and sold
    table = setup.hold(1000).table().play(0, "build", deed=first)

    # then its own price counts, and half of it
    price = setup.printed(first).build_price + 30
    assert amounts(table, "Built") == [price]
    assert amounts(table.play(0, "sell_building", deed=first), "BuildingSold") == [price // 2]


@rule("CW-BUILD-08", "R-MO-43")
def test_every_city_costs_the_price_of_one_more_settlement(setup):
    prices = [(deed.hotel_price, deed.build_price) for deed in setup.estate.deeds if deed.build_price]

    assert len(prices) == 22
    assert [city for city, _ in prices] == [settlement for _, settlement in prices]


@rule("build.hotel", "build.top")
@pytest.mark.parametrize("place", [0, 1, -1])
def test_the_first_hotel_may_stand_on_any_deed_of_the_group(setup, place):
    group = setup.own_group(seat=0, level=HOUSES)
    table = setup.table()

    table.play(0, "build", deed=group[place])

    assert table.level(group[place]) == HOTEL
    assert table.refusal(0, "build", deed=group[place]) == "build.top"


@rule("build.top")
def test_a_hotel_is_the_end_of_building_on_its_deed(setup):
    first, *others = setup.own_group(seat=0, level=HOUSES)
    table = setup.build(0, {first: HOTEL}).table()

    assert table.refusal(0, "build", deed=first) == "build.top"
    assert table.options(0, "build") == [{"do": "build", "deed": other} for other in others]


@rule("build.top")
def test_a_group_full_of_hotels_takes_nothing_more(setup):
    first, *_ = setup.own_group(seat=0, level=HOTEL)
    table = setup.table()

    assert table.refusal(0, "build", deed=first) == "build.top"
    assert table.options(0, "build") == []


@rule("build.mortgaged")
def test_nothing_is_built_on_a_group_of_which_one_deed_is_mortgaged(setup):
    # given a group of which one deed is mortgaged
    first, *others = setup.street_group()
    table = setup.own(0, *others).own(0, first, mortgaged=True).table()
    assert table.refusal(0, "build", deed=first) == "build.mortgaged"
    assert table.refusal(0, "build", deed=others[0]) == "build.mortgaged"

    # when the mortgage is lifted
    table.play(0, "redeem", deed=first)

    # then both may be built
    assert table.refusal(0, "build", deed=first) is None
    assert table.refusal(0, "build", deed=others[0]) is None


@rule("build.mortgaged", "build.price")
def test_after_the_last_mortgage_of_a_group_is_redeemed_building_costs_the_full_price(setup):
    # given a group of which every deed is mortgaged
    group = setup.street_group()
    table = setup.own(0, *group, mortgaged=True).table()

    # when they are redeemed one after the other
    for deed in group:
        assert table.refusal(0, "build", deed=group[0]) == "build.mortgaged"
        table.play(0, "redeem", deed=deed)

    # then a house costs what the deed says
    assert amounts(table.play(0, "build", deed=group[0]), "Built") == [setup.printed(group[0]).build_price]


@rule("build.mortgaged")
def test_a_mortgage_in_another_group_hinders_no_building(setup):
    first, *_ = setup.own_group(seat=0)
    table = setup.own(0, setup.street_group(5)[0], mortgaged=True).table()

    assert table.refusal(0, "build", deed=first) is None


@rule("build.streets")
def test_both_utilities_take_no_buildings(setup):
    (both,) = setup.groups("utility")
    table = setup.own(0, *both).table()

    assert table.refusal(0, "build", deed=both[0]) == "build.streets"
    assert table.options(0, "build") == []


@rule("build.streets", "ladder.count")
def test_a_complete_ladder_takes_no_buildings(setup):
    (ladder,) = setup.groups("ladder")
    table = setup.own(0, *ladder).table()

    assert table.refusal(0, "build", deed=ladder[0]) == "build.streets"


@rule("build.houses", "build.price")
def test_what_is_built_and_sold_is_told_with_the_levels_before_and_after(setup):
    first, *_ = setup.own_group(seat=0, level=1)
    table = setup.table()

    built = table.play(0, "build", deed=first).told("LevelSet", "seat", "deed", "from", "to")
    sold = table.play(0, "sell_building", deed=first).told("LevelSet", "seat", "deed", "from", "to")

    assert (built, sold) == ([(0, first, 1, 2)], [(0, first, 2, 1)])
