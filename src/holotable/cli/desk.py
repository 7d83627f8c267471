"""The desk: one running game in the terminal, with its players, its bots, its texts and its file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from holotable.bots import Bot
from holotable.cli.console import Console, Part
from holotable.cli.keeping import keep
from holotable.cli.picture import Picture, letters
from holotable.cli.players import Player
from holotable.core.errors import HolotableError
from holotable.table import Table
from holotable.table.race import RaceFamily
from holotable.table.speech import RaceSpeech

UNTOLD: Final = ("Discarded", "Passed", "Won")  # what a drawn board and a prompt show anyway


def speech_of(table: Table, language: str) -> RaceSpeech:
    """Give the texts for a table."""
    return RaceSpeech(RaceFamily(table.edition, table.chosen).race, table.names, language)


@dataclass
class Desk:
    """Everything that the terminal game needs."""

    table: Table
    players: list[Player]
    bots: dict[int, Bot]
    console: Console
    language: str
    save: Path | None = None
    told: int = 0  # events that have been told already
    last_bot: int | None = None
    drawn: object = None  # what the last drawing showed
    family: RaceFamily = field(init=False)
    speech: RaceSpeech = field(init=False)
    picture: Picture = field(init=False)
    letters: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Prepare texts and drawing."""
        self.family = RaceFamily(self.table.edition, self.table.chosen)
        self.speech = RaceSpeech(self.family.race, self.table.names, self.language)
        self.picture = Picture(self.family.race, self.speech, is_unicode=self.console.is_unicode)
        self.letters = letters(self.family.race, self.language)

    def say(self, message: str, **values: str | int) -> str:
        """Give a text in the game's language."""
        return self.speech.say(message, **values)

    def line(self, message: str, **values: str | int) -> None:
        """Write a text."""
        self.console.line(self.say(message, **values))

    def play(self, seat: int, decision: Mapping[str, Any]) -> None:
        """Carry out a decision and keep the game; a game that cannot be kept goes on all the same."""
        self.table.play(seat, decision)
        problem = self.why_not_kept()
        if problem is not None:
            self.console.line(problem)

    def why_not_kept(self) -> str | None:
        """Keep the game if that is wished; say what stood in the way."""
        try:
            if self.save is not None:
                keep(self.table, self.save)
        except HolotableError as problem:
            return str(problem)
        return None

    def letter(self, seat: int) -> str:
        """Give the letter by which a seat's pawns are drawn."""
        return self.letters[self.family.race.colour_number(self.table.tokens[seat])]

    # telling

    def show_board(self, *, again: bool = False) -> None:
        """Draw the board if it has changed, or tell it in sentences."""
        view = self.table.view()
        look = view["seats"]
        if look == self.drawn and not again:
            return
        if self.console.plain and self.drawn is not None and not again:
            return
        self.drawn = look
        width = self.console.width
        if self.console.plain or (width is not None and width < self.picture.width):
            for sentence in self.speech.positions(view):
                self.console.line(sentence)
            return
        self.console.line()
        for line in self.picture.lines(view):
            self.console.parts(line)
        self.console.line(self.picture.legend(), "dim")

    def tell(self) -> None:
        """Tell what has happened since the last telling: a sentence a line in plain mode, a turn a line else."""
        events = list(enumerate(self.table.events, start=1))[self.told :]
        self.told += len(events)
        if self.console.plain:
            for number, event in events:
                self.console.line(f"{number}. {self.speech.event(event)}")
            return
        line: list[Part] = []
        for number, event in events:
            if event.kind in UNTOLD:
                continue
            if event.kind == "Drawn" and line:
                self.console.parts(line)
                line = []
            line += [(f"{' ' if line else ''}#{number} ", "dim"), (self.speech.event(event), "")]
        if line:
            self.console.parts(line)
