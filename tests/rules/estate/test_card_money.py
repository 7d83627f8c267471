"""Cards that bring or cost money."""

import pytest

from tests.support.evidence import rule


def draw(setup, verb, amount=None, **more):
    """Seat 0, with 500 like everybody, has drawn a card."""
    return setup.hold(500, 500, 500).drawn(verb, amount, **more)


def of_each(setup):
    """What the card that collects from each player takes."""
    return setup.cards("collect_each")[0].effect.amount


@rule("card.obey")
@pytest.mark.parametrize("amount", [10, 20, 25, 50, 100, 150, 200])
def test_a_card_may_bring_money_from_the_bank(setup, amount):
    table = draw(setup, "collect", amount)

    assert table.paid == [("CardPaid", "card.obey", -1, 0, amount)]
    assert table.cash == [500 + amount, 500, 500]


@rule("card.obey")
@pytest.mark.parametrize("amount", [15, 50, 100])
def test_a_card_may_cost_money_to_the_bank(setup, amount):
    assert draw(setup, "pay", amount).cash == [500 - amount, 500, 500]


@rule("card.obey")
def test_a_card_that_cannot_be_paid_is_a_debt_to_the_bank(setup):
    # given a drawer with 10 and a deed
    helper = setup.deed("utility")
    table = setup.own(0, helper).hold(10, 500, 500).drawn("pay", 50)
    assert table.told("DebtAsked", "creditor", "amount") == [(-1, 50)]

    # when the cash is raised
    table.play(0, "mortgage", deed=helper).play(0, "settle")

    # then the card is done
    assert table.cash == [10 + 75 - 50, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("card.obey")
def test_a_card_may_collect_from_each_player(setup):
    share = of_each(setup)
    table = draw(setup, "collect_each")

    assert [payment[2:] for payment in table.paid] == [(1, 0, share), (2, 0, share)]
    assert table.cash == [500 + 2 * share, 500 - share, 500 - share]


@rule("card.obey")
def test_a_player_who_cannot_pay_what_a_card_collects_must_raise_it(setup):
    # given seat 1 without cash but with a deed
    helper, share = setup.deed("utility"), of_each(setup)
    table = setup.own(1, helper).hold(500, 0, 500).drawn("collect_each")
    assert (table.due, table.prompt(1)) == ((1,), "raise_cash")

    table.play(1, "mortgage", deed=helper).play(1, "settle")

    assert table.cash == [500 + 2 * share, 75 - share, 500 - share]
    assert table.due == (0,)


@rule("card.obey", "R-MO-27")
def test_a_player_who_can_raise_nothing_for_it_is_bankrupt_to_the_drawer(setup):
    share = of_each(setup)
    table = setup.hold(500, 4, 500).drawn("collect_each")
    assert (table.due, table.prompt(1)) == ((1,), "raise_cash")

    table.play(1, "declare_bankruptcy")

    assert table.told("WentBankrupt", "creditor") == [0]
    assert table.cash == [504 + share, 0, 500 - share]


@rule("card.obey")
def test_a_player_who_is_out_is_not_asked_to_pay(setup):
    table = setup.out(1).hold(500).drawn("collect_each")

    assert (table.cash[0], table.cash[1]) == (500 + of_each(setup), 0)


@rule("card.obey", "R-MO-27")
def test_pay_each_player_is_paid_to_each_in_turn_order(setup):
    table = draw(setup, "pay_each", 50, turn=1)

    assert [payment[2:] for payment in table.paid] == [(1, 2, 50), (1, 0, 50)]
    assert table.cash == [550, 400, 550]


@rule("R-MO-27")
def test_creditors_are_paid_from_the_debtors_left_round_the_table(setup):
    # given a drawer in seat 2 of 4, who can pay two of three
    table = setup.hold(500, 500, 100, 500).drawn("pay_each", 50, turn=2, seats=4)

    assert [payment[3] for payment in table.paid] == [3, 0]
    assert table.play(2, "declare_bankruptcy").told("WentBankrupt", "creditor") == [1]


@rule("R-MO-27")
def test_who_cannot_pay_each_player_is_bankrupt_to_the_first_who_goes_short(setup):
    # given a drawer with 70 and nothing else, two others to pay 50 each
    table = setup.hold(70, 500, 500).drawn("pay_each", 50)
    assert table.cash == [20, 550, 500]
    assert (table.due, table.prompt(0)) == ((0,), "raise_cash")

    # when nothing can be raised
    table.play(0, "declare_bankruptcy")

    # then the left neighbour was paid in full and the next one takes the estate
    assert table.told("WentBankrupt", "creditor") == [2]
    assert table.cash == [0, 550, 520]


@rule("R-MO-27")
def test_each_payment_of_pay_each_player_is_a_debt_of_its_own(setup):
    helper = setup.deed("utility")
    table = setup.own(0, helper).hold(70, 500, 500).drawn("pay_each", 50)

    table.play(0, "mortgage", deed=helper).play(0, "settle")

    assert table.cash == [70 + 75 - 100, 550, 550]
    assert table.prompt(0) == "finish_turn"


@rule("card.obey")
@pytest.mark.parametrize(("house", "hotel"), [(25, 100), (40, 115)])
def test_repairs_cost_by_house_and_by_hotel(setup, house, hotel):
    # given three houses and two hotels of the drawer, and houses of another player
    first, second = setup.own_group(seat=0, nth=0)
    setup.build(0, {first: 1, second: 2})
    setup.own_group(seat=0, nth=-1, level=5)
    setup.own_group(seat=1, nth=4, level=3)

    # when the card is drawn
    table = draw(setup, "repair", house)

    # then a hotel is a hotel and not four houses
    assert table.cash == [500 - 3 * house - 2 * hotel, 500, 500]


@rule("card.obey")
def test_repairs_cost_nothing_without_buildings(setup):
    setup.own_group(seat=0)
    table = draw(setup, "repair", 40)

    assert (table.paid, table.cash) == ([], [500, 500, 500])
    assert table.prompt(0) == "finish_turn"


@rule("E1-CARD-01", "E1-NAME-02")
@pytest.mark.parametrize(
    ("verb", "amount", "cash"),
    [("collect", 45, [545, 500, 500]), ("pay", 150, [350, 500, 500]), ("collect_each", 50, [600, 450, 450])],
)
def test_three_jedi_cards_of_episode_one_have_the_amounts_of_the_classic_deck_of_1999(setup, verb, amount, cash):
    assert draw(setup, verb, amount, deck="jedi").cash == cash


@rule("CW-CARD-01", "CW-SETUP-09")
@pytest.mark.parametrize(
    ("verb", "amount", "cash"),
    [("collect", 50, [550, 500, 500]), ("pay", 50, [450, 500, 500]), ("collect_each", 10, [520, 490, 490])],
)
def test_the_same_jedi_cards_of_clone_wars_have_the_amounts_of_2008(setup, verb, amount, cash):
    assert draw(setup, verb, amount, deck="jedi").cash == cash
