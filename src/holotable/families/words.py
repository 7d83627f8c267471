"""What is told about a game besides its log, its questions and its choices, in one language: records of sentences."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

Tone = Literal["plain", "good", "bad"]


class Fact(Struct, frozen=True):
    """Something to know before an answer; ``figure`` is how much it is, ``note`` adds to it. Both may be empty."""

    says: str
    figure: str = ""
    note: str = ""
    tone: Tone = "plain"


class SceneSeat(Struct, frozen=True):
    """What one seat has to do with a scene, and what is in it for the seat; the latter may be empty."""

    seat: int
    says: str
    note: str


class Scene(Struct, frozen=True):
    """What everybody looks at besides the board: a title, the line under it, and the seats that take part."""

    title: str
    context: str
    seats: Sequence[SceneSeat]


class DealCell(Struct, frozen=True):
    """What a trade changes of something for one side; what does not change is empty."""

    before: str
    after: str
    note: str
    tone: Tone


class DealRow(Struct, frozen=True):
    """What a trade changes of one thing; ``group`` is set where it is a group's deeds. The maker's side is first."""

    about: Literal["cash", "group", "jail_cards", "mortgaged"]
    says: str
    group: str | None
    sides: Sequence[DealCell]


class Deal(Struct, frozen=True):
    """What a trade is about, and what it would change; ``offer`` is null for one that nobody has offered yet."""

    offer: int | None
    maker: int
    taker: int
    give: str
    want: str
    rows: Sequence[DealRow]
