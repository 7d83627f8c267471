"""A room: one table, everybody who is connected to it, and one task that does one thing after the other."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, cast

import msgspec

from holotable.core.errors import EditionError
from holotable.locales import say
from holotable.server.boards import board_of
from holotable.server.botting import Bots
from holotable.server.game import Game, header_of, new_table
from holotable.server.guests import Guest
from holotable.server.lobby import Lobby
from holotable.server.luck import commitment
from holotable.server.protocol import (
    LINES_MOST,
    VERSION,
    Ack,
    Decide,
    Events,
    Held,
    Hello,
    Hold,
    Join,
    Pong,
    Presence,
    Refused,
    SeatInfo,
    State,
    Summary,
    encode,
)
from holotable.server.settings import Settings
from holotable.server.storage import Kept, Storage
from holotable.server.telling import Told

THROWS: Final = ("roll", "draw")  # decisions that a hold delays
REFUSALS_KEPT: Final = 200

log = logging.getLogger("holotable.server")

Job = Callable[[], Awaitable[None]]
By = Literal["person", "bot", "server"]


class Room:
    """A table with its guests; every change goes through its queue."""

    def __init__(self, kept: Kept, storage: Storage, settings: Settings, pool: ThreadPoolExecutor) -> None:
        """Prepare; the game is read when the room's task starts."""
        self.id = kept.id
        self.lobby = msgspec.convert(kept.lobby, Lobby)
        self.guests: set[Guest] = set()
        self.game: Game | None = None
        self.is_closed = False
        self._bots: Bots | None = None
        self._storage, self._settings, self._pool = storage, settings, pool
        self._commitment = commitment(kept.seed)
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._refused: OrderedDict[tuple[int, str], tuple[str, str | None, str]] = OrderedDict()
        self._held: tuple[int, float] | None = None
        self._holds_used: set[tuple[int, int]] = set()
        self._last_play = 0.0
        self._waits: dict[object, float] = {}  # claims and offers that wait for a person, since when
        self._load(kept)

    # the one task

    async def run(self) -> None:
        """Do one thing after the other until nobody has been here for a while; if all fails, send everybody away."""
        try:
            await self._work()
        finally:
            self.is_closed = True
            self.dismiss()
            while not self._jobs.empty():
                self._jobs.get_nowait()[1].cancel()

    async def _work(self) -> None:
        while True:
            await self._guarded(self._begin_if_full)
            job = await self._next_job()
            if job is not None:
                await self._do(*job)
            elif self.guests:
                await self._guarded(self._play_bot)
            else:
                return

    async def _next_job(self) -> tuple[Job, "asyncio.Future[None]"] | None:
        """Wait for something to do; None when the time has come for a bot, or for closing."""
        if not self._jobs.empty():
            return self._jobs.get_nowait()
        try:
            return await asyncio.wait_for(self._jobs.get(), self._pause())
        except TimeoutError:
            return None

    def _pause(self) -> float | None:
        """Give the seconds until a bot's turn, or None to wait for people."""
        if not self.guests:
            return self._settings.idle
        seat = self._bots.next() if self._bots else None
        return None if seat is None else max(0.0, self._not_before(seat) - time.monotonic())

    async def _do(self, job: Job, done: "asyncio.Future[None]") -> None:
        await self._guarded(job)
        if not done.done():
            done.set_result(None)

    async def _guarded(self, job: Job) -> None:
        """Do something; if it fails, go back to what is on disk."""
        try:
            await job()
        except Exception:
            log.exception("table %s: something failed; going back to what is kept", self.id)
            self._reload()

    async def ask(self, job: Job) -> None:
        """Have something done, and wait until it is; a room that is closed does nothing any more."""
        if self.is_closed:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        await asyncio.wait({done})

    # beginning and resuming

    def _load(self, kept: Kept) -> None:
        if kept.header is None:
            return
        self.game = Game(kept, self._storage)
        self._bots = Bots(self.game.table, self.lobby, self._pool, self._settings.bot_budget)
        self._note_waits()

    def _reload(self) -> None:
        kept = self._storage.load(self.id)
        assert kept is not None, "a table that has been opened stays on disk"
        self._load(kept)
        for guest in self.guests:
            self._send_state(guest, None)

    async def _begin_if_full(self) -> None:
        if self.game is not None or self.lobby.open_seats:
            return
        kept = self._storage.load(self.id)
        assert kept is not None, "a table that has been opened stays on disk"
        if kept.header is None:
            table = new_table(self.lobby, kept.seed)
            await self._storage.begin(self.id, header_of(table, kept.seed))
        self._reload()
        self._tell_presence()

    # coming, joining and going

    async def come(self, guest: Guest) -> None:
        """Greet a guest and show the table."""
        self.guests.add(guest)
        guest.send(self._hello(guest))
        if self.game is not None:
            self._send_state(guest, guest.since)
        self._tell_presence()

    async def go(self, guest: Guest) -> None:
        """Let a guest go."""
        self.guests.discard(guest)
        self._tell_presence()

    async def join(self, wish: Join, token: str) -> int:
        """Give an open seat to somebody; when no seat is open any more, the game begins."""
        if not self.lobby.open_seats:
            raise EditionError("every seat of this table is taken; you can watch")
        seat = self.lobby.open_seats[0]
        lobby = self.lobby.take(seat, wish.name, wish.token or self.lobby.seats[seat].token)
        await self._storage.seat(self.id, msgspec.to_builtins(lobby), token, [seat])
        self.lobby = lobby
        self._tell_presence()
        return seat

    def _hello(self, guest: Guest) -> Hello:
        title = board_of(self.lobby.edition).info.name
        return Hello(
            protocol=VERSION,
            table=self.id,
            edition=self.lobby.edition,
            title=title.de if guest.language == "de" else title.en,
            language=cast("Literal['en', 'de']", guest.language),
            started=self.game is not None,
            spectator=not guest.seats,
            yours=list(guest.seats),
            seats=self.seats(),
            options=self.lobby.options,
            commitment=self._commitment,
        )

    def seats(self) -> list[SeatInfo]:
        """Tell who sits where."""
        here = {seat for guest in self.guests for seat in guest.seats}
        tokens: Sequence[str | None] = (
            self.game.table.tokens if self.game else [seat.token for seat in self.lobby.seats]
        )
        return [
            SeatInfo(number, seat.name, seat.kind, seat.bot, tokens[number], seat.kind == "bot" or number in here)
            for number, seat in enumerate(self.lobby.seats)
        ]

    def summary(self, yours: Sequence[int]) -> Summary:
        """Describe the table."""
        return Summary(
            table=self.id,
            edition=self.lobby.edition,
            title=board_of(self.lobby.edition).info.name,
            options=self.lobby.options,
            started=self.game is not None,
            over=self.game is not None and self.game.table.due is None,
            seq=self.game.seq if self.game else 0,
            open_seats=len(self.lobby.open_seats),
            yours=list(yours),
            seats=self.seats(),
        )

    def _tell_presence(self) -> None:
        message = encode(Presence(self.seats(), sum(not guest.seats for guest in self.guests)))
        for guest in self.guests:
            guest.send(message)

    # telling

    def _send_state(self, guest: Guest, since: int | None) -> None:
        assert self.game is not None, "a state is sent of a game that has begun"
        game, teller = self.game, self.game.teller
        lines = game.lines_since(-1)[-LINES_MOST:] if since is None else game.lines_since(since or -1)
        guest.send(
            State(
                seq=game.seq,
                view=teller.view(),
                due=teller.due(),
                prompts=teller.prompts(guest.seats, guest.language),
                lines=teller.lines(lines, guest.language),
                result=teller.result(),
            )
        )

    def _tell_events(self, seat: int, by: By, told: list[tuple[int, Told]]) -> None:
        assert self.game is not None, "events happen in a game"
        game, teller = self.game, self.game.teller
        frames: dict[tuple[str, tuple[int, ...]], bytes] = {}
        for guest in self.guests:
            hearer = (guest.language, guest.seats)
            if hearer not in frames:
                message = Events(
                    seq=game.seq,
                    seat=seat,
                    by=by,
                    decision=game.table.last_record["decision"],
                    lines=teller.lines(told, guest.language),
                    view=teller.view(),
                    due=teller.due(),
                    prompts=teller.prompts(guest.seats, guest.language),
                    result=teller.result(),
                )
                frames[hearer] = encode(message)
            guest.send(frames[hearer])

    async def speak(self, guest: Guest, language: str) -> None:
        """Change a guest's language."""
        guest.language = language
        if self.game is not None:
            self._send_state(guest, None)

    async def pong(self, guest: Guest) -> None:
        """Answer a ping."""
        guest.send(Pong(self.game.seq if self.game else 0))

    # deciding

    async def decide(self, guest: Guest, message: Decide) -> None:
        """Play a person's decision, or say why not; the same action id always gets the same answer."""
        if self._answer_again(guest, message):
            return
        refused = self._why_not(guest, message)
        if refused is None:
            refused = await self._claim_first(guest, message)
        if refused is not None:
            self._refuse(guest, message, *refused)
            return
        try:
            await self._play(message.seat, message.decision, "person", message.action, guest)
        except Exception:
            self._say_refused(guest, message.action, "server.failed", None, say(guest.language, "server-failed"))
            raise

    def _answer_again(self, guest: Guest, message: Decide) -> bool:
        if self.game is None or message.seat not in guest.seats:
            return False
        kept = self.game.answered(message.seat, message.action)
        if kept is not None:
            guest.send(Ack(message.action, kept))
            return True
        refused = self._refused.get((message.seat, message.action))
        if refused is not None:
            self._say_refused(guest, message.action, *refused)
        return refused is not None

    def _why_not(self, guest: Guest, message: Decide) -> tuple[str, str | None, str] | None:
        language = guest.language
        if message.seat not in guest.seats:
            return "server.not-your-seat", None, say(language, "server-not-your-seat")
        if self.game is None:
            return "server.not-begun", None, say(language, "server-not-begun")
        if message.decision.get("do") in THROWS and (holder := self._holder()) not in (None, message.seat):
            assert holder is not None, "somebody holds the throw"
            return "server.held", None, say(language, "server-held", name=self.lobby.seats[holder].name)
        if self.game.is_stale(message.seat, message.decision, message.seen):
            return "server.stale", None, say(language, "server-stale")
        refusal = self.game.refusal(message.seat, message.decision, language)
        return (refusal.key, refusal.rule, refusal.says) if refusal else None

    async def _claim_first(self, guest: Guest, message: Decide) -> tuple[str, str | None, str] | None:
        """Claim the rents that the decision would let lapse; say whether it is then no longer what was asked."""
        if not await self._claim_lapsing(message.seat, message.decision):
            return None
        assert self.game is not None, "claims are open in a game"
        if self.game.refusal(message.seat, message.decision, guest.language) is None:
            return None
        return "server.stale", None, say(guest.language, "server-stale")

    async def _claim_lapsing(self, seat: int, decision: Mapping[str, Any]) -> bool:
        """Play the default of unanswered claims; tell whether there were any."""
        assert self.game is not None, "claims are open in a game"
        claimed = False
        for creditor, claim in self.game.lapsing(seat, decision):
            default = {"do": "claim_rent", "claim": claim}
            if self.game.refusal(creditor, default, "en") is None:
                await self._play(creditor, default, "server")
                claimed = True
        return claimed

    def _refuse(self, guest: Guest, message: Decide, key: str, rule: str | None, says: str) -> None:
        if message.seat in guest.seats and key != "server.not-begun":
            self._refused[message.seat, message.action] = (key, rule, says)
            if len(self._refused) > REFUSALS_KEPT:
                self._refused.popitem(last=False)
        self._say_refused(guest, message.action, key, rule, says)

    def _say_refused(self, guest: Guest, action: str | None, key: str, rule: str | None, says: str) -> None:
        game = self.game
        prompts = game.teller.prompts(guest.seats, guest.language) if game else []
        guest.send(Refused(action, key, rule, says, game.seq if game else 0, prompts))

    async def malformed(self, guest: Guest, problem: str) -> None:
        """Say that a message cannot be read."""
        self._say_refused(
            guest, None, "server.malformed", None, say(guest.language, "server-malformed", problem=problem)
        )

    async def _play(
        self, seat: int, decision: Mapping[str, Any], by: By, action: str | None = None, guest: Guest | None = None
    ) -> None:
        assert self.game is not None, "decisions are played in a game"
        told = await self.game.play(seat, decision, by, action)
        self._last_play = time.monotonic()
        self._note_waits()
        if guest is not None and action is not None:
            guest.send(Ack(action, self.game.seq))
        self._tell_events(seat, by, told)

    # bots wait for people

    async def _play_bot(self) -> None:
        assert self.game is not None, "bots play in a game"
        assert self._bots is not None, "bots play in a game"
        seat = self._bots.next()
        if seat is None:
            return
        decision = await self._bots.decide(seat)
        if decision is None:
            return
        if await self._claim_lapsing(seat, decision) and self.game.refusal(seat, decision, "en") is not None:
            return  # a debt has come between; the bot is asked again
        await self._play(seat, decision, "bot")

    def _not_before(self, seat: int) -> float:
        """Give the moment from which a bot may act: of its own accord at once, else after people had their time."""
        assert self._bots is not None, "bots play in a game"
        if not self._bots.is_due(seat):
            return 0.0
        soon = self._last_play + self._settings.bot_pause
        held = self._held[1] if self._holder() is not None and self._held else 0.0
        return max([soon, held, *(self._waits.values())])

    def _note_waits(self) -> None:
        """Keep until when bots wait for the claims and offers that people have not answered."""
        assert self.game is not None, "claims and offers are made in a game"
        view, now = self.game.teller.view(), time.monotonic()
        waits: dict[object, float] = {
            ("claim", claim["id"]): self._settings.claim_patience
            for claim in view.get("claims", ())
            if self.lobby.seats[claim["creditor"]].kind == "person"
        }
        waits |= {
            ("offer", offer["offer"], offer["revision"]): self._settings.trade_patience
            for offer in view.get("offers", ())
            if self.lobby.seats[offer["to"]].kind == "person"
        }
        self._waits = {key: self._waits.get(key, now + patience) for key, patience in waits.items()}

    # holding the next throw

    def _holder(self) -> int | None:
        if self._held is not None and time.monotonic() >= self._held[1]:
            self._held = None
        return self._held[0] if self._held else None

    async def hold(self, guest: Guest, message: Hold) -> None:
        """Let a seat hold the next throw, once a turn, or let go of it."""
        language = guest.language
        if message.seat not in guest.seats:
            self._say_refused(guest, None, "server.not-your-seat", None, say(language, "server-not-your-seat"))
        elif self.game is None:
            self._say_refused(guest, None, "server.not-begun", None, say(language, "server-not-begun"))
        elif message.release:
            self._release(message.seat)
        elif (turn := (self.game.teller.view()["turns"], message.seat)) in self._holds_used:
            self._say_refused(guest, None, "server.hold-used", None, say(language, "server-hold-used"))
        else:
            self._holds_used.add(turn)
            self._held = (message.seat, time.monotonic() + self._settings.hold)
            self._tell_held(message.seat, round(self._settings.hold))

    def _release(self, seat: int) -> None:
        if self._holder() == seat:
            self._held = None
            self._tell_held(seat, 0)

    def _tell_held(self, seat: int, seconds: int) -> None:
        frame = encode(Held(seat, seconds))
        for guest in self.guests:
            guest.send(frame)

    def dismiss(self) -> None:
        """Say goodbye to everybody, because the server stops."""
        for guest in self.guests:
            guest.dismiss("restart")
