"""Running the command line as a person does: in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))
    return {**kept, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"}


def hear_control_c() -> None:
    """Undo what a shell does to commands in the background, so that tests run there too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(*arguments: object, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
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
