"""Tallies: your own counts over simulated games, in plain Python."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from holotable.core.errors import HolotableError
from holotable.core.records import Event, Result
from holotable.families.contract import NamedRules
from holotable.families.view import plain_view
from holotable.sim.run.event_columns import EventColumns, TapeRow

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


class TallyRunner:
    """Passes the games of a block to the tallies, and keeps their events if wanted."""

    def __init__(self, tallies: Iterable[type[Tally]], named: NamedRules, *, keeps_events: bool) -> None:
        """Make fresh tallies."""
        self.tallies = [make() for make in tallies]
        self.events = EventColumns()
        self._named = named
        self._keeps_events = keeps_events
        self._rows: list[TapeRow] = []  # of the game under way, and the turns in which they were written
        self._turns: list[int] = []

    def begin(self, game: Game) -> None:
        """Show a game that begins."""
        for tally in self.tallies:
            tally.before(game)

    def hear(self, game: Game, rows: Sequence[TapeRow]) -> None:
        """Show what has happened, row by row of the tape."""
        if self.tallies:
            for event in map(self._named.event, rows):
                for tally in self.tallies:
                    tally.event(game, event)
        if self._keeps_events:
            self._rows += rows
            self._turns += [game.turns] * len(rows)

    def end(self, game: Game) -> None:
        """Show a game that has ended."""
        if self._keeps_events:
            self.events.add_game(game.number, self._turns, self._rows)
            self._rows, self._turns = [], []
        result = game.result
        for tally in self.tallies:
            tally.after(game, result)
