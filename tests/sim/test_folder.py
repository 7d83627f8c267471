"""Results on the disk: whole or not there, and one clear line when it cannot be."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from holotable import HolotableError
from holotable.sim.report.output.folder import result_folder
from tests.support.command_line import environment

SUMMARY = '{"format": 1, "edition": "falcon", "games": 10}'


def write(target, **files):
    with result_folder(target) as folder:
        for name, text in files.items():
            (folder / name.replace("_", ".")).write_text(text)


def held(target):
    return {path.name: path.read_text() for path in target.iterdir()}


def refusal(target):
    with pytest.raises(HolotableError) as refused, result_folder(target):
        pytest.fail("the folder was accepted")
    return str(refused.value)


def unwritable(tmp_path):
    """Give a folder in which nobody may write; the superuser may write nearly everywhere."""
    if os.geteuid() == 0:
        return Path("/sys")
    tmp_path.chmod(0o555)
    return tmp_path


@pytest.mark.parametrize("is_there", [True, False])
def test_results_are_in_their_places_when_all_is_written(tmp_path, is_there):
    target = tmp_path / "out"
    if is_there:
        target.mkdir()

    write(target, report_html="<p>", summary_json=SUMMARY)

    assert held(target) == {"report.html": "<p>", "summary.json": SUMMARY}


def test_nothing_can_be_seen_before_all_is_written(tmp_path):
    target = tmp_path / "out"
    with result_folder(target) as folder:
        (folder / "summary.json").write_text(SUMMARY)

        assert [path.name for path in target.iterdir() if not path.name.startswith(".")] == []


@pytest.mark.parametrize("problem", [RuntimeError, KeyboardInterrupt, SystemExit])
def test_a_new_folder_is_gone_after_a_failure(tmp_path, problem):
    with pytest.raises(problem), result_folder(tmp_path / "out") as folder:
        (folder / "report.html").write_text("half")
        raise problem

    assert list(tmp_path.iterdir()) == []


def test_an_earlier_result_survives_a_failure(tmp_path):
    write(tmp_path, games_parquet="old", summary_json=SUMMARY)

    with pytest.raises(RuntimeError), result_folder(tmp_path) as folder:
        (folder / "games.parquet").write_text("new")
        raise RuntimeError

    assert held(tmp_path) == {"games.parquet": "old", "summary.json": SUMMARY}


def test_an_earlier_result_is_replaced_as_a_whole(tmp_path):
    write(tmp_path, events_parquet="old", games_parquet="old", summary_json=SUMMARY)

    write(tmp_path, games_parquet="new", summary_json=SUMMARY.replace("10", "20"))

    assert held(tmp_path) == {"games.parquet": "new", "summary.json": SUMMARY.replace("10", "20")}


@pytest.mark.parametrize(
    ("name", "text"),
    [("thesis.tex", ""), ("report.html", "mine"), ("summary.json", "[]"), ("summary.json", '{"format": 1}')],
)
def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path, name, text):
    (tmp_path / name).write_text(text)

    assert refusal(tmp_path) == (
        f"cannot write to {tmp_path}: it holds files that are no result of a simulation ({name}); choose another folder"
    )
    assert held(tmp_path) == {name: text}


def test_a_strange_file_beside_a_result_is_not_lost(tmp_path):
    write(tmp_path, summary_json=SUMMARY)
    (tmp_path / "notes.txt").write_text("mine")

    assert "(notes.txt)" in refusal(tmp_path)


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "out").write_text("mine")

    assert refusal(tmp_path / "out") == f"cannot write to {tmp_path / 'out'}: it is a file; choose another folder"


def test_a_missing_parent_is_named(tmp_path):
    target = tmp_path / "a" / "b"

    assert refusal(target) == f"cannot write to {target}: there is no folder {target.parent}; create it first"
    assert list(tmp_path.iterdir()) == []


def test_a_place_where_one_may_not_write_is_refused(tmp_path):
    target = unwritable(tmp_path) / "out"

    assert refusal(target) in {
        f"cannot write to {target}: {why}; choose another folder"
        for why in (
            "you may not write there (permission denied)",
            "you may not write there (operation not permitted)",
            "it cannot be changed (read-only file system)",
        )
    }


def test_a_full_disk_is_told_and_nothing_is_left(tmp_path):
    with pytest.raises(HolotableError) as told, result_folder(tmp_path / "out") as folder:
        (folder / "summary.json").write_text(SUMMARY)
        Path("/dev/full").write_text("a disk that is always full")

    assert str(told.value) == (
        f"cannot write to {tmp_path / 'out'}: the disk is full; free some space, or choose another folder"
    )
    assert list(tmp_path.iterdir()) == []


def test_other_failures_stay_what_they_are(tmp_path):
    with pytest.raises(BrokenPipeError), result_folder(tmp_path / "out"):
        raise BrokenPipeError(32, "nobody reads")


WRITING = """
import os, signal, sys
from array import array
from types import SimpleNamespace
from holotable.core.errors import HolotableError
from holotable.sim.report.output.folder import result_folder
from holotable.sim.report.output.parquet import GamesWriter

columns = [SimpleNamespace(name=f"part_{place}", place=place, kind="int64", words=()) for place in (0, 1)]
try:
    with result_folder("out") as folder, GamesWriter(folder / "games.parquet", columns, 2, {}) as games:
        if sys.argv[1:] == ["killed"]:
            os.kill(os.getpid(), signal.SIGKILL)
        for first in range(0, 400_000, 1000):
            games.write(array("q", [part for game in range(first, first + 1000) for part in (game, game * 7919 % 99991)]))
except HolotableError as problem:
    print(problem)
"""


def run(folder, *arguments, limit=None):
    return subprocess.run(
        [sys.executable, "-c", WRITING, *arguments],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None,
    )


def test_a_file_size_limit_is_told_in_one_line_and_nothing_is_left(tmp_path):
    done = run(tmp_path, limit=200_000)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "cannot write to out: a file would be larger than is allowed here (ulimit -f); "
        "raise the limit, or play fewer games\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_run_has_left_is_cleared_away_by_the_next(tmp_path):
    assert run(tmp_path, "killed").returncode == -9
    assert len(list((tmp_path / "out").iterdir())) == 1

    write(tmp_path / "out", summary_json=SUMMARY)

    assert held(tmp_path / "out") == {"summary.json": SUMMARY}


def test_what_a_running_one_writes_is_left_alone(tmp_path):
    with result_folder(tmp_path) as folder:
        (folder / "report.html").write_text("still running")
        write(tmp_path, summary_json=SUMMARY)

        assert (folder / "report.html").exists()
