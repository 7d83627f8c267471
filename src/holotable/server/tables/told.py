"""What has happened at a table, numbered; it is kept as rows of the tape and named when somebody reads it."""

import bisect
from collections.abc import Iterable, Sequence

from holotable.core.records import Event
from holotable.table import Table

Row = tuple[int, ...]
NumberedEvents = tuple[int, Event]  # the number of the record that made it, and the event


class Told:
    """Every event of a game, with the number of its record."""

    def __init__(self, first: int = 0) -> None:
        """Begin with nothing; ``first`` events are not known any more."""
        self._first = first
        self._seqs: list[int] = []
        self._rows: list[Row] = []

    def __len__(self) -> int:
        """Count the events of the game."""
        return self._first + len(self._rows)

    def add(self, seq: int, rows: Iterable[Sequence[int]]) -> None:
        """Add what a record made happen."""
        before = len(self._rows)
        self._rows.extend(map(tuple, rows))
        self._seqs.extend([seq] * (len(self._rows) - before))

    def rows_from(self, number: int) -> list[list[int]]:
        """Give the events from a number on, as a snapshot keeps them."""
        start = max(0, number - self._first)
        return [[seq, *row] for seq, row in zip(self._seqs[start:], self._rows[start:], strict=True)]

    def read(self, table: Table, first: int, end: int) -> list[tuple[int, NumberedEvents]]:
        """Give numbered events in names, from one number to before another."""
        first = max(first, self._first)
        start, stop = first - self._first, max(0, end - self._first)
        events = table.named_events(self._rows[start:stop])
        return list(enumerate(zip(self._seqs[start:stop], events, strict=True), start=first))

    def after(self, seq: int) -> int:
        """Give the number of the first event after a record."""
        return self._first + bisect.bisect_right(self._seqs, seq)
