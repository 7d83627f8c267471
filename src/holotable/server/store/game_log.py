"""A stored game: its records, and the hash chain over them."""

import hashlib
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Raw

from holotable.core.errors import HolotableError


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
    """One kept decision: who made it, with which action id, what fell, and the state and chain after it.

    The decision and the outcomes are canonical JSON: written once for the chain and for the disk.
    """

    seq: int
    time: int
    seat: int
    by: str
    action: str | None
    decision: Raw
    outcomes: Raw
    state: str
    chain: str


@dataclass(frozen=True, slots=True)
class Head:
    """The length of a log and its last link, kept apart from the records: so that none of them can go missing."""

    length: int
    chain: str  # empty: of a game without a record that was begun before heads were kept


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is kept: the lobby; once begun, the header, the seed and every record."""

    id: str
    lobby: dict[str, Any]
    header: dict[str, Any] | None
    seed: bytes
    records: list[Record]
    head: "Head | None" = None


_canonical = msgspec.json.Encoder(order="sorted")


def canonical_json(value: object) -> str:
    """Write JSON in its one canonical form."""
    return _canonical.encode(value).decode()


def canonical(value: object) -> Raw:
    """Write a part of a record in its canonical form."""
    return Raw(_canonical.encode(value))


def link(before: str, content: object) -> str:
    """Give the next link of a hash chain."""
    return hashlib.sha256(b"%s\n%s" % (before.encode(), _canonical.encode(content))).hexdigest()


def record_content(record: Record) -> dict[str, object]:
    """Give the content that a link of the hash chain covers."""
    return {
        "seq": record.seq,
        "time": record.time,
        "seat": record.seat,
        "by": record.by,
        "action": record.action,
        "decision": record.decision,
        "outcomes": record.outcomes,
        "state": record.state,
    }


def token_hash(token: str) -> bytes:
    """Give what is kept of a seat token."""
    return hashlib.sha256(token.encode()).digest()


def record_of(row: tuple[Any, ...]) -> Record:
    """Read a record from its row."""
    seq, at, seat, by, action, decision, outcomes, state, chain = row
    return Record(seq, at, seat, by, action, Raw(decision), Raw(outcomes), state, chain)


def check_chain(kept: StoredGame) -> None:
    """Refuse a game with a gap, with a record that does not fit the chain, or with another end than was kept."""
    if kept.header is None:
        return
    chain = link("", kept.header)
    for place, record in enumerate(kept.records, start=1):
        chain = link(chain, record_content(record))
        if record.seq != place or record.chain != chain:
            raise StorageError(f"game {kept.id} is damaged at record {place}: it does not fit the hash chain")
    if kept.head is None or (kept.head.length, kept.head.chain or chain) != (len(kept.records), chain):
        length = "no" if kept.head is None else kept.head.length
        raise StorageError(f"game {kept.id} is damaged: {len(kept.records)} records are there, {length} were kept")
