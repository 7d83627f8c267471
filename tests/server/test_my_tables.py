"""The tables of a browser: which it is shown, what they tell, and how it is forgotten."""

import asyncio
import contextlib
import dataclasses
import sqlite3
import time

import pytest

from holotable.server.store.storage import Storage
from tests.support.browsing import Browser
from tests.support.serving import QUICK, get, post, process, serving

ME = {"kind": "me", "name": "Mia"}
BEN = {"kind": "local", "name": "Ben"}
FRIEND = {"kind": "friend"}
DEVICE = "holotable_device"


@pytest.fixture
def browsers(base):
    with contextlib.ExitStack() as open_ones:
        yield lambda: open_ones.enter_context(Browser(base))


def resign(browser: Browser, table: str) -> None:
    with browser.sit(table) as player:
        player.hear("state")
        assert player.decide(0, {"do": "resign"})["type"] == "ack"


def test_a_browser_is_shown_the_tables_it_sits_at_and_which_wait_for_it(browsers):
    mia = browsers()
    running = mia.make("falcon", ME, BEN)
    finished = mia.make("falcon", ME, BEN)
    empty = mia.make("mandalorian", ME, FRIEND)
    with mia.sit(running) as player:
        player.hear("state")
    resign(mia, finished)

    shown = {one["table"]: one for one in mia.mine()}

    assert set(shown) == {running, finished, empty}
    assert (shown[running]["due"], shown[running]["yours"], shown[running]["over"]) == ([0], [0, 1], False)
    assert (shown[finished]["due"], shown[finished]["over"]) == ([], True)
    assert (shown[empty]["started"], shown[empty]["names"]) == (False, ["Mia", ""])
    assert shown[empty]["title"]["en"]
    assert abs(shown[running]["decided"] - time.time()) < 3600


def test_whose_turn_it_is_follows_every_decision(browsers):
    mia, ben = browsers(), browsers()
    table = mia.make("falcon", ME, FRIEND)
    ben.join(table, "Ben")
    with mia.sit(table) as player:
        player.hear("state")
        while player.due() is not None:
            player.play_on(1)
    assert [one["due"] for one in (*mia.mine(), *ben.mine())] == [[1], [1]]
    assert [one["yours"] for one in (*mia.mine(), *ben.mine())] == [[0], [1]]


def test_a_device_cookie_alone_shows_and_opens_nothing(browsers):
    mia, eve = browsers(), browsers()
    table = mia.make("falcon", ME, BEN)
    eve.http.cookies.set(DEVICE, mia.http.cookies[DEVICE])

    assert eve.mine() == []
    assert eve.ask(f"/api/tables/{table}").json()["yours"] == []
    assert eve.ask(f"/api/tables/{table}/resume", {}).status_code == 403
    with eve.sit(table) as watcher:
        assert watcher.hear("hello")["spectator"]
    assert len(mia.mine()) == 1


def test_the_device_cookie_is_no_scripts_and_no_other_sites_business(browsers):
    mia = browsers()
    table = mia.make("falcon", ME, BEN)
    cookie = mia.ask("/api/my-tables", {"table": table}).headers["set-cookie"]
    assert cookie.startswith(f"{DEVICE}=")
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= {part.strip() for part in cookie.split(";")}


def test_of_a_device_only_the_hash_is_kept(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base, Browser(base) as mia:
        mia.make("falcon", ME, BEN)
        device = mia.http.cookies[DEVICE]
    assert all(device.encode() not in file.read_bytes() for file in tmp_path.glob("games.sqlite3*"))


def test_a_renewed_seat_is_gone_from_the_list_of_the_other_device(browsers):
    mia, phone = browsers(), browsers()
    table = mia.make("falcon", ME, BEN)
    link = mia.ask(f"/api/tables/{table}/resume", {}).json()["resume"]
    assert phone.ask(link).status_code == 303
    phone.come(table)
    assert [one["table"] for one in phone.mine()] == [table]

    assert mia.ask(f"/api/tables/{table}/renew", {}).status_code == 200
    mia.come(table)

    assert phone.mine() == []
    assert phone.ask("/api/my-tables", {"table": table}).status_code == 403
    assert [one["table"] for one in mia.mine()] == [table]


def test_a_browser_that_has_lost_the_device_cookie_alone_finds_its_tables_again(browsers):
    mia = browsers()
    tables = {mia.make("falcon", ME, BEN), mia.make("falcon", ME, BEN)}
    del mia.http.cookies[DEVICE]
    assert {one["table"] for one in mia.mine()} == tables
    assert DEVICE in mia.http.cookies


def test_a_forgotten_device_has_no_tables_and_no_cookies(browsers):
    mia, other = browsers(), browsers()
    table = mia.make("falcon", ME, BEN)
    link = mia.ask(f"/api/tables/{table}/resume", {}).json()["resume"]
    before = dict(mia.http.cookies)

    assert mia.ask("/api/forget", {}).status_code == 200

    assert dict(mia.http.cookies) == {}
    assert mia.mine() == []
    mia.http.cookies.update(before)  # even who has kept the cookies is shown nothing
    assert mia.mine() == []
    assert other.ask(link).status_code == 303  # the seat itself is still there


def test_a_table_that_is_deleted_is_gone_from_every_list(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base, Browser(base) as mia:
        kept, gone = mia.make("falcon", ME, BEN), mia.make("falcon", ME, BEN)
    storage = Storage(games)
    with contextlib.closing(storage):
        asyncio.run(storage.erase(gone))
    with contextlib.closing(sqlite3.connect(games)) as file:
        assert file.execute("SELECT game FROM device").fetchall() == [(kept,)]


def test_a_file_of_lists_cannot_be_filled(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base, Browser(base) as mia:
        table = mia.make("falcon", ME, BEN)
        for _ in range(20):
            del mia.http.cookies[DEVICE]
            mia.come(table)
        assert len(mia.mine()) == 1
    with contextlib.closing(sqlite3.connect(games)) as file:
        assert file.execute("SELECT count(*) FROM device").fetchone() == (8,)


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"{", 400), (b"[]", 400), (b"{}", 400), (b'{"table": "x"}', 400), (b'{"table": "AAAAAAAAAAAAAAAA"}', 403)],
)
def test_a_table_that_is_not_ones_own_is_not_remembered(base, body, status):
    answer = post(f"{base}/api/my-tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, DEVICE in answer.cookies) == (status, False)


def test_a_page_of_another_site_can_forget_nothing(base):
    for path in ("/api/forget", "/api/my-tables"):
        assert post(f"{base}{path}", json={}, headers={"Origin": "http://evil.example"}).status_code == 403


def test_a_cookie_that_is_none_is_nobodys(base):
    for cookie in ("", "x", "é" * 22, "A" * 5000):
        answer = get(f"{base}/api/my-tables", headers={"Cookie": f"{DEVICE}={cookie}".encode()})
        assert (answer.status_code, answer.json()) == (200, [])


def test_lists_are_asked_for_in_measure(tmp_path):
    settings = dataclasses.replace(QUICK, calls_per_minute=3)
    with serving(tmp_path / "games.sqlite3", settings) as base:
        codes = [get(f"{base}/api/my-tables").status_code for _ in range(5)]
    assert codes[:3] == [200, 200, 200]
    assert 429 in codes


def test_the_list_outlives_a_killed_server(tmp_path):
    games = tmp_path / "games.sqlite3"
    with process(games) as (server, base), Browser(base) as mia:
        table = mia.make("falcon", ME, BEN)
        with mia.sit(table) as player:
            player.hear("state")
            player.play_on(3)
            server.kill()
            server.wait()
    with process(games) as (_, base), Browser(base) as again:
        again.http.cookies.update(mia.http.cookies)
        (shown,) = again.mine()
    assert (shown["table"], shown["due"], shown["started"]) == (table, [player.due()["seat"]], True)


def test_whose_turn_it_is_is_learned_of_games_of_an_older_file(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base, Browser(base) as mia:
        table = mia.make("falcon", ME, BEN)
        with mia.sit(table) as player:
            player.hear("state")
    with contextlib.closing(sqlite3.connect(games)) as file:
        file.execute("UPDATE head SET due = NULL")
        file.commit()
    with serving(games) as base, Browser(base) as again:
        again.http.cookies.update(mia.http.cookies)
        before = again.mine()
        with again.sit(table) as player:
            player.hear("state")
        after = again.mine()
    assert [(one["due"], one["over"]) for one in (*before, *after)] == [([], False), ([0], False)]
