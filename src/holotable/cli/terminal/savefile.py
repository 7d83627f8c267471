"""Saves a terminal game to a file and resumes it."""

from pathlib import Path

from holotable.core.errors import EditionError, HolotableError, ReplayMismatch
from holotable.core.luck import Luck
from holotable.table import Table, read_log, replay, write_log


def replayed(file: Path, then: Luck | None = None) -> Table:
    """Play a kept game again, to go on with fresh luck; a file that is no game is refused by name."""
    log = read_log(file)
    try:
        return replay(log, then)
    except HolotableError as problem:
        raise ReplayMismatch(f"{file}: {problem}") from problem


def why_not_keep(file: Path, own: Path | None) -> str | None:
    """Say why a game may not be kept in a file: it would overwrite something else."""
    if file.is_dir():
        return f"cannot save to {file}: it is a folder"
    if not file.parent.is_dir():
        return f"cannot save to {file}: there is no folder {file.parent}"
    if file.exists() and file.stat().st_size and not (own and own.exists() and file.samefile(own)):
        return f"cannot save to {file}: it exists; resume it with --resume {file}, or choose another name"
    return None


def keep(table: Table, file: Path) -> None:
    """Write the game so far; the file is whole or untouched."""
    try:
        write_log(table, file)
    except OSError as problem:
        raise EditionError(f"cannot save to {file}: {problem.strerror or problem}") from problem
