"""The printed parts that every edition has, as records of GET /api/editions and GET /api/editions/{id}."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypedDict, cast

import msgspec
from msgspec import Struct

from holotable.editions import Edition
from holotable.editions.books import Row, Ruling
from holotable.editions.library import book, rulings
from holotable.families import FAMILIES, family
from holotable.families.texts import words_of
from holotable.languages import LANGUAGES

Plain = bool | int | str
if TYPE_CHECKING:
    FamilyName = str

    class Text(Struct, frozen=True):
        """A text in every language."""

else:
    FamilyName = Literal[tuple(sorted(FAMILIES))]  # they are named in one place
    Text = msgspec.defstruct(
        "Text",
        [(language, str) for language in LANGUAGES],
        frozen=True,
        module=__name__,
        namespace={"__doc__": "A text in every language."},
    )


class OptionInfo(Struct, frozen=True):
    """An option of an edition."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    ruling: str
    says: Text


class TokenInfo(Struct, frozen=True):
    """A token that a seat can have; of a race, a colour. ``side`` is the one it stands for in missions."""

    id: str
    name: Text
    side: Literal["light", "dark"] | None = None


class EditionInfo(Struct, frozen=True):
    """One line of GET /api/editions, in the order of the shelf; ``short`` is the name where there is little room.

    ``emblem`` is an SVG path, about 300 units wide round (0, 0), or empty. ``rows`` counts the rows of its book.
    ``kind`` says what it is, in a line, and ``minutes_…`` how long a whole game takes, about; both may be missing.
    ``spaces`` has the colour of every space, or nothing: enough for a small picture of the board. ``claims``: rent must
    be asked for, so that it can be played by the book.
    """

    id: str
    name: Text
    family: FamilyName
    age: int | None
    seats_min: int
    seats_max: int
    options: list[OptionInfo]
    bots: list[str]
    tokens: list[TokenInfo]
    short: Text
    emblem: str
    rows: int
    spaces: list[str]
    claims: bool = False
    kind: Text | None = None
    minutes_min: int | None = None
    minutes_max: int | None = None


class RulingInfo(Struct, frozen=True):
    """A ruling that belongs to a row."""

    id: str
    question: Text
    ruling: Text
    reason: Text


class RowInfo(Struct, frozen=True):
    """A row of the edition's book; lines, options and refusals name it by ``id`` (``rule``).

    ``heading`` is its ``place`` in every language, where the book is in another in our translation.
    """

    id: str
    keys: list[str]
    place: str
    says: Text
    rulings: list[RulingInfo]
    heading: Text


class Board(Struct, frozen=True):
    """Everything static of an edition; each family adds its own."""

    info: EditionInfo
    hash: str
    words: dict[str, Text]
    rows: list[RowInfo]


class Common(TypedDict):
    """What every board begins with."""

    info: EditionInfo
    hash: str
    words: dict[str, Text]
    rows: list[RowInfo]


def common(edition: Edition) -> Common:
    """Give what every board begins with."""
    return Common(info=info_of(edition), hash=edition.hash, words=_words(edition), rows=_rows(edition))


def info_of(edition: Edition) -> EditionInfo:
    """Describe an edition in one record."""
    printed = family(edition.family).part("printed")
    return EditionInfo(
        id=edition.id,
        name=text_of(edition.name),
        family=edition.family,
        age=edition.age,
        seats_min=edition.seats_min,
        seats_max=edition.seats_max,
        options=[
            OptionInfo(
                option.name,
                [cast("Plain", value) for value in option.values],
                cast("Plain", option.default),
                option.ruling,
                text_of(option.says),
            )
            for option in edition.options
        ],
        bots=list(family(edition.family).bots),
        tokens=printed.tokens(edition),
        short=text_of(edition.short),
        emblem=edition.emblem,
        rows=len(book(edition.book).rows),
        spaces=printed.colours(edition),
        claims=family(edition.family).has_claims,
        kind=text_of(edition.kind) if edition.kind else None,
        minutes_min=edition.minutes[0] if edition.minutes else None,
        minutes_max=edition.minutes[1] if edition.minutes else None,
    )


def text_of(text: Mapping[str, str]) -> Text:
    """Give a text in every language as it is sent."""
    return msgspec.convert(dict(text), Text)


def _rows(edition: Edition) -> list[RowInfo]:
    return [_row(row) for row in book(edition.book).rows]


def _row(row: Row) -> RowInfo:
    known = rulings()
    settled = [_ruling(known[name]) for name in row.ruling]
    return RowInfo(row.id, list(row.keys), row.place, text_of(row.says), settled, text_of(row.heading))


def _ruling(ruling: Ruling) -> RulingInfo:
    texts = (text_of(text) for text in (ruling.question, ruling.ruling, ruling.reason))
    return RulingInfo(ruling.id, *texts)


def _words(edition: Edition) -> dict[str, Text]:
    spoken = {language: words_of(edition, language) for language in LANGUAGES}
    return {word: text_of({language: spoken[language][word] for language in spoken}) for word in spoken[LANGUAGES[0]]}
