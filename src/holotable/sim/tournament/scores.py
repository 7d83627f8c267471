"""What one bot scores against another in mirrored games."""

from dataclasses import dataclass, field
from typing import Final

from holotable.stats.intervals import wilson

GAMES_OF_PAIR: Final = 2
PRIOR: Final = 2.0  # squared deviations that the spread of pairs is taken to have shown before any is seen


@dataclass(slots=True)
class Score:
    """Points of one bot against another, pair by pair.

    The two games of a pair have the same luck, and the bots change seats; so they are not independent: luck that
    favours a seat helps each bot once. The pair is therefore the unit. How much pairs differ from each other is
    compared with how much pairs of independent games would: their ``noise`` is below 1 where mirroring pays. The
    games count as ``games / noise`` independent ones, from which follow Wilson's interval and the weight of a
    meeting for ratings. A few made-up pairs that behave like independent games keep the noise of few pairs in
    bounds. A win is a point, a shared win its part, a game that was given up half a point.
    """

    pairs: int = 0
    points: float = 0.0
    squares: float = 0.0  # of the points of each pair
    faults: list[int] = field(default_factory=lambda: [0, 0])  # answers of each bot that had to be replaced
    problems: list[str | None] = field(default_factory=lambda: [None, None])  # and what was wrong with the first

    def add(self, points: float) -> None:
        """Count a pair of games in which the first bot scored so many points, 0 to 2."""
        self.pairs += 1
        self.points += points
        self.squares += points * points

    def add_fault(self, bot: int, problem: str) -> None:
        """Count an answer of the first (0) or the second (1) bot that had to be replaced."""
        self.faults[bot] += 1
        self.problems[bot] = self.problems[bot] or problem

    def merge(self, later: "Score") -> None:
        """Add the score of later pairs."""
        self.pairs += later.pairs
        self.points += later.points
        self.squares += later.squares
        self.faults = [mine + theirs for mine, theirs in zip(self.faults, later.faults, strict=True)]
        self.problems = [mine or theirs for mine, theirs in zip(self.problems, later.problems, strict=True)]

    @property
    def games(self) -> int:
        """The games played."""
        return GAMES_OF_PAIR * self.pairs

    @property
    def rate(self) -> float:
        """Points a game."""
        return self.points / self.games if self.pairs else 0.5

    @property
    def noise(self) -> float:
        """How much the pairs differ, compared with pairs of independent games."""
        if not self.pairs:
            return 1.0
        seen = self.squares - self.points * self.points / self.pairs
        independent = self.games * self.rate * (1 - self.rate)
        return (max(0.0, seen) + PRIOR) / (independent + PRIOR)

    @property
    def weight(self) -> float:
        """As many independent games would tell as much."""
        return self.games / self.noise

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.rate * self.weight, self.weight)
