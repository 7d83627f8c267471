"""Confidence intervals of shares, and quantiles of histograms."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from holotable.stats.game_stats import OCTAVE_BINS

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


def quantiles(counts: Sequence[int], width: int, per_cents: Sequence[int], bins: int | None = None) -> list[int]:
    """Give quantiles of counted whole numbers: the smallest number that so many per cent do not exceed.

    Bin i holds the numbers from ``i * width`` on; after ``bins`` of them come those of the tail (``bin_of``). Within
    a bin the numbers are assumed to lie evenly; with a width of 1 the result is exact. Nothing counted gives
    zeros.
    """
    total, even = sum(counts), len(counts) if bins is None else bins
    return [_ranked(counts, width, even, max(1, -(-per_cent * total // 100))) for per_cent in per_cents]


def _ranked(counts: Sequence[int], width: int, bins: int, rank: int) -> int:
    """Give the number in place ``rank``, counted from 1, of all numbers in order."""
    before = 0
    for place, count in enumerate(counts):
        if before + count >= rank:
            low, high = (width * edge_of(edge, bins) for edge in (place, place + 1))
            return low + (rank - before - 1) * (high - low) // count
        before += count
    return 0


def edge_of(place: int, bins: int) -> int:
    """Give where a bin begins, in widths."""
    octave, rest = divmod(place - bins, OCTAVE_BINS)
    return place if place <= bins else (bins << octave) + rest * (bins << octave) // OCTAVE_BINS


def without_tail(counts: Sequence[int], bins: int) -> list[int]:
    """Give bins of one width, the last of which holds all beyond; empty ones at the end are left out."""
    even = [*counts[: bins - 1], sum(counts[bins - 1 :])]
    last = max((place for place, count in enumerate(even) if count), default=0)
    return even[: last + 1]
