"""The printed parts of an estate edition as records: board, deeds, cards, missions."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, cast

from msgspec import Struct

from holotable.core.records import Event
from holotable.editions import Edition
from holotable.families.estate.edition.reader import EstateEdition, read_estate
from holotable.families.estate.names.names import mission_id
from holotable.families.printed import Board, Text, TokenInfo, common, text_of

Side = Literal["light", "dark"]
Prize = Literal["take", "jump", "again", "collect", "displace", "steal", "defeat"]


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


class EstateBoard(Board, frozen=True, tag="estate", tag_field="family"):
    """Everything static of an estate edition.

    ``rungs`` counts for each kind of game which of a street's printed rents are asked, by level; the last is a hotel's.
    """

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
    rungs: dict[str, list[int]]


BOARD = EstateBoard


def draw(edition: Edition) -> EstateBoard:
    """Give everything static of an edition."""
    estate = read_estate(edition)
    return EstateBoard(
        **common(edition),
        spaces=_spaces(estate),
        groups=[
            GroupInfo(
                group.id,
                text_of(group.name),
                cast("Literal['streets', 'ladder', 'utility']", group.kind),
                group.colour,
            )
            for group in estate.groups
        ],
        deeds=_deeds(estate),
        decks=[DeckInfo(deck.id, text_of(deck.name)) for deck in estate.decks],
        cards=_cards(estate),
        start_cash=estate.start_cash,
        houses=estate.houses,
        hotels=estate.hotels,
        notes={str(note): count for note, count in estate.notes.items()},
        houses_for_hotel=cast("int", estate.rules["houses_for_hotel"]),
        missions=_missions(estate),
        variants=_variants(estate),
        rungs=_rungs(estate),
    )


def tokens(edition: Edition) -> list[TokenInfo]:
    """List the tokens."""
    return [TokenInfo(one.id, text_of(one.name), cast("Side | None", one.side)) for one in read_estate(edition).tokens]


def colours(edition: Edition) -> list[str]:
    """Give the colour of every space whose deed belongs to a group that has one."""
    estate = read_estate(edition)
    groups = [None if space.deed is None else estate.groups[estate.deeds[space.deed].group] for space in estate.spaces]
    return [group.colour or "" if group else "" for group in groups]


def token_order(board: EstateBoard, _seats: int) -> list[str]:
    """Give the tokens in the order in which seats take them."""
    return [token.id for token in board.info.tokens]


def landings(board: EstateBoard, events: Iterable[Event]) -> tuple[list[str], Counter[str]]:
    """Give the spaces, and how often tokens came to them; who is sent to jail comes there too."""
    told = list(events)
    counts = Counter(str(event.facts["to"]) for event in told if event.kind == "Moved")
    jail = next(space.id for space in board.spaces if space.kind == "jail")
    counts[jail] += sum(event.kind == "Jailed" for event in told)
    return [space.id for space in board.spaces], counts


def _missions(estate: EstateEdition) -> list[MissionInfo]:
    return [
        MissionInfo(
            id=mission_id(number),
            side=cast("Side", mission.side),
            die=mission.die,
            name=text_of(mission.name),
            text=text_of(mission.text),
            least=mission.least,
            prize=cast("Prize", mission.prize),
            count=mission.count,
            amount=mission.amount,
            fine=mission.fine,
            rule=estate.edition.rule_of(mission.rule),
            provenance=mission.provenance,
        )
        for number, mission in enumerate(estate.missions)
    ]


def _variants(estate: EstateEdition) -> dict[str, VariantInfo]:
    """Describe the games besides the standard one that the edition knows."""
    houses = cast("int", estate.rules["houses_for_hotel"])
    short, timed = estate.short, estate.timed
    return {
        **({"short": VariantInfo(short.deal, short.houses_for_hotel)} if short else {}),
        **({"timed": VariantInfo(timed.deal, houses)} if timed else {}),
    }


def _rungs(estate: EstateEdition) -> dict[str, list[int]]:
    games = ["standard", *_variants(estate)]
    return {variant: estate.rungs(estate.board({"variant": variant}).top_level) for variant in games}


def _spaces(estate: EstateEdition) -> list[SpaceInfo]:
    return [
        SpaceInfo(
            id=space.id,
            name=text_of(space.name),
            short=text_of(space.short),
            kind=cast("Literal['start', 'deed', 'tax', 'card', 'jail', 'parking', 'arrest']", space.kind),
            amount=cast("int", estate.rules["salary"]) if space.kind == "start" else space.amount,
            share=space.share,
            deed=None if space.deed is None else estate.deeds[space.deed].id,
            deck=None if space.deck is None else estate.decks[space.deck].id,
            provenance=space.provenance,
        )
        for space in estate.spaces
    ]


def _deeds(estate: EstateEdition) -> list[DeedInfo]:
    return [
        DeedInfo(
            id=deed.id,
            name=text_of(deed.name),
            space=deed.space,
            group=estate.groups[deed.group].id,
            price=deed.price,
            mortgage=deed.mortgage,
            build_price=deed.build_price,
            hotel_price=deed.hotel_price,
            rent=list(deed.rent),
            provenance=dict(deed.provenance),
        )
        for deed in estate.deeds
    ]


def _cards(estate: EstateEdition) -> list[CardInfo]:
    return [
        CardInfo(
            id=card.id,
            deck=estate.decks[card.deck].id,
            name=text_of(card.name),
            text=text_of(card.text),
            copies=card.copies,
            provenance=card.provenance,
        )
        for card in estate.cards
    ]
