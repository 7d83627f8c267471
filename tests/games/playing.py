"""Seeded play of any table, for properties over whole games."""

from collections.abc import Iterator, Mapping
from random import Random

from holotable import Table

RESIGNS = 0.005  # so often resigning is among the options that are drawn from


def is_taken(option: Mapping[str, object], choose: Random, resigns: float) -> bool:
    """Whether an option is among those that are drawn from: whoever resigns often ends every game at once."""
    return option["do"] != "resign" or choose.random() < resigns


def play_out(table: Table, seed: int, limit: int = 5_000, resigns: float = RESIGNS) -> Iterator[Table]:
    """Play random legal decisions to the end, resigning included but rare; give the table after each."""
    choose = Random(seed)
    for _ in range(limit):
        if table.due is None:
            return
        seat = table.due.seats[0]
        table.play(seat, choose.choice([one for one in table.options(seat) if is_taken(one, choose, resigns)]))
        yield table
    raise AssertionError("the game does not end")
