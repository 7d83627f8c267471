"""What became of the table and its seats: recorded with the game, and told in everybody's log."""

import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from holotable.core.decisions import BANK as NOBODY
from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import News

KEPT: Final = 30  # besides what a host can do again and again
TOGGLES: Final = frozenset({"paused", "resumed", "locked", "unlocked", "free-words", "only-phrases", "host", "invited"})
TOGGLES_KEPT: Final = 10


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
        self._last: list[Notice] = []

    async def add(self, kind: str, act: str, seat: int | None, about: int | None = None) -> None:
        """Record what became of the table (``table``) or of a seat (``seat``), and tell everybody."""
        await self._record(kind, act, seat, about)
        self.tell(act, seat, about)

    async def add_given(self, seat: int, before: str) -> None:
        """Record that a seat is another person's now, and tell everybody under which name."""
        await self._record("seat", "given", None, seat)
        if self._room.lobby.seats[seat].name == before:
            self.tell("given", None, seat)
        else:
            self.tell("taken", seat, before)

    async def _record(self, kind: str, act: str, seat: int | None, about: int | None) -> None:
        game = self._room.game
        if game is not None:
            what = {"act": act} if about is None else {"act": act, "about": about}
            await game.note(kind, what, NOBODY if seat is None else seat)

    def tell(self, act: str, seat: int | None, about: int | str | None = None) -> None:
        """Tell everybody what is recorded already, or need not be; ``about`` a seat, or by the name of before."""
        game, names = self._room.game, [one.name for one in self._room.lobby.seats]
        n = self._last[-1].n + 1 if self._last else 1
        line = 0 if game is None else len(game.told)
        by, of = ((names[one] if isinstance(one, int) else one or "") for one in (seat, about))
        self._keep(Notice(n, line, int(time.time()), act, by, of))
        self.is_old = True

    def _keep(self, new: Notice) -> None:
        """Forget the oldest; what is done again before anything else happens is told once."""
        again = [one for one in self._last if one.act in TOGGLES and _is_the_same(one, new)]
        kept = [*(one for one in self._last if one not in again), new]
        toggles = [one for one in kept if one.act in TOGGLES][-TOGGLES_KEPT:]
        others = [one for one in kept if one.act not in TOGGLES][-KEPT:]
        self._last = sorted([*toggles, *others], key=lambda one: one.n)

    def told(self, client: Client) -> dict[str, Any]:
        """Tell the last ones in the client's language."""
        return {"news": [self._shown(one, client.language) for one in self._last]}

    @staticmethod
    def _shown(one: Notice, language: str) -> News:
        says = say(language, f"server-news-{one.act}", name=one.name, about=one.about)
        return News(one.n, one.line, one.time, says)

    def kept(self) -> Any:
        """Keep the last ones."""
        return msgspec.to_builtins(self._last) or None

    def bring_back(self, kept: Any) -> None:
        """Go on from what is kept."""
        self._last.extend(msgspec.convert(kept, list[Notice]))


def _is_the_same(one: Notice, other: Notice) -> bool:
    return (one.line, one.act, one.name, one.about) == (other.line, other.act, other.name, other.about)
