"""How likely each seat is to win: a position played on by built-in bots, again and again."""

from typing import Any, Final

from holotable.core.chances import Rate, rate_of
from holotable.table.family import Family

STEPS_MOST: Final = 100_000  # of one game


def chances(family: Family, state: Any, bot: str, games: int, seed: int) -> tuple[Rate, ...]:
    """Play a position to its end many times; give how often each seat wins."""
    policies = _policies(family.edition.family)
    driver = policies.Driver(state.board)
    driver.tape.on = False
    driver.start.copy_from(state)
    for seat in range(state.seats):
        driver.seat_policy(seat, getattr(policies, bot.upper()))
    policies.play_many(driver, seed, 0, games, STEPS_MOST, False)
    return tuple(rate_of(str(seat + 1), driver.tally.wins[seat], games) for seat in range(state.seats))


def _policies(family: str) -> Any:
    if family == "race":
        from holotable.policies import race

        return race
    from holotable.policies import estate

    return estate
