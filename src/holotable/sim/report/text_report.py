"""A summary as lines of text: wins, lengths, landings, deeds."""

from collections.abc import Sequence
from typing import Final

from holotable.editions import Edition
from holotable.families import family
from holotable.sim.report.columns import TITLE, Line, as_text, columns, sentences
from holotable.sim.report.terms import Terms
from holotable.stats.intervals import Rate
from holotable.stats.summary import QUANTILES, DeedStep, DeedStory, SpaceCount, Spread, Summary

SPACES_SHOWN: Final = 5  # the most visited, and the least visited
DEEDS_SHOWN: Final = 8
MEANS: Final = {
    "rents": "sim-mean-rents",
    "rent_sum": "sim-mean-rent-sum",
    "purchases": "sim-mean-purchases",
    "trades": "sim-mean-trades",
    "auctions": "sim-mean-auctions",
    "builds": "sim-mean-builds",
    "mortgages": "sim-mean-mortgages",
    "cards": "sim-mean-cards",
    "jailings": "sim-mean-jailings",
    "bankruptcies": "sim-mean-bankruptcies",
    "bumps": "sim-mean-bumps",
    "sweeps": "sim-mean-sweeps",
    "slides": "sim-mean-slides",
    "stopped": "sim-mean-stopped",
    "shields": "sim-mean-shields",
    "shed": "sim-mean-shed",
    "swaps": "sim-mean-swaps",
    "takes": "sim-mean-takes",
    "forfeits": "sim-mean-forfeits",
}
ENDING_MOST: Final = 50  # letters


def summary_text(summary: Summary, edition: Edition, language: str) -> str:
    """Give a summary as plain text."""
    return as_text(summary_lines(summary, edition, language))


def summary_lines(summary: Summary, edition: Edition, language: str) -> list[Line]:
    """Give a summary line by line, each made of pieces with a style."""
    terms = Terms(edition, language)
    return [
        *_opening(summary, edition, terms),
        *_wins(summary, terms),
        *_spreads(summary, terms),
        *_endings(summary, terms),
        *_spaces(summary, terms),
        *_deeds(summary, terms),
        *_missions(summary, terms),
        *_means(summary, terms),
        *sentences(_sentences(summary, terms)),
    ]


def _opening(summary: Summary, edition: Edition, terms: Terms) -> list[Line]:
    parts = [
        terms.say("sim-games", count=summary.games),
        terms.say("sim-seats", count=summary.seats),
        terms.say("sim-bots", names=", ".join(dict.fromkeys(summary.bots))),
        terms.say("sim-seed", seed=str(summary.seed)),
    ]
    if family(summary.family).has_trades and not summary.trades:
        parts.append(terms.say("sim-no-trades"))
    if summary.from_position:
        parts.append(terms.say("sim-from-position"))
    lines: list[Line] = [[(summary.name[terms.language], TITLE)], [(" · ".join(parts), "")]]
    default = edition.chosen(None)
    wishes = [f"{name}={value}".lower() for name, value in summary.options.items() if value != default.get(name)]
    if wishes:
        lines.append([(terms.say("sim-options", options=", ".join(wishes)), "")])
    if summary.games < summary.asked:
        lines.append([(terms.say("sim-stopped", asked=terms.number(summary.asked)), "")])
    return lines


def _wins(summary: Summary, terms: Terms) -> list[Line]:
    wins = summary.wins
    named = [
        *((rate.name, rate) for rate in wins.bot),
        *((terms.say("sim-seat", number=rate.name), rate) for rate in wins.seat),
        *((terms.say("sim-order", number=rate.name), rate) for rate in wins.order),
        *((terms.token(rate.name), rate) for rate in wins.token),
        *((terms.names.side(rate.name), rate) for rate in wins.side),
    ]
    heads = terms.texts("sim-head-games", "sim-head-wins", "sim-head-rate", "sim-head-interval")
    return columns(terms.say("sim-wins"), heads, [_win(name, rate, terms) for name, rate in named])


def _win(name: str, rate: Rate, terms: Terms) -> list[str]:
    won = terms.number(rate.wins, 0 if rate.wins == int(rate.wins) else 1)
    return [name, terms.number(rate.games), won, terms.share(rate.rate), terms.interval(rate.low, rate.high)]


def _spreads(summary: Summary, terms: Terms) -> list[Line]:
    spreads = {
        "sim-spread-turns": summary.turns,
        "sim-spread-decisions": summary.decisions,
        "sim-spread-lead-changes": summary.course.lead_changes,
        "sim-spread-drama": summary.course.drama,
    }
    if summary.auction_prices is not None:
        spreads["sim-spread-auction"] = summary.auction_prices
    heads = [terms.say("sim-head-mean"), *(f"{per_cent} %" for per_cent in QUANTILES)]
    rows = [_spread(terms.say(name), spread, terms) for name, spread in spreads.items()]
    return columns(terms.say("sim-spreads"), heads, rows)


def _spread(name: str, spread: Spread, terms: Terms) -> list[str]:
    return [name, terms.number(spread.mean, 1), *map(terms.number, spread.quantiles)]


def _endings(summary: Summary, terms: Terms) -> list[Line]:
    heads = terms.texts("sim-head-games", "sim-head-share")
    rows = [
        [_ending(one.says[terms.language], one.rule), terms.number(one.games), terms.share(one.share)]
        for one in summary.endings
    ]
    return columns(terms.say("sim-endings"), heads, rows)


def _ending(says: str, rule: str | None) -> str:
    short = says if len(says) <= ENDING_MOST else f"{says[: ENDING_MOST - 1].rstrip()}…"
    return f"{short} ({rule})" if rule else short


def _spaces(summary: Summary, terms: Terms) -> list[Line]:
    ordered = sorted(summary.spaces, key=lambda one: -one.landings)
    if len(ordered) <= 2 * SPACES_SHOWN:
        return _visited("sim-spaces", ordered, terms)
    return [
        *_visited("sim-spaces-most", ordered[:SPACES_SHOWN], terms),
        *_visited("sim-spaces-least", ordered[: -SPACES_SHOWN - 1 : -1], terms),
    ]


def _visited(title: str, spaces: Sequence[SpaceCount], terms: Terms) -> list[Line]:
    heads = terms.texts("sim-head-landings", "sim-head-share")
    rows = [[terms.space(one.id), terms.number(one.landings), terms.share(one.share, 2)] for one in spaces]
    return columns(terms.say(title), heads, rows)


def _deeds(summary: Summary, terms: Terms) -> list[Line]:
    """Show the deeds that pay for themselves soonest, each at the step at which it does."""
    if not summary.deeds:
        return []
    best = [(deed, step) for deed in summary.deeds for step in deed.steps if step.step == deed.best]
    best.sort(key=lambda one: one[1].break_even or 0)
    heads = terms.texts("sim-head-step", "sim-head-cost", "sim-head-rent", "sim-head-yield", "sim-head-break-even")
    rows = [_deed(deed, step, terms) for deed, step in best[:DEEDS_SHOWN]]
    return columns(terms.say("sim-deeds"), heads, rows)


def _deed(deed: DeedStory, step: DeedStep, terms: Terms) -> list[str]:
    return [
        terms.names.deed(deed.deed),
        terms.step(step.step),
        terms.number(step.cost),
        terms.number(step.mean_rent),
        terms.number(step.yield_per_turn, 1),
        terms.number(step.break_even or 0),
    ]


def _missions(summary: Summary, terms: Terms) -> list[Line]:
    heads = terms.texts(
        "sim-head-side", "sim-head-begun", "sim-head-skipped", "sim-head-won", "sim-head-lapsed", "sim-head-money"
    )
    rows = [
        [
            terms.names.mission(one.id)[0],
            terms.names.side(one.side),
            *map(terms.number, (one.begun, one.skipped, one.won, one.lapsed)),
            terms.number(one.money, 1),
        ]
        for one in summary.missions
    ]
    return columns(terms.say("sim-missions"), heads, rows)


def _sentences(summary: Summary, terms: Terms) -> list[str]:
    course = summary.course
    told = [
        terms.say("sim-first", rate=terms.rate(course.first)),
        terms.say("sim-comebacks", rate=terms.rate(course.comebacks)),
    ]
    if course.luck is not None:
        told.append(terms.say("sim-luck", share=terms.share(course.luck)))
    return told


def _means(summary: Summary, terms: Terms) -> list[Line]:
    rows = [[_counted(name, terms), terms.number(mean, 1)] for name, mean in summary.a_game.items()]
    return columns(terms.say("sim-a-game"), terms.texts("sim-head-mean"), rows)


def _counted(name: str, terms: Terms) -> str:
    """Name something that is counted in every game; what has no text keeps its name."""
    return terms.say(MEANS[name]) if name in MEANS else name.replace("_", " ")
