"""The tables that are measured."""

import time
from collections.abc import Callable
from typing import Any

from holotable import Table, estate
from holotable.core.fields import dump, fields_of
from holotable.editions import load_edition
from holotable.editions.race import read_race
from holotable.policies import estate as estate_policies
from holotable.policies import race as race_policies
from holotable.race import Options, State, options
from tests.estate.specimen import specimen_board

RACE_POLICIES = {"random": 0, "scout": 1}
REPEATS = 20_000


def race_driver(policy: str) -> tuple[Callable[..., None], Any]:
    """Seat four players of one policy at the Falcon."""
    edition = load_edition("falcon")
    driver = race_policies.Driver(read_race(edition).board(edition.chosen(None)))
    for seat in range(4):
        driver.seat_colour(seat, seat)
        driver.seat_policy(seat, RACE_POLICIES[policy])
    driver.prepare(4)
    return race_policies.play_many, driver


def estate_driver(policy: str) -> tuple[Callable[..., None], Any]:
    """Seat four players at the specimen estate, a board of the tests; ``random+trades`` offers trades as well."""
    plain, board = specimen_board(), estate.Board()
    for name, value in dump(plain, fields_of(type(plain))).items():
        setattr(board, name, value)
    driver = estate_policies.Driver(board)
    driver.prepare(4, policy.endswith("+trades"))
    return estate_policies.play_many, driver


def middle_of_a_game() -> Table:
    """Give a four-seat table with a card in play."""
    table = Table("falcon", 4, seed=3)
    while len(table.log["records"]) < 60 or table.view()["card"] != "7":
        seat = table.due.seats[0]
        table.play(seat, table.options(seat)[0])
    return table


def best(action: Callable[[], object], repeats: int = REPEATS) -> float:
    """Give the seconds of one call, the best of five series."""
    series = []
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(repeats):
            action()
        series.append((time.perf_counter() - started) / repeats)
    return min(series)


def copy_ns() -> float:
    """Copy a state into another."""
    table = middle_of_a_game()
    source, target = table._state, State(table._state.board)
    return 1e9 * best(lambda: target.copy_from(source))


def options_ns() -> float:
    """List the options of a 7 into the engine's buffer."""
    table = middle_of_a_game()
    state, out = table._state, Options()
    return 1e9 * best(lambda: options(state, state.turn, out))


def table_options_us() -> float:
    """Ask a table for the options of a 7 by name."""
    table = middle_of_a_game()
    seat = table.due.seats[0]
    return 1e6 * best(lambda: table.options(seat), REPEATS // 20)
