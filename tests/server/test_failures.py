"""When something fails: the disk, the file, a bot, the telling. Nobody waits for ever, and what is kept is the truth."""

import asyncio
import contextlib
import dataclasses
import resource
import sqlite3
import sys
import threading
import time

import pytest

from holotable.core.errors import HolotableError
from holotable.server.bots import bot_seats
from holotable.server.bots.bot_threads import BotThreads
from holotable.server.http.models import Join, NewTable, SeatWish
from holotable.server.socket.broadcast import Broadcaster
from holotable.server.socket.client import Client
from holotable.server.store.game_log import StorageError
from holotable.server.store.storage import Storage
from holotable.server.tables import registry
from holotable.server.tables.game import Game
from holotable.server.tables.pacing import Pacing
from holotable.server.tables.table_actor import TableActor
from tests.support.serving import (
    PATIENCE,
    QUICK,
    Player,
    get,
    open_table,
    post,
    process,
    registry_of,
    serving,
    token_of,
)

ME = {"kind": "me", "name": "Mia"}
LOCAL = {"kind": "local", "name": "Ben"}
BOT = {"kind": "bot"}


async def fail(*_: object, **__: object) -> None:
    raise StorageError("the disk is full")


def test_the_writer_survives_a_write_that_breaks(tmp_path):
    storage = Storage(tmp_path / "games.sqlite3")

    async def write() -> None:
        with pytest.raises(StorageError):
            await asyncio.wait_for(storage._write(lambda _: 1 // 0), PATIENCE)
        await asyncio.wait_for(storage.make("one", {}, b"seed", "token", [0]), PATIENCE)

    asyncio.run(write())
    kept = storage.load("one")
    storage.close()
    assert kept is not None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of a running process")
def test_a_server_that_cannot_write_is_alive_and_not_ready(tmp_path):
    file = tmp_path / "games.sqlite3"
    with process(file) as (server, base):
        before = get(f"{base}/readyz").status_code
        log = file.with_name(f"{file.name}-wal")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, -1))
        full = [wait_for(base, 503), get(f"{base}/healthz").status_code]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (-1, -1))

        assert before == 200
        assert full == ["server.storage", 200]
        assert wait_for(base, 200) is None


def test_a_file_without_its_tables_is_not_ready(tmp_path):
    with serving(tmp_path / "games.sqlite3") as base:
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite3")) as other:
            other.execute("DROP TABLE record")
        assert wait_for(base, 503) == "server.storage"


def wait_for(base: str, status: int) -> str | None:
    """Ask until the server answers so; give the key of a problem."""
    until = time.monotonic() + PATIENCE
    while (answer := get(f"{base}/readyz")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    return answer.json().get("key")


def test_a_bot_on_a_full_disk_does_not_ask_it_without_end(tmp_path, monkeypatch):
    tries, tried = [], threading.Event()

    async def count(*_: object) -> None:
        tries.append(1)
        tried.set()
        raise StorageError("the disk is full")

    with serving(tmp_path / "games.sqlite3") as base:
        opened = open_table(base, "mandalorian", [BOT, BOT])
        with monkeypatch.context() as patch:
            patch.setattr(Storage, "append", count)
            with Player(base, opened["table"]) as eve:
                eve.hear("state")
                assert tried.wait(PATIENCE)
                time.sleep(0.5)
    assert len(tries) < 5


def test_a_decision_that_was_kept_is_acknowledged_even_if_telling_it_fails(base, monkeypatch):
    opened = open_table(base, "falcon", [ME, LOCAL])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        with monkeypatch.context() as patch:
            patch.setattr(Broadcaster, "tell_events", lambda *_: 1 // 0)
            first = mia.decide(0, {"do": "draw"}, action="kept")
            after = mia.hear("state")
        mia.say(type="ping")
        mia.hear("pong")
    assert first == {"type": "ack", "action": "kept", "seq": 1}
    assert after["seq"] == 1
    assert not any('"type":"refused"' in frame for frame in mia.heard)


def test_whatever_fails_before_a_decision_is_answered_too(base, monkeypatch):
    opened = open_table(base, "mandalorian", [ME, LOCAL])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        with monkeypatch.context() as patch:
            patch.setattr(Game, "lapsing", lambda *_: 1 // 0)
            answer = mia.decide(mia.due()["seat"], {"do": "roll"})
    assert answer["key"] == "server.failed"


def test_a_table_that_cannot_be_opened_takes_no_sockets_from_others(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "falcon", [ME, BOT])
        with contextlib.closing(sqlite3.connect(games)) as file:
            file.execute("UPDATE game SET lobby = '{}'")
            file.commit()
        for _ in range(QUICK.sockets_by_address + 1):
            with Player(base, opened["table"]) as eve:
                assert eve.hear()["reason"] == "damaged"
        answer = get(f"{base}/api/tables/{opened['table']}")
        assert (answer.status_code, answer.json()["key"]) == (409, "server.damaged")


def test_who_joins_a_table_that_is_being_put_away_is_told(tmp_path, monkeypatch):
    async def do_nothing(*_: object) -> None:
        pass

    async def join() -> None:
        tables = registry_of(tmp_path / "games.sqlite3")
        game, _, _ = await tables.open(NewTable("falcon", [SeatWish("me"), SeatWish("friend")]))
        monkeypatch.setattr(TableActor, "ask", do_nothing)
        with pytest.raises(HolotableError, match="put away"):
            await asyncio.wait_for(tables.join(game, Join("Ben")), PATIENCE)
        await tables.close()

    asyncio.run(join())


def test_opening_a_long_game_lets_others_play(tmp_path, monkeypatch):
    slow, begun, end = threading.Event(), threading.Event(), threading.Event()
    load = Storage.load

    def load_slowly(storage: Storage, game: str):
        if slow.is_set():
            begun.set()
            end.wait(PATIENCE)
        return load(storage, game)

    monkeypatch.setattr(Storage, "load", load_slowly)
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, idle=0.01)) as base:
        here, there = (open_table(base, "falcon", [ME, LOCAL]) for _ in range(2))
        with Player(base, here["table"], token_of(here)) as mia:
            mia.hear("state")
            slow.set()
            opening = threading.Thread(target=get, args=[f"{base}/api/tables/{there['table']}"])
            opening.start()
            assert begun.wait(PATIENCE)
            answer = mia.decide(0, {"do": "draw"})
            was_opening = opening.is_alive() and not end.is_set()
            end.set()
            opening.join()
    assert answer["type"] == "ack"
    assert was_opening


def test_many_who_come_at_once_are_not_sent_away_as_too_slow(tmp_path):
    async def come() -> list[Client]:
        tables = registry_of(tmp_path / "games.sqlite3")
        game, _, _ = await tables.open(NewTable("falcon", [SeatWish("me"), SeatWish("local")]))
        actor = await tables.actor(game)
        clients = [Client("en", [], None) for _ in range(300)]
        await asyncio.gather(*(actor.ask(lambda client=client: actor.come(client)) for client in clients))
        await asyncio.sleep(0.05)
        await tables.close()
        return clients

    clients = asyncio.run(come())
    assert max(client.outbox.qsize() for client in clients) <= 7  # however many come


class Stone:
    """A bot that never answers until the test is over."""

    def __init__(self, end: threading.Event) -> None:
        self.end = end

    def decide(self, view, prompt):
        self.end.wait()


def test_bots_that_never_come_back_take_no_thread_from_others(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(registry, "BOT_THREADS", 1)
    end, made = threading.Event(), bot_seats.bot
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, bot_budget=3.0)) as base:
        monkeypatch.setattr(bot_seats, "bot", lambda *_, **__: Stone(end))
        stuck = open_table(base, "falcon", [ME, BOT])
        with Player(base, stuck["table"], token_of(stuck)) as mia:
            while not caplog.records or mia.due() is None:
                mia.play_on(1) if mia.due() else mia.hear("state", "events")
        late = len(caplog.records)
        monkeypatch.setattr(bot_seats, "bot", made)
        table = open_table(base, "falcon", [BOT, BOT])
        with Player(base, table["table"]) as eve:
            for _ in range(10):
                eve.hear("events")
        end.set()
    assert [record.getMessage() for record in caplog.records[late:]] == []


def test_a_thought_that_was_not_begun_in_time_is_never_begun():
    begun, end = [], threading.Event()

    async def think() -> None:
        bot_threads = BotThreads(1)
        waiting = asyncio.create_task(bot_threads.think(end.wait, PATIENCE))
        await asyncio.sleep(0.05)
        with pytest.raises(TimeoutError):
            await bot_threads.think(lambda: begun.append(1), 0.05)
        end.set()
        await waiting
        assert await bot_threads.think(lambda: 7, PATIENCE) == 7

    asyncio.run(think())
    assert begun == []


def test_one_seat_that_lets_go_does_not_end_the_hold_of_another():
    pacing = Pacing(QUICK, "mandalorian")
    assert pacing.hold(0, turn=1)
    assert pacing.hold(1, turn=1)
    assert pacing.release(1)
    assert pacing.why_not_throw(2, {"do": "roll"}) == 0
    assert pacing.why_not_throw(0, {"do": "roll"}) is None
    assert not pacing.hold(0, turn=1)
    assert pacing.hold(0, turn=2)


def test_a_friend_gets_the_token_that_was_chosen_for_the_seat(base):
    opened = open_table(base, "falcon", [ME, {"kind": "friend", "token": "red"}])
    joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"})
    assert joined.status_code == 200
    with Player(base, opened["table"]) as eve:
        assert eve.hear("hello")["seats"][1]["token"] == "red"  # noqa: S105 - a colour
