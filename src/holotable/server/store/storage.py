"""Stores games in one SQLite file with one writer thread; a write returns when it is on disk."""

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any, Final

from holotable.server.store.devices import DEVICE_TABLES, DeviceTable, note_device, tables_of
from holotable.server.store.failpoints import pass_by
from holotable.server.store.game_log import (
    Head,
    Record,
    Snapshot,
    StorageError,
    StoredGame,
    check_chain,
    record_of,
    token_hash,
)
from holotable.server.store.schema import SCHEMA_VERSION, connect, lock_file, migrate, refuse_without_wal
from holotable.table.chain import canonical_json, link

BATCH_MOST: Final = 256  # writes in one commit
RECORDS: Final = "SELECT seq, time, seat, made_by, action, decision, outcomes, state, chain, kind FROM record WHERE game = ? ORDER BY seq"
INSERT_RECORD: Final = "INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SNAPSHOTS: Final = "SELECT seq, rules, told, state, rows, digest FROM snapshot WHERE game = ? ORDER BY seq"
UNTOUCHED: Final = """
SELECT id FROM game
WHERE max(made, coalesce((SELECT time FROM record WHERE game = id ORDER BY seq DESC LIMIT 1), 0)) < ?
"""
WORDS: Final = "SELECT n, time, name, spectator, action, phrase, text FROM word WHERE game = ? ORDER BY n"
WAKE: Final = "INSERT OR REPLACE INTO wake VALUES (?, ?)"
Write = Callable[[sqlite3.Connection], object]
Read = Callable[[str, str], list[tuple[Any, ...]]]


class Storage:
    """All games of one server. Reads run where they are called; writes wait for the writer's commit."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; a second server on the same file is refused."""
        self.path = path
        self._jobs: queue.SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._reading = threading.Lock()  # long games are read beside the server's loop
        try:
            path.touch(mode=0o600)  # it holds seeds, which no other user of this machine may read
            self._writer = connect(path)
            refuse_without_wal(self._writer, path)
            self._lock = lock_file(path)
            migrate(self._writer, path)
            self._reader = connect(path, only_read=True)
            self._served: int = self._reader.execute("SELECT seconds FROM served").fetchone()[0]
            self._opened = time.monotonic()
        except (sqlite3.Error, OSError) as problem:
            raise StorageError(f"cannot open {path}: {problem}") from problem
        self._thread = threading.Thread(target=self._work, name="holotable-writer", daemon=True)
        self._thread.start()

    # writing

    async def make(self, game: str, lobby: Mapping[str, Any], seed: bytes, token: str, seats: list[int]) -> None:
        """Keep a new table with its seed and its maker."""
        await self._write(_new_table(game, lobby, seed, {token: seats}))

    async def make_once(
        self, game: str, lobby: Mapping[str, Any], seed: bytes, holders: Mapping[str, list[int]]
    ) -> None:
        """Keep a new table of several people, whose tokens are given; one that is there already stays as it is."""
        make = _new_table(game, lobby, seed, holders)

        def write(base: sqlite3.Connection) -> None:
            if not base.execute("SELECT 1 FROM game WHERE id = ?", (game,)).fetchone():
                make(base)

        await self._write(write)

    async def seat(self, game: str, lobby: Mapping[str, Any], token: str, seats: list[int]) -> None:
        """Keep who has joined."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("UPDATE game SET lobby = ? WHERE id = ?", (canonical_json(lobby), game))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, canonical_json(seats)))

        await self._write(write)

    async def hand(self, game: str, lobby: Mapping[str, Any], token: str, seat: int) -> None:
        """Keep that a seat is somebody else's now; whoever had it has it no more."""

        def write(base: sqlite3.Connection) -> None:
            _reseat(base, game, lambda seats: [one for one in seats if one != seat])
            base.execute("UPDATE game SET lobby = ? WHERE id = ?", (canonical_json(lobby), game))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, canonical_json([seat])))

        await self._write(write)

    async def reseat(self, game: str, lobby: Mapping[str, Any], old: Sequence[int]) -> None:
        """Keep seats in another order, each by its old number, with those who hold them."""

        def write(base: sqlite3.Connection) -> None:
            _reseat(base, game, lambda seats: sorted(old.index(seat) for seat in seats))
            base.execute("UPDATE game SET lobby = ? WHERE id = ?", (canonical_json(lobby), game))

        await self._write(write)

    async def renew(self, game: str, old: str, new: str) -> None:
        """Let a new token stand for the seats of an old one, which opens nothing any more."""
        row = (token_hash(new), token_hash(old), game)
        await self._write(lambda base: base.execute("UPDATE holder SET hash = ? WHERE hash = ? AND game = ?", row))

    async def erase(self, game: str) -> None:
        """Delete a table for ever."""
        await self._write(lambda base: erase(base, game))

    async def arrange(self, game: str, lobby: Mapping[str, Any]) -> None:
        """Keep what has become of open seats."""
        await self._write(
            lambda base: base.execute("UPDATE game SET lobby = ? WHERE id = ?", (canonical_json(lobby), game))
        )

    async def keep_company(self, game: str, kept: str) -> None:
        """Keep how matters stand between the people at a table."""
        await self._write(lambda base: base.execute("INSERT OR REPLACE INTO company VALUES (?, ?)", (game, kept)))

    async def keep_word(self, game: str, word: tuple[Any, ...], forgotten: int | None) -> None:
        """Keep what somebody has said, and forget what was said with another number."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO word VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (game, *word))
            base.execute("DELETE FROM word WHERE game = ? AND n = ?", (game, forgotten))

        await self._write(write)

    async def wake(self, game: str, at: int | None) -> None:
        """Keep when a table must be opened again, by ``served``; None: only when somebody comes."""
        row = ("DELETE FROM wake WHERE game = ?", (game,)) if at is None else (WAKE, (game, at))
        await self._write(lambda base: base.execute(*row))

    @property
    def served(self) -> float:
        """The seconds that a server has served this file: a clock that stands while there is none."""
        return self._served + time.monotonic() - self._opened

    async def keep_served(self) -> None:
        """Keep how long the file has been served."""
        row = (int(self.served),)
        await self._write(lambda base: base.execute("UPDATE served SET seconds = ?", row))

    def keep_editions(self, texts: Mapping[str, Mapping[str, Any]]) -> None:
        """Keep editions as they are now, by their hashes, for the games that are played with them; at the start only."""
        rows = [(hashed, canonical_json(text)) for hashed, text in texts.items()]
        try:
            self._transact([lambda base: base.executemany("INSERT OR IGNORE INTO edition VALUES (?, ?)", rows)])
        except sqlite3.Error as problem:
            raise StorageError(f"cannot write {self.path}: {problem}") from problem

    async def begin(self, game: str, header: Mapping[str, Any], due: Sequence[int] | None = None) -> None:
        """Keep the header of a game that begins, and the beginning of its chain; ``due`` are the seats that decide."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("UPDATE game SET header = ? WHERE id = ?", (canonical_json(header), game))
            pass_by("begin")
            base.execute("INSERT INTO head VALUES (?, 0, ?, ?)", (game, link("", header), _due_text(due)))

        await self._write(write)

    async def bring(
        self,
        game: str,
        lobby: Mapping[str, Any],
        header: Mapping[str, Any],
        seed: bytes,
        records: list[Record],
        token: str,
    ) -> None:
        """Keep a game that was brought here, whole or not at all; whoever brought it holds every seat."""
        rows = [record_row(game, record) for record in records]
        chain = records[-1].chain if records else link("", header)
        made = int(time.time())
        seats = [number for number, seat in enumerate(lobby["seats"]) if seat["kind"] == "person"]

        def write(base: sqlite3.Connection) -> None:
            base.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?)", (game, made, canonical_json(lobby), canonical_json(header))
            )
            base.execute("INSERT INTO secret VALUES (?, ?)", (game, seed))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, canonical_json(seats)))
            base.executemany(INSERT_RECORD, rows)
            pass_by("import")
            base.execute("INSERT INTO head VALUES (?, ?, ?, NULL)", (game, len(records), chain))

        await self._write(write)

    async def append(
        self, game: str, record: Record, snapshot: Snapshot | None = None, due: Sequence[int] | None = None
    ) -> None:
        """Keep a record, now and then with a snapshot, and who is due after it; when this returns, it is on disk."""
        rows = record_row(game, record)
        head = (record.seq, record.chain, _due_text(due), game)

        def write(base: sqlite3.Connection) -> None:
            base.execute(INSERT_RECORD, rows)
            pass_by("record")
            base.execute("UPDATE head SET length = ?, chain = ?, due = ? WHERE game = ?", head)
            if snapshot is not None:
                pass_by("snapshot")
                base.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?, ?, ?, ?)", (game, *astuple(snapshot)))

        await self._write(write)

    async def note_due(self, game: str, due: Sequence[int]) -> None:
        """Keep who is due in a game of which that is not known."""
        row = (_due_text(due), game)
        await self._write(lambda base: base.execute("UPDATE head SET due = ? WHERE game = ? AND due IS NULL", row))

    async def note_device(self, device: str, tokens: Iterable[str]) -> None:
        """Keep that a device has come with seat tokens."""
        holders = [token_hash(token) for token in tokens]
        await self._write(lambda base: note_device(base, token_hash(device), holders))

    async def forget_device(self, device: str) -> None:
        """Forget what a device has come with."""
        row = (token_hash(device),)
        await self._write(lambda base: base.execute("DELETE FROM device WHERE hash = ?", row))

    async def check(self) -> None:
        """Write to the disk and read from it, without changing anything; ``StorageError`` tells what fails."""
        await self._write(lambda base: base.execute(f"PRAGMA user_version = {SCHEMA_VERSION}"))
        for question in (
            "SELECT lobby FROM game WHERE id > ? LIMIT 1",
            "SELECT state FROM record WHERE game > ? LIMIT 1",
        ):
            self._read(question, "")

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
            pass_by("commit")
            self._writer.execute("COMMIT")
            pass_by("committed")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            raise

    # reading

    def holder(self, token: str) -> tuple[str, list[int]] | None:
        """Give the table and the seats that a token stands for."""
        rows = self._read("SELECT game, seats FROM holder WHERE hash = ?", token_hash(token))
        return (rows[0][0], json.loads(rows[0][1])) if rows else None

    def tables_of(self, device: str, tokens: Iterable[str]) -> list[DeviceTable]:
        """Give the tables that a device has come to with these seat tokens, the one decided at last first."""
        return tables_of(self._read(DEVICE_TABLES, token_hash(device)), {token_hash(token) for token in tokens})

    def load(self, game: str) -> StoredGame | None:
        """Read a game; a record that does not fit the chain is refused."""
        return read_game(self._read, game)

    def words(self, game: str) -> list[tuple[Any, ...]]:
        """Read what was said at a table."""
        return self._read(WORDS, game)

    def _read(self, question: str, about: str | bytes | int) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(question, (about,)).fetchall()
        except sqlite3.Error as problem:
            raise StorageError(f"cannot read {self.path}: {problem}") from problem

    def editions(self) -> dict[str, dict[str, Any]]:
        """Give the editions that are kept, by their hashes."""
        return {hashed: json.loads(text) for hashed, text in self._read("SELECT * FROM edition WHERE hash > ?", "")}

    def untouched(self, since: int) -> list[str]:
        """Give the tables at which nothing has been decided since a moment."""
        return [game for (game,) in self._read(UNTOUCHED, since)]

    def waking(self) -> dict[str, int]:
        """Give the tables that must be opened again, and when."""
        return dict(self._read("SELECT game, at FROM wake WHERE at > ? ORDER BY at", -1))

    def count(self) -> int:
        """Count the tables."""
        count: int = self._read("SELECT count(*) FROM game WHERE id > ?", "")[0][0]
        return count

    def size(self) -> int:
        """Give the bytes of the file, with what waits beside it."""
        files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._jobs.put(None)
        self._thread.join()
        with self._reading:  # to close it under somebody who reads would end the whole process
            self._reader.close()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def erase(base: sqlite3.Connection, game: str) -> None:
    """Take everything of a table out of the file."""
    for table, column in (
        ("company", "game"),
        ("word", "game"),
        ("device", "game"),
        ("wake", "game"),
        ("snapshot", "game"),
        ("record", "game"),
        ("head", "game"),
        ("holder", "game"),
        ("secret", "game"),
        ("game", "id"),
    ):
        base.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))  # noqa: S608 - names of our own


def _reseat(base: sqlite3.Connection, game: str, change: Callable[[list[int]], list[int]]) -> None:
    """Change the seats of everybody who holds some; who holds none any more is forgotten."""
    for hashed, seats in base.execute("SELECT hash, seats FROM holder WHERE game = ?", (game,)).fetchall():
        row = (canonical_json(change(json.loads(seats))), hashed)
        base.execute("UPDATE holder SET seats = ? WHERE hash = ?", row)
    base.execute("DELETE FROM holder WHERE game = ? AND seats = '[]'", (game,))


def _new_table(game: str, lobby: Mapping[str, Any], seed: bytes, holders: Mapping[str, list[int]]) -> Write:
    row = (game, int(time.time()), canonical_json(lobby))
    rows = [(token_hash(token), game, canonical_json(seats)) for token, seats in holders.items()]

    def write(base: sqlite3.Connection) -> None:
        base.execute("INSERT INTO game (id, made, lobby) VALUES (?, ?, ?)", row)
        base.execute("INSERT INTO secret VALUES (?, ?)", (game, seed))
        base.executemany("INSERT INTO holder VALUES (?, ?, ?)", rows)

    return write


def _due_text(due: Sequence[int] | None) -> str | None:
    return None if due is None else canonical_json(list(due))


def record_row(game: str, record: Record) -> tuple[Any, ...]:
    """Give a record as a row of its table."""
    return (
        game,
        record.seq,
        record.time,
        record.seat,
        record.by,
        record.action,
        bytes(record.decision).decode(),
        bytes(record.outcomes).decode(),
        record.state,
        record.chain,
        record.kind,
    )


def read_game(read: Read, game: str) -> StoredGame | None:
    """Read a game by asking a file of games; a record that does not fit the chain is refused."""
    found = read("SELECT lobby, header, seed FROM game JOIN secret ON game = id WHERE id = ?", game)
    if not found:
        return None
    ((lobby, header, seed),) = found
    begun = json.loads(header) if header else None
    kept = StoredGame(
        game,
        json.loads(lobby),
        begun,
        seed,
        [record_of(row) for row in read(RECORDS, game)],
        next((Head(*row) for row in read("SELECT length, chain FROM head WHERE game = ?", game)), None),
        tuple(Snapshot(*row) for row in read(SNAPSHOTS, game)),
        _edition_text(read, begun),
        next((json.loads(text) for (text,) in read("SELECT kept FROM company WHERE game = ?", game)), {}),
    )
    check_chain(kept)
    return kept


def _edition_text(read: Read, header: dict[str, Any] | None) -> dict[str, Any] | None:
    """Give the edition of a game as it was when the game began, if it is kept."""
    hashed = None if header is None else header.get("edition_hash")
    found = [] if hashed is None else read("SELECT text FROM edition WHERE hash = ?", hashed)
    return json.loads(found[0][0]) if found else None


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
