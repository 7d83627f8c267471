"""People who play at many tables through every kill, and write down everything that they are told."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

import httpx
import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.clients import GIVE_UP, new_action, token_of
from soak.kills.told import Action, Ledger, ToldTable
from tests.kept.record import GAMES
from tests.support.serving import NO_AUTHORITIES

BROKEN: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
LANGUAGES: Final = ("en", "de")
LIFE: Final = (25, 220)  # decisions of people until they leave a table for another
AGAIN, HALF, SOME = 0.1, 0.5, 5  # how often something is sent again; how many old actions after a restart
ANSWER_MOST: Final = 60  # seconds for any answer
MOST_LINES: Final = 1000  # of a state for somebody who comes back
KINDS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    *((name, edition, {"options": options}) for name, (edition, options) in GAMES.items()),
    ("episode-one-clock", "episode-one", {"options": {"variant": "timed"}, "minutes": 1}),
)


@dataclass(frozen=True)
class Seating:
    """Who sits at a table: people at the maker's screen, friends who join, seats left to bots, and bots."""

    local: int
    friends: int
    left: int
    bots: int

    @property
    def wish(self) -> list[dict[str, Any]]:
        """The seats as they are asked for."""
        local = [{"kind": "local", "name": f"Local {number}"} for number in range(1, self.local + 1)]
        friends = [{"kind": "friend"}] * (self.friends + self.left)
        return [{"kind": "me", "name": "Mäker"}, *local, *friends, *[{"kind": "bot"}] * self.bots]


SEATINGS: Final = (
    Seating(0, 3, 0, 0),
    Seating(0, 1, 0, 2),
    Seating(0, 0, 0, 3),
    Seating(1, 0, 1, 0),
    Seating(1, 1, 0, 1),
    Seating(0, 1, 1, 1),
)


def visitor(base: str) -> httpx.AsyncClient:
    """Make a client that asks the server things."""
    return httpx.AsyncClient(timeout=ANSWER_MOST, base_url=base, verify=NO_AUTHORITIES)


@contextlib.contextmanager
def suppress_broken(ledger: Ledger) -> Iterator[None]:
    """Let a line break, as it does when a server is killed; an answer that is no success is counted."""
    try:
        yield
    except httpx.HTTPStatusError as problem:
        ledger.tallies[f"status_{problem.response.status_code}"] += 1
    except BROKEN:
        ledger.tallies["broken_lines"] += 1


class Asked(msgspec.Struct):
    """What is read of a prompt."""

    seat: int
    due: bool
    options: list[dict[str, Any]]


class Heard(msgspec.Struct):
    """What is read of any message."""

    type: str
    seq: int = 0
    action: str | None = None
    key: str | None = None
    seat: int = -1
    by: str = ""
    decision: dict[str, Any] = {}
    prompts: list[Asked] = []
    lines: list[dict[str, Any]] = []
    view: Raw = Raw(b"")
    result: dict[str, Any] | None = None
    proof: dict[str, str] | None = None
    seats: list[dict[str, Any]] = []
    yours: list[int] = []
    commitment: str = ""
    reason: str = ""


_read = msgspec.json.Decoder(Heard)


class Person:
    """One socket of somebody who holds some seats."""

    def __init__(self, told: ToldTable, token: str, language: str) -> None:
        """Keep whose socket it is."""
        self.told, self.token, self.language = told, token, language
        self.seq, self.is_over, self.is_broken, self.is_shown = -1, False, False, False
        self.asked: list[Asked] = []
        self.news = asyncio.Event()
        self.farewell = ""
        self._told_before = 0
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._seats: dict[str, int] = {}  # for which an action was sent
        self._wire: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def come(self, base: str, since: int) -> None:
        """Connect, and listen from now on."""
        self._told_before = self.told.seq  # other sockets may hear sooner of what comes meanwhile
        address = f"{base.replace('http', 'ws', 1)}/ws/{self.told.id}?lang={self.language}&since={since}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self._wire = await connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=ANSWER_MOST,
            ping_interval=None,
        )
        self._listening = asyncio.create_task(self._listen(self._wire))

    async def go(self) -> None:
        """Hang up."""
        if self._wire is not None and self._listening is not None:
            await self._wire.close()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, wire: ClientConnection) -> None:
        try:
            async for frame in wire:
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
        match message.type:
            case "hello":
                self.told.note_commitment(message.commitment)
                self.told.note_seats(message.seats)
                self.told.note_opened(self.token, message.yours)
            case "presence":
                self.told.note_seats(message.seats)
            case "state" | "events":
                self._hear_table(message)
            case "ack" | "refused":
                self._hear_answer(message)
            case "bye":
                self.farewell = message.reason

    def _hear_table(self, message: Heard) -> None:
        told = self.told
        if message.type == "state":
            told.note_standing(message.seq, max(self._told_before, self.seq))
        else:
            told.note_decision(message.seq, message.seat, message.by, message.decision)
        for line in message.lines:
            told.note_line(line, self.language)
        told.note_view(message.seq, bytes(message.view))
        if message.result is not None:
            told.note_end(message.result, message.proof)
        self.seq, self.asked, self.is_over = message.seq, message.prompts, message.result is not None
        self.is_shown = True
        self.news.set()

    def _hear_answer(self, message: Heard) -> None:
        if message.type == "refused":
            self.asked = message.prompts
        action = message.action or ""
        if message.type == "ack":
            self.told.note_ack((self._seats[action], action), message.seq)
        elif action in self._seats:
            self.told.note_unpromised((self._seats[action], action), message.key)
        answer = self._answers.pop(action, None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def decide(self, seat: int, action: str, decision: dict[str, Any], seen: int) -> Heard:
        """Send a decision and wait for its answer; ``ConnectionError`` when the line breaks."""
        if self.is_broken or self._wire is None:
            raise ConnectionError("the line broke")
        self.told.note_sent((seat, action), decision)
        self._seats[action] = seat
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._answers[action] = answer
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # also if nobody waits any more
        said = {"type": "decide", "action": action, "seat": seat, "decision": decision, "seen": seen}
        async with asyncio.timeout(ANSWER_MOST):
            await self._wire.send(msgspec.json.encode(said).decode())
            return await answer

    async def shown(self) -> None:
        """Wait until the table has been shown."""
        async with asyncio.timeout(ANSWER_MOST):
            while not self.is_shown:
                if self.is_broken:
                    raise ConnectionError(f"the line broke {self.farewell}")
                self.news.clear()
                await self.news.wait()


@dataclass
class Friend:
    """Somebody who is to join: the key by which the same seat is asked for again."""

    name: str
    key: str = field(default_factory=lambda: secrets.token_hex(12))
    token: str = ""


class Party:
    """People at one table after another; a kill does not keep them from coming back."""

    def __init__(
        self,
        base: Callable[[], str],
        ledger: Ledger,
        lot: random.Random,
        turns: Iterator[int],
        life: tuple[int, int] = LIFE,
    ) -> None:
        """Begin without a table; ``turns`` gives the number of the next one, ``life`` how long they stay."""
        self._base, self._ledger, self._lot, self._turns, self._life = base, ledger, lot, turns, life
        self._waiting: dict[Action, int] = {}  # sent and never answered, and what had been seen
        self._people: list[Person] = []
        self.told: ToldTable | None = None
        self._next_table()

    def _next_table(self) -> None:
        number = next(self._turns)
        self._game, self._edition, self._more = KINDS[number % len(KINDS)]
        self._seating = SEATINGS[number % len(SEATINGS)]
        self._friends = [Friend(f"Friend {one} äö") for one in range(1, self._seating.friends + 1)]
        self._left = self._lot.randint(*self._life)
        self._is_started = not self._seating.left
        self.told, self._token = None, ""
        self._waiting.clear()

    async def play(self) -> None:
        """Play until cancelled, whatever breaks."""
        while True:
            with suppress_broken(self._ledger):
                if self.told is not None and self.told.is_gone:
                    self._next_table()
                await self._sit()
                await self._send_again()
                await self._play_on()
                await self.leave()
                self._next_table()
            await asyncio.sleep(self._lot.uniform(0.05, 0.4))

    async def leave(self) -> None:
        """Hang up."""
        await asyncio.gather(*(person.go() for person in self._people), return_exceptions=True)
        self._people = []

    # opening, joining, coming back

    async def _sit(self) -> None:
        """Do what is still to be done until everybody is seated and connected."""
        await self.leave()
        async with visitor(self._base()) as http:
            told = self.told or await self._open(http)
            self.told = told
            for friend in self._friends:
                if not friend.token or self._lot.random() < AGAIN:
                    await self._join(http, told, friend)
            if not self._is_started:
                await self._start(http, told)
        tokens = [self._token, *(friend.token for friend in self._friends)]
        self._people = [Person(told, token, LANGUAGES[place % 2]) for place, token in enumerate(tokens)]
        sinces = [0 if place == 0 else told.seq for place in range(len(tokens))]  # one reads everything again
        await asyncio.gather(*(one.come(self._base(), since) for one, since in zip(self._people, sinces, strict=True)))

    async def _open(self, http: httpx.AsyncClient) -> ToldTable:
        wish = {"edition": self._edition, "seats": self._seating.wish, **self._more}
        opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        self._token = token_of(opened)
        told = self._ledger.table(opened["table"], self._game)
        told.note_opened(self._token, opened["yours"])
        return told

    async def _join(self, http: httpx.AsyncClient, told: ToldTable, friend: Friend) -> None:
        """Take a seat; the same key gets the same seat by the same token, however often it is asked."""
        self._ledger.tallies["joins_asked"] += 1
        answer = await http.post(f"/api/tables/{told.id}/join", json={"name": friend.name, "key": friend.key})
        joined = answer.raise_for_status().json()
        token = token_of(joined)
        if friend.token:
            told.findings.same(f"join {told.id} {friend.name} token", friend.token, token)
        friend.token = token
        told.note_opened(token, joined["yours"])
        for seat in joined["yours"]:
            told.note_seats([{"seat": seat, "kind": "person", "name": friend.name}])

    async def _start(self, http: httpx.AsyncClient, told: ToldTable) -> None:
        """Leave the open seats to bots; whoever has lost the answer finds the game begun."""
        headers = {"Authorization": f"Bearer {self._token}"}
        answer = await http.post(f"/api/tables/{told.id}/start", json={"open": "bots"}, headers=headers)
        if answer.json().get("key") != "server.not-open":
            told.note_seats(answer.raise_for_status().json()["seats"])
        self._is_started = True

    # deciding

    async def _send_again(self) -> None:
        """Send again half of what was under way when the line broke, and some of what was acknowledged long ago."""
        assert self.told is not None, "they sit at a table"
        for person in self._people:
            await person.shown()
        waiting, self._waiting = self._waiting, {}
        for action, seen in waiting.items():
            self._ledger.tallies["unanswered"] += 1
            if self._lot.random() < HALF:
                self._ledger.tallies["resent"] += 1
                await self._decide(action, self.told.sent[action], seen)
        acked = list(self.told.acks)
        for action in self._lot.sample(acked, min(SOME, len(acked))):
            await self._holder(action[0]).decide(*action, self.told.sent[action], 0)

    async def _play_on(self) -> None:
        while self._left > 0 and (asked := await self._turn()) is not None:
            seat, decision, seen = asked
            self._left -= 1
            await self._decide((seat, new_action()), decision, seen)

    async def _decide(self, action: Action, decision: dict[str, Any], seen: int) -> None:
        """Send a decision, now and then twice."""
        person = self._holder(action[0])
        self._waiting[action] = seen
        answer = await person.decide(*action, decision, seen)
        if answer.type == "ack" and self._lot.random() < AGAIN:
            await person.decide(*action, decision, seen)
        del self._waiting[action]
        self._ledger.tallies["refused"] += answer.type == "refused"
        while answer.type == "ack" and person.seq < answer.seq and not person.is_broken:
            person.news.clear()
            await person.news.wait()

    def _holder(self, seat: int) -> Person:
        assert self.told is not None, "they sit at a table"
        return next(person for person in self._people if seat in self.told.holders[person.token])

    async def _turn(self) -> tuple[int, dict[str, Any], int] | None:
        """Wait until a seat is due; give it with a decision on offer and what it has seen, or None at the end."""
        while not any(person.is_over for person in self._people):
            if any(person.is_broken for person in self._people):
                raise ConnectionError("a line broke")
            latest = max(person.seq for person in self._people)
            for person in self._people:
                for asked in person.asked if person.seq == latest else ():
                    if asked.due:
                        return asked.seat, choose(asked, self._lot), person.seq
            await self._any_news()
        return None

    async def _any_news(self) -> None:
        for person in self._people:
            person.news.clear()
        waiting = [asyncio.create_task(person.news.wait()) for person in self._people]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()


def choose(asked: Asked, lot: random.Random) -> dict[str, Any]:
    """Draw one of the decisions that do not give up."""
    decisions: list[dict[str, Any]] = [option["decision"] for option in asked.options]
    return lot.choice([one for one in decisions if one["do"] not in GIVE_UP] or decisions)


def parties(base: Callable[[], str], ledger: Ledger, tables: int) -> list[Party]:
    """Make so many parties; between them they play every kind of game in turn."""
    turns = count()
    return [Party(base, ledger, random.Random(number), turns) for number in range(tables)]  # noqa: S311 - draws moves


async def stopped(tasks: Sequence["asyncio.Task[None]"]) -> list[object]:
    """Stop tasks and give how each ended; one is told again if a library has swallowed it."""
    while going := [task for task in tasks if not task.done()]:
        for task in going:
            task.cancel()
        await asyncio.wait(going, timeout=1)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def until_acknowledged(ledger: Ledger, decisions: int, most: float) -> None:
    """Wait until so much has been acknowledged, or so many seconds are over."""
    until = time.monotonic() + most
    while ledger.sums()["acknowledged"] < decisions and time.monotonic() < until:  # noqa: ASYNC110 - so many tell
        await asyncio.sleep(0.05)


# at the end


async def ask_everything(base: str, ledger: Ledger) -> None:
    """Let every table tell everything once more, and send every acknowledged action again."""
    gate = asyncio.Semaphore(6)

    async def guarded(ask: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await ask()

    async with visitor(base) as http:
        asking = [lambda told=told: _ask_table(base, http, told) for told in ledger.present]
        await asyncio.gather(*map(guarded, asking))
        for told in ledger.tables.values():
            if told.is_gone:
                status = (await http.get(f"/api/tables/{told.id}")).status_code
                ledger.findings.same(f"deleted {told.id}", 404, status)


async def _ask_table(base: str, http: httpx.AsyncClient, told: ToldTable) -> None:
    summary = (await http.get(f"/api/tables/{told.id}")).raise_for_status().json()
    told.note_commitment(summary["commitment"])
    told.note_seats(summary["seats"])
    people = [Person(told, token, LANGUAGES[place % 2]) for place, token in enumerate(told.holders)]
    try:
        for person in people:
            await person.come(base, 0)
            if summary["started"]:
                await person.shown()
        for language in LANGUAGES:
            await read_lines(http, told, language)
        for (seat, action), _ in list(told.acks.items()):
            person = next(one for one in people if seat in told.holders[one.token])
            await person.decide(seat, action, told.sent[seat, action], 0)
    finally:
        for person in people:
            await person.go()


async def read_lines(http: httpx.AsyncClient, told: ToldTable, language: str, known: int = 0) -> None:
    """Read the whole log in pages, the last one first; at least ``known`` lines are asked for."""
    before = max(max(told.lines, default=-1) + 1, known)
    while before > 0:
        asked: dict[str, str | int] = {"before": before, "lang": language}
        page = (await http.get(f"/api/tables/{told.id}/lines", params=asked)).raise_for_status().json()
        for line in page:
            told.note_line(line, language)
        if not page and told.lines:
            told.findings.add("lost", f"line {told.id} {before - 1}", "it was told, and is not told any more")
        before = page[0]["n"] if page else 0
