"""The estate part of a simulation's summary: deeds, auctions, missions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.families.estate.ai.counts import PRICE_BINS, RENT_STEPS
from holotable.families.estate.ai.recorder import WORTH_BIN
from holotable.families.estate.edition.reader import EstateEdition
from holotable.families.estate.rules import Board
from holotable.stats.game_stats import WHOLE_WIN
from holotable.stats.intervals import quantiles, rate_of, without_tail
from holotable.stats.numbers import Numbers
from holotable.stats.summary import QUANTILES, DeedStep, DeedStory, MissionStory, SpaceCount, Spread

ROW_COLUMNS: Final = ("rents", "rent_sum", "trades", "auctions", "builds", "bankruptcies")  # of a game, as counted
SEAT_COLUMNS: Final = ("rents", "missions")
__all__ = [
    "ROW_COLUMNS",
    "SEAT_COLUMNS",
    "WORTH_BIN",
    "auction_prices",
    "counted_tokens",
    "deeds",
    "missions",
    "spaces",
    "tokens",
    "totals",
]

STREETS: Final = "streets"
PRICES_SHOWN: Final = 5  # per cent of the list price in a bin
RENTS_LEAST: Final = 30  # a step at which fewer rents were paid tells too little


def counted_tokens(named: Any) -> tuple[str, ...]:
    """Name the tokens by which games are won or lost: those that are chosen for missions."""
    return tuple(named.names.tokens) if named.board.missions else ()


def tokens(named: Any) -> list[tuple[str, str | None]]:
    """Name the tokens with their sides."""
    return [(token.id, token.side) for token in _estate(named).tokens]


def spaces(named: Any, numbers: Numbers) -> list[SpaceCount]:
    """Tell how often tokens came to every space."""
    ids = named.names.spaces
    landings = numbers.row("landings")[: len(ids)]
    total = max(sum(landings), 1)
    return [SpaceCount(name, count, count / total) for name, count in zip(ids, landings, strict=True)]


def totals(numbers: Numbers) -> Mapping[str, int]:
    """Give what happened in all games together."""
    single = ("trades", "auctions", "builds", "mortgages", "cards", "jailings", "bankruptcies")
    return {
        "rents": sum(numbers.row("rents")),
        "rent_sum": sum(numbers.row("rent_sum")),
        "purchases": sum(numbers.row("bought")),
        **{name: numbers.number(name) for name in single},
    }


def deeds(named: Any, numbers: Numbers, games: int) -> list[DeedStory]:
    """Tell the story of every deed."""
    return [_story(named, numbers, deed, max(games, 1)) for deed in range(len(_estate(named).deeds))]


def _story(named: Any, numbers: Numbers, deed: int, games: int) -> DeedStory:
    board: Board = named.board
    auctioned = numbers.row("auctioned")[deed]
    here = slice(deed * RENT_STEPS, (deed + 1) * RENT_STEPS)
    steps = _steps(named, numbers, deed)
    return DeedStory(
        deed=named.names.deeds[deed],
        price=board.price[deed],
        bought=numbers.row("bought")[deed],
        auctioned=auctioned,
        auction_mean=numbers.row("auction_sum")[deed] / auctioned if auctioned else None,
        income=sum(numbers.row("rent_sum")[here]) / games,
        spent=numbers.row("spent")[deed] / games,
        first_owner=rate_of(
            named.names.deeds[deed],
            numbers.row("first_won")[deed] / WHOLE_WIN,
            numbers.row("first_owned")[deed],
        ),
        best=best_step(steps),
        steps=steps,
    )


def best_step(steps: Sequence[DeedStep]) -> str | None:
    """Name the step whose rent pays its cost soonest; one at which few rents were paid tells too little."""
    known = [
        (step.break_even, step.step) for step in steps if step.rents >= RENTS_LEAST and step.break_even is not None
    ]
    return min(known, key=lambda one: one[0])[1] if known else None


def _steps(named: Any, numbers: Numbers, deed: int) -> list[DeedStep]:
    rents, sums, turns = (numbers.row(name) for name in ("rents", "rent_sum", "exposed"))
    found = []
    for step, (name, cost) in enumerate(_step_names(named, deed)):
        place = deed * RENT_STEPS + step
        gain = sums[place] / turns[place] if turns[place] else 0.0
        found.append(
            DeedStep(
                step=name,
                cost=cost,
                rents=rents[place],
                mean_rent=sums[place] / rents[place] if rents[place] else 0.0,
                turns=turns[place],
                yield_per_turn=gain,
                break_even=cost / gain if gain else None,
            )
        )
    return found


def _step_names(named: Any, deed: int) -> list[tuple[str, int]]:
    """Name the steps of a deed's rent table, each with what it costs to come there."""
    estate, board = _estate(named), named.board
    group, price = board.group[deed], board.price[deed]
    if estate.groups[group].kind != STREETS:
        return [(f"own:{count}", price) for count in range(1, board.group_size[group] + 1)]
    houses = range(1, board.top_level)
    hotel = price + (board.top_level - 1) * board.build_price[deed] + board.top_price[deed]
    built = [(str(count), price + count * board.build_price[deed]) for count in houses]
    return [("bare", price), ("set", price), *built, ("hotel", hotel)]


def auction_prices(numbers: Numbers) -> Spread | None:
    """Tell what deeds went for at auctions, in per cent of their price."""
    counts = numbers.row("price_bins")
    total = sum(counts)
    if not total:
        return None
    even = without_tail(counts, PRICE_BINS)
    shown = [sum(even[place : place + PRICES_SHOWN]) for place in range(0, len(even), PRICES_SHOWN)]
    found = quantiles(counts, 1, QUANTILES, PRICE_BINS)
    return Spread(numbers.number("price_sum") / 10 / total, found, PRICES_SHOWN, shown, sum(counts[PRICE_BINS:]))


def missions(named: Any, numbers: Numbers) -> list[MissionStory]:
    """Tell the story of every mission."""
    if not named.board.missions:
        return []
    rows = [numbers.row(f"mission_{name}") for name in ("begun", "skipped", "won", "lapsed", "money")]
    return [
        MissionStory(name, name.partition("-")[0], begun, skipped, won, lapsed, money / max(begun, 1))
        for name, begun, skipped, won, lapsed, money in zip(named.names.missions, *rows, strict=False)
    ]


def _estate(named: Any) -> EstateEdition:
    estate: EstateEdition = named.estate
    return estate
