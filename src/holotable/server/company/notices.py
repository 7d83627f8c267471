"""What became of the table and its seats: recorded with the game, and told in everybody's log."""

import time
from collections import deque
from typing import Any, Final

import msgspec
from msgspec import Struct

from holotable.core.decisions import BANK as NOBODY
from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import News

KEPT: Final = 30


class Notice(Struct, frozen=True):
    """One of them; ``name`` and ``about`` are who did it and whom it is about."""

    n: int
    line: int
    time: int
    act: str
    name: str
    about: str = ""


class Notices(Matter):
    """The last notices of one table."""

    name = "news"

    def __init__(self, room: Room) -> None:
        """Begin with none."""
        super().__init__(room)
        self._last: deque[Notice] = deque(maxlen=KEPT)

    async def add(self, kind: str, act: str, seat: int | None, about: int | None = None) -> None:
        """Record what became of the table (``table``) or of a seat (``seat``), and tell everybody."""
        game, names = self._room.game, [one.name for one in self._room.lobby.seats]
        if game is not None:
            what = {"act": act} if about is None else {"act": act, "about": about}
            await game.note(kind, what, NOBODY if seat is None else seat)
        n = self._last[-1].n + 1 if self._last else 1
        line = 0 if game is None else len(game.told)
        by, of = ("" if one is None else names[one] for one in (seat, about))
        self._last.append(Notice(n, line, int(time.time()), act, by, of))
        self.is_old = True

    def told(self, client: Client) -> dict[str, Any]:
        """Tell the last ones in the client's language."""
        return {"news": [self._shown(one, client.language) for one in self._last]}

    @staticmethod
    def _shown(one: Notice, language: str) -> News:
        says = say(language, f"server-news-{one.act}", name=one.name, about=one.about)
        return News(one.n, one.line, one.time, says)

    def kept(self) -> Any:
        """Keep the last ones."""
        return msgspec.to_builtins(list(self._last)) or None

    def bring_back(self, kept: Any) -> None:
        """Go on from what is kept."""
        self._last.extend(msgspec.convert(kept, list[Notice]))
