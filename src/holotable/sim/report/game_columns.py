"""The columns of games.parquet: the name, type and meaning of each number of a row."""

from collections.abc import Iterator
from typing import Final

from holotable.sim.report.output.parquet import Column
from holotable.sim.run.job_table import JobTable
from holotable.stats.game_stats import (
    ROW_EXTRA,
    ROW_SEATS,
    SEAT_BOT,
    SEAT_EXTRA,
    SEAT_RANK,
    SEAT_TOKEN,
    SEAT_WORTH,
    STATS_SEATS,
)

STATS_COLUMNS: Final = (
    ("game", "int64"),
    ("winner", "int8"),  # the seat, from 1; 0: given up
    ("ending", "words"),
    ("turns", "int32"),
    ("rounds", "int32"),
    ("decisions", "int32"),
    ("first", "int8"),  # the seat that began, from 1
    ("lead_changes", "int32"),
    ("drama", "int32"),  # in thousandths
    ("is_comeback", "bool"),
)


def columns_of(job_table: JobTable) -> list[Column]:
    """List the columns of a job's games."""
    keys = job_table.named.key_names
    endings = [keys.get(number, "") if number else "limit" for number in range(max(keys) + 1)]
    course = [
        Column(name, place, kind, endings if kind == "words" else ())
        for place, (name, kind) in enumerate(STATS_COLUMNS)
    ]
    extras = [
        Column(name, ROW_EXTRA + place, "int32")
        for place, name in enumerate(job_table.brought.part("summary").ROW_COLUMNS)
    ]
    return [*course, *extras, *(column for seat in range(job_table.job.seats) for column in _of_seat(job_table, seat))]


def _of_seat(job_table: JobTable, seat: int) -> Iterator[Column]:
    """List the columns of one seat; tokens only where games are won by them or not."""
    tokens = job_table.token_names()

    def at(kind: int) -> int:
        return ROW_SEATS + kind * STATS_SEATS + seat

    yield Column(f"bot_{seat + 1}", at(SEAT_BOT), "words", job_table.job.bots)
    if tokens:
        yield Column(f"token_{seat + 1}", at(SEAT_TOKEN), "words", tokens)
    yield Column(f"worth_{seat + 1}", at(SEAT_WORTH), "int32")
    yield Column(f"rank_{seat + 1}", at(SEAT_RANK), "int8")
    for place, name in enumerate(job_table.brought.part("summary").SEAT_COLUMNS):
        yield Column(f"{name}_{seat + 1}", at(SEAT_EXTRA + place), "int32")
