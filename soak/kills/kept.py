"""Reads the file of games by its own SQL, and computes its hash chains by its own code.

The definition is "What the server keeps" in docs/protocol.md: a link is the SHA-256 of the link before, a line feed and
the canonical JSON of the line; the first link is over the header, with nothing before it.
"""

import contextlib
import hashlib
import json
import shutil
import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from soak.kills.told import Findings, canonical

PARTS: Final = ("secret", "holder", "record", "head", "snapshot")  # tables with rows of a game
RECORDS: Final = """
SELECT seq, time, seat, made_by, action, decision, outcomes, state, chain, kind FROM record WHERE game = ? ORDER BY seq
"""
SNAPSHOTS: Final = "SELECT seq, rules, told, state, rows, digest FROM snapshot WHERE game = ? ORDER BY seq"


@dataclass(frozen=True, slots=True)
class Kept:
    """A record as its row has it."""

    seq: int
    time: int
    seat: int
    by: str
    action: str | None
    decision: Any
    outcomes: Any
    state: str
    chain: str
    kind: str

    def content(self, log_format: int) -> dict[str, Any]:
        """Give what its link covers."""
        parts: dict[str, Any] = {"seq": self.seq, "time": self.time, "seat": self.seat, "by": self.by}
        parts |= {"action": self.action, "state": self.state}
        if self.kind != "decision":
            return {**parts, "kind": self.kind, "what": self.decision}
        parts |= {"decision": self.decision, "outcomes": self.outcomes}
        return parts if log_format < 2 else {**parts, "kind": self.kind}


@dataclass(frozen=True, slots=True)
class KeptSnapshot:
    """A snapshot as its row has it."""

    seq: int
    rules: int
    told: int
    state: str
    rows: str
    digest: str


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as its rows have it."""

    id: str
    touched: int  # when it was made or last decided
    lobby: dict[str, Any]
    header: dict[str, Any] | None
    seed: bytes
    records: list[Kept]
    head: tuple[int, str] | None
    snapshots: list[KeptSnapshot]
    holders: dict[bytes, list[int]]

    @property
    def is_imported(self) -> bool:
        """Whether it was brought as a file."""
        return self.header is not None and self.header.get("imported") is not None

    @property
    def is_sealed(self) -> bool:
        """Whether its dice follow from its seed."""
        return self.header is not None and self.header["commitment"] is not None


@dataclass
class KeptFile:
    """Everything in a file of games."""

    games: dict[str, KeptGame]
    strays: dict[str, int]  # rows of games that are not there
    integrity: str


def next_link(before: str, content: object) -> str:
    """Give the next link of a chain."""
    return hashlib.sha256(f"{before}\n{canonical(content)}".encode()).hexdigest()


def read_beside(games: Path, folder: Path) -> KeptFile:
    """Read a copy, so that nothing but the server itself ever repairs the file after a kill."""
    copy = folder / "copy.sqlite3"
    for ending in ("", "-wal"):
        beside, source = copy.with_name(f"{copy.name}{ending}"), games.with_name(f"{games.name}{ending}")
        beside.unlink(missing_ok=True)
        if source.exists():
            shutil.copyfile(source, beside)
    copy.with_name(f"{copy.name}-shm").unlink(missing_ok=True)
    return read_file(copy)


def read_file(path: Path) -> KeptFile:
    """Read every game of a file that no server has open."""
    with contextlib.closing(sqlite3.connect(path)) as base:
        (integrity,) = base.execute("PRAGMA integrity_check").fetchone()
        if not base.execute("SELECT count(*) FROM sqlite_master WHERE name = 'snapshot'").fetchone()[0]:
            return KeptFile({}, {}, integrity)  # killed before its tables were made
        games = [_read_game(base, *row) for row in base.execute("SELECT id, made, lobby, header FROM game").fetchall()]
        count = "SELECT count(*) FROM {} WHERE game NOT IN (SELECT id FROM game)"
        strays = {part: base.execute(count.format(part)).fetchone()[0] for part in PARTS}
    return KeptFile({game.id: game for game in games}, strays, integrity)


def _read_game(base: sqlite3.Connection, game: str, made: int, lobby: str, header: str | None) -> KeptGame:
    records = [_record_of(row) for row in base.execute(RECORDS, (game,))]
    seeds = base.execute("SELECT seed FROM secret WHERE game = ?", (game,)).fetchall()
    holders = base.execute("SELECT hash, seats FROM holder WHERE game = ?", (game,)).fetchall()
    return KeptGame(
        id=game,
        touched=max(made, records[-1].time if records else 0),
        lobby=json.loads(lobby),
        header=json.loads(header) if header else None,
        seed=seeds[0][0] if seeds else b"",
        records=records,
        head=base.execute("SELECT length, chain FROM head WHERE game = ?", (game,)).fetchone(),
        snapshots=[KeptSnapshot(*row) for row in base.execute(SNAPSHOTS, (game,))],
        holders={hashed: json.loads(seats) for hashed, seats in holders},
    )


def _record_of(row: tuple[Any, ...]) -> Kept:
    seq, at, seat, by, action, decision, outcomes, state, chain, kind = row
    return Kept(seq, at, seat, by, action, json.loads(decision), json.loads(outcomes), state, chain, kind)


# is it whole?


def check_whole(file: KeptFile, findings: Findings) -> None:
    """Find whatever in a file does not hold together."""
    findings.same("file integrity", "ok", file.integrity)
    for part, strays in file.strays.items():
        findings.same(f"file rows of deleted games in {part}", 0, strays)
    for game in file.games.values():
        findings.same(f"file holders {game.id}", True, bool(game.holders))
        if not game.is_imported:
            findings.same(f"file seed {game.id}", 32, len(game.seed))
        if game.header is None:
            findings.same(f"file nothing before the beginning {game.id}", (0, None), (len(game.records), game.head))
        else:
            _check_chain(game, game.header, findings)
            _check_once(game, findings)
            _check_snapshots(game, findings)


def _check_chain(game: KeptGame, header: dict[str, Any], findings: Findings) -> None:
    """Go through the records: no gap, every link, and the head that is kept apart."""
    chain = next_link("", header)
    for place, record in enumerate(game.records, start=1):
        chain = next_link(chain, record.content(header.get("format", 1)))
        findings.compared["link"] += 1
        if record.seq != place:
            findings.add("lost", f"record {game.id} {place}", f"the next one is {record.seq}")
            return
        if record.chain != chain:
            findings.add("changed", f"record {game.id} {place}", "it does not fit the hash chain")
            return
    length = 0 if game.head is None else game.head[0]
    if length > len(game.records):
        findings.add("lost", f"record {game.id} {length}", f"only {len(game.records)} are there")
    else:
        findings.same(f"head {game.id}", (len(game.records), chain), game.head)


def _check_once(game: KeptGame, findings: Findings) -> None:
    """No action stands twice in a log."""
    times = Counter((record.seat, record.action) for record in game.records if record.action)
    for action, count in times.items():
        findings.compared["action"] += 1
        if count > 1:
            findings.add("doubled", f"action {game.id} {action}", f"it is there {count} times")


def _check_snapshots(game: KeptGame, findings: Findings) -> None:
    """Every snapshot is as it was written, and belongs to a record that is there."""
    for one in game.snapshots:
        whole = canonical([one.seq, one.rules, one.told, one.state, one.rows])
        findings.same(f"snapshot {game.id} {one.seq}", hashlib.sha256(whole.encode()).hexdigest(), one.digest)
        if one.seq > len(game.records):
            findings.add("lost", f"record {game.id} {one.seq}", "there is a snapshot of it, but no record")
