"""How sure a count is: the interval around a share, and quantiles of a histogram."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NORMAL_95: Final = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something came true: a share with its 95 % Wilson interval; a shared win counts in part."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


def rate_of(name: str, wins: float, games: int) -> Rate:
    """Give a share with its interval; of no games at all nothing is known."""
    low, high = wilson(wins, games)
    return Rate(name, games, wins, wins / games if games else 0.0, low, high)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Give the 95 % Wilson interval of a share; wins and games may be fractions, no games at all tell nothing."""
    if games <= 0:
        return 0.0, 1.0
    rate = wins / games
    slack = NORMAL_95**2 / games
    middle = (rate + slack / 2) / (1 + slack)
    half = math.sqrt(slack * rate * (1 - rate) + slack * slack / 4) / (1 + slack)
    low = 0.0 if wins <= 0 else max(0.0, middle - half)
    high = 1.0 if wins >= games else min(1.0, middle + half)
    return low, high


def quantiles(counts: Sequence[int], width: int, per_cents: Sequence[int]) -> list[int]:
    """Give quantiles of counted whole numbers: the smallest number that so many per cent do not exceed.

    Bin i holds the numbers from ``i * width`` on. Within a bin the numbers are taken to lie evenly; with a width
    of 1 nothing is taken for granted. Nothing counted gives zeros.
    """
    total = sum(counts)
    return [_ranked(counts, width, max(1, -(-per_cent * total // 100))) for per_cent in per_cents]


def _ranked(counts: Sequence[int], width: int, rank: int) -> int:
    """Give the number in place ``rank``, counted from 1, of all numbers in order."""
    before = 0
    for place, count in enumerate(counts):
        if before + count >= rank:
            return place * width + (rank - before - 1) * width // count
        before += count
    return 0
