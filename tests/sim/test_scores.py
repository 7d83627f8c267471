"""Scores of mirrored games: the pair is the unit, and the interval holds what it says."""

import random

import pytest

from holotable.sim.tournament.scores import Score
from holotable.stats.intervals import wilson


def score(*pairs):
    counted = Score()
    for points in pairs:
        counted.add(points)
    return counted


def test_pairs_like_independent_games_give_the_interval_of_independent_games():
    counted = score(*[0, 1, 1, 2] * 50)

    assert counted.noise == pytest.approx(1)
    assert counted.weight == pytest.approx(counted.games) == 400
    assert counted.interval == pytest.approx(wilson(200, 400))


def test_luck_that_favours_a_seat_cancels_out():
    """Whoever sits on the lucky seat wins: every pair is a draw, and we are surer than of as many single games."""
    low, high = score(*[1] * 100).interval

    assert high - low < 0.25 * (wilson(100, 200)[1] - wilson(100, 200)[0])
    assert low < 0.5 < high


def test_pairs_that_go_to_one_bot_as_a_whole_tell_only_half_as_much():
    counted = score(*[0, 2] * 200)

    assert counted.noise == pytest.approx(2, abs=0.03)
    assert counted.interval == pytest.approx(wilson(200, 400), abs=0.001)


def test_who_has_won_everything_may_still_be_beaten_one_day():
    assert score(*[2] * 10).interval == (pytest.approx(wilson(20, 20)[0]), 1.0)


def test_without_games_everything_is_possible():
    assert (Score().rate, Score().interval) == (0.5, (0.0, 1.0))


def test_scores_add_up():
    one, more = score(0, 1.5), score(2, 2, 0.5)
    one.add_fault(1, "late")
    more.add_fault(1, "later")
    more.add_fault(0, "wrong")

    one.merge(more)

    assert (one.pairs, one.points, one.squares) == (5, 6.0, score(0, 1.5, 2, 2, 0.5).squares)
    assert (one.faults, one.problems) == ([1, 2], ["wrong", "late"])


@pytest.mark.parametrize("shared", [0.0, 0.35, 0.7])
def test_the_interval_holds_the_truth_as_often_as_it_says(shared):
    """A game is decided by the seat's luck in ``shared`` of the pairs, else by the bots' strength, game by game."""
    luck, rounds, held, strength = random.Random(5), 600, 0, 0.62
    truth = shared * 0.5 + (1 - shared) * strength
    for _ in range(rounds):
        counted = Score()
        for _ in range(60):
            is_lucky = luck.random() < shared
            counted.add(1 if is_lucky else sum(luck.random() < strength for _ in range(2)))
        low, high = counted.interval
        held += low <= truth <= high

    assert 0.925 < held / rounds < 0.98
