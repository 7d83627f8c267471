"""The commands about bots, as a person runs them."""

import json
import re

import pytest

from tests.support.command_line import run, told

BOTS = """
class First:
    def decide(self, view, prompt):
        return prompt["options"][0] if prompt["due"] else None

class Wild:
    def decide(self, view, prompt):
        return {"do": "fly"}
"""
TOURNAMENT = ["tournament", "falcon", "--bots", "random,scout", "--games", 2, "--seed", 3, "--workers", 1]


@pytest.fixture
def home(tmp_path):
    (tmp_path / "mine.py").write_text(BOTS)
    return tmp_path


def test_a_bot_that_is_fine_is_told_so(home):
    lines = told("check-bot", "mine.py:First", "--edition", "falcon", "--games", 1, folder=home).splitlines()

    assert lines[0].startswith("mine.py:First, Sorry! Millennium Falcon: 1 game against random foes, ")
    assert lines[1:] == ["Every answer was legal and came in time."]


def test_a_bot_that_is_not_fine_is_told_what_is_wrong_and_a_script_sees_it(home):
    done = run("check-bot", "mine:Wild", "--games", 1, "--seed", 8, "--lang", "de", folder=home)

    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (1, "")
    assert "1 Spiel gegen Zufallsgegner" in lines[0]
    assert lines[1] == "Diese Antworten waren nicht spielbar:"
    assert lines[2].startswith("  game 0 (seed 8), decision 0: answered {'do': 'fly'}: ")


def test_a_tournament_is_shown_with_ratings_and_intervals(home):
    lines = told(*TOURNAMENT, "--bot", "mine.py:First", "--bot", "mine.py:Wild", folder=home).splitlines()

    assert lines[:2] == ["Sorry! Millennium Falcon", "4 bots · 2 seats · 2 games of each two · seed 3"]
    assert lines[3].split() == ["Standings", "Elo", "95", "%", "points", "games", "rate"]
    assert sorted(line.split()[1] for line in lines[4:8]) == ["First", "Wild", "random", "scout"]
    assert len([line for line in lines if re.match(r"\w+ – \w+ .*–.* %$", line)]) == 6
    assert "answers of Wild could not be played" in lines[-1]


def test_a_tournament_for_programs_is_one_line_of_json():
    held = json.loads(told(*TOURNAMENT, "--json"))

    assert {one["bot"] for one in held["standings"]} == {"scout", "random"}
    assert held["meetings"][0]["games"] == held["games"] == 2
    assert (held["edition"], held["seats"], held["seed"]) == ("falcon", 2, 3)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["tournament", "falcon"], "a tournament needs 2 bots or more, not 0; race bots are random, scout"),
        (["tournament", "falcon", "--bots", "scout,"], "no bot ''; race bots are random, scout"),
        (
            ["tournament", "falcon", "--bots", "scout,random", "-n", "7"],
            "a meeting has an even number of games, because bots change seats; not 7",
        ),
        (["tournament", "falcon", "--bots", "scout,random", "--seats", "9"], "falcon is played by 2 to 4 seats, not 9"),
        (
            ["check-bot", "mine.py:Frist"],
            "cannot load bot 'mine.py:Frist': mine.py has no 'Frist' (did you mean 'First'?)",
        ),
        (["check-bot", "mine.py"], "a bot of your own is named module:Class or path/to/file.py:Class, not 'mine.py'"),
    ],
)
def test_bad_input_is_told_in_one_line(home, arguments, line):
    done = run(*arguments, folder=home)

    assert done.stderr.splitlines() == [f"holotable: {line}"]
    assert (done.stdout, done.returncode) == ("", 2)
