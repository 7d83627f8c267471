"""Proposals: what only happens if the people who are present agree to it."""

from typing import Any, ClassVar, Final, Protocol

import msgspec
from msgspec import Struct

from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.company.notices import Notices
from holotable.server.socket.answers import because, refuse
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Proposal, ProposalKind, Propose, Vote

SECONDS: Final = 20.0  # for everybody to answer; who is silent does not agree


class Motion(Protocol):
    """One kind of proposal: who may make it, who must agree, and what it does."""

    is_for_now: ClassVar[bool] = False  # bots wait for the answer, and any decision withdraws it

    def why_not(self, seat: int, about: int | None) -> str | None:
        """Give the key of the reason why a seat may not propose it now, or None."""

    def asked(self, seat: int, about: int | None) -> list[int]:
        """Give the seats that must agree, the proposer's aside."""

    async def carry_out(self, seat: int, about: int | None) -> None:
        """Do it."""

    def why_not_again(self, _seat: int) -> str | None:
        """Give the key of the reason why a seat may not propose it once more, or None."""
        return None

    def proposed(self, _seat: int) -> None:
        """Notice that a seat has proposed it."""

    def came_to_nothing(self, _seat: int) -> None:
        """Notice that what a seat has proposed was refused, or not answered."""

    def facts(self, _about: int | None) -> dict[str, str | int]:
        """Give what a refusal says besides its key."""
        return {}

    def words(self, _seat: int, _language: str) -> dict[str, str | int]:
        """Give what the sentence says besides the names."""
        return {}


class OpenProposal(Struct):
    """A proposal that waits for answers; ``left`` is the time it had when it was kept."""

    number: int
    what: ProposalKind
    by: int
    about: int | None
    asked: list[int]
    yes: list[int]
    left: float = SECONDS


class Proposals(Matter):
    """At most one proposal at a time; each kind is brought by the matter that it belongs to."""

    name = "proposal"
    hears = (Propose, Vote)

    def __init__(self, room: Room, notices: Notices) -> None:
        """Begin with none."""
        super().__init__(room)
        self._notices = notices
        self.motions: dict[ProposalKind, Motion] = {}
        self._open: OpenProposal | None = None
        self._until = 0.0
        self._last = 0  # number
        self._stood: float | None = None  # since when, in a pause

    async def hear(self, client: Client, message: Any) -> None:
        """Make a proposal, or answer one."""
        reason = self._why_not(client, message)
        if reason is not None:
            refuse(self._room.game, client, None, because(client, reason, **self._facts(message)))
        elif isinstance(message, Propose):
            await self._propose(message)
        else:
            await self._vote(message)

    def _facts(self, message: Propose | Vote) -> dict[str, str | int]:
        """Give what a refusal says besides its key."""
        facts: dict[str, str | int] = {"problem": type(message).__name__}
        if isinstance(message, Propose) and message.what in self.motions:
            facts |= self.motions[message.what].facts(message.about)
        return facts

    def _why_not(self, client: Client, message: Propose | Vote) -> str | None:
        if message.seat not in client.seats:
            return "not-your-seat"
        if self._room.game is None:
            return "not-begun"
        if isinstance(message, Propose):
            return "proposal-open" if self._open else self._why_not_propose(message)
        if self._open is None or self._open.number != message.proposal or message.seat not in self._open.asked:
            return "proposal-over"
        return None

    def _why_not_propose(self, message: Propose) -> str | None:
        motion = self.motions.get(message.what)
        if motion is None:
            return "malformed"
        return motion.why_not(message.seat, message.about) or motion.why_not_again(message.seat)

    async def _propose(self, message: Propose) -> None:
        motion = self.motions[message.what]
        asked = [seat for seat in motion.asked(message.seat, message.about) if not self._share(seat, message.seat)]
        self._last += 1
        self._open = OpenProposal(self._last, message.what, message.seat, message.about, asked, [])
        self._until = self._room.now() + SECONDS
        self.is_old = True
        motion.proposed(message.seat)
        await self._carry_out_if_agreed()

    def _share(self, seat: int, other: int) -> bool:
        """Tell whether two seats are played at one screen."""
        return any({seat, other} <= set(client.seats) for client in self._room.broadcaster.clients)

    async def _vote(self, message: Vote) -> None:
        assert self._open is not None, "it was asked whether one is open"
        self.is_old = True
        if not message.yes:
            self._come_to_nothing("refused", message.seat)
            return
        agreed = [seat for seat in self._open.asked if self._share(seat, message.seat)] or [message.seat]
        self._open.asked = [seat for seat in self._open.asked if seat not in agreed]
        self._open.yes += agreed
        await self._carry_out_if_agreed()

    async def _carry_out_if_agreed(self) -> None:
        if self._open is None or self._open.asked:
            return
        done, self._open = self._open, None
        motion = self.motions[done.what]
        if motion.why_not(done.by, done.about) is None:  # else it is of no use any more
            await motion.carry_out(done.by, done.about)

    def pause(self) -> float | None:
        """Give the seconds until the open proposal lapses, or is carried out because nobody is asked any more."""
        if self._open is None or self._stood is not None:
            return None
        return self._left if self._open.asked else 0.0

    @property
    def _left(self) -> float:
        return max(0.0, self._until - (self._room.now() if self._stood is None else self._stood))

    def stand(self) -> None:
        """Wait for answers until after the pause."""
        self._stood = self._room.now()

    def run(self) -> None:
        """Go on with the time that was left."""
        left, self._stood = self._left, None
        self._until = self._room.now() + left

    async def tick(self) -> None:
        """Carry it out if nobody is asked any more; else let it lapse."""
        self.is_old = True
        await self._carry_out_if_agreed()
        if self._open is not None:
            self._come_to_nothing("lapsed" if self._open.yes else "unanswered", None)

    def _come_to_nothing(self, act: str, by: int | None) -> None:
        assert self._open is not None, "it was asked whether one is open"
        self._notices.tell(act, by, self._open.by)
        self.motions[self._open.what].came_to_nothing(self._open.by)
        self._open = None

    def decided(self, seat: int, decision: Any, by: object) -> None:
        """Withdraw a proposal that has lost its meaning with a decision."""
        self._withdraw_useless(is_decided=True)

    def came(self, client: Client) -> None:
        """Withdraw a proposal about somebody who is back."""
        self._withdraw_useless(is_decided=False)

    def _withdraw_useless(self, is_decided: bool) -> None:
        if self._open is None:
            return
        motion = self.motions[self._open.what]
        if (is_decided and motion.is_for_now) or motion.why_not(self._open.by, self._open.about):
            self._notices.tell("moot", None, self._open.by)
            self._open, self.is_old = None, True

    def taken_back(self, seat: int) -> None:
        """Withdraw a proposal that has lost its meaning."""
        self.decided(seat, None, None)

    @property
    def stops_bots(self) -> bool:
        """Whether bots wait for the answer."""
        return self._open is not None and self.motions[self._open.what].is_for_now

    def went(self, client: Client) -> None:
        """Ask nobody any more who is gone: nobody waits for the absent."""
        if self._open is not None:
            here = {seat for one in self._room.broadcaster.clients for seat in one.seats}
            self._open.asked = [seat for seat in self._open.asked if seat in here]
            self.is_old = True

    def told(self, client: Client) -> dict[str, Any]:
        """Give the open proposal, in the client's language."""
        return {"proposal": None if self._open is None else self._shown(self._open, client.language)}

    def _shown(self, one: OpenProposal, language: str) -> Proposal:
        names = [seat.name for seat in self._room.lobby.seats]
        about = "" if one.about is None else names[one.about]
        words = self.motions[one.what].words(one.by, language)
        says = say(language, f"server-proposal-{one.what}", name=names[one.by], about=about, **words)
        return Proposal(one.number, one.what, one.by, one.about, one.yes, one.asked, round(self._left), says)

    def kept(self) -> Any:
        """Give the open proposal, with the time that it has left."""
        if self._open is None:
            return {"last": self._last} if self._last else None
        kept = msgspec.structs.replace(self._open, left=round(self._left))
        return {"last": self._last, "open": msgspec.to_builtins(kept)}

    def bring_back(self, kept: Any) -> None:
        """Go on; the time that the server was away is credited."""
        self._last = kept["last"]
        if "open" in kept:
            self._open = msgspec.convert(kept["open"], OpenProposal)
            self._until = self._room.now() + self._open.left
