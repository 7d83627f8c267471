"""One measurement in one process: a family, a policy and the build that HOLOTABLE_BUILD chose; prints one JSON line."""

import json
import sys
import time

import holotable
from bench.tables import copy_ns, estate_driver, options_ns, race_driver, table_options_us


def measure(family: str, policy: str, games: int) -> dict[str, object]:
    """Play games on one core and count; the clock is the process's own."""
    play_many, driver = race_driver(policy) if family == "race" else estate_driver(policy)
    play_many(driver, 1, 0, max(1, games // 10), 100_000, False)
    before = driver.tally.decisions
    started = time.process_time()
    play_many(driver, 2, 0, games, 100_000, False)
    seconds = time.process_time() - started
    return {
        "build": "compiled" if holotable.COMPILED else "pure",
        "games_per_s": games / seconds,
        "decisions_per_s": (driver.tally.decisions - before) / seconds,
    }


def details() -> dict[str, object]:
    """Measure the small things: a copy, a list of options in the engine and at the table."""
    return {"copy_ns": copy_ns(), "options_ns": options_ns(), "table_options_us": table_options_us()}


if __name__ == "__main__":
    asked = sys.argv[1:]
    print(json.dumps(details() if asked == ["details"] else measure(asked[0], asked[1], int(asked[2]))))
