"""The tape: what happened during one decision, and the rule that made it happen."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

TAPE_ROW: Final = 8  # kind, cause key, seat, five values
TAPE_MOST: Final = 256


class Tape:
    """Events of one decision as rows of integers; switched off, it writes nothing."""

    on: bool = True
    count: int
    row: Annotated[list[int], "i32", TAPE_ROW * TAPE_MOST]

    def __init__(self) -> None:
        """Make an empty tape that is switched on."""
        start_fields(self)

    def clear(self) -> None:
        """Forget every event."""
        self.count = 0

    def at(self, place: int) -> int:
        """Give one number of the rows: cheaper for Python than all of them."""
        return self.row[place]

    def rows(self) -> list[tuple[int, ...]]:
        """Give every event that was written, as Python reads it: the whole buffer would be far more."""
        return [
            (
                self.at(base),
                self.at(base + 1),
                self.at(base + 2),
                self.at(base + 3),
                self.at(base + 4),
                self.at(base + 5),
                self.at(base + 6),
                self.at(base + 7),
            )
            for base in range(0, self.count * TAPE_ROW, TAPE_ROW)
        ]

    def write(self, kind: int, cause: int, seat: int, a: int, b: int, c: int) -> None:
        """Record one event with three values."""
        base: int
        if not self.on:
            return
        base = self.count * TAPE_ROW
        assert self.count < TAPE_MOST, "one decision never makes this many events"
        self.row[base] = kind
        self.row[base + 1] = cause
        self.row[base + 2] = seat
        self.row[base + 3] = a
        self.row[base + 4] = b
        self.row[base + 5] = c
        self.row[base + 6] = 0
        self.row[base + 7] = 0
        self.count += 1

    def add(self, d: int, e: int) -> None:
        """Complete the last event with two more values."""
        base: int
        if not self.on:
            return
        base = (self.count - 1) * TAPE_ROW
        self.row[base + 6] = d
        self.row[base + 7] = e
