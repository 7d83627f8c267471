"""What never changes about an edition, for whoever draws it: names, ring or track, deeds, cards and rule rows."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, cast

from holotable.bots import bot_names
from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.editions.books import Row, Ruling
from holotable.editions.books import Text as BookText
from holotable.editions.estate import EstateEdition, read_estate
from holotable.editions.finished import FINISHED
from holotable.editions.race import Colour, RaceEdition, read_race
from holotable.editions.shelf import book, rulings
from holotable.locales import LANGUAGES
from holotable.printed import records as printed
from holotable.printed.records import Board, EditionInfo, EstateBoard, RaceBoard, Text
from holotable.table.estate_names import mission_id
from holotable.table.speech import RaceSpeech, words_of

Plain = bool | int | str
Side = Literal["light", "dark"]
Prize = Literal["take", "jump", "again", "collect", "displace", "steal", "defeat"]


@cache
def edition_list() -> tuple[EditionInfo, ...]:
    """List the editions that can be played."""
    return tuple(info_of(load_edition(name)) for name in FINISHED)


@cache
def board_of(name: str) -> Board:
    """Give everything static of a built-in edition; one that is not finished is refused."""
    if name not in FINISHED:
        raise EditionError(f"no edition {name!r}; editions are {', '.join(FINISHED)}")
    return draw_board(load_edition(name))


def draw_board(edition: Edition) -> Board:
    """Give everything static of any edition."""
    return _race(read_race(edition)) if edition.family == "race" else _estate(read_estate(edition))


def info_of(edition: Edition) -> EditionInfo:
    """Describe an edition in one record."""
    return EditionInfo(
        id=edition.id,
        name=_text(edition.name),
        family=cast("Literal['estate', 'race']", edition.family),
        age=edition.age,
        seats_min=edition.seats_min,
        seats_max=edition.seats_max,
        options=[
            printed.OptionInfo(
                option.name,
                [cast("Plain", value) for value in option.values],
                cast("Plain", option.default),
                option.ruling,
                _text(option.says),
            )
            for option in edition.options
        ],
        bots=list(bot_names(edition.family)),
        tokens=_tokens(edition),
    )


def _tokens(edition: Edition) -> list[printed.TokenInfo]:
    if edition.family == "race":
        return [printed.TokenInfo(colour.id, _text(colour.name)) for colour in read_race(edition).colours]
    return [
        printed.TokenInfo(one.id, _text(one.name), cast("Side | None", one.side)) for one in read_estate(edition).tokens
    ]


def _text(text: Mapping[str, str]) -> Text:
    return Text(text["en"], text["de"])


def _book_text(text: BookText) -> Text:
    return Text(text.en, text.de)


def _rows(edition: Edition) -> list[printed.RowInfo]:
    return [_row(row) for row in book(edition.book).rows]


def _row(row: Row) -> printed.RowInfo:
    known = rulings()
    settled = [_ruling(known[name]) for name in row.ruling]
    return printed.RowInfo(row.id, list(row.keys), row.place, _book_text(row.says), settled)


def _ruling(ruling: Ruling) -> printed.RulingInfo:
    texts = (_book_text(text) for text in (ruling.question, ruling.ruling, ruling.reason))
    return printed.RulingInfo(ruling.id, *texts)


def _words(edition: Edition) -> dict[str, Text]:
    spoken = {language: words_of(edition, language) for language in LANGUAGES}
    return {word: Text(text, spoken["de"][word]) for word, text in spoken["en"].items()}


def _estate(estate: EstateEdition) -> EstateBoard:
    return EstateBoard(
        info=info_of(estate.edition),
        hash=estate.edition.hash,
        words=_words(estate.edition),
        rows=_rows(estate.edition),
        spaces=_spaces(estate),
        groups=[
            printed.GroupInfo(
                group.id,
                _text(group.name),
                cast("Literal['streets', 'ladder', 'utility']", group.kind),
                group.colour,
            )
            for group in estate.groups
        ],
        deeds=_deeds(estate),
        decks=[printed.DeckInfo(deck.id, _text(deck.name)) for deck in estate.decks],
        cards=_cards(estate),
        start_cash=estate.start_cash,
        houses=estate.houses,
        hotels=estate.hotels,
        notes={str(note): count for note, count in estate.notes.items()},
        houses_for_hotel=cast("int", estate.rules["houses_for_hotel"]),
        missions=_missions(estate),
        variants=_variants(estate),
    )


def _missions(estate: EstateEdition) -> list[printed.MissionInfo]:
    return [
        printed.MissionInfo(
            id=mission_id(number),
            side=cast("Side", mission.side),
            die=mission.die,
            name=_text(mission.name),
            text=_text(mission.text),
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


def _variants(estate: EstateEdition) -> dict[str, printed.VariantInfo]:
    """Describe the games besides the standard one that the edition knows."""
    houses = cast("int", estate.rules["houses_for_hotel"])
    short, timed = estate.short, estate.timed
    return {
        **({"short": printed.VariantInfo(short.deal, short.houses_for_hotel)} if short else {}),
        **({"timed": printed.VariantInfo(timed.deal, houses)} if timed else {}),
    }


def _spaces(estate: EstateEdition) -> list[printed.SpaceInfo]:
    return [
        printed.SpaceInfo(
            id=space.id,
            name=_text(space.name),
            short=_text(space.short),
            kind=cast("Literal['start', 'deed', 'tax', 'card', 'jail', 'parking', 'arrest']", space.kind),
            amount=cast("int", estate.rules["salary"]) if space.kind == "start" else space.amount,
            share=space.share,
            deed=None if space.deed is None else estate.deeds[space.deed].id,
            deck=None if space.deck is None else estate.decks[space.deck].id,
            provenance=space.provenance,
        )
        for space in estate.spaces
    ]


def _deeds(estate: EstateEdition) -> list[printed.DeedInfo]:
    return [
        printed.DeedInfo(
            id=deed.id,
            name=_text(deed.name),
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


def _cards(estate: EstateEdition) -> list[printed.CardInfo]:
    return [
        printed.CardInfo(
            id=card.id,
            deck=estate.decks[card.deck].id,
            name=_text(card.name),
            text=_text(card.text),
            copies=card.copies,
            provenance=card.provenance,
        )
        for card in estate.cards
    ]


def _race(race: RaceEdition) -> RaceBoard:
    return RaceBoard(
        info=info_of(race.edition),
        hash=race.edition.hash,
        words=_words(race.edition),
        rows=_rows(race.edition),
        track=race.track,
        start_zone=race.start_zone,
        home_zone=race.home_zone,
        pawns=race.pawns,
        shields=race.shields,
        colours=[_colour(race, colour) for colour in race.colours],
        cards=_faces(race),
        seating={str(count): list(colours) for count, colours in race.seating.items()},
    )


def _colour(race: RaceEdition, colour: Colour) -> printed.ColourInfo:
    slides = [printed.SlideInfo(list(slide.spaces(race.track))) for slide in colour.slides]
    return printed.ColourInfo(colour.id, _text(colour.name), colour.joins, colour.entry, slides)


def _faces(race: RaceEdition) -> list[printed.FaceInfo]:
    english, german = (RaceSpeech(race, (), language) for language in LANGUAGES)
    return [
        printed.FaceInfo(
            id=card.id,
            name=_text(card.name),
            text=Text(english.card(card.id), german.card(card.id)),
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
