"""Brings a kept game back: from its last snapshot where that fits, else by playing it again from its beginning."""

import logging
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from holotable.core.errors import EditionError, HolotableError, ReplayMismatch
from holotable.core.luck import Recorded
from holotable.server.store.game_log import Record, Snapshot, StoredGame
from holotable.server.tables.decided import Decided
from holotable.server.tables.told import Row, Told
from holotable.table import Table, replay
from holotable.table.log import edition_of
from holotable.table.replaying import DECISION, TAKE_BACK, Replaying, live_decisions, taken_back
from holotable.table.sealed import Sealed, dice_key
from holotable.table.table import RULES_VERSION

CHECK_EVERY: Final = 25  # records between two comparisons of the whole state; the last one is always compared

log = logging.getLogger("holotable.server")


class Resumed:
    """A game as it stands: its table, what has happened, and what was decided last."""

    def __init__(self, table: Table, told: Told, snapped: int, decided: Decided) -> None:
        """Keep them; ``snapped`` events are in snapshots already."""
        self.table, self.told, self.snapped, self.decided = table, told, snapped, decided


def resumed(kept: StoredGame) -> Resumed:
    """Bring a game back, and let it go on with its own luck; any difference from what is kept is refused.

    A snapshot that today's rules have made comes first. Where there is none, the game is played from its beginning. A
    game that was begun with older rules and that today's play otherwise goes on from the last snapshot of those, if
    everything after it agrees.
    """
    records = [plain_record(record) for record in kept.records]
    live_decisions(records)
    problems: list[HolotableError] = []
    for start in _starts(kept, records):
        try:
            found = _played_on(kept, records, start)
        except HolotableError as problem:
            problems.append(problem)
            if start is not None:
                log.warning("table %s: its snapshot %s is of no use: %s", kept.id, start.seq, problem)
        else:
            found.table.go_on_with(luck_of(kept, records))
            return found
    raise next((problem for problem in problems if isinstance(problem, ReplayMismatch)), problems[0])


def plain_record(record: Record) -> dict[str, Any]:
    """Give a record as it stands in a log."""
    done = msgspec.json.decode(record.decision)
    if record.kind != DECISION:
        return {"kind": record.kind, "seq": record.seq, "seat": record.seat, "what": done}
    outcomes = msgspec.json.decode(record.outcomes)
    return {"kind": DECISION, "seat": record.seat, "decision": done, "outcomes": outcomes}


def key_of(header: dict[str, Any], seed: bytes) -> bytes:
    """Give the key of a game's dice."""
    entropy = header.get("entropy")
    return dice_key(seed, None if entropy is None else [one["value"] for one in entropy])


def luck_of(kept: StoredGame, records: list[dict[str, Any]]) -> Sealed:
    """Give the luck that goes on after everything that has fallen, what was taken back included."""
    assert kept.header is not None, "only a game that has begun has luck"
    fallen = len(kept.header["opening"]) + sum(len(record.get("outcomes", ())) for record in records)
    return Sealed(key_of(kept.header, kept.seed), fallen)


def _starts(kept: StoredGame, records: list[dict[str, Any]]) -> Iterator[Snapshot | None]:
    """Give where to go on from, in the order of trying; None is the beginning."""
    left = [(record["seq"], taken_back(record)[0]) for record in records if record["kind"] == TAKE_BACK]
    last = max(live_decisions(records), default=len(records) + 1)
    usable = [
        one
        for one in reversed(kept.snapshots)
        if one.seq <= len(records) and one.is_whole and all(first > one.seq for seq, first in left if seq > one.seq)
    ]
    first = [one for one in usable if one.seq < last][:1]  # in whose turn the last was made is seen by playing it
    yield from (one for one in first if one.rules == RULES_VERSION)
    yield None
    yield from (one for one in usable[:1] if one.rules != RULES_VERSION or one not in first)


def _played_on(kept: StoredGame, records: list[dict[str, Any]], start: Snapshot | None) -> Resumed:
    """Go on from a snapshot, or from the beginning, to the last record."""
    assert kept.header is not None, "only a game that has begun is played again"
    luck = Recorded()
    if start is None:
        table, told, done = _begun(kept, luck), Told(), 0
        told.add(0, table.happened)
    else:
        table, told, done = _restored(kept, start, luck), _told_before(kept, start), start.seq
    snapped = len(told) if start is not None else 0
    replaying = Replaying(table, luck, records[done:])
    before_last = max(live_decisions(records), default=0) - 1
    turn = table.typed_view().turn if done == before_last else None
    for record, rows in _rows(kept, records, replaying, luck, done):
        told.add(record.seq, rows)
        if record.seq == before_last:
            turn = replaying.table.typed_view().turn
    return Resumed(replaying.table, told, snapped, Decided(kept.records, records, turn))


def _begun(kept: StoredGame, luck: Recorded) -> Table:
    header = kept.header
    assert header is not None, "only a game that has begun is played again"
    beginning = {"header": header, "opening": header["opening"], "records": [], "hash": header["state"]}
    return replay({**beginning, "edition": kept.edition}, then=luck)


def _restored(kept: StoredGame, start: Snapshot, luck: Recorded) -> Table:
    """Set the table up as a snapshot has it; its state must be the one of the record."""
    assert kept.header is not None, "only a game that has begun has snapshots"
    state = msgspec.json.decode(start.state)
    reference = edition_of(kept.header, kept.edition).reference
    table = Table.from_state({**state, "edition": reference}, luck=luck)
    if table.state_hash != kept.records[start.seq - 1].state:
        raise EditionError(f"it stands otherwise than record {start.seq}")
    return table


def _told_before(kept: StoredGame, start: Snapshot) -> Told:
    """Give what had happened up to a snapshot, as far back as today's rules can name it."""
    rows = msgspec.json.decode(start.rows)
    if start.rules != RULES_VERSION:
        return Told(start.told + len(rows))
    first = start.told
    for part in reversed([one for one in kept.snapshots if one.seq < start.seq]):
        earlier = msgspec.json.decode(part.rows) if part.rules == RULES_VERSION and part.is_whole else []
        if earlier and part.told + len(earlier) == first:  # else the next one has it too, or it is lost
            rows, first = earlier + rows, part.told
    told = Told(first)
    for seq, *row in rows:
        told.add(seq, [row])
    return told


def _rows(
    kept: StoredGame, records: list[dict[str, Any]], replaying: Replaying, luck: Recorded, done: int
) -> Iterator[tuple[Record, list[Row]]]:
    """Play the records after the first ``done``; whatever differs from what is kept is a ``ReplayMismatch``."""
    for record, plain in zip(kept.records[done:], records[done:], strict=True):
        luck.add(plain.get("outcomes", ()))
        rows = replaying.play(record.seq, plain)
        is_checked = record.seq % CHECK_EVERY == 0 or record is kept.records[-1]
        state = replaying.table.state_hash if is_checked else record.state
        if luck.left or state != record.state:
            raise ReplayMismatch(f"game {kept.id} differs at record {record.seq}: state {state}, kept {record.state}")
        yield record, rows


def steps_of(kept: StoredGame) -> Iterator[Table]:
    """Play a kept game again from its beginning: its table there and after every decision that counts."""
    records, luck = [plain_record(record) for record in kept.records], Recorded()
    live = set(live_decisions(records))
    replaying = Replaying(_begun(kept, luck), luck, records)
    yield replaying.table
    for record, _ in _rows(kept, records, replaying, luck, 0):
        if record.seq in live:
            yield replaying.table
