"""Advice for people: in a race nobody owes anything."""

from holotable.families.contract import Way
from holotable.table import Table


def ways_to_pay(_table: Table, _seat: int) -> list[Way]:
    """Give nothing: a race knows no debts."""
    return []
