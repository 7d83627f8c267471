"""Debts of several players at once: those that do not touch a player who leaves stay as they are."""

from tests.support.estate_variants import claim, laid
from tests.support.evidence import rule


@rule("E1-BANKR-01", "E1-BANKR-02", "R-E1-06", "R-MO-02")
def test_who_goes_bankrupt_leaves_the_debt_of_another_as_it_was(setup):
    # given seat 1 collecting from all; seat 2, short of it, asks seat 0 for an older rent, which ruins seat 0
    deck, card = setup.card("collect_each")
    amount = setup.board.card_amount[[held.id for held in setup.estate.cards].index(card)]
    deed = setup.deed()
    setup.own(2, deed).hold(0, 500, amount - 1, 500).stand(1, setup.card_space(deck) - 3)
    luck = {"dice": [(1, 2)], "cards": {deck: [card]}}
    table = laid(setup, {}, seats=4, turn=1, claims=[claim(0, 2, deed, 900)], **luck).roll()
    assert (table.due, table.cash) == ((2,), [0, 500, amount - 1, 500])
    table.claim(2)
    assert [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in table.view["debts"]] == [
        (0, 2, 900),
        (2, 1, amount),
        (3, 1, amount),
        (0, 1, amount),
    ]

    # when seat 0 gives up
    table.play(0, "declare_bankruptcy")

    # then seat 2 owes seat 1 what the card says, and still has to raise it, as it was asked before
    assert table.happened("DebtAsked") == []
    debts = [{"debtor": seat, "creditor": 1, "amount": amount, "deed": None, "choice": False} for seat in (2, 3)]
    assert (table.due, table.view["debts"]) == ((2,), debts)
    table.play(2, "mortgage", deed=deed).play(2, "settle")
    assert table.paid == [("CardPaid", "card.obey", 2, 1, amount), ("CardPaid", "card.obey", 3, 1, amount)]


@rule("E1-BANKR-01", "E1-BANKR-02", "R-E1-06", "R-MO-02")
def test_debts_that_are_left_keep_their_creditor_amount_and_cause(setup):
    # given a card, an older rent of seat 2 that seat 3 cannot pay, and one of seat 3 that ruins seat 0
    deck, card = setup.card("collect_each")
    amount = setup.board.card_amount[[held.id for held in setup.estate.cards].index(card)]
    rented, helper = setup.deed(), setup.deed("ladder")
    setup.own(2, rented).own(3, helper).hold(0, 500, amount - 1, 5).stand(1, setup.card_space(deck) - 3)
    luck = {"dice": [(1, 2)], "cards": {deck: [card]}}
    claims = [claim(3, 2, rented, 80), claim(0, 3, helper, 900)]
    table = laid(setup, {}, seats=4, turn=1, claims=claims, **luck).roll()
    table.claim(2, 0).claim(3)
    assert [(debt["debtor"], debt["creditor"]) for debt in table.view["debts"]] == [
        (0, 3),
        (3, 2),
        (2, 1),
        (3, 1),
        (0, 1),
    ]

    # when seat 0 gives up
    table.play(0, "declare_bankruptcy")

    # then the rent of seat 2 is what it was, and so are the debts of the card
    left = [(debt["debtor"], debt["creditor"], debt["amount"], debt["deed"]) for debt in table.view["debts"]]
    assert left == [(3, 2, 80, rented), (2, 1, amount, None), (3, 1, amount, None)]
    table.play(3, "mortgage", deed=helper).play(3, "settle")
    assert table.paid == [("RentPaid", "rent.asked", 3, 2, 80)]
