"""Bots of other people: whatever they answer, the game goes on, and the check tells what is wrong."""

import pytest

from holotable import Table
from holotable.bots import ask, check_bot


class Foreign:
    """A bot that gives one answer, or fails."""

    def __init__(self, answer):
        self.answer = answer

    def decide(self, view, prompt):
        if isinstance(self.answer, Exception):
            raise self.answer
        return prompt["options"][0] if self.answer == "first" else self.answer

    def explain(self, language="en"):
        return "because" if self.answer == "first" else ""


@pytest.mark.parametrize(
    "answer",
    [
        RuntimeError("out of ideas"),
        None,
        "draw",
        {},
        {"do": "fly"},
        {"do": "move", "pawn": 0, "steps": 5},
        {"do": "draw", "cards": 2},
        {"do": ["draw"]},
    ],
)
def test_an_answer_that_cannot_be_played_is_replaced_by_a_legal_one(answer):
    table = Table("falcon", 2, seed=1)

    given = ask(Foreign(answer), table, 0)

    assert given.decision == {"do": "draw"}
    assert given.problem


def test_a_legal_answer_is_played_as_it_is():
    table = Table("falcon", 2, seed=1)

    assert ask(Foreign("first"), table, 0).problem is None


def test_a_bot_cannot_change_the_table_through_what_it_sees():
    class Vandal(Foreign):
        def decide(self, view, prompt):
            view["state"]["home"][0] = 3
            prompt["options"].clear()
            return {"do": "draw"}

    table = Table("falcon", 2, seed=1)
    before = table.state()

    assert ask(Vandal("first"), table, 0).problem is None
    assert table.state() == before


def test_the_check_passes_a_bot_that_takes_the_first_option():
    report = check_bot(Foreign("first"), "falcon", games=3)

    assert report.is_fine
    assert report.games == 3


def test_the_check_names_game_and_decision_of_an_illegal_answer():
    report = check_bot(Foreign({"do": "forfeit"}), "falcon", games=1)

    assert not report.is_fine
    assert report.problems[0].startswith("game 0 (seed 1), decision 0: answered {'do': 'forfeit'}: ")


def test_the_check_reports_a_bot_that_cannot_explain_itself():
    class Silent(Foreign):
        def explain(self, language="en"):
            return ""

    report = check_bot(Silent("first"), "falcon", games=1)

    assert "explain gives ''" in report.problems[0]
