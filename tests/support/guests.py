"""People at one table of a real server, and a real table whose time a test lets pass."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import msgspec

from holotable.server.bots.bot_threads import BotThreads
from holotable.server.http.models import NewTable, SeatWish
from holotable.server.settings import Settings
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Company, read_message
from holotable.server.store.storage import Storage
from holotable.server.tables.lobby import lobby_of
from holotable.server.tables.table_actor import TableActor
from tests.support.serving import QUICK, Player, known_seed, open_table, post, token_of

BOT = {"kind": "bot", "bot": "random"}


class Guest(Player):
    """Somebody who also remembers who sits where, and how matters stand."""

    def __init__(self, base: str, table: str, token: str | None = None, **more: Any) -> None:
        super().__init__(base, table, token, **more)
        self.table = table
        self.company: dict = {}
        self.seats: list[dict] = []
        self.hello = self.hear("hello")
        self.hear("company")

    def _note(self, message: dict) -> None:
        super()._note(message)
        if message["type"] == "company":
            self.company = message
        if message["type"] in ("hello", "presence"):
            self.seats = message["seats"]

    def hear_until(self, holds: Callable[["Guest"], Any]) -> Any:
        """Listen until something holds; give what it gives."""
        while not (found := holds(self)):
            self.hear()
        return found

    def hear_events(self, by: str) -> dict:
        """Listen until somebody of a kind decides."""
        while (told := self.hear("events"))["by"] != by:
            pass
        return told

    def ask(self, **message: object) -> dict:
        """Say something and wait for a refusal or for how matters stand."""
        self.say(**message)
        return self.hear("refused", "company")


@contextlib.contextmanager
def seated(base: str, game: str, **more: Any) -> Iterator[tuple[Guest, Guest]]:
    """Seat Mia, Ben and a bot, and begin."""
    opened = open_table(base, game, [{"kind": "me", "name": "Mia"}, {"kind": "friend"}, BOT], **more)
    joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    with (
        Guest(base, opened["table"], token_of(opened)) as mia,
        Guest(base, opened["table"], token_of(joined)) as ben,
    ):
        mia.token, ben.token = token_of(opened), token_of(joined)
        for one in (mia, ben):
            one.hear_until(lambda guest: guest.view)
        yield mia, ben


def records_of(games: Path, table: str) -> list[dict]:
    """Read the records of a game where the server keeps them."""
    with contextlib.closing(sqlite3.connect(games)) as kept:
        rows = kept.execute("SELECT kind, seat, made_by, decision FROM record WHERE game = ? ORDER BY seq", (table,))
        return [{"kind": kind, "seat": seat, "by": by, "what": json.loads(what)} for kind, seat, by, what in rows]


class Driven:
    """A table whose one task a test drives by hand, on a clock of its own; everything else is real."""

    def __init__(self, games: Path, game: str, settings: Settings = QUICK, people: int = 2, **more: Any) -> None:
        self.time = 1000.0
        self.games, self.settings, self.id = games, settings, "driven-table-000"
        seats = [SeatWish("local", f"Person {number}") for number in range(people)]
        lobby, own = lobby_of(NewTable(game, [*seats, SeatWish("bot", bot="random")], **more))
        self._threads = BotThreads(1)
        self._lobby, self._own = msgspec.to_builtins(lobby), own

    async def __aenter__(self) -> Self:
        self.storage = Storage(self.games)
        if self.storage.load(self.id) is None:
            await self.storage.make(self.id, self._lobby, known_seed(), "token", self._own)
        self._sit_down()
        await self.settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.storage.close()

    def _sit_down(self) -> None:
        kept = self.storage.load(self.id)
        assert kept is not None
        self.actor = TableActor(kept, self.storage, self.settings, self._threads, lambda *_: None, lambda: self.time)

    async def restart(self) -> None:
        """Forget everything that is not on disk."""
        await self.__aexit__()
        await self.__aenter__()

    async def come(self, *seats: int) -> Client:
        client = Client("en", seats, None)
        await self.actor.come(client)
        await self.settle()
        return client

    async def go(self, client: Client) -> None:
        await self.actor.go(client)
        await self.settle()

    async def say(self, client: Client, **message: object) -> list[dict]:
        """Say something; give what the one who said it hears then."""
        heard(client)
        await self.actor.hear(client, read_message(json.dumps(message)))
        await self.settle()
        return heard(client)

    async def settle(self) -> None:
        """Do what the table's task does before it waits."""
        await self.actor._begin_if_full()
        self.actor._tell_presence()
        await self.actor._matters.tell_changes()

    async def wait(self, seconds: float) -> None:
        """Let time pass, and let the table do what it does meanwhile."""
        until = self.time + seconds
        while (pause := self.actor._pause()) is not None and self.time + pause <= until:
            self.time += pause
            if not self.actor._is_awake:  # it would be put away
                break
            await self.actor._go_on()
            await self.settle()
        self.time = until

    @property
    def company(self) -> dict:
        """How matters stand, as a spectator is told."""
        spectator = Client("en", (), None)
        told = {field: value for one in self.actor._matters._all for field, value in one.told(spectator).items()}
        return msgspec.to_builtins(Company(**told))

    def deadline(self, seat: int) -> dict | None:
        return next((one for one in self.company["deadlines"] if one["seat"] == seat), None)


def heard(client: Client) -> list[dict]:
    """Take what waits for a client."""
    found = []
    while not client.outbox.empty():
        frame = client.outbox.get_nowait()
        found.append({"type": "closed"} if isinstance(frame, int) else json.loads(frame))
    return found


def run(play: Callable[[], Any]) -> None:
    """Run what a test does with a table."""
    asyncio.run(play())
