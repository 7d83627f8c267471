"""The compiled unit and the interpreted chapters are the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from conftest import run

if TYPE_CHECKING:
    from pathlib import Path

BOTH = """
import holotable._race as compiled
from holotable.core import luck, tape
from holotable.families.race.ai import random as policy
from holotable.families.race.rules import board, game, state
kind, slide = [0] * 40, [0] * 40
for space in (3, 13, 23, 33):
    kind[space], slide[space] = 1, 4
kind[8] = kind[28] = 2
def table(m_board, m_state, m_game, m_luck, m_tape):
    return m_state.State(m_board.Board(kind, slide)), m_game.Options(), m_luck.Seeded(), m_tape.Tape()
fast = table(compiled, compiled, compiled, compiled, compiled)
slow = table(board, state, game, luck, tape)
"""


def check(folder: Path, text: str, **settings: str) -> str:
    """Run a script in a project and return what it prints."""
    done = run(folder, "-c", text, **settings)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_both_builds_hold_the_same_state_after_every_turn(compiled_project: Path) -> None:
    script = (
        BOTH
        + """
turns = 0
for seed in range(20):
    for one in (fast, slow):
        one[0].reset(); one[2].seed(seed); one[3].switch(True)
    while not slow[0].over:
        compiled.step(*fast); policy.step(*slow)
        assert fast[0].dump() == slow[0].dump(), (seed, turns)
        assert compiled.state_hash(fast[0], 0) == game.state_hash(slow[0], 0)
        assert (fast[3].count, fast[3].cell) == (slow[3].count, slow[3].cell)
        turns += 1
print(turns)
"""
    )
    assert int(check(compiled_project, script)) > 1000


def test_many_games_give_the_same_hash_in_both_builds(compiled_project: Path) -> None:
    script = BOTH + "print(compiled.play_many(*fast, 7, 50) == policy.play_many(*slow, 7, 50))"

    assert check(compiled_project, script) == "True"


def test_another_python_thread_runs_while_many_games_are_played(compiled_project: Path) -> None:
    # given a switch interval that never takes the lock away
    script = (
        BOTH
        + """
import sys, threading, time
sys.setswitchinterval(1000)
ticks = []
def tick():
    while not done:
        ticks.append(1); time.sleep(0.001)
done = False
clock = threading.Thread(target=tick); clock.start()
time.sleep(0.01); before = len(ticks)
compiled.play_many(*fast, 1, 5000)
after = len(ticks); done = True; clock.join()
print(after - before)
"""
    )
    # then the other thread goes on only because the lock was let go
    assert int(check(compiled_project, script)) > 2


def test_what_python_reads_from_a_compiled_state_is_plain_data(compiled_project: Path) -> None:
    script = (
        BOTH
        + """
s = fast[0]
print(s.place == [-1] * 16, s.over is False, s.turn, compiled.HOME, compiled.M32)
print(state.clone(slow[0]).dump() == compiled.clone(s).dump())
s.load(2, 5, list(range(16)), [0, 1, 2, 3]); print(s.place == list(range(16)), s.home)
"""
    )
    assert check(compiled_project, script) == "True True 0 1000 4294967295\nTrue\nTrue [0, 1, 2, 3]"


def test_a_missing_object_is_refused_before_the_lock_is_let_go(compiled_project: Path) -> None:
    done = run(compiled_project, "-c", BOTH + "compiled.play_many(None, *fast[1:], 7, 1)")

    assert "TypeError: play_many: state is None" in done.stderr


def test_the_unit_knows_which_text_it_was_made_from(compiled_project: Path) -> None:
    script = """
import sys; sys.path.insert(0, "tools")
import holotable._race
from compiler import join, units
from pathlib import Path
race = next(unit for unit in units.recipes(Path(".")) if unit.family == "race")
print(join.digest(race) == holotable._race.SOURCE_DIGEST)
"""
    assert check(compiled_project, script) == "True"


WHICH = """
import holotable, holotable.families.race.rules as r, holotable.build as b
table = r.State(r.Board([0] * 40, [0] * 40)), r.Options(), r.Seeded(), r.Tape()
print(holotable.COMPILED, b.build_of("race"), r.play_many(*table, 1, 3))
"""


@pytest.mark.parametrize(
    ("asked", "told"),
    [("", "True compiled"), ("auto", "True compiled"), ("compiled", "True compiled"), ("pure", "False pure")],
)
def test_the_build_that_runs_is_the_one_asked_for(compiled_project: Path, asked: str, told: str) -> None:
    same = check(compiled_project, WHICH, HOLOTABLE_BUILD="pure").split()[-1]

    assert check(compiled_project, WHICH, HOLOTABLE_BUILD=asked) == f"{told} {same}"


def test_without_compiled_rules_the_chapters_play(pure_project: Path) -> None:
    assert check(pure_project, WHICH).startswith("False pure")


def test_asking_for_compiled_rules_that_are_not_there_is_one_clear_line(pure_project: Path) -> None:
    last = run(pure_project, "-c", WHICH, HOLOTABLE_BUILD="compiled").stderr.strip().splitlines()[-1]

    assert last == (
        "ImportError: holotable: HOLOTABLE_BUILD=compiled, but the race rules were not compiled when holotable was installed"
    )


def test_an_unknown_build_is_one_clear_line(pure_project: Path) -> None:
    last = run(pure_project, "-c", WHICH, HOLOTABLE_BUILD="fast").stderr.strip().splitlines()[-1]

    assert last == "ImportError: holotable: HOLOTABLE_BUILD is 'fast'; it must be auto, pure or compiled"


def test_the_books_are_found_in_a_checkout(pure_project: Path) -> None:
    script = "from holotable.folders import books; print([book.name for book in books().iterdir()])"

    assert check(pure_project, script) == "['LI.toml']"
