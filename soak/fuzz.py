"""make soak: very many games with every invariant checked after every decision."""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

import holotable
from holotable import families
from holotable.editions import Edition, load_edition
from holotable.editions.load import finished_ids
from holotable.sim.run.job import plan
from holotable.sim.run.job_table import JobTable
from holotable.table import playouts

LIMIT: Final = 1_000_000  # decisions after which a game counts as stuck
CHUNK: Final = 5_000
GAMES: Final[dict[str, dict[str, object]]] = {  # what an edition may offer
    "standard": {},
    "short": {"variant": "short"},
    "timed": {"variant": "timed", "rounds": 20},
    "missions": {"missions": True},
    "missions, short": {"missions": True, "variant": "short"},
    "missions, timed": {"missions": True, "variant": "timed", "rounds": 20},
}
SHARES: Final = {  # of every kind of player one game of so many; ``+trades`` offers trades
    "race": {"random": 1, "scout": 10},
    "estate": {"random": 1, "random+trades": 10, "thrifty": 10, "thrifty+trades": 10},
}

Run = tuple[str, Any, int]  # label, table, number of games


def driver_of(edition: Edition, options: dict[str, object], seats: int, kind: str) -> Any:
    """Seat players of one kind."""
    bot, _, trades = kind.partition("+")
    job_table = JobTable(plan(edition.id, bot, 1, seats=seats, options=options))
    return playouts.driver_of(job_table.named, job_table.start, job_table.job.bots, trades=bool(trades))


def play(driver: Any, family: str, games: int) -> None:
    """Play games and check each state."""
    play_many = families.family(family).ai.play_many
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


def rounds(edition: Edition, games: int) -> Iterator[tuple[str, list[Run]]]:
    """Give what is summed up together: a kind of player in one game with all numbers of seats, and every other reading."""
    for game, options in offered(edition):
        for kind in dict.fromkeys(name.partition("+")[0] for name in SHARES[edition.family]):
            yield f"{edition.id}, {game}, {kind}", list(runs(edition, game, options, kind, games))
    yield f"{edition.id}, other readings", list(other_readings(edition, games))


def runs(edition: Edition, game: str, options: dict[str, object], kind: str, games: int) -> Iterator[Run]:
    """Give the runs of one kind of player in one game: label, table, number of games."""
    for seats in range(edition.seats_min, edition.seats_max + 1):
        for name, share in SHARES[edition.family].items():
            if name.partition("+")[0] == kind and may_end(name, options):
                label = f"{edition.id}, {seats} seats, {game}, {name}"
                yield label, driver_of(edition, options, seats, name), games // share


def may_end(name: str, options: dict[str, object]) -> bool:
    """Tell whether games of a policy end by good play.

    Without trades a short game may have every group split by the deal: no rent then reaches the salary. Nor need a
    game with missions end: prizes bring more than the rents of the few sets that there are.
    """
    return name != "thrifty" or not ("missions" in options or options.get("variant") == "short")


def other_readings(edition: Edition, games: int) -> Iterator[Run]:
    """Give a run for every other value of every option."""
    for seats in range(edition.seats_min, edition.seats_max + 1):
        for reading, options in readings(edition):
            label = f"{edition.id}, {seats} seats, {reading}"
            yield label, driver_of(edition, options, seats, "random"), games // 10


def report(label: str, tallies: list[Any], seconds: float) -> bool:
    """Print one line; tell whether everything held."""
    games = sum(tally.games for tally in tallies)
    turns = sum(tally.turns for tally in tallies) / max(1, games)
    broken = sum(tally.broken for tally in tallies)
    stuck = sum(tally.stuck for tally in tallies)
    print(
        f"{label:62}{games:11,} games {turns:7.1f} turns  {shares(tallies):48}"
        f" violations {broken}  stuck {stuck}  {seconds:6.1f} s",
        flush=True,
    )
    return broken == 0 and stuck == 0


def shares(tallies: list[Any]) -> str:
    """Give the share of games that each seat has won, where all games had the same seats."""
    if len(tallies) > 1:
        return "all numbers of seats"
    return "wins " + " ".join(f"{wins / max(1, tallies[0].games):.3f}" for wins in tallies[0].wins if wins)


def fuzz(edition: Edition, games: int) -> bool:
    """Play all the games of an edition and report each run, then their sum; tell whether everything held."""
    sound = True
    for label, together in rounds(edition, games):
        begun = time.perf_counter()
        for run, driver, count in together:
            started = time.perf_counter()
            play(driver, edition.family, count)
            sound &= report(run, [driver.tally], time.perf_counter() - started)
        if together:
            report(f"= {label}", [driver.tally for _, driver, _ in together], time.perf_counter() - begun)
    return sound


def main() -> int:
    """Play, report, and fail on any violation and any game that does not end."""
    parser = argparse.ArgumentParser(prog="python -m soak.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games per number of seats (default 100,000)")
    parser.add_argument("editions", nargs="*", default=finished_ids(), help="editions to play (default: all)")
    asked = parser.parse_args()
    print("build:", "compiled" if holotable.COMPILED else "pure")
    sound = True
    for name in asked.editions:
        sound &= fuzz(load_edition(name), asked.games)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
