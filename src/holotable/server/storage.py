"""Keeping games: one SQLite file, one writer, and nothing is told before it is on disk."""

import asyncio
import contextlib
import hashlib
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from holotable.core.errors import HolotableError

SCHEMA_VERSION: Final = 1
BATCH_MOST: Final = 256  # writes in one commit
SCHEMA: Final = """
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    lobby TEXT NOT NULL,
    header TEXT
) STRICT;
CREATE TABLE secret (
    game TEXT PRIMARY KEY REFERENCES game (id),
    seed BLOB NOT NULL
) STRICT;
CREATE TABLE holder (
    hash BLOB PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    seats TEXT NOT NULL
) STRICT;
CREATE TABLE record (
    game TEXT NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    time INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    action TEXT,
    decision TEXT NOT NULL,
    outcomes TEXT NOT NULL,
    state TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX once ON record (game, seat, action) WHERE action IS NOT NULL;
"""

Write = Callable[[sqlite3.Connection], object]


class StorageError(HolotableError):
    """The file with the games cannot be read or written."""


@dataclass(frozen=True, slots=True)
class Record:
    """One kept decision: who made it, with which action id, what fell, and the state and chain after it."""

    seq: int
    time: int
    seat: int
    by: str
    action: str | None
    decision: Mapping[str, Any]
    outcomes: list[Any]
    state: str
    chain: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it is kept: the lobby; once begun, the header, the seed and every record."""

    id: str
    lobby: dict[str, Any]
    header: dict[str, Any] | None
    seed: bytes
    records: list[Record]


_canonical = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def written(value: object) -> str:
    """Write JSON in its one canonical form."""
    return _canonical.encode(value)


def link(before: str, content: object) -> str:
    """Give the next link of a hash chain."""
    return hashlib.sha256(f"{before}\n{written(content)}".encode()).hexdigest()


def record_content(record: Record) -> dict[str, object]:
    """Give what a link of the chain vouches for."""
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


class Storage:
    """All games of one server. Reads run where they are called; writes wait for the writer's commit."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; a second server on the same file is refused."""
        self.path = path
        self._jobs: queue.SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._reading = threading.Lock()  # long games are read beside the server's loop
        try:
            path.touch(mode=0o600)  # seeds are in it: nobody else on this machine may read them
            self._writer = _connect(path)
            _refuse_without_wal(self._writer, path)
            self._lock = _own(path)
            _migrate(self._writer, path)
            self._reader = _connect(path, only_read=True)
        except (sqlite3.Error, OSError) as problem:
            raise StorageError(f"cannot open {path}: {problem}") from problem
        self._thread = threading.Thread(target=self._work, name="holotable-writer", daemon=True)
        self._thread.start()

    # writing

    async def make(self, game: str, lobby: Mapping[str, Any], seed: bytes, token: str, seats: list[int]) -> None:
        """Keep a new table with its seed and its maker."""
        row = (game, int(time.time()), written(lobby))

        def write(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO game (id, made, lobby) VALUES (?, ?, ?)", row)
            base.execute("INSERT INTO secret VALUES (?, ?)", (game, seed))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, written(seats)))

        await self._write(write)

    async def seat(self, game: str, lobby: Mapping[str, Any], token: str, seats: list[int]) -> None:
        """Keep who has joined."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("UPDATE game SET lobby = ? WHERE id = ?", (written(lobby), game))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, written(seats)))

        await self._write(write)

    async def arrange(self, game: str, lobby: Mapping[str, Any]) -> None:
        """Keep what has become of open seats."""
        await self._write(lambda base: base.execute("UPDATE game SET lobby = ? WHERE id = ?", (written(lobby), game)))

    async def begin(self, game: str, header: Mapping[str, Any]) -> None:
        """Keep the header of a game that begins."""
        await self._write(lambda base: base.execute("UPDATE game SET header = ? WHERE id = ?", (written(header), game)))

    async def append(self, game: str, record: Record) -> None:
        """Keep a decision; when this returns, it is on disk."""
        row = (
            game,
            record.seq,
            record.time,
            record.seat,
            record.by,
            record.action,
            written(record.decision),
            written(record.outcomes),
            record.state,
            record.chain,
        )
        await self._write(lambda base: base.execute("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row))

    async def _write(self, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((write, done))
        await done

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            stop = False
            while len(batch) < BATCH_MOST and not self._jobs.empty() and not stop:
                more = self._jobs.get()
                stop = more is None
                batch += [] if more is None else [more]
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[tuple[Write, "asyncio.Future[None]"]]) -> None:
        """Write a batch in one commit; if it fails, each alone, so that only the faulty one is refused."""
        try:
            self._transact([write for write, _ in batch])
        except Exception as problem:  # noqa: BLE001 - without the writer nothing could be kept any more
            if len(batch) == 1:
                _settle(batch[0][1], StorageError(f"cannot write {self.path}: {problem}"))
                return
            for job in batch:
                self._commit([job])
            return
        for _, done in batch:
            _settle(done, None)

    def _transact(self, writes: list[Write]) -> None:
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for write in writes:
                write(self._writer)
            self._writer.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            raise

    # reading

    def holder(self, token: str) -> tuple[str, list[int]] | None:
        """Give the table and the seats that a token stands for."""
        rows = self._read("SELECT game, seats FROM holder WHERE hash = ?", token_hash(token))
        return (rows[0][0], json.loads(rows[0][1])) if rows else None

    def load(self, game: str) -> Kept | None:
        """Read a game; a record that does not fit the chain is refused."""
        found = self._read("SELECT lobby, header, seed FROM game JOIN secret ON game = id WHERE id = ?", game)
        if not found:
            return None
        ((lobby, header, seed),) = found
        kept = Kept(game, json.loads(lobby), json.loads(header) if header else None, seed, self._records(game))
        _check_chain(kept)
        return kept

    def _records(self, game: str) -> list[Record]:
        rows = self._read(
            "SELECT seq, time, seat, made_by, action, decision, outcomes, state, chain"
            " FROM record WHERE game = ? ORDER BY seq",
            game,
        )
        return [_record(row) for row in rows]

    def _read(self, question: str, about: str | bytes) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(question, (about,)).fetchall()
        except sqlite3.Error as problem:
            raise StorageError(f"cannot read {self.path}: {problem}") from problem

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._jobs.put(None)
        self._thread.join()
        self._reader.close()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def _record(row: tuple[Any, ...]) -> Record:
    seq, at, seat, by, action, decision, outcomes, state, chain = row
    return Record(seq, at, seat, by, action, json.loads(decision), json.loads(outcomes), state, chain)


def _check_chain(kept: Kept) -> None:
    chain = link("", kept.header)
    for place, record in enumerate(kept.records, start=1):
        chain = link(chain, record_content(record))
        if record.seq != place or record.chain != chain:
            raise StorageError(f"game {kept.id} is damaged at record {place}: it does not fit the hash chain")


def _settle(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    def settle() -> None:
        if done.done():
            return
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    with contextlib.suppress(RuntimeError):  # the server has stopped and nobody waits
        done.get_loop().call_soon_threadsafe(settle)


def _connect(path: Path, *, only_read: bool = False) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA foreign_keys = ON")
    if only_read:
        base.execute("PRAGMA query_only = ON")
    return base


def _refuse_without_wal(base: sqlite3.Connection, path: Path) -> None:
    """Refuse a file system without a write-ahead log, as many network ones are."""
    if base.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        raise StorageError(f"{path} lies on a file system without a write-ahead log; keep games on a local disk")


def _own(path: Path) -> IO[str] | None:
    """Make sure that no other server writes the same games."""
    try:
        import fcntl
    except ImportError:  # not on this system; SQLite's own locks still keep the file whole
        return None
    file = path.with_name(f"{path.name}.lock").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        file.close()
        raise StorageError(f"another server keeps its games in {path}; choose another file with --games") from problem
    return file


def _migrate(base: sqlite3.Connection, path: Path) -> None:
    version = base.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA_VERSION:
        raise StorageError(
            f"{path} was written by a newer Holotable (schema {version}); this one knows {SCHEMA_VERSION}"
        )
    if version == 0:
        base.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
