"""The internals of a table for simulation and measurement: named rules, engine state and tape."""

from typing import Any, NamedTuple

from holotable.families.contract import NamedRules
from holotable.table.table import Table


class TableInternals(NamedTuple):
    """The internals of a table, for reading only."""

    named: NamedRules
    state: Any
    tape: Any


def internals_of(table: Table) -> TableInternals:
    """Give the internals of a table now; a decision may replace the state object."""
    return TableInternals(table._named, table._state, table._tape)
