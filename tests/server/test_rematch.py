"""Playing again: everybody who is there is asked, and all who would like to meet at one new table."""

import contextlib
import dataclasses
import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from holotable.server.store.upkeep import find_table
from tests.support.browsing import Browser
from tests.support.serving import PATIENCE, QUICK, Player, get, process, serving

ME = {"kind": "me", "name": "Mia"}
HERE = {"kind": "local", "name": "Leo"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "name": "Robo", "bot": "scout"}
PERSISTENT = dataclasses.replace(QUICK, rematch_patience=10 * PATIENCE)  # so that only answers end the question
HASTY = dataclasses.replace(QUICK, rematch_patience=0.2)


@pytest.fixture
def base(tmp_path):
    with serving(tmp_path / "games.sqlite3", PERSISTENT) as address:
        yield address


class Evening:
    """Mia and Ben, each at a browser of their own, and a spectator, at the end of a game."""

    def __init__(self, base: str, *more: dict, **wish: object) -> None:
        self.line = contextlib.ExitStack()
        self.mia, self.ben, self.eve = (self.line.enter_context(Browser(base)) for _ in range(3))
        self.table = self.mia.make("falcon", ME, FRIEND, *more, **wish)
        self.ben.join(self.table, "Ben")
        self.at = {who: self.line.enter_context(who.sit(self.table)) for who in (self.mia, self.ben, self.eve)}
        for player in self.at.values():
            player.hear("state")
        end([self.at[self.mia], self.at[self.ben]])

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def hears(self, who: Browser, is_it) -> dict:
        """Wait until somebody is told something about the question."""
        return news(self.at[who], is_it)


def end(players: list[Player]) -> None:
    """Let everybody resign in turn until the game is over; bots play on meanwhile."""
    until = time.monotonic() + PATIENCE
    while any(player.result is None for player in players):
        assert time.monotonic() < until
        for player in players:
            player.say(type="ping")
            player.hear("pong")  # whatever has happened before has been told
            if (prompt := player.due()) is not None:
                player.decide(prompt["seat"], {"do": "resign"})


def news(player: Player, is_it) -> dict:
    while True:
        told = player.hear("company")["rematch"]
        if told is not None and is_it(told):
            return told


def is_made(told: dict) -> bool:
    return told["next"] is not None


def seats_at(base: str, table: str) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in get(f"{base}/api/tables/{table}").json()["seats"]]


def test_whoever_says_yes_sits_at_the_same_new_table_and_the_spectator_learns_of_it(base):
    with Evening(base, BOT) as evening:
        mia, ben, eve = evening.mia, evening.ben, evening.eve
        assert mia.again(evening.table).json() == {"opened": None}
        asked = evening.hears(ben, lambda told: told["asked"] == [1])
        assert (asked["by"], asked["yes"], asked["next"]) == (0, [0], None)
        assert "Mia" in asked["says"]

        bens = ben.again(evening.table).json()["opened"]
        mias = mia.again(evening.table).json()["opened"]
        seen = evening.hears(eve, is_made)["next"]

        assert mias["table"] == bens["table"] == seen
        assert (mias["yours"], bens["yours"]) == ([0], [1])
        assert seats_at(base, seen) == [("Mia", "person"), ("Ben", "person"), ("Robo", "bot")]
        with mia.sit(seen) as one, ben.sit(seen) as two, eve.sit(seen) as third:
            assert [player.hear("hello")["yours"] for player in (one, two, third)] == [[0], [1], []]
            assert one.hear("state")["result"] is None


def test_nobody_is_told_a_token_of_another(base):
    with Evening(base) as evening:
        evening.mia.again(evening.table)
        bens = evening.ben.again(evening.table)
        mias = evening.mia.again(evening.table)
        for who in evening.at:
            evening.hears(who, is_made)
        told = "".join("".join(player.heard) for player in evening.at.values())
        tokens = [one.json()["opened"]["resume"].rsplit("/", 1)[1] for one in (mias, bens)]

    assert len(set(tokens)) == 2
    assert all(token not in told for token in tokens)
    assert tokens[0] not in bens.text + str(bens.headers)


def test_settings_are_the_same_and_what_is_brought_to_the_dice_is_new(tmp_path, base):
    entropy = "ab" * 16
    with Evening(base, BOT, pace="relaxed", entropy="cd" * 16) as evening:
        evening.mia.again(evening.table, entropy=entropy)
        evening.ben.again(evening.table)
        table = evening.mia.again(evening.table).json()["opened"]["table"]
        with evening.mia.sit(table) as player:
            player.hear("state")
    before, after = (find_table(tmp_path / "games.sqlite3", one).lobby for one in (evening.table, table))
    assert [seat.pop("entropy") for seat in after["seats"]] == [entropy, None, None]
    assert [seat.pop("entropy") for seat in before["seats"]] == ["cd" * 16, None, None]
    assert after["pace"] == "relaxed"
    assert {**after, "seats": None} == {**before, "seats": None}


def test_a_seat_of_whoever_would_rather_not_is_open(base):
    with Evening(base, BOT) as evening:
        evening.mia.again(evening.table)
        evening.ben.again(evening.table, yes=False)
        table = evening.hears(evening.ben, is_made)["next"]
        refused = evening.ben.again(evening.table)
        assert seats_at(base, table) == [("Mia", "person"), ("", "open"), ("Robo", "bot")]
        assert (refused.status_code, refused.json()["key"]) == (400, "server.rematch-made")
        evening.ben.join(table, "Ben")  # but may still come by the link
        assert seats_at(base, table)[1] == ("Ben", "person")


def test_the_absent_are_not_waited_for_and_keep_an_open_seat(base):
    with Evening(base) as evening:
        evening.at[evening.ben].__exit__()
        while evening.at[evening.mia].hear("presence")["seats"][1]["online"]:
            pass
        table = evening.mia.again(evening.table).json()["opened"]["table"]
        assert seats_at(base, table) == [("Mia", "person"), ("", "open")]


def test_somebody_who_goes_is_not_asked_any_more(base):
    with Evening(base) as evening:
        evening.mia.again(evening.table)
        evening.at[evening.ben].__exit__()
        assert evening.hears(evening.mia, is_made)["yes"] == [0]


def test_silence_is_no_yes_and_does_not_last(tmp_path):
    with serving(tmp_path / "games.sqlite3", HASTY) as base, Evening(base) as evening:
        evening.mia.again(evening.table)
        table = evening.hears(evening.ben, is_made)["next"]
        assert seats_at(base, table) == [("Mia", "person"), ("", "open")]


def test_an_answer_may_be_changed_and_a_proposal_withdrawn(base):
    with Evening(base) as evening:
        evening.mia.again(evening.table)
        assert evening.mia.again(evening.table, yes=False).json() == {"opened": None}
        gone = evening.ben.again(evening.table, yes=False)
        assert (gone.status_code, gone.json()["key"]) == (400, "server.no-rematch")
        evening.ben.again(evening.table)
        assert evening.hears(evening.mia, lambda told: told["asked"] == [0])["by"] == 1


def test_those_who_play_at_one_screen_move_together(base):
    with Evening(base, HERE) as evening:
        evening.mia.again(evening.table)
        evening.ben.again(evening.table)
        opened = evening.mia.again(evening.table).json()["opened"]
        assert opened["yours"] == [0, 2]
        assert [name for name, _ in seats_at(base, opened["table"])] == ["Mia", "Ben", "Leo"]


def test_seats_in_a_new_order_belong_to_the_same_people(base):
    orders = set()
    for _ in range(12):
        with Evening(base, BOT, HERE) as evening:
            evening.mia.again(evening.table, shuffle=True)
            bens = evening.ben.again(evening.table).json()["opened"]
            mias = evening.mia.again(evening.table).json()["opened"]
            names = [name for name, _ in seats_at(base, mias["table"])]
        assert [names[seat] for seat in bens["yours"]] == ["Ben"]
        assert {names[seat] for seat in mias["yours"]} == {"Mia", "Leo"}
        orders.add(tuple(names))
    assert len(orders) > 1


def test_two_who_press_at_the_same_time_get_one_table(base):
    with Evening(base) as evening, ThreadPoolExecutor(4) as at_once:
        pressed = [at_once.submit(who.again, evening.table) for who in (evening.mia, evening.ben) for _ in range(2)]
        assert {one.result().status_code for one in pressed} == {200}
        tables = {who.again(evening.table).json()["opened"]["table"] for who in (evening.mia, evening.ben)}
        again = evening.mia.again(evening.table, shuffle=True).json()["opened"]
    assert len(tables) == 1
    assert again["table"] in tables


def test_only_who_sits_at_a_finished_game_may_answer(base):
    with Evening(base) as evening:
        running = evening.mia.make("falcon", ME, HERE)
        answers = {
            "a spectator": evening.eve.again(evening.table),
            "a running game": evening.mia.again(running),
            "an unknown table": evening.mia.again("A" * 16),
            "no proposal": evening.mia.again(evening.table, yes=False),
            "an old seal": evening.mia.again(evening.table, seal="x" * 16),
        }
        told = evening.at[evening.mia]
        told.say(type="ping")
        told.hear("pong")
        last = [json.loads(frame) for frame in told.heard if '"type":"company"' in frame][-1]
    assert {what: (one.status_code, one.json()["key"]) for what, one in answers.items()} == {
        "a spectator": (403, "server.not-your-seat"),
        "a running game": (409, "server.not-over"),
        "an unknown table": (404, "server.no-table"),
        "no proposal": (400, "server.no-rematch"),
        "an old seal": (400, "server.no-seal"),
    }
    assert last["rematch"] is None


def test_a_former_seat_is_refused(base):
    with Evening(base) as evening, Browser(base) as former:
        former.http.cookies.update(evening.ben.http.cookies)
        assert evening.ben.ask(f"/api/tables/{evening.table}/renew", {}).status_code == 200
        refused = former.again(evening.table)
    assert (refused.status_code, refused.json()["key"]) == (403, "server.not-your-seat")


@pytest.mark.parametrize("wish", [{"yes": 1}, {"shuffle": "so"}, {"entropy": "g" * 32}, {"more": True}, {"seal": "é"}])
def test_a_malformed_answer_changes_nothing(base, wish):
    with Evening(base) as evening:
        refused = evening.mia.again(evening.table, **wish)
        assert (refused.status_code, refused.json()["key"]) == (400, "server.malformed")
        assert evening.ben.again(evening.table, yes=False).json()["key"] == "server.no-rematch"


def test_tables_are_made_again_in_measure(tmp_path):
    settings = dataclasses.replace(PERSISTENT, tables_per_minute=1, joins_per_minute=4)
    with serving(tmp_path / "games.sqlite3", settings) as base, Evening(base) as evening:
        codes = [evening.mia.again(evening.table).status_code for _ in range(4)]
    assert set(codes) == {429}


def test_a_page_of_another_site_can_answer_for_nobody(base):
    with Evening(base) as evening:
        answer = evening.mia.ask(f"/api/tables/{evening.table}/rematch", {}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403


def test_the_question_and_the_new_table_outlive_a_killed_server(tmp_path):
    games = tmp_path / "games.sqlite3"
    with process(games) as (server, base), Evening(base) as evening:
        assert evening.mia.again(evening.table, entropy="cd" * 16).json() == {"opened": None}
        server.kill()
        server.wait()
    with process(games) as (server, base), Browser(base) as mia, Browser(base) as ben:
        mia.http.cookies.update(evening.mia.http.cookies)
        ben.http.cookies.update(evening.ben.http.cookies)
        with ben.sit(evening.table) as player:
            asked = news(player, lambda told: told["asked"] == [1])
            made = ben.again(evening.table).json()["opened"]
        server.kill()
        server.wait()
    with process(games) as (_, base), Browser(base) as again:
        again.http.cookies.update(mia.http.cookies)
        mias = again.again(evening.table).json()["opened"]
        names = seats_at(base, mias["table"])
    assert (asked["yes"], asked["by"]) == ([0], 0)
    assert mias["table"] == made["table"]
    assert names == [("Mia", "person"), ("Ben", "person")]


def test_a_table_that_waits_for_its_host_is_followed_by_one_that_waits_too(base):
    with Browser(base) as mia:
        table = mia.make("falcon", ME, HERE, begin="host")
        mia.ask(f"api/tables/{table}/start", {})
        with mia.sit(table) as player:
            player.hear("state")
            end([player])
        after = mia.again(table).json()["opened"]["table"]
        with mia.sit(after) as player:
            hello = player.hear("hello")

    assert (hello["begin"], hello["started"]) == ("host", False)
