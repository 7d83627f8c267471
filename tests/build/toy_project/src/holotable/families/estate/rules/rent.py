"""Rent: what a visitor owes."""

from __future__ import annotations

from typing import Final

DOUBLE: Final = 2


def rent_due(rent: int, complete: bool) -> int:
    """Return the rent, doubled on a complete group."""
    return DOUBLE * rent if complete else rent
