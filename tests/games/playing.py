"""Seeded play of any table, for properties over whole games."""

from collections.abc import Iterator
from random import Random

from holotable import Table


def play_out(table: Table, seed: int, limit: int = 5_000) -> Iterator[Table]:
    """Play random legal decisions to the end; give the table after each."""
    choose = Random(seed)
    for _ in range(limit):
        if table.due is None:
            return
        seat = table.due.seats[0]
        table.play(seat, choose.choice(table.options(seat)))
        yield table
    raise AssertionError("the game does not end")
