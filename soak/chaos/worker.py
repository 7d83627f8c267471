"""Plays some of the games, in a process of its own: ``python -m soak.chaos.worker SEED FIRST STEP END``; a line for each."""

import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from soak.chaos import virtual

real_time = time.perf_counter
virtual.install()

from soak.chaos import hall  # noqa: E402 - whatever keeps a clock is read after the clock was changed
from soak.chaos.playing import play  # noqa: E402

ROOM = Path("/dev/shm")  # noqa: S108 - where nothing has to be synced to a disk, if there is such a place


TOO_LONG: Final = 30.0  # seconds of work for one game


class TooLong(BaseException):
    """A game goes round and round without any time passing."""


def give_up(*_: object) -> None:
    raise TooLong


def main() -> None:
    seed, first, step, end = map(int, sys.argv[1:5])
    until = float(sys.argv[5]) if len(sys.argv) > 5 else float("inf")
    keep = Path(sys.argv[6]) if len(sys.argv) > 6 else None
    hall.install()
    signal.signal(signal.SIGPROF, give_up)
    began = real_time()
    with tempfile.TemporaryDirectory(dir=ROOM if os.access(ROOM, os.W_OK) else None) as place:
        folder = Path(place)
        for number in range(first, end, step):
            if real_time() - began > until:
                return
            signal.setitimer(signal.ITIMER_PROF, TOO_LONG)
            sys.stdout.write(f"{json.dumps(play(number, seed, folder, None, keep))}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
