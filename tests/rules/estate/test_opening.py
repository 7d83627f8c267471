"""Where the tokens start, and who begins."""

import pytest

from tests.support.evidence import rule


@rule("setup.start", "estate")
def test_all_tokens_begin_on_the_start_space_and_nobody_is_paid_for_it(setup):
    table = setup.opening([(1, 2), (5, 6)], seats=2)

    assert [table.where(seat) for seat in range(2)] == [0, 0]
    assert setup.estate.spaces[0].kind == "start"
    assert table.cash == [1500, 1500]
    assert table.paid == []


@rule("first.highest")
@pytest.mark.parametrize(("dice", "first"), [([(4, 1), (5, 4), (3, 4)], 1), ([(1, 3), (5, 1), (5, 6)], 2)])
def test_everybody_throws_both_dice_and_the_highest_total_takes_the_first_turn(setup, dice, first):
    table = setup.opening(dice)

    assert table.told("OpeningRolled", "dice") == [list(throw) for throw in dice]
    assert table.told("Began", "seat") == [first]
    assert table.due == (first,)


@rule("E1-FIRST-01", "R-E1-09")
def test_the_hosts_seat_throws_first_and_the_others_follow_one_after_the_other(setup):
    table = setup.opening([(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (1, 2)], seats=6)

    assert table.told("OpeningRolled", "seat") == [0, 1, 2, 3, 4, 5]
    assert table.due == (4,)


@rule("first.highest", "R-MO-01")
def test_only_those_who_tie_for_the_highest_throw_again_until_one_leads(setup):
    # given seats 0 and 2 tied at nine, and tied again at six
    table = setup.opening([(4, 5), (4, 4), (3, 6), (1, 5), (3, 3), (1, 1), (1, 2)])

    # then only they threw again, and the better of them begins
    assert table.told("OpeningRolled", "seat") == [0, 1, 2, 0, 2, 0, 2]
    assert table.due == (2,)
