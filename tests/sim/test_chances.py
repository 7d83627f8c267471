"""Intervals and quantiles against known values."""

import itertools

import pytest

from holotable.stats.game_stats import TAIL_BINS, bin_of
from holotable.stats.intervals import edge_of, quantiles, wilson, without_tail

PER_CENTS = (5, 25, 50, 75, 95)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # this and the next three: Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (5000, 10000, 0.4902, 0.5098),
    ],
)
def test_the_interval_of_a_share_is_that_of_the_literature(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5.1e-5)


def test_a_shared_win_counts_in_part():
    low, high = wilson(2.5, 10)

    assert wilson(2, 10)[0] < low < wilson(3, 10)[0]
    assert wilson(2, 10)[1] < high < wilson(3, 10)[1]


def test_without_games_everything_is_possible():
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_interval_is_as_wide_for_losses_as_for_wins():
    low, high = wilson(7, 40)

    assert wilson(33, 40) == pytest.approx((1 - high, 1 - low))


def test_quantiles_of_single_numbers_are_numbers_that_occurred():
    counts = [0, 1, 0, 2, 1, 0, 1]  # 1, 3, 3, 4, 6

    assert quantiles(counts, 1, PER_CENTS) == [1, 3, 3, 4, 6]


def test_quantiles_within_a_bin_lie_evenly():
    assert quantiles([100], 100, PER_CENTS) == [4, 24, 49, 74, 94]
    assert quantiles([0, 4], 10, (25, 50, 75, 100)) == [10, 12, 15, 17]


def test_quantiles_of_nothing_are_zeros():
    assert quantiles([], 5, PER_CENTS) == quantiles([0, 0], 5, PER_CENTS) == [0] * 5


@pytest.mark.parametrize(("width", "bins"), [(1, 64), (2, 512), (100, 128)])
def test_every_number_lies_in_its_bin_and_bins_leave_no_gap(width, bins):
    edges = [width * edge_of(place, bins) for place in range(bins + TAIL_BINS)]

    assert edges == sorted(set(edges))
    for place, edge in enumerate(edges):
        assert (bin_of(edge, width, bins), bin_of(max(edge - 1, 0), width, bins)) == (place, max(place - 1, 0))
    assert bin_of(10**12, width, bins) == bins + TAIL_BINS - 1
    assert all(later - edge <= max(width, edge / 8) for edge, later in itertools.pairwise(edges))


def test_quantiles_do_not_stop_where_the_tail_begins():
    counts = [0] * (64 + TAIL_BINS)
    for number in range(1000):
        counts[bin_of(number, 1, 64)] += 1

    assert quantiles(counts, 1, (5, 50, 95), 64) == [49, 499, 949]
    assert without_tail(counts, 64) == [1] * 63 + [937]
    assert without_tail([0, 3, 0, 0], 4) == [0, 3]
