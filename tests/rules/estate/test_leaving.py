"""Leaving: what is left of a player who is out, and of the short game's prisoners who missed their doubles."""

from tests.support.estate import Setup
from tests.support.estate_debts import taxed
from tests.support.estate_turns import jailed
from tests.support.estate_variants import SHORT
from tests.support.evidence import rule

MAY = {**SHORT, "short_jail_forced": False}
MUST = {**SHORT, "short_jail_forced": True}


@rule("bankrupt.out")
def test_who_is_out_neither_owes_rent_nor_takes_it(setup):
    # given a visitor on a deed of seat 1, which has not asked for the rent yet
    deed = setup.deed()
    owner, visitor = (Setup(setup.edition).own(1, deed).landed(deed) for _ in range(2))
    assert len(owner.claims) == len(visitor.claims) == 1

    # when either of them leaves the game, then there is nothing left to ask for
    assert owner.play(1, "resign").claims == []
    assert visitor.play(0, "resign").claims == []


@rule("bankrupt.bank")
def test_every_deed_that_falls_to_the_bank_is_told(setup):
    deed = setup.deed(nth=2)
    table = taxed(setup.own(0, deed, mortgaged=True), cash=0)

    table.play(0, "declare_bankruptcy")

    assert table.told("DeedPassed", "key", "deed", "from") == [("bankrupt.bank", deed, 0)]


@rule("short.jail")
def test_after_a_miss_the_short_game_waits_for_the_prisoner(setup):
    # given a table where one may stay, and a try that missed
    table = jailed(setup, dice=[(1, 2)], options=MAY).roll()

    # then nothing goes on before it pays or stays
    assert table.refusal(0, "end_turn") == "short.jail"
    assert table.refusal(0, "roll") == "short.jail"
    table.play(0, "stay")
    assert table.told("JailStayed", "key", "seat") == [("short.jail", 0)]
    assert (table.jailed(0), table.cash[0], table.prompt(0)) == (2, 500, "finish_turn")


@rule("short.late-fine")
def test_after_a_miss_the_50_buy_the_way_out_by_the_same_throw(setup):
    table = jailed(setup, dice=[(1, 2)], options=MAY).roll()

    table.play(0, "pay_fine")

    assert table.paid == [("FinePaid", "short.late-fine", 0, -1, 50)]
    assert (table.jailed(0), table.where(0), table.cash[0]) == (0, setup.space("jail") + 3, 450)


@rule("short.late-fine")
def test_after_a_miss_nobody_leaves_without_the_50(setup):
    table = setup.imprison(0).hold(49, 500, 500).table(dice=[(1, 2)], options=MAY).roll()

    assert table.refusal(0, "pay_fine") == "short.late-fine"
    assert table.refusal(0, "stay") is None


@rule("short.late-fine")
def test_where_one_must_leave_a_miss_costs_the_50_at_once(setup):
    table = jailed(setup, dice=[(1, 2)], options=MUST).roll()

    assert table.paid == [("FinePaid", "short.late-fine", 0, -1, 50)]
    assert (table.jailed(0), table.where(0)) == (0, setup.space("jail") + 3)
