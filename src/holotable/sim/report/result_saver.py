"""Saves results to a folder: games as Parquet, the summary as JSON, and the HTML report."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from holotable.editions import Edition
from holotable.languages import DEFAULT_LANGUAGE
from holotable.sim.report.game_columns import columns_of
from holotable.sim.report.html_report import report_html, why_no_report
from holotable.sim.report.output.figures import to_json
from holotable.sim.report.output.folder import SUMMARY, result_folder
from holotable.sim.report.output.parquet import EventsWriter, GamesWriter
from holotable.sim.run.blocks import Block
from holotable.sim.run.job import Job
from holotable.sim.run.job_table import JobTable
from holotable.stats.game_stats import GAME_ROW
from holotable.stats.summary import Summary
from holotable.table.table import RULES_VERSION

GAMES: Final = "games.parquet"
EVENTS: Final = "events.parquet"
REPORT: Final = "report.html"


@dataclass(slots=True)
class Saver:
    """Takes blocks as they come, and the summary at the end."""

    folder: Path
    edition: Edition
    language: str
    without_report: str | None  # why
    sinks: list[Callable[[Block], None]] = field(default_factory=list)
    files: list[str] = field(default_factory=list)

    def finish(self, summary: Summary) -> None:
        """Write what is known only at the end."""
        if self.without_report is None:
            self.files.append(REPORT)
            (self.folder / REPORT).write_text(report_html(summary, self.language, self.edition), encoding="utf-8")
        self.files.append(SUMMARY)
        (self.folder / SUMMARY).write_text(to_json(summary) + "\n", encoding="utf-8")


@contextlib.contextmanager
def saving(job: Job, out: str | Path, language: str = DEFAULT_LANGUAGE) -> Iterator[Saver]:
    """Write results into a folder: all of them when the block ends well, nothing otherwise."""
    job_table = JobTable(job)
    about = {
        "edition": job.edition if isinstance(job.edition, str) else job_table.edition.id,
        "edition_hash": job_table.edition.hash,
        "options": dict(job.options),
        "bots": list(job.bots),
        "seed": job.seed,
        "rules": RULES_VERSION,
    }
    with result_folder(out) as folder, contextlib.ExitStack() as files:
        saver = Saver(folder, job_table.edition, language, why_no_report(), files=[GAMES])
        games = files.enter_context(GamesWriter(folder / GAMES, columns_of(job_table), GAME_ROW, about))
        saver.sinks.append(lambda block: games.write(block.rows))
        if job.events:
            events = files.enter_context(EventsWriter(folder / EVENTS, job_table.named.event, about))
            saver.sinks.append(lambda block: events.write(block.events))
            saver.files.append(EVENTS)
        yield saver
