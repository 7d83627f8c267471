"""Advice for people: ways to raise cash for a debt, and which of them a careful player would choose."""

from holotable.families import family
from holotable.families.contract import Way
from holotable.table import Table


def ways_to_pay(table: Table, seat: int) -> list[Way]:
    """List the ways to raise cash for a seat that owes more than it has, the least harmful first.

    In any other situation the list is empty.
    """
    ways: list[Way] = family(table.edition.family).part("advice").ways_to_pay(table, seat)
    return ways
