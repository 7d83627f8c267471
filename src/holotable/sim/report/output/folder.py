"""A folder of results: files are written to a temporary folder and renamed into place when complete."""

import contextlib
import errno
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from holotable.core.errors import EditionError

SUMMARY: Final = "summary.json"  # comes last: a folder that has it is whole
RESULTS: Final = ("games.parquet", "events.parquet", "report.html", SUMMARY)
ASIDE: Final = ".unfinished-"  # begins the name of the folder inside, in which a result is written
LOCK: Final = ".lock"  # held as long as somebody writes
ANOTHER: Final = "choose another folder"
ADVICE: Final = {
    errno.ENOSPC: f"the disk is full; free some space, or {ANOTHER}",
    errno.EDQUOT: f"your share of the disk is used up; free some space, or {ANOTHER}",
    errno.EFBIG: "a file would be larger than is allowed here (ulimit -f); raise the limit, or play fewer games",
    errno.EROFS: f"it cannot be changed (read-only file system); {ANOTHER}",
    errno.EACCES: f"you may not write there (permission denied); {ANOTHER}",
    errno.EPERM: f"you may not write there (operation not permitted); {ANOTHER}",
    errno.EIO: f"the disk fails (input/output error); {ANOTHER}",
}


@contextlib.contextmanager
def result_folder(target: str | Path) -> Iterator[Path]:
    """Give an empty folder to write results into; they take their places in ``target`` when the block ends well.

    An earlier result is replaced, anything else that lies there is refused. If something goes wrong, ``target`` is
    left as it was, and what a person can change about it is said in one line.
    """
    target = Path(target)
    is_new = _prepare(target)
    try:
        with _advising(target), _aside(target) as aside:
            yield aside
            _put_in_place(aside, target)
    except BaseException:
        if is_new:
            with contextlib.suppress(OSError):
                target.rmdir()
        raise


def _prepare(target: Path) -> bool:
    """Make the folder unless it is there; tell whether it is new."""
    try:
        if not target.exists():
            target.mkdir()
            return True
        problem = _why_not(target)
    except FileNotFoundError as missing:
        raise EditionError(
            f"cannot write to {target}: there is no folder {target.parent}; create it first"
        ) from missing
    except OSError as failure:
        raise EditionError(f"cannot write to {target}: {_advice(failure)}") from failure
    if problem is not None:
        raise EditionError(f"cannot write to {target}: {problem}")
    return False


def _why_not(target: Path) -> str | None:
    """Say why a folder that is there may not be written to: it holds something that is no result of ours."""
    if not target.is_dir():
        return f"it is a file; {ANOTHER}"
    names = sorted(path.name for path in target.iterdir() if not path.name.startswith(ASIDE))
    strange = [name for name in names if name not in RESULTS]
    if not strange and (not names or _is_ours(target / SUMMARY)):
        return None
    return f"it holds files that are no result of a simulation ({(strange or names)[0]}); {ANOTHER}"


def _is_ours(file: Path) -> bool:
    try:
        found = json.loads(file.read_bytes())
    except (FileNotFoundError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and {"format", "edition", "games"} <= found.keys()


@contextlib.contextmanager
def _advising(target: Path) -> Iterator[None]:
    """Turn a failure that a person can do something about into one line."""
    try:
        yield
    except OSError as failure:
        if failure.errno not in ADVICE:
            raise
        raise EditionError(f"cannot write to {target}: {_advice(failure)}") from failure


def _advice(failure: OSError) -> str:
    return ADVICE.get(failure.errno or 0, f"{failure.strerror or failure}; {ANOTHER}")


@contextlib.contextmanager
def _aside(target: Path) -> Iterator[Path]:
    """Give a fresh folder inside that is gone afterwards, whatever happens; clear away what killed runs have left."""
    for old in target.glob(f"{ASIDE}*"):
        if _is_abandoned(old):
            shutil.rmtree(old, ignore_errors=True)
    aside = Path(tempfile.mkdtemp(dir=target, prefix=ASIDE))
    try:
        with (aside / LOCK).open("w") as lock:
            _hold(lock)
            yield aside
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _hold(lock: IO[str]) -> None:
    with contextlib.suppress(ImportError):  # there are systems without
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_abandoned(aside: Path) -> bool:
    try:
        with (aside / LOCK).open("a") as lock:
            _hold(lock)
    except FileNotFoundError:
        return True
    except OSError:  # somebody else holds it
        return False
    return True


def _put_in_place(aside: Path, target: Path) -> None:
    """Rename every file into its place; an earlier summary goes first, so that a mixture never looks whole."""
    new = sorted((file for file in aside.iterdir() if file.name != LOCK), key=lambda file: file.name == SUMMARY)
    for file in new:
        _keep(file)
    (target / SUMMARY).unlink(missing_ok=True)
    for file in new:
        file.replace(target / file.name)
    for name in set(RESULTS) - {file.name for file in new}:
        (target / name).unlink(missing_ok=True)


def _keep(file: Path) -> None:
    """Have the disk keep a file before its name is trusted."""
    with file.open("rb") as handle:
        os.fsync(handle.fileno())
