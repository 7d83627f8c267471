"""Ratings: found again from expected scores, symmetric, with error bars that mean what they say."""

import itertools
import math
import random

import pytest

from holotable.sim.tournament.elo import MEAN, Meeting, expected, inverse, ratings

KNOWN = {"ace": 1650.0, "baron": 1540.0, "clerk": 1480.0, "dummy": 1330.0}


def meetings(games, score):
    return [Meeting(one, other, score(one, other) * games, games) for one, other in itertools.combinations(KNOWN, 2)]


def by_name(rated):
    return {one.name: one for one in rated}


def fair(one, other):
    return expected(KNOWN[one] - KNOWN[other])


def test_four_hundred_points_are_ten_to_one():
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(0) == 0.5


def test_known_ratings_are_found_again_from_expected_scores():
    rated = ratings(list(KNOWN), meetings(1_000_000, fair))

    assert [one.name for one in rated] == ["ace", "baron", "clerk", "dummy"]
    assert {one.name: one.elo for one in rated} == pytest.approx(KNOWN, abs=0.05)


def test_the_order_of_names_and_meetings_does_not_matter():
    turned = [Meeting(one.other, one.one, one.games - one.points, one.games) for one in meetings(50, fair)]

    there, back = by_name(ratings(list(KNOWN), meetings(50, fair))), by_name(ratings(list(KNOWN)[::-1], turned[::-1]))
    assert {name: (one.elo, one.error) for name, one in there.items()} == {
        name: pytest.approx((back[name].elo, back[name].error)) for name in KNOWN
    }


def test_equals_stand_at_the_mean_with_equal_errors():
    rated = ratings(["b", "a"], [Meeting("a", "b", 10, 20)])

    assert [one.name for one in rated] == ["a", "b"]
    assert [one.elo for one in rated] == pytest.approx([MEAN, MEAN])
    assert rated[0].error == pytest.approx(rated[1].error)


def test_the_error_of_two_is_that_of_the_binomial():
    games = 10_000
    rated = ratings(["a", "b"], [Meeting("a", "b", games / 2, games)])

    difference = 400 / math.log(10) * 1.96 / math.sqrt(games / 4)  # of the two ratings; each has half of it
    assert rated[0].error == pytest.approx(difference / 2, rel=1e-3)


def test_errors_shrink_with_the_root_of_the_games():
    few, many = (by_name(ratings(list(KNOWN), meetings(games, fair))) for games in (1_000, 16_000))

    for name in KNOWN:
        assert few[name].error / many[name].error == pytest.approx(4, rel=0.01)


@pytest.mark.parametrize("games", [1, 10, 100_000])
def test_who_has_won_everything_is_rated_high_but_not_beyond_all_bounds(games):
    winner, loser = ratings(["a", "b"], [Meeting("b", "a", 0, games)])

    assert (winner.name, winner.elo + loser.elo) == ("a", pytest.approx(2 * MEAN))
    assert MEAN < winner.elo < MEAN + 1200
    assert winner.error > 100


def test_who_has_not_played_stands_at_the_mean_with_the_widest_error():
    rated = by_name(ratings(["a", "b", "c"], [Meeting("a", "b", 6, 10)]))

    assert rated["c"].elo == pytest.approx(MEAN)
    assert rated["c"].error > rated["a"].error + 200


def test_the_error_bars_hold_the_truth_as_often_as_they_say():
    luck, games, rounds, held = random.Random(11), 60, 400, 0
    for _ in range(rounds):
        played = meetings(games, lambda one, other: sum(luck.random() < fair(one, other) for _ in range(games)) / games)
        rated = by_name(ratings(list(KNOWN), played))
        held += sum(abs(rated[name].elo - KNOWN[name]) <= rated[name].error for name in KNOWN)

    assert 0.93 < held / (rounds * len(KNOWN)) < 0.97


def test_a_matrix_times_its_inverse_is_one():
    matrix = [[4.0, 1.0, -2.0], [1.0, 5.0, 0.5], [-2.0, 0.5, 6.0]]
    found = inverse(matrix)

    product = [[sum(matrix[row][k] * found[k][column] for k in range(3)) for column in range(3)] for row in range(3)]
    for row in range(3):
        assert product[row] == pytest.approx([float(row == column) for column in range(3)])
