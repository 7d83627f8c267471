"""Advice for people: ways to raise cash for a debt, and which of them a careful player would choose."""

from collections.abc import Sequence

from holotable.families import family
from holotable.families.contract import Way
from holotable.table import Table
from holotable.table.attempts import Choice, choices_of
from holotable.table.internals import internals_of


def ways_to_pay(table: Table, seat: int, listed: Sequence[Choice] | None = None) -> list[Way]:
    """List the ways to raise cash for a seat that owes more than it has, the least harmful first.

    In any other situation the list is empty. ``listed`` are the seat's choices, if they are known already.
    """
    named, state, _ = internals_of(table)
    choices = choices_of(table, seat) if listed is None else listed
    ways: list[Way] = family(table.edition.family).part("advice").ways_to_pay(named, state, seat, choices)
    return ways
