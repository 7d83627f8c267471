"""What the documentation promises: the example plays, the schema and the types are those of the code."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.serving import get, serving

TOP = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", ["falcon", "boba-fett"])
def test_the_example_client_plays_a_seat_to_the_end(base, game):
    command = [sys.executable, str(TOP / "docs" / "protocol_client.py"), base, game]
    played = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert "'winners'" in played.stdout


def test_the_documentation_shows_the_example_as_it_is():
    shown = (TOP / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert (TOP / "docs" / "protocol_client.py").read_text(encoding="utf-8") in shown


def test_schema_and_types_are_up_to_date():
    protocol = pytest.importorskip("protocol")
    assert protocol.main(["--check"]) == 0


@pytest.mark.parametrize("game", ["falcon", "mandalorian", "boba-fett"])
def test_an_edition_is_described_whole(base, game):
    board = get(f"{base}/api/editions/{game}").json()
    assert board["info"]["id"] == game
    assert board["rows"]
    assert board["words"]


def test_the_list_of_editions_names_bots_tokens_and_options(base):
    editions = get(f"{base}/api/editions").json()
    assert {one["family"] for one in editions} == {"race", "estate"}
    assert all(one["bots"] and one["tokens"] and one["options"] for one in editions)


def test_the_page_is_served_for_every_path_of_the_app(tmp_path, monkeypatch):
    (tmp_path / "built" / "assets").mkdir(parents=True)
    (tmp_path / "built" / "index.html").write_text("<title>Holotable</title>")
    (tmp_path / "built" / "assets" / "app-1.js").write_text("1")
    (tmp_path / "static").symlink_to("built")  # wherever the folder lies
    monkeypatch.setattr("holotable.server.uvicorn_server.STATIC", tmp_path / "static")
    with serving(tmp_path / "games.sqlite3") as base:
        page, table = get(f"{base}/"), get(f"{base}/t/abc")
        script, missing = get(f"{base}/assets/app-1.js"), get(f"{base}/assets/app-2.js")
    assert page.text == table.text == "<title>Holotable</title>"
    assert "immutable" in script.headers["cache-control"]
    assert missing.status_code == 404
    assert "no such page" in missing.text
