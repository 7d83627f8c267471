"""The compiled loop at a table: built-in policies play one position again and again."""

from collections.abc import Sequence
from typing import Any, Final

from holotable.core.chances import Rate, rate_of
from holotable.core.course import COURSE_SEATS, WHOLE_WIN
from holotable.core.errors import EditionError
from holotable.core.luck import check_seed
from holotable.policies import NAMES
from holotable.table.family import Family

STEPS_MOST: Final = 100_000  # of one game; the longest that ever ended by itself had fewer
GAMES_MOST: Final = 10**9


def policies_of(family: str) -> Any:
    """Give a family's policies and the loop that plays whole games."""
    if family == "race":
        from holotable.policies import race

        return race
    from holotable.policies import estate

    return estate


def driver_of(family: Family, start: Any, bots: Sequence[str], *, trades: bool) -> Any:
    """Seat built-in bots at a position from which every game starts."""
    driver = policies_of(family.edition.family).Driver(family.board)
    driver.start_from(start)
    driver.allow_trades(trades)
    for seat, bot in enumerate(bots):
        driver.seat_policy(seat, NAMES[family.edition.family].index(bot))
    return driver


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give a bot for every seat; fewer bots than seats repeat in order."""
    if not 1 <= len(bots) <= seats:
        raise EditionError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def check_policies(bots: Sequence[str], family: str) -> None:
    """Refuse a bot that does not play in the compiled loop."""
    known = NAMES[family]
    for name in bots:
        if name not in known:
            raise EditionError(f"no bot {name!r}; {family} bots are {', '.join(known)}")


def chances(
    family: Family, state: Any, bots: Sequence[str], games: int, seed: int, *, trades: bool
) -> tuple[Rate, ...]:
    """Play a position to its end many times; give how often each seat wins."""
    driver = driver_of(family, state, bots, trades=trades)
    driver.watch_games(False)
    policies_of(family.edition.family).play_many(driver, check_seed(seed), 0, games, STEPS_MOST, False)
    points = driver.watch.counts.points
    return tuple(
        rate_of(str(seat + 1), points[seat * COURSE_SEATS + seat] / WHOLE_WIN, games) for seat in range(len(bots))
    )


def check_games(games: object) -> int:
    """Give a number of games back, or refuse what is none."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= GAMES_MOST:
        raise EditionError(f"the number of games is a whole number from 1 to {GAMES_MOST}, not {games!r}")
    return games
