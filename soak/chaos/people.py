"""People at a table: they read all that they are told, and write down what cannot be."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Raw

from holotable.server.socket.protocol import read_message
from holotable.server.tables.table_actor import TableActor
from soak.chaos.hall import Hall, Line
from soak.chaos.virtual import WORLD

Decision = dict[str, Any]
Record = tuple[int, str, bytes]  # seat, who made it, the decision


class Question(msgspec.Struct):
    """What is read of a prompt."""

    seat: int
    kind: str
    due: bool
    options: list[dict[str, Any]]
    bounds: dict[str, Any]


OPENLY: Final = {"order": "person"}  # what others are told of who has decided


class Heard(msgspec.Struct):
    """What is read of any message."""

    type: str
    seq: int = 0
    action: str | None = None
    key: str | None = None
    seat: int = -1
    by: str = ""
    noted: int = 0
    of: list[int] = []
    decision: Raw = Raw(b"")
    prompts: list[Question] | None = None
    view: Raw = Raw(b"")
    result: dict[str, Any] | None = None
    proof: dict[str, str] | None = None
    yours: list[int] = []
    seats: list[dict[str, Any]] = []
    commitment: str = ""
    reason: str = ""


class Matters(msgspec.Struct):
    """What is read of how matters stand."""

    proposal: dict[str, Any] | None
    deadlines: list[dict[str, Any]]
    returning: list[int]
    take_back: dict[str, Any] | None
    instructions: list[dict[str, Any]]
    host: int | None
    paused: dict[str, Any] | None
    locked: bool
    invites: list[dict[str, Any]]


_read = msgspec.json.Decoder(Heard)
_read_matters = msgspec.json.Decoder(Matters)


class Told:
    """Everything that anybody at one table was told; what does not fit together is a finding."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.findings: list[str] = []
        self.acks: dict[tuple[int, str], int] = {}
        self.sent: dict[tuple[int, str], Decision | None] = {}  # None: something is taken back
        self.decisions: dict[int, Record] = {}
        self.commitments: set[str] = set()
        self.proofs: set[tuple[str, str]] = set()
        self.refusals: dict[str, int] = {}
        self.secret = b"?"  # the seed, which nobody may see before the end
        self.ids = (f"a{number}" for number in itertools.count())

    def find(self, what: str) -> None:
        self.findings.append(f"{WORLD.now - 1000:.1f} s: {what}")

    def note(self, place: dict[Any, Any], key: Any, value: Any, what: str) -> None:
        """Write something down that is told only in one way."""
        if place.setdefault(key, value) != value:
            self.find(f"{what} {key} was {place[key]!r}, and then {value!r}")


class Person:
    """Somebody with a token, or somebody who watches; here with one line, or away."""

    def __init__(self, hall: Hall, told: Told, token: str | None, language: str, invite: str | None = None) -> None:
        self.hall, self.told, self.token, self.language, self.invite = hall, told, token, language, invite
        self.line: Line | None = None
        self.actor: TableActor | None = None
        self.seats: list[int] = []
        self.back_at: float | None = None  # when somebody away comes back
        self.seq = -1
        self.prompts: list[Question] = []
        self.view = Raw(b"")
        self.matters: Matters | None = None
        self.told_at = 0.0
        self.result: dict[str, Any] | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def is_here(self) -> bool:
        return self.line is not None

    # coming and going

    async def come(self, *, knows: bool = True) -> None:
        """Open a line; who has one already lets go of it afterwards, as a page does that is loaded anew."""
        before, reader = self.line, self._reader
        since = self.seq if knows and self.seq >= 0 else None
        line = Line(self.language, (), since, None, (), "somewhere", self.invite)
        self.back_at, self.line = None, line
        self._reader = asyncio.get_running_loop().create_task(self._listen(line))
        actor_before = self.actor
        self.actor = await self.hall.hear(self.told.table, line, self.token)
        self.seats = list(line.seats)
        if before is not None and actor_before is not None:
            await actor_before.ask(lambda: actor_before.go(before))
            if reader is not None:
                reader.cancel()

    async def go(self) -> None:
        """Let go of the line."""
        line, actor, reader = self.line, self.actor, self._reader
        self.line = None
        if line is None or actor is None or reader is None:
            return
        reader.cancel()
        await actor.ask(lambda: actor.go(line))

    def lose(self) -> None:
        """Lose the line, because the server is gone."""
        if self._reader is not None:
            self._reader.cancel()
        self.line = None

    async def _listen(self, line: Line) -> None:
        while not isinstance(frame := await line.outbox.get(), int):
            self._hear(frame, line)
        if self.line is line:
            self.line = None
            if self.actor is not None:
                actor = self.actor
                asyncio.get_running_loop().create_task(actor.ask(lambda: actor.go(line)))

    # saying

    async def say(self, **message: object) -> None:
        line, actor = self.line, self.actor
        if line is not None and actor is not None:
            read = read_message(json.dumps(message))
            await actor.ask(lambda: actor.hear(line, read))

    async def decide(self, seat: int, decision: Decision, seen: int | None = None) -> None:
        action = next(self.told.ids)
        self.told.sent[seat, action] = decision
        seen = max(0, self.seq) if seen is None else seen
        await self.say(type="decide", action=action, seat=seat, decision=decision, seen=seen)

    async def take_back(self, seat: int) -> None:
        action = next(self.told.ids)
        self.told.sent[seat, action] = None
        await self.say(type="take_back", action=action, seat=seat, seen=max(0, self.seq))

    async def say_again(self, seat: int, action: str) -> None:
        """Send something once more that was acknowledged; it must be acknowledged as before."""
        decision = self.told.sent[seat, action]
        if decision is None:
            await self.say(type="take_back", action=action, seat=seat, seen=0)
        else:
            await self.say(type="decide", action=action, seat=seat, decision=decision, seen=0)

    # hearing

    def _hear(self, frame: bytes, line: Line) -> None:
        told = self.told
        message = _read.decode(frame)
        if line is not self.line and message.type not in ("hello", "ack"):
            return  # a page that is loaded anew hears no more of what its old line is told
        if told.secret in frame and message.proof is None:
            told.find(f"the seed is told in {message.type}")
        match message.type:
            case "company":
                self._hear_matters(_read_matters.decode(frame), line)
            case "hello":
                told.commitments.add(message.commitment)
                if message.yours != list(line.seats):
                    told.find(f"{line.seats} is told to have {message.yours}")
            case "state" | "events":
                self._hear_table(message, line)
            case "ack":
                told.note(told.acks, (self._sender(message), message.action), message.seq, "the answer to")
            case "refused":
                told.refusals[str(message.key)] = told.refusals.get(str(message.key), 0) + 1
                if message.prompts is not None:
                    self.prompts = message.prompts

    def _sender(self, message: Heard) -> int:
        return next((seat for seat in self.seats if (seat, message.action) in self.told.sent), -1)

    def _hear_table(self, message: Heard, line: Line) -> None:
        told = self.told
        if message.type == "events":
            if not message.seq - message.noted - 1 <= self.seq < message.seq:
                told.find(f"{line.seats} stands at {self.seq} and hears of {message.seq} with {message.noted} notes")
            if message.by == "order" and message.seat not in line.seats:
                told.find(f"{line.seats} is told that an instruction of seat {message.seat} has decided")
            by = OPENLY.get(message.by, message.by)
            told.note(told.decisions, message.seq, (message.seat, by, bytes(message.decision)), "decision")
        self.seq, self.view, self.result = message.seq, message.view, message.result
        self.prompts = message.prompts or []
        if message.proof is not None:
            told.proofs.add((message.proof["seed"], message.proof["head"]))
        if any(prompt.seat not in line.seats for prompt in self.prompts):
            told.find(f"{line.seats} is asked what {[one.seat for one in self.prompts]} are asked")

    def _hear_matters(self, matters: Matters, line: Line) -> None:
        self.matters, self.told_at = matters, WORLD.now
        if any(one["seat"] not in line.seats for one in matters.instructions):
            self.told.find(f"{line.seats} is told of the instructions of others")
        if any(one["code"] != line.invite for one in matters.invites) and matters.host not in line.seats:
            self.told.find(f"{line.seats} is told the host's invitations")

    def overdue(self) -> Iterator[int]:
        """Give the seats whose deadlines have been over for too long, by what was told."""
        for one in self.matters.deadlines if self.matters else ():
            if one["runs"] and self.told_at + one["seconds"] / (WORLD.scale or 1.0) + WORLD.late < WORLD.now:
                yield one["seat"]


Hall.person = Person  # where a hall has no other people
