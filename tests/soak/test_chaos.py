"""Chaos finds every fault that is planted in a server, and a game of it is the same whenever it is played."""

import json
import os
import subprocess
import sys

from soak.chaos.counting import FEW, never_dropped
from tests.support.serving import TOP

IN_WORDS = {
    "a clock that never rings": "is overdue",
    "a decision that is not kept": "something failed",
    "instructions that everybody sees": "instructions of others",
}


def run(*command: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    called = [sys.executable, "-m", *command]
    return subprocess.run(called, stdout=subprocess.PIPE, text=True, cwd=TOP, env=environment, check=True).stdout


def test_every_planted_fault_is_found():
    found = json.loads(run("tests.support.chaos_planted"))

    assert {
        fault: any(IN_WORDS[fault] in says for says in findings) for fault, findings in found.items()
    } == dict.fromkeys(IN_WORDS, True), found


def test_a_game_is_the_same_alone_as_among_others():
    among, alone = run("soak.chaos.worker", "1", "0", "1", "2"), run("soak.chaos.worker", "1", "1", "1", "2")

    assert among.splitlines()[1:] == alone.splitlines()


def test_a_question_at_which_nobody_dropped_is_named():
    often = {"roll/asked": FEW + 1, "bid/asked": FEW + 1, "bid/drop": 1, "buy/asked": FEW}

    assert never_dropped(often, ["roll", "bid", "buy"]) == ["roll"]
