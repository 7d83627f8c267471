"""make bench: every figure of both builds in one run, as a table, as JSON, and as `docs/speed.md`."""

import argparse
import json
import os
import subprocess
import sys
from typing import Any, Final

from bench.speed_page import ratio, write_page
from holotable.sim.speed.benchmarks import ROUNDS, RUNS, Measurement, Speed, best, by_edition, scaled

BUILDS: Final = ("compiled", "pure")


def measured(build: str, *arguments: object) -> Any:
    """Run one measurement in a process of its own."""
    environment = {**os.environ, "HOLOTABLE_BUILD": build}
    command = [sys.executable, "-m", "bench.measure", *map(str, arguments)]
    return json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)


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
    asked = parser.parse_args()
    figures = measure_all(quick=asked.quick)
    if asked.write:
        write_page(figures)
    if asked.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)


if __name__ == "__main__":
    main()
