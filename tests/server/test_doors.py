"""Who may come in, how much they may say, and what they can never learn."""

import base64
import contextlib
import dataclasses
import json
import socket
import sqlite3
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holotable.server.socket.protocol import FRAME_MOST
from tests.support.serving import PATIENCE, QUICK, Player, get, open_table, post, sensible, serving, token_of

ME = {"kind": "me", "name": "Mia"}
BOT = {"kind": "bot"}


def test_a_page_of_another_site_gets_no_socket(base):
    opened = open_table(base, "falcon", [ME, BOT])
    with pytest.raises(InvalidStatus) as refused:
        Player(base, opened["table"], token_of(opened), origin="http://evil.example")
    assert refused.value.response.status_code == 403


def test_a_page_of_another_site_can_make_no_table(base):
    answer = post(f"{base}/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403


def test_a_foreign_name_for_this_server_is_refused(base):
    answer = get(f"{base}/api/editions", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert "--name" in answer.json()["says"]


def test_a_cookie_without_an_origin_only_watches(base):
    opened = open_table(base, "falcon", [ME, BOT])
    cookie = f"holotable-{opened['table']}={token_of(opened)}"
    table = opened["table"]
    with Player(base, table, cookie=cookie) as eve:
        assert eve.hear("hello")["spectator"]
    with Player(base, table, cookie=cookie, origin=base) as mia:
        assert mia.hear("hello")["yours"] == [0]


@pytest.mark.parametrize(
    "frame",
    [
        "no json",
        "[]",
        '{"type": "dance"}',
        '{"type": "decide"}',
        '{"type": "decide", "action": "a b", "seat": 0, "decision": {}, "seen": 0}',
        '{"type": "decide", "action": "a", "seat": 99, "decision": {}, "seen": 0}',
        '{"type": "decide", "action": "a", "seat": 0, "decision": [], "seen": 0}',
        '{"type": "ping", "more": 1}',
        '{"type": "decide", "action": "a", "seat": 0, "seen": 0, "decision": ' + '{"a":' * 900 + "1" + "}" * 901,
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_socket_lives(base, frame):
    opened = open_table(base, "falcon", [ME, BOT])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.socket.send(frame)
        refused = mia.hear("refused")
        mia.say(type="ping")
        assert mia.hear("pong")["seq"] == 0
    assert refused["key"] in ("server.malformed", "decision.malformed")
    assert refused["says"]


@pytest.mark.parametrize(
    "decision",
    [
        {},
        {"do": 1},
        {"do": "fly"},
        {"do": "draw", "x": 1},
        {"do": "move", "pawn": 10**30, "steps": 1},
        {"do": ["draw"]},
    ],
)
def test_a_decision_without_meaning_is_refused_with_the_prompt(base, decision):
    opened = open_table(base, "falcon", [ME, BOT])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        refused = mia.decide(0, decision)
        assert mia.decide(0, {"do": "draw"})["type"] == "ack"
    assert refused["type"] == "refused"
    assert refused["prompts"]


def test_a_frame_that_is_too_long_closes_the_socket(base):
    opened = open_table(base, "falcon", [ME, BOT])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.socket.send("x" * (FRAME_MOST + 1))
        with pytest.raises(ConnectionClosed) as closed:
            mia.hear("never")
    assert closed.value.rcvd.code == 1009


def test_who_talks_too_fast_is_told_to_wait(tmp_path):
    settings = dataclasses.replace(QUICK, messages=60)
    with serving(tmp_path / "games.sqlite3", settings) as base:
        opened = open_table(base, "falcon", [ME, BOT])
        with Player(base, opened["table"], token_of(opened)) as mia:
            with contextlib.suppress(ConnectionClosed):  # the server may hang up before the last one is said
                for _ in range(80):
                    mia.say(type="ping")
            assert mia.hear("bye")["reason"] == "too-fast"
            with pytest.raises(ConnectionClosed) as closed:
                mia.hear("never")
    assert closed.value.rcvd.code == 1008


def test_one_token_opens_only_a_few_sockets(tmp_path):
    settings = dataclasses.replace(QUICK, sockets_by_token=2)
    with serving(tmp_path / "games.sqlite3", settings) as base:
        opened = open_table(base, "falcon", [ME, BOT])
        seat = (base, opened["table"], token_of(opened))
        with Player(*seat), Player(*seat), Player(*seat) as third:
            assert third.hear("bye")["reason"] == "too-many"


def test_an_unknown_table_says_goodbye(base):
    with Player(base, "A" * 16) as eve:
        assert eve.hear()["reason"] == "gone"
    assert get(f"{base}/api/tables/{'A' * 16}").status_code == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b'{"edition": "falcon", "seats": []}', 400),
        (b'{"edition": "monopoly", "seats": [{"kind": "me"}, {"kind": "bot"}]}', 400),
        (b'{"edition": "falcon", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "thrifty"}]}', 400),
        (b'{"edition": "falcon", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": 1}}', 400),
        (b'{"edition": "falcon", "seats": [{"kind": "me", "name": "A"}, {"kind": "local", "name": "a"}]}', 400),
        (b'{"edition": "falcon", "seats": [{"kind": "me", "token": "pink"}, {"kind": "bot"}]}', 400),
        (b"x" * (FRAME_MOST + 1), 413),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(base, body, status):
    answer = post(f"{base}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["says"]
    assert "\n" not in answer.json()["says"]


def test_new_tables_are_limited(tmp_path):
    settings = dataclasses.replace(QUICK, tables_per_minute=2)
    wish = {"edition": "falcon", "seats": [ME, BOT]}
    with serving(tmp_path / "games.sqlite3", settings) as base:
        codes = [post(f"{base}/api/tables", json=wish).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_a_part_of_the_page_carries_the_headers_that_say_something_of_it(tmp_path, monkeypatch):
    (tmp_path / "part.js").write_text("// nothing")
    monkeypatch.setattr("holotable.server.uvicorn_server.STATIC", tmp_path)
    with serving(tmp_path / "games.sqlite3") as base:
        headers = get(f"{base}/part.js").headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_every_answer_carries_the_security_headers(base):
    for path in ("/", "/healthz", "/api/editions", "/api/nothing"):
        headers = get(f"{base}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["referrer-policy"] == "no-referrer"


def test_boards_are_packed_and_answers_with_a_seat_token_are_not(base):
    board = get(f"{base}/api/editions/mandalorian")
    wish = {"edition": "mandalorian", "seats": [{"kind": "me", "name": "Mia"}, {"kind": "bot"}]}
    opened = post(f"{base}/api/tables", json=wish)

    assert board.headers["content-encoding"] == "gzip"
    assert board.json()["info"]["id"] == "mandalorian"
    assert "content-encoding" not in opened.headers


@pytest.mark.parametrize(
    ("wish", "encoding"),
    [("gzip, br", "gzip"), ("br;q=1, GZIP;q=0.2", "gzip"), ("gzip;q=0", None), ("br", None), ("identity", None)],
)
@pytest.mark.parametrize("path", ["/api/editions/falcon", "/api/editions", "/"])
def test_what_a_client_cannot_unpack_is_sent_plain(base, path, wish, encoding):
    packed, plain = get(f"{base}{path}", headers={"accept-encoding": wish}), get(f"{base}{path}")

    assert packed.headers.get("content-encoding") == encoding
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.text == plain.text


def test_a_board_that_the_page_has_already_is_not_sent_again(base):
    board = get(f"{base}/api/editions/falcon")

    again = get(f"{base}/api/editions/falcon", headers={"if-none-match": board.headers["etag"]})
    other = get(f"{base}/api/editions/mandalorian", headers={"if-none-match": board.headers["etag"]})

    assert (again.status_code, again.content) == (304, b"")
    assert other.json()["info"]["id"] == "mandalorian"


@pytest.mark.parametrize("path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py"])
def test_no_file_outside_the_page_is_given(base, path):
    answer = get(f"{base}{path}")
    assert answer.status_code == 404
    assert "root:" not in answer.text
    assert "import" not in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/one/two", "/assets/missing.js", "/index.html/x"])
def test_what_is_no_page_is_told_so(base, path):
    answer = get(f"{base}{path}")
    assert answer.status_code == 404
    assert "no such page" in answer.text
    assert "<style" not in answer.text  # the site's own policy forbids it
    assert "<a href=/>" in answer.text


def test_what_is_no_page_is_told_in_the_readers_language(base):
    answer = get(f"{base}/nowhere", headers={"Accept-Language": "de-AT,en;q=0.5"})
    assert "<html lang=de>" in answer.text
    assert "Diese Seite gibt es nicht" in answer.text
    assert "no such page" not in answer.text


def test_no_secret_is_ever_sent(tmp_path):
    """Sixty decisions heard by two players and a spectator, and all that HTTP answers to others."""
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "mandalorian", [ME, {"kind": "friend"}, BOT])
        table = opened["table"]
        ben_joined = post(f"{base}/api/tables/{table}/join", json={"name": "Ben"})
        tokens = [token_of(opened), token_of(ben_joined.json())]
        with Player(base, table, tokens[0]) as mia, Player(base, table, tokens[1]) as ben, Player(base, table) as eve:
            play_together([mia, ben, eve], 60)
            summary = get(f"{base}/api/tables/{table}").text
    with contextlib.closing(sqlite3.connect(games)) as kept:
        (seed,) = kept.execute("SELECT seed FROM secret").fetchone()
        dump = "\n".join(kept.iterdump())
    sent = "\n".join([*mia.heard, *ben.heard, *eve.heard, summary])

    assert mia.seq >= 60
    assert not [form for form in seed_forms(seed) if form in sent]
    assert not [token for token in tokens if token in sent or token in dump]
    assert tokens[0] not in ben_joined.text


def play_together(players: list[Player], decisions: int) -> None:
    """Whoever is due plays, and everybody hears of it."""
    for player in players:
        player.hear("state")
    while players[0].seq < decisions and players[0].result is None:
        latest = max(player.seq for player in players)
        for player in players:
            while player.seq < latest:
                player.hear("events")
        asked = next((player for player in players if player.due()), None)
        if asked is None:
            players[0].hear("events")
            continue
        prompt = asked.due()
        asked.decide(prompt["seat"], sensible(prompt))
        asked.hear("events") if asked.seq == latest else None


def seed_forms(seed: bytes) -> list[str]:
    return [
        seed.hex(),
        json.dumps(list(seed)),
        base64.b64encode(seed).decode(),
        base64.urlsafe_b64encode(seed).decode(),
    ]


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("127.0.0.1:80", "http://192.0.2.7:80"),
        ("localhost", "http://192.0.2.7:80"),
        ("[::1]:80", "http://192.0.2.7:80"),
        ("192.0.2.7:80", None),
        ("my.house", None),
    ],
)
def test_who_came_by_a_name_of_this_machine_is_told_where_others_reach_it(tmp_path, host, told):
    settings = dataclasses.replace(QUICK, hosts=("my.house",), address="http://192.0.2.7:80")
    with serving(tmp_path / "games.sqlite3", settings) as base:
        opened = open_table(base, "falcon", [ME, {"kind": "friend"}])
        place = urlsplit(base)
        line = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
        with Player(f"http://{host}", opened["table"], token_of(opened), sock=line) as mia:
            assert mia.hear("hello")["address"] == told
