"""simulate(): plays a job and collects its results."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from holotable.languages import DEFAULT_LANGUAGE
from holotable.sim.report.summaries import summary_of
from holotable.sim.run.blocks import Block, Sums, add_sums
from holotable.sim.run.job import BotsWished, Job, plan
from holotable.sim.run.job_run import PooledTeam, Run, Stop, Team, check_workers, control_c
from holotable.sim.run.job_table import JobTable
from holotable.sim.run.tallies import Tally
from holotable.stats.summary import Summary
from holotable.table.table import recorded_edition

Sink = Callable[[Block], None]  # takes every block as it comes


@dataclass
class Simulation:
    """What came out of many games."""

    job: Job
    games: int = 0
    sums: Sums = field(default_factory=dict)
    tallies: list[Tally] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)  # answers of bots that had to be replaced
    stopped: bool = False
    seconds: float = 0.0
    workers: int = 1

    def take(self, block: Block) -> None:
        """Add a block."""
        self.games += block.games
        add_sums(self.sums, block.sums)
        if not self.tallies:
            self.tallies = list(block.tallies)
        else:
            for mine, theirs in zip(self.tallies, block.tallies, strict=True):
                mine.merge(theirs)
        for name, count in block.faults.items():
            self.faults[name] = self.faults.get(name, 0) + count

    @cached_property
    def summary(self) -> Summary:
        """Everything that was counted, with names."""
        return summary_of(self.job, self.sums, self.games, self.faults)

    def table(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The summary as text for a person."""
        from holotable.sim.report.text_report import summary_text

        return summary_text(self.summary, recorded_edition(self.job.edition), language)

    @property
    def games_per_s(self) -> float:
        """How fast it went."""
        return self.games / self.seconds if self.seconds else 0.0


def run(job: Job, team: Team, sinks: Sequence[Sink] = (), stop: Stop | None = None) -> Simulation:
    """Play a job until it is done or a stop is asked for; every sink sees every block, in the order of the games."""
    simulation = Simulation(job, sums=JobTable(job).sums(), workers=team.size)
    started = time.perf_counter()
    for block in Run(job, team, stop or Stop()):
        simulation.take(block)
        simulation.seconds = time.perf_counter() - started
        for sink in sinks:
            sink(block)
    simulation.stopped = simulation.games < job.games
    return simulation


def simulate(  # noqa: PLR0913 - one for each wish
    edition: object,
    bots: BotsWished = None,
    games: int = 1000,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    workers: int | None = None,
    trades: bool = True,
    start: Mapping[str, Any] | None = None,
    tallies: Sequence[type[Tally]] = (),
    out: str | Path | None = None,
    language: str = DEFAULT_LANGUAGE,
    on_progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many games between bots and count what happens; the result does not depend on the number of workers.

    ``bots`` are names, or classes that make bots; one that only this process knows leaves a single worker.
    ``start`` is a position or an exact state from which every game starts. ``out`` names a folder for games.parquet,
    summary.json and report.html. ``on_progress`` is told how many games are done. Ctrl-C ends it early: what was
    played by then is the result, and ``stopped`` is true.
    """
    size = check_workers(workers)
    job = plan(
        edition,
        bots,
        games,
        seats=seats,
        options=options,
        seed=seed,
        trades=trades,
        start=start,
        rows=out is not None,
        tallies=tallies,
    )
    sinks: list[Sink] = []
    if on_progress is not None:
        sinks.append(lambda block: on_progress(block.first + block.games))
    with control_c() as stop:
        if out is None:
            return run(job, PooledTeam(job, size), sinks, stop)
        from holotable.sim.report.result_saver import saving

        with saving(job, out, language) as saver:
            simulation = run(job, PooledTeam(job, size), [*saver.sinks, *sinks], stop)
            saver.finish(simulation.summary)
        return simulation
