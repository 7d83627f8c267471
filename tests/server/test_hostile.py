"""Hostile clients: whatever they send is refused or closed with the reason, others play on, and nothing leaks."""

import asyncio
import base64
import contextlib
import dataclasses
import json
import os
import secrets
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holotable.server.http import app
from holotable.server.limits import BYTES_PER_MESSAGE, CONTROLS, SHARE, Traffic
from holotable.server.settings import Settings
from holotable.server.socket import connection, transports
from holotable.server.socket.client import OUTBOX_MOST, Client
from holotable.server.socket.protocol import FRAME_MOST, NESTED_MOST
from tests.support.serving import PATIENCE, QUICK, TOP, Player, get, open_table, post, sensible, serving, token_of

ME = {"kind": "me", "name": "Mia"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot"}
EDITIONS = ["falcon", "mandalorian", "boba-fett"]
DEEP = '{"type": "decide", "action": "deep", "seat": 0, "seen": 0, "decision": {"do": %s}}'


def nested(levels: int) -> str:
    return DEEP % ("[" * levels + "]" * levels)


def decide(**more: object) -> str:
    message = {"type": "decide", "action": "a", "seat": 0, "decision": {"do": "draw"}, "seen": 0}
    return json.dumps(message | more)


UNREADABLE = {
    "no json": "{",
    "empty": "",
    "nul": "\0" * 100,
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "two messages": '{"type": "ping"}{"type": "ping"}',
    "unknown type": '{"type": "win"}',
    "no type": '{"seat": 0}',
    "a server's message": '{"type": "ack", "action": "a", "seq": 1}',
    "an unknown entry": '{"type": "ping", "admin": true}',
    "not a number": decide(seen=0).replace('"seen": 0', '"seen": NaN'),
    "infinite": decide(seen=0).replace('"seen": 0', '"seen": 1e999'),
    "a fraction": decide(seen=0.5),
    "negative": decide(seen=-1),
    "a huge number": decide(seen=10**40),
    "seat beyond the table's": decide(seat=8),
    "a seat that is a text": decide(seat="0"),
    "an action with spaces": decide(action="a b"),
    "an action that is too long": decide(action="a" * 65),
    "an action of other letters": decide(action="ä"),
    "half a character": decide(decision={"do": "x"}).replace("x", "\\ud800"),
    "nested deeper than any decision": nested(NESTED_MOST + 1),
    "nested as deep as fits": nested(FRAME_MOST // 2 - 100),
    "bytes that are no text": b"\xff\xfe\xfd",
}


@pytest.mark.parametrize("frame", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_refused_and_changes_nothing(base, frame):
    opened = open_table(base, "falcon", [ME, FRIEND])
    table = opened["table"]
    ben = token_of(post(f"{base}/api/tables/{table}/join", json={"name": "Ben"}).json())
    with Player(base, table, token_of(opened)) as mia, Player(base, table, ben) as hostile:
        mia.hear("state")
        hostile.hear("state")
        hostile.socket.send(frame)
        refused = hostile.hear("refused")
        answer = mia.decide(0, {"do": "draw"})
    assert refused["key"] == "server.malformed"
    assert refused["says"]
    assert answer["type"] == "ack"
    assert sum('"type":"state"' in heard for heard in mia.heard) == 1


@pytest.mark.parametrize("levels", [1, NESTED_MOST - 1, 100, 400, 800, 900, 950, 970, 980, 990, 1000, 1500])
def test_no_depth_makes_the_table_start_over(base, levels):
    """A table that fails is read from disk again and shown to all; no frame may cause that."""
    opened = open_table(base, "mandalorian", [ME, BOT])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.socket.send(nested(levels))
        refused = mia.hear("refused")
        mia.say(type="ping")
        mia.hear("pong")
    assert refused["key"] in ("server.malformed", "decision.malformed", "server.stale")
    assert sum('"type":"state"' in heard for heard in mia.heard) == 1


ODD = [
    None,
    True,
    -1,
    10**18,
    10**30,
    1.5,
    1e308,
    "",
    "x" * 15_000,
    "ﷺ" * 2000,
    "\u202e",
    [],
    {},
    [[]],
    {"a": {"b": 1}},
]


@pytest.mark.parametrize("game", EDITIONS)
def test_odd_values_in_every_entry_are_refused_by_the_rules(base, game):
    """Every decision of the vocabulary with strange things in the place of numbers and names."""
    entries = ["pawn", "steps", "with", "target", "moves", "from", "deed", "lot", "amount", "to", "give", "want"]
    entries += ["levels", "claim", "offer", "revision", "count", "deck"]
    verbs = [
        "move",
        "split",
        "swap",
        "bump",
        "shield",
        "bid",
        "build",
        "sell_set",
        "offer_trade",
        "accept_trade",
        "want",
    ]
    opened = open_table(base, game, [ME, {"kind": "local", "name": "Ben"}])
    with Player(base, opened["table"], token_of(opened)) as mia:
        before = mia.hear("state")
        for number, odd in enumerate(ODD):
            for verb in verbs:
                decision = {"do": verb, entries[number % len(entries)]: odd}
                answer = mia.decide(number % 2, decision)
                assert answer["type"] == "refused"
                assert answer["key"] != "server.failed"
                assert len(answer["says"]) < 2000
                small = "x" if len(str(odd)) > 100 else odd
                whole = mia.decide(number % 2, {"do": verb} | dict.fromkeys(entries, small))
                assert whole["key"] not in ("server.failed", None)
        mia.say(type="language", language="en")
        after = mia.hear("state")
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def test_a_binary_frame_is_read_like_text(base):
    opened = open_table(base, "falcon", [ME, BOT])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.socket.send(b'{"type": "ping"}')
        assert mia.hear("pong")["seq"] == 0


def test_a_recorded_frame_of_somebody_else_is_worth_nothing(base):
    """Replayed on the own socket it plays twice; on another it is a foreign seat."""
    opened = open_table(base, "falcon", [ME, FRIEND])
    table = opened["table"]
    ben = token_of(post(f"{base}/api/tables/{table}/join", json={"name": "Ben"}).json())
    frame = decide(action="recorded")
    with Player(base, table, token_of(opened)) as mia, Player(base, table, ben) as eve, Player(base, table) as watcher:
        for one in (mia, eve, watcher):
            one.hear("state")
        mia.socket.send(frame)
        first = mia.hear("ack")
        mia.socket.send(frame)
        again = mia.hear("ack", "refused")
        eve.socket.send(frame)
        watcher.socket.send(frame)
        foreign = [one.hear("refused") for one in (eve, watcher)]
    assert first == again
    assert [one["key"] for one in foreign] == ["server.not-your-seat"] * 2
    assert foreign[1]["prompts"] == []


def test_two_devices_of_one_seat_play_one_action_once(base):
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    seat = (base, opened["table"], token_of(opened))
    with Player(*seat) as phone, Player(*seat) as laptop:
        for one in (phone, laptop):
            one.hear("state")
        for one in (phone, laptop):
            one.socket.send(decide(action="both"))
        answers = [one.hear("ack", "refused") for one in (phone, laptop)]
        late = laptop.decide(0, {"do": "draw"}, seen=0)
    assert answers[0] == answers[1] == {"type": "ack", "action": "both", "seq": 1}
    assert late["type"] == "refused"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "file://", "http://127.0.0.1:1"]
)
def test_a_foreign_origin_opens_nothing(base, origin):
    opened = open_table(base, "falcon", [ME, BOT])
    cookie = f"holotable-{opened['table']}={token_of(opened)}"
    with pytest.raises(InvalidStatus) as refused:
        Player(base, opened["table"], cookie=cookie, origin=origin)
    assert refused.value.response.status_code == 403
    headers = {"Origin": origin, "Cookie": cookie}
    answer = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Eve"}, headers=headers)
    assert answer.json()["key"] == "server.origin"


HOSTS = ["evil.example", "127.0.0.1.evil.example", "evil.example@127.0.0.1", "127.0.0.1/x", "127.0.0.1#", "[::1", ""]


@pytest.mark.parametrize("host", HOSTS)
def test_a_foreign_host_opens_nothing(base, host):
    """A page elsewhere can point its own name at this machine; odd names reach no link."""
    for lines in (
        [f"GET /api/editions HTTP/1.1\r\nHost: {host}\r\n"],
        [
            f"GET /ws/{'A' * 16} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        ],
    ):
        answer = raw(base, "".join([*lines, "\r\n"]).encode())
        assert answer.split()[1] in (b"421", b"403", b"400")


def raw(base: str, data: bytes, seconds: float = PATIENCE) -> bytes:
    """Send bytes and give what comes back until the other side is silent or closes."""
    place = urlsplit(base)
    with socket.create_connection((place.hostname, place.port), timeout=seconds) as line:
        line.sendall(data)
        return line.recv(65_536)


def test_a_browser_with_the_cookies_of_many_tables_comes_in(base):
    opened = open_table(base, "falcon", [ME, BOT])
    others = [f"holotable-{secrets.token_urlsafe(12)}={secrets.token_urlsafe(16)}" for _ in range(180)]
    cookie = "; ".join([*others, f"holotable-{opened['table']}={token_of(opened)}"])
    with Player(base, opened["table"], cookie=cookie, origin=base) as mia:
        assert mia.hear("hello")["yours"] == [0]


def test_a_name_is_no_header_and_no_markup(base):
    for name in ("a\r\nSet-Cookie: x=1", "a\nb", "\x1b[31m", "\u202eevil", "\ud800", "x" * 31, "   "):
        wish = {"edition": "falcon", "seats": [{"kind": "me", "name": name}, BOT]}
        answer = post(f"{base}/api/tables", content=json.dumps(wish), headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert "x" not in answer.cookies


# those who are slow


def test_a_head_that_never_ends_is_hung_up_on(base, monkeypatch):
    monkeypatch.setattr(transports, "HEAD_SECONDS", 0.3)
    for begun in (b"", b"GET / HTTP/1.1\r\nHost: 127"):
        place = urlsplit(base)
        with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as line:
            line.sendall(begun)
            with contextlib.suppress(ConnectionResetError):
                while line.recv(65_536):  # else this gives up after PATIENCE
                    pass


def test_a_body_that_never_ends_is_refused(base, monkeypatch):
    monkeypatch.setattr(app, "BODY_SECONDS", 0.3)
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    assert raw(base, head).split()[1] == b"408"


@pytest.mark.parametrize(
    "request_line", [b"GET / HTTP/1.1", b"GET /nowhere HTTP/1.1", b"POST /api/tables HTTP/1.1", b"POST /r/x HTTP/1.1"]
)
@pytest.mark.parametrize("length", [b"Content-Length: 99", b"Transfer-Encoding: chunked"])
def test_a_body_that_drips_is_hung_up_on_whoever_should_read_it(base, monkeypatch, request_line, length):
    monkeypatch.setattr(transports, "REST_SECONDS", 0.5)
    monkeypatch.setattr(app, "BODY_SECONDS", 0.3)
    place = urlsplit(base)
    head = b"\r\n".join([request_line, b"Host: 127.0.0.1", b"Content-Type: application/json", length, b"", b""])
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as line, pytest.raises(OSError):
        line.sendall(head)
        for _ in range(200):
            line.sendall(b"1\r\nx\r\n" if b"chunked" in length else b"x")
            time.sleep(0.05)


def test_a_body_that_is_too_long_is_refused_before_it_has_come(base):
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
    assert raw(base, head + chunk).split()[1] == b"413"


def deaf(base: str, table: str) -> socket.socket:
    """Open a socket by hand that will never read."""
    place = urlsplit(base)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((place.hostname, place.port))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line


def test_pings_without_reading_the_answers_fill_no_memory(base, monkeypatch):
    monkeypatch.setattr(transports, "WAITING_MOST", 100_000)
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    ping = b"\x89" + struct.pack("!B", 0x80 | 125) + b"\0\0\0\0" + b"x" * 125
    with contextlib.closing(deaf(base, opened["table"])) as line, pytest.raises(OSError, match=r"reset|Broken pipe"):
        for _ in range(2000):
            line.sendall(ping * 200)
    assert get(f"{base}/healthz").status_code == 200


def control(opcode: int, payload: bytes = b"") -> bytes:
    return struct.pack("!BB", 0x80 | opcode, 0x80 | len(payload)) + b"\0\0\0\0" + payload


@pytest.mark.parametrize("frame", [control(0x9), control(0xA), control(0x9, b"x" * 125)], ids=["ping", "pong", "long"])
def test_who_floods_with_control_frames_is_hung_up_on_and_others_play(tmp_path, frame):
    with serving(tmp_path / "games.sqlite3", Settings(bot_pause=0.0)) as base:
        opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
        with (
            contextlib.closing(deaf(base, opened["table"])) as line,
            Player(base, opened["table"], token_of(opened)) as mia,
        ):
            line.recv(65_536)
            with pytest.raises(OSError, match=r"reset|Broken pipe"):
                for _ in range(2000):
                    line.sendall(frame * 10)
                    time.sleep(0.005)
            assert mia.play_on(1) == 1


def test_who_floods_with_bytes_is_hung_up_on(tmp_path):
    with serving(tmp_path / "games.sqlite3", Settings()) as base:
        opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
        with (
            contextlib.closing(deaf(base, opened["table"])) as line,
            pytest.raises(OSError, match=r"reset|Broken pipe"),
        ):
            for _ in range(100):
                line.sendall(b"\x01\xfe" + struct.pack("!H", 10_000) + b"\0\0\0\0" + b"x" * 10_000)
                time.sleep(0.01)


def test_one_address_has_its_share_of_control_frames_and_bytes():
    traffic = Traffic(messages=1)
    sockets = [traffic.of_socket() for _ in range(SHARE + 1)]
    for one in sockets:
        one.address = "192.0.2.1"
    other = traffic.of_socket()

    frames = [sum(one.take_control() for _ in range(CONTROLS + 1)) for one in sockets]
    packets = [one.take_bytes(BYTES_PER_MESSAGE) for one in sockets]

    assert frames == [*[CONTROLS] * SHARE, 0]
    assert packets == [*[True] * SHARE, False]
    assert other.take_control()
    assert other.take_bytes(BYTES_PER_MESSAGE)


def test_one_address_holds_only_so_many_connections(tmp_path):
    settings = dataclasses.replace(QUICK, connections_by_address=5)
    with serving(tmp_path / "games.sqlite3", settings) as base, contextlib.ExitStack() as idle:
        place = urlsplit(base)
        lines = [idle.enter_context(socket.create_connection((place.hostname, place.port))) for _ in range(8)]
        time.sleep(0.2)
        closed = sum(is_closed(line) for line in lines)
        lines[0].close()
        other = socket.create_connection((place.hostname, place.port), source_address=("127.0.0.2", 0))
        idle.enter_context(other)
        other.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")

        assert closed == 3
        assert other.recv(100).split()[1] == b"200"


def is_closed(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the descriptors of a running process")
def test_a_server_with_few_descriptors_outlives_many_connections(tmp_path):
    """Four hundred idle connections at 256 descriptors: the server answers others, and its log stays short."""
    script = (
        "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256));"
        "sys.argv = sys.argv[1:]; runpy.run_module('tests.support.serve_quick', run_name='__main__')"
    )
    environment = {**os.environ, "PYTHONPATH": f"{TOP / 'src'}{os.pathsep}{TOP}"}
    command = [sys.executable, "-c", script, "serve_quick", str(tmp_path / "games.sqlite3"), "0"]
    log = tmp_path / "log"
    with log.open("w") as told, contextlib.ExitStack() as idle:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, text=True, env=environment, cwd=TOP)
        try:
            base = server.stdout.readline().strip()
            place = urlsplit(base)
            for number in range(400):
                source = (f"127.0.{number % 100}.2", 0)
                line = socket.create_connection((place.hostname, place.port), source_address=source)
                idle.enter_context(line)
            time.sleep(1)
            full = server.poll()
            idle.close()
            until = time.monotonic() + PATIENCE
            while not answers(base):
                assert time.monotonic() < until
                time.sleep(0.1)
        finally:
            server.kill()
            server.wait()
            server.stdout.close()
    assert full is None
    assert len(log.read_text().splitlines()) < 20


def answers(base: str) -> bool:
    with contextlib.suppress(OSError, httpx.HTTPError):
        return get(f"{base}/healthz").status_code == 200
    return False


class Deaf:
    """A socket whose other side does not read."""

    async def send_text(self, _: str) -> None:
        await asyncio.sleep(10 * PATIENCE)


def test_who_does_not_read_is_let_go(monkeypatch):
    monkeypatch.setattr(connection, "SENT_MOST", 0.05)
    client = Client("en", [], None)
    client.send(b"hello")
    asyncio.run(asyncio.wait_for(connection._write(Deaf(), client), PATIENCE))


def test_an_outbox_has_an_end():
    client = Client("en", [], None)
    for number in range(10 * OUTBOX_MOST):
        client.send(b"%d" % number)
    assert client.outbox.qsize() == OUTBOX_MOST + 2


def test_who_calls_again_and_again_is_told_to_wait(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, calls_per_minute=3)) as base:
        opened = open_table(base, "falcon", [ME, BOT])
        reasons = []
        for _ in range(5):
            with Player(base, opened["table"]) as eve:
                reasons.append(eve.hear("bye", "hello")["type"])
    assert reasons == ["hello"] * 3 + ["bye"] * 2


# what nobody may learn


@pytest.mark.parametrize("game", EDITIONS)
def test_nothing_that_is_sent_to_anybody_holds_a_secret(tmp_path, game):
    """A real game with a hostile seat in it: all frames, bodies and headers are searched for tokens and the seed."""
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, game, [ME, FRIEND, BOT])
        table = opened["table"]
        joined = post(f"{base}/api/tables/{table}/join", json={"name": "Eve"})
        mias, eves = token_of(opened), token_of(joined.json())
        with Player(base, table, mias) as mia, Player(base, table, eves) as eve, Player(base, table) as watcher:
            for one in (mia, eve, watcher):
                one.hear("state")
            play_and_disturb(mia, eve, watcher)
            answers = [
                get(f"{base}{path}") for path in (f"/api/tables/{table}", f"/t/{table}", f"/r/{mias[:-1]}B", "/")
            ]
    with contextlib.closing(sqlite3.connect(games)) as file:
        (seed,) = file.execute("SELECT seed FROM secret").fetchone()
    http = "\n".join(f"{answer.headers}\n{answer.text}" for answer in answers)
    sent = "\n".join([*mia.heard, *eve.heard, *watcher.heard, http])

    assert mia.seq >= 40
    assert not [form for form in forms(seed) if form in sent]
    assert not [token for token in (mias, eves) if token in sent]
    assert mias not in joined.text + str(joined.headers)


def play_and_disturb(mia: Player, eve: Player, watcher: Player) -> None:
    """Play forty decisions; before each of Eve's she sends what she should not."""
    rubbish = [decide(action=f"r{number}", seen=number) for number in range(10)]
    rubbish += ['{"type": "why", "ask": 1, "seat": 0, "decision": {"do": "roll"}}', "{", nested(3), nested(900)]
    while mia.seq < 40 and mia.result is None:
        latest = max(one.seq for one in (mia, eve, watcher))
        for one in (mia, eve, watcher):
            while one.seq < latest:
                one.hear("events")
        asked = next((one for one in (mia, eve) if one.due()), None)
        if asked is None:
            mia.hear("events")
            continue
        if asked is eve and rubbish:
            eve.socket.send(rubbish.pop())
            eve.hear("refused", "because")
        prompt = asked.due()
        if prompt is None:
            continue
        asked.decide(prompt["seat"], sensible(prompt))
        if asked.seq == latest:
            asked.hear("events")


def forms(seed: bytes) -> list[str]:
    """Every way in which a seed could be written."""
    coded = [base64.b64encode(seed), base64.urlsafe_b64encode(seed), base64.b32encode(seed), base64.b85encode(seed)]
    numbers = [str(int.from_bytes(seed, "big")), str(int.from_bytes(seed, "little")), json.dumps(list(seed))]
    return [seed.hex(), seed.hex().upper(), *numbers, *(one.decode().rstrip("=") for one in coded)]


def test_closing_in_the_middle_of_a_decision_leaves_the_table_whole(base):
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    seat = (base, opened["table"], token_of(opened))
    for number in range(10):
        with Player(*seat) as mia:
            mia.hear("state")
            prompt = mia.due()
            mia.say(type="decide", action=f"n{number}", seat=prompt["seat"], decision=sensible(prompt), seen=mia.seq)
    with Player(*seat) as mia:
        state = mia.hear("state")
        assert mia.decide(state["due"][0], sensible(mia.due()))["type"] == "ack"


def test_an_oversized_frame_is_closed_and_others_play(base):
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    seat = (base, opened["table"], token_of(opened))
    with Player(*seat) as mia, Player(*seat) as eve:
        for one in (mia, eve):
            one.hear("state")
        eve.socket.send("x" * (FRAME_MOST * 4))
        with pytest.raises(ConnectionClosed) as closed:
            eve.hear("never")
        assert mia.decide(0, {"do": "draw"})["type"] == "ack"
    assert closed.value.rcvd.code == 1009
