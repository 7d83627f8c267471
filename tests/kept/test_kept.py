"""Games that older rules have written: every one is read, and goes on where it was."""

import json
import shutil
from pathlib import Path

import pytest

from holotable import replay
from holotable.table.log import read_log
from tests.kept.record import GAMES, HERE
from tests.server.serving import Player, serving

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

                assert {name: seen[name] for name in ("seq", "due", "result")} == {
                    name: kept[name] for name in ("seq", "due", "result")
                }, kept["game"]
                assert {name: seen["view"][name] for name in kept["view"]} == kept["view"], kept["game"]
                assert len(seen["lines"]) == kept["lines"]
                assert mia.play_on(3) == (0 if kept["over"] else 3)
