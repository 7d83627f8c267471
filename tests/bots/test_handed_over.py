"""Bots handed over as classes: in simulations and tournaments, in one process or several."""

import subprocess
import sys

import pytest

import holotable
from holotable import EditionError, Table, Tally, simulate
from holotable.bots import bot
from holotable.bots.external import bots_named, foreign_name, is_anywhere
from holotable.sim.tournament.tournament import tournament


class Eager:
    """Takes the first choice."""

    def decide(self, view, prompt):
        return prompt["options"][0] if prompt["due"] else None


class Drawn:
    """Takes any choice, by a seed."""

    def __init__(self, seed):
        self._seed = seed

    def decide(self, view, prompt):
        self._seed = self._seed * 6364136223846793005 + 1442695040888963407 & (1 << 62) - 1
        return prompt["options"][(self._seed >> 20) % len(prompt["options"])]


def local_class():
    class Eager:
        """Takes the last choice."""

        def decide(self, view, prompt):
            return prompt["options"][-1]

    return Eager


def test_a_bots_name_tells_its_family():
    for name, edition in (("thrifty", "clone-wars"), ("scout", "falcon"), ("random", "falcon")):
        table = Table(edition, 2, seed=1)
        seat = table.due.seats[0]
        decision = bot(name).decide(table.view(seat), table.prompt(seat))
        assert decision in table.options(seat)


def test_a_class_of_a_module_plays_alike_in_one_process_and_in_two():
    one = simulate("falcon", [Eager, Drawn, "scout"], 24, seed=2, workers=1)
    two = simulate("falcon", [Eager, Drawn, "scout"], 24, seed=2, workers=2)

    assert one.job.bots == (f"{__name__}:Eager", f"{__name__}:Drawn", "scout")
    assert (one.sums, one.faults, two.workers) == (two.sums, {}, 2)


SCRIPT = """
from holotable import Tally, simulate

class Last:
    def decide(self, view, prompt):
        return prompt["options"][-1]

class Counted(Tally):
    def __init__(self):
        self.games = 0
    def after(self, game, result):
        self.games += 1

def play(workers):
    return simulate("falcon", [Last, "scout"], 24, seed=2, workers=workers, tallies=[Counted])
"""
PLAYED = """
    class Nested(Last):
        pass
    one, two = play(1), play(2)
    print(two.workers, one.sums == two.sums, one.faults, two.tallies[0].games)
    print(simulate("falcon", Nested, 4, seats=2, workers=2).workers)
"""


def told_by(folder, text):
    script = folder / "script.py"
    script.write_text(text)
    return subprocess.run(
        [sys.executable, "-W", "error::UserWarning", script], check=False, capture_output=True, text=True, timeout=60
    )


def test_a_class_of_a_guarded_script_plays_alike_in_one_process_and_in_two(tmp_path):
    told = told_by(tmp_path, f"{SCRIPT}\nif __name__ == '__main__':{PLAYED}")

    assert told.stdout == "2 True {} 24\n"
    assert "__main__:Nested is known to this process alone" in told.stderr


def test_a_class_of_a_script_without_a_guard_plays_in_one_process(tmp_path):
    told = told_by(tmp_path, f"{SCRIPT}\nplay(2)\n")

    assert "so one worker plays; for more, keep its class in a module" in told.stderr


def test_a_class_of_a_function_plays_in_one_process_and_it_is_said():
    with pytest.warns(UserWarning, match="local_class.<locals>.Eager is known to this process alone, so one worker"):
        played = simulate("falcon", local_class(), 4, seats=2, seed=2, workers=2)

    assert (played.games, played.workers) == (4, 1)


def test_whatever_makes_a_bot_when_it_is_called_may_be_handed_over():
    made = []

    def maker(seed):
        made.append(seed)
        return Eager()

    played = simulate("falcon", [maker, "random"], 2, seed=2, workers=1)

    assert played.games == 2
    assert len(set(made)) > 1


def test_a_tournament_takes_classes_and_shows_their_short_names():
    held = tournament("falcon", [Eager, "random"], 4, seed=1)

    assert sorted(one.bot for one in held.standings) == ["Eager", "random"]
    assert [one.faults for one in held.standings] == [0, 0]


def test_a_tournament_of_a_local_class_says_that_it_plays_alone():
    with pytest.warns(UserWarning, match="so one worker plays"):
        held = tournament("falcon", [local_class(), Eager], 2, seed=1, workers=2)

    assert len(held.meetings) == 1


def test_two_classes_of_one_name_are_told_apart():
    one, other = local_class(), local_class()
    names = bots_named([one, other, one])

    assert names[0] == names[2] != names[1]
    assert [foreign_name(name) for name in names] == ["Eager", "Eager-2", "Eager"]
    assert [is_anywhere(name) for name in (*bots_named([Eager]), names[0])] == [True, False]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (Eager(), "not a Eager: give its class, because every game has a bot of its own"),
        (7, "a bot is a name, or a class that makes one, not 7"),
        ([None], "a bot is a name, or a class that makes one, not None"),
        (dict, "is no bot: it has no method decide"),
    ],
)
def test_what_is_no_bot_is_refused(given, said):
    with pytest.raises(EditionError, match=said):
        simulate("falcon", given, 2)


@pytest.mark.parametrize(
    ("box", "bots", "said"),
    [
        (
            "falcon",
            [bot("thrifty")] * 2,
            r"a bot of the estate family \(random, thrifty\) does not play falcon; race bots",
        ),
        ("mandalorian", [bot("scout")] * 2, r"a bot of the race family \(random, scout\) does not play mandalorian"),
        (
            "falcon",
            ["scout", "random"],
            r"takes bots that decide.*, not 'scout'; holotable.bots.bot\('scout'\) makes one",
        ),
        ("falcon", [Eager, Eager], "takes bots that decide.*, not the class Eager$"),
    ],
)
def test_a_table_says_which_bots_it_takes(box, bots, said):
    with pytest.raises(EditionError, match=said):
        Table(box, 2, seed=1).run(bots)


def test_what_is_no_luck_is_refused():
    with pytest.raises(EditionError, match=r"^a source of luck is Seeded\(…\), Script\(…\) or Recorded\(…\), not 5$"):
        Table("falcon", 2, luck=5)


@pytest.mark.parametrize(
    ("tallies", "said"),
    [
        ([5], "a tally is a class derived from Tally, not 5"),
        ([Tally()], "a tally is a class derived from Tally, not a Tally"),
        (Tally, "tallies are a list, such as .Tally., not the class Tally"),
        (5, "tallies are a list, such as .Tally., not 5"),
    ],
)
def test_what_is_no_tally_is_refused(tallies, said):
    with pytest.raises(EditionError, match=f"^{said}$"):
        simulate("falcon", games=2, tallies=tallies)


def test_the_public_names_are_shown_before_anybody_has_used_them():
    assert set(holotable.__all__) <= set(dir(holotable))
