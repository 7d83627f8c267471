"""Jail in the short game: out on the next turn, if need be by the fine after a missed throw."""

import pytest

from tests.support.estate_trades import offer
from tests.support.estate_variants import SHORT, TIMED
from tests.support.evidence import rule

MAY = {**SHORT, "short_jail_forced": False}
MUST = {**SHORT, "short_jail_forced": True}
MISS = (4, 6)  # leads from jail to free parking


def jailed(setup, turn=1, *, dice=(MISS,), options=SHORT, cash=500):
    """Seat 0 is in jail and on turn, the others have 500."""
    return setup.imprison(0, turn).hold(cash, 500, 500).table(dice=dice, options=options)


def ahead(setup, steps):
    """The space so many steps after the jail."""
    return setup.space("jail") + steps


# the three ways


@rule("short.jail")
def test_the_first_way_out_is_the_card(setup):
    deck = setup.decks[0]
    table = jailed(setup.keep(0, deck), dice=[MISS])

    table.play(0, "use_jail_card", deck=deck).roll()

    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, ahead(setup, 10), 500)


@rule("short.jail")
def test_the_second_way_out_is_doubles(setup):
    table = jailed(setup, dice=[(5, 5)])

    table.roll()

    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, ahead(setup, 10), 500)


@rule("short.jail")
def test_the_third_way_out_is_to_pay_50_at_once(setup):
    table = jailed(setup, dice=[MISS])

    table.play(0, "pay_fine").roll()

    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, ahead(setup, 10), 450)


@rule("short.jail")
def test_all_three_ways_are_open_on_the_next_turn(setup):
    table = jailed(setup.keep(0, setup.decks[0]))

    assert {"roll", "pay_fine", "use_jail_card"} <= table.may(0)
    assert table.refusal(0, "end_turn") is not None


@rule("E1-QUICK-05")
def test_a_card_bought_from_another_player_is_a_way_out(setup):
    # given a jailed player and another with a card
    deck = setup.decks[0]
    table = jailed(setup.keep(1, deck), dice=[MISS])

    # when it buys the card and plays it
    bought = offer(table, 0, 1, give={"cash": 30}, want={"jail_cards": [deck]})
    table.play(1, "accept_trade", offer=bought, revision=1).play(0, "use_jail_card", deck=deck)

    # then it is free for the price of the card
    assert (table.jailed(0), table.cash[:2]) == (0, [470, 530])
    assert table.roll().where(0) == ahead(setup, 10)


# the fine after a miss


@rule("CW-QUICK-06", "R-CW-30")
def test_after_a_miss_50_may_be_paid_and_the_missed_throw_is_the_move(setup):
    # given a try that missed
    table = jailed(setup).roll()
    assert (table.due, table.prompt(0), table.where(0)) == ((0,), "fine_or_stay", setup.space("jail"))

    # when the fine is paid in the same turn
    table.play(0, "pay_fine")

    # then the token moves by the throw that missed
    assert table.paid == [("FinePaid", "short.late-fine", 0, -1, 50)]
    assert table.told("JailLeft", "key") == ["short.late-fine"]
    assert (table.jailed(0), table.where(0)) == (0, ahead(setup, 10))


@rule("E1-QUICK-06")
def test_after_a_miss_the_50_are_paid_in_the_same_turn_and_the_token_moves_by_it(setup):
    table = jailed(setup)

    table.roll()

    assert table.paid == [("FinePaid", "short.late-fine", 0, -1, 50)]
    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, ahead(setup, 10), 450)


@rule("short.late-fine")
@pytest.mark.parametrize("options", [MAY, MUST])
def test_the_space_that_the_missed_throw_leads_to_counts(setup, options):
    # given a deed nine steps from jail
    table = jailed(setup, dice=[(4, 5)], options=options).roll()
    if options == MAY:
        table.play(0, "pay_fine")
    goal = setup.estate.spaces[ahead(setup, 9)]

    # then it is bought, and the turn ends without another throw
    assert table.prompt(0) == "buy_or_auction"
    assert table.play(0, "buy").owner(goal.id) == 0
    assert table.refusal(0, "roll") == "turn.end"


@rule("short.late-fine")
def test_after_a_miss_only_money_helps(setup):
    deck = setup.decks[0]
    table = jailed(setup.keep(0, deck), options=MAY).roll()

    assert table.refusal(0, "use_jail_card", deck=deck) is not None
    assert table.may(0) >= {"pay_fine", "stay"}


@rule("short.late-fine")
@pytest.mark.parametrize("variant", [{}, TIMED])
def test_outside_the_short_game_a_miss_is_a_miss(setup, variant):
    table = jailed(setup, options=variant).roll()

    assert (table.jailed(0), table.cash[0], table.prompt(0)) == (2, 500, "finish_turn")
    assert table.refusal(0, "pay_fine") is not None


@rule("short.late-fine", "CW-SELL-01", "R-CW-35")
def test_buildings_may_be_sold_to_pay_the_fine(setup):
    # given a player who has missed, with too little cash and settlements
    first, *_ = setup.own_group(seat=0, level=1)
    table = jailed(setup, cash=setup.board.fine - 1, options=MAY).roll()
    assert "pay_fine" not in table.may(0)

    # when one is sold
    table.play(0, "sell_building", deed=first)

    # then the fine can be paid
    assert table.refusal(0, "pay_fine") is None


# may


@rule("CW-QUICK-05", "R-CW-30")
def test_in_clone_wars_one_may_stay(setup):
    # given a try that missed
    table = jailed(setup).roll()

    # when the player does not pay
    table.play(0, "stay")

    # then it is still in jail, its turn is over, and it has spent nothing
    assert (table.jailed(0), table.cash[0], table.prompt(0)) == (2, 500, "finish_turn")
    assert table.told("JailStayed", "key") == ["short.jail"]
    assert table.refusal(0, "pay_fine") is not None
    assert table.end_turn().due == (1,)


@rule("R-CW-30")
def test_who_stays_falls_under_the_limit_of_three_turns(setup):
    # given a player who stayed twice
    table = jailed(setup, turn=3)

    # when it misses the third time
    table.roll()

    # then it has paid and moved, and nothing was asked
    assert table.paid == [("FinePaid", "jail.third-miss", 0, -1, 50)]
    assert (table.jailed(0), table.where(0)) == (0, ahead(setup, 10))


@rule("CW-QUICK-05", "R-CW-30")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_choice_comes_after_each_of_the_first_two_misses(setup, turn):
    table = jailed(setup, turn).roll()

    assert table.options(0, "pay_fine", "stay") == [{"do": "pay_fine"}, {"do": "stay"}]
    assert table.play(0, "pay_fine").where(0) == ahead(setup, 10)


@rule("CW-QUICK-06")
def test_who_lacks_the_50_may_raise_them_or_stay(setup):
    # given a player with a deed but too little cash
    helper = setup.deed("utility", 1)
    table = jailed(setup.own(0, helper), cash=20).roll()
    assert table.refusal(0, "pay_fine") == "short.late-fine"
    assert table.refusal(0, "stay") is None

    # when it mortgages and pays
    table.play(0, "mortgage", deed=helper).play(0, "pay_fine")

    # then it is out
    assert (table.jailed(0), table.cash[0]) == (0, 20 + 75 - 50)


@rule("CW-QUICK-06")
def test_nobody_else_answers_whether_the_fine_is_paid(setup):
    table = jailed(setup).roll()

    assert table.due == (0,)
    assert table.refusal(1, "pay_fine") == "turn.order"
    assert table.refusal(1, "stay") == "turn.order"
    assert table.refusal(0, "end_turn") == "short.jail"


# must


@rule("E1-QUICK-05")
@pytest.mark.parametrize("throw", [MISS, (3, 3), (6, 5)])
def test_in_episode_one_one_is_out_after_the_next_turn_whatever_falls(setup, throw):
    table = jailed(setup, dice=[throw])

    table.roll()

    assert table.jailed(0) == 0
    assert table.where(0) == ahead(setup, sum(throw))


@rule("E1-QUICK-05")
def test_who_must_leave_but_lacks_the_50_has_to_raise_them(setup):
    # given a player with a deed but too little cash
    helper = setup.deed("utility", 1)
    table = jailed(setup.own(0, helper), cash=20).roll()
    assert (table.prompt(0), table.refusal(0, "stay") is None) == ("raise_cash", False)

    # when it mortgages and pays
    table.play(0, "mortgage", deed=helper).play(0, "settle")

    # then it moves by the missed throw
    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, ahead(setup, 10), 20 + 75 - 50)


@rule("E1-QUICK-05", "E1-QUICK-08")
def test_who_must_leave_and_has_nothing_to_raise_is_the_first_bankrupt(setup):
    table = jailed(setup, cash=20).roll()

    table.play(0, "declare_bankruptcy")

    assert table.told("WentBankrupt", "creditor") == [-1]
    assert table.table.result.reason == "short.end"


# the option


@rule("CW-QUICK-05", "R-CW-30")
def test_an_option_forces_the_way_out_in_clone_wars(setup):
    table = jailed(setup, options=MUST).roll()

    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, ahead(setup, 10), 450)


@rule("E1-QUICK-05")
def test_an_option_lets_players_of_episode_one_stay(setup):
    table = jailed(setup, options=MAY).roll()

    assert table.prompt(0) == "fine_or_stay"
    assert table.play(0, "stay").jailed(0) == 2
