"""make soak: very many games with every invariant checked after every decision."""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

import holotable
from holotable.editions import Edition, load_edition
from holotable.editions.estate import read_estate
from holotable.editions.race import read_race
from holotable.policies import estate, race

LIMIT: Final = 1_000_000  # decisions after which a game counts as stuck
CHUNK: Final = 5_000
ENDLESS: Final = 100  # with missions one thrifty game of so many may be stuck: prizes can outweigh every rent
EDITIONS: Final = ("falcon", "mandalorian", "boba-fett", "episode-one", "clone-wars")
GAMES: Final[dict[str, dict[str, object]]] = {  # what an edition may offer
    "standard": {},
    "short": {"variant": "short"},
    "timed": {"variant": "timed", "rounds": 20},
    "missions": {"missions": True},
    "missions, short": {"missions": True, "variant": "short"},
    "missions, timed": {"missions": True, "variant": "timed", "rounds": 20},
}
POLICIES: Final = {  # name: policy, trades, one game of so many
    "race": {"random": (race.RANDOM, False, 1), "scout": (race.SCOUT, False, 10)},
    "estate": {
        "random": (estate.RANDOM, False, 1),
        "random+trades": (estate.RANDOM, True, 10),
        "thrifty": (estate.THRIFTY, False, 10),
        "thrifty+trades": (estate.THRIFTY, True, 10),
    },
}


def driver_of(edition: Edition, options: dict[str, object], seats: int, policy: int, trades: bool) -> Any:
    """Seat players of one policy."""
    if edition.family == "estate":
        driver = estate.Driver(read_estate(edition).board(edition.chosen(options)))
        driver.prepare(seats, trades)
    else:
        game = read_race(edition)
        driver = race.Driver(game.board(edition.chosen(options)))
        for seat, colour in enumerate(game.seating[seats]):
            driver.seat_colour(seat, game.colour_number(colour))
        driver.prepare(seats)
    for seat in range(seats):
        driver.seat_policy(seat, policy)
    return driver


def play(driver: Any, family: str, games: int) -> None:
    """Play games and check each state."""
    play_many = estate.play_many if family == "estate" else race.play_many
    for first in range(0, games, CHUNK):
        play_many(driver, 2026, first, min(CHUNK, games - first), LIMIT, True)


def offered(edition: Edition) -> Iterator[tuple[str, dict[str, object]]]:
    """Give the games that an edition offers, by name."""
    values = {option.name: option.values for option in edition.options}
    for name, options in GAMES.items():
        if all(value in values.get(option, ()) for option, value in options.items()):
            yield name, options


def readings(edition: Edition) -> Iterator[tuple[str, dict[str, object]]]:
    """Give each option's other values, one by one, in the game in which it matters."""
    for option in edition.options:
        game = game_of(option.name, edition)
        for value in option.values:
            if value != option.default and option.name not in GAMES["missions, timed"]:
                yield f"{option.name} = {value}", {**game, option.name: value}


def game_of(option: str, edition: Edition) -> dict[str, object]:
    """Give the game in which an option is read."""
    if option.startswith("short_"):
        return GAMES["short"]
    return dict(offered(edition)).get("missions", {})


def runs(edition: Edition, games: int) -> Iterator[tuple[str, Any, int]]:
    """Give every run of an edition: its label, its table, its number of games."""
    policies = POLICIES[edition.family]
    for seats in range(edition.seats_min, edition.seats_max + 1):
        for game, options in offered(edition):
            for name, (policy, trades, share) in policies.items():
                if name == "thrifty" and ("missions" in options or options.get("variant") == "short"):
                    continue  # without trades nobody may ever go bankrupt: prizes feed everybody, dealt deeds split sets
                label = f"{edition.id}, {seats} seats, {game}, {name}"
                yield label, driver_of(edition, options, seats, policy, trades), games // share
        for reading, options in readings(edition):
            label = f"{edition.id}, {seats} seats, {reading}"
            yield label, driver_of(edition, options, seats, policies["random"][0], trades=False), games // 10


def report(label: str, driver: Any, seconds: float) -> bool:
    """Print one line; tell whether everything held."""
    tally = driver.tally
    borne = tally.games // ENDLESS if "missions" in label and "thrifty" in label else 0
    turns = tally.turns / max(1, tally.games)
    shares = " ".join(f"{wins / max(1, tally.games):.3f}" for wins in tally.wins if wins)
    print(
        f"{label:62}{tally.games:9,} games {turns:7.1f} turns  wins {shares:24}"
        f" violations {tally.flawed}  stuck {tally.stuck}  {seconds:6.1f} s",
        flush=True,
    )
    return tally.flawed == 0 and tally.stuck <= borne


def main() -> int:
    """Play, report, and fail on any violation."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games per number of seats (default 100,000)")
    parser.add_argument("editions", nargs="*", default=EDITIONS, help="editions to play (default: all)")
    asked = parser.parse_args()
    print("build:", "compiled" if holotable.COMPILED else "pure")
    sound = True
    for name in asked.editions:
        edition = load_edition(name)
        for label, driver, games in runs(edition, asked.games):
            started = time.perf_counter()
            play(driver, edition.family, games)
            sound &= report(label, driver, time.perf_counter() - started)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
