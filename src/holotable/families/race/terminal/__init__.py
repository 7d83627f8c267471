"""The race family in the terminal."""

from holotable.families.race.terminal.ui import RaceUi
from holotable.table import Table


def make_ui(table: Table, language: str, *, is_unicode: bool) -> RaceUi:
    """Show and ask a table's game in the terminal."""
    return RaceUi(table, language, is_unicode=is_unicode)
