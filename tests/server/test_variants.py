"""Missions, short and timed games at the server: boards, tokens chosen in the game, and the clock."""

import json
import sqlite3

import pytest

from holotable.server.tables.clock import KEEP_EVERY, Clock
from tests.support.serving import Player, get, open_table, post, serving, token_of

SEATS = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
MISSIONS = {"missions": True}
PICKED = "asajj-ventress"
TIMED = {"variant": "timed"}


def refused(base: str, **wish) -> str:
    answer = post(f"{base}/api/tables", json={"edition": "clone-wars", "seats": SEATS, **wish})
    assert answer.status_code >= 400
    return answer.json()["key"]


def test_a_board_tells_sides_missions_and_variants(base):
    board = get(f"{base}/api/editions/clone-wars").json()

    assert {token["side"] for token in board["info"]["tokens"]} == {"light", "dark"}
    assert [mission["id"] for mission in board["missions"]][:2] == ["light-1", "light-2"]
    assert len(board["missions"]) == 12
    assert all(mission["rule"].startswith("CW-") and mission["text"]["de"] for mission in board["missions"])
    assert board["variants"] == {
        "short": {"deal": 3, "houses_for_hotel": 3},
        "timed": {"deal": 2, "houses_for_hotel": 4},
    }


def test_a_board_tells_the_share_of_a_tax(base):
    board = get(f"{base}/api/editions/episode-one").json()

    assert [space["share"] for space in board["spaces"] if space["kind"] == "tax"] == [10, 0]
    assert board["missions"] == []


def test_with_missions_tokens_are_chosen_in_the_game(base):
    opened = open_table(base, "clone-wars", SEATS, options=MISSIONS)
    with Player(base, opened["table"], token_of(opened)) as mia:
        hello = mia.hear("hello")
        mia.hear("state")
        asked = mia.due()
        mia.decide(asked["seat"], {"do": "choose_token", "token": PICKED})
        presence = mia.hear("presence")

    assert asked["kind"] == "pick_token"
    assert [seat["token"] for seat in hello["seats"]] == [None, None]
    assert presence["seats"][asked["seat"]]["token"] == PICKED


def test_a_token_before_the_game_is_refused_with_missions(base):
    early = [{**SEATS[0], "token": "anakin-skywalker"}, SEATS[1]]

    assert refused(base, seats=early, options=MISSIONS) == "server.token-later"


@pytest.mark.parametrize(
    ("wish", "key"),
    [({"options": TIMED}, "server.no-limit"), ({"minutes": 30}, "server.no-clock")],
)
def test_a_clock_belongs_to_a_timed_game(base, wish, key):
    assert refused(base, **wish) == key


def test_the_time_left_is_told_and_time_is_called_after_a_restart(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "clone-wars", SEATS, options=TIMED, minutes=1)
        with Player(base, opened["table"], token_of(opened)) as mia:
            first = mia.hear("state")
    leave(games, 1)
    with serving(games) as base, Player(base, opened["table"], token_of(opened)) as mia:
        second = mia.hear("state")
        called = mia.hear("events")
        mia.play_on()

    assert first["clock"] == 60
    assert second["clock"] == 1
    assert (called["seat"], called["by"], called["decision"]) == (-1, "server", {"do": "time_up"})
    assert called["clock"] is None
    assert called["view"]["time_up"]
    assert mia.result["reason"] == "timed.end"


def leave(games, seconds: int) -> None:
    """Set what is left of the clock of the only game."""
    with sqlite3.connect(games) as base:
        lobby = json.loads(base.execute("SELECT lobby FROM game").fetchone()[0])
        base.execute("UPDATE game SET lobby = ?", (json.dumps({**lobby, "left": seconds}),))
    base.close()


def test_a_clock_stands_until_somebody_comes_and_is_kept_now_and_then():
    now = [100.0]
    clock = Clock(60, lambda: now[0])
    now[0] += 50
    stood = clock.left
    clock.run()
    now[0] += KEEP_EVERY
    is_kept = clock.is_to_be_kept()
    kept = clock.note_kept()
    clock.stand()
    now[0] += 100

    assert (stood, is_kept, kept, clock.seconds) == (60, True, 50, 50)
    assert not clock.is_to_be_kept()
    assert clock.pause() == KEEP_EVERY


def test_nothing_of_the_worth_leaks_before_a_tax_is_chosen(base):
    opened = open_table(base, "episode-one", SEATS)
    with Player(base, opened["table"], token_of(opened)) as mia:
        state = mia.hear("state")

    assert state["view"]["worth"] is None
