"""Turns sums into a summary: named shares, means and quantiles."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from holotable.editions import Edition
from holotable.editions.library import book
from holotable.families import family
from holotable.languages import LANGUAGES
from holotable.locales import say
from holotable.sim.run.job import Job
from holotable.sim.run.job_table import JobTable
from holotable.stats.game_stats import (
    CHANGE_BINS,
    DECISIONS_BIN,
    DRAMA_BINS,
    LENGTH_BINS,
    STATS_ROUNDS,
    STATS_SEATS,
    TAIL_BINS,
    TURNS_BIN,
    WHOLE_WIN,
    WORTH_BINS,
)
from holotable.stats.intervals import Rate, quantiles, rate_of, without_tail
from holotable.stats.numbers import Numbers
from holotable.stats.summary import QUANTILES, Course, Ending, Fan, FanPoint, Spread, Summary, WinRates

FORMAT: Final = 1
POINTS_LEAST: Final = 0.02  # a fan ends where fewer than this share of the games goes on


def summary_of(
    job: Job, sums: Mapping[str, int | list[int]], games: int, faults: Mapping[str, int] | None = None
) -> Summary:
    """Name everything that was counted."""
    job_table, numbers = JobTable(job), Numbers(sums)
    edition = job_table.edition
    named, brought = job_table.named, family(edition.family)
    special = brought.part("summary")
    wins = wins_of(job, numbers, special.tokens(named))
    return Summary(
        format=FORMAT,
        edition=edition.id,
        name=dict(edition.name),
        family=edition.family,
        options=dict(job.options),
        seats=job.seats,
        bots=list(job.bots),
        trades=job.trades and brought.has_trades,
        seed=job.seed,
        asked=job.games,
        games=games,
        from_position=job.start is not None,
        faults=dict(faults or {}),
        wins=wins,
        turns=spread_of(numbers.number("turns"), numbers.row("turn_bins"), LENGTH_BINS, TURNS_BIN),
        decisions=spread_of(numbers.number("decisions"), numbers.row("decision_bins"), LENGTH_BINS, DECISIONS_BIN),
        endings=endings_of(edition, named.key_names, numbers, games),
        spaces=special.spaces(named, numbers),
        worth=fan_of(numbers, special.WORTH_BIN, job.seats),
        course=course_of(job, numbers, wins),
        a_game={name: value / max(games, 1) for name, value in special.totals(numbers).items()},
        deeds=special.deeds(named, numbers, games),
        auction_prices=special.auction_prices(numbers),
        missions=special.missions(named, numbers),
    )


def wins_of(job: Job, numbers: Numbers, tokens: Sequence[tuple[str, str | None]]) -> WinRates:
    """Tell who won how often; bots of one name are one."""
    played, points = numbers.row("played"), numbers.row("points")
    cells = [(bot * STATS_SEATS + seat, job.bots[bot], seat) for bot in range(job.seats) for seat in range(job.seats)]

    def rates(names: Sequence[str], key: Callable[[str, int], str]) -> list[Rate]:
        found = []
        for name in names:
            places = [place for place, bot, seat in cells if key(bot, seat) == name]
            wins = sum(points[place] for place in places) / WHOLE_WIN
            found.append(rate_of(name, wins, sum(played[place] for place in places)))
        return found

    seats = [str(seat + 1) for seat in range(job.seats)]
    order = zip(seats, numbers.row("order_points"), numbers.row("order_played"), strict=False)
    by_token = [
        (name, side, wins / WHOLE_WIN, games)
        for (name, side), wins, games in zip(
            tokens, numbers.row("token_points"), numbers.row("token_played"), strict=False
        )
        if games
    ]
    sides = [side for side in dict.fromkeys(side for _, side, _, _ in by_token) if side is not None]
    return WinRates(
        bot=rates(list(dict.fromkeys(job.bots)), lambda bot, _: bot),
        seat=rates(seats, lambda _, seat: str(seat + 1)),
        order=[rate_of(name, wins / WHOLE_WIN, games) for name, wins, games in order],
        token=[rate_of(name, wins, games) for name, _, wins, games in by_token],
        side=[
            rate_of(
                side,
                sum(row[2] for row in by_token if row[1] == side),
                sum(row[3] for row in by_token if row[1] == side),
            )
            for side in sides
        ],
    )


def spread_of(total: int, counts: Sequence[int], bins: int, width: int = 1, unit: int = 1) -> Spread:
    """Describe how a number was spread; ``unit`` is what the total counts in."""
    games = sum(counts)
    mean = total / unit / games if games else 0.0
    return Spread(
        mean, quantiles(counts, width, QUANTILES, bins), width, without_tail(counts, bins), sum(counts[bins:])
    )


def endings_of(edition: Edition, keys: Mapping[int, str], numbers: Numbers, games: int) -> list[Ending]:
    """Tell why games ended, most frequent first."""
    found = []
    for number, count in enumerate(numbers.row("ended")):
        if count:
            key = keys[number]
            rule = edition.rule_of(key)
            found.append(Ending(key, rule, _row_text(edition, rule), count, count / games))
    given_up = numbers.number("unfinished")
    if given_up:
        says = {language: say(language, "simulate-limit") for language in LANGUAGES}
        found.append(Ending("limit", None, says, given_up, given_up / games))
    return sorted(found, key=lambda ending: -ending.games)


def _row_text(edition: Edition, rule: str | None) -> Mapping[str, str]:
    row = next((row for row in book(edition.book).rows if row.id == rule), None)
    return dict(row.says) if row else dict.fromkeys(LANGUAGES, "")


def fan_of(numbers: Numbers, width: int, seats: int) -> Fan:
    """Tell how worth went, round by round."""
    rows, bins = (numbers.row("winner_worth"), numbers.row("other_worth")), WORTH_BINS + TAIL_BINS
    winner, others = ([row[line * bins : (line + 1) * bins] for line in range(STATS_ROUNDS)] for row in rows)
    least = max(1.0, POINTS_LEAST * (sum(winner[0]) + sum(others[0])) / seats)
    points = [line for line in range(STATS_ROUNDS) if sum(winner[line]) >= least]

    def point(line: int, counts: Sequence[int]) -> FanPoint:
        found = quantiles(counts, width, QUANTILES, WORTH_BINS)
        return FanPoint(line + 1, sum(counts), [max(0, worth - width + 1) for worth in found])  # the first bin is for 0

    return Fan([point(line, winner[line]) for line in points], [point(line, others[line]) for line in points])


def course_of(job: Job, numbers: Numbers, wins: WinRates) -> Course:
    """Tell how exciting the games were."""
    return Course(
        lead_changes=spread_of(numbers.number("lead_changes"), numbers.row("change_bins"), CHANGE_BINS),
        drama=spread_of(numbers.number("drama"), numbers.row("drama_bins"), DRAMA_BINS, unit=10),
        comebacks=rate_of("comebacks", numbers.number("comebacks"), numbers.number("halves")),
        first=wins.order[0],
        luck=luck_of(wins.bot) if job.rotates and len(set(job.bots)) > 1 else None,
    )


def luck_of(bots: Sequence[Rate]) -> float:
    """Give the part of the variance of winning that does not come from which bot plays."""
    games = sum(rate.games for rate in bots)
    mean = sum(rate.wins for rate in bots) / games if games else 0.0
    if not 0 < mean < 1:
        return 1.0
    between = sum(rate.games * (rate.rate - mean) ** 2 for rate in bots) / games
    return 1 - between / (mean * (1 - mean))
