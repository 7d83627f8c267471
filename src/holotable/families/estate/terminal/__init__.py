"""The estate family in the terminal."""

from holotable.families.estate.terminal.ui import EstateUi
from holotable.table import Table


def make_ui(table: Table, language: str, *, is_unicode: bool) -> EstateUi:
    """Show and ask a table's game in the terminal."""
    return EstateUi(table, language, is_unicode=is_unicode)
