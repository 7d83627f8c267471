"""Plays the records of a log one after the other, what was taken back included."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.core.checks import is_between
from holotable.core.luck import Luck
from holotable.table.findings import Finding
from holotable.table.table import Table

DECISION: Final = "decision"
TAKE_BACK: Final = "take-back"
KINDS: Final = (DECISION, TAKE_BACK, "seat", "table", "deadline")

LogRecord = Mapping[str, Any]


class Replaying:
    """Goes through the records of one game; a decision that was taken back is played, and then left again."""

    def __init__(self, table: Table, luck: Luck, records: Sequence[LogRecord]) -> None:
        """Begin at a table; ``records`` are all that will be played."""
        self.table = table
        self._luck = luck
        self._returns = {taken_back(record)[0] for record in records if record.get("kind") == TAKE_BACK}
        self._left: dict[int, Table] = {}  # tables to which somebody comes back, by the first decision taken back

    def go_on_with(self, luck: Luck) -> None:
        """Take another source of luck from now on, also where somebody comes back to an earlier table."""
        self._luck = luck
        self.table.go_on_with(luck)

    def play(self, seq: int, record: LogRecord) -> list[tuple[int, ...]]:
        """Play a record; give what happened as rows of the tape. Luck that has fallen is never put back."""
        kind = record.get("kind", DECISION)
        if kind == TAKE_BACK:
            self.table = self._left.pop(taken_back(record)[0])
            self.table.go_on_with(self._luck)
        if kind != DECISION:
            return []
        if seq in self._returns:
            self._left[seq] = self.table.copy()
        return self.table.advance(record["seat"], record["decision"])


def live_decisions(records: Sequence[LogRecord]) -> list[int]:
    """Give the numbers of the decisions that count; whatever takes back anything but the last ones is refused."""
    live: list[int] = []
    for seq, record in enumerate(records, start=1):
        kind = record.get("kind", DECISION)
        if kind == DECISION:
            live.append(seq)
        elif kind == TAKE_BACK:
            _take_back(live, record, seq)
        elif kind not in KINDS:
            raise Finding("log-kind", seq=seq, kind=repr(kind))
    return live


def _take_back(live: list[int], record: LogRecord, seq: int) -> None:
    taken = taken_back(record)
    if taken != live[-len(taken) :]:
        raise Finding("log-not-last", seq=seq, taken=taken)
    del live[-len(taken) :]


def taken_over_luck(records: Sequence[LogRecord]) -> int:
    """Count how often decisions were taken back after which luck had fallen."""
    fell = {seq for seq, record in enumerate(records, start=1) if record.get("outcomes")}
    return sum(record.get("kind") == TAKE_BACK and not fell.isdisjoint(taken_back(record)) for record in records)


def taken_back(record: LogRecord) -> list[int]:
    """Give the numbers of the decisions that a record takes back."""
    what = record.get("what")
    taken = what.get("of") if isinstance(what, Mapping) else None
    if not isinstance(taken, list) or not taken or not all(is_between(seq, 1, 1 << 31) for seq in taken):
        raise Finding("log-no-numbers", taken=repr(taken))
    return taken
