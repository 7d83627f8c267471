"""make bench: every figure of both builds in one run, as a table, as JSON, and as `docs/speed.md`."""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench.speed_page import ratio, write_page
from holotable.sim.speed.benchmarks import ROUNDS, RUNS, Measurement, Speed, best, by_edition, scaled

BUILDS: Final = ("compiled", "pure")
HERE: Final = Path(__file__).resolve().parents[1]


def measured(build: str, *arguments: object, tree: Path | None = None) -> Any:
    """Run one measurement in a process of its own, here or in another checkout that has been set up."""
    environment = {**os.environ, "HOLOTABLE_BUILD": build}
    python = sys.executable if tree is None else str(tree / ".venv" / "bin" / "python")
    command = [python, "-m", "bench.measure", *map(str, arguments)]
    run = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, cwd=tree or HERE)
    return json.loads(run.stdout)


def play(run: Measurement, *, quick: bool) -> dict[str, Speed]:
    """Measure both builds in turn, so that other work on the machine hits both; keep each one's best."""
    rounds: dict[str, list[Speed]] = {build: [] for build in BUILDS}
    for _ in range(1 if quick else ROUNDS):
        for build, games in zip(BUILDS, RUNS[run], strict=True):
            rounds[build].append(measured(build, *run, scaled(games, quick)))
    return {build: best(speeds) for build, speeds in rounds.items()}


def measure_all(*, quick: bool) -> dict[str, Any]:
    """Collect every figure: those of ``holotable bench --json``, and under ``interpreted`` the other build's games."""
    played = {}
    for number, run in enumerate(RUNS, start=1):
        print(f"{number}/{len(RUNS) + 1} {run}", file=sys.stderr, flush=True)
        played[run] = play(run, quick=quick)
    print(f"{len(RUNS) + 1}/{len(RUNS) + 1} copies, options, starts, two workers", file=sys.stderr, flush=True)
    compiled, interpreted = (by_edition({run: speeds[build] for run, speeds in played.items()}) for build in BUILDS)
    rest = measured("compiled", "rest", *(["quick"] if quick else []))
    return {**rest, **compiled, "interpreted": interpreted, "quick": quick}


def compare(before: Path, *, quick: bool) -> dict[str, Any]:
    """Measure another checkout and this one in turns; give the figures of both and the ratios of their speeds."""
    trees: dict[str, Path | None] = {"before": before, "after": None}
    rows: dict[str, dict[str, float]] = {}
    for number, (run, counts) in enumerate(RUNS.items(), start=1):
        print(f"{number}/{len(RUNS) + 1} {run}", file=sys.stderr, flush=True)
        for build, games in zip(BUILDS, counts, strict=True):
            rounds: dict[str, list[Speed]] = {name: [] for name in trees}
            for _ in range(1 if quick else ROUNDS):
                for name, tree in trees.items():
                    rounds[name].append(measured(build, *run, scaled(games, quick), tree=tree))
            speeds = {name: best(found)["decisions_per_s"] for name, found in rounds.items()}
            rows[f"{run} {build}"] = {**speeds, "ratio": speeds["after"] / speeds["before"]}
    rest = {
        name: measured("compiled", "rest", *(["quick"] if quick else []), tree=tree) for name, tree in trees.items()
    }
    return {"rows": rows, "rest": rest}


def show_compared(compared: dict[str, Any]) -> None:
    """Print both sides, and the middle and the ends of the ratios of each build."""
    for name, row in compared["rows"].items():
        print(f"{name:46}{row['before']:14,.0f}{row['after']:14,.0f}{row['ratio']:7.2f}")
    for build in BUILDS:
        ratios = [row["ratio"] for name, row in compared["rows"].items() if name.endswith(build)]
        print(f"{build}: median {statistics.median(ratios):.3f}, {min(ratios):.2f} to {max(ratios):.2f}")
    before, after = compared["rest"]["before"], compared["rest"]["after"]
    for name in (name for name, value in after.items() if isinstance(value, int | float) and name in before):
        print(f"{name:46}{before[name]:14,.2f}{after[name]:14,.2f}")


def show(figures: dict[str, Any]) -> None:
    """Print the table."""
    print(f"{'edition':21}{'policy':16}{'build':13}{'games/s':>10}{'decisions/s':>14}{'ratio':>8}")
    for run in RUNS:
        fast, slow = (part[run.family][run.edition][run.policy] for part in (figures, figures["interpreted"]))
        for build, speed in (("compiled", fast), ("interpreted", slow)):
            line = f"{speed['games_per_s']:10,.0f}{speed['decisions_per_s']:14,.0f}{ratio(speed, slow):7.0f}×"
            print(f"{run.edition:21}{run.policy:16}{build:13}{line}")
    print(
        f"state copy {figures['copy_ns']:.0f} ns, options into the buffer {figures['options_ns']:.0f} ns (from Python)"
    )
    print(f"Table.options {figures['table_options_us']:.1f} µs")
    print(f"start {figures['start_ms']:.0f} ms, holotable --help {figures['help_ms']:.0f} ms")
    print(f"two workers ÷ one {figures['two_workers_ratio']:.2f}")


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write docs/speed.md and bench/figures.json anew")
    parser.add_argument("--quick", action="store_true", help="a few games only: rough figures")
    parser.add_argument(
        "--against", type=Path, metavar="DIR", help="another checkout, set up: both in turns, as ratios"
    )
    asked = parser.parse_args()
    if asked.against is not None:
        compared = compare(asked.against.resolve(), quick=asked.quick)
        print(json.dumps(compared, indent=2)) if asked.json else show_compared(compared)
        return
    figures = measure_all(quick=asked.quick)
    if asked.write:
        write_page(figures)
    if asked.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)


if __name__ == "__main__":
    main()
