"""The events of simulated games, column by column."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from holotable.stats.event_sheet import TOLD

TapeRow = tuple[int, ...]
SEAT: Final = 2  # its place in a row


def _numbers() -> "array[int]":
    return array("i")


@dataclass(slots=True)
class EventColumns:
    """Events as columns of numbers; names are given to them when they are written."""

    game: "array[int]" = field(default_factory=_numbers)
    number: "array[int]" = field(default_factory=_numbers)  # in its game
    turn: "array[int]" = field(default_factory=_numbers)
    seat: "array[int]" = field(default_factory=_numbers)
    told: "array[int]" = field(default_factory=_numbers)  # TOLD of each: its row of the tape without the seat

    def __len__(self) -> int:
        """Count the events."""
        return len(self.game)

    def add_game(self, game: int, turns: Sequence[int], rows: Sequence[TapeRow]) -> None:
        """Add the events of a game, in order: their turns, and their rows of the tape."""
        self.game.extend(array("i", [game]) * len(rows))
        self.number.extend(range(len(rows)))
        self.turn.extend(turns)
        self.seat.extend(row[SEAT] for row in rows)
        self.told.extend(chain.from_iterable(row[:SEAT] + row[SEAT + 1 :] for row in rows))

    def add_sheet(self, sheet: Any) -> None:
        """Add what stands on an event sheet."""
        columns = (self.game, self.number, self.turn, self.seat, self.told)
        for column, more in zip(columns, sheet.columns(), strict=True):
            column.frombytes(more)

    def add(self, later: "EventColumns", start: int, end: int) -> None:
        """Add the events from one place of other columns to another."""
        self.game.extend(later.game[start:end])
        self.number.extend(later.number[start:end])
        self.turn.extend(later.turn[start:end])
        self.seat.extend(later.seat[start:end])
        self.told.extend(later.told[start * TOLD : end * TOLD])
