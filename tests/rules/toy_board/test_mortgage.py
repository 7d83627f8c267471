"""Mortgaging and redeeming."""

import pytest

from holotable.families.estate.rules.codes import KEEP_MORTGAGE, MORTGAGE, MORTGAGED, REDEEM, REDEEMED, ROLL
from holotable.families.estate.rules.mortgage import interest_on, redeem_cost
from tests.support.evidence import about
from tests.support.toy_board import ELM, FLINT, MILL, OAK, REED, SEDGE, SLATE
from tests.support.toy_table import ToyTable

pytestmark = pytest.mark.interpreted


@about("mortgage.value", "R-MO-37")
def test_a_mortgage_brings_its_value_and_turns_the_deed_down():
    table = ToyTable().own(0, OAK)

    table.play(0, MORTGAGE, OAK)

    assert table.events(MORTGAGED) == [("mortgage.value", -1, 0, 30, OAK)]
    assert table.state.mortgaged[OAK] == 1
    assert table.cash[0] == 430


@about("mortgage.value")
def test_a_deed_is_mortgaged_only_once():
    assert ToyTable().own(0, OAK, mortgaged=True).refusal(0, MORTGAGE, OAK) == "mortgage.value"


@about("mortgage.redeem")
def test_redeeming_costs_the_value_and_ten_per_cent():
    table = ToyTable().own(0, OAK, mortgaged=True)

    table.play(0, REDEEM, OAK)

    assert table.events(REDEEMED) == [("mortgage.redeem", 0, -1, 33, OAK)]
    assert table.state.mortgaged[OAK] == 0
    assert table.cash[0] == 367


@about("mortgage.redeem")
def test_redeeming_needs_a_mortgage_and_the_cash_for_it():
    table = ToyTable().own(0, OAK).own(0, REED, mortgaged=True).hold(60)

    assert table.refusal(0, REDEEM, OAK) == "mortgage.redeem"
    assert table.refusal(0, REDEEM, REED) == "mortgage.redeem"
    assert table.hold(61).refusal(0, REDEEM, REED) is None


@about("R-MO-06")
@pytest.mark.parametrize(
    ("deed", "interest", "cost"), [(OAK, 3, 33), (ELM, 4, 39), (SEDGE, 7, 72), (SLATE, 8, 83), (MILL, 4, 44)]
)
def test_ten_per_cent_are_rounded_up(deed, interest, cost):
    table = ToyTable()

    assert interest_on(table.state, deed) == interest
    assert redeem_cost(table.state, deed) == cost


@about("mortgage.owner")
def test_only_the_owner_mortgages_and_redeems():
    table = ToyTable().own(1, OAK).own(1, ELM, mortgaged=True)

    assert table.refusal(0, MORTGAGE, OAK) == "mortgage.owner"
    assert table.refusal(0, REDEEM, ELM) == "mortgage.owner"
    assert table.refusal(0, MORTGAGE, FLINT) == "mortgage.owner"


@about("R-MO-02", "R-MO-37")
def test_every_seat_may_mortgage_and_redeem_at_both_rest_points_of_anyones_turn():
    table = ToyTable().own(1, OAK).own(2, ELM, mortgaged=True).stand(0, 3)
    assert (MORTGAGE, OAK) in table.options(1)
    assert (REDEEM, ELM) in table.options(2)

    table.roll(2, 5)

    assert (MORTGAGE, OAK) in table.options(1)
    assert (REDEEM, ELM) in table.options(2)


@about("R-MO-02")
def test_nobody_acts_while_the_dice_are_in_the_air():
    table = ToyTable().own(1, OAK).play(0, ROLL)

    assert table.due == "dice"
    assert table.refusal(1, MORTGAGE, OAK) == "turn.roll"
    assert table.options(1) == []


@pytest.mark.parametrize("kind", [MORTGAGE, REDEEM, KEEP_MORTGAGE])
@pytest.mark.parametrize("deed", [-1, 9, 31, 32, 10**15, -(10**15)])
def test_a_deed_that_the_board_does_not_have_is_refused(kind, deed):
    assert ToyTable().refusal(0, kind, deed) == "decision.malformed"


@about("mortgage.transfer")
def test_nothing_is_kept_that_was_not_received():
    assert ToyTable().own(0, OAK, mortgaged=True).refusal(0, KEEP_MORTGAGE, OAK) == "turn.roll"
