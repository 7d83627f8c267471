"""The SQLite file of the games: its tables, its file mode, and the lock against a second server."""

import sqlite3
from pathlib import Path
from typing import IO, Final

from holotable.server.store.game_log import StorageError

SCHEMA_VERSION: Final = 4
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
HEADS: Final = """
CREATE TABLE head (
    game TEXT PRIMARY KEY REFERENCES game (id),
    length INTEGER NOT NULL,
    chain TEXT NOT NULL
) STRICT;
INSERT INTO head SELECT game, max(seq), chain FROM record GROUP BY game;
INSERT INTO head SELECT id, 0, '' FROM game WHERE header NOT NULL AND id NOT IN (SELECT game FROM head);
"""
KINDS: Final = """
ALTER TABLE record ADD COLUMN kind TEXT NOT NULL DEFAULT 'decision';
CREATE TABLE edition (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE snapshot (
    game TEXT NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    told INTEGER NOT NULL,
    state TEXT NOT NULL,
    rows TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
"""
COMPANY: Final = """
CREATE TABLE company (
    game TEXT PRIMARY KEY REFERENCES game (id),
    kept TEXT NOT NULL
) STRICT;
CREATE TABLE word (
    game TEXT NOT NULL REFERENCES game (id),
    n INTEGER NOT NULL,
    time INTEGER NOT NULL,
    name TEXT NOT NULL,
    spectator INTEGER,
    action TEXT NOT NULL,
    phrase TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE device (
    hash BLOB NOT NULL,
    holder BLOB NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    seen INTEGER NOT NULL,
    PRIMARY KEY (hash, holder)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_of_game ON device (game);
ALTER TABLE head ADD COLUMN due TEXT;
CREATE TABLE wake (
    game TEXT PRIMARY KEY REFERENCES game (id),
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE served (
    seconds INTEGER NOT NULL
) STRICT;
INSERT INTO served VALUES (0);
"""
STEPS: Final = (SCHEMA, HEADS, KINDS, COMPANY)  # from each version to the next


def connect(path: Path, *, only_read: bool = False) -> sqlite3.Connection:
    """Open the file so that a commit is on disk when it returns."""
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA foreign_keys = ON")
    if only_read:
        base.execute("PRAGMA query_only = ON")
    return base


def refuse_without_wal(base: sqlite3.Connection, path: Path) -> None:
    """Refuse a file system without a write-ahead log, as many network ones are."""
    if base.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        raise StorageError(f"{path} lies on a file system without a write-ahead log; keep games on a local disk")


OTHER_SERVER: Final = "another server keeps its games in {path}; choose another file with --games"


def lock_file(path: Path, refusal: str = OTHER_SERVER) -> IO[str] | None:
    """Make sure that no server writes the same games, by whatever name it calls their file."""
    try:
        import fcntl
    except ImportError:  # not on this system; SQLite's own locks still keep the file whole
        return None
    real = path.resolve()
    file = real.with_name(f"{real.name}.lock").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        file.close()
        raise StorageError(refusal.format(path=path)) from problem
    return file


def migrate(base: sqlite3.Connection, path: Path) -> None:
    """Bring the tables to this version, step by step; a file of a newer Holotable is refused."""
    version = base.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA_VERSION:
        raise StorageError(
            f"{path} was written by a newer Holotable (schema {version}); this one knows {SCHEMA_VERSION}"
        )
    for before in range(version, SCHEMA_VERSION):
        base.executescript(f"BEGIN; {STEPS[before]} PRAGMA user_version = {before + 1}; COMMIT;")
