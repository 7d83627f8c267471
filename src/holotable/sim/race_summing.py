"""What is special in the summary of race games."""

from collections.abc import Mapping

from holotable.policies.race.watching import STEPS_BIN as WORTH_BIN
from holotable.sim.reading import Numbers
from holotable.sim.seating import Seating
from holotable.sim.summary import DeedStory, MissionStory, SpaceCount, Spread

__all__ = ["WORTH_BIN", "auction_prices", "deeds", "missions", "spaces", "tokens", "totals"]


def tokens(seating: Seating) -> list[tuple[str, str | None]]:
    """Name the colours."""
    return [(colour.id, None) for colour in seating.family.race.colours]


def spaces(seating: Seating, numbers: Numbers) -> list[SpaceCount]:
    """Tell how often pawns came to every space of the track."""
    landings = numbers.row("landings")[: seating.family.board.track]
    total = max(sum(landings), 1)
    return [SpaceCount(f"track:{place}", count, count / total) for place, count in enumerate(landings)]


def totals(numbers: Numbers) -> Mapping[str, int]:
    """Give what happened in all games together."""
    names = ("cards", "bumps", "sweeps", "slides", "stopped", "shields", "shed", "swaps", "takes", "forfeits")
    return {name: numbers.number(name) for name in names}


def deeds(_seating: Seating, _numbers: Numbers, _games: int) -> list[DeedStory]:
    """Give nothing: a race has no deeds."""
    return []


def auction_prices(_numbers: Numbers) -> Spread | None:
    """Give nothing: a race has no auctions."""
    return None


def missions(_seating: Seating, _numbers: Numbers) -> list[MissionStory]:
    """Give nothing: a race has no missions."""
    return []
