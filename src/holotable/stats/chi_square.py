"""Pearson's χ² test of counts against expected probabilities, with its p-value."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import exp, inf, lgamma, log
from typing import Final

POOLED: Final = 5  # cells that expect fewer are counted together
PRECISION: Final = 1e-15
TINY: Final = 1e-300


@dataclass(frozen=True, slots=True)
class Fit:
    """χ², its degrees of freedom, and how likely right chances are to give at least as much."""

    counted: int
    statistic: float
    freedom: int
    p: float


def fit_of(counts: Sequence[int], chances: Sequence[Fraction | float]) -> Fit:
    """Compare counts with the chances of their cells; a count where nothing can be fits nothing."""
    total = sum(counts)
    if any(count and not chance for count, chance in zip(counts, chances, strict=True)):
        return Fit(total, inf, 0, 0.0)
    cells = pooled([(float(chance) * total, count) for count, chance in zip(counts, chances, strict=True) if chance])
    statistic = sum((count - expected) ** 2 / expected for expected, count in cells)
    return Fit(total, statistic, len(cells) - 1, p_value(statistic, len(cells) - 1))


def pooled(cells: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
    """Join the cells of least expectation, given with their counts, until every one expects enough."""
    waiting = sorted(cells)
    expected, count = 0.0, 0
    while waiting and (expected < POOLED or waiting[0][0] < POOLED):
        more, seen = waiting.pop(0)
        expected, count = expected + more, count + seen
    return [(expected, count), *waiting]


def p_value(statistic: float, freedom: int) -> float:
    """Give the chance that χ² with these degrees of freedom is at least as large."""
    return upper_gamma(freedom / 2, statistic / 2) if freedom > 0 else 1.0


def upper_gamma(a: float, x: float) -> float:
    """Give the regularised upper incomplete gamma function, by its series or its continued fraction."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    while term > total * PRECISION:
        a += 1
        term *= x / a
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """Give the continued fraction by Lentz's method."""
    b = x + 1 - a
    c, d = 1 / TINY, 1 / b
    value, step, change = d, 0, inf
    while abs(change - 1) > PRECISION:
        step += 1
        weight = step * (a - step)
        b += 2
        d = 1 / (weight * d + b or TINY)
        c = weight / c + b or TINY
        change = c * d
        value *= change
    return value
