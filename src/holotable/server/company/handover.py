"""Seats that bots play for their persons, until these take them back."""

from typing import Any, Final, Literal

from holotable.server.company.matter import Matter, Room
from holotable.server.company.notices import Notices
from holotable.server.socket.answers import because, refuse
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Return

Why = Literal["clock", "agreement"]
NEWS: Final[dict[Why, str]] = {"clock": "handed-clock", "agreement": "handed-agreement"}


class Handover(Matter):
    """Hands seats to bots and gives them back; ``Broadcaster.handed`` is what everybody reads."""

    name = "handed"
    hears = (Return,)
    is_for_pauses = True

    def __init__(self, room: Room, notices: Notices) -> None:
        """Begin with none."""
        super().__init__(room)
        self._notices = notices
        self._returning: set[int] = set()

    @property
    def _handed(self) -> set[int]:
        return self._room.broadcaster.handed

    @property
    def stops_bots(self) -> bool:
        """Whether bots wait because none of the people is here whose seats they play."""
        lobby = self._room.lobby
        people = {number for number, seat in enumerate(lobby.seats) if seat.kind == "person"}
        return bool(self._handed) and lobby.pace != "days" and not people & self._room.broadcaster.here

    async def hand(self, seat: int, why: Why) -> None:
        """Let a bot play a seat from now on."""
        assert self._room.game is not None, "seats are handed over in a game"
        await self._room.game.note("seat", {"act": "handed", "why": why}, seat)
        self._notices.tell(NEWS[why], None, seat)
        self._handed.add(seat)
        self._changed()

    async def hear(self, client: Client, message: Return) -> None:
        """Take a seat back."""
        if message.seat not in client.seats:
            refuse(self._room.game, client, None, because(client, "not-your-seat"))
        elif self._room.game is not None and self._room.game.is_over:
            refuse(self._room.game, client, None, because(client, "over"))
        elif message.seat not in self._handed:
            refuse(self._room.game, client, None, because(client, "not-handed"))
        else:
            self._returning.add(message.seat)
            self.is_old = True
            await self.tick()

    def _ready(self) -> list[int]:
        """Give the seats whose persons are back, and of which nothing is under way."""
        if self._room.game is not None and self._room.game.is_over:
            return []
        return [seat for seat in sorted(self._returning) if not self._is_under_way(seat)]

    def _is_under_way(self, seat: int) -> bool:
        game = self._room.game
        if game is None or seat not in game.presenter.due():
            return False
        kind = game.table.prompt_kind(seat)
        return kind is not None and not game.family.prompts[kind].is_rest

    def pause(self) -> float | None:
        """Give back at once what can be given back."""
        return 0.0 if self._ready() else None

    async def tick(self) -> None:
        """Give seats back to their persons."""
        for seat in self._ready():
            assert self._room.game is not None, "seats are handed over in a game"
            await self._room.game.note("seat", {"act": "returned"}, seat)
            self._notices.tell("returned", None, seat)
            self._returning.discard(seat)
            self._handed.discard(seat)
            self._changed()

    def forget(self, seat: int) -> None:
        """Wait no more for a person whose seat is another's."""
        self._returning.discard(seat)
        self.is_old = True

    def _changed(self) -> None:
        self.is_old = self._room.is_presence_old = True
        if self._room.game is not None:
            self._room.game.presenter.refresh()
            self._room.broadcaster.show_all(self._room.game)

    def told(self, client: Client) -> dict[str, Any]:
        """Tell whose persons wait for their seats."""
        return {"returning": sorted(self._returning)}

    def kept(self) -> Any:
        """Give the seats that bots play, and those whose persons are back."""
        return {"seats": sorted(self._handed), "returning": sorted(self._returning)} if self._handed else None

    def bring_back(self, kept: Any) -> None:
        """Let bots go on."""
        self._handed.update(kept["seats"])
        self._returning.update(kept["returning"])
