"""A built-in bot that is asked in the engine's numbers answers as it does by name."""

from holotable import Table
from holotable.bots import ask, bot
from holotable.table import Asking


def test_a_built_in_bot_answers_alike_in_numbers_and_by_name():
    table = Table("clone-wars", 3, seed=4)
    inside, named = ([bot("thrifty") for _ in range(3)] for _ in range(2))
    asking, answered = Asking(table), set()

    for _ in range(400):
        seat = asking.next()
        view = table.view(seat)
        answer = ask(inside[seat], table, seat)
        assert (answer.decision, answer.problem) == (named[seat].decide(dict(view), view["prompt"]), None)
        assert inside[seat].explain() == named[seat].explain()
        answered.add(answer.decision and answer.decision["do"])
        if answer.attempt is not None:
            answer.attempt.advance()

    assert {None, "roll", "buy", "claim_rent"} <= answered


def test_a_bot_that_meets_another_family_is_replaced_and_told_so():
    answer = ask(bot("thrifty"), Table("falcon", 2, seed=1), 0)

    assert answer.decision == {"do": "draw"}
    assert answer.problem
