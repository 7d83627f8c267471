"""Playouts: built-in bots play one position many times in the compiled loop."""

from collections.abc import Sequence
from typing import Any, Final

from holotable.core.checks import check_between
from holotable.core.errors import EditionError
from holotable.core.luck import check_seed
from holotable.families import family
from holotable.families.contract import NamedRules
from holotable.stats.game_stats import STATS_SEATS, WHOLE_WIN
from holotable.stats.intervals import Rate, rate_of

STEPS_MOST: Final = 100_000  # of one game; the longest that ever ended by itself had fewer
GAMES_MOST: Final = 10**9


def driver_of(named: NamedRules, start: Any, bots: Sequence[str], *, trades: bool) -> Any:
    """Seat built-in bots at a position from which every game starts."""
    brought = family(named.edition.family)
    driver = brought.ai.Driver(named.board)
    driver.start_from(start)
    driver.allow_trades(trades)
    for seat, bot in enumerate(bots):
        driver.seat_policy(seat, brought.bots.index(bot))
    return driver


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give a bot for every seat; fewer bots than seats repeat in order."""
    if not 1 <= len(bots) <= seats:
        raise EditionError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def check_policies(bots: Sequence[str], name: str) -> None:
    """Refuse a bot that does not play in the compiled loop."""
    known = family(name).bots
    for bot in bots:
        if bot not in known:
            raise EditionError(f"no bot {bot!r}; {name} bots are {', '.join(known)}")


def chances(
    named: NamedRules, state: Any, bots: Sequence[str], games: int, seed: int, *, trades: bool
) -> tuple[Rate, ...]:
    """Play a position to its end many times; give how often each seat wins."""
    driver = driver_of(named, state, bots, trades=trades)
    driver.record_games(False)
    family(named.edition.family).ai.play_many(driver, check_seed(seed), 0, games, STEPS_MOST, False)
    points = driver.recorder.counts.points
    return tuple(
        rate_of(str(seat + 1), points[seat * STATS_SEATS + seat] / WHOLE_WIN, games) for seat in range(len(bots))
    )


def check_games(games: object) -> int:
    """Give a number of games back, or refuse what is none."""
    return check_between(games, "the number of games", 1, GAMES_MOST)
