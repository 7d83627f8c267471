"""Stores games in one SQLite file with one writer thread; a write returns when it is on disk."""

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from holotable.server.store.game_log import (
    Head,
    Record,
    StorageError,
    StoredGame,
    canonical_json,
    check_chain,
    link,
    record_of,
    token_hash,
)
from holotable.server.store.schema import SCHEMA_VERSION, connect, lock_file, migrate, refuse_without_wal

BATCH_MOST: Final = 256  # writes in one commit
RECORDS: Final = (
    "SELECT seq, time, seat, made_by, action, decision, outcomes, state, chain FROM record WHERE game = ? ORDER BY seq"
)
UNTOUCHED: Final = """
SELECT id FROM game
WHERE max(made, coalesce((SELECT time FROM record WHERE game = id ORDER BY seq DESC LIMIT 1), 0)) < ?
"""
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
        except (sqlite3.Error, OSError) as problem:
            raise StorageError(f"cannot open {path}: {problem}") from problem
        self._thread = threading.Thread(target=self._work, name="holotable-writer", daemon=True)
        self._thread.start()

    # writing

    async def make(self, game: str, lobby: Mapping[str, Any], seed: bytes, token: str, seats: list[int]) -> None:
        """Keep a new table with its seed and its maker."""
        row = (game, int(time.time()), canonical_json(lobby))

        def write(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO game (id, made, lobby) VALUES (?, ?, ?)", row)
            base.execute("INSERT INTO secret VALUES (?, ?)", (game, seed))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, canonical_json(seats)))

        await self._write(write)

    async def seat(self, game: str, lobby: Mapping[str, Any], token: str, seats: list[int]) -> None:
        """Keep who has joined."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("UPDATE game SET lobby = ? WHERE id = ?", (canonical_json(lobby), game))
            base.execute("INSERT INTO holder VALUES (?, ?, ?)", (token_hash(token), game, canonical_json(seats)))

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

    async def begin(self, game: str, header: Mapping[str, Any]) -> None:
        """Keep the header of a game that begins, and the beginning of its chain."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("UPDATE game SET header = ? WHERE id = ?", (canonical_json(header), game))
            base.execute("INSERT INTO head VALUES (?, 0, ?)", (game, link("", header)))

        await self._write(write)

    async def append(self, game: str, record: Record) -> None:
        """Keep a decision; when this returns, it is on disk."""
        row = (
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
        )

        def write(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            base.execute("UPDATE head SET length = ?, chain = ? WHERE game = ?", (record.seq, record.chain, game))

        await self._write(write)

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

    def load(self, game: str) -> StoredGame | None:
        """Read a game; a record that does not fit the chain is refused."""
        return read_game(self._read, game)

    def _read(self, question: str, about: str | bytes | int) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(question, (about,)).fetchall()
        except sqlite3.Error as problem:
            raise StorageError(f"cannot read {self.path}: {problem}") from problem

    def untouched(self, since: int) -> list[str]:
        """Give the tables at which nothing has been decided since a moment."""
        return [game for (game,) in self._read(UNTOUCHED, since)]

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
        self._reader.close()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def erase(base: sqlite3.Connection, game: str) -> None:
    """Take everything of a table out of the file."""
    for table, column in (("record", "game"), ("head", "game"), ("holder", "game"), ("secret", "game"), ("game", "id")):
        base.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))  # noqa: S608 - names of our own


def read_game(read: Read, game: str) -> StoredGame | None:
    """Read a game by asking a file of games; a record that does not fit the chain is refused."""
    found = read("SELECT lobby, header, seed FROM game JOIN secret ON game = id WHERE id = ?", game)
    if not found:
        return None
    ((lobby, header, seed),) = found
    records = [record_of(row) for row in read(RECORDS, game)]
    head = next((Head(*row) for row in read("SELECT length, chain FROM head WHERE game = ?", game)), None)
    kept = StoredGame(game, json.loads(lobby), json.loads(header) if header else None, seed, records, head)
    check_chain(kept)
    return kept


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
