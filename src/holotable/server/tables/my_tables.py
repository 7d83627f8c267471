"""The tables that a browser has seats at, read from the file without opening any of them."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from holotable.core.errors import HolotableError
from holotable.printed.boards import board_of
from holotable.server.http.models import MyTable
from holotable.server.store.devices import DeviceTable
from holotable.server.store.storage import Storage
from holotable.server.tables.lobby import Lobby

LISTED_MOST: Final = 50


def my_tables(storage: Storage, device: str, tokens: Sequence[str]) -> list[MyTable]:
    """List the tables of a device, the one decided at last first; those of unknown editions are passed over."""
    return list(_described(storage.tables_of(device, tokens)[:LISTED_MOST]))


def _described(tables: Sequence[DeviceTable]) -> Iterator[MyTable]:
    for table in tables:
        lobby = msgspec.convert(table.lobby, Lobby)
        try:
            title = board_of(lobby.edition).info.short
        except HolotableError:
            continue
        yield MyTable(
            table=table.id,
            edition=lobby.edition,
            title=title,
            names=[seat.name for seat in lobby.seats],
            yours=sorted(set(table.seats)),
            due=table.due or [],
            started=table.is_begun,
            over=table.due == [],
            imported=table.is_imported,
            decided=table.decided,
        )
