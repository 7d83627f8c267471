"""A real browser and a real server for every test; whatever the browser complains about fails it."""

import contextlib
import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Error, sync_playwright

from holotable.server.http.app import STATIC
from tests.support.serving import serving
from tests.web.people import Person
from tests.web.scenes import gallery

KEPT = Path(__file__).resolve().parents[2] / "build" / "web"  # pictures of what failed
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)  # the shell draws the same with less work
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage")
FAILED = pytest.StashKey[bool]()


def chromium() -> str | None:
    """The browser: the one that is named, or the first that is installed."""
    named = os.environ.get("HOLOTABLE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str | None:
    """What these tests lack, and how to get it."""
    if not (STATIC / "index.html").is_file():
        return "the page is not built; run: make setup"
    if chromium() is None:
        return "no Chromium; install it (Debian: apt-get install chromium) or name it in HOLOTABLE_CHROMIUM"
    return None


def pytest_runtest_setup() -> None:
    """Skip with one line for all, or fail where the browser is required."""
    lacks = missing()
    if lacks is None:
        return
    if "chromium" in os.environ.get("HOLOTABLE_REQUIRE", "").split(","):
        pytest.fail(lacks, pytrace=False)
    pytest.skip(lacks)


@pytest.fixture(scope="package")
def browser():
    """One browser for the tests of this folder; it ends with them, so that its event loop disturbs no others."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def shown(browser, tmp_path_factory):
    """A server with games in which there is something to see."""
    with gallery(tmp_path_factory.mktemp("gallery") / "games.sqlite3") as opened:
        yield opened


@pytest.fixture
def serve(tmp_path):
    """Start servers: ``serve()`` on an empty file, ``serve(games)`` on a prepared one."""
    with contextlib.ExitStack() as running:
        yield lambda games=None: running.enter_context(serving(games or tmp_path / "games.sqlite3"))


@pytest.fixture
def base(serve):
    return serve()


@pytest.fixture(scope="package")
def resting(browser):
    """People who have forgotten everything and can come again: an open browser is at a table three times as fast."""
    people: list[Person] = []
    yield people
    for person in people:
        person.leave()


@pytest.fixture
def meet(browser, resting, serve, request):
    """Seat people at browsers of their own; in the end nobody's browser may have complained."""
    people: list[Person] = []

    def come(base: str, *, theme="dark", new=False, **more) -> Person:
        person = None if new else rested(resting, base, theme, **more)
        people.append(person or Person(browser, base, theme=theme, **more))
        return people[-1]

    yield come
    troubles = [trouble for person in people for trouble in person.unexpected()]
    failed = bool(troubles) or request.node.stash.get(FAILED, False)
    if failed:
        keep_pictures(people, request.node.nodeid)
    for person in people:
        if not failed and is_rested(person):
            resting.append(person)
        else:
            person.leave()
    assert not troubles, "the browser complains: " + " | ".join(troubles)


def rested(resting: list[Person], base: str, theme: str, *, language="en", phone=False) -> Person | None:
    """Call one of those who rest, with such a device and language."""
    for person in resting:
        if (person.language, person.phone) == (language, phone):
            resting.remove(person)
            person.begin(base, theme)
            return person
    return None


def is_rested(person: Person) -> bool:
    """Let somebody forget; who cannot any more, because the server or the browser is gone, is not asked again."""
    try:
        person.forget()
    except Error:
        return False
    return True


def keep_pictures(people: list[Person], test: str) -> None:
    stem = re.sub(r"\W+", "-", test.partition("::")[2])
    for number, person in enumerate(people, start=1):
        with contextlib.suppress(Error):
            person.picture(KEPT / f"{stem}{number}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
