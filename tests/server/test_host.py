"""The host of a table: pauses, who may watch, seats and names before the start, and who is host afterwards."""

import dataclasses
import json
import signal

import pytest

from holotable.server.tables.transfer import file_lines
from holotable.table.log_file import parse_log
from holotable.table.verification import verify_log
from tests.support.command_line import run
from tests.support.guests import Driven
from tests.support.guests import run as play_driven
from tests.support.serving import QUICK, Player, get, open_table, post, process, serving, token_of

MIA, FRIEND, BOT = {"kind": "me", "name": "Mia"}, {"kind": "friend"}, {"kind": "bot"}
HASTY = dataclasses.replace(QUICK, pause_guarded=0.1, host_away=0.1)

DONE = {
    "pause": lambda one, _: one["paused"],
    "resume": lambda one, _: not one["paused"],
    "lock": lambda one, _: one["locked"],
    "unlock": lambda one, _: not one["locked"],
    "free-words": lambda one, _: one["free_words"],
    "only-phrases": lambda one, _: not one["free_words"],
    "make-host": lambda one, about: one["host"] == about,
    "invite": lambda one, about: about in [invite["seat"] for invite in one["invites"]],
    "withdraw": lambda one, about: about not in [invite["seat"] for invite in one["invites"]],
}


class Guest(Player):
    """Somebody who knows how matters stand."""

    def host(self, do: str, seat: int = 0, **more: object) -> dict:
        """Ask for something and wait for the answer: how matters stand once it is done, or why not."""
        self.say(type="host", seat=seat, do=do, **more)
        while True:
            answer = self.hear("company", "refused")
            if answer["type"] == "refused" or DONE[do](answer, more.get("about")):
                return answer

    def until(self, is_so) -> dict:
        while not is_so(company := self.hear("company")):
            pass
        return company


def at(base, table, token=None, query=""):
    guest = Guest(base, table, token, query=f"?lang=en{query}")
    guest.hear("words", "bye")
    return guest


def friends(base, edition="falcon", more=()):
    """A game of Mia, who has made the table, and Ben."""
    opened = open_table(base, edition, [MIA, FRIEND, *more])
    ben = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    return opened["table"], token_of(opened), token_of(ben)


@pytest.fixture
def table(base):
    return friends(base)


# pausing


def test_nobody_decides_while_the_game_is_paused(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben:
        due = mia.hear("state")["due"][0]
        ben.hear("state")
        told = mia.host("pause")
        assert told["paused"] == {"by": 0, "seconds": told["paused"]["seconds"], "yours_to_end": True}
        assert not ben.until(lambda one: one["paused"])["paused"]["yours_to_end"]
        decider = (mia, ben)[due]
        refused = decider.decide(due, decider.prompts[0]["options"][0]["decision"])
        held = ben.say(type="hold", seat=1) or ben.hear("refused", "held")
        proposed = ben.say(type="propose", seat=1, what="bot", about=0) or ben.hear("refused")
        mia.host("resume")
        ben.until(lambda one: not one["paused"])
        played = decider.decide(due, decider.prompts[0]["options"][0]["decision"])

    assert {one["key"] for one in (refused, held, proposed)} == {"server.paused"}
    assert played["type"] == "ack"


def test_bots_stand_still_in_a_pause(tmp_path):
    slow = dataclasses.replace(QUICK, bot_pause=0.3, throw_pause=0.3, pause_guarded=1.5)
    with serving(tmp_path / "games.sqlite3", slow) as base:
        opened = open_table(base, "falcon", [MIA, BOT, BOT])
        with at(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on(1)
            mia.host("pause")
            before = len(mia.heard)
            mia.say(type="language", language="de")
            mia.hear("state")
            while mia.hear()["type"] != "company":  # everybody may end it now
                pass
            still = [json.loads(frame)["type"] for frame in mia.heard[before:]]
            mia.host("resume")
            mia.play_on(2)

    assert "events" not in still


def test_words_are_said_in_a_pause(base, table):
    with at(base, *table[:2]) as mia:
        mia.host("pause")
        mia.say(type="say", action="w", seat=0, phrase="back-soon")
        assert mia.hear("said", "refused")["type"] == "said"


def test_any_seat_ends_a_pause_that_has_lasted_long_enough(tmp_path):
    with serving(tmp_path / "games.sqlite3", HASTY) as base:
        game, mia_token, ben_token = friends(base)
        with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben, at(base, game) as guest:
            mia.host("pause")
            ben.until(lambda one: one["paused"] and one["paused"]["yours_to_end"])
            guest.say(type="host", seat=1, do="resume")
            assert guest.hear("refused")["key"] == "server.not-your-seat"
            assert ben.host("resume", 1)["paused"] is None


def test_the_clock_of_a_timed_game_stands_in_a_pause(base):
    opened = open_table(base, "episode-one", [MIA, FRIEND], options={"variant": "timed"}, minutes=5)
    post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"})
    with at(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.host("pause")
        mia.say(type="language", language="de")
        first = mia.hear("state")["clock"]
        for _ in range(40):  # however long this takes
            mia.say(type="language", language="en")
            last = mia.hear("state")["clock"]
    assert first == last


def test_a_pause_and_a_host_and_a_lock_outlive_a_server_that_is_killed(tmp_path):
    games = tmp_path / "games.sqlite3"
    with process(games) as (server, base):
        game, mia_token, ben_token = friends(base)
        with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben:
            mia.hear("state")
            mia.host("only-phrases")
            mia.host("lock")
            mia.host("make-host", about=1)
            ben.until(lambda one: one["host"] == 1)
            told = ben.host("pause", 1)
            server.send_signal(signal.SIGKILL)
            server.wait()
    with process(games) as (_, base), Guest(base, game, ben_token, query="?lang=en") as ben:
        company = ben.hear("company")
        due = ben.hear("state")["due"][0]
        refused = ben.decide(1, {"do": "draw"})
        with at(base, game) as guest:
            bye = json.loads(guest.heard[-1])

    same = ("host", "locked", "free_words", "news")
    assert {key: company[key] for key in same} == {key: told[key] for key in same}
    assert (company["paused"]["by"], refused["key"], bye["reason"]) == (1, "server.paused", "locked")
    assert due in (0, 1)


# who may watch


def test_those_who_watch_are_asked_to_leave_a_locked_table_and_nobody_new_comes_in(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game) as guest, at(base, game, ben_token) as ben:
        mia.host("lock")
        bye = guest.hear("bye")
        with at(base, game) as another:
            turned_away = json.loads(another.heard[-1])
        lines = get(f"{base}/api/tables/{game}/lines")
        own = get(f"{base}/api/tables/{game}/lines", headers={"Authorization": f"Bearer {ben_token}"})
        mia.host("unlock")
        with at(base, game) as again:
            assert again.hear("state")
        assert ben.until(lambda one: not one["locked"])

    assert bye["reason"] == turned_away["reason"] == "locked"
    assert (lines.status_code, lines.json()["key"], own.status_code) == (403, "server.locked", 200)


def test_where_only_phrases_are_said_a_text_is_refused(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben:
        mia.host("only-phrases")
        ben.until(lambda one: not one["free_words"])
        ben.say(type="say", action="w1", seat=1, text="free")
        refused = ben.hear("said", "refused")
        ben.say(type="say", action="w2", seat=1, phrase="agreed")
        said = ben.hear("said", "refused")
        mia.host("free-words")
        ben.until(lambda one: one["free_words"])
        ben.say(type="say", action="w3", seat=1, text="free")
        free = ben.hear("said", "refused")

    assert (refused["key"], said["type"], free["type"]) == ("server.words-off", "said", "said")


# what is refused


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"do": "pause", "seat": 0}, "not-your-seat"),
        ({"do": "pause"}, "not-host"),
        ({"do": "resume"}, "not-host"),
        ({"do": "lock"}, "not-host"),
        ({"do": "only-phrases"}, "not-host"),
        ({"do": "make-host", "about": 1}, "not-host"),
        ({"do": "invite", "about": 0}, "not-host"),
        ({"do": "order", "order": [1, 0]}, "not-host"),
        ({"do": "rename", "about": 0, "name": "Max"}, "not-host"),
        ({"do": "reign"}, "malformed"),
        ({"do": "pause", "more": 1}, "malformed"),
        ({"do": "rename", "about": 1, "name": ""}, "malformed"),
        ({"do": "order", "order": [9, 1]}, "malformed"),
    ],
)
def test_who_is_not_host_changes_nothing(base, table, message, key):
    game, _, ben_token = table
    with at(base, game, ben_token) as ben:
        refused = ben.host(**{"seat": 1, **message})
        with at(base, game) as guest:
            watched = guest.host("pause", 0)
        company = next(json.loads(frame) for frame in ben.heard if '"company"' in frame)

    assert (refused["key"], watched["key"]) == (f"server.{key}", "server.not-your-seat")
    assert (company["host"], company["paused"], company["locked"], company["news"]) == (0, None, False, [])


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"do": "order", "order": [1, 0]}, "begun"),
        ({"do": "rename", "about": 1, "name": "Max"}, "begun"),
        ({"do": "token", "about": 1, "token": "blue"}, "begun"),
        ({"do": "make-host"}, "malformed"),
        ({"do": "make-host", "about": 7}, "malformed"),
        ({"do": "make-host", "about": 2}, "no-person"),
        ({"do": "invite", "about": 1}, "seat-held"),
        ({"do": "invite", "about": 0}, "seat-held"),
    ],
)
def test_a_host_cannot_do_what_makes_no_sense(base, message, key):
    game, mia_token, ben_token = friends(base, more=[BOT])
    with at(base, game, mia_token) as mia, at(base, game, ben_token):
        assert mia.host(**message)["key"] == f"server.{key}"


def test_what_has_no_meaning_when_the_game_is_over_is_refused(base):
    opened = open_table(base, "falcon", [MIA, {"kind": "local", "name": "Leo"}, BOT])
    with at(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        code = mia.host("invite", about=2)["invites"][0]["code"]
        while mia.result is None:
            if (prompt := mia.due()) is None:
                mia.hear("events")
            else:
                resigned = mia.decide(prompt["seat"], {"do": "resign"})
                while mia.seq < resigned["seq"]:
                    mia.hear("events")
        ended = mia.until(lambda one: not one["invites"])
        answers = [mia.host(do, about=2) for do in ("pause", "lock", "invite")]
        for message in ({"type": "hold", "seat": 0}, {"type": "return", "seat": 0}):
            mia.say(**message)
            answers.append(mia.hear("refused", "held", "company"))
        late = take(base, opened["table"], code)
        proof = get(f"{base}/api/tables/{opened['table']}/log").text
        words = mia.host("only-phrases")
        same = get(f"{base}/api/tables/{opened['table']}/log").text

    assert [one["key"] for one in answers] == ["server.over"] * 5
    assert answers[0]["says"] == "The game is over, so this does nothing any more."
    assert (ended["paused"], late.json()["key"]) == (None, "server.not-open")
    assert words["news"][-1]["says"] == "Mia allows quick phrases only."
    assert same == proof  # what proves the dice stays as everybody has seen it


def test_what_is_done_again_and_again_is_told_once(base, table):
    with at(base, *table[:2]) as mia:
        mia.host("make-host", about=1)
        with at(base, table[0], table[2]) as ben:
            for _ in range(12):
                for do in ("pause", "resume"):
                    told = ben.host(do, 1)

    says = ["Mia has made Ben the host.", "Ben has paused the game.", "Ben goes on with the game."]
    assert [one["says"] for one in told["news"]] == says


def test_a_host_who_does_too_much_at_once_is_asked_to_wait(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, host_acts_per_minute=4)) as base:
        game, mia_token, ben_token = friends(base)
        with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben:
            assert {ben.host("pause", 1)["key"] for _ in range(9)} == {"server.not-host"}  # costs the host nothing
            done = [mia.host(do)["type"] for do in ("lock", "unlock", "lock", "unlock")]
            refused = mia.host("lock")

    assert (set(done), refused["key"]) == ({"company"}, "server.too-quick")


def test_before_the_game_there_is_nothing_to_pause(base):
    opened = open_table(base, "falcon", [MIA, FRIEND])
    with at(base, opened["table"], token_of(opened)) as mia:
        keys = [mia.host(do, about=0)["key"] for do in ("pause", "resume", "lock", "invite")]
    assert set(keys) == {"server.not-begun"}


# before the start


def test_only_the_host_fills_seats_and_begins(base):
    opened = open_table(base, "falcon", [MIA, FRIEND, FRIEND])
    ben = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    start = f"{base}/api/tables/{opened['table']}/start"
    refused = post(start, json={}, headers={"Authorization": f"Bearer {token_of(ben)}"})
    begun = post(start, json={}, headers={"Authorization": f"Bearer {token_of(opened)}"})

    assert (refused.status_code, refused.json()["key"]) == (400, "server.not-host")
    assert begun.status_code == 200


def test_the_host_puts_seats_in_order_and_everybody_keeps_their_own(base):
    opened = open_table(base, "mandalorian", [MIA, FRIEND, FRIEND, BOT])
    ben = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    with at(base, opened["table"], token_of(opened)) as mia, at(base, opened["table"], token_of(ben)) as bens:
        mia.say(type="host", seat=0, do="order", order=[3, 1, 0, 2])
        hello = mia.hear("hello")
        assert (hello["yours"], bens.hear("hello")["yours"]) == ([2], [1])
        assert mia.until(lambda one: one["host"] == 2)
        mia.say(type="host", seat=2, do="rename", about=2, name="Mia M.")
        assert mia.hear("hello")["seats"][2]["name"] == "Mia M."
        refused = mia.host("rename", 2, about=1, name="mia m.")
    post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ada"})
    with at(base, opened["table"], token_of(opened)) as mia:
        again = json.loads(mia.heard[0])
        names = [seat["name"] for seat in mia.hear("state")["view"]["seats"]]

    assert [seat["kind"] for seat in hello["seats"]] == ["bot", "person", "person", "open"]
    assert refused["key"] == "server.name-taken"
    assert (again["yours"], names[1:]) == ([2], ["Ben", "Mia M.", "Ada"])


def test_the_host_chooses_pieces_before_the_start(base):
    opened = open_table(base, "falcon", [{**MIA, "token": "red"}, FRIEND, BOT])
    with at(base, opened["table"], token_of(opened)) as mia:
        mia.say(type="host", seat=0, do="token", about=2, token="green")  # noqa: S106 - a piece
        tokens = [seat["token"] for seat in mia.hear("hello")["seats"]]
        taken = mia.host("token", about=2, token="red")  # noqa: S106
        unknown = mia.host("token", about=2, token="plaid")  # noqa: S106

    assert tokens == ["red", None, "green"]
    assert (taken["key"], unknown["key"]) == ("server.token-taken", "server.malformed")


@pytest.mark.parametrize("order", [None, [0, 1], [0, 0, 1], [0, 1, 3]])
def test_an_order_names_every_seat_once(base, order):
    opened = open_table(base, "falcon", [MIA, FRIEND, BOT])
    with at(base, opened["table"], token_of(opened)) as mia:
        assert mia.host("order", **({} if order is None else {"order": order}))["key"] == "server.malformed"


# the role


def test_the_role_is_handed_over_and_the_former_host_is_host_no_more(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben:
        assert mia.host("make-host", about=1)["host"] == 1
        assert mia.host("pause")["key"] == "server.not-host"
        ben.until(lambda one: one["host"] == 1)
        assert ben.host("pause", 1)["paused"]


def test_a_host_who_is_gone_passes_the_role_on_to_whoever_came_first(tmp_path):
    with serving(tmp_path / "games.sqlite3", HASTY) as base:
        opened = open_table(base, "mandalorian", [MIA, FRIEND, FRIEND])
        ada, ben = (
            post(f"{base}/api/tables/{opened['table']}/join", json={"name": name}).json() for name in ("Ada", "Ben")
        )
        with at(base, opened["table"], token_of(opened)):
            pass
        with at(base, opened["table"], token_of(ben)) as bens:
            company = bens.until(lambda one: one["host"] != 0)
            with at(base, opened["table"], token_of(ada)) as adas:
                assert adas.host("pause", 1)["key"] == "server.not-host"

    assert company["host"] == 2
    assert company["news"][-1]["says"] == "The host is gone. Now Ben is the host."


# another person on a seat


def take(base, game, code, **more):
    return post(f"{base}/api/tables/{game}/seat", json={"invite": code, **more})


def test_a_person_takes_a_bots_seat_by_the_hosts_link_once(base):
    opened = open_table(base, "falcon", [MIA, BOT])
    game = opened["table"]
    with at(base, game, token_of(opened)) as mia, at(base, game) as guest:
        code = mia.host("invite", about=1)["invites"][0]["code"]
        assert not guest.until(lambda one: one["news"])["invites"]
        taken, again, late = (
            take(base, game, code, key="k" * 16),
            take(base, game, code, key="k" * 16),
            take(base, game, code),
        )
        with at(base, game, token_of(taken.json())) as zoe:
            hello = json.loads(zoe.heard[0])
        company = mia.until(lambda one: not one["invites"] and len(one["news"]) == 2)

    assert (hello["yours"], hello["seats"][1]["kind"], hello["seats"][1]["bot"]) == ([1], "person", None)
    assert taken.json()["resume"] == again.json()["resume"]
    assert (late.status_code, late.json()["key"]) == (400, "server.not-open")
    assert [one["says"] for one in company["news"]] == [
        f"Mia invites a person to the seat of {hello['seats'][1]['name']}.",
        f"Another person plays {hello['seats'][1]['name']} from now on.",
    ]


def wait_until_away(player, seat):
    while not player.hear("presence")["seats"][seat]["away"]:
        pass


def test_the_seat_of_somebody_absent_goes_to_another_and_the_old_link_ends(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, away_after=0.05)) as base:
        game, mia_token, ben_token = friends(base)
        with at(base, game, mia_token) as mia:
            wait_until_away(mia, 1)
            old = mia.host("invite", about=1)["invites"][0]["code"]
            with at(base, game, ben_token):
                mia.until(lambda one: not one["invites"])  # Ben is back
            wait_until_away(mia, 1)
            late = take(base, game, old)
            new = take(base, game, mia.host("invite", about=1)["invites"][0]["code"])
            with at(base, game, ben_token) as former, at(base, game, token_of(new.json())) as other:
                yours = [json.loads(one.heard[0])["yours"] for one in (former, other)]
                refused = former.decide(1, {"do": "draw"})
            link = get(f"{base}/r/{ben_token}")

    assert yours == [[], [1]]
    assert late.json()["key"] == "server.not-open"
    assert (refused["key"], link.status_code) == ("server.not-your-seat", 404)


def test_who_takes_a_bots_seat_brings_a_name_of_their_own(base):
    opened = open_table(base, "mandalorian", [MIA, FRIEND, BOT])
    game = opened["table"]
    ben = post(f"{base}/api/tables/{game}/join", json={"name": "Ben"}).json()
    with at(base, game, token_of(opened)) as mia, at(base, game, token_of(ben)):
        bot = mia.hear("state")["view"]["seats"][2]["name"]
        code = mia.host("invite", about=2)["invites"][0]["code"]
        same = take(base, game, code, name="mia")
        taken = take(base, game, code, name="Zoe", key="k" * 16)
        news = mia.until(lambda one: len(one["news"]) == 2)["news"][-1]["says"]
        seen = mia.view["seats"][2]["name"]
        with at(base, game, token_of(taken.json())) as zoe:
            names = [seat["name"] for seat in zoe.hear("state")["view"]["seats"]]
    summary = get(f"{base}/api/tables/{game}").json()

    assert (same.status_code, same.json()["key"]) == (400, "server.name-taken")
    assert names == [seat["name"] for seat in summary["seats"]] == ["Mia", "Ben", "Zoe"]
    assert (seen, news) == ("Zoe", f"Zoe has taken the seat of {bot}.")


def test_another_person_begins_without_the_instructions_of_the_one_before(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, away_after=0.05)) as base:
        game, mia_token, ben_token = friends(base, "mandalorian")
        with at(base, game, mia_token) as mia:
            with at(base, game, ben_token) as ben:
                ben.say(type="instruct", seat=1, what="quick")
                ben.until(lambda one: "quick" in given(one))
                while not mia.hear("presence")["seats"][1]["online"]:
                    pass
            wait_until_away(mia, 1)
            taken = take(base, game, mia.host("invite", about=1)["invites"][0]["code"])
            with Guest(base, game, token_of(taken.json())) as zoe:
                company = zoe.hear("company")

    assert given(company) == ["claim"]


def given(company):
    return [one["what"] for one in company["instructions"]]


@pytest.mark.parametrize("wish", [{}, {"invite": "short"}, {"invite": 5}, {"invite": "x" * 22, "more": 1}])
def test_an_invitation_that_is_none_gives_no_seat(base, table, wish):
    assert post(f"{base}/api/tables/{table[0]}/seat", json=wish).status_code == 400
    assert take(base, table[0], "x" * 22).json()["key"] == "server.not-open"
    assert take(base, "AAAAAAAAAAAAAAAA", "x" * 22).status_code == 404


def test_an_invitation_that_was_withdrawn_gives_no_seat(base):
    opened = open_table(base, "falcon", [MIA, BOT])
    with at(base, opened["table"], token_of(opened)) as mia:
        code = mia.host("invite", about=1)["invites"][0]["code"]
        assert mia.host("withdraw", about=1)["invites"] == []
        assert take(base, opened["table"], code).json()["key"] == "server.not-open"


def test_who_is_invited_may_look_at_a_locked_table(base):
    opened = open_table(base, "falcon", [MIA, BOT])
    with at(base, opened["table"], token_of(opened)) as mia:
        mia.host("lock")
        code = mia.host("invite", about=1)["invites"][0]["code"]
        with at(base, opened["table"], query=f"&seat={code}") as invited:
            assert invited.hear("state")


# in the log


def test_every_log_with_what_the_host_did_is_verified_and_played_again(base, tmp_path):
    game, mia_token, ben_token = friends(base)
    with at(base, game, mia_token) as mia, at(base, game, ben_token):
        mia.hear("state")
        for do in ("pause", "resume", "lock", "unlock", "only-phrases"):
            mia.host(do)
        said = mia.host("make-host", about=1)["news"]
        mia.decide(0, {"do": "resign"})
        while mia.result is None:
            mia.hear("events", "state")
    file = tmp_path / "game.jsonl"
    file.write_text(get(f"{base}/api/tables/{game}/log").text)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    verified, replayed = run("verify", file), run("replay", file)

    acts = [one["what"]["act"] for one in records if one.get("kind") == "table"]
    assert acts == ["paused", "resumed", "locked", "unlocked", "only-phrases", "host"]
    assert len(said) == len(acts)
    assert (verified.returncode, replayed.returncode) == (0, 0), (verified, replayed)


def test_what_happens_after_the_end_leaves_the_log_as_everybody_was_shown_it(tmp_path):
    async def play():
        async with Driven(tmp_path / "games.sqlite3", "falcon") as table:
            both, game = await table.come(0, 1), table.actor.game
            while not game.is_over:
                for seat in {0, 1} & {*game.presenter.due()}:
                    await table.say(
                        both, type="decide", action="r", seat=seat, decision={"do": "resign"}, seen=game.seq
                    )
                await table.wait(1)
            shown = game.proof

            await table.actor._matters.handover.hand(1, "clock")  # as when the second late answer has ended the game

            file = "".join(f"{line}\n" for line in file_lines(table.storage.load(table.id))).encode()
            assert verify_log(parse_log(file, "the file"), head=shown.head).is_over

    play_driven(play)


def test_a_host_cannot_stop_a_table_by_one_pause_after_the_other(tmp_path):
    async def play():
        async with Driven(tmp_path / "games.sqlite3", "falcon") as table:
            mia, ben = await table.come(0), await table.come(1)

            async def ask(client, seat: int, do: str) -> list[str]:
                return [one["key"] for one in await table.say(client, type="host", seat=seat, do=do) if "key" in one]

            assert await ask(mia, 0, "pause") == []
            await table.wait(QUICK.pause_guarded)
            assert await ask(ben, 1, "resume") == []
            await table.wait(QUICK.pause_guarded * 0.5)
            assert await ask(mia, 0, "pause") == ["server.pause-again"]
            await table.wait(QUICK.pause_guarded * 0.5)
            assert await ask(mia, 0, "pause") == []  # they have played for a while
            assert await ask(ben, 1, "resume") == ["server.not-host"]
            await table.wait(QUICK.pause_guarded * 0.25)
            assert await ask(ben, 1, "resume") == []  # a quarter of the time that they have played

    play_driven(play)
