"""Rent: what a visitor owes."""

from __future__ import annotations

from typing import Final

DOUBLE: Final = 2


def rent_due(rent: int, complete: bool) -> int:
    """Return the rent, doubled on a complete group."""
    return DOUBLE * rent if complete else rent


def play_many(rent: int, visits: int) -> int:
    """Return what so many visitors owe together; every family plays many games without the interpreter lock."""
    owed: int = 0
    visit: int
    for visit in range(visits):
        owed += rent_due(rent, visit % 2 == 1)
    return owed
