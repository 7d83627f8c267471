"""The records of HTTP requests and answers."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from holotable.families import FAMILIES, family
from holotable.families.printed import EditionInfo, Text
from holotable.languages import DEFAULT_LANGUAGE
from holotable.server.socket.protocol import Begin, Pace, SeatInfo, SeatNumber, Tongue
from holotable.stats.intervals import Rate
from holotable.stats.summary import SpaceCount

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}$")]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
MINUTES_MOST: Final = 1440


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a new table: you, a friend who will join by the link, another person at your screen, or a bot."""

    kind: Literal["me", "friend", "local", "bot"]
    name: Name | None = None
    bot: Id | None = None
    token: Id | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables takes; ``minutes`` is how long the clock of a timed game runs.

    ``pace`` is how long a person may think about a decision that play waits for; then the default is played.
    ``by_the_book``: the server claims no rent for anybody, and who forgets to ask loses it.

    ``seal`` is what GET /api/seal gave, so that the dice are sealed before you bring your ``entropy`` to them: from 16 to
    32 bytes of your own choice, in hexadecimal digits. The server draws for a seat that brings none.

    ``begin``: a game begins when no seat is open any more (``full``), or when its host starts it then (``host``).
    """

    edition: Id
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = {}
    language: Tongue = DEFAULT_LANGUAGE
    minutes: Annotated[int, Meta(ge=1, le=MINUTES_MOST)] | None = None
    seal: Key | None = None
    entropy: Entropy | None = None
    by_the_book: bool = False
    pace: Pace = "none"
    begin: Begin = "full"


class Seal(Struct, frozen=True):
    """What GET /api/seal answers: the commitment to the dice of one table that you may make within ten minutes."""

    seal: str
    commitment: str


class Opened(Struct, frozen=True):
    """The answer: where the table is, the link for friends and watchers, and your personal link back to your seats."""

    table: str
    url: str
    invite: str
    resume: str
    yours: list[int]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/join takes; the answer is ``Opened``.

    ``key`` is a secret of your own, new for every seat: if the answer is lost, the same key gives you the same seat.
    """

    name: Name
    token: Id | None = None
    key: Key | None = None
    entropy: Entropy | None = None


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/seat takes: the code of an invitation to a seat, and a key as in ``Join``.

    The answer is ``Opened``. Without a ``name`` the seat keeps the one it has.
    """

    invite: Key
    key: Key | None = None
    name: Name | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/start takes: what becomes of open seats, of all or of those that are named.

    A table that waits for its host (``begin``) begins when no seats are named.
    """

    open: Literal["bots", "none"] = "bots"
    seats: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None


class TableSummary(Struct, frozen=True):
    """What GET /api/tables/{id} answers; ``due`` are the seats that play waits for."""

    table: str
    edition: str
    title: Text
    options: dict[str, Any]
    minutes: int | None
    started: bool
    over: bool
    seq: int
    open_seats: int
    due: list[int]
    yours: list[int]
    seats: list[SeatInfo]
    commitment: str = ""
    imported: bool = False
    pace: Pace = "none"
    by_the_book: bool = False
    begin: Begin = "full"


class MyTable(Struct, frozen=True):
    """One of the tables that this browser has a seat at; ``yours`` are its seats, ``due`` those that play waits for.

    ``decided`` is when something was last decided there, in seconds since 1970.
    """

    table: str
    edition: str
    title: Text
    names: list[str]  # of the seats; empty for one that is open
    yours: list[int]
    due: list[int]
    started: bool
    over: bool
    imported: bool
    decided: int


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/my-tables takes: a table that this browser has a seat at."""

    table: TableId


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/rematch takes, of a finished game: whether you play again with the same people.

    The first who would like to proposes it, with a ``seal`` as for a new table, and whether seats are drawn anew.
    """

    yes: bool = True
    shuffle: bool = False
    seal: Key | None = None
    entropy: Entropy | None = None


class Rematched(Struct, frozen=True):
    """The answer: your seats at the new table once it is there."""

    opened: Opened | None


class OddsPoint(Struct, frozen=True):
    """How likely each seat was to win when a round began, or, at the ``end``, who has won; ``seats`` in seat order."""

    round: int
    end: bool
    seats: list[Rate]


class Story(Struct, frozen=True):
    """What GET /api/tables/{id}/story answers: how often tokens came to rest on each space, and the chances."""

    landings: list[SpaceCount]
    odds: list[OddsPoint]


class Problem(Struct, frozen=True):
    """Every answer that is not a success: one line that says what to do."""

    key: str
    says: str


BOARDS: Final = tuple(family(name).part("printed").BOARD for name in sorted(FAMILIES))
BODIES: Final = (
    NewTable,
    Seal,
    Opened,
    Join,
    TakeSeat,
    Start,
    TableSummary,
    MyTable,
    Mine,
    PlayAgain,
    Rematched,
    Story,
    Problem,
    EditionInfo,
    *BOARDS,
)

_new_table = msgspec.json.Decoder(NewTable)
_join = msgspec.json.Decoder(Join)
_take = msgspec.json.Decoder(TakeSeat)
_mine = msgspec.json.Decoder(Mine)
_play_again = msgspec.json.Decoder(PlayAgain)
_start = msgspec.json.Decoder(Start)


def read_new_table(body: bytes) -> NewTable:
    """Read the body of POST /api/tables."""
    return _new_table.decode(body)


def read_join(body: bytes) -> Join:
    """Read the body of POST /api/tables/{id}/join."""
    return _join.decode(body)


def read_take(body: bytes) -> TakeSeat:
    """Read the body of POST /api/tables/{id}/seat."""
    return _take.decode(body)


def read_start(body: bytes) -> Start:
    """Read the body of POST /api/tables/{id}/start."""
    return _start.decode(body)


def read_mine(body: bytes) -> Mine:
    """Read the body of POST /api/my-tables."""
    return _mine.decode(body)


def read_play_again(body: bytes) -> PlayAgain:
    """Read the body of POST /api/tables/{id}/rematch."""
    return _play_again.decode(body)
