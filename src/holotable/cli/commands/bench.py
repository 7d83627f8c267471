"""The command ``bench``: progress on the error output, figures as a table or as JSON."""

import json
import sys
from collections.abc import Iterator

from holotable.cli.commands.lists import language_of
from holotable.locales import say
from holotable.sim.speed.benchmarks import RUNS, Figures, Measurement, measure_all


def figure_lines(*, as_json: bool, quick: bool, language: str | None) -> list[str]:
    """Measure, and give the lines that tell it."""
    spoken = language_of(language)

    def tell(done: int, run: Measurement) -> None:
        sys.stderr.write(say(spoken, "bench-progress", done=done + 1, all=len(RUNS), what=str(run)) + "\n")
        sys.stderr.flush()

    figures = measure_all(quick=quick, on_progress=tell)
    return [json.dumps(figures, indent=2)] if as_json else list(_table(figures, spoken))


def _table(figures: Figures, language: str) -> Iterator[str]:
    """Give the figures as lines for people."""
    heads = [say(language, head) for head in ("bench-edition", "bench-policy", "bench-games", "bench-decisions")]
    yield say(language, "bench-machine", cores=figures["cores"], **figures["machine"])
    yield say(language, "bench-compiled" if figures["build"] == "compiled" else "bench-interpreted")
    yield _row(*heads)
    for run in RUNS:
        speed = figures[run.family][run.edition][run.policy]
        numbers = [
            say(language, "bench-number", number=round(speed[key])) for key in ("games_per_s", "decisions_per_s")
        ]
        yield _row(run.edition, run.policy, *numbers)
    yield say(
        language, "bench-small", **{key: round(figures[key]) for key in ("copy_ns", "options_ns", "table_options_us")}
    )
    yield say(language, "bench-start", start=round(figures["start_ms"]), help=round(figures["help_ms"]))
    yield say(language, "bench-workers", ratio=round(figures["two_workers_ratio"], 2))


def _row(edition: str, policy: str, games: str, decisions: str) -> str:
    return f"{edition:21}{policy:16}{games:>12}{decisions:>20}"
