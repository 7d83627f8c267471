"""Playing again: when a game is over, everybody present is asked, and one new table is made for those who would."""

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from holotable.editions import load_edition
from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.http.models import PlayAgain
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Rematch as RematchNews
from holotable.server.store.game_log import StorageError
from holotable.server.tables.lobby import MINUTE, Lobby, LobbyError, Seat
from holotable.server.tables.luck import token_of_key
from holotable.table.sealed import commitment

Draw = Callable[[], tuple[str, bytes]]  # the id and the seed of a new table


class Party(Struct):
    """Seats of one holder, who plays again, and what they bring to the dice."""

    seats: list[int]
    entropy: str | None


class Question(Struct):
    """What everybody is asked; the new table has its id from the first moment, so that there is never a second one."""

    table: str
    seed: str
    shuffle: bool
    yes: list[Party]
    no: list[int]
    left: float = 0.0  # seconds it had when it was kept
    made: bool = False

    @property
    def staying(self) -> list[int]:
        """The seats of those who play again."""
        return [seat for party in self.yes for seat in party.seats]

    def note(self, held: Iterable[list[int]], wish: PlayAgain) -> None:
        """Note what the holder of seats has answered; an answer may be changed."""
        seats = {seat for some in held for seat in some}
        self.no = sorted({*self.no} - seats if wish.yes else {*self.no, *seats})
        if wish.yes:
            self.yes += [Party(some, wish.entropy) for some in held if not {*some} & {*self.staying}]
        else:
            self.yes = [party for party in self.yes if not {*party.seats} & seats]


class Rematch(Matter):
    """At most one new table follows a table."""

    name = "rematch"

    def __init__(self, room: Room) -> None:
        """Begin without a question."""
        super().__init__(room)
        self._question: Question | None = None
        self._until = 0.0

    @property
    def table(self) -> str | None:
        """The table that has followed or will follow."""
        return None if self._question is None else self._question.table

    async def answer(
        self, held: list[list[int]], wish: PlayAgain, draw: Draw
    ) -> tuple[str, dict[str, list[int]]] | None:
        """Hear whether the holder of seats plays again; give the new table, once it is made, and the holder's tokens.

        The first who would like to proposes it; ``held`` are the seats by seat token.
        """
        if self._question is None:
            self._question = self._proposed(wish, draw)
        if not self._question.made:
            self._question.note(held, wish)
            if not self._question.yes:
                self._question = None  # whoever proposed it does not want it any more
            self.is_old = True
            await self._make_if_answered()
        question = self._question
        return self._found(question, held) if question and question.made and wish.yes else None

    def _proposed(self, wish: PlayAgain, draw: Draw) -> Question:
        if not wish.yes:
            raise LobbyError("server.no-rematch")
        lobby = self._room.lobby
        load_edition(lobby.edition).chosen(lobby.options)  # options of an older text may be gone
        table, seed = draw()
        self._until = time.monotonic() + self._room.settings.rematch_patience
        return Question(table, seed.hex(), wish.shuffle, [], [])

    def _found(self, question: Question, held: list[list[int]]) -> tuple[str, dict[str, list[int]]]:
        tokens = [_token(question, some) for some in held]
        found = {token: holder[1] for token in tokens if (holder := self._room.storage.holder(token)) is not None}
        if not found:
            raise LobbyError("server.rematch-made")
        return question.table, found

    def _asked(self, question: Question) -> list[int]:
        """Give the seats of people who are present and have not answered."""
        here = {seat for client in self._room.broadcaster.clients for seat in client.seats}
        return sorted(here - {*question.staying, *question.no})

    async def _make_if_answered(self) -> None:
        question = self._question
        if question is None or question.made or (self._asked(question) and time.monotonic() < self._until):
            return
        self.is_old = True
        try:
            await self._make(question)
        except StorageError:
            self._question = None  # it can be proposed again
            raise

    async def _make(self, question: Question) -> None:
        room = self._room
        assert room.game is not None, "only a game that is over is played again"
        order = list(range(len(room.lobby.seats)))
        if question.shuffle:
            secrets.SystemRandom().shuffle(order)
        lobby = lobby_again(room.lobby, room.game.table.tokens, question.yes, order)
        holders = {_token(question, party.seats): sorted(map(order.index, party.seats)) for party in question.yes}
        await room.storage.make_once(question.table, msgspec.to_builtins(lobby), bytes.fromhex(question.seed), holders)
        question.made = True

    def pause(self) -> float | None:
        """Give the seconds until the table is made."""
        if self._question is None or self._question.made:
            return None
        return max(0.0, self._until - time.monotonic()) if self._asked(self._question) else 0.0

    async def tick(self) -> None:
        """Make the table for those who have answered."""
        await self._make_if_answered()

    def came(self, client: Client) -> None:
        """Ask somebody who has come too."""
        self.is_old |= self.pause() is not None

    def went(self, client: Client) -> None:
        """Ask nobody any more who is gone."""
        self.is_old |= self.pause() is not None

    def told(self, client: Client) -> dict[str, Any]:
        """Give the question, in the client's language."""
        return {"rematch": None if self._question is None else self._shown(self._question, client.language)}

    def _shown(self, one: Question, language: str) -> RematchNews:
        by = one.staying[0]
        key = "server-rematch-ready" if one.made else "server-rematch-asks"
        return RematchNews(
            by=by,
            shuffle=one.shuffle,
            yes=one.staying,
            no=one.no,
            asked=[] if one.made else self._asked(one),
            seconds=0 if one.made else max(0, round(self._until - time.monotonic())),
            commitment=commitment(bytes.fromhex(one.seed)),
            says=say(language, key, name=self._room.lobby.seats[by].name),
            next=one.table if one.made else None,
        )

    def kept(self) -> Any:
        """Give the question, with the time that it has left."""
        if self._question is None:
            return None
        left = 0 if self._question.made else max(0, round(self._until - time.monotonic()))
        return msgspec.to_builtins(msgspec.structs.replace(self._question, left=left))

    def bring_back(self, kept: Any) -> None:
        """Go on; the time that the server was away is credited."""
        self._question = msgspec.convert(kept, Question)
        self._until = time.monotonic() + self._question.left


def lobby_again(lobby: Lobby, tokens: Sequence[str | None], staying: Sequence[Party], order: Sequence[int]) -> Lobby:
    """Give a lobby with the same settings and bots for those who stay; every other person's seat is open."""
    brought = {seat: party.entropy for party in staying for seat in party.seats}

    def again(number: int) -> Seat:
        seat, token = lobby.seats[number], None if lobby.picks_tokens else tokens[number]
        if seat.kind == "bot" or number in brought:
            return Seat(seat.kind, seat.name, seat.bot, token, brought.get(number))
        return Seat("open", "", None, token)

    left = None if lobby.minutes is None else lobby.minutes * MINUTE
    host = None if lobby.host not in brought else list(order).index(lobby.host)
    seats = [again(number) for number in order]
    return msgspec.structs.replace(lobby, seats=seats, left=left, host=host, is_started=False)


def _token(question: Question, seats: Sequence[int]) -> str:
    """Give the token of a holder at the new table, the same whenever it is asked for; no key of a guest has a space."""
    return token_of_key(bytes.fromhex(question.seed), f"again {question.table} {min(seats)}")
