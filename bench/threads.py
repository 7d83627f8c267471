"""Two threads against one: prints how much more two play in the same time."""

import time
from concurrent.futures import ThreadPoolExecutor

from bench.tables import race_driver

GAMES = 25_000


def seconds(workers: int) -> float:
    """Play the same number of games per worker and give the time."""
    tables = [race_driver("falcon", "random") for _ in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        started = time.perf_counter()
        for play_many, driver in tables:
            pool.submit(play_many, driver, 1, 0, GAMES, 100_000, False)
        pool.shutdown(wait=True)
        return time.perf_counter() - started


if __name__ == "__main__":
    ratios = [2 * seconds(1) / seconds(2) for _ in range(3)]
    print(max(ratios))
