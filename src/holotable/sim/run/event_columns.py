"""The events of simulated games, column by column."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

EventText = tuple[str, str, str]  # kind, rule key, and the facts as JSON


def _numbers() -> "array[int]":
    return array("q")


@dataclass(slots=True)
class EventColumns:
    """Events as columns of numbers; what is said of them is kept once, however often it happens."""

    game: "array[int]" = field(default_factory=_numbers)
    number: "array[int]" = field(default_factory=_numbers)  # in its game
    turn: "array[int]" = field(default_factory=_numbers)
    seat: "array[int]" = field(default_factory=_numbers)
    text: "array[int]" = field(default_factory=_numbers)  # its place among the texts
    texts: dict[int, EventText] = field(default_factory=dict)
    places: dict[EventText, int] = field(default_factory=dict)

    def __len__(self) -> int:
        """Count the events."""
        return len(self.game)

    def place_of(self, text: EventText) -> int:
        """Give the place of a text, a new one if nothing has been said like that before."""
        place = self.places.setdefault(text, len(self.places))
        if place == len(self.texts):
            self.texts[place] = text
        return place

    def add_game(self, game: int, turns: Sequence[int], seats: Sequence[int], places: Iterable[int]) -> None:
        """Add the events of a game, in order; ``places`` are those of their texts."""
        self.game.extend(array("q", [game]) * len(turns))
        self.number.extend(range(len(turns)))
        self.turn.extend(turns)
        self.seat.extend(seats)
        self.text.extend(places)

    def add(self, later: "EventColumns", start: int, end: int) -> None:
        """Add the events from one place of other columns to another."""
        self.game.extend(later.game[start:end])
        self.number.extend(later.number[start:end])
        self.turn.extend(later.turn[start:end])
        self.seat.extend(later.seat[start:end])
        text = later.text[start:end]
        places = {place: self.place_of(later.texts[place]) for place in dict.fromkeys(text)}  # in the events' order
        self.text.extend(map(places.__getitem__, text))

    def rows(self) -> Iterator[tuple[int, int, int, int, str, str, str]]:
        """Give event by event: game, number in the game, turn, seat, kind, rule key, facts as JSON."""
        for game, number, turn, seat, text in zip(self.game, self.number, self.turn, self.seat, self.text, strict=True):
            yield game, number, turn, seat, *self.texts[text]
