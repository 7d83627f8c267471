"""How much rent a landing costs: buildings, complete sets, mortgages, and deeds whose rent grows with their number."""

import pytest

from tests.support.evidence import rule

# streets


@rule("rent.level")
@pytest.mark.parametrize(("level", "rent"), [(1, 30), (2, 90), (3, 270), (4, 400), (5, 550)])
def test_a_street_costs_what_its_deed_says_for_its_buildings(setup, level, rent):
    deed, *_ = setup.own_group(seat=1, level=level)
    table = setup.hold(1000, 1000, 1000).landed(deed)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.level", rent)]
    assert table.claim(1).cash == [1000 - rent, 1000 + rent, 1000]


@rule("R-BF-05")
def test_the_lost_box_for_characters_is_read_as_the_rent_of_the_deed(setup):
    deed, sister = setup.own_group(seat=1)
    table = setup.build(1, {deed: 2, sister: 2}).landed(deed)

    assert table.claims[0]["amount"] == setup.printed(deed).rent[2] == 90


@rule("rent.level")
def test_a_single_street_costs_its_bare_rent(setup):
    deed = setup.deed(nth=-1)
    table = setup.own(1, deed).landed(deed)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.level", 50)]


@rule("rent.group")
def test_a_complete_set_doubles_the_rent_of_its_bare_streets(setup):
    deed, *_ = setup.own_group(seat=1)
    table = setup.hold(500, 500, 500).landed(deed)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.group", 12)]
    assert table.claim(1).cash == [488, 512, 500]


@rule("rent.group")
def test_a_set_that_two_players_share_doubles_nothing(setup):
    *most, last = setup.street_group()
    table = setup.own(1, *most).own(2, last).landed(most[0])

    assert table.claims[0]["amount"] == 6


@rule("rent.group")
def test_a_set_of_which_the_bank_has_one_street_doubles_nothing(setup):
    *most, _ = setup.street_group()
    table = setup.own(1, *most).landed(most[0])

    assert table.claims[0]["amount"] == 6


@rule("rent.group", "R-MO-10")
def test_only_bare_streets_are_doubled(setup):
    # given a set with one house on one street
    built, *_, bare = setup.own_group(seat=1)
    setup.build(1, {built: 1})

    # then the built one costs what is printed, the bare one double
    assert setup.landed(built).claims[0]["amount"] == 30
    assert setup.landed(bare).claims[0]["amount"] == 16


@rule("E1-RENT-05")
def test_the_last_bare_lot_of_a_group_keeps_its_double_rent_until_it_is_built_on(setup):
    first, second, bare = setup.own_group(seat=1)
    table = setup.build(1, {first: 1, second: 1}).landed(bare)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.group", 16)]


# mortgages


@rule("rent.mortgaged")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_a_mortgaged_deed_earns_nothing(setup, kind):
    deed = setup.deed(kind)
    table = setup.own(1, deed, mortgaged=True).hold(500, 500, 500).landed(deed)

    assert table.claims == []
    assert table.refusal(1, "claim_rent", claim=1) is not None
    assert table.prompt(0) == "finish_turn"
    assert table.cash == [500, 500, 500]


@rule("rent.mortgaged", "ladder.count")
def test_a_mortgaged_deed_of_a_ladder_earns_nothing_either(setup):
    first, second, *_ = setup.groups("ladder")[0]
    table = setup.own(1, first).own(1, second, mortgaged=True).landed(second)

    assert table.claims == []


@rule("rent.beside-mortgage")
def test_the_rent_stays_double_beside_a_mortgaged_street(setup):
    deed, *sisters = setup.street_group()
    table = setup.own(1, deed).own(1, *sisters, mortgaged=True).landed(deed)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.group", 12)]


@rule("rent.count-mortgaged", "ladder.count")
def test_a_mortgaged_deed_of_a_ladder_still_counts_for_the_others(setup):
    deed, *others = setup.groups("ladder")[0]
    table = setup.own(1, deed).own(1, *others[:2], mortgaged=True).landed(others[2])
    assert table.prompt(0) == "buy_or_auction"

    table = setup.landed(deed)

    assert table.claims[0]["amount"] == 100


@rule("rent.count-mortgaged", "R-MO-11")
def test_a_mortgaged_utility_still_counts_for_the_other_one(setup):
    # given dice that a new throw for the rent would repeat
    deed, other = setup.groups("utility")[0]
    table = setup.own(1, deed).own(1, other, mortgaged=True).hold(500, 500, 500).landed(deed, (2, 4), dice=[(2, 4)])

    table.claim(1)

    assert table.cash == [440, 560, 500]


# nothing to pay


@rule("rent.own")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_nothing_is_due_on_an_own_deed(setup, kind):
    deed = setup.deed(kind)
    table = setup.own(0, deed).hold(500, 500, 500).landed(deed)

    assert (table.claims, table.cash) == ([], [500, 500, 500])
    assert table.prompt(0) == "finish_turn"


@rule("rent.own")
def test_nobody_may_ask_for_rent_on_an_unowned_deed(setup):
    table = setup.landed(setup.deed())

    assert table.claims == []
    assert table.may(1).isdisjoint({"claim_rent", "waive_rent"})


# ladders


@rule("ladder.count")
@pytest.mark.parametrize(("count", "payment"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_a_deed_of_a_ladder_costs_by_how_many_its_owner_has(setup, count, payment):
    deeds = setup.groups("ladder")[0]
    table = setup.own(1, *deeds[:count]).hold(500, 500, 500).landed(deeds[0])

    assert table.told("ClaimOpened", "key", "amount") == [("ladder.count", payment)]
    assert table.claim(1).cash == [500 - payment, 500 + payment, 500]


@rule("ladder.count")
def test_deeds_of_a_ladder_that_others_own_do_not_count(setup):
    deeds = setup.groups("ladder")[0]
    table = setup.own(1, *deeds[:2]).own(2, *deeds[2:]).landed(deeds[0])

    assert table.claims[0]["amount"] == 50


@rule("R-BF-04")
def test_equipment_is_printed_with_25_50_100_and_200(setup):
    assert {setup.printed(deed).rent for deed in setup.groups("ladder")[0]} == {(25, 50, 100, 200)}


@rule("R-E1-04")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_every_podracer_costs_the_same_wherever_it_lies(setup, place):
    podracers = setup.groups("ladder")[0]
    table = setup.own(1, *podracers).landed(podracers[place])

    assert table.claims[0]["amount"] == 200
