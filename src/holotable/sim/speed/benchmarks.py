"""Measures games and decisions per second on one core, with four seats and full rules."""

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from holotable.build import COMPILED
from holotable.editions import load_edition
from holotable.editions.load import finished_ids
from holotable.families import FAMILIES, family
from holotable.sim.run.job import plan
from holotable.sim.run.job_table import JobTable
from holotable.sim.speed.machine import cores, machine
from holotable.sim.speed.micro_benchmarks import small_things
from holotable.table.playouts import driver_of

SEATS: Final = 4
ROUNDS: Final = 5  # the best one counts
LIMIT: Final = 30_000  # decisions after which a game counts as stuck; with missions a few thrifty ones would never end
QUICK: Final = 0.002  # of the games
DOUBLED: Final = (25_000, 100)  # games of each of two workers

Figures = dict[str, Any]  # by the names of `holotable bench --json`
Speed = dict[str, float]


class Measurement(NamedTuple):
    """What is measured: ``+option`` after an edition plays with it, ``+trades`` after a policy offers trades."""

    family: str
    edition: str
    policy: str

    def __str__(self) -> str:
        """Name it in one word or two."""
        return f"{self.edition} {self.policy}"


def _runs() -> Iterator[tuple[Measurement, tuple[int, int]]]:
    """Give every finished edition with every policy, and how many games are enough; the first family comes first."""
    for edition in sorted(map(load_edition, finished_ids()), key=lambda edition: FAMILIES.index(edition.family)):
        brought = family(edition.family)
        offered = [option.name for option in edition.options if option.name in brought.measured_options]
        for name in [edition.id, *(f"{edition.id}+{option}" for option in offered)]:
            for policy, games in brought.measured.items():
                yield Measurement(edition.family, name, policy), games


RUNS: Final = dict(_runs())


def measure_all(*, quick: bool = False, on_progress: Callable[[int, Measurement], None] | None = None) -> Figures:
    """Collect every figure of the build that runs; quick ones are rough."""
    played = {}
    for done, (run, games) in enumerate(RUNS.items()):
        if on_progress:
            on_progress(done, run)
        count = games[0 if COMPILED else 1]
        rounds = [play(run, scaled(count, quick)) for _ in range(1 if quick else ROUNDS)]
        played[run] = best(rounds)
    return {**figures_beside(quick=quick), **by_edition(played)}


def scaled(games: int, quick: bool) -> int:
    """Give the number of games to play."""
    return max(1, int(games * QUICK)) if quick else games


def best(rounds: list[Speed]) -> Speed:
    """Give the fastest of several rounds."""
    return max(rounds, key=lambda speed: speed["games_per_s"])


def play(run: Measurement, games: int) -> Speed:
    """Play games on one core and count; the clock is the process's own, and only real choices are decisions."""
    play_many, driver = _driver(run)
    play_many(driver, 1, 0, max(1, games // 10), LIMIT, False)
    before = driver.tally.decisions
    started = time.process_time()
    play_many(driver, 2, 0, games, LIMIT, False)
    seconds = max(time.process_time() - started, 1e-9)
    return {"decisions_per_s": (driver.tally.decisions - before) / seconds, "games_per_s": games / seconds}


def two_workers_ratio(*, quick: bool = False) -> float:
    """Tell how much more two threads play than one in the same time; the compiled loop holds no lock."""
    games = scaled(DOUBLED[0 if COMPILED else 1], quick)
    rounds = [(_seconds(1, games), _seconds(2, games)) for _ in range(1 if quick else ROUNDS)]
    return 2 * min(alone for alone, _ in rounds) / min(together for _, together in rounds)


def _seconds(workers: int, games: int) -> float:
    """Give the time in which every worker plays so many games."""
    tables = [_driver(next(iter(RUNS))) for _ in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        started = time.perf_counter()
        waiting = [pool.submit(play_many, driver, 1, 0, games, LIMIT, False) for play_many, driver in tables]
        for one in waiting:
            one.result()
        return time.perf_counter() - started


def figures_beside(*, quick: bool = False) -> Figures:
    """Collect the figures that are no games of an edition."""
    return {
        "build": "compiled" if COMPILED else "pure",
        "cores": cores(),
        "machine": machine(),
        **small_things(quick=quick),
        "two_workers_ratio": two_workers_ratio(quick=quick),
    }


def by_edition(played: Mapping[Measurement, Speed]) -> dict[str, dict[str, dict[str, Speed]]]:
    """Sort speeds by family, edition and policy."""
    sorted_: dict[str, dict[str, dict[str, Speed]]] = {name: {} for name in sorted(FAMILIES)}
    for run, speed in played.items():
        sorted_[run.family].setdefault(run.edition, {})[run.policy] = speed
    return sorted_


def _driver(run: Measurement) -> tuple[Callable[..., None], Any]:
    """Seat four players of one policy at an edition; nobody counts what they do."""
    name, _, option = run.edition.partition("+")
    policy, _, trades = run.policy.partition("+")
    options = {option: True} if option else None
    job_table = JobTable(plan(name, policy, 1, seats=SEATS, options=options, trades=bool(trades)))
    driver = driver_of(job_table.named, job_table.start, job_table.job.bots, trades=job_table.job.trades)
    return job_table.policies.play_many, driver
