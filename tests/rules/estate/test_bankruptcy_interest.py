"""Mortgaged deeds of a bankrupt: their receiver redeems them or pays ten per cent."""

import pytest

from tests.support.estate_debts import charged
from tests.support.estate_trades import swap
from tests.support.estate_turns import amounts
from tests.support.evidence import rule

KEEP, REDEEM = "keep_mortgage", "redeem"


def tenth(setup, deed):
    """Ten per cent of the mortgage value of a deed, rounded up."""
    return -(-setup.printed(deed).mortgage // 10)


@rule("bankrupt.interest")
@pytest.mark.parametrize(
    ("choices", "cost"), [((KEEP, KEEP), 14), ((KEEP, REDEEM), 94), ((REDEEM, KEEP), 74), ((REDEEM, REDEEM), 154)]
)
def test_the_receiver_redeems_or_pays_ten_per_cent_deed_by_deed(setup, choices, cost):
    # given a bankrupt with deeds of mortgage value 60 and 80
    deeds = [next(deed.id for deed in setup.estate.deeds if deed.mortgage == value) for value in (60, 80)]
    table = charged(setup.own(0, *deeds, mortgaged=True), cash=0).play(0, "declare_bankruptcy")
    before = table.cash[1]

    # when the receiver has chosen for each
    for deed, choice in zip(deeds, choices, strict=True):
        assert table.prompt(1) == "keep_or_redeem"
        table.play(1, choice, deed=deed)

    # then it has paid the bank that much, and the game goes on
    assert before - table.cash[1] == cost
    assert [table.is_mortgaged(deed) for deed in deeds] == [choice == KEEP for choice in choices]
    assert table.due == (1,)


@rule("bankrupt.interest", "R-MO-24")
def test_nothing_else_happens_before_the_receiver_has_chosen(setup):
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    assert table.due == (1,)
    assert table.refusal(2, "resign") == "mortgage.transfer"
    assert table.play(1, KEEP, deed=deed).paid == [("InterestPaid", "bankrupt.interest", 1, -1, tenth(setup, deed))]


@rule("bankrupt.interest", "R-MO-24")
def test_a_receiver_without_cash_raises_the_ten_per_cent_like_any_debt(setup):
    # given a creditor without cash who inherits a deed that is mortgaged already
    deed, other = setup.deed(nth=2), setup.deed(nth=4)
    setup.own(0, deed, mortgaged=True).own(1, other).hold(0, 0)
    table = charged(setup, cash=0).play(0, "declare_bankruptcy")

    # when it keeps the mortgage
    table.play(1, KEEP, deed=deed)

    # then it must raise the interest
    assert table.prompt(1) == "raise_cash"
    table.play(1, "mortgage", deed=other).play(1, "settle")
    assert table.cash[1] == setup.printed(other).mortgage - tenth(setup, deed)


@rule("bankrupt.interest", "mortgage.later")
def test_a_mortgage_kept_from_a_bankrupt_costs_the_interest_again_when_redeemed_later(setup):
    # given a creditor who has received a deed of mortgage value 75 and paid 8
    deed = setup.deed("utility")
    table = charged(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy").play(1, KEEP, deed=deed)
    assert table.cash[1] == 1500 - 8

    # when it redeems the deed afterwards
    table.play(1, REDEEM, deed=deed)

    # then it pays the value and ten per cent once more
    assert amounts(table, "Redeemed") == [83]
    assert table.cash[1] == 1500 - 8 - 83


@rule("E1-BANKR-04", "R-E1-01")
def test_the_interest_on_a_received_deed_is_taken_from_its_mortgage_value_not_its_price(setup):
    # given a bankrupt with a railroad of price 200 and mortgage value 100
    deed = setup.deed("ladder")
    table = charged(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    # when the creditor keeps the mortgage
    table.play(1, KEEP, deed=deed)

    # then it pays 10
    assert table.paid == [("InterestPaid", "bankrupt.interest", 1, -1, 10)]


@rule("E1-BANKR-05", "R-MO-45")
def test_the_creditor_may_redeem_at_once_by_adding_the_mortgage_value_to_the_interest(setup):
    deed = setup.deed("ladder")
    table = charged(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    table.play(1, REDEEM, deed=deed)

    assert table.cash[1] == 1500 - 10 - 100
    assert not table.is_mortgaged(deed)


@rule("CW-BANKR-03", "R-MO-45", "R-MO-06")
def test_ten_per_cent_and_the_mortgage_may_be_paid_together(setup):
    deed = setup.deed("utility")
    table = charged(setup.own(0, deed, mortgaged=True), cash=0).play(0, "declare_bankruptcy")

    table.play(1, REDEEM, deed=deed)

    assert table.cash[1] == 1500 - 8 - 75
    assert not table.is_mortgaged(deed)


@rule("R-MO-23", "bankrupt.interest")
def test_no_interest_is_due_on_a_deed_that_passes_free_of_mortgage(setup):
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed), cash=0, options={"bankrupt_liquidate_first": False})

    table.play(0, "declare_bankruptcy")

    assert table.cash[1] == 1500
    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("bankrupt.player", "R-MO-34")
def test_the_interest_on_a_deed_taken_in_a_debt_does_not_rob_the_creditor(setup):
    # given seat 0, which owes seat 1 a rent that nothing covers, and takes a mortgaged deed of seat 2
    mine, gift = setup.deed(nth=0), setup.deed(nth=2)
    setup.own(0, mine, mortgaged=True).own(2, gift, mortgaged=True)
    table = charged(setup, cash=0)
    swap(table, 0, 2, want={"deeds": [gift]})

    # when it cannot pay the interest either
    table.play(0, "keep_mortgage", deed=gift).play(0, "declare_bankruptcy")

    # then all goes to the player it owes, not to auction
    assert (table.owner(mine), table.owner(gift)) == (1, 1)
