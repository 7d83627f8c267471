"""The records of HTTP requests and answers."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from holotable.families import FAMILIES, family
from holotable.families.printed import EditionInfo, Text
from holotable.languages import DEFAULT_LANGUAGE
from holotable.server.socket.protocol import SeatInfo, SeatNumber, Tongue
from holotable.stats.intervals import Rate
from holotable.stats.summary import SpaceCount

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
MINUTES_MOST: Final = 1440


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a new table: you, a friend who will join by the link, another person at your screen, or a bot."""

    kind: Literal["me", "friend", "local", "bot"]
    name: Name | None = None
    bot: Id | None = None
    token: Id | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables takes; ``minutes`` is how long the clock of a timed game runs."""

    edition: Id
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = {}
    language: Tongue = DEFAULT_LANGUAGE
    minutes: Annotated[int, Meta(ge=1, le=MINUTES_MOST)] | None = None


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


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/start takes: what becomes of open seats, of all or of those that are named."""

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
BODIES: Final = (NewTable, Opened, Join, Start, TableSummary, Story, Problem, EditionInfo, *BOARDS)

_new_table = msgspec.json.Decoder(NewTable)
_join = msgspec.json.Decoder(Join)
_start = msgspec.json.Decoder(Start)


def read_new_table(body: bytes) -> NewTable:
    """Read the body of POST /api/tables."""
    return _new_table.decode(body)


def read_join(body: bytes) -> Join:
    """Read the body of POST /api/tables/{id}/join."""
    return _join.decode(body)


def read_start(body: bytes) -> Start:
    """Read the body of POST /api/tables/{id}/start."""
    return _start.decode(body)
