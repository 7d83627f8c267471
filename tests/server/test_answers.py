"""Every decision exactly once, none out of date, and the way back to the table."""

import json

import httpx

from tests.support.serving import QUICK, Player, open_table, post, token_of

ME = {"kind": "me", "name": "Mia"}
LOCAL = {"kind": "local", "name": "Ben"}
FRIEND = {"kind": "friend"}


def sit(base: str, game: str, seats: list[dict]) -> Player:
    opened = open_table(base, game, seats)
    player = Player(base, opened["table"], token_of(opened))
    player.hear("state")
    return player


def test_the_same_action_is_played_once_and_answered_twice(base):
    with sit(base, "falcon", [ME, LOCAL]) as mia:
        first = mia.decide(0, {"do": "draw"}, action="once")
        again = mia.decide(0, {"do": "draw"}, action="once")

    assert first == again == {"type": "ack", "action": "once", "seq": 1}


def test_a_refused_action_is_refused_again_even_if_it_has_become_legal(base):
    with sit(base, "falcon", [ME, LOCAL]) as mia:
        first = mia.decide(1, {"do": "draw"}, action="early")
        while mia.due()["seat"] == 0:
            mia.play_on(1)
        again = mia.decide(1, {"do": "draw"}, action="early")

    assert first["type"] == again["type"] == "refused"
    assert first["key"] == again["key"]


def test_a_second_click_on_the_same_prompt_is_stale(base):
    with sit(base, "mandalorian", [ME, LOCAL]) as mia:
        seat = mia.due()["seat"]
        mia.decide(seat, {"do": "roll"}, seen=0)
        late = mia.decide(seat, {"do": "roll"}, seen=0)

    assert late["key"] == "server.stale"
    assert late["seq"] == 1
    assert any(prompt["seat"] == seat for prompt in late["prompts"])


def test_what_the_rules_refuse_names_its_row_and_shows_the_prompt(base):
    with sit(base, "mandalorian", [ME, LOCAL]) as mia:
        seat = mia.due()["seat"]
        refused = mia.decide(seat, {"do": "end_turn"})

    assert refused["rule"].startswith("MA-")
    assert refused["says"]
    assert refused["prompts"][0]["options"]


def test_why_not_is_answered_without_playing(base):
    with sit(base, "mandalorian", [ME, LOCAL]) as mia:
        seat = mia.due()["seat"]
        mia.say(type="why", ask="q1", seat=seat, decision={"do": "build", "deed": "bone-broth"})
        against = mia.hear("because")
        mia.say(type="why", ask="q2", seat=seat, decision={"do": "roll"})
        nothing = mia.hear("because")
        mia.say(type="ping")
        after = mia.hear("pong")

    assert (against["ask"], against["rule"][:3]) == ("q1", "MA-")
    assert against["says"]
    assert (nothing["ask"], nothing["key"], nothing["rule"]) == ("q2", None, None)
    assert after["seq"] == 0


def test_an_option_tells_what_follows_until_luck_falls(base):
    with sit(base, "falcon", [ME, LOCAL]) as mia:
        while mia.due()["kind"] != "move_pawn":
            mia.play_on(1)
        option = next(one for one in mia.due()["options"] if one["decision"]["do"] == "move")

    moved = next(one for one in option["then"] if one["kind"] == "Moved")
    assert moved["facts"]["pawn"] == option["decision"]["pawn"]
    assert moved["facts"]["to"] != moved["facts"]["from"]


def test_bots_have_names_of_their_own(base):
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    with sit(base, "mandalorian", [{"kind": "me", "name": "m4-ra"}, *bots]) as player:
        names = [seat["name"] for seat in player.view["seats"]]

    assert names == ["m4-ra", "K7-TO", "V2-LI"]


def test_a_foreign_seat_cannot_be_played(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    ben = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    with Player(base, opened["table"], token_of(ben)) as player:
        player.hear("state")
        refused = player.decide(0, {"do": "draw"})

    assert refused["key"] == "server.not-your-seat"


def test_a_token_of_another_table_is_worth_nothing(base):
    here, there = (open_table(base, "falcon", [ME, LOCAL]) for _ in range(2))
    with Player(base, here["table"], token_of(there)) as eve:
        assert eve.hear("hello")["spectator"]


def test_who_comes_back_gets_what_was_missed(base):
    opened = open_table(base, "falcon", [ME, LOCAL])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.play_on(12)
        whole = mia.seq
    with Player(base, opened["table"], token_of(opened), query="?since=5") as mia:
        tail = mia.hear("state")
    with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        everything = mia.hear("state")

    assert tail["seq"] == whole
    assert {line["seq"] for line in tail["lines"]} <= set(range(6, whole + 1))
    assert everything["lines"][-len(tail["lines"]) :] == tail["lines"]
    assert [line["n"] for line in everything["lines"]] == list(range(len(everything["lines"])))


def test_the_personal_link_brings_the_seat_to_another_browser(base):
    opened = open_table(base, "falcon", [ME, LOCAL])
    with httpx.Client() as browser:
        answer = browser.get(opened["resume"])
        summary = browser.get(f"{base}/api/tables/{opened['table']}").json()

    assert answer.status_code == 303
    assert answer.headers["location"] == opened["url"]
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=strict" in answer.headers["set-cookie"].lower()
    assert summary["yours"] == [0, 1]


def test_a_personal_link_that_fits_no_seat_leads_people_home_and_tells_programs(base):
    person = httpx.get(f"{base}/r/nobody", headers={"Accept": "text/html,*/*"})
    program = httpx.get(f"{base}/r/nobody")

    assert (person.status_code, person.headers["location"]) == (303, "/?lost=seat")
    assert (program.status_code, program.json()["key"]) == (404, "server.no-seat")


def test_a_name_that_cannot_be_shown_is_refused_by_its_own_key(base):
    answer = post(
        f"{base}/api/tables", json={"edition": "falcon", "seats": [{"kind": "me", "name": "a\u200bb"}, LOCAL]}
    )

    assert (answer.status_code, answer.json()["key"]) == (400, "server.bad-name")


def test_a_hold_delays_the_next_throw_once_a_turn(base):
    opened = open_table(base, "mandalorian", [ME, FRIEND])
    table = opened["table"]
    ben_token = token_of(post(f"{base}/api/tables/{table}/join", json={"name": "Ben"}).json())
    with Player(base, table, token_of(opened)) as mia, Player(base, table, ben_token) as ben:
        mia.hear("state")
        ben.hear("state")
        (on_turn, other) = ((mia, 0), (ben, 1)) if mia.due() else ((ben, 1), (mia, 0))
        other[0].say(type="hold", seat=other[1])
        held = on_turn[0].hear("held")
        refused = on_turn[0].decide(on_turn[1], {"do": "roll"})
        other[0].say(type="hold", seat=other[1], release=True)
        on_turn[0].hear("held")
        kept = on_turn[0].decide(on_turn[1], {"do": "roll"}, action="later")
        other[0].say(type="hold", seat=other[1])
        used = other[0].hear("refused")

    assert held["seconds"] == round(QUICK.hold)
    assert refused["key"] == "server.held"
    assert kept["type"] == "ack"
    assert used["key"] == "server.hold-used"


def test_an_unanswered_claim_is_asked_before_it_lapses(base):
    with sit(base, "mandalorian", [ME, LOCAL]) as mia:
        while not claimed_by_server(mia) and mia.seq < 600 and mia.result is None:
            prompt = mia.due()
            answer = mia.decide(prompt["seat"], first_but_claims(prompt))
            while answer["type"] == "ack" and mia.seq < answer["seq"]:
                mia.hear("events")
        asked = claimed_by_server(mia)

    assert asked[0]["decision"]["do"] == "claim_rent"
    told = [line["kind"] for frame in mia.heard for line in json.loads(frame).get("lines", [])]
    assert "RentLapsed" not in told


def claimed_by_server(player: Player) -> list[dict]:
    return [json.loads(frame) for frame in player.heard if '"by":"server"' in frame]


def first_but_claims(prompt: dict) -> dict:
    wanted = (
        "buy",
        "roll",
        "end_turn",
        "pass",
        "settle",
        "mortgage",
        "sell_building",
        "declare_bankruptcy",
        "pay_fine",
    )
    decisions = [option["decision"] for option in prompt["options"]]
    return min(decisions, key=lambda one: wanted.index(one["do"]) if one["do"] in wanted else len(wanted))
