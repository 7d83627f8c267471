"""A server that is killed loses nothing that it has acknowledged, and plays nothing twice."""

import contextlib
import dataclasses
import json
import os
import random
import signal
import sqlite3
import subprocess
import time

import pytest
from websockets.exceptions import ConnectionClosed

from holotable.server.store.game_log import StorageError
from holotable.server.store.storage import Storage
from tests.support.serving import QUICK, Player, open_table, post, process, sensible, serving, token_of

KILLS = int(os.environ.get("HOLOTABLE_KILLS", "4"))


def play_until_killed(player: Player, server: subprocess.Popen, acked: dict[str, tuple], most: int, lot: random.Random):
    """Play, and kill the server without warning while a decision is on its way."""
    for number in range(most + 1):
        while player.due() is None and player.result is None:
            player.hear("events", "state")
        prompt = player.due()
        if prompt is None:
            return
        seat, decision, action = prompt["seat"], sensible(prompt), f"a{player.seq}-{lot.getrandbits(32):x}"
        if number == most:
            player.say(type="decide", action=action, seat=seat, decision=decision, seen=player.seq)
            server.send_signal(signal.SIGKILL)
            return
        answer = player.decide(seat, decision, action=action)
        if answer["type"] == "ack":
            acked[action] = (seat, decision, answer["seq"])
            while player.seq < answer["seq"]:
                player.hear("events", "state")


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_killed_in_the_middle_the_game_goes_on_where_it_was(tmp_path, game):
    games, lot = tmp_path / "games.sqlite3", random.Random(game)
    acked: dict[str, tuple] = {}
    opened = None
    for _ in range(KILLS):
        with process(games) as (server, base):
            opened = opened or open_table(base, game, [{"kind": "me", "name": "Mia"}, {"kind": "bot"}])
            with Player(base, opened["table"], token_of(opened)) as mia, contextlib.suppress(ConnectionClosed):
                state = mia.hear("state")
                assert state["seq"] >= max((seq for *_, seq in acked.values()), default=0)
                play_until_killed(mia, server, acked, lot.randint(2, 8), lot)
    with process(games) as (_, base), Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        state = mia.hear("state")
        again = {action: mia.decide(seat, decision, action=action) for action, (seat, decision, _) in acked.items()}

    assert len(acked) > KILLS
    assert {action: answer["seq"] for action, answer in again.items()} == {a: one[2] for a, one in acked.items()}
    assert [line["n"] for line in state["lines"]] == list(range(len(state["lines"])))


def test_luck_cannot_be_drawn_again_by_restarting(tmp_path):
    """The same decision after going back to an older copy of the file gives the same outcome."""
    games, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
    with serving(games) as base:
        opened = open_table(base, "mandalorian", seats)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            with contextlib.closing(sqlite3.connect(games)) as source, contextlib.closing(sqlite3.connect(copy)) as to:
                source.backup(to)
            first = throw(mia)
    with serving(copy) as base, Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        assert throw(mia) == first


def throw(player: Player) -> list:
    player.decide(player.due()["seat"], {"do": "roll"})
    return player.hear("events")["view"]["dice"]


def test_a_friendly_stop_says_goodbye(tmp_path):
    games = tmp_path / "games.sqlite3"
    with process(games) as (server, base):
        opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "bot"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            server.send_signal(signal.SIGTERM)
            bye = mia.hear("bye")
            with pytest.raises(ConnectionClosed) as closed:
                mia.hear("never")
        assert server.wait(10) in (0, -signal.SIGTERM)
    assert bye["reason"] == "restart"
    assert closed.value.rcvd.code == 1012


def test_a_second_server_on_the_same_games_is_refused(tmp_path):
    with serving(tmp_path / "games.sqlite3"), pytest.raises(StorageError, match="another server"):
        Storage(tmp_path / "games.sqlite3")


DAMAGES = {
    "UPDATE record SET outcomes = '[]' WHERE seq = 1": "record 1",
    "DELETE FROM record WHERE seq = 2": "record 2",
    "DELETE FROM record WHERE seq > 3": "3 records are there, 5 were kept",
    "DELETE FROM record": "0 records are there, 5 were kept",
    "DELETE FROM head": "5 records are there, how many were kept is not known",
    "UPDATE head SET length = 4": "5 records are there, 4 were kept",
    "UPDATE head SET chain = 'x'": "5 records are there, 5 were kept",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_whatever_was_changed_on_disk_is_noticed(tmp_path, damage):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on(5)
    with contextlib.closing(sqlite3.connect(games)) as base_file:
        base_file.execute(damage)
        base_file.commit()
    storage = Storage(games)
    with contextlib.closing(storage), pytest.raises(StorageError, match=DAMAGES[damage]):
        storage.load(opened["table"])


def test_what_cannot_be_kept_is_not_played(tmp_path, monkeypatch):
    """A full disk, for example: the decision is refused, nothing changes, and it can be sent again."""
    with serving(tmp_path / "games.sqlite3") as base:
        opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            before = mia.hear("state")
            with monkeypatch.context() as patch:
                patch.setattr(Storage, "append", fail)
                refused = mia.decide(0, {"do": "draw"}, action="again")
            after = next(json.loads(frame) for frame in reversed(mia.heard) if '"type":"state"' in frame)
            kept = mia.decide(0, {"do": "draw"}, action="again")

    assert refused["key"] == "server.failed"
    assert (after["seq"], after["view"]) == (0, before["view"])
    assert kept == {"type": "ack", "action": "again", "seq": 1}


async def fail(*_: object) -> None:
    raise StorageError("the disk is full")


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_after_a_restart_everybody_finds_the_same_table_and_the_same_question(tmp_path, game):
    games = tmp_path / "games.sqlite3"
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
    with serving(games) as base:
        opened = open_table(base, game, seats)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on(25)
        with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
            before = mia.hear("state")
    with serving(games) as base, Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        assert mia.hear("state") == before


def test_a_table_that_waits_for_a_friend_still_waits_after_a_restart(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "friend"}])
    with serving(games) as base, Player(base, opened["table"], token_of(opened)) as mia:
        assert mia.hear("hello")["seats"][1]["kind"] == "open"
        post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"})
        assert mia.hear("state")["due"] == [0]


def test_a_table_that_was_put_away_is_found_again(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, idle=0.05)) as base:
        opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}])
        for round_number in range(3):
            with Player(base, opened["table"], token_of(opened)) as mia:
                assert mia.hear("state")["seq"] == 2 * round_number
                mia.play_on(2)
            time.sleep(0.3)
