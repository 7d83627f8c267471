"""The decisions of a game that count, as far as somebody may still take them back, and those that were taken back."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from holotable.server.socket.protocol import By
from holotable.server.store.game_log import Record
from holotable.table.replaying import DECISION, TAKE_BACK, live_decisions, taken_over_luck

KEPT_MOST: Final = 100  # decisions: nobody remembers what lies further back
FOR_OTHERS: Final = ("clock", "order", "server")  # who decides for somebody


class Made(NamedTuple):
    """A decision that counts; ``is_own_turn`` is known of the last one only."""

    seq: int
    seat: int
    by: str
    decision: Mapping[str, Any]
    has_luck: bool
    is_own_turn: bool


class Decided:
    """What was decided last, and what of the whole game does not count any more."""

    def __init__(self, kept: Sequence[Record], records: Sequence[Mapping[str, Any]], turn: int | None) -> None:
        """Read a game's records, kept and plain; ``turn`` is whose turn it was before the last that counts."""
        self.turn = turn
        live = live_decisions(records)
        made = [_made(kept[seq - 1], records[seq - 1], turn) for seq in live[-KEPT_MOST:]]
        self.recent = deque(made, maxlen=KEPT_MOST)
        self.by = {one.seq: cast("By", one.by) for one in kept if one.kind == DECISION and one.by in FOR_OTHERS}
        self.taken = {seq for seq, one in enumerate(records, 1) if one["kind"] == DECISION} - set(live)
        self.over_luck = taken_over_luck(records)
        self._backs: list[tuple[int, int]] = [
            (one["seq"], one["what"]["of"][0]) for one in records if one["kind"] == TAKE_BACK
        ]
        self.changed: int = max(live[-1:] + [seq for seq, _ in self._backs[-1:]], default=0)

    def add(self, made: Made) -> None:
        """Note a decision."""
        self.recent.append(made)
        self.changed = made.seq
        if made.by in FOR_OTHERS:
            self.by[made.seq] = cast("By", made.by)

    @property
    def last(self) -> Made | None:
        """The last decision that counts."""
        return self.recent[-1] if self.recent else None

    def seen(self, seq: int) -> int:
        """Give the last record whose lines stand as they stood after record ``seq``."""
        return min([seq, *(first - 1 for at, first in self._backs if at > seq)])


def _made(kept: Record, plain: Mapping[str, Any], turn: int | None) -> Made:
    return Made(kept.seq, kept.seat, kept.by, plain["decision"], bool(plain["outcomes"]), kept.seat == turn)
