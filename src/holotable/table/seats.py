"""The seats of a table: their names, and which one begins."""

import re
from collections.abc import Sequence
from typing import Final

from holotable.core.checks import as_whole, check_between
from holotable.core.errors import EditionError
from holotable.editions import Edition

NAME_MOST: Final = 30
JOINED: Final = "(?<=[\u2190-\U0001faff\ufe0f])\u200d(?=[\u2190-\U0001faff])"  # within one emoji
AGE_MOST: Final = 150


def seat_names(edition: Edition, seats: int | Sequence[str]) -> tuple[str, ...]:
    """Check the names of the seats, or number them."""
    count = as_whole(seats)
    if count is None and not isinstance(seats, list | tuple):
        raise EditionError(f"seats is a number or a list of names, not {seats!r}")
    names = tuple(seats) if isinstance(seats, list | tuple) else tuple(f"Seat {one + 1}" for one in range(count or 0))
    if not edition.seats_min <= len(names) <= edition.seats_max:
        raise EditionError(
            f"{edition.id} is played by {edition.seats_min} to {edition.seats_max} seats,"
            f" not {len(names) if count is None else count}"
        )
    for name in names:
        check_name(name)
    if len(set(names)) < len(names):
        raise EditionError(f"two seats have the same name: {', '.join(names)}")
    return names


def check_name(name: object) -> None:
    """Refuse a name that is empty, long or cannot be shown on one line; pictures may be joined to one."""
    if not isinstance(name, str) or not name.strip() or len(name) > NAME_MOST or not _apart(name).isprintable():
        raise EditionError(f"a seat's name is 1 to {NAME_MOST} printable characters, not {name!r}")


def _apart(name: str) -> str:
    """Take pictures that are joined to one apart; few names hold any, and the pattern is slow to compile."""
    return name if name.isascii() else re.sub(JOINED, "", name)


def youngest(names: Sequence[str], ages: Sequence[int] | None) -> int:
    """Give the seat of the youngest; without ages the first seat begins (R-MF-05)."""
    if ages is None:
        return 0
    if len(ages) != len(names):
        raise EditionError(f"{len(names)} seats need {len(names)} ages, not {len(ages)}")
    for age in ages:
        check_between(age, "an age", 0, AGE_MOST)
    return list(ages).index(min(ages))
