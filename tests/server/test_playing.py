"""Whole games over real sockets: bots, friends, one screen for two, and spectators."""

import pytest

from holotable.bots.random_bot import RandomBot
from tests.support.serving import Player, open_table, post, token_of

ME = {"kind": "me", "name": "Mia"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot"}


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_a_person_and_two_bots_play_to_the_end(base, game):
    opened = open_table(base, game, [ME, BOT, {"kind": "bot", "bot": "random"}])
    with Player(base, opened["table"], token_of(opened)) as mia:
        hello = mia.hear("hello")
        mia.hear("state")
        mia.play_on()

    assert hello["yours"] == [0]
    assert [seat["kind"] for seat in hello["seats"]] == ["person", "bot", "bot"]
    assert mia.result["winners"]


def test_the_game_begins_when_the_last_friend_has_joined(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    with Player(base, opened["table"], token_of(opened)) as mia:
        hello = mia.hear("hello")
        early = mia.decide(0, {"do": "draw"})
        joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"})
        state = mia.hear("state")

    assert not hello["started"]
    assert early["key"] == "server.not-begun"
    assert joined.json()["yours"] == [1]
    assert [seat["name"] for seat in state["view"]["seats"]] == ["Mia", "Ben"]


def test_two_people_hear_the_same_events_and_a_spectator_too(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    table = opened["table"]
    ben_token = token_of(post(f"{base}/api/tables/{table}/join", json={"name": "Ben"}).json())
    with (
        Player(base, table, token_of(opened)) as mia,
        Player(base, table, ben_token) as ben,
        Player(base, table) as eve,
    ):
        for one in (mia, ben, eve):
            one.hear("state")
        mia.decide(0, {"do": "draw"})
        heard = [one.hear("events") for one in (mia, ben, eve)]

    assert [message["lines"] for message in heard[1:]] == [heard[0]["lines"]] * 2
    assert heard[2]["prompts"] == []


def test_a_race_goes_on_without_whoever_resigns_and_ends_with_the_last(base):
    # given Mia, Ben and Eve at a race
    opened = open_table(base, "falcon", [ME, FRIEND, FRIEND])
    table = opened["table"]
    tokens = [token_of(post(f"{base}/api/tables/{table}/join", json={"name": name}).json()) for name in ("Ben", "Eve")]
    with Player(base, table, token_of(opened)) as mia, Player(base, table, tokens[0]) as ben:
        # when Mia resigns, and after her Ben
        mia.hear("state")
        ben.hear("state")
        early = ben.decide(1, {"do": "resign"})
        mia.decide(0, {"do": "resign"})
        while not ben.due():
            ben.hear("events")
        seen = ben.view
        ben.decide(1, {"do": "resign"})
        while mia.result is None:
            mia.hear("events", "state")

    # then nobody resigned out of turn, Mia's droids were gone, and Eve, who did nothing, has won
    assert (early["type"], early["key"]) == ("refused", "turn.order")
    assert [seat["out"] for seat in seen["seats"]] == [True, False, False]
    assert (seen["seats"][0]["pawns"], seen["turn"]) == (["gone"] * 3, 1)
    assert (mia.result["winners"], mia.result["ranking"]) == ([2], [[2], [0, 1]])
    with Player(base, table, tokens[1], query="?since=0") as eve:
        state = eve.hear("state")
    assert [line["says"] for line in state["lines"] if line["kind"] == "Won"] == [
        "Eve wins: nobody else is left in the game."
    ]


def test_two_people_at_one_screen_play_both_seats(base):
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    with Player(base, opened["table"], token_of(opened)) as both:
        hello = both.hear("hello")
        both.hear("state")
        both.play_on(30)

    assert hello["yours"] == [0, 1]
    assert both.seq >= 30


def test_a_spectator_cannot_decide(base):
    opened = open_table(base, "falcon", [ME, BOT])
    with Player(base, opened["table"]) as eve:
        hello = eve.hear("hello")
        eve.hear("state")
        refused = eve.decide(0, {"do": "draw"})

    assert hello["spectator"]
    assert refused["key"] == "server.not-your-seat"


def test_a_full_table_cannot_be_joined(base):
    opened = open_table(base, "falcon", [ME, BOT])
    answer = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"})

    assert answer.status_code == 400
    assert "taken" in answer.json()["says"]


def test_presence_tells_who_comes_and_goes(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("presence")
        with Player(base, opened["table"]) as eve:
            eve.hear("hello")
            came = mia.hear("presence")
        gone = mia.hear("presence")

    assert (came["spectators"], gone["spectators"]) == (1, 0)
    assert came["seats"][0]["online"]


def test_sentences_come_in_the_language_of_the_socket(base):
    opened = open_table(base, "mandalorian", [ME, BOT])
    with Player(base, opened["table"], token_of(opened), query="?lang=de") as mia:
        german = mia.hear("state")
        mia.say(type="language", language="en")
        english = mia.hear("state")

    assert any("würfelt" in line["says"] or "wirft" in line["says"] for line in german["lines"])
    assert any("throws" in line["says"] for line in english["lines"])


def test_bids_and_trades_go_over_the_wire_and_nothing_fails(base):
    """Two seats that draw lots, at random moments and on anybody's turn."""
    opened = open_table(base, "boba-fett", [ME, {"kind": "local", "name": "Ben"}, BOT])
    minds = [RandomBot(seed) for seed in (1, 2)]
    done = set()
    with Player(base, opened["table"], token_of(opened)) as both:
        both.hear("state")
        for number in range(400):
            if both.result is not None:
                break
            prompt = both.due() if number % 3 else next(iter(both.prompts), None)
            if prompt is None:
                both.hear("events")
                continue
            view = {**both.view, "seat": prompt["seat"]}
            asked = {**prompt, "options": [option["decision"] for option in prompt["options"]]}
            decision = minds[prompt["seat"]].decide(view, asked)
            if decision is None:
                continue
            answer = both.decide(prompt["seat"], decision)
            assert answer.get("key") in (None, "server.stale") or not answer["key"].startswith("server.")
            while answer["type"] == "ack" and both.seq < answer["seq"]:
                both.hear("events")
            done.add((answer["type"], decision["do"]))

    assert {("ack", "bid"), ("ack", "offer_trade")} <= done
