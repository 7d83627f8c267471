"""The score sheet of a game: who led, how far the winner was behind, and who came back."""

import importlib

import pytest

from holotable.stats import game_stats as plain
from holotable.stats.game_stats import STATS_SEATS, WHOLE_WIN


@pytest.fixture(params=["plain", "estate", "race"])
def build(request):
    if request.param == "plain":
        return plain
    try:
        return importlib.import_module(f"holotable._{request.param}")
    except ImportError:
        pytest.skip(f"the {request.param} rules are not compiled here")


def played(build, rounds, winners, bots=None, first=0, seats=None, out_at=0):
    """Write the worth of everybody after every round, then let somebody win."""
    sheet, counts = build.GameStats(), build.Counts()
    sheet.out_at = out_at
    seats = seats or len(rounds[0])
    sheet.begin(seats)
    sheet.worth_bin = 10
    sheet.first = first
    for seat in range(seats):
        sheet.take_seat(seat, bots[seat] if bots else seat)
    for standing in rounds:
        for seat, worth in enumerate(standing):
            sheet.write_worth(seat, worth)
        sheet.end_round()
    for seat in winners:
        sheet.add_winner(seat, 7)
    sheet.count_into(counts, 30, 200)
    return counts


def test_the_lead_changes_when_another_seat_has_more(build):
    counts = played(build, [(100, 100), (100, 120), (130, 120), (130, 130), (140, 150)], [1])

    assert counts.lead_changes == 3  # a tie leaves it where it was
    assert counts.change_bins[3] == 1


def test_drama_is_how_far_the_winner_was_behind_on_average(build):
    counts = played(build, [(100, 50), (100, 100), (100, 75), (10, 200)], [1])

    assert counts.drama == (500 + 0 + 250 + 0) // 4
    assert counts.drama_bins[18] == 1


@pytest.mark.parametrize(
    ("half_time", "winner", "comes_back"),
    [
        ((50, 100, 80), 0, 1),
        ((50, 100, 80), 1, 0),
        ((50, 100, 80), 2, 0),
        ((50, 100, 0), 0, 1),  # who is out of the game is not last, but gone
        ((50, 50, 80), 0, 0),  # two who share the last place
    ],
)
def test_who_was_last_at_half_time_comes_back(build, half_time, winner, comes_back):
    counts = played(build, [(100, 100, 100), half_time], [winner])

    assert counts.halves == 1
    assert counts.comebacks == comes_back


def test_in_a_race_who_has_nothing_yet_is_last(build):
    counts = played(build, [(1, 1, 1), (50, 100, 0)], [0], out_at=-1)

    assert (counts.halves, counts.comebacks) == (1, 0)


@pytest.mark.parametrize(("rounds", "halves"), [(1, 0), (2, 1), (200, 1), (253, 1), (254, 0), (500, 0)])
def test_a_half_time_counts_while_it_stands_on_the_sheet(build, rounds, halves):
    standings = [(50, 100) if line == rounds // 2 else (100, 50) for line in range(rounds)]

    counts = played(build, standings, [0])

    assert (counts.halves, counts.comebacks) == (halves, halves)


def test_a_win_is_shared_evenly(build):
    counts = played(build, [(10, 10, 5)], [0, 1], bots=[2, 0, 1], first=1)

    assert [counts.points[2 * STATS_SEATS], counts.points[1]] == [WHOLE_WIN // 2, WHOLE_WIN // 2]
    assert sum(counts.points) == WHOLE_WIN
    assert list(counts.order_points[:3]) == [WHOLE_WIN // 2, 0, WHOLE_WIN // 2]
    assert sum(counts.played) == 3


def test_a_game_without_a_winner_is_counted_as_given_up(build):
    counts = played(build, [(10, 10)], [])

    assert (counts.games, counts.unfinished) == (1, 1)
    assert sum(counts.points) == sum(counts.ended) == sum(counts.change_bins) == 0


def test_standings_are_kept_apart_for_winners_and_others(build):
    counts = played(build, [(15, 29), (31, 0)], [0])

    bins = plain.WORTH_BINS + plain.TAIL_BINS
    assert [place for place, count in enumerate(counts.winner_worth) if count] == [2, bins + 4]
    assert [place for place, count in enumerate(counts.other_worth) if count] == [3, bins]  # 0 has a bin of its own


def test_a_very_long_game_and_a_very_rich_seat_stay_on_the_sheet(build):
    counts = played(build, [(10**9, 1)] * 500, [0])

    assert counts.winner_worth[plain.WORTH_BINS + plain.TAIL_BINS - 1] == 1
    assert sum(counts.winner_worth) == plain.STATS_ROUNDS - 1


def test_lengths_fall_into_bins_and_the_last_one_holds_all_beyond(build):
    counts = build.Counts()
    for turns in (0, 1, 2, 10**6):
        counts.count_length(turns, 16 * turns)

    assert counts.turns == 10**6 + 3
    assert (counts.turn_bins[0], counts.turn_bins[1], counts.turn_bins[-1]) == (2, 1, 1)
    assert (counts.decision_bins[0], counts.decision_bins[1], counts.decision_bins[2]) == (1, 1, 1)
