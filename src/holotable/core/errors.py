"""The four exceptions of Holotable.

HolotableError
├── EditionError      data is wrong: an edition, a book, a position, an option, a seat
├── IllegalDecision   a decision that was not on offer
└── ReplayMismatch    a recorded game no longer fits
"""

from collections.abc import Mapping


class HolotableError(Exception):
    """Anything that Holotable refuses, with one line that says what to do."""


class EditionError(HolotableError):
    """Data that describes a game is wrong."""


class IllegalDecision(HolotableError):
    """A decision that the rules refuse; ``rule`` names the row, ``key`` the rule, ``facts`` the circumstances."""

    def __init__(
        self, message: str, *, key: str, rule: str | None = None, facts: Mapping[str, object] | None = None
    ) -> None:
        """Keep what a program needs beside what a person reads."""
        super().__init__(message)
        self.key = key
        self.rule = rule
        self.facts = dict(facts or {})


class ReplayMismatch(HolotableError):
    """A recorded game no longer fits the rules, the edition or itself."""
