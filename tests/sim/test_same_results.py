"""One job, one result: whatever the number of workers, the kind of worker and the build."""

import dataclasses
import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from holotable.sim import Tally, simulate
from holotable.sim.run.event_columns import EventColumns
from holotable.sim.run.job import plan
from holotable.sim.run.job_run import PooledTeam
from holotable.sim.run.simulation import run
from holotable.stats.event_sheet import SHEET_EVENTS

GAMES = [
    ("falcon", {}),
    ("mandalorian", {}),
    ("boba-fett", {}),
    ("episode-one", {"variant": "timed", "rounds": 10}),
    ("clone-wars", {"missions": True}),
]


def played(edition, options, workers, games=60):
    job = plan(edition, ["random", NAMES[edition]], games, seats=4, seed=3, options=options, rows=True)
    rows = []
    simulation = run(job, PooledTeam(job, workers), [lambda block: rows.extend(block.rows)])
    return simulation, rows


NAMES = {"falcon": "scout", **dict.fromkeys(("mandalorian", "boba-fett", "episode-one", "clone-wars"), "thrifty")}


@pytest.mark.parametrize(("box", "options"), GAMES)
def test_any_number_of_workers(box, options):
    alone, rows = played(box, options, 1)
    for workers in (2, 5):
        together, others = played(box, options, workers)
        assert together.sums == alone.sums
        assert others == rows
        assert together.summary == alone.summary


class Nothing(Tally):
    """Looks at nothing, so that games are played step by step."""


@pytest.mark.parametrize(("box", "options"), GAMES)
def test_games_that_are_looked_at_are_the_same_games(box, options):
    job = plan(box, NAMES[box], 12, seats=3, seed=8, options=options)
    looked_at = plan(box, NAMES[box], 12, seats=3, seed=8, options=options, tallies=[Nothing])

    assert run(looked_at, PooledTeam(looked_at, 1)).sums == run(job, PooledTeam(job, 1)).sums


def events_of(job, workers):
    """Give every event of a job, column by column, and the number of events."""
    columns = EventColumns()
    run(job, PooledTeam(job, workers), [lambda block: columns.add(block.events, 0, len(block.events))])
    return dataclasses.astuple(columns), len(columns)


@pytest.mark.parametrize(("box", "options"), GAMES)
def test_events_are_the_same_whoever_writes_them_down(box, options):
    wish = {"seats": 3, "seed": 8, "options": options, "events": True}
    job = plan(box, ["random", NAMES[box]], 40, **wish)
    looked_at = plan(box, ["random", NAMES[box]], 40, tallies=[Nothing], **wish)

    written, count = events_of(job, 1)

    assert count > SHEET_EVENTS, "some game goes on with a second sheet"
    assert events_of(job, 3)[0] == written
    assert events_of(looked_at, 1)[0] == written


def test_a_game_that_reaches_its_limit_ends_there_whoever_writes_its_events_down():
    job = replace(plan("clone-wars", "random", 3, seed=1, events=True), limit=500)

    written, count = events_of(job, 1)

    assert events_of(replace(job, tallies=(Nothing,)), 1)[0] == written
    assert count < events_of(replace(job, limit=1000), 1)[1]


SCRIPT = """
import dataclasses, json, sys
from holotable.sim.run.event_columns import EventColumns
from holotable.sim.run.job import plan
from holotable.sim.run.job_run import PooledTeam
from holotable.sim.run.simulation import run
edition, options, bots = json.loads(sys.argv[1])
job, events = plan(edition, bots, 6, seats=4, seed=11, options=options, events=True), EventColumns()
played = run(job, PooledTeam(job, 1), [lambda block: events.add(block.events, 0, len(block.events))])
columns = list(map(list, dataclasses.astuple(events)))
print(json.dumps([played.sums, dataclasses.asdict(played.summary), columns], sort_keys=True))
"""


@pytest.mark.parametrize(("box", "options"), GAMES)
def test_both_builds(box, options):
    told = {}
    for build in ("pure", "compiled"):
        asked = json.dumps([box, options, ["random", NAMES[box]]])
        environment = {**os.environ, "HOLOTABLE_BUILD": build}
        command = [sys.executable, "-c", SCRIPT, asked]
        told[build] = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    assert told["pure"] == told["compiled"]
    _, summary, columns = json.loads(told["pure"])
    assert summary["games"] == 6
    assert set(columns[0]) == set(range(6))


def test_another_seed_gives_other_games():
    one, other = (simulate("falcon", games=50, seed=seed).sums for seed in (1, 2))

    assert one != other


def test_the_first_games_of_a_longer_job_are_those_of_a_shorter_one():
    _, short = played("falcon", {}, 2, games=20)
    _, long = played("falcon", {}, 2, games=50)

    assert long[: len(short)] == short
