"""The server of one game without its sockets and threads: the real registry, tables and SQLite file."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from holotable.families import texts
from holotable.server.http.models import Join, NewTable, TakeSeat
from holotable.server.settings import Settings
from holotable.server.socket.client import Client
from holotable.server.store import storage as storage_module
from holotable.server.store.game_log import StorageError
from holotable.server.tables import registry as registry_module
from holotable.server.tables.lobby import LobbyError
from holotable.server.tables.registry import Registry
from holotable.server.tables.table_actor import TableActor

T = TypeVar("T")


class Storage(storage_module.Storage):
    """Writes at once, where it is asked; others get their turn before and after, as while a thread writes."""

    async def _write(self, write: storage_module.Write) -> None:
        await asyncio.sleep(0)
        try:
            self._transact([write])
        except Exception as problem:
            raise StorageError(f"cannot write {self.path}: {problem}") from problem
        await asyncio.sleep(0)


class BotThreads:
    """Lets bots think here and now."""

    def __init__(self, count: int) -> None:
        """Hire nobody."""

    async def think(self, work: Callable[[], T], _budget: float) -> T:
        await asyncio.sleep(0)
        return work()


class Line(Client):
    """One connected client; a number stands for it, so that all is told in the same order in every run."""

    count = 0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        Line.count += 1
        self._number = Line.count

    def __hash__(self) -> int:
        return self._number


class Complaints(logging.Handler):
    """Remembers what the server writes into its log: each line is a finding."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trouble = "" if record.exc_info is None else f": {record.exc_info[1]!r}"
        self.heard.append(f"the server complains: {record.getMessage()}{trouble}")
        self.problem = record.exc_info


COMPLAINTS: Final = Complaints()


_filled_in: Final = texts.filled_in


def talk(*, at_length: bool) -> None:
    """Let the table say whole sentences, or only what they are about, which is quicker."""
    texts.filled_in = _filled_in if at_length else lambda _language, message, _values: message  # type: ignore[attr-defined]


def install() -> None:
    """Let every registry of this process do without threads."""
    registry_module.Storage = Storage  # type: ignore[misc]
    registry_module.BotThreads = BotThreads  # type: ignore[misc, assignment]
    logging.getLogger("holotable").addHandler(COMPLAINTS)
    logging.getLogger("holotable").propagate = False


class Hall:
    """One file of games and the servers that follow each other over it."""

    person: type[Any]  # what people are here
    is_alone = True  # whether there is one table only, so that the server may be killed

    def __init__(self, games: Path, settings: Settings, seed: bytes) -> None:
        self.games, self.settings, self._seed = games, settings, seed
        self._waking: asyncio.Task[None] | None = None
        self.starts = 0

    def start(self) -> None:
        self.registry = Registry(self.games, self.settings, lambda: self._seed)
        self._waking = asyncio.get_running_loop().create_task(self.registry.wake_tables())
        self.starts += 1

    async def stop(self) -> None:
        """Stop at once, as if killed: nobody is told."""
        assert self._waking is not None, "it was started"
        self._waking.cancel()
        await asyncio.wait({self._waking})
        await self.registry.close()

    # what the routes do

    async def make(self, wish: NewTable) -> tuple[str, str]:
        table, token, _ = await self.registry.open(wish)
        return table, token

    async def join(self, table: str, name: str, key: str) -> str:
        joined = await self.registry.join(table, Join(name, key=key))
        assert joined is not None, "the table is there"
        return joined[0]

    async def take(self, table: str, code: str) -> str | None:
        """Give the token of whoever opens an invitation, or None who is too late."""
        with contextlib.suppress(LobbyError):
            taken = await self.registry.take(table, TakeSeat(code))
            return None if taken is None else taken[0]
        return None

    async def actor(self, table: str) -> TableActor:
        actor = await self.registry.actor(table)
        assert actor is not None, "the table is there"
        return actor

    async def hear(self, table: str, line: Line, token: str | None) -> TableActor:
        """Connect a client as a socket does."""
        tokens = [] if token is None else [token]
        line.seats = tuple(self.registry.seats_of(table, tokens))
        line.tokens = frozenset(tokens)
        actor = await self.actor(table)
        await actor.ask(lambda: actor.come(line))
        if actor.is_closed:
            line.dismiss("restart")
        return actor

    def rows(self, question: str, *about: Any) -> list[tuple[Any, ...]]:
        """Ask the file in plain SQL."""
        with contextlib.closing(sqlite3.connect(self.games)) as base:
            return base.execute(question, about).fetchall()
