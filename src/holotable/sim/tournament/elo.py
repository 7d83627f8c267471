"""Elo ratings from two-player meetings: the maximum-likelihood ratings, with error bars.

The model is that of Bradley and Terry on the scale of Elo: 400 points more mean ten points scored for one conceded.
Before any result counts, everybody is given one drawn game against an opponent of average strength; so a bot that
has won or lost everything still gets a rating, and with a hundred games or more the draw is hardly felt.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from holotable.stats.intervals import NORMAL_95

MEAN: Final = 1500.0  # of all ratings
SCALE: Final = 400 / math.log(10)  # Elo points of one unit of the logistic curve
PRIOR_GAMES: Final = 1.0
STEPS_MOST: Final = 100
CLOSE: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Meeting:
    """What ``one`` scored against ``other``: a win is a point; ``games`` are as many as independent ones would tell."""

    one: str
    other: str
    points: float
    games: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its error: with 95 % the true one, relative to the mean of all, is no further away."""

    name: str
    elo: float
    error: float


def ratings(names: Sequence[str], meetings: Sequence[Meeting]) -> list[Rating]:
    """Rate everybody; best first, equals by name."""
    place = {name: index for index, name in enumerate(names)}
    found = [(place[one.one], place[one.other], one.points, one.games) for one in meetings]
    strength, curve = _likeliest(len(names), found)
    mean = sum(strength) / len(names)
    errors = _errors(inverse(curve))
    rated = [
        Rating(name, MEAN + SCALE * (strength[index] - mean), SCALE * NORMAL_95 * errors[index])
        for index, name in enumerate(names)
    ]
    return sorted(rated, key=lambda one: (-round(one.elo, 6), one.name))


def expected(difference: float) -> float:
    """Give the points a game that a rating so much higher is expected to score."""
    return _logistic(difference / SCALE)


def _logistic(difference: float) -> float:
    return 0.5 * (1 + math.tanh(difference / 2))


def _likeliest(count: int, meetings: Sequence[tuple[int, int, float, float]]) -> tuple[list[float], Matrix]:
    """Climb the logarithm of the likelihood by Newton's steps; give the strengths and the curvature at the top."""
    strength = [0.0] * count
    slope, curve = _shape(strength, meetings)
    for _ in range(STEPS_MOST):
        step = solve(curve, slope)
        longest = max(abs(part) for part in step)
        shorter = min(1.0, 1.0 / longest) if longest else 0.0  # far from the top the curve is too flat for whole steps
        strength = [here + shorter * part for here, part in zip(strength, step, strict=True)]
        slope, curve = _shape(strength, meetings)
        if longest < CLOSE:
            break
    return strength, curve


def _shape(strength: Sequence[float], meetings: Sequence[tuple[int, int, float, float]]) -> tuple[list[float], Matrix]:
    """Give slope and curvature (the observed information) of the logarithm of the likelihood."""
    count = len(strength)
    chances = [_logistic(here) for here in strength]
    slope = [PRIOR_GAMES * (0.5 - chance) for chance in chances]
    curve = [[0.0] * count for _ in range(count)]
    for index, chance in enumerate(chances):
        curve[index][index] = PRIOR_GAMES * chance * (1 - chance)
    for one, other, points, games in meetings:
        chance = _logistic(strength[one] - strength[other])
        slope[one] += points - games * chance
        slope[other] -= points - games * chance
        told = games * chance * (1 - chance)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            curve[row][column] += sign * told
    return slope, curve


def _errors(covariance: Matrix) -> list[float]:
    """Give the standard error of every strength relative to the mean of all."""
    count = len(covariance)
    rows = [sum(row) / count for row in covariance]
    whole = sum(rows) / count
    return [math.sqrt(max(0.0, covariance[index][index] - 2 * rows[index] + whole)) for index in range(count)]


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve linear equations whose matrix is symmetric and positive definite, so that no row need be swapped."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            for column in range(place, count + 1):
                row[column] -= factor * pivot[column]
    found = [0.0] * count
    for place in range(count - 1, -1, -1):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, count))
        found[place] = (rows[place][count] - known) / rows[place][place]
    return found


def inverse(matrix: Matrix) -> Matrix:
    """Invert a symmetric positive definite matrix, column by column."""
    count = len(matrix)
    return [solve(matrix, [float(row == column) for row in range(count)]) for column in range(count)]
