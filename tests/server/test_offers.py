"""Offers without harassment: three at a time, none twice in a turn, and how long bots wait for the answer."""

import contextlib
import dataclasses
import signal

import pytest

from tests.server.test_bots import AGES
from tests.support.company import People, events_of, sit_down
from tests.support.serving import QUICK, Player, process, serving


@pytest.fixture
def stack():
    with contextlib.ExitStack() as opened:
        yield opened


@pytest.fixture
def three(base, stack):
    people = sit_down(stack, base, "mandalorian", people=3)
    people.until(lambda prompt: prompt["kind"] == "roll_dice" and people.view["seats"][0]["deeds"])
    return people


def offer(people: People, to: int, cash: int) -> dict:
    deeds = people.view["seats"][0]["deeds"][:1]
    return people.play(0, {"do": "offer_trade", "to": to, "give": {"deeds": deeds}, "want": {"cash": cash}})


def test_a_fourth_open_offer_is_refused(three):
    made = [offer(three, 1, cash) for cash in (1, 2, 3)]
    fourth = offer(three, 2, 4)
    three.play(0, {"do": "withdraw_trade", "offer": three.view["offers"][0]["offer"]})

    assert [one["type"] for one in made] == ["ack"] * 3
    assert (fourth["key"], fourth["says"]) == (
        "server.offers-most",
        "You have three open offers. Wait for an answer, or withdraw one.",
    )
    assert offer(three, 2, 4)["type"] == "ack"


def test_a_seat_with_three_open_offers_makes_no_counter_offer(three):
    three.until(lambda prompt: prompt["kind"] == "roll_dice" and three.view["seats"][1]["deeds"])
    for cash in (1, 2, 3):
        offer(three, 2, cash)
    deeds = three.view["seats"][1]["deeds"][:1]
    three.play(1, {"do": "offer_trade", "to": 0, "give": {"deeds": deeds}, "want": {"cash": 1}})
    number = next(one["offer"] for one in three.view["offers"] if one["from"] == 1)
    counter = {"do": "counter_trade", "offer": number, "give": {"cash": 2}, "want": {"deeds": deeds}}

    assert three.play(0, counter)["key"] == "server.offers-most"


def test_what_was_refused_is_not_offered_again_in_the_same_turn(three):
    offer(three, 1, 7)
    three.play(1, {"do": "decline_trade", "offer": three.view["offers"][0]["offer"]})
    again = offer(three, 1, 7)
    another = offer(three, 1, 8)
    turns = three.view["turns"]
    three.until(lambda prompt: prompt["kind"] == "roll_dice" and three.view["turns"] != turns)

    assert (again["key"], another["type"]) == ("server.offer-repeated", "ack")
    assert offer(three, 1, 7)["type"] == "ack"


def test_taking_an_offer_back_does_not_make_it_new(three):
    offer(three, 1, 7)
    three.play(0, {"do": "withdraw_trade", "offer": three.view["offers"][0]["offer"]})
    deeds = three.view["seats"][0]["deeds"][:1]
    otherwise = {"jail_cards": [], "cash": 0, "deeds": deeds}
    again = three.play(0, {"do": "offer_trade", "want": {"cash": 7, "deeds": []}, "to": 1, "give": otherwise})

    assert again["key"] == "server.offer-repeated"


def test_an_answer_with_other_terms_is_another_thing(three):
    offer(three, 1, 7)
    number, deeds = three.view["offers"][0]["offer"], three.view["seats"][0]["deeds"][:1]
    three.play(1, {"do": "counter_trade", "offer": number, "give": {"cash": 6}, "want": {"deeds": deeds}})
    back = three.play(0, {"do": "counter_trade", "offer": number, "give": {"deeds": deeds}, "want": {"cash": 7}})

    assert back["type"] == "ack"


def test_why_tells_of_the_limit_too(three):
    offer(three, 1, 7)
    deeds = three.view["seats"][0]["deeds"][:1]
    decision = {"do": "offer_trade", "to": 1, "give": {"deeds": deeds}, "want": {"cash": 7}}
    three[0].say(type="why", ask="q", seat=0, decision=decision)

    assert three[0].hear("because")["key"] == "server.offer-repeated"


def test_what_was_offered_is_remembered_by_a_killed_server(tmp_path):
    games = tmp_path / "games.sqlite3"
    with contextlib.ExitStack() as stack, process(games) as (server, base):
        people = sit_down(stack, base, "mandalorian", people=2)
        people.until(lambda prompt: prompt["kind"] == "roll_dice" and people.view["seats"][0]["deeds"])
        deeds = people.view["seats"][0]["deeds"][:1]
        offer(people, 1, 7)
        people.play(1, {"do": "decline_trade", "offer": people.view["offers"][0]["offer"]})
        people[0].say(type="ping")
        people[0].hear("pong")  # the table has been idle since
        server.send_signal(signal.SIGKILL)
        server.wait()
    with process(games) as (_, base), Player(base, people.table, people.tokens[0]) as mia:
        mia.hear("state")
        again = mia.decide(0, {"do": "offer_trade", "to": 1, "give": {"deeds": deeds}, "want": {"cash": 7}})

    assert again["key"] == "server.offer-repeated"


def test_everybody_is_told_how_long_bots_wait_for_an_answer(tmp_path, stack):
    base = stack.enter_context(serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, trade_patience=30.0)))
    people = sit_down(stack, base, "mandalorian", people=2, bots=1)
    people.until(lambda prompt: prompt["kind"] == "roll_dice" and people.view["seats"][0]["deeds"])
    offer(people, 1, 7)
    told = people[1].hear("company")
    number = people.view["offers"][0]["offer"]

    assert [one["offer"] for one in told["offers"]] == [number]
    assert 0 < told["offers"][0]["seconds"] <= 30

    people.play(1, {"do": "decline_trade", "offer": number})
    assert people[1].hear("company")["offers"] == []


class Peddler:
    """A bot that offers the same whenever it may, however often it is asked."""

    def decide(self, view, prompt):
        deeds = view["seats"][view["seat"]]["deeds"]
        if "trade" in prompt["bounds"] and deeds and deeds[0] in prompt["bounds"]["trade"]["deeds"][view["seat"]]:
            return {"do": "offer_trade", "to": 0, "give": {"deeds": deeds[:1]}, "want": {"cash": 1}}
        return next(one for one in prompt["options"] if one["do"] not in ("resign", "offer_trade"))


def test_a_bot_that_wants_nothing_but_to_offer_does_not_stop_the_table(tmp_path, monkeypatch, stack):
    monkeypatch.setattr("holotable.server.bots.bot_seats.bot", lambda *_, **__: Peddler())
    settings = dataclasses.replace(QUICK, trade_patience=0.0, bot_budget=AGES)
    base = stack.enter_context(serving(tmp_path / "games.sqlite3", settings))
    people = sit_down(stack, base, "mandalorian", people=1, bots=1)
    people.until(lambda _: people.view["turns"] > 12)
    offers = [(message["decision"], message["view"]["turns"]) for message in events_of(people[0])]
    made = [(str(decision), turns) for decision, turns in offers if decision["do"] == "offer_trade"]

    assert made
    assert len(set(made)) == len(made)
