"""Advice for people: how a careful player would raise the cash that it owes."""

from holotable.families import family
from holotable.families.contract import Way
from holotable.table import Table


def ways_to_pay(table: Table, seat: int) -> list[Way]:
    """List the ways in which a seat that owes more than its cash can raise some; what hurts least comes first.

    There are none in any other situation.
    """
    ways: list[Way] = family(table.edition.family).part("advice").ways_to_pay(table, seat)
    return ways
