"""When buildings are built and sold: never under way; by three books, and an option of the fourth, on any turn."""

import pytest

from tests.support.estate_debts import charged, tax, taxed
from tests.support.estate_trades import swap
from tests.support.estate_turns import offered
from tests.support.evidence import rule

# never under way


@rule("build.window", "R-MO-02")
def test_nobody_builds_while_the_lander_chooses_whether_to_buy(setup):
    # given seat 0 on a deed of the bank, and two seats with a complete group
    first, *_ = setup.own_group(seat=0, nth=4)
    other, *_ = setup.own_group(seat=1, nth=5)
    table = setup.landed(setup.deed())
    assert table.prompt(0) == "buy_or_auction"

    # then neither of them builds under way
    assert table.refusal(0, "build", deed=first) == "buy.choice"
    assert table.refusal(1, "build", deed=other) == "buy.choice"


@rule("build.window", "R-MO-02")
def test_nobody_builds_while_an_auction_runs(setup):
    # given an auction in the turn of seat 0
    first, *_ = setup.own_group(seat=0, nth=4)
    other, *_ = setup.own_group(seat=1, nth=5)
    table = setup.landed(setup.deed()).play(0, "auction")
    assert table.refusal(0, "build", deed=first) == "auction.end"
    assert table.refusal(1, "build", deed=other) == "auction.end"

    # when it is over
    table.passes(0, 1, 2)

    # then the turn is open again
    assert table.refusal(0, "build", deed=first) is None


@rule("build.window", "R-MO-02")
def test_nobody_builds_while_a_debt_is_open(setup):
    # given seat 0 in debt
    first, *_ = setup.own_group(seat=0)
    other, *_ = setup.own_group(seat=2, nth=3)
    table = charged(setup, cash=300)
    assert table.prompt(0) == "raise_cash"

    # then neither the debtor nor a bystander builds
    assert table.refusal(0, "build", deed=first) == "debt.raise"
    assert table.refusal(2, "build", deed=other) == "debt.raise"


@rule("build.window", "R-MO-02")
def test_after_the_debt_is_paid_the_debtor_may_build_again(setup):
    # given seat 0 that raises cash for a tax
    first, *_ = setup.own_group(seat=0, nth=1)
    deed = setup.street_group(3)[0]
    table = taxed(setup.own(0, deed), cash=tax(setup) - 1).play(0, "mortgage", deed=deed)
    assert table.refusal(0, "build", deed=first) == "debt.raise"

    # when it pays
    table.play(0, "settle")

    # then the unit of throw, move and space is over
    assert table.refusal(0, "build", deed=first) is None


@rule("build.window", "R-MO-09")
def test_a_house_built_under_a_token_that_has_landed_does_not_raise_its_rent(setup):
    # given seat 0 on a bare deed of seat 1, which has not asked for the rent when the turn ends
    first, *_ = setup.own_group(seat=1)
    table = setup.hold(1000).landed(first).end_turn()

    # when seat 1 builds there before it asks
    table.play(1, "build", deed=first).claim(1)

    # then the rent is that of the landing
    assert table.cash[0] == 1000 - 2 * setup.printed(first).rent[0]


# the own turn, and before the throw of another


@rule("build.window")
@pytest.mark.parametrize(("phase", "doubles"), [("roll", 0), ("roll", 1), ("end", 0)])
def test_everybody_builds_in_the_own_turn_before_and_after_each_throw(setup, phase, doubles):
    first, *_ = setup.own_group(seat=0)
    table = setup.table(turn=0, phase=phase, doubles=doubles)

    table.play(0, "build", deed=first)

    assert table.level(first) == 1


@rule("build.window")
def test_before_a_player_throws_all_others_may_build(setup):
    # given seat 0 about to throw
    first, *_ = setup.own_group(seat=1)
    table = setup.table(turn=0)

    # when seat 1 builds
    table.play(1, "build", deed=first)

    # then the house stands and it is still the turn of seat 0
    assert table.level(first) == 1
    assert table.turn == 0


@rule("build.group", "build.window")
def test_a_group_may_be_built_as_soon_as_it_is_complete(setup):
    # given seat 1 that lacks one deed, before the throw of seat 0
    first, *others = setup.street_group()
    table = setup.own(1, *others).own(2, first).table(turn=0)

    # when it buys that deed
    swap(table, 1, 2, give={"cash": 100}, want={"deeds": [first]})

    # then it may build before the turn goes on
    assert table.refusal(1, "build", deed=first) is None


@rule("jail.rights", "build.window")
def test_a_jailed_owner_builds(setup):
    first, *_ = setup.own_group(seat=0)
    table = setup.imprison(0).table()

    table.play(0, "build", deed=first)

    assert table.level(first) == 1
    assert table.jailed(0) == 1


# the turn of another: open by three books, and by an option of the fourth


@rule("build.window", "R-MO-02")
@pytest.mark.parametrize(("phase", "doubles"), [("roll", 1), ("end", 0)])
def test_where_building_is_open_at_any_time_nobody_waits_for_the_turn_of_another_to_end(setup, phase, doubles):
    # given seat 0 after its throw, between two throws or at the end
    first, *_ = setup.own_group(seat=1)
    table = setup.table(turn=0, phase=phase, doubles=doubles, options=offered(setup, build_window="any"))

    # when seat 1 builds
    table.play(1, "build", deed=first)

    # then the house stands and it is still the turn of seat 0
    assert table.level(first) == 1
    assert table.turn == 0


@rule("sell.half", "R-MO-02", "R-MO-37")
@pytest.mark.parametrize(("phase", "doubles"), [("roll", 1), ("end", 0)])
def test_where_building_is_open_at_any_time_selling_is_too(setup, phase, doubles):
    first, *_ = setup.own_group(seat=1, level=1)
    table = setup.table(turn=0, phase=phase, doubles=doubles, options=offered(setup, build_window="any"))

    table.play(1, "sell_building", deed=first)

    assert table.level(first) == 0


@rule("E1-BUILD-04", "E1-SELL-01")
def test_apartments_are_bought_and_sold_on_anybody_s_turn(setup):
    first, *_ = setup.own_group(seat=1)
    table = setup.table(turn=0, phase="end")

    table.play(1, "build", deed=first).play(1, "sell_building", deed=first)

    assert table.level(first) == 0
    assert table.turn == 0


@rule("E1-BUILD-04")
def test_a_player_builds_as_much_as_the_cash_allows_in_one_go(setup):
    # given a seat with the price of five apartments, and a bare group
    group = setup.own_group(seat=0)
    table = setup.hold(5 * setup.printed(group[0]).build_price).table()

    # when it builds all of them, one after the other
    for deed in (*group, *group[:2]):
        table.play(0, "build", deed=deed)

    # then its cash is spent
    assert table.cash[0] == 0
    assert [table.level(deed) for deed in group] == [2, 2, 1]
