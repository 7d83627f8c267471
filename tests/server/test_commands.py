"""The commands that start the server: the address they print, and how they end."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.command_line import hear_control_c
from tests.support.serving import get

TOP = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(TOP / "src"), "PYTHONUNBUFFERED": "1"}


def start(*arguments: str) -> subprocess.Popen:
    command = [sys.executable, "-m", "holotable.cli", *arguments]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        preexec_fn=hear_control_c,  # noqa: PLW1509 - nothing else runs in this process yet
    )


@pytest.mark.parametrize(
    "arguments", [["play", "falcon", "--no-browser"], ["serve", "--host", "127.0.0.1", "--port", "0"]]
)
def test_it_prints_an_address_that_answers_and_stops_with_control_c(tmp_path, arguments):
    with start(*arguments, "--games", str(tmp_path / "deep" / "games.sqlite3")) as server:
        line = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)[0]
        answer = get(f"{address}healthz")
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=20)

    assert answer.json() == {"ok": True}
    assert server.returncode == 130
    assert errors == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "nothing", "--no-browser"], "no edition 'nothing'"),
        (["serve", "--host", "192.0.2.1", "--port", "0"], "cannot listen on 192.0.2.1"),
        (["play", "--no-browser", "--games", "/proc/nothing/games"], "cannot make /proc/nothing"),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_code_two(arguments, says):
    with start(*arguments) as server:
        _, errors = server.communicate(timeout=20)

    assert server.returncode == 2
    assert says in errors
    assert errors.count("\n") == 1
