"""Runs the command line for tests, in this process or in a separate one."""

import contextlib
import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from holotable.cli import app

SOURCE = Path(__file__).resolve().parents[2] / "src"


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))
    return {**kept, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"}


def hear_control_c() -> None:
    """Undo what a shell does to commands in the background, so that tests run there too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Done(NamedTuple):
    """What a command has printed, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: object, typed: str = "", folder: Path | None = None) -> Done:
    """Carry a command out in this process, with its own input, output and surroundings."""
    typed_in, out, err = (io.TextIOWrapper(io.BytesIO(text), encoding="utf-8") for text in (typed.encode(), b"", b""))
    with (
        mock.patch.dict(os.environ, environment(), clear=True),
        mock.patch.object(sys, "stdin", typed_in),
        contextlib.chdir(folder or Path.cwd()),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = app.run([str(argument) for argument in arguments])
        out.flush()
        err.flush()
    return Done(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))


def run_process(*arguments: object, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Start a command as its users do."""
    command = [sys.executable, "-m", "holotable.cli", *map(str, arguments)]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        cwd=folder,
        timeout=120,
        check=False,
    )


def told(*arguments: object, typed: str = "", folder: Path | None = None) -> str:
    done = run(*arguments, typed=typed, folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout
