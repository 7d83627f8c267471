"""The command ``simulate``: reads its flags, shows progress, prints and saves the results."""

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holotable.cli.commands.lists import language_of
from holotable.cli.commands.summary_output import show
from holotable.cli.errors import INTERRUPTED
from holotable.cli.terminal.console import Console
from holotable.cli.terminal.start import chosen_options, seed_of
from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.locales import say
from holotable.sim.report.columns import sentences
from holotable.sim.report.output.figures import to_json
from holotable.sim.report.result_saver import Saver, saving
from holotable.sim.report.terms import Wording
from holotable.sim.report.text_report import summary_lines
from holotable.sim.run.blocks import Block
from holotable.sim.run.cluster import Cluster
from holotable.sim.run.job import Job, plan
from holotable.sim.run.job_run import PooledTeam, Team, check_workers, control_c
from holotable.sim.run.simulation import Simulation, run
from holotable.table import read_log, replay
from holotable.table.table import recorded_edition


@dataclass(frozen=True, slots=True)
class SimulateFlags:
    """The flags that say what is simulated, and where."""

    edition: str
    games: int
    bots: str | None
    bot: tuple[str, ...]
    seats: int | None
    seed: str | None
    option: tuple[str, ...]
    start: Path | None
    trades: bool
    workers: int | None
    ray: str | None
    out: Path | None
    events: bool


def carry_out(flags: SimulateFlags, *, as_json: bool, language: str | None, plain: bool, color: bool | None) -> int:
    """Simulate, print the summary, and save it if asked."""
    spoken = language_of(language)
    job = job_of(flags)
    simulation, kept = simulated(flags, job, spoken)
    if as_json:
        sys.stdout.write(f"{to_json(simulation.summary)}\n")
    else:
        edition = recorded_edition(job.edition)
        lines = [
            *summary_lines(simulation.summary, edition, spoken),
            *sentences(closing(simulation, kept, flags.out, spoken)),
        ]
        show(lines, Console(plain=plain, color=color))
    return INTERRUPTED if simulation.stopped else 0


def job_of(flags: SimulateFlags) -> Job:
    """Check every flag before anything is played."""
    if flags.events and flags.out is None:
        raise EditionError("--events are written to a folder; add --out FOLDER")
    named = [name.strip() for name in flags.bots.split(",")] if flags.bots is not None else []
    bots = [*named, *flags.bot]
    start = read_position(flags.start) if flags.start is not None else None
    edition = load_edition(flags.edition)
    return plan(
        flags.edition,
        bots or None,
        flags.games,
        seats=flags.seats,
        options=None if start is not None and not flags.option else read_options(edition, flags.option),
        seed=seed_of(flags.seed),
        trades=flags.trades,
        start=start,
        rows=flags.out is not None,
        events=flags.events,
    )


def read_options(edition: Edition, entries: tuple[str, ...]) -> dict[str, object]:
    """Read options, each on its own or several with commas between them."""
    return chosen_options(edition, [part for entry in entries for part in entry.split(",")])


def read_position(file: Path) -> Any:
    """Read a position or an exact state from a file, or the state in which a saved game stands."""
    try:
        text = file.read_text(encoding="utf-8")
        return replay(read_log(file)).state() if text.startswith('{"header":') else json.loads(text)
    except OSError as problem:
        raise EditionError(f"cannot read the position {file}: {problem.strerror}") from problem
    except (ValueError, RecursionError) as problem:
        raise EditionError(f"{file} is no position: it is not JSON ({problem})") from problem


def simulated(flags: SimulateFlags, job: Job, language: str) -> tuple[Simulation, Saver | None]:
    """Play the job, with a progress bar on a terminal, and save to the folder if one is named."""
    size = check_workers(flags.workers)
    with contextlib.ExitStack() as stack:
        stop = stack.enter_context(control_c())
        saver = stack.enter_context(saving(job, flags.out, language)) if flags.out is not None else None
        bar = stack.enter_context(progress(job.games, language))
        stack.enter_context(contextlib.redirect_stdout(sys.stderr))  # what bots print is not mixed up with results
        simulation = run(job, team_of(flags, job, size), [*(saver.sinks if saver else []), bar], stop)
        if saver is not None:
            saver.finish(simulation.summary)
    return simulation, saver


def team_of(flags: SimulateFlags, job: Job, workers: int) -> Team:
    """Call the workers: of this machine, or of a cluster."""
    return PooledTeam(job, workers) if flags.ray is None else Cluster(job, flags.ray, flags.workers)


def closing(simulation: Simulation, kept: Saver | None, folder: Path | None, language: str) -> list[str]:
    """Say how fast it went, whose answers were replaced, and where the results are."""
    numbers = Wording(language)
    told = [
        numbers.say(
            "simulate-speed",
            seconds=numbers.number(simulation.seconds, 1),
            rate=numbers.number(simulation.games_per_s),
            workers=simulation.workers,
        )
    ]
    told += [numbers.say("simulate-faults", bot=bot, count=count) for bot, count in simulation.faults.items()]
    if kept is not None:
        told.append(numbers.say("simulate-kept", folder=str(folder), files=", ".join(kept.files)))
        if kept.without_report is not None:
            told.append(numbers.say("simulate-no-report", problem=kept.without_report))
    return told


@contextlib.contextmanager
def progress(games: int, language: str) -> Iterator[Callable[[Block], None]]:
    """Show a progress bar with the rate and the time left; only on a terminal."""
    if not sys.stderr.isatty():
        yield lambda _block: None
        return
    from rich.console import Console as RichConsole
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(compact=True))
    with Progress(*columns, console=RichConsole(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, rate="")

        def take(block: Block) -> None:
            bar.update(task, advance=block.games)
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed or 0
            bar.update(task, rate=say(language, "simulate-rate", rate=Wording(language).number(speed)))

        yield take
