"""Driving an estate table seat by seat: who must answer, who may, and in which order they are asked."""

import pytest

from holotable import IllegalDecision, Script, Table
from holotable.bots import bot, check_bot
from holotable.table import Asking
from tests.support.estate_tables import ESTATES, estate_of

DEED = estate_of("mandalorian").deeds[0]


class Scripted:
    """Answers a prompt of some kind with one decision, any other as it must; remembers what it was asked."""

    def __init__(self, seat, asked, **answers):
        self.seat, self.asked, self.answers = seat, asked, answers

    def decide(self, view, prompt):
        self.asked.append((self.seat, prompt["kind"]))
        answer = self.answers.get(prompt["kind"], prompt["options"][0] if prompt["due"] else None)
        return answer(view) if callable(answer) else answer


def run(table, limit, *answers):
    asked = []
    bots = [Scripted(seat, asked, **(answers[seat] if seat < len(answers) else {})) for seat in range(len(table.names))]
    table.run(bots, limit=limit)
    return asked


def position(*seats, **more):
    return {"edition": "mandalorian", "seats": list(seats), **more}


def test_before_a_throw_every_other_seat_is_asked_once_in_turn_order():
    table = Table.from_position(
        position({}, {}, {}, turn=1), luck=Script(dice=[(1, 3)], cards={"camtono": ["bacta-spray"]})
    )

    asked = run(table, 1)

    assert asked == [(2, "manage"), (0, "manage"), (1, "roll_dice")]


def test_an_owner_who_is_asked_gets_the_rent():
    table = Table.from_position(
        position({"cash": 100, "space": DEED.space}, {"cash": 0, "deeds": [DEED.id]}, phase="end", claims=[claim()])
    )

    asked = run(table, 2, {}, {"ask_rent": {"do": "claim_rent", "claim": 1}})

    assert asked == [(1, "ask_rent"), (1, "manage"), (0, "finish_turn")]
    assert [seat["cash"] for seat in table.view()["seats"]] == [100 - DEED.rent[0], DEED.rent[0]]


def claim():
    return {"debtor": 0, "creditor": 1, "deed": DEED.id, "amount": DEED.rent[0]}


def test_an_offer_is_answered_before_the_turn_goes_on():
    offer = {"do": "offer_trade", "to": 1, "give": {"cash": 10}, "want": {"deeds": [DEED.id]}}
    table = Table.from_position(position({}, {"deeds": [DEED.id]}, {}, phase="end"))
    offers = iter([offer])

    asked = run(
        table,
        2,
        {"finish_turn": lambda _: next(offers, {"do": "end_turn"})},
        {"answer_trade": {"do": "accept_trade", "offer": 1, "revision": 1}},
    )

    assert asked == [(1, "manage"), (2, "manage"), (0, "finish_turn"), (1, "answer_trade")]
    assert table.view()["seats"][0]["deeds"] == [DEED.id]


def test_bidders_are_asked_in_seat_order():
    table = Table.from_position(position({}, {}, {}, turn=2), luck=Script(dice=[(1, 2)]))

    asked = run(table, 5, {}, {}, {"buy_or_auction": {"do": "auction"}})

    assert [pair for pair in asked if pair[1] == "bid_or_pass"] == [
        (0, "bid_or_pass"),
        (1, "bid_or_pass"),
        (2, "bid_or_pass"),
    ]


def test_a_seat_that_must_answer_cannot_let_it_pass():
    table = Table.from_position(position({}, {}))

    with pytest.raises(IllegalDecision):
        run(table, 1, {"roll_dice": None})


def test_a_prompt_tells_whether_it_must_be_answered():
    table = Table.from_position(position({}, {}))

    assert [table.prompt(seat)["due"] for seat in (0, 1)] == [True, False]


class NeverAsked:
    def decide(self, view, prompt):
        raise AssertionError("it was asked")


def test_nobody_is_asked_when_the_game_is_over():
    table = Table.from_position(position({}, {}))
    table.play(1, {"do": "resign"})

    assert Asking(table).next() is None
    assert table.run([NeverAsked(), NeverAsked()]) == table.result


@pytest.mark.parametrize("box", ESTATES)
def test_bots_that_draw_lots_play_legally_and_explain_themselves(box):
    report = check_bot(bot("random", seed=3, family="estate"), box, games=1)

    assert report.problems == []
    assert report.decisions > 20


@pytest.mark.parametrize("box", ESTATES)
def test_equal_seeds_play_equal_games(box):
    logs = []
    for _ in range(2):
        table = Table(box, 3, seed=8)
        table.run([bot("random", seed=seat) for seat in range(3)], limit=400)
        logs.append(table.log)

    assert logs[0] == logs[1]
    assert {record["decision"]["do"] for record in logs[0]["records"]} >= {
        "roll",
        "end_turn",
        "buy",
        "bid",
        "offer_trade",
    }
