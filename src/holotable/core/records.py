"""The records that people and programs see: what is due, refusals, events, results."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Due:
    """What play waits for: seats that must answer, or luck that must fall."""

    seats: tuple[int, ...] = ()
    luck: str | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a decision is not allowed: the rule key, the row of this edition's book, and a sentence."""

    key: str
    rule: str | None
    says: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and the rule that made it happen."""

    kind: str
    seat: int
    key: str
    rule: str | None
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: winners, everybody in order of rank, the reason, and each seat's worth."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str
    worth: tuple[int, ...]
