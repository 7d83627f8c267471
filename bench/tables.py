"""The tables that are measured."""

import time
from collections.abc import Callable
from typing import Any

from holotable import Table
from holotable.editions import load_edition
from holotable.editions.estate import read_estate
from holotable.editions.race import read_race
from holotable.policies import estate as estate_policies
from holotable.policies import race as race_policies
from holotable.race import Options, State, options

RACE_POLICIES = {"random": race_policies.RANDOM, "scout": race_policies.SCOUT}
ESTATE_POLICIES = {"random": estate_policies.RANDOM, "thrifty": estate_policies.THRIFTY}
REPEATS = 20_000


def driver_of(family: str, edition: str, policy: str) -> tuple[Callable[..., None], Any]:
    """Seat four players of one policy at an edition."""
    return race_driver(edition, policy) if family == "race" else estate_driver(edition, policy)


def race_driver(name: str, policy: str) -> tuple[Callable[..., None], Any]:
    """Seat four players of one policy at a race."""
    edition = load_edition(name)
    driver = race_policies.Driver(read_race(edition).board(edition.chosen(None)))
    for seat in range(4):
        driver.seat_colour(seat, seat)
        driver.seat_policy(seat, RACE_POLICIES[policy])
    driver.prepare(4)
    return race_policies.play_many, driver


def estate_driver(name: str, policy: str) -> tuple[Callable[..., None], Any]:
    """Seat four players of one policy at an estate; ``+missions`` plays missions, ``+trades`` offers trades as well."""
    edition = load_edition(name.removesuffix("+missions"))
    options = {"missions": True} if name.endswith("+missions") else None
    driver = estate_policies.Driver(read_estate(edition).board(edition.chosen(options)))
    for seat in range(4):
        driver.seat_policy(seat, ESTATE_POLICIES[policy.removesuffix("+trades")])
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
