"""Seats of bots and of absent people that wait for a person: one code each, for whoever opens it first."""

from typing import Any

from holotable.server.company.matter import Matter, Room
from holotable.server.socket.protocol import SeatInvite
from holotable.server.tables.lobby import LobbyError


class SeatInvites(Matter):
    """The invitations of one table."""

    name = "invites"

    def __init__(self, room: Room) -> None:
        """Begin with none."""
        super().__init__(room)
        self._count = 0
        self._open: dict[int, int] = {}  # the number of each seat's invitation

    def open(self, seat: int) -> None:
        """Invite a person to a seat that nobody sits on."""
        if not self.is_free(seat):
            raise LobbyError("server.seat-held")
        self._count += 1
        self._open[seat] = self._count
        self.is_old = True

    def is_free(self, seat: int) -> bool:
        """Tell whether a bot's seat is asked for, or that of somebody who is away; nobody comes when all is over."""
        game, broadcaster = self._room.game, self._room.broadcaster
        if game is not None and game.is_over:
            return False
        return self._room.lobby.seats[seat].kind == "bot" or seat in broadcaster.away - broadcaster.here

    def close(self, *seats: int) -> bool:
        """Invite nobody to these seats any more; tell whether somebody was."""
        ended = [seat for seat in seats if self._open.pop(seat, None) is not None]
        self.is_old |= bool(ended)
        return bool(ended)

    def close_all(self) -> bool:
        """Invite nobody any more."""
        return self.close(*self._open)

    def seat_of(self, code: str | None) -> int | None:
        """Give the seat that a code invites to."""
        return next((one.seat for one in self.shown() if one.code == code), None)

    def shown(self) -> list[SeatInvite]:
        """Give them for the host; the codes follow from the table's seed."""
        return [SeatInvite(seat, self._room.token_of(f"invite {number}")) for seat, number in self._open.items()]

    def kept(self) -> Any:
        """Keep which seats are invited to, not the codes."""
        is_open = {str(seat): number for seat, number in self._open.items()}
        return {"count": self._count, "open": is_open} if self._count else None

    def bring_back(self, kept: Any) -> None:
        """Go on with the same codes."""
        self._count, self._open = kept["count"], {int(seat): number for seat, number in kept["open"].items()}
