"""Advice at a race table: none, because a race has no debts."""

from holotable.families.contract import Way
from holotable.table import Table


def ways_to_pay(_table: Table, _seat: int) -> list[Way]:
    """Give nothing: a race knows no debts."""
    return []
