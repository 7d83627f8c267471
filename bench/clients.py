"""Clients for measurements: a game with one socket per seat, each playing offered decisions."""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

EDITIONS: Final = ("falcon", "mandalorian", "boba-fett")
GIVE_UP: Final = ("resign", "declare_bankruptcy", "forfeit")
HEADERS: Final = {"Content-Type": "application/json"}


class Choice(msgspec.Struct):
    """What a client reads of an option."""

    decision: dict[str, Any]


class Asked(msgspec.Struct):
    """What a client reads of a prompt."""

    seat: int
    due: bool
    options: list[Choice]


class Heard(msgspec.Struct):
    """What a client reads of any message."""

    type: str
    seq: int = 0
    action: str | None = None
    key: str | None = None
    prompts: list[Asked] = []
    due: list[int] = []
    result: dict[str, Any] | None = None


_read = msgspec.json.Decoder(Heard)


class Line:
    """One seat's socket: what it was asked last, and the answers it waits for."""

    def __init__(self, seat: int, token: str) -> None:
        """Keep whose socket it is."""
        self.seat, self.token = seat, token
        self.asked: Asked | None = None
        self.due: list[int] = []
        self.seq = -1
        self.is_over = self.is_broken = False
        self.bytes = 0
        self.news = asyncio.Event()
        self.wire: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._listening: asyncio.Task[None] | None = None

    async def open(self, base: str, table: str) -> None:
        """Connect, and wait until the table has been shown."""
        address = f"{base.replace('http', 'ws', 1)}/ws/{table}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.wire = await connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=60, ping_interval=None
        )
        self._listening = asyncio.create_task(self._listen(self.wire))

    async def close(self) -> None:
        """Go."""
        if self.wire is not None and self._listening is not None:
            await self.wire.close()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, wire: ClientConnection) -> None:
        try:
            async for frame in wire:
                self.bytes += len(frame)
                self._hear(_read.decode(frame))
        except ConnectionClosed:
            pass
        finally:
            self.is_broken = True
            self.news.set()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the line broke"))
            self._answers.clear()

    def _hear(self, message: Heard) -> None:
        if message.type in ("state", "events", "refused"):
            self.asked = next((asked for asked in message.prompts if asked.seat == self.seat), None)
        if message.type in ("state", "events"):
            self.seq, self.due, self.is_over = message.seq, message.due, message.result is not None
            self.news.set()
        if message.type in ("ack", "refused"):
            answer = self._answers.pop(message.action or "", None)
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def decide(self, action: str, decision: dict[str, Any], seen: int) -> Heard:
        """Send a decision and wait for its answer; ``ConnectionError`` when the line breaks."""
        if self.is_broken or self.wire is None:
            raise ConnectionError("the line broke")
        answer = self._answers[action] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # also if nobody waits any more
        message = {"type": "decide", "action": action, "seat": self.seat, "decision": decision, "seen": seen}
        await self.wire.send(msgspec.json.encode(message).decode())
        return await answer


class Game:
    """A table with one socket for every seat."""

    def __init__(self, base: str, edition: str, lot: random.Random) -> None:
        """Begin without a table."""
        self.base, self.edition, self.lot = base, edition, lot
        self.table = ""
        self._tokens: list[str] = []
        self.lines: list[Line] = []

    async def open(self, http: httpx.AsyncClient, seats: int, bots: int = 0) -> None:
        """Make the table, seat everybody and connect them; the last seats may be bots."""
        friends, others = [{"kind": "friend"}] * (seats - 1), [{"kind": "bot"}] * bots
        wish = {"edition": self.edition, "seats": [{"kind": "me"}, *friends, *others]}
        opened = (await http.post(f"{self.base}/api/tables", json=wish)).raise_for_status().json()
        self.table = opened["table"]
        tokens = [token_of(opened)]
        for number in range(1, seats):
            address = f"{self.base}/api/tables/{self.table}/join"
            joined = await http.post(address, json={"name": f"Friend {number}"})
            tokens.append(token_of(joined.raise_for_status().json()))
        self._tokens = tokens
        await self.connect()

    async def connect(self) -> None:
        """Connect every seat, again if need be."""
        self.lines = [Line(seat, token) for seat, token in enumerate(self._tokens)]
        await asyncio.gather(*(line.open(self.base, self.table) for line in self.lines))

    async def close(self) -> None:
        """Let everybody go."""
        await asyncio.gather(*(line.close() for line in self.lines), return_exceptions=True)

    @property
    def is_over(self) -> bool:
        """Tell whether somebody has heard of the end."""
        return any(line.is_over for line in self.lines)

    async def turn(self) -> tuple[Line, dict[str, Any]] | None:
        """Wait until a seat is due and knows it; give its line and a decision on offer, or None at the end."""
        while not self.is_over:
            if any(line.is_broken for line in self.lines):
                raise ConnectionError("a line broke")
            line = self._asked()
            if line is not None and line.asked is not None:
                return line, choose(line.asked, self.lot)
            for one in self.lines:
                one.news.clear()
            waiting = [asyncio.create_task(one.news.wait()) for one in self.lines]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
        return None

    def _asked(self) -> Line | None:
        latest = max(line.seq for line in self.lines)
        due = [line for line in self.lines if line.asked and line.asked.due and line.seq == latest]
        return due[0] if due else None


def token_of(opened: dict[str, Any]) -> str:
    """Give the seat token of a new seat."""
    return str(opened["resume"]).rsplit("/", 1)[1]


def choose(asked: Asked, lot: random.Random) -> dict[str, Any]:
    """Draw one of the decisions that do not give up."""
    decisions = [choice.decision for choice in asked.options]
    sensible = [decision for decision in decisions if decision["do"] not in GIVE_UP]
    return lot.choice(sensible or decisions)


def new_action() -> str:
    """Make an action id."""
    return secrets.token_hex(8)


async def open_games(base: str, count: int, seats: int, editions: Sequence[str] = EDITIONS) -> list[Game]:
    """Open so many games, editions in turn, a few at a time."""
    games = [Game(base, editions[number % len(editions)], random.Random(number)) for number in range(count)]  # noqa: S311 - draws moves
    gate = asyncio.Semaphore(8)
    async with httpx.AsyncClient(timeout=60) as http:

        async def open_one(game: Game) -> None:
            async with gate:
                await game.open(http, seats)

        await asyncio.gather(*(open_one(game) for game in games))
    return games


async def close_games(games: Sequence[Game]) -> None:
    """Let everybody go."""
    with contextlib.suppress(OSError):
        await asyncio.gather(*(game.close() for game in games))
