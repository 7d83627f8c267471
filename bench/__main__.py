"""make bench: every figure of one run, as a table and as JSON (``--json``)."""

import json
import os
import statistics
import subprocess
import sys
import time

ROUNDS = 3
GAMES = {  # compiled, interpreted
    ("race", "falcon", "random"): (30_000, 150),
    ("race", "falcon", "scout"): (6_000, 50),
    **{
        ("estate", edition, policy): games
        for edition in ("mandalorian", "boba-fett", "episode-one", "clone-wars", "clone-wars+missions")
        for policy, games in {
            "random": (600, 4),
            "random+trades": (600, 4),
            "thrifty": (4_000, 20),
            "thrifty+trades": (2_000, 10),
        }.items()
    },
}
BUILDS = ("compiled", "pure")


def run(build: str, *arguments: str) -> dict[str, float]:
    """Run one measurement in a process of its own."""
    environment = {**os.environ, "HOLOTABLE_BUILD": build}
    command = [sys.executable, "-m", "bench.measure", *arguments]
    return json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def play(family: str, edition: str, policy: str) -> dict[str, dict[str, float]]:
    """Measure both builds in turn, so that other work on the machine hits both; keep each one's best."""
    rounds = {build: [] for build in BUILDS}
    for _ in range(ROUNDS):
        for build, games in zip(BUILDS, GAMES[family, edition, policy], strict=True):
            rounds[build].append(run(build, family, edition, policy, str(games)))
    return {build: max(results, key=lambda result: result["games_per_s"]) for build, results in rounds.items()}


def start_ms() -> float:
    """Start a process that imports the package and ends."""
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", "import holotable"], check=True)
        times.append(1000 * (time.perf_counter() - started))
    return statistics.median(times)


def two_workers_ratio() -> float:
    """Play the same games in two threads and in one; the compiled loop holds no lock."""
    command = [sys.executable, "-m", "bench.threads"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def measure_all() -> dict[str, object]:
    """Collect every figure."""
    figures: dict[str, object] = {"cores": os.cpu_count(), "race": {}, "estate": {}}
    for family, edition, policy in GAMES:
        figures[family].setdefault(edition, {})[policy] = play(family, edition, policy)
    return {**figures, **run("compiled", "details"), "start_ms": start_ms(), "two_workers_ratio": two_workers_ratio()}


def show(figures: dict[str, object]) -> None:
    """Print the table."""
    print(f"{'edition':21}{'policy':16}{'build':10}{'games/s':>12}{'decisions/s':>14}{'ratio':>8}")
    for family, edition, policy in GAMES:
        builds = figures[family][edition][policy]
        ratio = builds["compiled"]["games_per_s"] / builds["pure"]["games_per_s"]
        for build, result in builds.items():
            shown = f"{ratio:7.0f}×" if build == "compiled" else ""
            line = f"{result['games_per_s']:12,.0f}{result['decisions_per_s']:14,.0f}{shown:>8}"
            print(f"{edition:21}{policy:16}{build:10}{line}")
    print(
        f"state copy {figures['copy_ns']:.0f} ns, options into the buffer {figures['options_ns']:.0f} ns (called from Python)"
    )
    print(f"Table.options of a 7: {figures['table_options_us']:.1f} µs")
    print(f"start and import {figures['start_ms']:.0f} ms, two workers ÷ one {figures['two_workers_ratio']:.2f}")


if __name__ == "__main__":
    measured = measure_all()
    if sys.argv[1:] == ["--json"]:
        print(json.dumps(measured, indent=2))
    else:
        show(measured)
