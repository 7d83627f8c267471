"""The tape: what happened, a few integers for each event."""

from __future__ import annotations

from typing import Annotated, Final

ROWS: Final = 64
COLUMNS: Final = 3


class Tape:
    """A ring of the latest events."""

    on: bool
    count: int
    cell: Annotated[list[int], "i32", ROWS * COLUMNS]

    def __init__(self) -> None:
        self.on = False
        self.count = 0
        self.cell = [0] * (ROWS * COLUMNS)

    def switch(self, on: bool) -> None:
        """Record from now on, or stop."""
        self.on = on

    def write(self, kind: int, who: int, what: int) -> None:
        """Record one event."""
        row: int
        if not self.on:
            return
        row = self.count % ROWS * COLUMNS
        self.cell[row] = kind
        self.cell[row + 1] = who
        self.cell[row + 2] = what
        self.count += 1
