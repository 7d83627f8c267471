"""The command ``simulate``: what it prints and keeps, Ctrl-C, and one line for every mistake."""

import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time

import pytest
from pyarrow.parquet import read_table

from holotable.sim.report import html_report
from tests.support.command_line import environment, hear_control_c, run, run_process, told

SMALL = ("simulate", "falcon", "-n", 60, "--seed", 3, "--workers", 2)
RESULTS = ["games.parquet", "report.html", "summary.json"]


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_summary_is_shown():
    text = told(*SMALL, "--bots", "scout,random")

    assert text.startswith("Sorry! Millennium Falcon\n60 games · 2 seats · bots scout, random · seed 3\n")
    assert re.search(r"^scout +60 +\d+ +[\d.]+ % +[\d.]+–[\d.]+ %$", text, re.MULTILINE)
    assert re.search(r"^[\d.]+ s, [\d,]+ games/s with 2 workers\.$", text, re.MULTILINE)


def test_german():
    text = told(*SMALL, "--lang", "de")

    assert "60 Spiele · 4 Plätze" in text
    assert "Spiele/s mit 2 Arbeitern." in text


def test_json_is_the_same_for_any_number_of_workers():
    one, other = (told(*SMALL[:-1], workers, "--json") for workers in (1, 5))

    assert one == other
    assert json.loads(one)["games"] == 60


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_bot_prints_is_not_mixed_up_with_json(tmp_path, workers):
    (tmp_path / "loud.py").write_text(
        "class Loud:\n    def decide(self, view, prompt):\n        print('hm')\n        return prompt['options'][0]\n"
    )
    arguments = ("simulate", "falcon", "-n", 2, "--bots", "random", "--bot", "loud.py:Loud", "--workers", workers)

    done = run_process(*arguments, "--json", folder=tmp_path)

    assert json.loads(done.stdout)["games"] == 2
    assert "hm" in done.stderr


def test_results_are_kept(tmp_path):
    folder = tmp_path / "results"
    text = told(*SMALL, "--out", folder, "--events")

    assert f"Kept in {folder}: games.parquet, events.parquet, report.html, summary.json." in text
    assert names(folder) == sorted([*RESULTS, "events.parquet"])
    games = read_table(folder / "games.parquet")
    assert games.column("game").to_pylist() == list(range(60))
    assert set(games.column("ending").to_pylist()) == {"win.home"}
    assert set(games.column("bot_1").to_pylist()) == {"scout"}
    summary = json.loads((folder / "summary.json").read_text())
    wins = [games.column("winner").to_pylist().count(seat) for seat in (1, 2, 3, 4)]
    assert [rate["wins"] for rate in summary["wins"]["seat"]] == wins
    events = read_table(folder / "events.parquet", columns=["game", "kind"]).to_pydict()
    assert sorted(set(events["game"])) == list(range(60))
    assert events["kind"].count("Won") == 60
    assert "<script" in (folder / "report.html").read_text()


def test_without_a_report_everything_else_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(html_report.why_no_report, "__defaults__", (tmp_path / "not-built",))

    text = told(*SMALL, "--out", tmp_path / "results")

    assert text.endswith(f"No report: {html_report.NOT_BUILT}.\n")
    assert names(tmp_path / "results") == ["games.parquet", "summary.json"]


def test_the_games_that_are_kept_do_not_depend_on_workers(tmp_path):
    for workers in (1, 2):
        told("simulate", "clone-wars", "-n", 40, "--seed", 3, "--workers", workers, "--out", tmp_path / str(workers))

    assert len({(tmp_path / str(workers) / "games.parquet").read_bytes() for workers in (1, 2)}) == 1


def test_chances_from_a_position(tmp_path):
    file = tmp_path / "position.json"
    mia = {"name": "Mia", "pawns": ["home", "home", "home-zone:4"]}
    file.write_text(json.dumps({"edition": "falcon", "seats": [mia, {"name": "Ben"}]}))

    summary = json.loads(told("simulate", "falcon", "-n", 100, "--from", file, "--json"))

    assert summary["from_position"]
    assert summary["wins"]["seat"][0]["rate"] > 0.9


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ("clone-wars", "--bots", "thrfty"),
            "no bot 'thrfty' (did you mean 'thrifty'?); estate bots are random, thrifty",
        ),
        (("clone-wars", "--seats", 9), "clone-wars is played by 2 to 6 seats, not 9"),
        (("clone-wars", "-n", 0), "the number of games is a whole number from 1 to 1000000000, not 0"),
        (("clone-wars", "--workers", 0), "the number of workers is a whole number from 1 to 1024, not 0"),
        (("clone-wars", "--seed", "x"), "--seed is a whole number from 0 to"),
        (("clone-wars", "--option", "missions"), "--option is written NAME=VALUE, not 'missions'"),
        (("clone-wars", "--option", "variant=timed"), "needs an end here"),
        (("clone-wars", "--from", "nowhere.json"), "cannot read the position nowhere.json: No such file or directory"),
        (
            ("clone-wars", "--out", "no/such/folder"),
            "cannot write to no/such/folder: there is no folder no/such; create it",
        ),
        (("clone-wars", "--out", "/proc/results"), "cannot write to /proc/results: "),
        (("clone-wars", "--events"), "--events are written to a folder; add --out FOLDER"),
        (("clone-wars", "--bot", "nothing:Here"), "cannot load bot 'nothing:Here': there is no module 'nothing'"),
        (("clone-wars", "--ray", "127.0.0.1:1"), "no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_a_mistake_is_one_clear_line(tmp_path, arguments, problem):
    done = run("simulate", *arguments, folder=tmp_path)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("holotable: ")
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_may_not_grow_leaves_nothing_behind(tmp_path):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    command = [sys.executable, "-m", "holotable.cli", *map(str, SMALL), "--out", str(tmp_path / "results")]
    done = subprocess.run(
        command, env=environment(), preexec_fn=limit, capture_output=True, text=True, timeout=120, check=False
    )

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "a file would be larger than is allowed here (ulimit -f)" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_ray_it_is_said_what_to_install(tmp_path):
    (tmp_path / "ray.py").write_text("raise ImportError")
    env = environment()
    env["PYTHONPATH"] = os.pathsep.join([str(tmp_path), env["PYTHONPATH"]])
    command = [sys.executable, "-m", "holotable.cli", *map(str, SMALL), "--ray"]

    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "holotable: --ray needs the package 'ray'; install it with: pip install 'holotable[ray]'\n"


@contextlib.contextmanager
def running(*arguments):
    """Start a command, and end it whatever happens."""
    process = subprocess.Popen(
        [sys.executable, "-m", "holotable.cli", *map(str, arguments)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_control_c,  # noqa: PLW1509 - nothing else runs in this process yet
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def has_blocks(folder):
    """Tell whether games have been written: an empty file has four bytes."""
    return any(file.stat().st_size > 4 for file in folder.glob(".unfinished-*/games.parquet"))


def test_ctrl_c_keeps_what_is_done_and_reports_it(tmp_path):
    folder = tmp_path / "results"
    with running("simulate", "mandalorian", "-n", 100_000_000, "--seed", 3, "--out", folder, "--json") as process:
        end = time.monotonic() + 60
        while not has_blocks(folder) and time.monotonic() < end:
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)

    assert (process.returncode, errors) == (130, "")
    summary = json.loads(out)
    assert 0 < summary["games"] < summary["asked"] == 100_000_000
    assert names(folder) == RESULTS
    assert read_table(folder / "games.parquet", columns=["game"]).num_rows == summary["games"]
    assert json.loads((folder / "summary.json").read_text()) == summary
