"""Debts: paid at once if cash covers them, else the debtor raises cash."""

import pytest

from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    ANSWER_TRADE,
    CLAIM_RENT,
    COUNTER_TRADE,
    DEBT_ASKED,
    DECLARE_BANKRUPTCY,
    END_TURN,
    FINISH_TURN,
    KEEP_MORTGAGE,
    MANAGE,
    MORTGAGE,
    OFFER_TRADE,
    RAISE_CASH,
    REDEEM,
    RENT_PAID,
    RESIGN,
    SETTLE,
    TAX_PAID,
)
from holotable.families.estate.rules.debt import owe
from holotable.families.estate.rules.invariants import ALL_HOLD, DEBT_WRONG, broken_invariant
from holotable.families.estate.rules.keys import RENT_ASKED
from tests.support.evidence import about
from tests.support.toy_board import BARGE, ELM, FERRY, FLINT, OAK, REED, SLATE
from tests.support.toy_table import ToyTable, goods

pytestmark = pytest.mark.interpreted


def taxed(cash=40, deeds=(SLATE,), mortgaged=(), **values):
    """Seat 0 owes the bank 90."""
    table = ToyTable(**values).own(0, *deeds).own(0, *mortgaged, mortgaged=True).hold(cash)
    return table.roll(1, 3)


@about("debt.raise")
def test_a_debtor_short_of_cash_must_raise_it():
    table = taxed()

    assert table.events(DEBT_ASKED) == [("debt.raise", 0, -1, 90, 0)]
    assert table.due == [0]
    assert table.prompt(0) == RAISE_CASH
    assert table.options(0) == [(MORTGAGE, SLATE), RESIGN]
    assert table.refusal(0, SETTLE) == "debt.raise"
    assert table.refusal(0, END_TURN) == "debt.raise"


@about("debt.raise")
def test_a_mortgage_covers_the_debt_and_the_debtor_settles():
    table = taxed().play(0, MORTGAGE, SLATE)
    assert table.due == [0]

    table.play(0, SETTLE)

    assert table.events(TAX_PAID) == [("tax.printed", 0, -1, 90, -1)]
    assert table.cash[0] == 40 + 75 - 90
    assert table.prompt(0) == FINISH_TURN


@about("bankrupt.out", "R-MO-22")
def test_nobody_is_bankrupt_while_mortgages_cover_the_debt():
    table = taxed(cash=15)
    assert table.refusal(0, DECLARE_BANKRUPTCY) == "bankrupt.out"

    table.play(0, MORTGAGE, SLATE)

    assert table.refusal(0, DECLARE_BANKRUPTCY) == "bankrupt.out"
    assert taxed(cash=14).refusal(0, DECLARE_BANKRUPTCY) is None


@about("R-MO-22")
def test_a_debtor_whom_nothing_covers_may_still_trade_first():
    # given a debtor who lacks one coin even with all mortgages
    table = taxed(cash=14)
    assert table.options(0) == [DECLARE_BANKRUPTCY, (MORTGAGE, SLATE), RESIGN]

    # when seat 2 buys the deed
    table.offer_trade(0, 2, give=(0, [SLATE]), want=(100, []))
    assert table.prompt(2) == ANSWER_TRADE
    table.play(2, ACCEPT_TRADE, 1, 1).play(0, SETTLE)

    # then the debtor stays in the game
    assert table.cash == [24, 400, 300]
    assert table.prompt(0) == FINISH_TURN


@about("R-MO-22", "R-MO-02")
def test_inside_a_debt_only_the_debtor_acts_and_only_deals_with_the_debtor_are_made():
    # given offers among the others from before
    table = ToyTable().own(0, SLATE).own(1, REED).own(2, OAK, mortgaged=True).hold(40)
    table.offer_trade(1, 2, give=(5, [REED])).roll(1, 3)

    assert table.refusal(2, ACCEPT_TRADE, 1, 1) == "debt.raise"
    assert table.refusal(1, OFFER_TRADE, 2, *goods((5, [])), *goods((0, []))) == "debt.raise"
    assert table.refusal(1, OFFER_TRADE, 0, *goods((5, [REED])), *goods((0, []))) is None
    assert table.refusal(1, MORTGAGE, REED) == "debt.raise"
    assert table.refusal(2, REDEEM, OAK) == "debt.raise"
    assert table.refusal(1, SETTLE) == "debt.raise"
    assert table.refusal(1, DECLARE_BANKRUPTCY) == "debt.raise"
    assert table.refusal(1, RESIGN) == "debt.raise"
    assert table.prompt(1) == MANAGE


@about("debt.raise")
def test_a_debtor_redeems_nothing():
    table = taxed(cash=80, deeds=(SLATE,), mortgaged=(OAK,))

    assert table.refusal(0, REDEEM, OAK) == "debt.raise"


@about("R-MO-22")
def test_a_partner_may_answer_a_debtor_with_other_terms():
    table = taxed(cash=14).offer_trade(0, 2, give=(0, [SLATE]), want=(200, []))

    table.play(2, COUNTER_TRADE, 1, *goods((80, [])), *goods((0, [SLATE]))).play(0, ACCEPT_TRADE, 1, 2)

    assert table.cash == [94, 400, 320]


@about("R-MO-24")
def test_a_mortgaged_deed_bought_from_a_debtor_is_settled_before_the_debt_goes_on():
    # given a debtor who sells a mortgaged deed
    table = taxed(cash=14, deeds=(), mortgaged=(SLATE,)).offer_trade(0, 2, give=(0, [SLATE]), want=(80, []))

    # when the buyer accepts
    table.play(2, ACCEPT_TRADE, 1, 1)

    # then the buyer is asked first, then the debtor
    assert table.due == [2]
    assert table.refusal(0, SETTLE) == "mortgage.transfer"
    table.play(2, KEEP_MORTGAGE, SLATE)
    assert table.due == [0]
    assert table.cash == [94, 400, 312]


@about("R-MO-46")
def test_a_debt_that_arises_inside_another_is_settled_first():
    # given seat 1 in debt to seat 2, with a claim on seat 0 who is short as well
    table = ToyTable(rent_window=2).own(1, REED).own(2, BARGE, FERRY).own(0, ELM, FLINT).roll(2, 3).end_turn()
    table.stand(1, 1).roll(3, 4).hold(10, 20, 400).play(2, CLAIM_RENT, 2)

    # when seat 1 asks for its rent
    table.play(1, CLAIM_RENT, 1)

    # then seat 0 pays first, then seat 1
    assert table.due == [0]
    assert table.refusal(1, SETTLE) == "debt.raise"
    table.play(0, MORTGAGE, ELM).play(0, SETTLE)
    assert table.due == [1]
    table.play(1, SETTLE)
    assert table.events(RENT_PAID) == [("rent.asked", 1, 2, 50, BARGE)]
    assert table.cash == [5, 10, 450]


@about("debt.raise")
def test_nothing_is_settled_where_nothing_is_owed():
    table = ToyTable()

    assert table.refusal(0, SETTLE) == "turn.roll"
    assert table.refusal(1, DECLARE_BANKRUPTCY) == "turn.roll"


# debts that would wait for each other


def owing(*pairs):
    """Four seats, of whom some owe others 10 without having been asked."""
    table = ToyTable(4)
    for debtor, creditor in pairs:
        owe(table.state, debtor, creditor, 10, RENT_PAID, RENT_ASKED, OAK)
    return table.state


@about("debt.raise")
def test_three_who_owe_each_other_in_a_circle_cannot_occur():
    assert broken_invariant(owing((0, 1), (1, 2), (2, 0))) == DEBT_WRONG
    assert broken_invariant(owing((3, 0), (0, 1), (1, 2), (2, 0))) == DEBT_WRONG


@about("debt.raise")
def test_who_waits_for_one_that_waits_for_another_may_occur():
    assert broken_invariant(owing((0, 1), (1, 2), (3, 2), (2, -1))) == ALL_HOLD
