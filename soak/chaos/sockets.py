"""The same chaos over real sockets: a real server, websockets that break and come back by their personal link, HTTP."""

import asyncio
import contextlib
import dataclasses
import json
import logging
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holotable.editions.load import finished_ids, load_edition
from holotable.families import FAMILIES
from holotable.server.http.models import NewTable
from holotable.server.uvicorn_server import LOOPBACK, listen, server_of
from soak.chaos.hall import COMPLAINTS, Hall
from soak.chaos.people import Person
from soak.chaos.playing import Evening
from soak.chaos.virtual import WORLD
from soak.kills.kept import read_file
from tests.support.serving import NO_AUTHORITIES, QUICK, registry_of, token_of

SCALE: Final = 0.02  # real seconds for a second of the tables' time
AT_ONCE: Final = 8
PATIENCE: Final = 60.0
PUT_AWAY_MOST: Final = 5  # tries
BY_DAYS: Final = "brisk"  # what is played instead: a day would be too long
SETTINGS: Final = dataclasses.replace(
    QUICK,
    pace_brisk=30 * SCALE,
    pace_relaxed=90 * SCALE,
    away_after=60 * SCALE,
    host_away=300 * SCALE,
    pause_guarded=300 * SCALE,
    hold=20 * SCALE,
    idle=60 * SCALE,
    snapshot_every=20,
    calls_per_minute=1_000_000,
    joins_per_minute=1_000_000,
    tables_per_minute=1_000_000,
    sockets_by_address=1000,
    sockets_by_token=100,
)


class Caller(Person):
    """Somebody with a real websocket."""

    wire: ClientConnection | None = None

    async def come(self, *, knows: bool = True) -> None:
        before, reader = self.wire, self._reader
        line: Any = SimpleNamespace(seats=(), invite=self.invite, greeted=asyncio.Event())
        query = f"lang={self.language}" + (f"&since={self.seq}" if knows and self.seq >= 0 else "")
        query += f"&seat={self.invite}" if self.invite else ""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"{self.hall.base.replace('http', 'ws', 1)}/ws/{self.told.table}?{query}"
        self.back_at, self.line = None, line
        self.wire = await connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE
        )
        self._reader = asyncio.create_task(self._read(self.wire, line))
        await asyncio.wait_for(line.greeted.wait(), PATIENCE)
        self.seats = list(line.seats)
        if before is not None:
            if reader is not None:
                reader.cancel()
            await before.close()

    async def go(self) -> None:
        wire, reader, self.wire, self.line = self.wire, self._reader, None, None
        if wire is not None and reader is not None:
            reader.cancel()
            await wire.close()

    def lose(self) -> None:
        super().lose()
        if self.wire is not None:
            self.wire.transport.abort()
            self.wire = None

    async def say(self, **message: object) -> None:
        if self.wire is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.wire.send(json.dumps(message))

    async def _read(self, wire: ClientConnection, line: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in wire:
                told = frame.encode() if isinstance(frame, str) else frame
                if b'"type":"hello"' in told[:40]:
                    line.seats = tuple(msgspec.json.decode(told)["yours"])
                self._hear(told, line)
                line.greeted.set()
        line.greeted.set()
        if self.line is line:
            self.line = self.wire = None


class SocketHall(Hall):
    """The server that all tables share."""

    person = Caller
    is_alone = False

    def __init__(self, games: Path, base: str, registry: Any) -> None:
        super().__init__(games, SETTINGS, b"")
        self.base, self.registry = base, registry
        self._visitor = httpx.AsyncClient(timeout=PATIENCE, base_url=base, verify=NO_AUTHORITIES)

    def start(self) -> None:
        """It has been started."""

    async def stop(self) -> None:
        """Others play on."""

    async def make(self, wish: NewTable) -> tuple[str, str]:
        opened = await self._post("/api/tables", msgspec.to_builtins(wish))
        return opened["table"], token_of(opened)

    async def join(self, table: str, name: str, key: str) -> str:
        return token_of(await self._post(f"/api/tables/{table}/join", {"name": name, "key": key}))

    async def take(self, table: str, code: str) -> str | None:
        with contextlib.suppress(httpx.HTTPStatusError):
            return token_of(await self._post(f"/api/tables/{table}/seat", {"invite": code}))
        return None

    async def _post(self, path: str, body: Any) -> Any:
        for _ in range(PUT_AWAY_MOST):
            answer = await self._visitor.post(path, json=body)
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:  # else the table was just being put away
                break
        answer.raise_for_status()
        return answer.json()


def numbers(count: int) -> Iterator[int]:
    """Give the numbers of so many games of every family."""
    editions = finished_ids()
    left = dict.fromkeys(FAMILIES, count)
    number = 0
    while any(left.values()):
        name = load_edition(editions[number % len(editions)]).family
        if left[name]:
            left[name] -= 1
            yield number
        number += 1


def play(count: int, seed: int) -> list[dict[str, Any]]:
    """Play so many games of every family; give all that is known of them."""
    WORLD.scale = SCALE
    logging.getLogger("holotable").addHandler(COMPLAINTS)
    with tempfile.TemporaryDirectory() as place:
        games = Path(place) / "games.sqlite3"
        evenings = asyncio.run(_play(games, list(numbers(count)), seed))
        file = read_file(games)
        for evening in evenings:
            if hasattr(evening.party, "told"):
                evening.sum_up(file)
    evenings[0].played.findings += COMPLAINTS.heard
    return [vars(evening.played) for evening in evenings]


async def _play(games: Path, order: Sequence[int], seed: int) -> list[Evening]:
    opened, ready = listen(LOOPBACK, 0), asyncio.Event()
    registry = registry_of(games, SETTINGS)
    server = server_of(registry, ready.set)
    serving = asyncio.create_task(server.serve(sockets=[opened]))
    await ready.wait()
    hall = SocketHall(games, f"http://{LOOPBACK}:{opened.getsockname()[1]}", registry)
    room, evenings = asyncio.Semaphore(AT_ONCE), []

    async def one(number: int) -> None:
        evening = Evening(number, seed, lambda _: hall)
        wish = evening.chosen.wish
        pace = BY_DAYS if wish.pace == "days" else wish.pace
        wish = msgspec.structs.replace(wish, pace=pace)
        evening.chosen = evening.party.chosen = dataclasses.replace(evening.chosen, wish=wish)
        evening.played.pace = pace
        evenings.append(evening)
        async with room:
            try:
                await evening.play()
            except Exception as problem:  # noqa: BLE001 - the other games go on
                evening.played.findings.append(f"it broke: {problem!r}")

    await asyncio.gather(*(one(number) for number in order))
    server.should_exit = True
    await serving
    opened.close()
    return evenings
