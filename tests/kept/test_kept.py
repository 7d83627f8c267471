"""Games that older rules have written: every one is read and goes on where it was, or is refused by name."""

import asyncio
import contextlib
import dataclasses
import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from holotable import replay
from holotable.core.errors import ReplayMismatch
from holotable.server.store.game_log import StorageError, record_content
from holotable.server.store.schema import SCHEMA_VERSION
from holotable.server.store.storage import Storage
from holotable.table import read_log
from holotable.table.chain import link
from holotable.table.table import RULES_VERSION
from holotable.table.verification import verify_file
from tests.kept.record import GAMES, HERE
from tests.support.command_line import run
from tests.support.serving import Player, get, serving

FOLDERS = sorted(HERE.glob("rules-*"))
LOGS = [path for folder in FOLDERS for path in sorted(folder.glob("*.jsonl"))]


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_a_saved_game_of_older_rules_is_played_again(path):
    log = read_log(path)

    table = replay(log)

    assert (table.due is None) == (not path.stem.endswith("-running"))
    assert table.state_hash == log["hash"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_there_is_a_saved_game_of_every_kind(folder):
    kinds = {f"{name}{moment}" for name in GAMES for moment in ("", "-running")}

    assert kinds <= {path.stem for path in folder.glob("*.jsonl")}
    tables = json.loads((folder / "tables.json").read_text())
    assert {(one["game"], one["over"]) for one in tables} == {(name, over) for name in GAMES for over in (False, True)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_server_shows_every_kept_game_of_older_rules_as_it_was_and_plays_on(folder, tmp_path):
    shutil.copy(folder / "games.sqlite3", tmp_path)
    with serving(tmp_path / "games.sqlite3") as base:
        for kept in json.loads((folder / "tables.json").read_text()):
            with Player(base, kept["table"], kept["token"], query="?since=0") as mia:
                seen = mia.hear("state")

                for name in ("seq", "due", "result"):
                    assert known(seen[name], kept[name]) == kept[name], kept["game"]
                options = kept["view"].pop("options")  # those that are newer take their defaults
                assert options.items() <= seen["view"]["options"].items()
                assert known(seen["view"], kept["view"]) == kept["view"], kept["game"]
                assert len(seen["lines"]) == kept["lines"]
                assert mia.play_on(3) == (0 if kept["over"] else 3)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_finished_game_of_older_rules_is_exported_and_verified(folder, tmp_path):
    shutil.copy(folder / "games.sqlite3", tmp_path)
    for kept in json.loads((folder / "tables.json").read_text()):
        file = tmp_path / f"{kept['table']}.jsonl"

        done = run("games", "export", kept["table"], file, "--games", tmp_path / "games.sqlite3")

        assert done.returncode == (0 if kept["over"] else 2), done.stderr
        if kept["over"]:
            assert verify_file(file).commitment


def known(now: object, then: object) -> object:
    """Leave out the fields that views have had since."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {name: known(now[name], value) for name, value in then.items() if name in now}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [known(one, other) for one, other in zip(now, then, strict=True)]
    return now


# what today's rules play otherwise

DIFFERENT = sorted(HERE.glob("rules-*/different/*.jsonl"))


@pytest.mark.parametrize("path", DIFFERENT, ids=name_of)
def test_a_saved_game_that_today_s_rules_play_otherwise_is_refused_by_name(path):
    rules = path.parents[1].name.removeprefix("rules-")

    with pytest.raises(
        ReplayMismatch, match=rf"^this game was begun with rules {rules}, and rules {RULES_VERSION} play"
    ):
        replay(read_log(path))


def test_a_saved_game_of_rules_to_come_is_refused_by_name():
    log = read_log(LOGS[0])

    with pytest.raises(ReplayMismatch, match=rf"rules {RULES_VERSION + 1}, this program plays rules {RULES_VERSION}"):
        replay({**log, "header": {**log["header"], "rules": RULES_VERSION + 1}})


def test_a_server_names_the_rules_of_a_game_that_it_cannot_go_on_with(tmp_path):
    # given a kept game of rules 1 with a decision that rules of today refuse
    games = tmp_path / "games.sqlite3"
    kept = next(one for one in json.loads((HERE / "rules-1" / "tables.json").read_text()) if one["over"])
    shutil.copy(HERE / "rules-1" / "games.sqlite3", games)
    asyncio.run(decide_once_more(games, kept["table"]))

    # when somebody comes back to it
    with serving(games) as base:
        with Player(base, kept["table"], kept["token"], query="?lang=de") as mia:
            bye = mia.hear()
            with pytest.raises(ConnectionClosed) as closed:
                mia.hear("never")
        answer = get(f"{base}/api/tables/{kept['table']}")

    # then they are told which rules it needs, and it is kept as it is
    assert (bye["reason"], closed.value.rcvd.code) == ("older-rules", 4409)
    assert "Regelfassung 1" in bye["says"]
    assert (answer.status_code, answer.json()["key"]) == (409, "server.older-rules")
    assert answer.json()["says"].startswith("This game was begun with rules 1")
    storage = Storage(games)
    with contextlib.closing(storage):
        assert len(storage.load(kept["table"]).records) == kept["seq"] + 1


async def decide_once_more(games: Path, table: str) -> None:
    storage = Storage(games)
    with contextlib.closing(storage):
        last = storage.load(table).records[-1]
        record = dataclasses.replace(last, seq=last.seq + 1, action=None)
        await storage.append(table, dataclasses.replace(record, chain=link(last.chain, record_content(record, 1))))


def test_a_file_of_the_first_schema_is_brought_up_and_its_games_end_where_they_ended(tmp_path):
    shutil.copy(HERE / "rules-1" / "games.sqlite3", tmp_path)
    tables = [one["table"] for one in json.loads((HERE / "rules-1" / "tables.json").read_text())]
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite3")) as base:
        before = base.execute("PRAGMA user_version").fetchone()[0]

    with contextlib.closing(Storage(tmp_path / "games.sqlite3")) as storage:
        kept = [storage.load(table) for table in tables]
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite3")) as base:
        after = base.execute("PRAGMA user_version").fetchone()[0]
        base.execute("DELETE FROM record WHERE seq > 2")
        base.commit()
    with contextlib.closing(Storage(tmp_path / "games.sqlite3")) as storage:
        for game in kept:
            with pytest.raises(StorageError, match="2 records are there"):
                storage.load(game.id)

    assert (before, after) == (1, SCHEMA_VERSION)
    assert all(game.head.length == len(game.records) > 2 for game in kept)
