"""An attempt is a decision on its way: refused as the table refuses, foreseen as it foresees, played as it plays."""

import pytest

from holotable import Table
from holotable.bots import ways_to_pay
from holotable.core.errors import IllegalDecision
from holotable.table.attempts import Attempt, choices_of


@pytest.mark.parametrize("name", ["clone-wars", "falcon"])
def test_attempts_and_choices_agree_with_the_table(name):
    table, twin = Table(name, 3, seed=4), Table(name, 3, seed=4)
    for number in range(150):
        seat = table.due.seats[0]
        choices = choices_of(table, seat)
        assert [choice.decision for choice in choices] == table.options(seat)
        assert [choice.numbers for choice in choices] == table.prospects(seat)
        choice = choices[number % max(1, len(choices) - 1)]
        assert choice.events == table.foresee(seat, choice.decision)

        attempt = Attempt(table, seat, choice.decision)
        assert attempt.refusal("en") is None
        assert attempt.foresee() == choice.events
        choices_of(table, seat)  # others are tried in between
        assert attempt.play() == twin.play(seat, choice.decision)
        assert (table.state_hash, table.last_record) == (twin.state_hash, twin.last_record)
        if table.due is None:
            break


def test_a_refused_attempt_says_what_the_table_says():
    table = Table("falcon", 2, seed=1)
    decision = {"do": "move", "pawn": 0, "steps": 1}

    attempt = Attempt(table, 0, decision)

    assert not attempt.is_legal
    assert attempt.refusal("de") == table.refusal(0, decision, "de")
    with pytest.raises(AssertionError, match="only a legal decision"):
        attempt.play()


@pytest.mark.parametrize("decision", [{"do": "dance"}, {}, {"do": "move", "pawn": "first", "steps": 1}])
def test_a_decision_without_meaning_is_refused_with_its_key(decision):
    table = Table("falcon", 2, seed=1)

    refusal = Attempt(table, 0, decision).refusal("en")

    with pytest.raises(IllegalDecision) as raised:
        table.refusal(0, decision)
    assert (refusal.key, refusal.says) == ("decision.malformed", str(raised.value))


def test_an_attempt_is_not_played_in_another_position():
    table = Table("falcon", 2, seed=1)
    seat = table.due.seats[0]
    early = Attempt(table, seat, {"do": "draw"})
    table.play(seat, {"do": "draw"})

    with pytest.raises(AssertionError, match="where it was judged"):
        early.play()


def test_without_a_debt_there_are_no_ways_to_pay_among_the_choices():
    table = Table("clone-wars", 2, seed=1)

    assert ways_to_pay(table, 0, choices_of(table, 0)) == []
