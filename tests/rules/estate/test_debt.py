"""Debts: paid at once if the cash is there, else the debtor raises it."""

import pytest

from tests.support.estate import Setup
from tests.support.estate_debts import charged, hotel_rent, tax, taxed
from tests.support.estate_stock import HOTEL, HOUSES
from tests.support.estate_trades import offer, swap
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


def trick(setup, owner):
    """Seat 1 throws doubles onto a deed of ``owner`` and then draws the card by which seat 0, one credit short, owes it money."""
    deck, card = setup.card("collect_each")
    space = setup.card_space(deck, -2)
    deed = setup.estate.spaces[space - 3].id
    setup.own(owner, deed).hold(due_each(setup) - 1).stand(1, space - 5)
    return setup.table(turn=1, dice=[(1, 1), (1, 2)], cards={deck: [card]}).roll().roll()


def due_each(setup):
    """What everybody pays by the card that collects from all."""
    return amounts(Setup(setup.edition).drawn("collect_each", nth=1), "CardPaid")[0]


@rule("debt.raise")
def test_a_debt_that_cash_covers_is_paid_at_once(setup):
    table = taxed(setup, cash=tax(setup))

    assert table.paid == [("TaxPaid", "tax.printed", 0, -1, tax(setup))]
    assert table.cash[0] == 0
    assert table.prompt(0) == "finish_turn"


@rule("debt.raise")
def test_a_debtor_short_of_cash_is_asked_to_raise_it(setup):
    # given a player with little cash, a deed and a house
    first, *_ = setup.own_group(seat=0)
    deed = setup.deed(nth=4)
    table = taxed(setup.build(0, {first: 1}).own(0, deed), cash=40)

    # then selling and mortgaging are offered, and nothing goes on
    assert [event.facts for event in table.happened("DebtAsked")] == [{"creditor": -1, "amount": tax(setup)}]
    assert table.due == (0,)
    assert table.prompt(0) == "raise_cash"
    assert {"sell_building", "mortgage"} <= table.may(0)
    assert table.refusal(0, "end_turn") == "debt.raise"
    assert table.refusal(0, "settle") == "debt.raise"


@rule("debt.raise")
def test_a_mortgage_just_covers_the_debt(setup):
    # given a tax, a deed of mortgage value 60, and just the cash that is then missing
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 60)
    table = taxed(setup.own(0, deed), cash=tax(setup) - 60)

    # when the deed is mortgaged and the debt settled
    table.play(0, "mortgage", deed=deed).play(0, "settle")

    # then the debtor stays in the game with nothing left
    assert table.paid == [("TaxPaid", "tax.printed", 0, -1, tax(setup))]
    assert table.cash[0] == 0
    assert table.prompt(0) == "finish_turn"


@rule("debt.raise")
def test_a_sold_house_covers_the_debt(setup):
    first, *_ = setup.own_group(seat=0)
    table = taxed(setup.build(0, {first: 1}), cash=tax(setup) - 1)

    table.play(0, "sell_building", deed=first).play(0, "settle")

    assert table.cash[0] == setup.printed(first).build_price // 2 - 1


@rule("debt.raise")
def test_a_debtor_may_raise_more_than_the_debt_before_paying(setup):
    one, two = setup.deed(nth=2), setup.deed(nth=4)
    table = taxed(setup.own(0, one, two), cash=tax(setup) - 1)

    table.play(0, "mortgage", deed=one)

    assert table.refusal(0, "mortgage", deed=two) is None
    assert table.refusal(0, "settle") is None


@rule("debt.raise")
def test_nobody_else_acts_while_a_debtor_raises_cash(setup):
    theirs = setup.deed(nth=4)
    table = charged(setup.own(2, theirs), cash=0)

    assert table.refusal(1, "settle") == "debt.raise"
    assert table.refusal(2, "mortgage", deed=theirs) == "debt.raise"
    assert table.refusal(2, "declare_bankruptcy") == "debt.raise"


@rule("debt.raise")
def test_a_debt_paid_after_doubles_leaves_the_second_throw(setup):
    deed = setup.deed(nth=4)
    table = taxed(setup.own(0, deed), cash=tax(setup) - 1, throw=(2, 2))

    table.play(0, "mortgage", deed=deed).play(0, "settle")

    assert table.prompt(0) == "roll_dice"


@rule("debt.raise")
def test_a_rent_raised_by_mortgages_goes_to_the_owner(setup):
    deed = setup.deed(nth=4)
    table = charged(setup.own(0, deed), cash=hotel_rent(setup) - 1)

    table.play(0, "mortgage", deed=deed).play(0, "settle")

    assert table.cash[1] == 1500 + hotel_rent(setup)


# no bankruptcy while something is left


@rule("bankrupt.out", "R-MO-22")
def test_nobody_is_bankrupt_while_mortgages_cover_the_debt(setup):
    # given a tax and a deed of mortgage value 60
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 60)
    setup.own(0, deed)
    missing = tax(setup) - 60

    # then that much cash is enough to go on and one credit less is not
    assert taxed(setup, cash=missing).refusal(0, "declare_bankruptcy") == "bankrupt.out"
    assert taxed(setup, cash=missing - 1).refusal(0, "declare_bankruptcy") is None


@rule("bankrupt.out", "R-MO-22")
@pytest.mark.parametrize(("short", "key"), [(0, "bankrupt.out"), (1, None)])
def test_nobody_is_bankrupt_while_buildings_at_half_price_and_mortgages_cover_the_debt(setup, short, key):
    # given a group full of hotels, and a rent that takes all of it and some cash
    group = [setup.printed(deed) for deed in setup.own_group(seat=0, level=HOTEL)]
    buildings = sum(HOUSES * deed.build_price + deed.hotel_price for deed in group) // 2
    cash = hotel_rent(setup) - buildings - sum(deed.mortgage for deed in group)

    # then a single credit decides
    assert charged(setup, cash=cash - short).refusal(0, "declare_bankruptcy") == key


@rule("bankrupt.out", "R-MO-22")
def test_a_mortgaged_deed_covers_nothing(setup):
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 60)
    table = taxed(setup.own(0, deed, mortgaged=True), cash=tax(setup) - 60)

    assert table.refusal(0, "declare_bankruptcy") is None


@rule("bankrupt.out", "R-MO-22")
def test_what_was_raised_already_counts(setup):
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 60)
    table = taxed(setup.own(0, deed), cash=tax(setup) - 60)

    table.play(0, "mortgage", deed=deed)

    assert table.refusal(0, "declare_bankruptcy") == "bankrupt.out"


@rule("debt.raise", "R-MO-22")
def test_a_debtor_may_sell_deeds_mortgaged_ones_too_to_another_player(setup):
    # given a debtor with a free and a mortgaged deed of two groups
    up, down = setup.deed(nth=2), setup.deed(nth=6)
    table = charged(setup.own(0, up).own(0, down, mortgaged=True), cash=hotel_rent(setup) - 100)

    # when seat 2 buys both for an agreed price
    swap(table, 0, 2, give={"deeds": [up, down]}, want={"cash": 100}).play(2, "keep_mortgage", deed=down)

    # then the rent can be paid
    assert (table.owner(up), table.owner(down)) == (2, 2)
    assert table.play(0, "settle").cash[0] == 0


@rule("R-MO-22")
def test_nobody_goes_bankrupt_without_a_debt(setup):
    table = setup.hold(0).table()

    assert table.refusal(0, "declare_bankruptcy") is not None


# several debts


@rule("R-MO-27", "card.obey")
def test_who_must_pay_everybody_begins_with_the_player_on_the_left(setup):
    table = setup.hold(1500, 1500, 1500, 1500).drawn("pay_each", turn=1, seats=4)

    each = amounts(table, "CardPaid")[0]
    assert table.paid == [("CardPaid", "card.obey", 1, payee, each) for payee in (2, 3, 0)]


@rule("R-MO-27", "debt.raise")
def test_who_cannot_pay_everybody_pays_the_first_in_full_and_owes_the_next(setup):
    # given seat 1 with 60, who must pay 50 to each of two players
    table = setup.hold(1500, 60, 1500).drawn("pay_each", 50, turn=1)

    # then the player on its left has been paid and the other waits
    assert table.cash == [1500, 10, 1550]
    assert [event.facts for event in table.happened("DebtAsked")] == [{"creditor": 0, "amount": 50}]
    assert table.prompt(1) == "raise_cash"


@rule("R-MO-27", "bankrupt.player")
def test_the_first_who_cannot_be_paid_in_full_is_the_creditor_of_the_bankruptcy(setup):
    table = setup.hold(1500, 60, 1500, 1500).drawn("pay_each", 50, turn=1, seats=4)

    table.play(1, "declare_bankruptcy")

    assert table.happened("WentBankrupt")[0].facts["creditor"] == 3
    assert table.cash == [1500, 0, 1550, 1510]


@rule("R-MO-46", "debt.raise")
def test_nobody_else_claims_rent_while_a_debtor_raises_cash(setup):
    # given seat 0 in debt to seat 1, who owes seat 2 a rent
    table = trick(setup, owner=2)
    assert table.prompt(0) == "raise_cash"

    # then that claim waits
    assert table.refusal(2, "claim_rent", claim=table.claims[0]["id"]) == "debt.raise"


@rule("debt.raise", "R-MO-46")
def test_a_debtor_may_ask_for_the_rent_it_is_owed_in_order_to_pay(setup):
    # given seat 0 in debt to seat 1, who owes seat 0 a rent
    table = trick(setup, owner=0)
    assert table.prompt(0) == "raise_cash"

    # when seat 0 asks for it
    table.claim(0)

    # then it can pay
    assert table.refusal(0, "settle") is None


@rule("debt.raise")
def test_a_debt_without_cash_or_goods_leaves_only_the_end(setup):
    table = taxed(setup, cash=0)

    assert table.may(0) == {"declare_bankruptcy", "resign"}


@rule("R-MO-22", "debt.raise")
def test_who_could_pay_cannot_give_the_means_away(setup):
    # given a debtor whose deeds cover the debt, and two offers for them
    group = setup.own_group(seat=0, nth=2)
    table = charged(setup, cash=hotel_rent(setup) - 50)
    assert table.refusal(0, "declare_bankruptcy") == "bankrupt.out"
    gift = offer(table, 2, 0, give={"cash": 1}, want={"deeds": group})
    sale = offer(table, 2, 0, give={"cash": 900}, want={"deeds": group})

    # then it may sell them, but not hand them to a friend
    assert table.refusal(0, "accept_trade", offer=gift, revision=1) == "debt.raise"
    assert table.refusal(0, "accept_trade", offer=sale, revision=1) is None


@rule("R-MO-22", "debt.raise")
def test_who_could_pay_all_creditors_cannot_give_the_means_of_the_later_ones_away(setup):
    # given seat 0, who owes 50 to each of three players and could raise them all from one deed
    deed = max(setup.estate.deeds, key=lambda deed: deed.mortgage)
    table = setup.own(0, deed.id).hold(20, 500, 500, 500).drawn("pay_each", 50, seats=4)
    assert len(table.view["debts"]) == 3
    assert 20 + deed.mortgage >= 150

    # then it may not sell the deed for less than they need
    gift = offer(table, 3, 0, give={"cash": 35}, want={"deeds": [deed.id]})
    sale = offer(table, 3, 0, give={"cash": 130}, want={"deeds": [deed.id]})
    assert table.refusal(0, "accept_trade", offer=gift, revision=1) == "debt.raise"
    assert table.refusal(0, "accept_trade", offer=sale, revision=1) is None


@rule("R-MO-22", "bankrupt.player")
def test_who_cannot_pay_does_not_hand_to_a_friend_what_the_creditor_would_get(setup):
    # given a debtor whose deed and cash do not cover the debt
    deed = setup.own_group(seat=0, nth=2)[0]
    table = charged(setup, cash=30)
    assert table.refusal(0, "declare_bankruptcy") is None

    # then neither goes to another player for nothing
    gift = offer(table, 0, 2, give={"deeds": [deed], "cash": 30})
    assert table.refusal(2, "accept_trade", offer=gift, revision=1) == "debt.raise"
