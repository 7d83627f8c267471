"""Reads single entries of an estate position; impossible ones are refused with the reason."""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from holotable.core.checks import brief_repr, did_you_mean, is_between
from holotable.core.errors import EditionError
from holotable.families.estate import rules

Entries = Mapping[str, object]


def ids_of(ids: object, known: Mapping[str, int], where: str, what: str) -> list[int]:
    """Read a list of ids, each at most once."""
    if not isinstance(ids, list) or len(ids) > len(known):
        refuse(f"{where} must list each {what} at most once, not {brief_repr(ids)}")
    numbers = [look_up(name, known, what) for name in ids]
    for number in numbers:
        if numbers.count(number) > 1:
            refuse(f"{where} lists {ids[numbers.index(number)]!r} twice")
    return numbers


def look_up(name: object, known: Mapping[str, int], what: str) -> int:
    """Give the number of an id."""
    number = known.get(name) if isinstance(name, str) else None
    if number is None:
        refuse(f"there is no {what} {brief_repr(name)}{did_you_mean(name, known)}; {what}s are {', '.join(known)}")
    return number


def check_entries(what: str, entries: Entries, allowed: Sequence[str]) -> None:
    """Refuse an entry that has no meaning."""
    for entry in entries:
        if entry not in allowed:
            refuse(
                f"{what} has no entry {brief_repr(entry)}{did_you_mean(entry, allowed)}; entries are {', '.join(allowed)}"
            )


def whole(value: object, what: str, low: int, high: int) -> int:
    """Read a whole number between two bounds."""
    if not is_between(value, low, high):
        refuse(f"{what} must be a whole number from {low} to {high}, not {brief_repr(value)}")
    return int(value)


def padded(values: Sequence[int], blank: int, length: int = rules.SEATS) -> list[int]:
    """Fill a row up to its length."""
    return [*values, *[blank] * (length - len(values))]


def refuse(problem: str) -> NoReturn:
    """Refuse the position with the reason."""
    raise EditionError(f"impossible position: {problem}")
