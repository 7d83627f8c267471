"""The printed parts of a race edition as records: track, colours, cards."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from holotable.core.records import Event
from holotable.editions import Edition
from holotable.families.printed import Board, Text, TokenInfo, common, text_of
from holotable.families.race.edition import Colour, RaceEdition, read_race
from holotable.families.race.text import RaceSpeech
from holotable.languages import LANGUAGES

LANDED = ("Moved", "Slid", "Swapped", "TookPlace")  # events that bring a pawn to a space


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


class RaceBoard(Board, frozen=True, tag="race", tag_field="family"):
    """Everything static of a race edition."""

    track: int
    start_zone: int
    home_zone: int
    pawns: int
    shields: int
    colours: list[ColourInfo]
    cards: list[FaceInfo]
    seating: dict[str, list[str]]


BOARD = RaceBoard


def draw(edition: Edition) -> RaceBoard:
    """Give everything static of an edition."""
    race = read_race(edition)
    return RaceBoard(
        **common(edition),
        track=race.track,
        start_zone=race.start_zone,
        home_zone=race.home_zone,
        pawns=race.pawns,
        shields=race.shields,
        colours=[_colour(race, colour) for colour in race.colours],
        cards=_faces(race),
        seating={str(count): list(colours) for count, colours in race.seating.items()},
    )


def tokens(edition: Edition) -> list[TokenInfo]:
    """List the colours."""
    return [TokenInfo(colour.id, text_of(colour.name)) for colour in read_race(edition).colours]


def colours(edition: Edition) -> list[str]:
    """Give the colour of every space of the track that belongs to a slide."""
    race = read_race(edition)
    sliding = {
        space: colour.id for colour in race.colours for slide in colour.slides for space in slide.spaces(race.track)
    }
    return [sliding.get(space, "") for space in range(race.track)]


def token_order(board: RaceBoard, seats: int) -> list[str]:
    """Give the colours in the order in which seats take them: those that the book gives to so many first."""
    return [*board.seating[str(seats)], *(token.id for token in board.info.tokens)]


def landings(board: RaceBoard, events: Iterable[Event]) -> tuple[list[str], Counter[str]]:
    """Give the spaces of the track, and how often pawns came to them."""
    counts = Counter(str(event.facts["to"]) for event in events if event.kind in LANDED)
    return [f"track:{place}" for place in range(board.track)], counts


def _colour(race: RaceEdition, colour: Colour) -> ColourInfo:
    slides = [SlideInfo(list(slide.spaces(race.track))) for slide in colour.slides]
    return ColourInfo(colour.id, text_of(colour.name), colour.joins, colour.entry, slides)


def _faces(race: RaceEdition) -> list[FaceInfo]:
    speeches = [RaceSpeech(race, (), language) for language in LANGUAGES]
    return [
        FaceInfo(
            id=card.id,
            name=text_of(card.name),
            text=text_of({speech.language: speech.card(card.id) for speech in speeches}),
            copies=card.copies,
            moves=list(card.moves),
            shield=card.shield,
            draw_again=card.draw_again,
            split=card.split,
            swap=card.swap,
            bump=card.bump,
            rule=race.edition.rule_of(card.rule),
        )
        for card in race.cards
    ]
