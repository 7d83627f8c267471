"""make soak: very many games with every invariant checked after every decision."""

import argparse
import itertools
import sys
import time

import holotable
from holotable.editions import load_edition
from holotable.editions.race import OPTIONS, read_race
from holotable.policies.race import RANDOM, SCOUT, Driver, play_many

LIMIT = 100_000  # decisions after which a game counts as stuck
CHUNK = 5_000


def race_games(seats: int, policy: int, options: dict[str, object], games: int) -> Driver:
    """Play games of the Falcon and check each state."""
    edition = load_edition("falcon")
    race = read_race(edition)
    driver = Driver(race.board(edition.chosen(options)))
    for seat, colour in enumerate(race.seating[seats]):
        driver.seat_colour(seat, race.colour_number(colour))
        driver.seat_policy(seat, policy)
    driver.prepare(seats)
    for first in range(0, games, CHUNK):
        play_many(driver, 2026, first, min(CHUNK, games - first), LIMIT, True)
    return driver


def readings() -> list[dict[str, object]]:
    """List the default options and each option's other value by itself."""
    edition = load_edition("falcon")
    others = [{option.name: value} for option in edition.options for value in option.values if value != option.default]
    assert {option.name for option in edition.options} == set(OPTIONS)
    return [{}, *others]


def report(label: str, driver: Driver, seconds: float) -> bool:
    """Print one line; tell whether everything held."""
    turns = driver.tally.turns / max(1, driver.tally.games)
    shares = " ".join(f"{wins / max(1, driver.tally.games):.3f}" for wins in driver.tally.wins if wins)
    print(
        f"{label:44}{driver.tally.games:9,} games {turns:7.1f} turns  wins {shares:24}"
        f" violations {driver.tally.flawed}  stuck {driver.tally.stuck}  {seconds:6.1f} s",
        flush=True,
    )
    return driver.tally.flawed == 0 and driver.tally.stuck == 0


def main() -> int:
    """Play, report, and fail on any violation."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games per number of seats (default 100,000)")
    games = parser.parse_args().games
    print("build:", "compiled" if holotable.COMPILED else "pure")
    sound = True
    for seats in (2, 3, 4):
        for policy, name, share in ((RANDOM, "random", 1), (SCOUT, "scout", 10)):
            started = time.perf_counter()
            driver = race_games(seats, policy, {}, games // share)
            sound &= report(f"falcon, {seats} seats, {name}", driver, time.perf_counter() - started)
    for options, seats in itertools.product(readings()[1:], (2, 3, 4)):
        started = time.perf_counter()
        driver = race_games(seats, RANDOM, options, games // 10)
        sound &= report(f"falcon, {seats} seats, {next(iter(options))} turned", driver, time.perf_counter() - started)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
