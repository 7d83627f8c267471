"""Advice for who owes more than its cash: what hurts least comes first, and every way says what it costs later."""

import pytest

from holotable import Script, Table
from holotable.bots import ways_to_pay
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate

CLONE_WARS = read_estate(load_edition("clone-wars"))


def owing(cash, dice=(1, 3), **seat):
    """Give a table whose first seat has just landed on a tax of 200 that it cannot pay."""
    position = {"edition": "clone-wars", "seats": [{"cash": cash, **seat}, {"cash": 1500}]}
    table = Table.from_position(position, luck=Script(dice=[dice]))
    table.play(0, {"do": "roll"})
    return table


def group(number):
    """Give the deeds of a street group."""
    return [deed.id for deed in CLONE_WARS.deeds if deed.group == number]


def test_single_deeds_come_before_a_whole_set():
    whole, single = group(0), group(1)[0]
    table = owing(180, deeds=[*whole, single])

    ways = ways_to_pay(table, 0)

    assert [way.decision["deed"] for way in ways if way.advised] == [single]
    assert ways[0].decision["deed"] == single
    assert [way.groups for way in ways] == [[], *[[CLONE_WARS.groups[0].id]] * len(whole)]


def test_a_way_tells_the_rent_that_is_lost_and_the_price_to_have_it_back():
    deed = CLONE_WARS.deeds[0]
    table = owing(180, deeds=[deed.id])

    (way,) = ways_to_pay(table, 0)

    assert (way.rent, way.times) == (deed.rent[0], 0)
    assert way.again == 33  # the mortgage of 30 and its tenth: CW-MORT-06


def test_a_building_costs_the_rent_of_its_step_and_its_price():
    whole = group(0)
    deed = CLONE_WARS.deeds[0]
    table = owing(190, deeds=whole, buildings=dict.fromkeys(whole, 2))

    ways = {way.decision["deed"]: way for way in ways_to_pay(table, 0)}

    assert ways[deed.id].decision["do"] == "sell_building"
    assert ways[deed.id].rent == deed.rent[2] - deed.rent[1]
    assert ways[deed.id].again == deed.build_price
    assert ways[deed.id].groups == []


def test_who_cannot_pay_is_advised_nothing_but_still_told_what_there_is():
    table = owing(10, deeds=group(0))

    ways = ways_to_pay(table, 0)

    assert len(ways) == len(group(0))
    assert not any(way.advised for way in ways)


def test_advice_is_enough_to_pay_and_changes_nothing():
    table = owing(20, deeds=[*group(0), *group(1), *group(2)[:2]])
    before = table.state_hash

    advised = [way.decision for way in ways_to_pay(table, 0) if way.advised]

    assert table.state_hash == before
    for decision in advised:
        table.play(0, decision)
    assert {"do": "settle"} in table.options(0) or table.prompt_kind(0) != "raise_cash"


@pytest.mark.parametrize("cash", range(5, 200, 13))
def test_nothing_is_advised_that_the_debt_does_not_need(cash):
    table = owing(cash, deeds=[group(number)[0] for number in range(6)])

    advised = [way.decision for way in ways_to_pay(table, 0) if way.advised]

    for spared in advised:
        trial = table.copy()
        for decision in advised:
            if decision != spared:
                trial.play(0, decision)
        assert trial.prompt_kind(0) == "raise_cash"
        assert {"do": "settle"} not in trial.options(0)


def test_nobody_else_is_advised():
    table = owing(180, deeds=group(0))

    assert ways_to_pay(table, 1) == []
    assert ways_to_pay(Table("falcon", 2, seed=1), 0) == []
