"""One measurement in one process: an edition, a policy and the build that HOLOTABLE_BUILD chose; prints one JSON line."""

import json
import sys
import time

import holotable
from bench.tables import copy_ns, driver_of, options_ns, table_options_us

LIMIT = 30_000  # decisions after which a game counts as stuck; with missions a few thrifty ones would never end


def measure(family: str, edition: str, policy: str, games: int) -> dict[str, object]:
    """Play games on one core and count; the clock is the process's own."""
    play_many, driver = driver_of(family, edition, policy)
    play_many(driver, 1, 0, max(1, games // 10), LIMIT, False)
    before = driver.tally.decisions
    started = time.process_time()
    play_many(driver, 2, 0, games, LIMIT, False)
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
    print(json.dumps(details() if asked == ["details"] else measure(*asked[:3], int(asked[3]))))
