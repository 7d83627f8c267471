"""Measures small operations: a state copy, a list of options, the start of the program."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from holotable.table import Table
from holotable.table.internals import internals_of

REPEATS: Final = 20_000
SERIES: Final = 25  # the best one counts
STARTS: Final = 5  # the middle one counts
MIDDLES: Final = {"falcon": 30, "clone-wars": 10}  # where a table has so many options, a game is well under way
START: Final = ("-c", "from holotable import Table")
HELP: Final = ("-m", "holotable.cli", "--help")


def small_things(*, quick: bool = False) -> dict[str, float]:
    """Measure the small things; of both families the slower one counts."""
    repeats = REPEATS // 100 if quick else REPEATS
    copies, listings, askings = zip(*(_table_things(name, repeats) for name in MIDDLES), strict=True)
    return {
        "copy_ns": 1e9 * max(copies),
        "options_ns": 1e9 * max(listings),
        "table_options_us": 1e6 * max(askings),
        "start_ms": _start_ms(START),
        "help_ms": _start_ms(HELP),
    }


def _table_things(name: str, repeats: int) -> tuple[float, float, float]:
    """Give the seconds of a copy, of options into the engine's buffer, and of options by name; called from Python."""
    table = _middle_of_a_game(name, MIDDLES[name])
    seat = table.due.seats[0] if table.due else 0
    named, state, _ = internals_of(table)
    rules = named.rules
    target, out = rules.State(state.board), rules.Options()
    return (
        _best(lambda: target.copy_from(state), repeats),
        _best(lambda: rules.options(state, seat, out), repeats),
        _best(lambda: table.options(seat), max(1, repeats // 20)),
    )


def _middle_of_a_game(name: str, options: int) -> Table:
    """Give a four-seat table at which a seat has so many options."""
    table = Table(name, 4, seed=3)
    while True:
        assert table.due is not None, "this game has such a moment"
        seat = table.due.seats[0]
        offered = table.options(seat)
        if len(offered) >= options:
            return table
        table.play(seat, offered[0])


def _best(action: Callable[[], object], repeats: int) -> float:
    """Give the seconds of one call, the best of several series."""
    series = []
    for _ in range(SERIES):
        started = time.perf_counter()
        for _ in range(repeats):
            action()
        series.append((time.perf_counter() - started) / repeats)
    return min(series)


def _start_ms(command: tuple[str, ...]) -> float:
    """Start Python with a command until it ends."""
    times = []
    for _ in range(STARTS):
        started = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
        times.append(1000 * (time.perf_counter() - started))
    return statistics.median(times)
