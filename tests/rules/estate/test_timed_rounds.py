"""The timed game with a limit of rounds."""

import pytest

from holotable import Script, Table
from tests.support.estate import Estate
from tests.support.estate_variants import SHORT, TIMED, call_time, counted, dealt, laid
from tests.support.evidence import rule

LAST = 10
TEN = {**TIMED, "rounds": LAST}
PARKING = [(1, 2)]


def parked(setup, seats=3):
    """Put every token where a throw of 1 and 2 leads to free parking."""
    for seat in range(seats):
        setup.stand(seat, setup.space("parking") - 3)
    return setup


def again(setup, table):
    """Take the game up again with the seat on turn before free parking."""
    position = table.table.position()
    position["seats"][table.turn]["space"] = setup.estate.spaces[setup.space("parking") - 3].id
    return Estate(Table.from_position(position, luck=Script(dice=PARKING)), setup.estate)


@rule("timed.end", "R-MO-29")
def test_a_limit_of_rounds_ends_the_game_after_the_last_seat_of_the_last_round(setup):
    # given the last round of a game that seat 1 began
    setup = parked(setup).hold(300, 900, 500)
    table = laid(setup, TEN, dice=PARKING * 3, first=1, turn=1, rounds=LAST)
    turns = table.view["turns"]

    # when all three have their turn
    table.roll().end_turn().roll().end_turn()
    assert (table.turn, table.view["rounds"], table.table.result) == (0, LAST, None)
    table.roll().end_turn()

    # then the richest has won, and no further turn is counted
    assert table.table.result.winners == (1,)
    assert (table.turn, table.view["turns"], table.view["rounds"]) == (0, turns + 2, LAST)
    assert table.table.result.reason == "timed.end"


@rule("timed.end", "R-MO-29")
def test_the_round_before_the_last_leads_on(setup):
    table = laid(parked(setup), TEN, dice=PARKING, first=1, turn=0, rounds=LAST - 1)

    table.roll().end_turn()

    assert (table.due, table.view["rounds"], table.table.result) == ((1,), LAST, None)
    assert table.told("TurnPassed", "seat") == [1]


@rule("timed.end", "R-MO-29")
def test_every_seat_has_as_many_turns_as_there_are_rounds(setup):
    # given a new game of two, and free parking at the end of every throw
    table = dealt(setup, TEN, [deed.id for deed in setup.estate.deeds][:4])
    turns = []

    # when it is played to its end
    while not table.table.result:
        turns.append(table.turn)
        table = again(setup, table).roll().end_turn()

    # then both had ten turns
    assert turns == [0, 1] * LAST


@rule("timed.end", "R-MO-29")
def test_a_round_ends_rightly_after_the_seat_that_began_has_left(setup):
    # given the last round of a game that seat 0 began, which has left
    setup = parked(setup).out(0).hold(0, 900, 500)
    table = laid(setup, TEN, dice=PARKING * 2, turn=1, first=0, rounds=LAST)

    # when both others have had their turn
    table.roll().end_turn()
    assert table.table.result is None
    table.roll().end_turn()

    # then the game is over
    assert table.table.result.winners == (1,)


@rule("timed.end", "R-MO-29")
def test_who_leaves_in_the_last_round_takes_no_turn_from_the_others(setup):
    setup = parked(setup).hold(300, 900, 500)
    table = laid(setup, TEN, dice=PARKING * 2, rounds=LAST)

    table.play(0, "resign")
    assert (table.due, table.table.result) == ((1,), None)
    table.roll().end_turn()
    assert (table.due, table.table.result) == ((2,), None)

    assert counted(table.roll().end_turn()) == {1: 900, 2: 500}


@rule("timed.end", "R-MO-29")
def test_doubles_in_the_last_turn_of_the_last_round_still_throw_again(setup):
    setup.stand(1, setup.space("parking") - 4).hold(300, 900)
    table = laid(setup, TEN, seats=2, dice=[(2, 2)], turn=1, first=0, rounds=LAST).roll()

    assert (table.prompt(1), table.refusal(1, "end_turn")) == ("roll_dice", "doubles.again")
    assert table.table.result is None


@rule("timed.end", "R-MO-29")
def test_the_clock_may_come_before_the_limit_of_rounds(setup):
    table = call_time(laid(setup.hold(300, 900, 500), TEN, phase="end"))

    assert table.end_turn().table.result.winners == (1,)


@rule("timed.end", "R-MO-29")
def test_without_a_limit_the_rounds_go_on(setup):
    table = laid(parked(setup), TIMED, dice=PARKING, turn=2, first=0, rounds=999).roll().end_turn()

    assert (table.table.result, table.view["rounds"], table.due) == (None, 1000, (0,))


@rule("timed.end")
@pytest.mark.parametrize("variant", [{}, SHORT])
def test_a_limit_of_rounds_belongs_to_the_timed_game(setup, variant):
    table = laid(parked(setup), {**variant, "rounds": LAST}, dice=PARKING, turn=2, first=0, rounds=LAST)

    table.roll().end_turn()

    assert table.table.result is None
