"""A game at a terminal in the same process: a table with scripted luck, typed lines, and what is told."""

import contextlib
import io
import sys
from collections.abc import Sequence
from unittest import mock

from holotable import Script, Table
from holotable.cli.terminal.clock import Clock
from holotable.cli.terminal.console import Console
from holotable.cli.terminal.game import play
from holotable.cli.terminal.players import Player
from holotable.cli.terminal.session import Session

NAMES = ("Mia", "Ben", "Zoe")


def new_table(edition: str, dice: Sequence[tuple[int, int]], names: Sequence[str] = NAMES) -> Table:
    """Set up a game in which the first seat begins and the dice are known."""
    opening = [(6, 5), *[(1, 2)] * (len(names) - 1)]
    return Table(edition, list(names), luck=Script(dice=[*opening, *dice]))


def talk(table: Table, typed: str, *, language: str = "en", plain: bool = True, clock: Clock | None = None) -> str:
    """Type lines at a table where only people sit; give all that is told until the input ends."""
    screen = Screen()
    with mock.patch.object(sys, "stdin", io.StringIO(typed)), contextlib.redirect_stdout(screen):
        players = [Player(name) for name in table.names]
        session = Session(table, players, {}, Console(plain=plain, color=False), language, clock=clock)
        assert play(session) == 0
    return screen.getvalue()


class Screen(io.StringIO):
    """A screen that shows everything."""

    encoding = "utf-8"
