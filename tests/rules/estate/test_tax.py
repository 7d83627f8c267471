"""Spaces that cost their printed amount, and the space where nothing happens."""

import pytest

from tests.evidence import rule


@rule("tax.printed")
@pytest.mark.parametrize(("nth", "throw", "amount"), [(0, (1, 1), 200), (1, (1, 2), 100)])
def test_a_tax_space_costs_its_printed_amount_to_the_bank(setup, nth, throw, amount):
    tax = setup.space("tax", nth)
    table = setup.hold(500, 500, 500).landed(tax, throw)

    assert setup.estate.spaces[tax].amount == amount
    assert table.paid == [("TaxPaid", "tax.printed", 0, -1, amount)]
    assert table.cash == [500 - amount, 500, 500]


@rule("tax.printed")
def test_whoever_cannot_pay_a_tax_must_raise_the_money_before_anything_else(setup):
    helper = setup.deed("utility")
    table = setup.own(0, helper).hold(40, 500, 500).landed(setup.space("tax", 1))
    assert table.refusal(0, "end_turn") == "debt.raise"

    table.play(0, "mortgage", deed=helper).play(0, "settle")

    assert table.cash == [40 + 75 - 100, 500, 500]


@rule("BF-TAX-01")
def test_sarlacc_pit_and_sail_barge_escape_are_the_two_spaces_to_pay_on(setup):
    taxes = [space.name["en"] for space in setup.estate.spaces if space.kind == "tax"]

    assert taxes == ["Sarlacc Pit", "Sail Barge Escape"]


@rule("parking.nothing")
def test_nothing_happens_on_free_parking(setup):
    table = setup.hold(500, 500, 500).landed(setup.space("parking"))

    assert {event.kind for event in table.last} == {"Rolled", "Moved"}
    assert table.cash == [500, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("parking.nothing", "advice.pot")
def test_no_money_gathers_in_the_middle_for_free_parking(setup):
    # given a tax paid, a fine paid, and then a landing on free parking
    setup.hold(500, 500, 500).stand(1, setup.space("parking") - 3)
    table = setup.landing(setup.space("tax", 1), dice=[(1, 2)]).roll().end_turn()

    # when the next player lands there
    table.roll()

    # then nothing is paid out, and no option of the edition asks for a pot
    assert table.cash == [400, 500, 500]
    assert not any(option.default for option in setup.estate.edition.options if "pot" in option.name)
