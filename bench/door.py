"""How fast Python plays through a ``Table``: ``python -m bench.door``, beside another checkout with ``--against FOLDER``.

Every figure is taken in processor seconds of one process with the compiled build; of several rounds the best counts.
Both trees run this same text, each in its own ``.venv`` and in turns, so that other work on the machine hits both. A step
counts only where the seat had at least two legal decisions; the time of the others counts all the same.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
EDITIONS: Final = {"clone-wars": "thrifty", "falcon": "scout"}  # one of each family, and the foe in a tournament
SEATS: Final = 4
STEPS: Final = 15_000
WARM_UP: Final = 1_000
COPIES: Final = 200
SERIES: Final = 15
LONG_GAME: Final = 300  # steps before the table is copied
EVENT_GAMES: Final = 500
TOURNAMENT_GAMES: Final = 10
ROUNDS: Final = 3


class FirstChoice:
    """Takes the first choice, and does nothing where it need not."""

    def decide(self, _view: Any, prompt: Any) -> Any:
        """Give the first option."""
        return prompt["options"][0] if prompt["due"] else None


def options_and_play(edition: str) -> float:
    """Give the steps a second of asking for the options and playing one of them."""
    return _steps_a_second(edition, lambda table, seat: table.options(seat))


def view_and_play(edition: str) -> float:
    """Give the steps a second of looking at a view, its seats and its prompt, and playing one of the options."""
    return _steps_a_second(edition, _looked_at)


def _looked_at(table: Any, seat: int) -> Any:
    view = table.view(seat)
    assert view["seats"], "what a bot reads besides its options"
    return view["prompt"]["options"]


def whole_and_play(edition: str) -> float:
    """Give the steps a second of making every entry of a view that people read, bounds too, and playing."""
    return _steps_a_second(edition, lambda table, seat: table.view(seat, exact=False)["prompt"]["options"])


def _steps_a_second(edition: str, ask: Callable[[Any, int], Any]) -> float:
    played = _played(edition, ask)
    for _ in range(WARM_UP):  # what is loaded and remembered once is not the price of a step
        next(played)
    counted, started = 0, time.process_time()
    while counted < STEPS:
        counted += next(played) > 1
    return counted / (time.process_time() - started)


def _played(edition: str, ask: Callable[[Any, int], Any]) -> Iterator[int]:
    """Play game after game by lot, without resigning; yield how many options there were at each step."""
    from holotable import Table

    lot = random.Random(1).random  # noqa: S311 - a lot, no secret
    for seed in range(STEPS):
        table = Table(edition, SEATS, seed=seed)
        while (due := table.due) is not None:
            seat = due.seats[0]
            options = ask(table, seat)
            drawn = options[int(lot() * len(options))]
            table.play(seat, options[0] if drawn["do"] == "resign" else drawn)
            yield len(options)


def table_copy(edition: str) -> float:
    """Give the microseconds of a copy of a table whose game is well under way."""
    table = _long_game(edition)
    best = min(_seconds(table.copy) for _ in range(SERIES))
    return 1e6 * best


def _seconds(action: Callable[[], object]) -> float:
    started = time.process_time()
    for _ in range(COPIES):
        action()
    return (time.process_time() - started) / COPIES


def _long_game(edition: str) -> Any:
    """Give the table of the first seed whose game is not over after so many steps."""
    from holotable import Table

    for seed in range(STEPS):
        table = Table(edition, SEATS, seed=seed)
        lot = random.Random(seed)  # noqa: S311 - a lot, no secret
        for _ in range(LONG_GAME):
            if table.due is None:
                break
            seat = table.due.seats[0]
            table.play(seat, lot.choice([one for one in table.options(seat) if one["do"] != "resign"]))
        if table.due is not None:
            return table
    raise AssertionError("some game is that long")


def events_written(edition: str) -> float:
    """Give the games a second of ``simulate --events``: played, counted and written to a folder by one worker."""
    from holotable.sim.report.result_saver import saving
    from holotable.sim.run.job import plan
    from holotable.sim.run.job_run import PooledTeam
    from holotable.sim.run.simulation import run

    def simulated(games: int) -> float:
        job = plan(edition, None, games, seed=1, rows=True, events=True)
        with tempfile.TemporaryDirectory() as folder:
            started = time.process_time()
            with saving(job, folder) as saver:
                run(job, PooledTeam(job, 1), saver.sinks)
            return games / (time.process_time() - started)

    simulated(1)  # loads everything
    return simulated(EVENT_GAMES)


def tournament_games(edition: str) -> float:
    """Give the games a second of a tournament between a bot in Python and a built-in one."""
    from holotable.sim.tournament.tournament import tournament

    bots = [f"{Path(__file__).resolve()}:{FirstChoice.__name__}", EDITIONS[edition]]
    tournament(edition, bots, 2, seed=1)  # loads everything
    started = time.process_time()
    tournament(edition, bots, TOURNAMENT_GAMES, seed=1)
    return TOURNAMENT_GAMES / (time.process_time() - started)


class Figure(NamedTuple):
    """What is measured, its unit, the target, and whether more is better."""

    what: str
    unit: str
    target: float
    measure: Callable[[str], float]
    more: bool = True

    def best(self, rounds: list[float]) -> float:
        """Give the best of several rounds."""
        return max(rounds) if self.more else min(rounds)


FIGURES: Final = {
    "options": Figure("options + play", "steps/s", 50_000, options_and_play),
    "view": Figure("view + play", "steps/s", 15_000, view_and_play),
    "whole": Figure("whole view + play", "steps/s", 15_000, whole_and_play),
    "copy": Figure("Table.copy", "µs", 10, table_copy, more=False),
    "events": Figure("simulate --events", "games/s", 500, events_written),
    "tournament": Figure("tournament, Python bot", "games/s", 30, tournament_games),
}


def measured(folder: Path, figure: str, edition: str) -> float:
    """Take one figure of a checkout, in a process of its own."""
    command = [folder / ".venv" / "bin" / "python", __file__, "--figure", figure, "--edition", edition]
    environment = {**os.environ, "HOLOTABLE_BUILD": "compiled"}
    done = subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE)
    return float(json.loads(done.stdout))


def compare(folders: list[Path], figure: str, edition: str, rounds: int) -> list[float]:
    """Take one figure of every checkout, in turns."""
    found: list[list[float]] = [[] for _ in folders]
    for _ in range(rounds):
        for place, folder in enumerate(folders):
            found[place].append(measured(folder, figure, edition))
    return [FIGURES[figure].best(series) for series in found]


def row(figure: str, edition: str, speeds: list[float]) -> str:
    """Write one line of the table; with two checkouts, how many times better this one is."""
    about = FIGURES[figure]
    shown = "".join(f"{speed:12,.1f}" for speed in speeds)
    ratio = ""
    if len(speeds) > 1:
        times = speeds[-1] / speeds[0]
        ratio = f"{times if about.more else 1 / times:9.1f}×"
    return f"{about.what:24}{edition:12}{about.unit:9}{about.target:10,.0f}{shown}{ratio}"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.door", description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout, set up and compiled")
    parser.add_argument("--edition", choices=EDITIONS, help="only this one")
    parser.add_argument("--figure", choices=FIGURES, help="only this one, of this process, as JSON")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    if asked.figure:
        print(json.dumps(FIGURES[asked.figure].measure(asked.edition)))
        return
    folders = [*([asked.against.resolve()] if asked.against else []), ROOT]
    heads = ["before", "now"][-len(folders) :]
    ratio = f"{'ratio':>10}" if asked.against else ""
    print(f"{'figure':24}{'edition':12}{'unit':9}{'target':>10}{''.join(f'{head:>12}' for head in heads)}{ratio}")
    for edition in [asked.edition] if asked.edition else EDITIONS:
        for figure in FIGURES:
            print(row(figure, edition, compare(folders, figure, edition, asked.rounds)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
