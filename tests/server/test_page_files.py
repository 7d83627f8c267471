"""The page's files are kept in memory, are always those of the last build, and are sent once to whoever keeps them."""

import gzip
import os
from pathlib import Path

import httpx
import pytest

from holotable.server.http.page_files import PageFiles
from tests.support.serving import NO_AUTHORITIES, get, serving

SCRIPT = "assets/app-1.js"


def build(folder: Path, script: str, *, packed: str | None = None, written: int = 1) -> None:
    """Write a page as a build does, at a time of its own."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(f"<title>{script}</title>")
    (folder / SCRIPT).write_text(script)
    if packed is not None:
        (folder / f"{SCRIPT}.gz").write_bytes(gzip.compress(packed.encode()))
    for file in folder.rglob("*.*"):
        os.utime(file, ns=(written, written))


@pytest.fixture
def built(tmp_path):
    build(tmp_path / "static", "one()", packed="one()")
    return tmp_path / "static"


@pytest.fixture
def page(tmp_path, built, monkeypatch):
    monkeypatch.setattr("holotable.server.uvicorn_server.STATIC", built)
    with serving(tmp_path / "games.sqlite3") as base:
        yield base


def test_a_file_that_has_not_changed_is_read_once(built):
    files = PageFiles(built)

    assert files.find(SCRIPT) is files.find(SCRIPT)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_page_that_is_built_anew_is_served_without_a_restart(page, built, encoding):
    wish = {"accept-encoding": encoding}
    before = get(f"{page}/{SCRIPT}", headers=wish)
    build(built, "two()", packed="two()", written=2)
    after = get(f"{page}/{SCRIPT}", headers=wish)

    assert (before.text, after.text) == ("one()", "two()")
    assert before.headers["etag"] != after.headers["etag"]
    assert get(page).text == "<title>two()</title>"


def test_a_packed_file_of_the_build_before_is_not_sent(page, built):
    get(f"{page}/{SCRIPT}")
    build(built, "two()", written=2)  # the build has not packed it yet
    half = get(f"{page}/{SCRIPT}", headers={"accept-encoding": "gzip"})
    build(built, "two()", packed="two()", written=3)
    done = get(f"{page}/{SCRIPT}", headers={"accept-encoding": "gzip"})

    assert (half.text, half.headers.get("content-encoding")) == ("two()", None)
    assert (done.text, done.headers.get("content-encoding")) == ("two()", "gzip")


@pytest.mark.parametrize("path", ["/", f"/{SCRIPT}"])
def test_a_file_that_the_browser_has_already_is_not_sent_again(page, path):
    first = get(f"{page}{path}")
    again = get(f"{page}{path}", headers={"if-none-match": first.headers["etag"]})
    other = get(f"{page}{path}", headers={"if-none-match": '"another"'})

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == first.headers["cache-control"]
    assert (other.status_code, other.text) == (200, first.text)


@pytest.mark.parametrize(("path", "kind"), [("/", "text/html"), (f"/{SCRIPT}", "text/javascript")])
def test_the_head_of_a_file_tells_what_the_file_would(page, path, kind):
    whole, head = get(f"{page}{path}"), httpx.head(f"{page}{path}", verify=NO_AUTHORITIES)

    assert head.content == b""
    assert whole.headers["content-type"] == f"{kind}; charset=utf-8"
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


def test_a_file_that_is_gone_is_gone(page, built):
    get(f"{page}/{SCRIPT}")
    (built / SCRIPT).unlink()

    assert get(f"{page}/{SCRIPT}").status_code == 404


def test_no_more_is_kept_than_there_is_room_for(built):
    (built / "large.txt").write_bytes(bytes(40))
    (built / "larger.txt").write_bytes(bytes(90))
    files = PageFiles(built, most=60)
    first = files.find("large.txt")

    assert len(files.find("larger.txt").plain) == 90
    assert files.find("large.txt") is first
    assert files.find(SCRIPT) is files.find(SCRIPT)
    assert files.find("large.txt") is not first


def test_other_words_for_a_path_fill_no_memory(built):
    files = PageFiles(built)
    first = files.find("assets/../index.html")

    assert first == files.find("index.html")
    assert files.find("assets/../index.html") is not first
