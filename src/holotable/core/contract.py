"""The functions that every family's rules provide, and the odds computed from them."""

from collections import Counter
from fractions import Fraction
from typing import Any, Protocol


class Rules(Protocol):
    """A family's package. States, decisions, options and tapes are the family's own classes."""

    def due(self, state: Any) -> int:
        """Give the seats that must answer as bits, the luck that must fall as a negative number, or 0: over."""

    def prompt(self, state: Any, seat: int) -> int:
        """Give what is asked of a seat, or what it may do of its own accord, or nothing."""

    def why_not(self, state: Any, seat: int, decision: Any) -> int:
        """Say why a seat may not decide this, or ``ALLOWED``: the single truth about legality."""

    def options(self, state: Any, seat: int, out: Any) -> None:
        """List every legal decision of a seat that can be listed."""

    def apply(self, state: Any, seat: int, decision: Any, tape: Any) -> None:
        """Carry out a legal decision."""

    def cases(self, state: Any) -> int:
        """Count the equally likely ways in which the luck that is due can fall."""

    def outcome_of(self, state: Any, case: int) -> int:
        """Give the outcome of one of those cases."""

    def is_possible(self, state: Any, outcome: int) -> bool:
        """Tell whether the luck that is due can fall this way."""

    def settle(self, state: Any, outcome: int, tape: Any) -> None:
        """Take what luck has given."""

    def broken_invariant(self, state: Any) -> int:
        """Give the number of the first broken invariant, or ``ALL_HOLD``."""


def odds(rules: Rules, state: Any) -> dict[int, Fraction]:
    """Give the probability of every outcome of the luck that is due; nothing when a seat is due."""
    if rules.due(state) >= 0:
        return {}
    cases = rules.cases(state)
    counts = Counter(rules.outcome_of(state, case) for case in range(cases))
    return {outcome: Fraction(count, cases) for outcome, count in counts.items()}
