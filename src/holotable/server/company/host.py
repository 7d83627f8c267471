"""The host of a table: pauses, who may watch, whose words, and who is host after them."""

from collections.abc import Iterable
from typing import Any, Final

from holotable.core.errors import EditionError
from holotable.server.company.matter import Matter, Room
from holotable.server.company.notices import Notices
from holotable.server.company.pauses import Pauses
from holotable.server.company.seat_invites import SeatInvites
from holotable.server.company.words import Words
from holotable.server.limits import Buckets
from holotable.server.socket.answers import because, refuse
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import By, HostAct, Lead, Paused
from holotable.server.tables.lobby import MINUTE, LobbyError

BEFORE: Final[frozenset[HostAct]] = frozenset({"order", "rename", "token"})  # the game begins
DURING: Final[frozenset[HostAct]] = frozenset({"pause", "resume", "lock", "invite"})  # it
NOT_AFTER: Final[frozenset[HostAct]] = frozenset({"pause", "lock", "invite"})  # its end


class Host(Matter):
    """Who is host, and what the host has done; the role passes on when the host is gone."""

    name = "host"
    hears = (Lead,)
    is_for_pauses = True

    def __init__(self, room: Room, words: Words, notices: Notices, invites: SeatInvites) -> None:
        """Begin with whoever has made the table."""
        super().__init__(room)
        self._words, self._notices, self._invites = words, notices, invites
        self.others: Iterable[Matter] = ()  # whose time stands in a pause
        self.seat = room.lobby.host
        self.is_locked = False
        self._pauses = Pauses(room)
        self._seated: list[int] = []  # who came first, as far as anybody has come
        self._gone: float | None = room.now()  # since when the host is
        self._calm = Buckets(room.settings.host_acts_per_minute, MINUTE)
        self._acts = {
            "pause": self._pause,
            "resume": self._resume,
            "lock": self._lock,
            "unlock": self._unlock,
            "free-words": self._let_words,
            "only-phrases": self._let_words,
            "make-host": self._make_host,
            "invite": self._invite,
            "withdraw": self._withdraw,
            "order": self._order,
            "rename": self._rename,
            "token": self._choose_token,
        }

    @property
    def stops_bots(self) -> bool:
        """Bots wait until the pause is over."""
        return self.is_paused

    @property
    def is_paused(self) -> bool:
        """Whether the game stands still."""
        return self._pauses.is_on

    # what is asked

    async def hear(self, client: Client, message: Lead) -> None:
        """Do what the host asks, or say why not."""
        reason = self._why_not(client, message)
        if reason is None:
            try:
                await self._acts[message.do](message)
            except LobbyError as problem:
                reason = problem.key.removeprefix("server.")
            except EditionError:
                reason = "malformed"
        if reason is not None:
            refuse(self._room.game, client, None, because(client, reason, problem=message.do))

    def _why_not(self, client: Client, message: Lead) -> str | None:
        if message.seat not in client.seats:
            return "not-your-seat"
        if message.seat != self.seat and not (message.do == "resume" and self._pauses.is_everybodys):
            return "not-host"
        if message.do in BEFORE and self._room.game is not None:
            return "begun"
        if message.do in DURING and self._room.game is None:
            return "not-begun"
        if message.do in NOT_AFTER and self._room.game is not None and self._room.game.is_over:
            return "over"
        return self._why_not_about(message) or (None if self._calm.take("") else "too-quick")

    def _why_not_about(self, message: Lead) -> str | None:
        seats = self._room.lobby.seats
        if message.do not in ("make-host", "invite", "withdraw", "rename", "token"):
            return None
        if message.about is None or message.about >= len(seats):
            return "malformed"
        if message.do == "make-host" and seats[message.about].kind != "person":
            return "no-person"
        return None

    # pausing

    async def _pause(self, message: Lead) -> None:
        if self.is_paused:
            return
        if self._pauses.is_too_soon:
            raise LobbyError("server.pause-again")
        await self._notices.add("table", "paused", message.seat)
        self._pauses.begin(message.seat)
        self.is_old = True
        self.stand()

    async def _resume(self, message: Lead) -> None:
        if not self.is_paused:
            return
        await self._notices.add("table", "resumed", message.seat)
        self._pauses.end(by_host=message.seat == self.seat)
        self.is_old = True
        self._room.stand(still=False)
        for matter in self.others:
            matter.run()

    def stand(self) -> None:
        """Let everything stand still while the game is paused; also when a server goes on with such a table."""
        if self.is_paused:
            self._room.stand(still=True)
            for matter in self.others:
                matter.stand()

    # who may watch, and what may be said

    async def _lock(self, message: Lead) -> None:
        if not self.is_locked:
            await self._notices.add("table", "locked", message.seat)
            self.is_locked = self.is_old = True
            for client in [one for one in self._room.broadcaster.clients if not self.may_come(one)]:
                client.dismiss("locked")

    async def _unlock(self, message: Lead) -> None:
        if self.is_locked:
            await self._notices.add("table", "unlocked", message.seat)
            self.is_locked, self.is_old = False, True

    def may_come(self, client: Client) -> bool:
        """Tell whether somebody may be here: who has a seat, is invited to one, or watches where that is allowed."""
        return bool(client.seats) or not self.is_locked or self._invites.seat_of(client.invite) is not None

    async def _let_words(self, message: Lead) -> None:
        free = message.do == "free-words"
        if self._words.is_free != free:
            await self._notices.add("table", message.do, message.seat)
            self._words.let(free=free)

    # seats

    async def _invite(self, message: Lead) -> None:
        assert message.about is not None, "it has been asked for"
        self._invites.open(message.about)
        await self._notices.add("seat", "invited", message.seat, message.about)

    async def _withdraw(self, message: Lead) -> None:
        assert message.about is not None, "it has been asked for"
        self._invites.close(message.about)
        self.is_old = True

    async def _order(self, message: Lead) -> None:
        old = message.order or []
        if sorted(old) != list(range(len(self._room.lobby.seats))):
            raise EditionError("every seat once")
        await self._room.rearrange(self._room.lobby.ordered(old), old)
        self.seat = None if self.seat is None else old.index(self.seat)
        self._seated = [old.index(seat) for seat in self._seated]
        self.is_old = True

    async def _rename(self, message: Lead) -> None:
        if message.name is None or message.about is None:
            raise EditionError("a name")
        await self._room.rearrange(self._room.lobby.renamed(message.about, message.name))

    async def _choose_token(self, message: Lead) -> None:
        assert message.about is not None, "it has been asked for"
        await self._room.rearrange(self._room.lobby.with_token(message.about, message.token))

    # the role

    async def _make_host(self, message: Lead) -> None:
        if message.about != self.seat:
            await self._pass_on(message.about, message.seat)

    async def _pass_on(self, to: int | None, by: int | None) -> None:
        await self._notices.add("table", "host" if by is not None else "host-gone", to if by is None else by, to)
        self.seat, self.is_old = to, True
        self._gone = None if to in self._here() else self._room.now()

    def _here(self) -> list[int]:
        """Give the seats of people who are here, who came first first."""
        here = {seat for client in self._room.broadcaster.clients for seat in client.seats}
        return [seat for seat in self._seated if seat in here]

    def came(self, client: Client) -> None:
        """Notice the host, and who came when."""
        self._seated += [seat for seat in client.seats if seat not in self._seated]
        if self.seat is None and client.seats:
            self.seat, self.is_old = client.seats[0], True
        if self.seat in client.seats:
            self._gone = None
        self.is_old |= self._invites.close(*client.seats)  # who is back keeps the seat

    def decided(self, seat: int, decision: Any, by: By) -> None:
        """Invite nobody to a game that is over."""
        if self._room.game is not None and self._room.game.is_over:
            self.is_old |= self._invites.close_all()

    def went(self, client: Client) -> None:
        """Notice when the host goes."""
        if self.seat in client.seats and self.seat not in self._here():
            self._gone = self._room.now()

    def forget(self, seat: int) -> None:
        """Let somebody else on a seat be the last who came."""
        self._seated = [one for one in self._seated if one != seat]

    def pause(self) -> float | None:
        """Give the seconds until the host's role passes on, or until everybody may end a pause."""
        waits = []
        if self._gone is not None and self._here():
            waits.append(self._gone + self._room.settings.host_away - self._room.now())
        if (left := self._pauses.until_told()) is not None:
            waits.append(left)
        return max(0.0, min(waits)) if waits else None

    async def tick(self) -> None:
        """Pass the role on, or tell everybody that they may end the pause."""
        self.is_old = True
        self._pauses.note_told()
        if self._gone is not None and self._room.now() >= self._gone + self._room.settings.host_away and self._here():
            await self._pass_on(self._here()[0], None)

    # telling and keeping

    def told(self, client: Client) -> dict[str, Any]:
        """Tell who is host, and whether the table is paused or locked."""
        paused = None
        if (by := self._pauses.by) is not None:
            ends = self.seat in client.seats or (self._pauses.is_everybodys and bool(client.seats))
            paused = Paused(by, self._pauses.seconds, ends)
        invites = [one for one in self._invites.shown() if self.seat in client.seats or one.code == client.invite]
        return {"host": self.seat, "paused": paused, "locked": self.is_locked, "invites": invites}

    def kept(self) -> Any:
        """Keep everything."""
        return {"seat": self.seat, "locked": self.is_locked, "seated": self._seated, **self._pauses.kept()}

    def bring_back(self, kept: Any) -> None:
        """Go on; whoever has been host is expected from now on."""
        self.seat, self.is_locked, self._seated = kept["seat"], kept["locked"], kept["seated"]
        self._pauses.bring_back(kept)
        self._gone = self._room.now()
