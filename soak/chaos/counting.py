"""What was met and what was done there: a table with a row for every kind of question."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

ASKED: Final = "asked"
DROPS: Final = ("drop", "leave")


@dataclass
class Played:
    """One game: how it went, and what was wrong."""

    number: int
    edition: str
    variant: str
    pace: str
    family: str
    begins: str
    ended: str = "cut"
    decisions: int = 0
    records: int = 0
    acks: int = 0
    starts: int = 1
    people: int = 0
    seconds: float = 0.0  # of its own time
    verified: int = 0
    cells: Counter[str] = field(default_factory=Counter)  # "kind/act"
    tallies: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def met(self, kinds: Iterable[str]) -> None:
        """Count a kind of question once each time that it comes up."""
        self.cells.update(f"{kind}/{ASKED}" for kind in kinds)

    def did(self, kinds: Iterable[str], act: str) -> None:
        """Count an act at everything that was asked just then."""
        self.cells.update(f"{kind}/{act}" for kind in set(kinds))


def table_of(cells: Mapping[str, int], kinds: Sequence[str], acts: Sequence[str]) -> list[str]:
    """Write the table: how often each kind of question came up, and each act while it was open."""
    wide = max(map(len, kinds)) + 1
    heads = [ASKED, *acts]
    lines = [" " * wide + "  ".join(heads)]
    for kind in kinds:
        numbers = [f"{cells.get(f'{kind}/{act}', 0):>{len(act)}}" for act in heads]
        lines.append(f"{kind:{wide}}" + "  ".join(numbers))
    return lines


FEW: Final = 50  # a kind of question that came up no more often says nothing


def never_dropped(cells: Mapping[str, int], kinds: Iterable[str]) -> list[str]:
    """Give the kinds of questions that came up often and at which nobody ever dropped."""
    return [
        kind
        for kind in kinds
        if cells.get(f"{kind}/{ASKED}", 0) > FEW and not any(cells.get(f"{kind}/{act}") for act in DROPS)
    ]


def summed(results: Iterable[Mapping[str, Any]], name: str) -> Counter[str]:
    """Add up a counter of all games."""
    total: Counter[str] = Counter()
    for one in results:
        total.update(one[name])
    return total
