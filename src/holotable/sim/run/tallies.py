"""Tallies: your own counts over simulated games, in plain Python."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from holotable.core.errors import HolotableError
from holotable.core.records import Event, Result
from holotable.families.contract import NamedRules
from holotable.families.view import plain_view
from holotable.sim.run.event_columns import EventColumns, EventText

TapeRow = tuple[int, ...]
SEAT: Final = 2  # its place in a row
AS_JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
TEXTS_KEPT: Final = 100_000  # events that differ in more than their seat; a game has far fewer
ADDED: Final = (int, float, list, tuple, Counter)


class Game:
    """A game that is being simulated, for a tally to look at."""

    def __init__(self, number: int, bots: tuple[str, ...], family: NamedRules, state: Any) -> None:
        """Look at a game; ``bots`` are named seat by seat."""
        self.number = number
        self.bots = bots
        self._named = family
        self._state = state

    def follow(self, state: Any) -> None:
        """Look at the state that the game has come to."""
        self._state = state

    @property
    def turns(self) -> int:
        """Turns begun so far."""
        turns: int = self._state.turns
        return turns

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self._named.result(self._state)

    def view(self) -> Mapping[str, object]:
        """Everything on the table now, by name; worked out anew at every call. Seats are called after their bots."""
        tokens = self._named.seat_tokens(len(self.bots), None)
        return plain_view(self._named.view(self._state, self.bots, tokens))


class Tally:
    """Derive from this and write the methods that you need; every block of games has a tally of its own.

    Numbers, counters and lists that you keep as attributes are added up over the blocks, in the order of the games;
    for anything else write ``merge`` too.
    """

    def before(self, game: Game) -> None:
        """Look at a game that begins."""

    def event(self, game: Game, event: Event) -> None:
        """Look at something that has just happened."""

    def after(self, game: Game, result: Result | None) -> None:
        """Look at a game that has ended; without a result it was given up."""

    def merge(self, other: "Tally") -> None:
        """Add the attributes of a tally of later games."""
        for name, theirs in vars(other).items():
            setattr(self, name, self._added(name, vars(self).get(name), theirs))

    def _added(self, name: str, mine: Any, theirs: Any) -> Any:
        if mine is None or theirs is None:
            return theirs if mine is None else mine
        if all(issubclass(type(value), ADDED) for value in (mine, theirs)):
            return mine + theirs
        kind = type(mine).__name__
        raise HolotableError(f"{type(self).__name__}.{name}: a {kind} is not added up by itself; write merge()")


class EventTexts:
    """What a file says of an event: its kind, its key and its facts; much happens again and again."""

    def __init__(self, named: NamedRules) -> None:
        """Keep the names."""
        self._named = named
        self._known: dict[TapeRow, EventText] = {}

    def of(self, told: TapeRow) -> EventText:
        """Give the texts of a row of the tape without its seat: they are the same for every seat."""
        found = self._known.get(told)
        if found is None:
            if len(self._known) == TEXTS_KEPT:
                self._known.clear()
            event = self._named.event((*told[:SEAT], 0, *told[SEAT:]))
            found = self._known[told] = (event.kind, event.key, AS_JSON(event.facts))
        return found


class TextPlaces(dict[TapeRow, int]):
    """Where the texts of a row without its seat stand in some columns of events; a new one is added to them."""

    def __init__(self, texts: EventTexts, events: EventColumns) -> None:
        """Begin with none."""
        super().__init__()
        self._texts = texts
        self._events = events

    def __missing__(self, told: TapeRow) -> int:
        """Add the texts of a row that is new here."""
        place = self[told] = self._events.place_of(self._texts.of(told))
        return place


class TallyRunner:
    """Passes the games of a block to the tallies, and records their events if wanted."""

    def __init__(self, tallies: Iterable[type[Tally]], named: NamedRules, texts: EventTexts | None) -> None:
        """Make fresh tallies; with ``texts``, events are written down."""
        self.tallies = [make() for make in tallies]
        self.events = EventColumns()
        self._named = named
        self._places = None if texts is None else TextPlaces(texts, self.events)
        self._rows: list[TapeRow] = []  # of the game under way, and the turns in which they were written
        self._turns: list[int] = []

    def begin(self, game: Game) -> None:
        """Show a game that begins."""
        for tally in self.tallies:
            tally.before(game)

    def hear(self, game: Game, rows: Sequence[TapeRow]) -> None:
        """Show what has happened, row by row of the tape."""
        for event in map(self._named.event, rows) if self.tallies else ():
            for tally in self.tallies:
                tally.event(game, event)
        if self._places is not None:
            self._rows += rows
            self._turns += [game.turns] * len(rows)

    def end(self, game: Game) -> None:
        """Show a game that has ended."""
        if self._places is not None:
            told = [row[:SEAT] + row[SEAT + 1 :] for row in self._rows]
            seats = [row[SEAT] for row in self._rows]
            self.events.add_game(game.number, self._turns, seats, map(self._places.__getitem__, told))
            self._rows, self._turns = [], []
        result = game.result
        for tally in self.tallies:
            tally.after(game, result)
