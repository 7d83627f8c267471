"""Deals of a debtor: what would take away from its creditors is refused, to the last credit."""

import pytest

from tests.support.estate_debts import charged, hotel_rent, tax, taxed
from tests.support.estate_trades import offer
from tests.support.evidence import rule


def answer(table, give, want):
    """Why seat 1 may not accept what the debtor, seat 0, offers; None if it may."""
    return table.refusal(1, "accept_trade", offer=offer(table, 0, 1, give, want), revision=1)


def valued(setup, value, *but):
    """A deed with this mortgage value."""
    return next(deed.id for deed in setup.estate.deeds if deed.mortgage == value and deed.id not in but)


@rule("R-MO-22", "debt.raise")
@pytest.mark.parametrize(("spent", "refusal"), [(40, None), (41, "debt.raise")])
def test_a_debtor_spends_no_cash_that_the_debt_needs(setup, spent, refusal):
    # given a debtor 60 short of the rent, with a deed that brings 100, and a card of seat 1 that opens the jail
    mine, deck = valued(setup, 100), setup.decks[0]
    table = charged(setup.own(0, mine).keep(1, deck), hotel_rent(setup) - 60)

    # then it may buy the card for what is left over, and for no more
    assert answer(table, {"cash": spent}, {"jail_cards": [deck]}) == refusal


@rule("R-MO-22", "debt.raise")
@pytest.mark.parametrize(("short", "refusal"), [(110, None), (111, "debt.raise")])
def test_a_debtor_may_change_a_deed_for_one_that_brings_enough(setup, short, refusal):
    # given a debtor short of the rent, with a deed that brings 100, and one of seat 1 that brings 110
    mine, other = valued(setup, 100), valued(setup, 110)
    table = charged(setup.own(0, mine).own(1, other), hotel_rent(setup) - short)

    # then the change is allowed if the debt can be paid by it
    assert answer(table, {"deeds": [mine]}, {"deeds": [other]}) == refusal


@rule("R-MO-22", "debt.raise")
@pytest.mark.parametrize("thing", ["deeds", "jail_cards"])
def test_who_cannot_pay_gives_nothing_away_not_even_with_one_credit(setup, thing):
    # given a debtor that nothing can help, with a mortgaged deed, the first of the board, and a card that opens the jail
    first, deck = setup.estate.deeds[0].id, setup.decks[0]
    setup.own(0, first, mortgaged=True).keep(0, deck)
    table = taxed(setup, 1)

    # then neither leaves it, with its last credit or without
    goods = {"deeds": [first], "jail_cards": [deck]}
    assert answer(table, {thing: goods[thing]}, {}) == "debt.raise"
    assert answer(table, {"cash": 1, thing: goods[thing]}, {}) == "debt.raise"


@rule("debt.raise", "bankrupt.out", "mortgage.value")
def test_a_mortgaged_deed_brings_nothing_more(setup):
    # given a debtor one credit short, with a mortgaged deed
    table = taxed(setup.own(0, setup.deed(), mortgaged=True), tax(setup) - 1)

    # then it may declare bankruptcy
    assert table.may(0) == {"declare_bankruptcy", "resign"}
