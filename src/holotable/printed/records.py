"""What never changes about an edition, as it is sent: GET /api/editions and GET /api/editions/{id}."""

from typing import Literal

from msgspec import Struct


class Text(Struct, frozen=True):
    """A text in every language."""

    en: str
    de: str


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
    """One line of GET /api/editions."""

    id: str
    name: Text
    family: Literal["estate", "race"]
    age: int | None
    seats_min: int
    seats_max: int
    options: list[OptionInfo]
    bots: list[str]
    tokens: list[TokenInfo]


class RulingInfo(Struct, frozen=True):
    """A ruling that belongs to a row."""

    id: str
    question: Text
    ruling: Text
    reason: Text


class RowInfo(Struct, frozen=True):
    """A row of the edition's book; lines, options and refusals name it by ``id`` (``rule``)."""

    id: str
    keys: list[str]
    place: str
    says: Text
    rulings: list[RulingInfo]


class SpaceInfo(Struct, frozen=True):
    """A space of the ring, in order from the start space; ``amount`` is its tax, or the salary of the start space.

    ``share`` is the part of the worth in per cent that may be chosen instead of a tax's amount, or 0; ``short`` is the
    name for a small board.
    """

    id: str
    name: Text
    short: Text
    kind: Literal["start", "deed", "tax", "card", "jail", "parking", "arrest"]
    amount: int
    share: int
    deed: str | None
    deck: str | None
    provenance: str


class GroupInfo(Struct, frozen=True):
    """Deeds that belong together."""

    id: str
    name: Text
    kind: Literal["streets", "ladder", "utility"]
    colour: str | None


class DeedInfo(Struct, frozen=True):
    """A deed; of a utility the rents are factors of the dice."""

    id: str
    name: Text
    space: int
    group: str
    price: int
    mortgage: int
    build_price: int
    hotel_price: int
    rent: list[int]
    provenance: dict[str, str]


class DeckInfo(Struct, frozen=True):
    """A deck of cards."""

    id: str
    name: Text


class CardInfo(Struct, frozen=True):
    """A face of a deck."""

    id: str
    deck: str
    name: Text
    text: Text
    copies: int
    provenance: str


class MissionInfo(Struct, frozen=True):
    """What a six with another die brings a side: a die of ``least`` or more wins the prize, another costs the fine."""

    id: str
    side: Literal["light", "dark"]
    die: int
    name: Text
    text: Text
    least: int
    prize: Literal["take", "jump", "again", "collect", "displace", "steal", "defeat"]
    count: int
    amount: int
    fine: int
    rule: str | None
    provenance: str


class VariantInfo(Struct, frozen=True):
    """A short or timed game: the deeds dealt to every seat, and the houses that come before a hotel."""

    deal: int
    houses_for_hotel: int


class EstateBoard(Struct, frozen=True, tag="estate", tag_field="family"):
    """Everything static of an estate edition."""

    info: EditionInfo
    hash: str
    words: dict[str, Text]
    rows: list[RowInfo]
    spaces: list[SpaceInfo]
    groups: list[GroupInfo]
    deeds: list[DeedInfo]
    decks: list[DeckInfo]
    cards: list[CardInfo]
    start_cash: int
    houses: int
    hotels: int
    notes: dict[str, int]
    houses_for_hotel: int
    missions: list[MissionInfo]
    variants: dict[str, VariantInfo]


class SlideInfo(Struct, frozen=True):
    """A slide on the track, from its triangle to its end, all spaces in order."""

    spaces: list[int]


class ColourInfo(Struct, frozen=True):
    """A colour: where it joins the track, where it turns in, its slides."""

    id: str
    name: Text
    joins: int
    entry: int
    slides: list[SlideInfo]


class FaceInfo(Struct, frozen=True):
    """A card of a race and what it allows, in words too."""

    id: str
    name: Text
    text: Text
    copies: int
    moves: list[int]
    shield: bool
    draw_again: bool
    split: bool
    swap: bool
    bump: bool
    rule: str | None


class RaceBoard(Struct, frozen=True, tag="race", tag_field="family"):
    """Everything static of a race edition."""

    info: EditionInfo
    hash: str
    words: dict[str, Text]
    rows: list[RowInfo]
    track: int
    start_zone: int
    home_zone: int
    pawns: int
    shields: int
    colours: list[ColourInfo]
    cards: list[FaceInfo]
    seating: dict[str, list[str]]


Board = EstateBoard | RaceBoard
