"""A stored game: its records of every kind, the hash chain over them, and snapshots to go on from."""

import hashlib
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Raw

from holotable.core.errors import HolotableError
from holotable.table.chain import canonical_json, link
from holotable.table.replaying import DECISION
from holotable.table.table import LOG_FORMAT


class StorageError(HolotableError):
    """The file with the games cannot be read or written."""


class UnreadableGame(StorageError):
    """A stored table that cannot be opened: it was begun with older rules, or it is damaged."""

    def __init__(self, problem: str, rules: int | None = None) -> None:
        """Keep the version of the rules if these are the reason."""
        super().__init__(problem)
        self.rules = rules

    @property
    def reason(self) -> Literal["older-rules", "damaged"]:
        """What a program needs to know."""
        return "damaged" if self.rules is None else "older-rules"


@dataclass(frozen=True, slots=True)
class Record:
    """One kept record: a decision with what fell after it, or what became of a seat, the table or a decision.

    What was decided or done and the outcomes are canonical JSON: written once for the chain and for the disk.
    """

    seq: int
    time: int
    seat: int  # -1: the bank, or the table as a whole
    by: str
    action: str | None
    decision: Raw  # of another kind: what was done
    outcomes: Raw
    state: str
    chain: str
    kind: str = DECISION


@dataclass(frozen=True, slots=True)
class Head:
    """The length of a log and its last link, kept apart from the records: so that none of them can go missing."""

    length: int
    chain: str  # empty: of a game without a record that was begun before heads were kept


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state to go on from without playing the whole game again, and what has happened since the one before.

    It is a cache: what does not fit its digest or the log is passed over.
    """

    seq: int
    rules: int
    told: int  # events before ``rows``
    state: str  # JSON of ``Table.state``
    rows: str  # JSON: the record's number and a row of the tape, of every event
    digest: str

    @property
    def is_whole(self) -> bool:
        """Whether it is as it was written."""
        return self.digest == digest_of(self.seq, self.rules, self.told, self.state, self.rows)


def digest_of(*parts: object) -> str:
    """Give what a snapshot is recognised by."""
    return hashlib.sha256(canonical_json(parts).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is kept: the lobby; once begun, the header, the seed and every record."""

    id: str
    lobby: dict[str, Any]
    header: dict[str, Any] | None
    seed: bytes
    records: list[Record]
    head: "Head | None" = None
    snapshots: tuple[Snapshot, ...] = ()
    edition: dict[str, Any] | None = None  # as it was when the game began
    company: dict[str, Any] = field(default_factory=dict)  # how matters stand between the people at the table


def record_content(record: Record, log_format: int = LOG_FORMAT) -> dict[str, object]:
    """Give the content that a link of the hash chain covers, which is the record's line in a file."""
    content = {
        "seq": record.seq,
        "time": record.time,
        "seat": record.seat,
        "by": record.by,
        "action": record.action,
        "state": record.state,
    }
    if record.kind != DECISION:
        return {**content, "kind": record.kind, "what": record.decision}
    decided = {**content, "decision": record.decision, "outcomes": record.outcomes}
    return decided if log_format < LOG_FORMAT else {**decided, "kind": DECISION}


def token_hash(token: str) -> bytes:
    """Give what is kept of a seat token."""
    return hashlib.sha256(token.encode()).digest()


def record_of(row: tuple[Any, ...]) -> Record:
    """Read a record from its row."""
    seq, at, seat, by, action, decision, outcomes, state, chain, kind = row
    return Record(seq, at, seat, by, action, Raw(decision), Raw(outcomes), state, chain, kind)


def check_chain(kept: StoredGame) -> None:
    """Refuse a game with a gap, with a record that does not fit the chain, or with another end than was kept."""
    if kept.header is None:
        return
    chain = link("", kept.header)
    for place, record in enumerate(kept.records, start=1):
        chain = link(chain, record_content(record, kept.header.get("format", 1)))
        if record.seq != place or record.chain != chain:
            raise StorageError(f"game {kept.id} is damaged at record {place}: it does not fit the hash chain")
    if kept.head is None or (kept.head.length, kept.head.chain or chain) != (len(kept.records), chain):
        known = "how many were kept is not known" if kept.head is None else f"{kept.head.length} were kept"
        raise StorageError(f"game {kept.id} is damaged: {len(kept.records)} records are there, {known}")
