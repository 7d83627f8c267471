"""All matters between the people at a table: who hears what, what is kept, and what everybody is told."""

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from holotable.server.company.absence import Absence, EndWithout, LetBotPlay
from holotable.server.company.deadlines import Deadlines
from holotable.server.company.handover import Handover
from holotable.server.company.host import Host
from holotable.server.company.instructions import Instructions
from holotable.server.company.matter import Matter, Room
from holotable.server.company.notices import Notices
from holotable.server.company.offers import Offers
from holotable.server.company.proposals import Proposals
from holotable.server.company.rematch import Rematch
from holotable.server.company.seat_invites import SeatInvites
from holotable.server.company.taking_back import TakingBack
from holotable.server.company.words import Words
from holotable.server.socket.answers import because, refuse
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import By, Company
from holotable.server.tables.lobby import LobbyError
from holotable.table.chain import canonical_json


class Matters:
    """The matters of one table."""

    def __init__(self, room: Room, kept: dict[str, Any]) -> None:
        """Begin, or go on from what is kept."""
        self._room = room
        self.notices, self.invites = Notices(room), SeatInvites(room)
        self.proposals = Proposals(room, self.notices)
        self.taking_back, self.handover = TakingBack(room), Handover(room, self.notices)
        absence, self.instructions = Absence(room, self.notices), Instructions(room)
        self.deadlines = Deadlines(room, self.handover, self.instructions)
        self.proposals.motions["take-back"] = self.taking_back
        self.proposals.motions["bot"] = LetBotPlay(room, absence, self.handover)
        self.proposals.motions["end-without"] = EndWithout(room, absence)
        self.words = Words(room)
        self.host = Host(room, self.words, self.notices, self.invites)
        self.offers = Offers(room)
        self.rematch = Rematch(room)
        self._all: tuple[Matter, ...] = (
            self.proposals,
            self.taking_back,
            absence,
            self.handover,
            self.instructions,  # they count the raises before a deadline is set
            self.deadlines,
            self.words,
            self.offers,
            self.rematch,
            self.notices,
            self.invites,
            self.host,
        )
        self._last: WeakKeyDictionary[Client, dict[str, Any]] = WeakKeyDictionary()  # what each was told
        self._by_message = {message: matter for matter in self._all for message in matter.hears}
        for matter in self._all:
            if matter.name in kept:
                matter.bring_back(kept[matter.name])
        self._kept = canonical_json(self._to_keep())
        self.host.others = [matter for matter in self._all if matter is not self.host]
        self.host.stand()

    async def hear(self, client: Client, message: Any) -> None:
        """Do what a client says, in a pause only what is for pauses.

        Whoever has changed something hears how it stands then, even if it is as before.
        """
        matter = self._by_message[type(message)]
        if self.host.is_paused and not matter.is_for_pauses:
            refuse(self._room.game, client, getattr(message, "action", None), because(client, "paused"))
            return
        await matter.hear(client, message)
        if matter.is_old:
            self._last.pop(client, None)

    def invited(self, code: str) -> int:
        """Give the seat that a code invites to."""
        seat = self.invites.seat_of(code)
        if seat is None or not self.invites.is_free(seat):
            raise LobbyError("server.not-open")
        return seat

    async def use_invite(self, seat: int) -> None:
        """Invite nobody to a seat from now on, whatever becomes of the server."""
        self.invites.close(seat)
        self.host.is_old = True
        await self.tell_changes()

    async def handed(self, seat: int, before: str) -> None:
        """Notice that a seat is another person's now, who may bring another name than it had before."""
        self.host.forget(seat)
        self.handover.forget(seat)
        self.instructions.forget(seat)
        await self.notices.add_given(seat, before)

    def pause(self) -> float | None:
        """Give the seconds until the time has come for something, or None."""
        return min((pause for matter in self._all if (pause := matter.pause()) is not None), default=None)

    async def tick(self) -> None:
        """Do what the time has come for."""
        for matter in self._all:
            if matter.pause() == 0:
                await matter.tick()

    def decided(self, seat: int, decision: Any, by: By) -> None:
        """Notice a decision that was played."""
        for matter in self._all:
            matter.decided(seat, decision, by)

    def taken_back(self, seat: int) -> None:
        """Notice that a seat has taken decisions back."""
        for matter in self._all:
            matter.taken_back(seat)

    @property
    def stops_bots(self) -> bool:
        """Whether bots wait for the people."""
        return any(matter.stops_bots for matter in self._all)

    def came(self, client: Client) -> None:
        """Notice somebody who has connected, and tell how matters stand."""
        for matter in self._all:
            matter.came(client)
            matter.look()
        self.show(client)

    def show(self, client: Client) -> None:
        """Tell a client how matters stand, in its language."""
        self._last.pop(client, None)
        self._tell(client, self._all)
        for matter in self._all:
            matter.show(client)

    def went(self, client: Client) -> None:
        """Notice somebody who has disconnected."""
        for matter in self._all:
            matter.went(client)

    async def tell_changes(self) -> None:
        """Keep what has changed; then tell everybody."""
        for matter in self._all:
            matter.look()
        if not any(matter.is_old for matter in self._all):
            return
        await self._keep()
        old = [matter for matter in self._all if matter.is_old]
        for matter in self._all:
            matter.is_old = False
        for client in self._room.broadcaster.clients:
            self._tell(client, old)

    def _tell(self, client: Client, old: Sequence[Matter]) -> None:
        """Tell a client how matters stand, if what has changed is anything for it; else not even that it has is told."""
        before, now = self._last.get(client), {matter: matter.told(client) for matter in old}
        changed = {field: value for told in now.values() for field, value in told.items()}
        if before is not None and all(before[field] == value for field, value in changed.items()):
            return
        same = {
            field: value for matter in self._all if matter not in now for field, value in matter.told(client).items()
        }
        self._last[client] = {**same, **changed}
        client.send(Company(**self._last[client]))

    async def _keep(self) -> None:
        now = canonical_json(self._to_keep())
        if now != self._kept:
            await self._room.storage.keep_company(self._room.id, now)
            self._kept = now

    def _to_keep(self) -> dict[str, Any]:
        return {matter.name: kept for matter in self._all if (kept := matter.kept()) is not None}
