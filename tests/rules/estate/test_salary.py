"""The salary: for passing the start space and for arriving there, as often as that happens."""

import pytest

from tests.support.estate import uneven
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


@rule("salary.pass")
@pytest.mark.parametrize("throw", [(1, 2), (1, 3)])
def test_passing_the_start_space_or_landing_on_it_pays_200_once(setup, throw):
    table = setup.own(0, *setup.street_group(0)).hold(100, 100, 100).stand(0, -3).table(dice=[throw]).roll()

    assert [payment for payment in table.paid if payment[0] == "SalaryPaid"] == [
        ("SalaryPaid", "salary.pass", -1, 0, 200)
    ]


@rule("CW-GO-03", "R-CW-08")
def test_a_throw_that_ends_exactly_on_the_start_space_earns_the_200_as_well(setup):
    table = setup.hold(100, 100, 100).stand(0, -5).table(dice=[(2, 3)]).roll()

    assert (table.where(0), table.cash) == (0, [300, 100, 100])


@rule("salary.pass")
def test_leaving_the_start_space_or_stopping_before_it_pays_nothing(setup):
    leaving = setup.stand(0, 0).hold(100, 100, 100).table(dice=[(3, 5)]).roll()
    before = setup.stand(0, -6).own(0, *setup.street_group(7)).table(dice=[(2, 3)]).roll()

    assert leaving.cash == before.cash == [100, 100, 100]


@rule("salary.pass")
def test_a_turn_may_earn_the_salary_twice(setup):
    # given doubles that reach the start space, and a card in the same turn that leads there again
    pile, card = setup.card("advance", 0)
    dice = [(2, 2), uneven(setup.card_space(pile))]
    table = setup.hold(0, 0, 0).stand(0, -4).table(dice=dice, cards={pile: [card]})

    # when both throws are made
    table.roll().roll()

    # then the bank has paid twice
    assert table.where(0) == 0
    assert table.cash == [400, 0, 0]


@rule("salary.twice")
@pytest.mark.parametrize("place", [0, 1])
def test_a_throw_past_the_start_space_and_a_card_that_leads_back_to_it_pay_two_salaries(setup, place):
    # given a seat two before the start space, and the first card space of a deck behind it
    deck = setup.decks[place]
    card, space = setup.card("advance", 0, deck)[1], setup.card_spaces(deck)[0]
    table = setup.hold(0, 0, 0).stand(0, -2).table(dice=[uneven(2 + space)], cards={deck: [card]})

    # when it throws and draws the card that leads to the start space
    table.roll()

    # then it is paid for passing and for arriving
    assert table.where(0) == 0
    assert amounts(table, "SalaryPaid") == [200, 200]
    assert table.cash == [400, 0, 0]


@rule("salary.twice")
def test_a_card_that_leads_to_the_start_space_earns_the_salary_once_if_the_throw_did_not_pass_it(setup):
    table = setup.hold(0, 0, 0).drawn("advance", 0)

    assert (table.where(0), table.cash) == (0, [200, 0, 0])


@rule("E1-GO-03")
def test_the_card_spaces_after_the_start_space_lie_2_and_7_further_on(setup):
    assert [setup.card_spaces(deck)[0] for deck in ("jedi", "sith")] == [2, 7]


@rule("salary.once", "R-E1-17")
def test_a_round_that_ends_on_the_start_space_is_paid_at_the_arrival_and_not_again_at_the_leaving(setup):
    # given doubles that reach the start space
    table = setup.hold(0, 0, 0).stand(0, -4).table(dice=[(2, 2), uneven(setup.space("jail"))]).roll()
    assert table.cash == [200, 0, 0]

    # when the next throw leads away
    table.roll()

    # then nothing is paid for it
    assert (table.where(0), table.cash) == (setup.space("jail"), [200, 0, 0])


@rule("salary.once", "R-E1-17")
def test_a_player_whom_cards_send_to_the_start_space_again_and_again_is_paid_at_every_arrival(setup):
    # given doubles onto a card space, and a card in each deck that leads to the start space
    cards = {deck: [setup.card("advance", 0, deck)[1]] for deck in ("jedi", "sith")}
    setup.hold(0, 0, 0).stand(0, setup.card_space("jedi", -1) - 4)
    table = setup.table(dice=[(2, 2), uneven(setup.card_space("sith"))], cards=cards)

    # when both throws are made
    table.roll().roll()

    # then both arrivals are paid
    assert (table.where(0), table.cash) == (0, [400, 0, 0])
