"""The actor of one table: its clients, and one task that handles all changes in order."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from holotable.core.decisions import BANK
from holotable.families.contract import TIME_UP
from holotable.families.view import has_left
from holotable.locales import say
from holotable.server.bots.bot_seats import BotSeats
from holotable.server.bots.bot_threads import BotThreads
from holotable.server.http.models import Join, Start, TableSummary
from holotable.server.limits import Buckets
from holotable.server.settings import Settings
from holotable.server.socket.answers import Reason, RefusalMemory, because, refuse
from holotable.server.socket.broadcast import Broadcaster, By
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import LINES_MOST, Ack, Because, Decide, Held, Hold, Line, Patience, Pong, Why
from holotable.server.store.game_log import StoredGame
from holotable.server.store.storage import Storage
from holotable.server.tables.game import Game, header_of, new_table
from holotable.server.tables.lobby import MINUTE, Lobby, LobbyError
from holotable.server.tables.luck import commitment, token_of_key
from holotable.server.tables.pacing import Pacing
from holotable.server.tables.timekeeper import Timekeeper
from holotable.table.attempts import Attempt

log = logging.getLogger("holotable.server")

Job = Callable[[], Awaitable[None]]


class TableActor:
    """A table with its guests; every change goes through its queue."""

    def __init__(self, kept: StoredGame, storage: Storage, settings: Settings, bot_threads: BotThreads) -> None:
        """Open a kept table."""
        self.id = kept.id
        self.lobby = msgspec.convert(kept.lobby, Lobby)
        self.game: Game | None = None
        self.is_closed = False
        patience = Patience(settings.claim_patience, settings.trade_patience)
        self._broadcaster = Broadcaster(kept.id, commitment(kept.seed), patience)
        self._bots: BotSeats | None = None
        self._pacing = Pacing(settings, self.lobby.edition)
        self._storage, self._settings, self._bot_threads = storage, settings, bot_threads
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._answers = RefusalMemory()
        self._decided = Buckets(settings.decisions_per_minute, MINUTE)  # by seat, through however many sockets
        self._is_presence_old = False
        self._time = Timekeeper(kept.id, storage, self._broadcaster)
        self._seed = kept.seed
        self._load(kept)

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
            if self._broadcaster.clients and (job is None or self._bot_pause() == 0):  # however much people do
                await self._guarded(self._go_on)
            elif job is None and self._jobs.empty():  # else somebody came in the last moment
                return

    async def _next_job(self) -> tuple[Job, "asyncio.Future[None]"] | None:
        """Wait for something to do; None when the time has come for a bot, or for closing."""
        if not self._jobs.empty():
            return self._jobs.get_nowait()
        self._tell_presence()
        try:
            return await asyncio.wait_for(self._jobs.get(), self._pause())
        except TimeoutError:
            return None

    def _pause(self) -> float | None:
        """Give the seconds until a bot's turn or the clock's, or None to wait for people."""
        if not self._broadcaster.clients:
            return self._settings.idle
        pauses = (self._bot_pause(), self._time.pause)
        return min((pause for pause in pauses if pause is not None), default=None)

    def _bot_pause(self) -> float | None:
        seat = self._bots.next() if self._bots else None
        if self._bots is None or seat is None or self._is_too_long:
            return None
        at = self._pacing.until() if self._bots.is_due(seat) else self._pacing.rested
        return max(0.0, at - time.monotonic())

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
            self._seat(Game(kept, self._storage))

    def _seat(self, game: Game) -> None:
        self.game = game
        self._bots = BotSeats(game.table, self.lobby, self._seed, self._bot_threads, self._settings.bot_budget)
        self._pacing.note(self.game.presenter.view(), self.lobby, self.game.presenter.due())
        self._time.watch(self.game, self.lobby)

    async def _reload(self) -> None:
        game = await asyncio.to_thread(self._kept_game)
        if game is not None:
            self._seat(game)
            self._broadcaster.show_all(game)

    def _kept_game(self) -> Game | None:
        kept = self._kept()
        return None if kept.header is None else Game(kept, self._storage)

    def _kept(self) -> StoredGame:
        kept = self._storage.load(self.id)
        assert kept is not None, "a table that has been opened stays on disk"
        return kept

    async def _begin_if_full(self) -> None:
        if self.game is not None or self.lobby.open_seats:
            return
        self._tell_presence()
        kept = self._kept()
        if kept.header is None:
            table = new_table(self.lobby, kept.seed)
            await self._storage.begin(self.id, header_of(table, kept.seed))
        await self._reload()
        self._is_presence_old = True

    # coming, joining and going

    async def come(self, client: Client) -> None:
        """Greet a guest and show the table."""
        self._broadcaster.clients.add(client)
        self._time.watch(self.game, self.lobby)
        self._broadcaster.greet(client, self.lobby, self.game)
        if self.game is not None:
            self._broadcaster.show(client, self.game, client.since)
        self._is_presence_old = True

    async def go(self, client: Client) -> None:
        """Let a guest go."""
        self._broadcaster.clients.discard(client)
        self._time.watch(self.game, self.lobby)
        self.lobby = await self._time.keep(self.lobby)
        self._is_presence_old = True

    def token_of(self, key: str) -> str:
        """Give the seat token of whoever joins with a key; the seed cannot be computed from it."""
        return token_of_key(self._seed, key)

    async def join(self, wish: Join, token: str) -> int:
        """Give an open seat to somebody; when no seat is open any more, the game begins.

        Whoever asks again with the same key has lost the answer, and gets the same seat.
        """
        if (before := self._storage.holder(token)) is not None:
            return before[1][0]
        if not self.lobby.open_seats:
            raise LobbyError("server.full")
        seat = self.lobby.open_seats[0]
        lobby = self.lobby.take(seat, wish.name, wish.token or self.lobby.seats[seat].token)
        await self._storage.seat(self.id, msgspec.to_builtins(lobby), token, [seat])
        self.lobby = lobby
        self._is_presence_old = True
        return seat

    async def renew(self, old: str, new: str) -> None:
        """Let a new token stand for the seats of an old one; whoever came with the old one comes again without it."""
        await self._storage.renew(self.id, old, new)
        for client in [one for one in self._broadcaster.clients if old in one.tokens]:
            client.dismiss("restart")

    async def start(self, wish: Start) -> None:
        """Settle open seats; when none is left, the game begins."""
        seats = self.lobby.open_seats if wish.seats is None else sorted(set(wish.seats))
        if self.game is not None or not seats or not set(seats) <= set(self.lobby.open_seats):
            raise LobbyError("server.not-open")
        lobby = self.lobby.settle(seats, bots=wish.open == "bots")
        await self._storage.arrange(self.id, msgspec.to_builtins(lobby))
        self.lobby = lobby
        self._is_presence_old = True

    def summary(self, yours: Sequence[int]) -> TableSummary:
        """Describe the table."""
        return self._broadcaster.summary(self.lobby, self.game, yours)

    def lines_before(self, number: int, language: str) -> list[Line]:
        """Tell a page of what happened before a numbered line."""
        if self.game is None:
            return []
        return self.game.presenter.lines(self.game.lines_before(number, LINES_MOST), language)

    def _tell_presence(self) -> None:
        """Tell who is here, once for many who come at the same time."""
        if self._is_presence_old:
            self._is_presence_old = False
            self._broadcaster.tell_presence(self.lobby, self.game)

    async def speak(self, client: Client, language: str) -> None:
        """Change a guest's language."""
        client.language = language
        if self.game is not None:
            self._broadcaster.show(client, self.game)

    async def pong(self, client: Client) -> None:
        """Answer a ping."""
        client.send(Pong(self.game.seq if self.game else 0))

    def dismiss(self) -> None:
        """Say goodbye to everybody, because the server stops."""
        self._broadcaster.dismiss()

    # deciding

    async def decide(self, client: Client, message: Decide) -> None:
        """Play a person's decision, or say why not; the same action id always gets the same answer."""
        if self._answers.again(self.game, client, message):
            return
        try:
            await self._judge(client, message)
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
            await self._play(judged, "person", message.action, client)
        else:
            self._answers.refuse(self.game, client, message, judged)

    def _too_much(self, message: Decide) -> str | None:
        """Say what a table or a seat has had too much of."""
        if self._is_too_long:
            return "too-long"
        return None if self._decided.take(str(message.seat)) else "too-quick"

    async def why(self, client: Client, message: Why) -> None:
        """Say why a seat may not play a decision now."""
        judged = self._weigh(client, message)
        allowed = (None, None, say(client.language, "server-allowed"))
        client.send(Because(message.ask, *(allowed if isinstance(judged, Attempt) else judged)))

    def _weigh(self, client: Client, message: Decide | Why) -> Attempt | Reason:
        """Give a decision as a legal attempt, or say why not."""
        if message.seat not in client.seats:
            return because(client, "not-your-seat")
        if self.game is None:
            return because(client, "not-begun")
        if (holder := self._pacing.why_not_throw(message.seat, message.decision)) is not None:
            return because(client, "held", name=self.lobby.seats[holder].name)
        if isinstance(message, Decide) and self.game.is_stale(message.seat, message.decision, message.seen):
            return because(client, "stale")
        attempt = self.game.attempt(message.seat, message.decision)
        refusal = attempt.refusal(client.language)
        return (refusal.key, refusal.rule, refusal.says) if refusal else attempt

    async def _claim_first(self, attempt: Attempt) -> Attempt | None:
        """Claim the rents that a decision would let lapse; give it as it is judged then, or None if it is refused."""
        assert self.game is not None, "claims are open in a game"
        claimed = False
        for owner, default in self.game.lapsing(attempt):
            claim = self.game.attempt(owner, default)
            if claim.is_legal:
                await self._play(claim, "server")
                claimed = True
        if claimed:
            attempt = self.game.attempt(attempt.seat, attempt.decision)
        return attempt if attempt.is_legal else None

    async def malformed(self, client: Client, problem: str) -> None:
        """Say that a message cannot be read."""
        refuse(self.game, client, None, because(client, "malformed", problem=problem))

    async def _play(self, attempt: Attempt, by: By, action: str | None = None, client: Client | None = None) -> None:
        assert self.game is not None, "decisions are played in a game"
        told = await self.game.play(attempt, by, action)
        do = attempt.decision["do"]
        self._pacing.note(self.game.presenter.view(), self.lobby, self.game.presenter.due(), do, by)
        self._is_presence_old |= self.game.family.verbs[do].shows_tokens
        self._time.watch(self.game, self.lobby)
        if client is not None and action is not None:
            client.send(Ack(action, self.game.seq))
            await asyncio.sleep(0)  # the answer goes out before the news is put into words
        self._broadcaster.tell_events(self.game, attempt.seat, by, told)

    # the clock and the bots

    async def _go_on(self) -> None:
        """Do what the time has come for: the clock first, then a bot."""
        if self._time.is_time_up and self.game is not None:
            await self._play(self.game.attempt(BANK, TIME_UP), "server")
            return
        self.lobby = await self._time.keep_if_old(self.lobby)
        if self._bot_pause() == 0:
            await self._play_bot()

    async def _play_bot(self) -> None:
        assert self.game is not None, "bots play in a game"
        assert self._bots is not None, "bots play in a game"
        seat = self._bots.next()
        decided = None if seat is None else await self._bots.decide(seat)
        attempt = None if decided is None else await self._claim_first(decided)
        if attempt is not None:  # else a debt has come between; the bot is asked again
            await self._play(attempt, "bot")

    @property
    def _is_too_long(self) -> bool:
        return self.game is not None and self.game.seq >= self._settings.decisions_most

    async def hold(self, client: Client, message: Hold) -> None:
        """Let a seat hold the next throw, once a turn, or let go of it."""
        seat = message.seat
        if seat not in client.seats:
            refuse(self.game, client, None, because(client, "not-your-seat"))
        elif self.game is None:
            refuse(None, client, None, because(client, "not-begun"))
        elif message.release:
            if self._pacing.release(seat):
                self._broadcaster.tell(Held(seat, 0))
        elif has_left(self.game.presenter.view(), seat):
            refuse(self.game, client, None, because(client, "out"))
        elif self._pacing.hold(seat, self.game.presenter.view().turns):
            self._broadcaster.tell(Held(seat, round(self._settings.hold)))
        else:
            refuse(self.game, client, None, because(client, "hold-used"))
