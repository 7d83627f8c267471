"""The inside of a table, for those who count and measure: the rules in names, the engine's state and its tape."""

from typing import Any, NamedTuple

from holotable.families.contract import NamedRules
from holotable.table.table import Table


class Inside(NamedTuple):
    """What a table plays with; whoever looks at it changes nothing."""

    named: NamedRules
    state: Any
    tape: Any


def inside(table: Table) -> Inside:
    """Give the inside of a table as it is now; a decision may exchange the state."""
    return Inside(table._named, table._state, table._tape)
