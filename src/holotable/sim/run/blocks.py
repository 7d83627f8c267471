"""A block: the consecutive games that a worker plays at once, and their sums."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import add
from typing import Any

from holotable.sim.run.event_columns import EventColumns

Sums = dict[str, int | list[int]]


@dataclass(slots=True)
class Block:
    """Some games in a row: their sums, their rows and events if wanted, and what a person's own tallies hold."""

    first: int
    games: int
    sums: Sums
    rows: "array[int]" = field(default_factory=lambda: array("q"))
    events: EventColumns = field(default_factory=EventColumns)
    tallies: list[Any] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)  # answers of a bot that had to be replaced


def add_sums(total: Sums, more: Mapping[str, int | list[int]]) -> None:
    """Add sums of other games; the order in which they are added does not matter."""
    for name, value in more.items():
        mine = total.get(name, [0] * len(value) if isinstance(value, list) else 0)
        if isinstance(mine, list) and isinstance(value, list):
            total[name] = list(map(add, mine, value))
        elif isinstance(mine, int) and isinstance(value, int):
            total[name] = mine + value
