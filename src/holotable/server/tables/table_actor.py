"""The actor of one table: its clients, and one task that handles all changes in order."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from holotable.core.decisions import BANK
from holotable.families.contract import TIME_UP
from holotable.families.words import Deal
from holotable.locales import say
from holotable.server.bots.bot_seats import BotSeats
from holotable.server.bots.bot_threads import BotThreads
from holotable.server.company.matters import Matters
from holotable.server.company.rematch import Draw
from holotable.server.http.models import Join, PlayAgain, Start, TableSummary, TakeSeat
from holotable.server.limits import Buckets
from holotable.server.settings import Settings
from holotable.server.socket.answers import Reason, RefusalMemory, because, refuse
from holotable.server.socket.broadcast import Broadcaster, sealed
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import (
    LINES_MOST,
    Ack,
    Because,
    By,
    ClientMessage,
    Decide,
    Held,
    Hold,
    Line,
    Patience,
    Ping,
    Pong,
    Speak,
    TakeBack,
    Why,
)
from holotable.server.store.failpoints import pass_by
from holotable.server.store.game_log import StoredGame
from holotable.server.store.storage import Storage
from holotable.server.tables.game import Game, Mix, entropy_of, header_of, new_table
from holotable.server.tables.lobby import MINUTE, Lobby, LobbyError
from holotable.server.tables.luck import token_of_key
from holotable.server.tables.pacing import Pacing
from holotable.server.tables.presenter import Presenter
from holotable.server.tables.timekeeper import Timekeeper
from holotable.table.attempts import Attempt
from holotable.table.sealed import commitment

log = logging.getLogger("holotable.server")

Job = Callable[[], Awaitable[None]]


class TableActor:
    """A table with its guests; every change goes through its queue."""

    def __init__(
        self,
        kept: StoredGame,
        storage: Storage,
        settings: Settings,
        bot_threads: BotThreads,
        mix: Mix = entropy_of,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Open a kept table; ``mix`` gives what is mixed into its dice when the game begins."""
        self.id = kept.id
        self.lobby = msgspec.convert(kept.lobby, Lobby)
        self.game: Game | None = None
        self.is_closed = False
        patience = Patience(settings.claim_patience, settings.trade_patience)
        self.broadcaster = Broadcaster(kept.id, _commitment(kept), patience)
        self._bots: BotSeats | None = None
        self._pacing = Pacing(settings, self.lobby.edition, now)
        self.now = now
        self.storage, self.settings, self._bot_threads = storage, settings, bot_threads
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._answers = RefusalMemory()
        self._decided = Buckets(settings.decisions_per_minute, MINUTE)  # by seat, through however many sockets
        self.is_presence_old = False
        self._time = Timekeeper(kept.id, storage, self.broadcaster)
        self._seed, self._mix = kept.seed, mix
        self._hearing: dict[type, Callable[..., Awaitable[None]]] = {
            Decide: self.decide,
            TakeBack: self.decide,
            Hold: self.hold,
            Speak: self.speak,
            Why: self.why,
            Ping: self.pong,
        }
        self._load(kept)
        self._matters = Matters(self, kept.company)

    # the one task

    async def run(self) -> None:
        """Handle jobs in order until the table has been idle for a while; after a fatal error disconnect everybody."""
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
            if self._is_awake and (
                job is None or 0 in (self._bot_pause(), self._matters.pause())
            ):  # however much people do
                await self._guarded(self._go_on)
            elif job is None and self._jobs.empty():  # else somebody came in the last moment
                await self._guarded(self._note_when_to_wake)
                return

    @property
    def _is_awake(self) -> bool:
        """Whether play goes on: somebody is here, or by days something is to be done soon."""
        if self.broadcaster.clients:
            return True
        pause = self._alone()
        return pause is not None and pause < self.settings.idle

    def _alone(self) -> float | None:
        """Give the seconds until something is to be done though nobody is here, or None: only by days."""
        pauses = (self._bot_pause(), self._matters.pause()) if self.lobby.pace == "days" else ()
        return min((pause for pause in pauses if pause is not None), default=None)

    async def _note_when_to_wake(self) -> None:
        """Keep when this table must be opened again, whether or not somebody comes."""
        pause = self._alone()
        if self.lobby.pace == "days":
            await self.storage.wake(self.id, None if pause is None else int(self.storage.served + pause))

    async def _next_job(self) -> tuple[Job, "asyncio.Future[None]"] | None:
        """Wait for something to do; None when the time has come for a bot, or for closing."""
        if not self._jobs.empty():
            return self._jobs.get_nowait()
        self._tell_presence()
        await self._guarded(self._matters.tell_changes)
        try:
            async with asyncio.timeout(self._pause()):  # wait_for would now and then swallow that the server stops
                return await self._jobs.get()
        except TimeoutError:
            return None

    def _pause(self) -> float | None:
        """Give the seconds until a bot's turn or the clock's, or None to wait for people."""
        if not self.broadcaster.clients:
            alone = self._alone()
            return self.settings.idle if alone is None else min(self.settings.idle, alone)
        pauses = (self._bot_pause(), self._time.pause, self._matters.pause())
        return min((pause for pause in pauses if pause is not None), default=None)

    def _bot_pause(self) -> float | None:
        seat = self._bots.next() if self._bots else None
        return None if self._bots is None or seat is None else self.wait(is_due=self._bots.is_due(seat))

    def wait(self, *, is_due: bool) -> float | None:
        """Give the seconds until the server may decide for a seat, or None while it does not."""
        if self._is_too_long or self._matters.stops_bots:
            return None
        at = self._pacing.until() if is_due else self._pacing.rested
        return max(0.0, at - self.now())

    @property
    def pacing(self) -> Pacing:
        """How long bots wait for people."""
        return self._pacing

    async def _do(self, job: Job, done: "asyncio.Future[None]") -> None:
        try:
            await self._guarded(job)
        finally:
            done.cancel()  # the caller waits for the end, not for an answer

    async def _guarded(self, job: Job) -> None:
        """Do something; if it fails, go back to what is on disk."""
        try:
            await job()
        except Exception as problem:  # noqa: BLE001 - one table's failure is nobody else's
            await self._go_back(problem)

    async def _go_back(self, problem: Exception) -> None:
        """After a failure, reload the game from disk and show it."""
        log.error("table %s: something failed; going back to what is kept", self.id, exc_info=problem)
        self._pacing.rest()
        await self._reload()

    async def hear(self, client: Client, message: ClientMessage) -> None:
        """Do what a client says."""
        heard: Callable[..., Awaitable[None]] = self._hearing.get(type(message), self._matters.hear)
        await heard(client, message)

    async def ask(self, job: Job) -> None:
        """Have something done, and wait until it is; a room that is closed does nothing any more."""
        if self.is_closed:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        await asyncio.wait({done})

    # beginning and resuming

    def _load(self, kept: StoredGame) -> None:
        if kept.header is not None:
            self._seat(self._game_of(kept))

    def _seat(self, game: Game) -> None:
        self.game = game
        handed, budget = self.broadcaster.handed, self.settings.bot_budget
        self._bots = BotSeats(game.table, self.lobby, handed, self._seed, self._bot_threads, budget)
        game.presenter.silent = handed
        self._pacing.note(self.game.presenter.view(), self._bots, self.game.presenter.due())
        self._time.watch(self.game, self.lobby)

    async def _reload(self) -> None:
        game = await asyncio.to_thread(self._kept_game)
        if game is not None:
            self._seat(game)
            self.broadcaster.show_all(game)

    def _kept_game(self) -> Game | None:
        kept = self._kept()
        return None if kept.header is None else self._game_of(kept)

    def _game_of(self, kept: StoredGame) -> Game:
        return Game(kept, self.storage, self.settings.snapshot_every)

    def _kept(self) -> StoredGame:
        kept = self.storage.load(self.id)
        assert kept is not None, "a table that has been opened stays on disk"
        return kept

    async def _begin_if_full(self) -> None:
        if self.game is not None or not self.lobby.may_begin:
            return
        self._tell_presence()
        kept = self._kept()
        if kept.header is None:
            entropy = self._mix(self.lobby, kept.seed)
            table = new_table(self.lobby, kept.seed, entropy)
            await self.storage.begin(self.id, header_of(table, kept.seed, entropy), Presenter(table).due())
            if self.lobby.pace == "days":
                await self.storage.wake(self.id, int(self.storage.served))
        await self._reload()
        self.is_presence_old = True

    # coming, joining and going

    async def come(self, client: Client) -> None:
        """Greet a guest and show the table."""
        if not self._matters.host.may_come(client):
            client.dismiss("locked")
            return
        self.broadcaster.clients.add(client)
        self._time.watch(self.game, self.lobby)
        self.broadcaster.greet(client, self.lobby, self.game)
        self._matters.came(client)
        if self.game is not None:
            self.broadcaster.show(client, self.game, client.since)
        self.is_presence_old = True

    async def go(self, client: Client) -> None:
        """Let a guest go."""
        if client not in self.broadcaster.clients:
            return
        self.broadcaster.clients.discard(client)
        self._matters.went(client)
        self._time.watch(self.game, self.lobby)
        self.lobby = await self._time.keep(self.lobby)
        self.is_presence_old = True

    def token_of(self, key: str) -> str:
        """Give the seat token of whoever joins with a key; the seed cannot be computed from it."""
        return token_of_key(self._seed, key)

    async def join(self, wish: Join, token: str) -> int:
        """Give an open seat to somebody; when no seat is open any more, the game begins.

        Whoever asks again with the same key has lost the answer, and gets the same seat.
        """
        if (before := self.storage.holder(token)) is not None:
            return before[1][0]
        if not self.lobby.open_seats:
            raise LobbyError("server.full")
        seat = self.lobby.open_seats[0]
        lobby = self.lobby.take(seat, wish.name, wish.token or self.lobby.seats[seat].token, wish.entropy)
        await self.storage.seat(self.id, msgspec.to_builtins(lobby), token, [seat])
        self.lobby = lobby
        self.is_presence_old = True
        return seat

    async def renew(self, old: str, new: str) -> None:
        """Let a new token stand for the seats of an old one; whoever came with the old one comes again without it."""
        await self.storage.renew(self.id, old, new)
        for client in [one for one in self.broadcaster.clients if old in one.tokens]:
            client.dismiss("restart")

    async def take(self, wish: TakeSeat, token: str) -> int:
        """Give the seat of a bot or of somebody absent to whoever opens its invitation first; the old link ends."""
        if (before := self.storage.holder(token)) is not None:
            return before[1][0]
        seat = self._matters.invited(wish.invite)
        before_name, lobby = self.lobby.seats[seat].name, self.lobby.with_person(seat, wish.name)
        await self._matters.use_invite(seat)
        await self.storage.hand(self.id, msgspec.to_builtins(lobby), token, seat)
        self.lobby = lobby
        self.broadcaster.handed.discard(seat)
        if self.game is not None:
            self.game.rename([one.name for one in lobby.seats])
            self._seat(self.game)
        await self._matters.handed(seat, before_name)
        if self.game is not None and lobby.seats[seat].name != before_name:
            self.broadcaster.show_all(self.game)
        self.is_presence_old = True
        return seat

    async def rearrange(self, lobby: Lobby, moved: Sequence[int] | None = None) -> None:
        """Keep other seats of a game that has not begun, and tell everybody; ``moved`` gives each its old number."""
        order = list(range(len(lobby.seats))) if moved is None else moved
        await self.storage.reseat(self.id, msgspec.to_builtins(lobby), order)
        self.lobby = lobby
        for client in self.broadcaster.clients:
            client.seats = tuple(sorted(order.index(seat) for seat in client.seats))
            self.broadcaster.greet(client, self.lobby, self.game)
        self.is_presence_old = True

    def stand(self, *, still: bool) -> None:
        """Let the clock of a timed game stand, or run again."""
        self._time.stands = still
        self._time.watch(self.game, self.lobby)

    async def start(self, wish: Start, own: Sequence[int]) -> None:
        """Settle open seats for the host; when none is left, the game begins, or at the host's word where it waits."""
        if self._matters.host.seat not in (None, *own):
            raise LobbyError("server.not-host")
        waits = self.lobby.begin == "host" and wish.seats is None
        seats = self.lobby.open_seats if wish.seats is None else sorted(set(wish.seats))
        if self.game is not None or not (seats or waits) or not set(seats) <= set(self.lobby.open_seats):
            raise LobbyError("server.not-open")
        lobby = self.lobby.settle(seats, bots=wish.open == "bots") if seats else self.lobby
        lobby = lobby.started() if waits else lobby
        await self.storage.arrange(self.id, msgspec.to_builtins(lobby))
        self.lobby = lobby
        self.is_presence_old = True

    @property
    def next_table(self) -> str | None:
        """The table at which the same people play again, once somebody has proposed it."""
        return self._matters.rematch.table

    async def rematch(
        self, held: list[list[int]], wish: PlayAgain, draw: Draw
    ) -> tuple[str, dict[str, list[int]]] | None:
        """Hear whether somebody plays again; it is kept before it is answered."""
        answered = await self._matters.rematch.answer(held, wish, draw)
        await self._matters.tell_changes()
        return answered

    def summary(self, yours: Sequence[int]) -> TableSummary:
        """Describe the table."""
        return self.broadcaster.summary(self.lobby, self.game, yours)

    @property
    def is_locked(self) -> bool:
        """Whether nobody may watch."""
        return self._matters.host.is_locked

    def lines_before(self, number: int, language: str) -> list[Line]:
        """Tell a page of what happened before a numbered line."""
        if self.game is None:
            return []
        return sealed(self.game.presenter.lines(self.game.lines_before(number, LINES_MOST), language), ())

    def _tell_presence(self) -> None:
        """Tell who is here, once for many who come at the same time."""
        if self.is_presence_old:
            self.is_presence_old = False
            self.broadcaster.tell_presence(self.lobby, self.game)

    async def speak(self, client: Client, message: Speak) -> None:
        """Change a guest's language."""
        client.language = message.language
        self._matters.show(client)
        if self.game is not None:
            self.broadcaster.show(client, self.game)

    async def pong(self, client: Client, _: Ping) -> None:
        """Answer a ping."""
        client.send(Pong(self.game.decided.changed if self.game else 0))

    def dismiss(self) -> None:
        """Say goodbye to everybody, because the server stops."""
        self.broadcaster.dismiss()

    # deciding

    async def decide(self, client: Client, message: Decide | TakeBack) -> None:
        """Play or take back a person's decision, or say why not; the same action id always gets the same answer."""
        if self._answers.again(self.game, client, message):
            return
        if self._matters.host.is_paused:
            refuse(self.game, client, message.action, because(client, "paused"))  # not for ever
            return
        try:
            await (self._judge(client, message) if isinstance(message, Decide) else self._judge_back(client, message))
        except Exception as problem:  # noqa: BLE001 - whatever failed, the disk knows whether the decision counts
            await self._go_back(problem)
            if not self._answers.again(self.game, client, message):
                refuse(self.game, client, message.action, because(client, "failed"))

    async def _judge(self, client: Client, message: Decide) -> None:
        if (much := self._too_much(message)) is not None:
            refuse(self.game, client, message.action, because(client, much))  # not for ever
            return
        judged = self._weigh(client, message)
        if isinstance(judged, Attempt):
            judged = await self._claim_first(judged) or because(client, "stale")
        if isinstance(judged, Attempt):
            await self.play(judged, "person", message.action, client)
        else:
            self._answers.refuse(self.game, client, message, judged)

    async def _judge_back(self, client: Client, message: TakeBack) -> None:
        if self._is_too_long or self._matters.taking_back.is_too_quick(message.seat):
            refuse(self.game, client, message.action, because(client, "too-quick"))  # not for ever
        elif (reason := self._matters.taking_back.why_not_take(client, message)) is not None:
            self._answers.refuse(self.game, client, message, because(client, reason))
        else:
            await self._matters.taking_back.take_last(client, message)

    def _too_much(self, message: Decide) -> str | None:
        """Say what a table or a seat has had too much of."""
        if self._is_too_long:
            return "too-long"
        return None if self._decided.take(str(message.seat)) else "too-quick"

    async def why(self, client: Client, message: Why) -> None:
        """Say why a seat may not play a decision now."""
        judged = self._weigh(client, message)
        allowed = (None, None, say(client.language, "server-allowed"))
        key, rule, says = allowed if isinstance(judged, Attempt) else judged
        client.send(Because(message.ask, key, rule, says, self._drafted(client, message)))

    def _drafted(self, client: Client, message: Why) -> Deal | None:
        """Tell what the trade would change that a seat thinks about; it need not be allowed."""
        if self.game is None or message.seat not in client.seats:
            return None
        return self.game.presenter.draft(self.game.attempt(message.seat, message.decision), client.language)

    def _weigh(self, client: Client, message: Decide | Why) -> Attempt | Reason:
        """Give a decision as a legal attempt, or say why not."""
        reason = self._why_not_now(client, message)
        if reason is not None:
            return reason
        assert self.game is not None, "it has begun"
        attempt = self.game.attempt(message.seat, message.decision)
        if (refusal := attempt.refusal(client.language)) is not None:
            return refusal.key, refusal.rule, refusal.says
        key = self._matters.offers.why_not(attempt)
        return attempt if key is None else because(client, key)

    def _why_not_now(self, client: Client, message: Decide | Why) -> Reason | None:
        """Say why nobody asks the rules about a decision."""
        if message.seat not in client.seats:
            return because(client, "not-your-seat")
        if self.game is None:
            return because(client, "not-begun")
        if message.seat in self.broadcaster.handed:
            return because(client, "handed")
        if (holder := self._pacing.why_not_throw(message.seat, message.decision)) is not None:
            return because(client, "held", name=self.lobby.seats[holder].name)
        if isinstance(message, Decide) and self.game.is_stale(message.seat, message.decision, message.seen):
            return because(client, "stale")
        return None

    async def _claim_first(self, attempt: Attempt) -> Attempt | None:
        """Claim the rents that a decision would let lapse; give it as it is judged then, or None if it is refused."""
        assert self.game is not None, "claims are open in a game"
        claimed = False
        for owner, default in self.game.lapsing(attempt):
            claim = self.game.attempt(owner, default)
            if claim.is_legal and self._matters.instructions.claims_for(owner):
                await self.play(claim, "server")
                claimed = True
        if claimed:
            attempt = self.game.attempt(attempt.seat, attempt.decision)
        return attempt if attempt.is_legal else None

    async def malformed(self, client: Client, problem: str) -> None:
        """Say that a message cannot be read."""
        refuse(self.game, client, None, because(client, "malformed", problem=problem))

    async def play(self, attempt: Attempt, by: By, action: str | None = None, client: Client | None = None) -> None:
        """Play a legal decision, keep it and tell everybody; whoever decided is answered first."""
        assert self.game is not None, "decisions are played in a game"
        told = await self.game.play(attempt, by, action)
        do = attempt.decision["do"]
        assert self._bots is not None, "they are seated with the game"
        self._pacing.note(self.game.presenter.view(), self._bots, self.game.presenter.due(), do, by)
        self.is_presence_old |= self.game.family.verbs[do].shows_tokens
        self._matters.decided(attempt.seat, attempt.decision, by)
        self._time.watch(self.game, self.lobby)
        if client is not None and action is not None:
            pass_by("ack")
            client.send(Ack(action, self.game.seq))
            await asyncio.sleep(0)  # the answer goes out before the news is put into words
        self.broadcaster.tell_events(self.game, attempt.seat, by, told)

    async def take_back(
        self, seat: int, taken: Sequence[int], says: Mapping[str, str], by: tuple[str, Client] | None
    ) -> None:
        """Go back to before the last decisions, keep that and tell everybody; whoever did so is answered first."""
        assert self.game is not None, "decisions are taken back in a game"
        action, client = by or (None, None)
        await self.game.take_back(taken, seat, action)
        self._seat(self.game)
        self.is_presence_old = True
        self._matters.taken_back(seat)
        if client is not None and action is not None:
            client.send(Ack(action, self.game.seq))
        self.broadcaster.tell_taken_back(self.game, seat, taken, says)

    # the clock and the bots

    async def _go_on(self) -> None:
        """Do what the time has come for: the clock first, then a bot."""
        if self._time.is_time_up and self.game is not None:
            await self.play(self.game.attempt(BANK, TIME_UP), "server")
            return
        self.lobby = await self._time.keep_if_old(self.lobby)
        await self._matters.tick()
        if self._bot_pause() == 0:
            await self._play_bot()

    async def _play_bot(self) -> None:
        assert self.game is not None, "bots play in a game"
        assert self._bots is not None, "bots play in a game"
        seat = self._bots.next()
        decided = None if seat is None else await self._bots.decide(seat, self._matters.offers.why_not)
        if decided is not None:  # if a debt comes between, the bot is asked again
            await self.play_after_claims(decided, "bot")

    async def play_after_claims(self, attempt: Attempt, by: By) -> None:
        """Play a decision for somebody, after the rents that it would let lapse; nothing if it is refused then."""
        judged = await self._claim_first(attempt)
        if judged is not None:
            await self.play(judged, by)

    async def carry_out(self, seat: int, decision: Mapping[str, Any], by: By) -> None:
        """Play a decision for a seat if it is legal, after the claims that it would let lapse."""
        assert self.game is not None, "decisions are played in a game"
        judged = self.game.attempt(seat, decision)
        attempt = await self._claim_first(judged) if judged.is_legal else None
        if attempt is not None:
            await self.play(attempt, by)

    @property
    def _is_too_long(self) -> bool:
        return self.game is not None and self.game.seq >= self.settings.decisions_most

    async def hold(self, client: Client, message: Hold) -> None:
        """Let a seat hold the next throw, once a turn, or let go of it."""
        seat = message.seat
        if seat not in client.seats:
            refuse(self.game, client, None, because(client, "not-your-seat"))
        elif self.game is None:
            refuse(None, client, None, because(client, "not-begun"))
        elif self._matters.host.is_paused:
            refuse(self.game, client, None, because(client, "paused"))
        elif message.release:
            if self._pacing.release(seat):
                self.broadcaster.tell(Held(seat, 0))
        elif self.game.is_over:
            refuse(self.game, client, None, because(client, "over"))
        elif self.game.presenter.view().has_left(seat):
            refuse(self.game, client, None, because(client, "out"))
        elif self._pacing.hold(seat, self.game.presenter.view().turns):
            self.broadcaster.tell(Held(seat, round(self.settings.hold)))
        else:
            refuse(self.game, client, None, because(client, "hold-used"))


def _commitment(kept: StoredGame) -> str:
    """Give what the dice of a table are sealed with; those of a game that was brought here may not be sealed at all."""
    return commitment(kept.seed) if kept.header is None else kept.header.get("commitment") or ""
