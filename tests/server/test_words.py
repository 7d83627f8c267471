"""What people say at a table: to whom, how much, in which language, and that no game remembers it."""

import json
import signal
import sqlite3

import pytest

from holotable.locales import say
from holotable.server.company.words import BURST, CROWD, KEPT, PHRASES, SHOWN, TEXT_MOST, legible
from holotable.server.store.upkeep import delete_tables
from tests.support.serving import Player, get, open_table, post, process, serving, token_of

MIA, FRIEND, BOT = {"kind": "me", "name": "Mia"}, {"kind": "friend"}, {"kind": "bot"}
SENTENCE = "The blue droid sleeps under the third moon"


@pytest.fixture
def table(base):
    """A table where Mia waits for somebody; Ben has joined."""
    opened = open_table(base, "falcon", [MIA, FRIEND, FRIEND])
    ben = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    return opened["table"], token_of(opened), token_of(ben)


def at(base, table, token=None, language="en"):
    player = Player(base, table, token, query=f"?lang={language}")
    player.hear("words")
    return player


def answer(player, **message):
    player.say(type="say", **{"action": "a1", **message})
    return player.hear("said", "refused")


def last_words(base, table, token=None):
    with Player(base, table, token) as player:
        return player.hear("words")["words"]


# who hears what


def test_everybody_hears_a_phrase_in_their_own_language(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, ben_token, "de") as ben, at(base, game, None, "de") as guest:
        said = answer(mia, seat=0, phrase="good-luck")
        heard, watched = ben.hear("said"), guest.hear("said")

    assert (said["word"]["says"], said["action"]) == ("Good luck!", "a1")
    assert (heard["word"]["says"], heard["action"]) == ("Viel Glück!", None) == (watched["word"]["says"], None)
    assert (heard["word"]["name"], heard["word"]["seat"], heard["word"]["phrase"]) == ("Mia", 0, "good-luck")


def test_there_are_words_for_every_phrase_in_both_languages(base, table):
    with Player(base, table[0], query="?lang=de") as guest:
        german = guest.hear("words")["phrases"]
        guest.say(type="language", language="en")
        english = guest.hear("words")["phrases"]

    assert [one["key"] for one in german] == [one["key"] for one in english] == list(PHRASES)
    assert all(de["says"] != en["says"] for de, en in zip(german, english, strict=True))


def test_what_was_said_is_worded_anew_in_another_language(base, table):
    with at(base, table[0], table[1]) as mia:
        answer(mia, seat=0, phrase="thanks")
        mia.say(type="language", language="de")
        assert [one["says"] for one in mia.hear("words")["words"]] == ["Danke!"]


def test_a_text_of_ones_own_reaches_everybody_as_it_is(base, table):
    markup = "<b onclick='x()'>1 & 2</b> “ä” 👩‍🚀 שלום"
    with at(base, table[0], table[1]) as mia, at(base, table[0], table[2], "de") as ben:
        answer(mia, seat=0, text=markup)
        assert ben.hear("said")["word"]["says"] == markup


def test_those_who_watch_speak_apart_under_numbers(base, table):
    game, mia_token, _ = table
    with at(base, game, mia_token, "de") as mia, at(base, game) as first, at(base, game) as second:
        answer(first, text="one", action="x1")
        answer(second, text="two", action="x2")
        answer(first, text="three", action="x3")
        heard = [mia.hear("said")["word"] for _ in range(3)]

    assert [word["name"] for word in heard] == ["Zuschauer 1", "Zuschauer 2", "Zuschauer 1"]
    assert all(word["watching"] and word["seat"] is None for word in heard)


def test_words_can_be_said_in_the_game_too(base):
    opened = open_table(base, "falcon", [MIA, BOT])
    with at(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        assert answer(mia, seat=0, text="begun")["type"] == "said"


# coming back


def said_often(path, game, count, start=100):
    """Let Mia have said something many times, as the server keeps it."""
    rows = [(game, start + n, 1, "Mia", None, f"old{n}", None, f"word {n}") for n in range(count)]
    with sqlite3.connect(path) as base:
        base.executemany("INSERT INTO word VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def test_a_table_shows_its_last_words_and_forgets_its_oldest(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "falcon", [MIA, FRIEND])
        with at(base, opened["table"]) as guest:
            answer(guest, text="from the gallery")
    said_often(games, opened["table"], KEPT)
    with serving(games) as base, Player(base, opened["table"], token_of(opened)) as mia:
        shown = mia.hear("words")["words"]
        said = answer(mia, seat=0, text="the newest")
    with sqlite3.connect(games) as file:
        kept = [text for (text,) in file.execute("SELECT text FROM word ORDER BY n")]

    assert [one["says"] for one in shown] == ["from the gallery"] + [f"word {n}" for n in range(KEPT - SHOWN, KEPT)]
    assert said["word"]["n"] > shown[-1]["n"]
    assert kept == ["from the gallery"] + [f"word {n}" for n in range(1, KEPT)] + ["the newest"]


def test_words_outlive_a_server_that_is_killed_and_are_not_said_twice(tmp_path):
    games = tmp_path / "games.sqlite3"
    with process(games) as (server, base):
        opened = open_table(base, "falcon", [MIA, BOT])
        with at(base, opened["table"], token_of(opened)) as mia:
            first = answer(mia, seat=0, text=SENTENCE, action="once")
            server.send_signal(signal.SIGKILL)
            server.wait()
    with process(games) as (_, base), Player(base, opened["table"], token_of(opened)) as mia:
        kept = mia.hear("words")["words"]
        again = answer(mia, seat=0, text=SENTENCE, action="once")
        words = last_words(base, opened["table"])

    assert kept == words == [first["word"]] == [again["word"]]


def test_the_same_message_sent_again_is_said_once(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, mia_token) as phone, at(base, game, ben_token) as ben:
        first = answer(mia, seat=0, text="once", action="same")
        again = answer(mia, seat=0, text="once", action="same")
        phone.hear("said")
        elsewhere = answer(phone, seat=0, text="once", action="same")
        other = answer(ben, seat=1, text="mine", action="same")
        while other["action"] is None:
            other = ben.hear("said")

    assert first["word"] == again["word"] == elsewhere["word"] != other["word"]
    assert [word["says"] for word in last_words(base, game)] == ["once", "mine"]


def test_a_spectator_who_sends_again_through_a_new_socket_keeps_the_number(base, table):
    with at(base, table[0]) as guest:
        answer(guest, text="first", action="x1")
    with at(base, table[0]) as guest:
        answer(guest, text="first", action="x1")
        named = answer(guest, text="second", action="x2")["word"]["name"]
        with at(base, table[0]) as other:
            assert answer(other, text="third", action="x3")["word"]["name"] == "Spectator 2"
    assert named == "Spectator 1"


# what is refused


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"seat": 1, "text": "as Ben"}, "not-your-seat"),
        ({"seat": 2, "text": "on an open seat"}, "not-your-seat"),
        ({"seat": 7, "phrase": "hello"}, "not-your-seat"),
        ({"text": "as a spectator"}, "not-your-seat"),
        ({"seat": 9, "text": "x"}, "malformed"),
        ({"seat": 0}, "malformed"),
        ({"seat": 0, "text": "both", "phrase": "hello"}, "malformed"),
        ({"seat": 0, "phrase": "insult"}, "malformed"),
        ({"seat": 0, "text": 5}, "malformed"),
        ({"seat": 0, "text": "x", "more": 1}, "malformed"),
        ({"seat": 0, "text": "x", "action": "no good"}, "malformed"),
        ({"seat": 0, "text": "x" * (TEXT_MOST + 1)}, "words-too-long"),
        ({"seat": 0, "text": "x" * 10_000}, "words-too-long"),
        ({"seat": 0, "text": ""}, "words-empty"),
        ({"seat": 0, "text": " \n\t\u200b\u202e\u2066\ufeff\x00\x1b\u3164"}, "words-empty"),
    ],
)
def test_what_cannot_be_said_is_refused_by_key_and_nobody_hears_it(base, table, message, key):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, ben_token) as ben:
        refused = answer(mia, **message)
        answer(mia, seat=0, phrase="hello", action="after")
        heard = ben.hear("said")

    assert (refused["type"], refused["key"]) == ("refused", f"server.{key}")
    assert heard["word"]["phrase"] == "hello"
    assert [word["phrase"] for word in last_words(base, game)] == ["hello"]


def test_who_watches_cannot_speak_for_a_seat(base, table):
    with at(base, table[0]) as guest:
        assert answer(guest, seat=0, text="as Mia")["key"] == "server.not-your-seat"


def test_whoever_has_given_back_a_link_is_heard_no_more(base, table):
    game, mia_token, _ = table
    post(f"{base}/api/tables/{game}/renew", headers={"Authorization": f"Bearer {mia_token}"})
    with at(base, game, mia_token) as former:
        assert answer(former, seat=0, text="still me")["key"] == "server.not-your-seat"


def test_letters_are_counted_as_people_count_them(base, table):
    with at(base, table[0], table[1]) as mia:
        said = answer(mia, seat=0, text="e\u0301" * TEXT_MOST)
    assert said["word"]["says"] == "é" * TEXT_MOST


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("two\nlines\tand \u00a0 gaps", "two lines and gaps"),
        ("safe\u202etxt.exe\u202c", "safetxt.exe"),
        ("\u2067turned\u2069\u200f round", "turned round"),
        ("\x1b[31mred\x07", "[31mred"),
        ("q" + "\u0301\u0302" + "\u0303" * 40, "q\u0301\u0302"),
        ("👩\u200d🚀 a\u200db", "👩\u200d🚀 ab"),
        ("&lt;i&gt; <i>", "&lt;i&gt; <i>"),
    ],
)
def test_what_hides_turns_round_or_covers_is_taken_out(written, seen):
    assert legible(written) == seen


# floods


def test_a_seat_that_floods_is_stopped_through_however_many_sockets(base, table):
    game, mia_token, ben_token = table
    with at(base, game, mia_token) as mia, at(base, game, mia_token) as phone, at(base, game, ben_token) as ben:
        answers = []
        for n in range(4 * BURST):
            speaker = (mia, phone)[n % 2]
            speaker.say(type="say", action=f"f{n}", seat=0, phrase="ouch")
            while True:
                one = speaker.hear("said", "refused")
                if one["action"] == f"f{n}":
                    break
            answers.append(one)
        assert answer(ben, seat=1, phrase="one-moment", action="calm")["type"]

    refused = [one for one in answers if one["type"] == "refused"]
    assert {one["key"] for one in refused} == {"server.too-quick"}
    assert answers.index(refused[0]) >= BURST
    assert len(last_words(base, game)) < 4 * BURST


def test_spectators_of_one_address_share_their_measure(base, table):
    with at(base, table[0]) as one, at(base, table[0]) as other:
        answers = [answer((one, other)[n % 2], phrase="ouch", action=f"g{n}") for n in range(CROWD)]
    assert "server.too-quick" in {one.get("key") for one in answers}


# nothing of it in the game


def test_no_export_log_record_or_line_holds_a_word(tmp_path, capfd):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "falcon", [MIA, {"kind": "local", "name": "Ben"}])
        with at(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            answer(mia, seat=0, text=SENTENCE)
            mia.decide(0, {"do": "resign"})
            while mia.result is None:
                mia.hear("events", "state")
            events = [frame for frame in mia.heard if json.loads(frame)["type"] in ("events", "state")]
        export = get(f"{base}/api/tables/{opened['table']}/log").text
        lines = get(f"{base}/api/tables/{opened['table']}/lines").text
        story = get(f"{base}/api/tables/{opened['table']}/story").text
    with sqlite3.connect(games) as file:
        holding = [row.split()[2] for row in file.iterdump() if SENTENCE in row]

    assert len(export.splitlines()) > 2
    assert not [text for text in (export, lines, story, *events, *capfd.readouterr()) if SENTENCE in text]
    assert holding == ['"word"']


def test_words_go_with_their_table(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "falcon", [MIA, BOT])
        with at(base, opened["table"], token_of(opened)) as mia:
            answer(mia, seat=0, text=SENTENCE)
    with sqlite3.connect(games) as file:
        kept = file.execute("SELECT count(*) FROM word").fetchone()
    delete_tables(games, [opened["table"]])
    with sqlite3.connect(games) as file:
        left = file.execute("SELECT count(*) FROM word").fetchone()

    assert (kept, left) == ((1,), (0,))


def test_no_phrase_is_missing_its_words():
    assert all(say(language, f"server-phrase-{key}") for language in ("en", "de") for key in PHRASES)
