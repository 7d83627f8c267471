"""What a host does with the file of games from outside: copies it, and lists, shows and deletes games."""

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from holotable.server.store.failpoints import pass_by
from holotable.server.store.game_log import StorageError, StoredGame
from holotable.server.store.schema import SCHEMA_VERSION, connect, lock_file, migrate
from holotable.server.store.storage import erase, read_game
from holotable.table.chain import canonical_json

PAGES: Final = 512  # of a copy at a time, so that a running server never waits long
UNFINISHED: Final = ".holotable-backup."  # how the file of a copy begins until it is whole
STALE_SECONDS: Final = 3600
LISTED: Final = """
SELECT id, made, lobby, json_extract(header, '$.rules'), coalesce(length, 0), coalesce(time, made), due
FROM game LEFT JOIN head ON head.game = id LEFT JOIN record ON record.game = id AND seq = length
"""
NOTE_DUE: Final = "UPDATE head SET due = ? WHERE game = ? AND length = ? AND due IS NULL"


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table as it lies in the file."""

    id: str
    made: int  # seconds since 1970
    lobby: dict[str, Any]
    rules: int | None  # with which the game was begun; None: it has not begun
    decisions: int
    touched: int  # when the last decision was made
    due: list[int] | None  # seats that play waits for; none when the game is over; None: not known

    @property
    def is_begun(self) -> bool:
        """Whether the game has begun."""
        return self.rules is not None


def back_up(source: Path, target: Path) -> int:
    """Copy the games, also while a server plays them; give the number of tables. Only the owner can read the copy."""
    if target.exists():
        raise StorageError(f"{target} is already there; name a file that is not")
    _sweep(target.parent)
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=UNFINISHED)  # mode 0600
    except OSError as problem:
        raise StorageError(f"cannot write {target}: {problem.strerror}") from problem
    os.close(handle)
    try:
        tables = _copied(source, Path(name))
        pass_by("backup")
        os.link(name, target)  # never over a file that has appeared meanwhile
    except (sqlite3.Error, OSError) as problem:
        raise StorageError(f"cannot copy {source} to {target}: {problem}") from problem
    finally:
        for leftover in (name, f"{name}-wal", f"{name}-shm"):
            Path(leftover).unlink(missing_ok=True)
    return tables


def _sweep(folder: Path) -> None:
    """Remove what backups left behind that were killed; one that may still be made stays."""
    for leftover in folder.glob(f"{UNFINISHED}*"):
        with contextlib.suppress(OSError):  # another backup was quicker
            if leftover.stat().st_mtime < time.time() - STALE_SECONDS:
                leftover.unlink()


def _copied(source: Path, copy: Path) -> int:
    with _reading(source) as base, contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as target:
        base.backup(target, pages=PAGES, sleep=0.001)
        target.execute("PRAGMA journal_mode = DELETE")  # the copy is one file
        if target.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise StorageError(f"{source} is damaged: its copy does not hold together")
        with copy.open("rb") as file:
            os.fsync(file.fileno())
        tables: int = target.execute("SELECT count(*) FROM game").fetchone()[0]
        return tables


def list_tables(path: Path) -> list[KeptTable]:
    """Give every table, the one that was touched last first."""
    with _reading(path) as base:
        rows = base.execute(f"{LISTED} ORDER BY 6 DESC, id").fetchall()
    return [_table_of(row) for row in rows]


def find_table(path: Path, game: str) -> KeptTable:
    """Give one table."""
    with _reading(path) as base:
        row = base.execute(f"{LISTED} WHERE id = ?", (game,)).fetchone()
    if row is None:
        raise StorageError(f"there is no table {game!r} in {path}; see: holotable games list")
    return _table_of(row)


def note_due(path: Path, found: list[tuple[KeptTable, list[int]]]) -> None:
    """Write down who is due in games of which that was not known, unless a server has decided there meanwhile."""
    rows = [(canonical_json(due), table.id, table.decisions) for table, due in found]
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(path)) as base:  # then it is found out again
        base.execute("BEGIN IMMEDIATE")
        base.executemany(NOTE_DUE, rows)
        base.execute("COMMIT")


def load_game(path: Path, game: str) -> StoredGame:
    """Read a whole game."""
    with _reading(path) as base:
        base.execute("BEGIN")  # a server that plays on meanwhile changes nothing of what is read
        kept = read_game(lambda question, about: base.execute(question, (about,)).fetchall(), game)
    if kept is None:
        raise StorageError(f"there is no table {game!r} in {path}; see: holotable games list")
    return kept


def delete_tables(path: Path, games: list[str]) -> None:
    """Delete tables for ever; no server may be playing them meanwhile."""
    for game in games:
        find_table(path, game)
    lock = lock_file(path, "a server is playing the games in {path}; stop it first")
    try:
        with contextlib.closing(connect(path)) as base:
            base.execute("BEGIN IMMEDIATE")
            for game in games:
                erase(base, game)
            base.execute("COMMIT")
    finally:
        if lock is not None:
            lock.close()


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the file beside a server that may be running."""
    if not path.is_file() or not (path.stat().st_size or path.with_name(f"{path.name}-wal").exists()):
        raise StorageError(f"there are no games at {path}; name the file with --games")
    try:
        _bring_up(path)
        with contextlib.closing(connect(path, only_read=True)) as base:
            yield base
    except sqlite3.Error as problem:
        raise StorageError(f"cannot read {path}: {problem}") from problem


def _bring_up(path: Path) -> None:
    """Bring a file of an older version to this one, unless a server has it: that is of this version then."""
    with contextlib.closing(connect(path)) as base:
        if base.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION:
            return
        lock = lock_file(path, "an older server is playing the games in {path}; stop it first")
        try:
            migrate(base, path)
        finally:
            if lock is not None:
                lock.close()


def _table_of(row: tuple[Any, ...]) -> KeptTable:
    game, made, lobby, rules, decisions, touched, due = row
    known = None if due is None else msgspec.json.decode(due)
    return KeptTable(game, made, msgspec.json.decode(lobby), rules, decisions, touched, known)
