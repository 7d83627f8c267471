"""A tournament as lines of text: standings and meetings."""

from holotable.sim.report.columns import TITLE, Line, columns, sentences
from holotable.sim.report.terms import Wording
from holotable.sim.tournament.tournament import MeetingResult, Standing, Tournament

BOTS_ACROSS = 6  # a table of everybody against everybody would be too wide for more


def tournament_lines(held: Tournament, language: str) -> list[Line]:
    """Give a tournament line by line, each made of pieces with a style."""
    wording = Wording(language)
    return [
        [(held.name[language], TITLE)],
        [(_opening(held, wording), "")],
        *_standings(held, wording),
        *_cross(held, wording),
        *_meetings(held, wording),
        *sentences([_faults(one, wording) for one in held.standings if one.faults]),
    ]


def _opening(held: Tournament, wording: Wording) -> str:
    parts = [
        wording.say("tournament-bots", count=len(held.standings)),
        wording.say("sim-seats", count=held.seats),
        wording.say("tournament-games", count=held.games),
        wording.say("sim-seed", seed=str(held.seed)),
    ]
    if held.is_stopped:
        parts.append(wording.say("tournament-stopped"))
    return " · ".join(parts)


def _standings(held: Tournament, wording: Wording) -> list[Line]:
    heads = wording.texts("tournament-elo", "sim-head-interval", "tournament-points", "sim-head-games", "sim-head-rate")
    rows = [
        [
            f"{place}. {one.bot}",
            wording.number(one.elo),
            f"±{wording.number(one.error)}",
            wording.number(one.points, 1),
            wording.number(one.games),
            wording.share(one.points / one.games) if one.games else "–",
        ]
        for place, one in enumerate(held.standings, start=1)
    ]
    return columns(wording.say("tournament-standings"), heads, rows)


def _cross(held: Tournament, wording: Wording) -> list[Line]:
    """Show everybody's rate against everybody; with two bots, or with many, the list of meetings says it better."""
    names = [one.bot for one in held.standings]
    if not 2 < len(names) <= BOTS_ACROSS:  # noqa: PLR2004 - two have met once
        return []
    rates = {(one.one, one.other): one.rate for one in held.meetings}
    rates |= {(other, one): 1 - rate for (one, other), rate in rates.items()}
    rows = [
        [name, *(wording.share(rates[name, foe]) if (name, foe) in rates else "–" for foe in names)] for name in names
    ]
    return columns(wording.say("tournament-against"), names, rows)


def _meetings(held: Tournament, wording: Wording) -> list[Line]:
    heads = wording.texts("tournament-points", "sim-head-games", "sim-head-rate", "sim-head-interval")
    return columns(wording.say("tournament-meetings"), heads, [_meeting(one, wording) for one in held.meetings])


def _meeting(met: MeetingResult, wording: Wording) -> list[str]:
    return [
        f"{met.one} – {met.other}",
        wording.number(met.points, 1),
        wording.number(met.games),
        wording.share(met.rate),
        wording.interval(met.low, met.high),
    ]


def _faults(one: Standing, wording: Wording) -> str:
    return wording.say("tournament-faults", bot=one.bot, count=one.faults, problem=" ".join(str(one.problem).split()))
