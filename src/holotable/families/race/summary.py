"""The race part of a simulation's summary: colours and spaces of the track."""

from collections.abc import Mapping
from typing import Any, Final

from holotable.families.race.ai.recorder import STEPS_BIN as WORTH_BIN
from holotable.stats.numbers import Numbers
from holotable.stats.summary import DeedStory, MissionStory, SpaceCount, Spread

ROW_COLUMNS: Final = ("bumps", "slides", "stopped", "shields", "swaps", "forfeits")  # of a game, as counted
SEAT_COLUMNS: Final = ("bumps", "bumped")
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


def counted_tokens(named: Any) -> tuple[str, ...]:
    """Name the colours."""
    return tuple(colour.id for colour in named.race.colours)


def tokens(named: Any) -> list[tuple[str, str | None]]:
    """Name the colours."""
    return [(colour.id, None) for colour in named.race.colours]


def spaces(named: Any, numbers: Numbers) -> list[SpaceCount]:
    """Tell how often pawns came to every space of the track."""
    landings = numbers.row("landings")[: named.board.track]
    total = max(sum(landings), 1)
    return [SpaceCount(f"track:{place}", count, count / total) for place, count in enumerate(landings)]


def totals(numbers: Numbers) -> Mapping[str, int]:
    """Give what happened in all games together."""
    names = ("cards", "bumps", "sweeps", "slides", "stopped", "shields", "shed", "swaps", "takes", "forfeits")
    return {name: numbers.number(name) for name in names}


def deeds(_named: Any, _numbers: Numbers, _games: int) -> list[DeedStory]:
    """Give nothing: a race has no deeds."""
    return []


def auction_prices(_numbers: Numbers) -> Spread | None:
    """Give nothing: a race has no auctions."""
    return None


def missions(_named: Any, _numbers: Numbers) -> list[MissionStory]:
    """Give nothing: a race has no missions."""
    return []
