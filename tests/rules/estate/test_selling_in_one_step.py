"""A group sold in one step: what is a sale at all."""

from tests.support.estate_stock import HOTEL, HOUSES, hoard_houses
from tests.support.evidence import rule


@rule("sell.half")
def test_nobody_sells_the_buildings_of_another(setup):
    group = setup.own_group(seat=1, level=HOTEL)
    table = setup.table()

    assert table.refusal(0, "sell_set", levels=dict.fromkeys(group, 0)) == "sell.half"


@rule("sell.half")
def test_a_sale_in_one_step_takes_something_down_and_puts_nothing_up(setup):
    # given a group with one hotel, and a bank without the houses to replace it
    first, *others = setup.street_group()
    hoard_houses(setup, 2, left=HOUSES * len(others))
    setup.own_group(seat=0, level=HOUSES)
    table = setup.build(0, {first: HOTEL}).table()
    assert table.stock[0] == 0

    # then neither another hotel nor everything as it stands is a sale
    assert table.refusal(0, "sell_set", levels=dict.fromkeys([first, *others], HOTEL)) == "sell.half"
    assert table.refusal(0, "sell_set", levels={first: HOTEL} | dict.fromkeys(others, HOUSES)) == "sell.half"
    assert table.refusal(0, "sell_set", levels=dict.fromkeys([first, *others], 2)) is None
