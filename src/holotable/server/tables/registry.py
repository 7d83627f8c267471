"""The registry: every table of one server, open or on disk."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from holotable.core.errors import HolotableError
from holotable.editions import load_edition
from holotable.editions.load import finished_ids
from holotable.server.bots.bot_threads import BotThreads
from holotable.server.http.models import Join, NewTable, PlayAgain, Start, TakeSeat
from holotable.server.settings import Settings
from holotable.server.store.failpoints import pass_by
from holotable.server.store.game_log import StorageError, StoredGame, UnreadableGame
from holotable.server.store.storage import Storage
from holotable.server.tables.game import Mix, entropy_of
from holotable.server.tables.lobby import LobbyError, lobby_of
from holotable.server.tables.luck import TOKEN_BYTES, new_seed
from holotable.server.tables.seals import Seals
from holotable.server.tables.story import StoryCache
from holotable.server.tables.table_actor import TableActor
from holotable.server.tables.transfer import file_lines, read_game_file
from holotable.table.table import RULES_VERSION

ID_BYTES: Final = 12  # 96 bit: a table cannot be guessed
BOT_THREADS: Final = 4  # threads for bots
HOUR: Final = 3600
DAY: Final = 86_400

log = logging.getLogger("holotable.server")

Answer = TypeVar("Answer")


class Registry:
    """Opens tables, finds them, and closes idle ones."""

    def __init__(
        self, path: Path, settings: Settings, new_seed: Callable[[], bytes] = new_seed, mix: Mix = entropy_of
    ) -> None:
        """Open the file with the games; ``new_seed`` and ``mix`` give the secrets of their dice."""
        self.settings = settings
        self.storage = Storage(path)
        self.storage.keep_editions({one.hash: one.data for one in map(load_edition, finished_ids())})
        self.seals = Seals(new_seed)
        self._mix = mix
        self._bringing = asyncio.Lock()
        self.stories = StoryCache(self.storage)
        self._bot_threads = BotThreads(BOT_THREADS)
        self._actors: dict[str, TableActor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Task[TableActor | None]] = {}

    async def open(self, wish: NewTable) -> tuple[str, str, list[int]]:
        """Make a table; give its id, the maker's token and the maker's seats."""
        lobby, own = lobby_of(wish)
        await asyncio.to_thread(self._refuse_without_room)
        game, token = new_id(), secrets.token_urlsafe(TOKEN_BYTES)
        seed = self.seals.open(wish.seal)
        await self.storage.make(game, msgspec.to_builtins(lobby), seed, token, own)
        return game, token, own

    async def bring(self, raw: bytes) -> tuple[str, str, list[int]]:
        """Make a table of a game that was brought as a file; its id, the token and the seats of whoever brought it."""
        async with self._bringing:  # one at a time: to play a long game again takes a while
            await asyncio.to_thread(self._refuse_without_room)
            seed, known = self.seals.open(None), await asyncio.to_thread(self.storage.editions)
            brought = await asyncio.to_thread(read_game_file, raw, "the file", known, seed, self._mix)
        game, token = new_id(), secrets.token_urlsafe(TOKEN_BYTES)
        lobby = msgspec.to_builtins(brought.lobby)
        await self.storage.bring(game, lobby, brought.header, brought.seed, brought.records, token)
        return game, token, [number for number, seat in enumerate(brought.lobby.seats) if seat.kind == "person"]

    async def game_file(self, game: str) -> str:
        """Give a finished game as a file."""
        return await asyncio.to_thread(self._file, game)

    def _file(self, game: str) -> str:
        kept = self.storage.load(game)
        assert kept is not None, "a game that is over is on disk"
        return "".join(f"{line}\n" for line in file_lines(kept))

    def _refuse_without_room(self) -> None:
        """Refuse a table that would not fit into what the host allows."""
        if self.storage.count() >= self.settings.tables_most or self.storage.size() >= self.settings.bytes_most:
            raise LobbyError("server.no-room")

    async def keep_house(self) -> None:
        """Delete what nobody has played for as long as the host keeps tables, now and every hour."""
        while self.settings.keep_days is not None:
            try:
                await self.prune(self.settings.keep_days)
            except StorageError:
                log.exception("old tables cannot be deleted")
            await asyncio.sleep(HOUR)

    async def wake_tables(self) -> None:
        """Open the tables whose time has come, though nobody is there: those by days, now and while the server runs."""
        while True:
            try:
                await self._wake_those_due()
            except StorageError:
                log.exception("tables by days cannot be opened")
            await asyncio.sleep(self.settings.idle / 2)  # a table whose time comes sooner is still open

    async def _wake_those_due(self) -> None:
        waking = await asyncio.to_thread(self.storage.waking)
        if waking:
            await self.storage.keep_served()
        for game in [game for game, at in waking.items() if at <= self.storage.served]:
            try:
                await self.actor(game)
            except UnreadableGame:  # the log has said why
                await self.storage.wake(game, None)

    async def prune(self, days: float) -> int:
        """Delete the tables at which nothing was decided for so many days and nobody sits; give their number."""
        since = int(time.time() - days * DAY)
        old = await asyncio.to_thread(self.storage.untouched, since)
        deleted = [game for game in old if game not in self._actors and game not in self._opening]
        for game in deleted:
            await self.storage.erase(game)
            pass_by("prune")
        if deleted:
            log.info("tables deleted after %s days without a decision: %s", days, len(deleted))
        return len(deleted)

    async def join(self, game: str, wish: Join) -> tuple[str, list[int]] | None:
        """Give somebody a seat; the token and the seat, or None if there is no such table."""
        actor = await self.actor(game)
        if actor is None:
            return None
        token = secrets.token_urlsafe(TOKEN_BYTES) if wish.key is None else actor.token_of(wish.key)
        return token, [await _answered(actor, lambda: actor.join(wish, token))]

    async def renew(self, game: str, old: str) -> str | None:
        """Give a new token for the seats of an old one, or None if there is no such table."""
        actor = await self.actor(game)
        if actor is None:
            return None
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await _answered(actor, lambda: actor.renew(old, token))
        return token

    async def rematch(
        self, actor: TableActor, held: list[list[int]], wish: PlayAgain
    ) -> tuple[str, dict[str, list[int]]] | None:
        """Hear whether the holders of seats play again; give the new table and their tokens there, once it is there."""
        if wish.yes and actor.next_table is None:
            await asyncio.to_thread(self._refuse_without_room)
        return await _answered(actor, lambda: actor.rematch(held, wish, lambda: (new_id(), self.seals.open(wish.seal))))

    async def take(self, game: str, wish: TakeSeat) -> tuple[str, list[int]] | None:
        """Give somebody the seat of an invitation; the token and the seat, or None if there is no such table."""
        actor = await self.actor(game)
        if actor is None:
            return None
        token = secrets.token_urlsafe(TOKEN_BYTES) if wish.key is None else actor.token_of(wish.key)
        return token, [await _answered(actor, lambda: actor.take(wish, token))]

    async def start(self, actor: TableActor, wish: Start, own: list[int]) -> None:
        """Settle the open seats of a table for its host, who has these seats."""
        await _answered(actor, lambda: actor.start(wish, own))

    async def actor(self, game: str) -> TableActor | None:
        """Give a table's room, opened from disk if need be; one that cannot be opened is ``UnreadableGame``."""
        actor = self._actors.get(game)
        if actor is not None and not actor.is_closed:
            return actor
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.create_task(self._open_actor(game))
            opening.add_done_callback(lambda _: self._opening.pop(game))
        return await asyncio.shield(opening)  # a client that disconnects does not cancel it for others

    async def _open_actor(self, game: str) -> TableActor | None:
        actor = await asyncio.to_thread(self._opened, game)  # a long game takes its time, and nobody else waits
        if actor is None:
            return None
        if actor.game is not None:
            with contextlib.suppress(StorageError):  # only lists of tables need it
                await self.storage.note_due(game, actor.game.presenter.due())
        self._actors[game] = actor
        task = asyncio.create_task(actor.run())
        self._tasks[game] = task
        task.add_done_callback(lambda _: self._forget(game, actor))
        return actor

    def _opened(self, game: str) -> TableActor | None:
        """Open a table from disk; one that no longer fits the rules or itself stays as it is, and the log says why."""
        kept = None
        try:
            kept = self.storage.load(game)
            return None if kept is None else TableActor(kept, self.storage, self.settings, self._bot_threads, self._mix)
        except HolotableError as problem:
            rules = rules_before(kept)
            begun = "" if rules is None else f" (begun with rules {rules})"
            log.error("table %s%s cannot be opened: %s", game, begun, problem)  # noqa: TRY400 - the line says it all
            raise UnreadableGame(str(problem), rules) from problem
        except Exception as problem:  # a damaged file can break anything
            log.exception("table %s cannot be opened", game)
            raise UnreadableGame("it is damaged") from problem

    def _forget(self, game: str, actor: TableActor) -> None:
        actor.is_closed = True
        if self._actors.get(game) is actor:
            del self._actors[game], self._tasks[game]

    def seats_of(self, game: str, tokens: Iterable[str]) -> list[int]:
        """Give the seats at a table that tokens stand for."""
        return sorted({seat for seats in self.held_by(game, tokens) for seat in seats})

    def held_by(self, game: str, tokens: Iterable[str]) -> list[list[int]]:
        """Give the seats at a table that each token stands for."""
        held = (self.storage.holder(token) for token in tokens)
        return [one[1] for one in held if one is not None and one[0] == game]

    def dismiss(self) -> None:
        """Say goodbye to everybody, because the server stops."""
        for actor in self._actors.values():
            actor.dismiss()

    async def close(self) -> None:
        """Stop every table and close the file; what was acknowledged is on disk."""
        self.stories.close()
        tasks = [*self._opening.values(), *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.storage.close()


def new_id() -> str:
    """Draw the id of a table; none begins like an option of a command."""
    while (drawn := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return drawn


def rules_before(kept: StoredGame | None) -> int | None:
    """Give the version of the rules that have begun a game, if they are older than those of today."""
    rules = None if kept is None or kept.header is None else kept.header.get("rules")
    return rules if isinstance(rules, int) and rules != RULES_VERSION else None


async def _answered(actor: TableActor, ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Run something in a table's task; return its answer or raise its error."""
    answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    async def do() -> None:
        try:
            answer.set_result(await ask())
        except Exception as problem:  # noqa: BLE001 - whoever asked is told
            answer.set_exception(problem)

    await actor.ask(do)
    if not answer.done():
        raise StorageError("the table has just been put away")
    return await answer
