"""The same job on a real Ray cluster of two workers on this machine."""

import os
import signal
from pathlib import Path

import pytest
import ray as library

from holotable import HolotableError
from holotable.sim import Tally
from holotable.sim.run import cluster as clusters
from holotable.sim.run.cluster import Cluster
from holotable.sim.run.job import plan
from holotable.sim.run.job_run import PooledTeam
from holotable.sim.run.simulation import run

MARK = "HOLOTABLE_TEST_KILLED"
DEADLY_GAME = 30


class Deadly(Tally):
    """Kills its own worker once, in the middle of a block."""

    def __init__(self):
        self.games = 0

    def before(self, game):
        self.games += 1
        mark = Path(os.environ.get(MARK, ""))
        if game.number == DEADLY_GAME and MARK in os.environ and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def killed(tmp_path, monkeypatch):
    """Let workers find this module, and give the file that tells whether one was killed."""
    here = str(Path(__file__).resolve().parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([here, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv(MARK, str(tmp_path / "killed"))
    return tmp_path / "killed"


def test_a_cluster_gives_the_same_results(killed):
    job = plan("clone-wars", ["random", "thrifty"], 200, seats=4, seed=5, options={"missions": True}, rows=True)
    rows, others = [], []

    here = run(job, PooledTeam(job, 1), [lambda block: rows.extend(block.rows)])
    there = run(job, Cluster(job, workers=2), [lambda block: others.extend(block.rows)])

    assert there.workers == 2
    assert not library.is_initialized(), "a cluster that was started here ends"
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert there.sums == here.sums
    assert others == rows


def test_a_worker_that_is_killed_costs_nothing_but_time(killed):
    job = plan("falcon", "scout", 100, seed=5, tallies=[Deadly])

    there = run(job, Cluster(job, workers=2))

    assert killed.exists(), "nobody was killed"
    here = run(job, PooledTeam(job, 1))
    assert there.sums == here.sums
    assert there.tallies[0].games == here.tallies[0].games == 100


def test_without_the_library_it_is_said_what_to_install(monkeypatch):
    def missing(_name):
        raise ImportError

    monkeypatch.setattr(clusters, "import_module", missing)
    with pytest.raises(
        HolotableError, match=r"^--ray needs the package 'ray'; install it with: pip install 'holotable\[ray\]'$"
    ):
        Cluster(plan("falcon"))
