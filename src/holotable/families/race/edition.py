"""From a race edition's file to its board: reading, checking, and the names of colours and cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from holotable.core import keys as core_keys
from holotable.core.checks import is_whole
from holotable.core.errors import EditionError
from holotable.core.naming import key_numbers
from holotable.editions.load import Edition
from holotable.editions.tables import TomlTable, refuse_duplicates
from holotable.families.race.rules import (
    CARDS,
    COLOURS,
    HOME_ZONE_MOST,
    NOWHERE,
    PAWNS,
    REACH,
    START_ZONE_MOST,
    TRACK,
    Board,
    keys,
    lay_paths,
)

KEY_NUMBERS: Final = key_numbers(core_keys, keys)
KEY_NAMES: Final = {number: name for name, number in KEY_NUMBERS.items()}
WORDS: Final = ("pawn", "start", "home", "start_zone", "home_zone", "shield")
PHRASES: Final = ("from_start", "at_start", "to_start", "at_home", "to_home")  # an edition may word these itself
SEATING: Final = {2: "two", 3: "three", 4: "four"}
COPIES_MOST: Final = 30
SHIELDS_MOST: Final = 8


@dataclass(frozen=True, slots=True)
class Slide:
    """A run of track spaces of one colour, from its triangle to its end."""

    colour: int
    triangle: int
    end: int

    def spaces(self, track: int) -> tuple[int, ...]:
        """List the spaces of the slide in order."""
        return tuple((self.triangle + n) % track for n in range((self.end - self.triangle) % track + 1))


@dataclass(frozen=True, slots=True)
class Colour:
    """One colour: where it joins the track, where it turns in, and its slides."""

    id: str
    name: Mapping[str, str]
    joins: int
    entry: int
    slides: tuple[Slide, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One face: how often it is in the deck and what it allows."""

    id: str
    name: Mapping[str, str]
    copies: int
    moves: tuple[int, ...]
    number: bool
    shield: bool
    draw_again: bool
    split: bool
    swap: bool
    bump: bool
    rule: str


@dataclass(frozen=True, slots=True)
class RaceEdition:
    """A race edition, read and checked."""

    edition: Edition
    words: Mapping[str, Mapping[str, str]]
    track: int
    start_zone: int
    home_zone: int
    pawns: int
    shields: int
    colours: tuple[Colour, ...]
    cards: tuple[Card, ...]
    seating: Mapping[int, tuple[str, ...]]

    @property
    def slides(self) -> tuple[Slide, ...]:
        """List the slides of all colours."""
        return tuple(slide for colour in self.colours for slide in colour.slides)

    def colour_number(self, colour: str) -> int:
        """Give the number of a colour."""
        for number, known in enumerate(self.colours):
            if known.id == colour:
                return number
        raise EditionError(f"{self.edition.id} has no colour {colour!r}; colours are {self._colour_ids()}")

    def card_number(self, card: object) -> int:
        """Give the number of a card's face."""
        for number, known in enumerate(self.cards):
            if known.id == card:
                return number
        ids = ", ".join(card.id for card in self.cards)
        raise EditionError(f"{self.edition.id} has no card {card!r}; cards are {ids}")

    def _colour_ids(self) -> str:
        return ", ".join(colour.id for colour in self.colours)

    def board(self, options: Mapping[str, object]) -> Board:
        """Make the board that the rules play on, with a table's options."""
        board = Board()
        for name, value in self._fields(options).items():
            setattr(board, name, value)
        lay_paths(board)
        return board

    def _fields(self, options: Mapping[str, object]) -> dict[str, object]:
        cards = self.cards
        return {
            "track": self.track,
            "start_zone": self.start_zone,
            "home_zone": self.home_zone,
            "pawns": self.pawns,
            "shields": self.shields,
            "cards": len(cards),
            "seven_split_can_start": bool(options["seven_split_can_start"]),
            "draw_again_if_stuck": bool(options["draw_again_if_stuck"]),
            "blocked_slide_ends_turn": bool(options["blocked_slide_ends_turn"]),
            "shield_optional": bool(options["shield_optional"]),
            "joins": _row([colour.joins for colour in self.colours], COLOURS),
            "entry": _row([colour.entry for colour in self.colours], COLOURS),
            "slide_colour": _spread({slide.triangle: slide.colour for slide in self.slides}),
            "slide_end": _spread({slide.triangle: slide.end for slide in self.slides}),
            "slide_length": _spread({slide.triangle: len(slide.spaces(self.track)) for slide in self.slides}, 0),
            "copies": _row([card.copies for card in cards], CARDS),
            "first_steps": _row([card.moves[0] for card in cards], CARDS),
            "second_steps": _row([card.moves[1] if len(card.moves) > 1 else 0 for card in cards], CARDS),
            "starts": _row(
                [card.number or (card.bump and bool(options["sorry_forward_can_start"])) for card in cards], CARDS
            ),
            "splits": _row([card.split for card in cards], CARDS),
            "swaps": _row([card.swap for card in cards], CARDS),
            "bumps": _row([card.bump for card in cards], CARDS),
            "gives_shield": _row([card.shield for card in cards], CARDS),
            "draws_again": _row([card.draw_again for card in cards], CARDS),
            "card_key": _row([KEY_NUMBERS[card.rule] for card in cards], CARDS),
        }


def _row(values: list[int] | list[bool], length: int) -> list[int]:
    return [int(value) for value in values] + [0] * (length - len(values))


def _spread(values: Mapping[int, int], missing: int = NOWHERE) -> list[int]:
    return [values.get(space, missing) for space in range(TRACK)]


def read_race(edition: Edition) -> RaceEdition:
    """Read a race edition's tables and refuse an impossible board."""
    top = edition.table()
    track = top.table("track")
    pawns = top.table("pawns")
    shields = top.table("shields")
    spaces = track.number("spaces", 2 * REACH, TRACK)
    colours = _colours(top, spaces, edition.seats_max)
    race = RaceEdition(
        edition=edition,
        words=_words(top.table("words")),
        track=spaces,
        start_zone=track.number("start_zone", 0, START_ZONE_MOST),
        home_zone=track.number("home_zone", 0, HOME_ZONE_MOST),
        pawns=pawns.number("per_seat", 1, PAWNS),
        shields=shields.number("count", 0, SHIELDS_MOST),
        colours=colours,
        cards=_cards(top),
        seating=_seating(top.table("seating"), edition, tuple(colour.id for colour in colours)),
    )
    for table in (track, pawns, shields):
        table.provenance()
        table.close()
    top.close()
    _check_options(edition)
    check_board(race)
    return race


def _words(table: TomlTable) -> dict[str, dict[str, str]]:
    words = {word: table.name(word) for word in WORDS}
    words |= {phrase: table.name(phrase) for phrase in PHRASES if table.has(phrase)}
    table.provenance()
    table.close()
    return words


def _colours(top: TomlTable, spaces: int, seats_max: int) -> tuple[Colour, ...]:
    tables = top.tables("colour")
    if not seats_max <= len(tables) <= COLOURS:
        top.fail(f"has {len(tables)} colours, expected {seats_max} to {COLOURS}")
    colours = tuple(_colour(table, number, spaces) for number, table in enumerate(tables))
    refuse_duplicates(top, "colours", [colour.id for colour in colours])
    return colours


def _slides(table: TomlTable, colour: int, spaces: int) -> tuple[Slide, ...]:
    slides = []
    for entry in table.tables("slides", "triangle"):
        slides.append(Slide(colour, entry.number("triangle", 0, spaces - 1), entry.number("end", 0, spaces - 1)))
        entry.close()
    return tuple(slides)


def _colour(table: TomlTable, number: int, spaces: int) -> Colour:
    colour = Colour(
        id=table.text("id"),
        name=table.name("name"),
        joins=table.number("joins", 0, spaces - 1),
        entry=table.number("entry", 0, spaces - 1),
        slides=_slides(table, number, spaces),
    )
    table.provenance()
    table.close()
    return colour


def _cards(top: TomlTable) -> tuple[Card, ...]:
    tables = top.tables("card")
    if not 1 <= len(tables) <= CARDS:
        top.fail(f"has {len(tables)} cards, expected 1 to {CARDS}")
    cards = tuple(_card(table) for table in tables)
    refuse_duplicates(top, "cards", [card.id for card in cards])
    return cards


def _card(table: TomlTable) -> Card:
    card = Card(
        id=table.text("id"),
        name=table.name("name"),
        copies=table.number("copies", 1, COPIES_MOST),
        moves=_moves(table),
        number=table.flag("number"),
        shield=table.flag("shield"),
        draw_again=table.flag("draw_again"),
        split=table.flag("split"),
        swap=table.flag("swap"),
        bump=table.flag("bump"),
        rule=table.choice("rule", tuple(KEY_NUMBERS)),
    )
    table.provenance()
    table.close()
    return card


def _moves(table: TomlTable) -> tuple[int, ...]:
    moves = table.raw("moves")
    if not isinstance(moves, list) or not 1 <= len(moves) <= 2:  # noqa: PLR2004 - a face allows one move or two
        table.fail(f"moves must list one or two moves, not {moves!r}")
    for move in moves:
        if not is_whole(move) or not 1 <= abs(move) <= REACH:
            table.fail(f"moves holds {move!r}; a move is 1 to {REACH} spaces, negative is backward")
    return tuple(moves)


def _seating(table: TomlTable, edition: Edition, ids: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    seating = {}
    for count in range(edition.seats_min, edition.seats_max + 1):
        chosen = table.names(SEATING[count])
        if len(set(chosen)) != count or not set(chosen) <= set(ids):
            table.fail(
                f"{SEATING[count]} must name {count} different colours of {', '.join(ids)}, not {', '.join(chosen)}"
            )
        seating[count] = chosen
    table.provenance()
    table.close()
    return seating


OPTIONS: Final = (
    "sorry_forward_can_start",
    "seven_split_can_start",
    "draw_again_if_stuck",
    "blocked_slide_ends_turn",
    "shield_optional",
    "first_player",
)


def _check_options(edition: Edition) -> None:
    names = tuple(option.name for option in edition.options)
    if sorted(names) != sorted(OPTIONS):
        raise EditionError(
            f"{edition.file}: a race edition has the options {', '.join(OPTIONS)}, not {', '.join(names)}"
        )


def check_board(race: RaceEdition) -> None:
    """Refuse a board on which a rule would contradict itself."""
    _check_slides(race)
    _check_entries(race)


def _check_slides(race: RaceEdition) -> None:
    triangles = [slide.triangle for slide in race.slides]
    for slide in race.slides:
        if triangles.count(slide.triangle) > 1:
            _fail(race, slide, "begins where another slide begins")
        if len(slide.spaces(race.track)) < 2:  # noqa: PLR2004 - a triangle and an end
            _fail(race, slide, "ends on its own triangle")
        for space in slide.spaces(race.track)[1:]:
            if space in triangles:
                _fail(race, slide, f"runs over the triangle on space {space}, so slides would chain (R-MF-25)")


def _check_entries(race: RaceEdition) -> None:
    for slide in race.slides:
        for number, colour in enumerate(race.colours):
            carried = slide.spaces(race.track)[:-1]  # leaving the entry forward is what no pawn of its colour may do
            if number != slide.colour and colour.entry in carried:
                _fail(race, slide, f"would carry {colour.id} over its own entry on space {colour.entry} (R-MF-26)")


def _fail(race: RaceEdition, slide: Slide, problem: str) -> None:
    colour = race.colours[slide.colour].id
    raise EditionError(f"{race.edition.file}, colour {colour!r}: the slide {slide.triangle}-{slide.end} {problem}")


def describe(edition: Edition) -> str:
    """Make the board with every value of every option, and tell in one line what is in the box."""
    race = read_race(edition)
    for options in edition.each_option():
        race.board(options)
    cards = sum(card.copies for card in race.cards)
    return f"{race.track} spaces, {len(race.colours)} colours, {race.pawns} pawns a seat, {cards} cards"
