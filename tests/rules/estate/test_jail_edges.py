"""Jail at its edges: the last credit for the fine, and why a throw was the last one."""

from tests.rules.estate.test_short_jail import MAY
from tests.rules.estate.test_short_jail import jailed as jailed_short
from tests.support.estate_turns import jailed
from tests.support.evidence import rule


@rule("short.late-fine")
def test_the_last_fifty_pay_the_fine_after_a_miss(setup):
    table = jailed_short(setup, options=MAY, cash=setup.board.fine).roll()

    table.play(0, "pay_fine")

    assert (table.jailed(0), table.cash[0]) == (0, 0)


@rule("E1-JAIL-06")
def test_a_pair_of_ones_out_of_jail_is_the_last_throw_too(setup):
    table = jailed(setup.own(0, setup.estate.spaces[setup.space("jail") + 2].id), dice=[(1, 1)]).roll()

    assert table.refusal(0, "roll") == "jail.doubles"
