"""Which devices have come with which seat tokens, so that each can be shown its own tables; only hashes are kept."""

import json
import sqlite3
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

TABLES_MOST: Final = 100  # seat tokens that are remembered of one device
DEVICES_MOST: Final = 8  # devices that are remembered of one seat token
DEVICE_TABLES: Final = """
SELECT game.id, game.lobby, holder.hash, holder.seats, head.due, game.header NOT NULL,
       json_extract(game.header, '$.imported') NOT NULL, max(game.made, coalesce(record.time, 0)) AS decided
FROM device
JOIN holder ON holder.hash = device.holder
JOIN game ON game.id = holder.game
LEFT JOIN head ON head.game = game.id
LEFT JOIN record ON record.game = game.id AND record.seq = head.length
WHERE device.hash = ?
ORDER BY decided DESC, game.id
"""
LOST: Final = (
    "DELETE FROM device WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM holder WHERE holder.hash = device.holder)"
)
OLD_TABLES: Final = """
DELETE FROM device WHERE hash = ?1 AND holder IN
(SELECT holder FROM device WHERE hash = ?1 ORDER BY seen DESC LIMIT -1 OFFSET ?2)
"""
OLD_DEVICES: Final = """
DELETE FROM device WHERE holder = ?1 AND game = ?2 AND hash IN
(SELECT hash FROM device WHERE holder = ?1 AND game = ?2 ORDER BY seen DESC LIMIT -1 OFFSET ?3)
"""


@dataclass(slots=True)
class DeviceTable:
    """A table that a device has come to, as it lies in the file."""

    id: str
    lobby: dict[str, Any]
    seats: list[int]  # of this device
    due: list[int] | None  # seats that play waits for; none when the game is over; None: not known
    is_begun: bool
    is_imported: bool
    decided: int  # when it was last decided there, or when it was made, in seconds since 1970


def note_device(base: sqlite3.Connection, device: bytes, holders: Iterable[bytes]) -> None:
    """Keep that a device has come with seat tokens; what opens nothing any more and what is too old is forgotten."""
    now = time.time_ns() // 1_000_000
    for holder in holders:
        found = base.execute("SELECT game FROM holder WHERE hash = ?", (holder,)).fetchone()
        if found is not None:
            base.execute("INSERT OR REPLACE INTO device VALUES (?, ?, ?, ?)", (device, holder, found[0], now))
            base.execute(OLD_DEVICES, (holder, found[0], DEVICES_MOST))
    base.execute(LOST, (device,))
    base.execute(OLD_TABLES, (device, TABLES_MOST))


def tables_of(rows: Iterable[tuple[Any, ...]], holders: Collection[bytes]) -> list[DeviceTable]:
    """Read the tables of a device; it must show the seat tokens too, so that its own cookie alone tells nothing."""
    found: dict[str, DeviceTable] = {}
    for game, lobby, holder, seats, due, is_begun, is_imported, decided in rows:
        if holder not in holders:
            continue
        known = None if due is None else json.loads(due)
        table = DeviceTable(game, json.loads(lobby), [], known, bool(is_begun), bool(is_imported), decided)
        found.setdefault(game, table).seats += json.loads(seats)
    return list(found.values())
