"""Bots of other people, loaded by name: what is right is made, what is wrong is told in one line."""

import itertools
import sys

import pytest

from holotable import HolotableError, Table
from holotable.bots import ask, foreign_bot, foreign_name, is_foreign

BOTS = """
import time

class First:
    def decide(self, view, prompt):
        return prompt["options"][0]

class Seeded(First):
    def __init__(self, seed):
        self.seed = seed

    def explain(self, language="en"):
        return f"seed {self.seed}"

class Picky(First):
    def __init__(self, mood):
        pass

class Broken(First):
    def __init__(self):
        raise KeyError("no key")

class Deaf:
    pass

class Slow(First):
    def decide(self, view, prompt):
        while True:
            try:
                time.sleep(0.001)
            except ValueError:
                pass

class Leaver(First):
    def decide(self, view, prompt):
        raise SystemExit("goodbye")

NUMBER = 7
"""
NAMES = (f"own_bots_{number}" for number in itertools.count())


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder to stand in, with a module of bots; gives the module's name."""
    name = next(NAMES)
    (tmp_path / f"{name}.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return name


def refused(name):
    with pytest.raises(HolotableError) as failure_line:
        foreign_bot(name)
    assert "\n" not in str(failure_line.value)
    return str(failure_line.value)


def test_a_class_is_found_in_a_module_and_in_a_file(home, tmp_path):
    table = Table("falcon", 2, seed=1)

    for where in (home, f"{home}.py", tmp_path / f"{home}.py"):
        assert ask(foreign_bot(f"{where}:First"), table, 0).decision == {"do": "draw"}


def test_a_bot_that_wants_a_seed_gets_it_and_one_that_does_not_explain_needs_not(home):
    assert foreign_bot(f"{home}:Seeded", seed=5).explain() == "seed 5"
    assert foreign_bot(f"{home}:First").explain("de") == "Ich nenne keine Gründe."


def test_a_file_may_import_its_neighbours(home, tmp_path, monkeypatch):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "neighbour_of_bots.py").write_text("from typing import Final\nWORD: Final = 'draw'\n")
    (tmp_path / "sub" / "bots.py").write_text(
        "from neighbour_of_bots import WORD\nclass Bot:\n    def decide(self, view, prompt):\n        return {'do': WORD}\n"
    )

    assert ask(foreign_bot("sub/bots.py:Bot"), Table("falcon", 2, seed=1), 0).problem is None


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("First", "a bot of your own is named module:Class or path/to/file.py:Class, not 'First'"),
        ("HOME:", "a bot of your own is named module:Class or path/to/file.py:Class, not 'HOME:'"),
        (
            "nowhere_at_all:First",
            (
                "cannot load bot 'nowhere_at_all:First': there is no module 'nowhere_at_all'; "
                "start holotable in the folder where it lies, or write path/to/file.py:Class"
            ),
        ),
        ("nowhere.py:First", "cannot load bot 'nowhere.py:First': there is no file nowhere.py"),
        ("HOME:Frist", "cannot load bot 'HOME:Frist': HOME has no 'Frist' (did you mean 'First'?)"),
        (
            "HOME:Nobody",
            (
                "cannot load bot 'HOME:Nobody': HOME has no 'Nobody'; its bots are "
                "First, Seeded, Picky, Broken, Slow, Leaver"
            ),
        ),
        ("HOME:NUMBER", "cannot load bot 'HOME:NUMBER': NUMBER is no class but int"),
        ("HOME:Deaf", "'HOME:Deaf' is no bot: it has no method decide(view, prompt); see docs/writing-a-bot.md"),
        (
            "HOME:Picky",
            (
                "cannot make bot 'HOME:Picky': Picky() fails with TypeError: "
                "Picky.__init__() missing 1 required positional argument: 'mood'"
            ),
        ),
        ("HOME:Broken", "cannot make bot 'HOME:Broken': Broken() fails with KeyError: 'no key'"),
    ],
)
def test_every_mistake_is_one_line(home, name, line):
    assert refused(name.replace("HOME", home)) == line.replace("HOME", home)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("import no_such_library", "it needs the module 'no_such_library'; install that first"),
        ("1 / 0", "broken.py fails with ZeroDivisionError: division by zero"),
        (
            "open('no-such-file')",
            "broken.py fails with FileNotFoundError: [Errno 2] No such file or directory: 'no-such-file'",
        ),
        ("raise SystemExit('bye')", "broken.py fails with SystemExit: bye"),
    ],
)
def test_a_module_that_fails_is_named(home, tmp_path, text, line):
    (tmp_path / "broken.py").write_text(text)

    assert refused("broken.py:Bot") == f"cannot load bot 'broken.py:Bot': {line}"


def test_a_mistake_in_the_text_is_told_with_its_line(home, tmp_path):
    (tmp_path / "typo.py").write_text("class Bot\n    pass\n")

    assert refused("typo.py:Bot").startswith("cannot load bot 'typo.py:Bot': typo.py fails with SyntaxError: ")
    assert "line 1" in refused("typo.py:Bot")


def test_a_bot_that_thinks_too_long_is_interrupted(home):
    given = ask(foreign_bot(f"{home}:Slow", budget=0.05), Table("falcon", 2, seed=1), 0)

    assert given.decision == {"do": "draw"}
    assert given.problem == "TimeoutError: no answer within 0.05 s"


def test_a_bot_that_wants_to_leave_is_answered_for(home):
    given = ask(foreign_bot(f"{home}:Leaver", budget=60), Table("falcon", 2, seed=1), 0)

    assert given.decision == {"do": "draw"}
    assert given.problem == "SystemExit: goodbye"


def test_names_tell_whose_bot_it_is():
    assert is_foreign("bots.py:Mine")
    assert not is_foreign("thrifty")
    assert foreign_name("my.bots:Mine") == "Mine"
