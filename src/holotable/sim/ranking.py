"""A tournament as lines for a person: who stands where, and who beat whom."""

from holotable.sim.columns import TITLE, Line, columns, sentences
from holotable.sim.terms import Numbers
from holotable.sim.tournament import Encounter, Standing, Tournament

BOTS_ACROSS = 6  # a table of everybody against everybody would be too wide for more


def tournament_lines(held: Tournament, language: str) -> list[Line]:
    """Give a tournament line by line, each made of pieces with a style."""
    numbers = Numbers(language)
    return [
        [(held.name[language], TITLE)],
        [(_opening(held, numbers), "")],
        *_standings(held, numbers),
        *_cross(held, numbers),
        *_meetings(held, numbers),
        *sentences([_faults(one, numbers) for one in held.standings if one.faults]),
    ]


def _opening(held: Tournament, numbers: Numbers) -> str:
    parts = [
        numbers.say("tournament-bots", count=len(held.standings)),
        numbers.say("sim-seats", count=held.seats),
        numbers.say("tournament-games", count=numbers.number(held.games)),
        numbers.say("sim-seed", seed=str(held.seed)),
    ]
    return " · ".join(parts)


def _standings(held: Tournament, numbers: Numbers) -> list[Line]:
    heads = numbers.texts("tournament-elo", "sim-head-interval", "tournament-points", "sim-head-games", "sim-head-rate")
    rows = [
        [
            f"{place}. {one.bot}",
            numbers.number(one.elo),
            f"±{numbers.number(one.error)}",
            numbers.number(one.points, 1),
            numbers.number(one.games),
            numbers.share(one.points / one.games),
        ]
        for place, one in enumerate(held.standings, start=1)
    ]
    return columns(numbers.say("tournament-standings"), heads, rows)


def _cross(held: Tournament, numbers: Numbers) -> list[Line]:
    """Show everybody's rate against everybody; with two bots, or with many, the list of meetings says it better."""
    names = [one.bot for one in held.standings]
    if not 2 < len(names) <= BOTS_ACROSS:  # noqa: PLR2004 - two have met once
        return []
    rates = {(one.one, one.other): one.rate for one in held.meetings}
    rates |= {(other, one): 1 - rate for (one, other), rate in rates.items()}
    rows = [[name, *(numbers.share(rates[name, foe]) if name != foe else "–" for foe in names)] for name in names]
    return columns(numbers.say("tournament-against"), names, rows)


def _meetings(held: Tournament, numbers: Numbers) -> list[Line]:
    heads = numbers.texts("tournament-points", "sim-head-games", "sim-head-rate", "sim-head-interval")
    return columns(numbers.say("tournament-meetings"), heads, [_meeting(one, numbers) for one in held.meetings])


def _meeting(met: Encounter, numbers: Numbers) -> list[str]:
    return [
        f"{met.one} – {met.other}",
        numbers.number(met.points, 1),
        numbers.number(met.games),
        numbers.share(met.rate),
        numbers.interval(met.low, met.high),
    ]


def _faults(one: Standing, numbers: Numbers) -> str:
    return numbers.say("tournament-faults", bot=one.bot, count=one.faults, problem=" ".join(str(one.problem).split()))
