"""Who begins, throwing, moving, doubles, the salary, taxes, and passing the dice on."""

import pytest

from holotable.families.estate.rules.codes import (
    BEGAN,
    BUY,
    END_TURN,
    FINISH_TURN,
    JAILED,
    MANAGE,
    MOVED,
    OPENING_ROLLED,
    ROLL,
    ROLL_DICE,
    SALARY_PAID,
    TAX_PAID,
)
from tests.support.evidence import about
from tests.support.toy_board import MEADOW, SALARY, SLATE_SPACE, START, TOLL, TOLL_AMOUNT
from tests.support.toy_table import NOBODY, ToyTable

pytestmark = pytest.mark.interpreted


@about("first.highest")
def test_the_highest_opening_throw_takes_the_first_turn():
    # given three seats that throw for it
    table = ToyTable(first=NOBODY)

    # when the second throws most
    table.throw(1, 2).throw(6, 4).throw(3, 4)

    # then it begins
    assert table.events(BEGAN) == [("first.highest", 1, 0, 0, 0)]
    assert table.due == [1]


@about("first.highest", "R-MO-01")
def test_only_those_who_tie_for_the_highest_throw_throw_again():
    # given seats 1 and 2 tied at nine
    table = ToyTable(seats=4, first=NOBODY).throw(2, 2).throw(4, 5).throw(6, 3)

    # when the last throws less and the two throw again
    table.throw(4, 4)
    table.throw(1, 1)
    again = table.events(OPENING_ROLLED)
    table.throw(1, 2)

    # then only they threw, and the better of them begins
    assert again == [("first.highest", 1, 1, 1, 0)]
    assert table.due == [2]


@about("turn.order")
def test_nobody_throws_out_of_turn():
    table = ToyTable(first=1)

    assert table.refusal(0, ROLL) == "turn.order"
    assert table.refusal(2, END_TURN) == "turn.order"
    assert table.refusal(1, ROLL) is None


@about("turn.roll", "turn.move")
def test_a_token_moves_forward_by_the_total_of_the_dice():
    table = ToyTable().stand(0, 3)

    table.roll(2, 5)

    assert table.events(MOVED) == [("turn.move", 0, 3, MEADOW, 7)]
    assert table.state.space[0] == MEADOW


@about("turn.end")
def test_without_doubles_the_turn_ends_after_the_space_and_the_dice_pass_to_the_left():
    # given a throw without doubles that has been carried out
    table = ToyTable().stand(0, 3).roll(2, 5)
    assert table.refusal(0, ROLL) == "turn.end"

    # when the turn is ended
    table.end_turn()

    # then the next seat throws
    assert table.due == [1]
    assert table.prompt(1) == ROLL_DICE


@about("turn.roll")
def test_a_turn_cannot_be_ended_before_the_throw():
    assert ToyTable().refusal(0, END_TURN) == "turn.roll"


@about("doubles.again")
def test_doubles_throw_again_once_the_space_is_carried_out():
    table = ToyTable().stand(0, 4).roll(3, 3)

    assert table.refusal(0, END_TURN) == "doubles.again"
    assert table.refusal(0, ROLL) is None


@about("doubles.third", "R-MO-14")
def test_a_third_doubles_leads_to_jail_and_ends_the_turn():
    # given two doubles
    table = ToyTable().stand(0, SLATE_SPACE).own(0, 7)
    table.roll(1, 1).play(0, BUY).roll(5, 5)

    # when a third follows
    before = table.state.space[0]
    table.roll(1, 1)

    # then the token goes to jail without a move and the turn is over
    assert table.events(JAILED) == [("doubles.third", 0, before, 0, 0)]
    assert (table.state.space[0], table.state.jail[0], table.events(MOVED)) == (MEADOW, 1, [])
    assert table.prompt(0) == FINISH_TURN


@about("salary.pass")
def test_passing_the_start_space_pays_the_salary():
    table = ToyTable().stand(0, MEADOW).roll(2, 4)

    assert table.events(SALARY_PAID) == [("salary.pass", -1, 0, SALARY, 0)]


@about("salary.pass")
def test_reaching_the_start_space_pays_the_salary_and_leaving_it_does_not():
    table = ToyTable().stand(0, SLATE_SPACE)

    table.roll(1, 2)
    reached = table.events(SALARY_PAID)
    table.end_turn().roll(1, 2)

    assert table.state.space[0] == START
    assert reached == [("salary.pass", -1, 0, SALARY, 0)]
    assert table.events(SALARY_PAID) == []


@about("tax.printed")
def test_a_tax_space_costs_its_printed_amount():
    table = ToyTable().hold(100, 100, 100).roll(1, 3)

    assert table.state.space[0] == TOLL
    assert table.events(TAX_PAID) == [("tax.printed", 0, -1, TOLL_AMOUNT, -1)]
    assert table.cash == [10, 100, 100]


@about("parking.nothing")
def test_nothing_happens_on_a_rest_space():
    table = ToyTable().stand(0, 3).roll(2, 5)

    assert table.cash == [400, 400, 400]
    assert table.prompt(0) == FINISH_TURN


@about("R-MO-02")
def test_at_a_rest_point_everybody_may_act_but_only_the_seat_on_turn_must():
    table = ToyTable(first=1)

    assert table.due == [1]
    assert [table.prompt(seat) for seat in range(3)] == [MANAGE, ROLL_DICE, MANAGE]
