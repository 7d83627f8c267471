"""The end: the last player left has won."""

from tests.support.estate_debts import charged, taxed
from tests.support.estate_variants import taxed as short_taxed
from tests.support.evidence import rule


@rule("end.last")
def test_the_last_player_left_wins(setup):
    # given two players, of whom one owes the other more than it has
    table = charged(setup, cash=0, seats=2)
    assert table.table.result is None

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the other has won and nothing is asked of anybody
    assert [event.seat for event in table.happened("Won")] == [1]
    assert table.table.result.winners == (1,)
    assert table.due == ()
    assert (table.prompt(0), table.prompt(1)) == (None, None)


@rule("end.last")
def test_the_winner_need_not_settle_the_mortgages_it_received(setup):
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed), cash=0, seats=2)

    table.play(0, "declare_bankruptcy")

    assert table.due == ()
    assert table.table.result.winners == (1,)


@rule("end.last")
def test_the_game_goes_on_while_two_players_are_left(setup):
    table = taxed(setup, cash=0, seats=3)

    table.play(0, "declare_bankruptcy")

    assert table.table.result is None
    assert table.due == (1,)


@rule("end.last")
def test_a_game_that_is_over_takes_no_decision(setup):
    table = taxed(setup, cash=0, seats=2)

    table.play(0, "declare_bankruptcy")

    assert table.refusal(1, "roll") == "end.last"
    assert table.options(1) == []


@rule("end.last", "R-MO-34")
def test_the_last_player_wins_when_the_other_resigns(setup):
    table = setup.table(seats=2)

    table.play(0, "resign")

    assert table.table.result.winners == (1,)


@rule("end.last")
def test_the_ranking_follows_the_order_in_which_players_left(setup):
    # given three players
    table = setup.table(seats=3)

    # when seat 0 leaves before seat 2
    table.play(0, "resign").play(2, "resign")

    # then seat 1 has won before seat 2 and seat 0
    assert table.table.result.winners == (1,)
    assert table.table.result.ranking == ((1,), (2,), (0,))


@rule("end.last")
def test_at_a_full_table_all_but_one_must_leave_before_the_game_ends(setup):
    # given as many seats as the book allows
    seats = setup.estate.edition.seats_max
    table = setup.table(seats)

    # when all but the last leave, and seat 0 first of all
    results = []
    for seat in range(seats - 1):
        results.append(table.table.result)
        table.play(seat, "resign")

    # then the game goes on until the last of them has left, and the ranking names them all
    assert results == [None] * (seats - 1)
    assert table.table.result.winners == (seats - 1,)
    assert table.table.result.ranking == tuple((seat,) for seat in reversed(range(seats)))


@rule("E1-OBJ-01")
def test_the_aim_is_to_end_up_richer_than_all_others(setup):
    # given a game of which the loser still has a deed and some cash
    table = charged(setup.own(0, setup.deed(nth=2)), cash=30, seats=2)

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the winner is the one who owns the most in the end
    result = table.table.result
    assert result.winners == (1,)
    assert result.worth[1] > result.worth[0] == 0


@rule("E1-OBJ-01", "E1-QUICK-10")
def test_in_a_game_that_is_counted_the_richest_has_won_too(setup):
    table = short_taxed(setup.hold(10, 400, 700))

    table.play(0, "declare_bankruptcy")

    assert table.table.result.winners == (2,)
