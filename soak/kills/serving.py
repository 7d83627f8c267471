"""The server that is killed: ``python -m soak.kills.serving GAMES PORT [FORGOTTEN]``.

It plays as fast as it can and makes a snapshot every few records. Tables at which nothing was decided since the moment
FORGOTTEN (seconds since 1970) are deleted at the start.
"""

import dataclasses
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bench.serving import OPEN, TOP
from holotable.server.settings import Settings
from holotable.server.uvicorn_server import LOOPBACK, listen, run

DAY: Final = 86_400
QUICK: Final = dataclasses.replace(OPEN, throw_pause=0.0, snapshot_every=20, imports_per_hour=1_000_000)
MODULE: Final = "soak.kills.serving"


def settings_of(arguments: Sequence[str]) -> Settings:
    """Give the settings that the command line asks for."""
    forgotten = float(arguments[0]) if arguments else None
    return QUICK if forgotten is None else dataclasses.replace(QUICK, keep_days=(time.time() - forgotten) / DAY)


def main() -> None:
    """Serve, and print the address as soon as it answers."""
    opened = listen(LOOPBACK, int(sys.argv[2]))
    address = f"http://{LOOPBACK}:{opened.getsockname()[1]}"
    run(opened, Path(sys.argv[1]), settings_of(sys.argv[3:]), lambda: print(address, flush=True))


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """Give the environment in which this source is found."""
    paths = os.pathsep.join([str(TOP / "src"), str(TOP), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": paths, **more}


def started(
    command: Sequence[str], more: Mapping[str, str], errors: Path, before: Sequence[str] = ()
) -> "subprocess.Popen[str]":
    """Start a module of Python; what it complains about goes to a file."""
    with errors.open("a") as complaints:
        return subprocess.Popen(
            [*before, sys.executable, "-m", *command],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            cwd=TOP,
            env=environment(more),
        )


if __name__ == "__main__":
    main()
