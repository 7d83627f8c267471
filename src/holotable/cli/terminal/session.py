"""The session of a terminal game: its table, players, bots, texts, clock and save file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from holotable.bots import Bot
from holotable.cli.terminal.clock import Clock
from holotable.cli.terminal.console import Console
from holotable.cli.terminal.players import Player
from holotable.cli.terminal.savefile import keep
from holotable.core.decisions import BANK
from holotable.core.errors import HolotableError
from holotable.families import family
from holotable.families.contract import TIME_UP
from holotable.families.terminal import FamilyUi, Part
from holotable.table import Asking, Table
from holotable.table.speech import Speech


@dataclass
class Session:
    """Everything that the terminal game needs."""

    table: Table
    players: list[Player]
    bots: dict[int, Bot]
    console: Console
    language: str
    save: Path | None = None
    clock: Clock | None = None
    told: int = 0  # number of events already printed
    last_bot: int | None = None
    drawn: object = None  # what the last drawing showed
    last_asked: int = 0  # the seat that was asked last
    ui: FamilyUi = field(init=False)
    asking: Asking = field(init=False)

    def __post_init__(self) -> None:
        """Prepare texts and drawing."""
        self.ui = (
            family(self.table.edition.family)
            .part("terminal")
            .make_ui(self.table, self.language, is_unicode=self.console.is_unicode)
        )
        self.asking = Asking(self.table)

    @property
    def speech(self) -> Speech:
        """The texts of the game."""
        return self.ui.speech

    def say(self, message: str, **values: str | int) -> str:
        """Give a text in the game's language."""
        return self.speech.say(message, **values)

    def line(self, message: str, **values: str | int) -> None:
        """Write a text."""
        self.console.line(self.say(message, **values))

    def play(self, seat: int, decision: Mapping[str, Any]) -> None:
        """Carry out a decision and keep the game; a game that cannot be kept goes on all the same."""
        if self.is_late:
            self.table.play(BANK, TIME_UP)
        self.table.play(seat, decision)
        problem = self.why_not_kept()
        if problem is not None:
            self.console.line(problem)

    @property
    def is_late(self) -> bool:
        """Whether the clock has run out and the table has not been told yet."""
        return self.clock is not None and self.clock.is_up and self.table.refusal(BANK, TIME_UP) is None

    def clock_lines(self) -> list[str]:
        """Tell how much time is left."""
        if self.clock is None or (self.clock.is_up and not self.is_late):
            return []
        return [self.say("clock-up") if self.is_late else self.say("clock-left", minutes=self.clock.left)]

    def why_not_kept(self) -> str | None:
        """Keep the game if that is wished; say what stood in the way."""
        try:
            if self.save is not None:
                keep(self.table, self.save)
        except HolotableError as problem:
            return str(problem)
        return None

    # telling

    def show_board(self, *, again: bool = False) -> None:
        """Draw the board if it has changed, or tell it in sentences."""
        view = self.table.typed_view()
        look = self.ui.look(view)
        if look == self.drawn and not again:
            return
        if self.console.plain and self.drawn is not None and not again:
            return
        self.drawn = look
        width = self.console.width
        drawing = self.ui.drawing
        if self.console.plain or (width is not None and width < drawing.width):
            for sentence in self.speech.positions(view):
                self.console.line(sentence)
            return
        self.console.line()
        for line in drawing.lines(view):
            self.console.parts(line)
        self.console.line(drawing.legend(), "dim")

    def tell(self) -> None:
        """Print what has happened since the last call: one sentence per line in plain mode, else one turn per line."""
        events = list(enumerate(self.table.events, start=1))[self.told :]
        self.told += len(events)
        if self.console.plain:
            for number, event in events:
                self.console.line(f"{number}. {self.speech.event(event)}")
            return
        line: list[Part] = []
        for number, event in events:
            if event.kind in self.ui.silent_events:
                continue
            if event.kind in self.ui.heads and line:
                self.console.parts(line)
                line = []
            line += [(f"{' ' if line else ''}#{number} ", "dim"), (self.speech.event(event), "")]
        if line:
            self.console.parts(line)
