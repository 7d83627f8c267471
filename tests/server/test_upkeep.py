"""What a host does with the games: copies, lists, exports and deletes them; and what is deleted by itself."""

import asyncio
import contextlib
import dataclasses
import json
import os
import shutil
import sqlite3
import stat
import threading
import time

import pytest

from holotable.server.store.game_log import StorageError
from holotable.server.store.storage import Storage
from holotable.server.store.upkeep import back_up, delete_tables, list_tables, load_game
from tests.kept.record import HERE as KEPT
from tests.support.command_line import run
from tests.support.serving import QUICK, Player, get, open_table, post, registry_of, serving, token_of
from tests.web.prepared import near_the_end

SEATS = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
DAY = 86_400
MANY = 150  # decisions
CLOSINGS = 20


@pytest.fixture
def games(tmp_path):
    return tmp_path / "games.sqlite3"


def played(base: str, decisions: int = 6) -> str:
    """Open a table and decide something at it."""
    opened = open_table(base, "falcon", SEATS)
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.play_on(decisions)
    return opened["table"]


def test_a_backup_is_made_while_people_play_and_holds_every_decision(games, tmp_path):
    with serving(games) as base:
        opened = open_table(base, "falcon", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on(5)
            told = run("backup", str(tmp_path / "copy"), "--games", str(games))
            mia.play_on(2)

    assert told.returncode == 0, told
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith((".copy", "copy"))) == ["copy"]
    with serving(tmp_path / "copy") as base:
        assert get(f"{base}/api/tables/{opened['table']}").json()["seq"] == 5


def test_a_backup_overwrites_nothing(games, tmp_path):
    with serving(games):
        pass
    (tmp_path / "there").write_text("mine")

    told = run("backup", str(tmp_path / "there"), "--games", str(games))

    assert (told.returncode, (tmp_path / "there").read_text()) == (2, "mine")
    assert "already there" in told.stderr


def test_a_damaged_file_is_not_passed_off_as_a_backup(games, tmp_path):
    with serving(games) as base:
        played(base)
    content = bytearray(games.read_bytes())
    content[4096:8192] = b"x" * 4096
    games.write_bytes(content)

    with pytest.raises(StorageError):
        back_up(games, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_games_are_listed_shown_and_deleted(games):
    with serving(games) as base:
        table, other = played(base), open_table(base, "mandalorian", [SEATS[0], {"kind": "friend"}])["table"]
        refused = run("games", "delete", table, "--yes", "--games", str(games))

    listed = json.loads(run("games", "list", "--json", "--games", str(games)).stdout)
    shown = run("games", "show", table, "--games", str(games)).stdout
    unsure = run("games", "delete", table, "--games", str(games))
    deleted = run("games", "delete", table, "--yes", "--games", str(games))

    assert {one["table"]: (one["edition"], one["begun"], one["decisions"]) for one in listed} == {
        table: ("falcon", True, 6),
        other: ("mandalorian", False, 0),
    }
    assert "Mia, Ben" in shown
    assert "still played" in shown
    assert (refused.returncode, unsure.returncode, deleted.returncode) == (2, 2, 0)
    assert "stop it first" in refused.stderr
    assert "--yes" in unsure.stderr
    assert [one.id for one in list_tables(games)] == [other]
    with serving(games) as base:
        assert get(f"{base}/api/tables/{table}").status_code == 404


def test_only_a_game_that_is_over_is_exported_and_can_be_told(games, tmp_path):
    ready = near_the_end(games)
    over = near_the_end(games, len(ready.script))

    early = run("games", "export", ready.table, str(tmp_path / "early.jsonl"), "--games", str(games))
    done = run("games", "export", over.table, str(tmp_path / "over.jsonl"), "--games", str(games))
    told = run("replay", str(tmp_path / "over.jsonl"), "--language", "en")

    assert early.returncode == 2
    assert "still played" in early.stderr
    assert not (tmp_path / "early.jsonl").exists()
    assert (done.returncode, told.returncode) == (0, 0)
    assert "wins" in told.stdout


@pytest.mark.parametrize("line", [("list",), ("show", "nothing"), ("delete", "nothing", "--yes"), ("export", "x", "y")])
def test_what_is_not_there_is_said_in_one_line(games, line):
    told = run("games", *line, "--games", str(games))

    assert told.returncode == 2
    assert "there are no games at" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


def test_no_link_to_the_file_gets_round_the_lock(games, tmp_path):
    storage = Storage(games)
    (tmp_path / "file").symlink_to(games)
    (tmp_path / "folder").symlink_to(games.parent)
    for way in (tmp_path / "file", tmp_path / "folder" / games.name):
        with pytest.raises(StorageError, match="another server"):
            Storage(way)
    storage.close()


def test_tables_that_nobody_plays_any_more_are_deleted_and_others_stay(games):
    with serving(games) as base:
        old, new, waiting = (
            played(base),
            played(base),
            open_table(base, "falcon", [SEATS[0], {"kind": "friend"}])["table"],
        )
    with contextlib.closing(sqlite3.connect(games)) as base:
        base.execute("UPDATE record SET time = time - ? WHERE game = ?", (31 * DAY, old))
        base.execute("UPDATE game SET made = made - ?", (31 * DAY,))
        base.commit()

    async def prune() -> int:
        registry = registry_of(games)
        count = await registry.prune(30)
        await registry.close()
        return count

    assert asyncio.run(prune()) == 2
    assert [one.id for one in list_tables(games)] == [new]
    assert {old, waiting}.isdisjoint(one.id for one in list_tables(games))


def test_a_table_at_which_somebody_sits_is_not_deleted(games):
    kept = dataclasses.replace(QUICK, keep_days=1e-9)
    with serving(games) as base:
        table = played(base)
    time.sleep(1.1)  # its last decision is more than a whole second old
    registry = registry_of(games, kept)

    async def sit_and_prune() -> int:
        await registry.actor(table)
        count = await registry.prune(1e-9)
        await registry.close()
        return count

    assert asyncio.run(sit_and_prune()) == 0
    assert [one.id for one in list_tables(games)] == [table]


@pytest.mark.parametrize("limit", [{"tables_most": 1}, {"bytes_most": 1}])
def test_a_full_house_takes_no_new_table_and_plays_on(games, limit):
    with serving(games) as base:
        table = played(base)
    with serving(games, dataclasses.replace(QUICK, **limit)) as base:
        answer = post(f"{base}/api/tables", json={"edition": "falcon", "seats": SEATS})
        summary = get(f"{base}/api/tables/{table}")

    assert (answer.status_code, answer.json()["key"]) == (503, "server.no-room")
    assert summary.json()["seq"] == 6


def test_one_address_makes_so_many_tables_a_day(games):
    with serving(games, dataclasses.replace(QUICK, tables_per_day=2)) as base:
        codes = [post(f"{base}/api/tables", json={"edition": "falcon", "seats": SEATS}).status_code for _ in range(3)]

    assert codes == [201, 201, 429]


def test_a_new_personal_link_ends_the_old_one(games):
    with serving(games) as base:
        opened = open_table(base, "falcon", SEATS)
        table, old = opened["table"], token_of(opened)
        renew = f"{base}/api/tables/{table}/renew"
        with Player(base, table, old) as thief:
            assert thief.hear("hello")["yours"] == [0, 1]
            renewed = post(renew, json={}, headers={"Authorization": f"Bearer {old}"})
            bye = thief.hear("bye")
        new = token_of(renewed.json())
        with Player(base, table, old) as thief, Player(base, table, new) as mia:
            seats = thief.hear("hello")["yours"], mia.hear("hello")["yours"]
        again = post(renew, json={}, headers={"Authorization": f"Bearer {old}"})

    assert (renewed.status_code, renewed.json()["yours"], bye["reason"]) == (200, [0, 1], "restart")
    assert new != old
    assert seats == ([], [0, 1])
    assert again.status_code == 403


def test_deleting_needs_a_table_that_is_there(games):
    with serving(games) as base:
        table = played(base)

    with pytest.raises(StorageError, match="no table 'other'"):
        delete_tables(games, [table, "other"])
    assert [one.id for one in list_tables(games)] == [table]


def test_a_host_sees_which_rules_an_old_game_was_begun_with(tmp_path):
    shutil.copy(KEPT / "rules-1" / "games.sqlite3", tmp_path)

    listed = run("games", "list", "--games", tmp_path / "games.sqlite3")

    assert listed.returncode == 0
    assert all(line.endswith(", begun with rules 1") for line in listed.stdout.splitlines())


def test_an_empty_file_is_no_file_of_games_and_stays_empty(tmp_path):
    empty = tmp_path / "empty.sqlite3"
    empty.touch()

    done = run("games", "list", "--games", empty)

    assert (done.returncode, empty.stat().st_size) == (2, 0)
    assert "there are no games at" in done.stderr


def test_what_a_killed_backup_left_is_removed_by_the_next_one(games, tmp_path):
    with serving(games):
        pass
    old, young = tmp_path / ".holotable-backup.old", tmp_path / ".holotable-backup.young"
    for file in (old, young):
        file.touch()
    two_hours_ago = time.time() - 7200
    os.utime(old, (two_hours_ago, two_hours_ago))

    back_up(games, tmp_path / "copy")

    assert (old.exists(), young.exists()) == (False, True)


def test_the_list_says_which_games_are_over(games):
    ready = near_the_end(games)
    over = near_the_end(games, len(ready.script))

    told = run("games", "list", "--games", str(games)).stdout.splitlines()
    listed = json.loads(run("games", "list", "--json", "--games", str(games)).stdout)

    assert {one["table"]: one["over"] for one in listed} == {ready.table: False, over.table: True}
    assert [line.split()[0] for line in told if line.endswith(", over")] == [over.table]


def test_who_is_due_in_an_older_file_is_found_out_once_and_no_game_is_played_again_for_the_list(games):
    # given a file that does not say who is due
    over, running = near_the_end(games, 10_000), near_the_end(games)
    changed(games, "UPDATE head SET due = NULL")

    # when it is listed, and once more after the games can be played no more
    once = json.loads(run("games", "list", "--json", "--games", str(games)).stdout)
    changed(games, "UPDATE record SET decision = '{}'", "DELETE FROM snapshot")
    again = json.loads(run("games", "list", "--json", "--games", str(games)).stdout)
    changed(games, "UPDATE head SET due = NULL")
    unknown = json.loads(run("games", "list", "--json", "--games", str(games)).stdout)

    assert {one["table"]: one["over"] for one in once} == {over.table: True, running.table: False}
    assert again == once
    assert [one["over"] for one in unknown] == [None, None]


def changed(games, *statements):
    with contextlib.closing(sqlite3.connect(games)) as base:
        for statement in statements:
            base.execute(statement)
        base.commit()


def test_a_game_that_is_refused_makes_no_file(tmp_path):
    (tmp_path / "no-game.jsonl").write_text("{}")
    new = tmp_path / "new" / "games.sqlite3"
    new.parent.mkdir()

    refused = run("games", "import", str(tmp_path / "no-game.jsonl"), "--games", str(new))

    assert refused.returncode == 2
    assert list(new.parent.iterdir()) == []


def test_a_game_is_read_whole_while_a_server_plays_it(games):
    """Its records and where they end are told of one moment."""
    with serving(games) as base:
        opened = open_table(base, "mandalorian", SEATS)
        player = threading.Thread(target=play, args=(base, opened))
        player.start()
        lengths = set()
        while player.is_alive():
            lengths.add(len(load_game(games, opened["table"]).records))
        player.join()

    assert len(lengths) > 2


def play(base: str, opened: dict) -> None:
    with Player(base, opened["table"], token_of(opened)) as both:
        both.hear("state")
        both.play_on(MANY)


def test_whoever_still_reads_when_the_file_is_closed_is_refused(games):
    """Threads read beside the server's loop, and nobody waits for them when it stops."""
    for _ in range(CLOSINGS):
        storage, refused = Storage(games), []
        readers = [threading.Thread(target=read_on, args=(storage, refused)) for _ in range(2)]
        for reader in readers:
            reader.start()
        storage.close()
        for reader in readers:
            reader.join()
        assert len(refused) == len(readers)


def read_on(storage: Storage, refused: list[str]) -> None:
    try:
        while True:
            storage.waking()
    except StorageError as problem:
        refused.append(str(problem))
