"""Sealed dice at the page: the seal is kept and compared, a changed one is noticed, a game is saved, verified, opened."""

import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from holotable.server.tables.registry import Registry
from holotable.table import Table, write_log
from tests.support.serving import QUICK, known_seed, open_table, process, serving, token_of
from tests.web.judging import grave
from tests.web.people import Person, play_on
from tests.web.test_coming_back import LOST_LINE, play_some

TOO_LONG = 4 * 1024 * 1024 + 1  # bytes
DROP = """([text, name]) => {
    const data = new DataTransfer()
    data.items.add(new File([text], name))
    for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }))
}"""


@pytest.fixture
def mixing(tmp_path):
    """A server whose dice are mixed from what the seats bring, as they really are."""
    games = tmp_path / "mixed.sqlite3"
    with serving(games, registry=Registry(games, QUICK, known_seed)) as base:
        yield base


def give_up(loser: Person, *others: Person) -> None:
    """End the game of two."""
    loser.press(loser.button("also-danger"))
    loser.press(loser.sheet().locator("[data-decision=resign]"))
    for person in (loser, *others):
        person.until(person.is_over, "the game is over")


def bodies(person: Person, path: str) -> list[dict]:
    """What this browser has posted to addresses with such an end."""
    return [one.post_data_json for one in person.requests if one.method == "POST" and one.url.endswith(path)]


def save(person: Person, path: Path) -> str:
    """Save the game from the sheet about its dice; give the command that the sheet names."""
    person.press(person.button("dice-what"))
    command = person.sheet().get_by_role("textbox", name=person.t("dice-command")).input_value()
    assert grave(person.page) == []
    with person.page.expect_download() as coming:
        person.press(person.sheet().get_by_role("link", name=person.t("over-save")))
    coming.value.save_as(path)
    return command


def run(command: str, path: Path) -> subprocess.CompletedProcess:
    """Do what the sheet says, with the saved file."""
    program, *arguments = [str(path) if word == "FILE" else word for word in command.split()]
    return subprocess.run(
        [sys.executable, "-m", f"{program}.cli", *arguments], capture_output=True, text=True, check=False
    )


def test_the_seal_fits_at_the_end_and_the_saved_game_is_verified_and_opened(mixing, meet, tmp_path):
    mia, ben = meet(mixing), meet(mixing, language="de", phone=True, theme="light")
    mia.begin_with(ben, "falcon")
    play_some([mia, ben], 6)
    while not mia.button("also-danger").filter(visible=True).count():
        play_some([mia, ben], 1)  # these dice are other ones in every run
    give_up(mia, ben)

    for person in (mia, ben):
        expect(person.page.get_by_text(person.t("dice-sealed"))).to_be_visible()
    asked = [urlsplit(one.url).path for one in mia.requests if "/api/seal" in one.url or one.method == "POST"]
    assert asked[:2] == ["/api/seal", "/api/tables"]

    file = tmp_path / "saved.jsonl"
    checked = run(save(mia, file), file)
    assert checked.returncode == 0, checked.stderr
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["header"]
    brought = [bodies(mia, "/api/tables")[0]["entropy"], bodies(ben, "/join")[0]["entropy"]]
    assert [one["value"] for one in header["entropy"]] == brought

    check_opened(mia, file)


def check_opened(person: Person, file: Path) -> None:
    """A finished game from a file is looked at, and says that it comes from one."""
    person.visit()
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_text(person.t("over-imported"))).to_be_visible()
    person.sees("From a file")
    expect(person.page.get_by_text(person.t("dice-late"))).to_be_visible()
    assert person.offers() == []


@contextlib.contextmanager
def exchanged(server, games: Path, base: str):
    """Kill a server, put other seeds into its file, and start it again at the same address."""
    server.send_signal(signal.SIGKILL)
    server.wait()
    with contextlib.closing(sqlite3.connect(games)) as kept, kept:
        kept.execute("UPDATE secret SET seed = ?", (bytes(32),))
    with process(games, urlsplit(base).port):
        yield


def test_a_seal_that_is_exchanged_before_the_game_is_noticed(tmp_path, meet):
    with process(tmp_path / "games.sqlite3") as (server, base):
        mia = meet(base, new=True)
        mia.expected += LOST_LINE
        mia.open_table("friends", "falcon", "Mia")
        mia.sees(mia.t("wait-head"))
        expect(mia.page.get_by_text(mia.t("seal-changed"))).to_have_count(0)

        with exchanged(server, tmp_path / "games.sqlite3", base):
            expect(mia.page.get_by_text(mia.t("seal-changed"))).to_be_visible()
            mia.leave()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_seed_that_is_exchanged_in_the_game_is_noticed_at_its_end(tmp_path, meet, phone):
    with process(tmp_path / "games.sqlite3") as (server, base):
        both = meet(base, new=True, phone=phone)
        both.expected += LOST_LINE
        both.open_table("local", "mandalorian", "Mia", "Ben")
        play_on([both], lambda: both.seq() >= 3)

        with exchanged(server, tmp_path / "games.sqlite3", base):
            both.visit(both.page.url)
            both.until(both.asked, "the question comes back")
            give_up(both)
            expect(both.page.get_by_text(both.t("dice-broken"))).to_be_in_viewport()
            expect(both.page.get_by_text(both.t("dice-sealed"))).to_have_count(0)
            both.leave()


def test_a_running_game_from_the_terminal_goes_on(base, meet, tmp_path):
    table = Table("falcon", ["Mia", "Ben"], seed=7)
    for _ in range(5):
        seat = table.due.seats[0]
        table.play(seat, table.options(seat)[0])
    write_log(table, tmp_path / "running.jsonl")
    mia = meet(base).visit()
    expect(mia.button("saved-open")).to_be_enabled()

    mia.page.evaluate(DROP, [(tmp_path / "running.jsonl").read_text(encoding="utf-8"), "running.jsonl"])
    mia.page.wait_for_url("**/t/*")
    play_on([mia], lambda: mia.seq() >= 8)

    mia.sees("From a file")
    assert mia.refusals() == []
    mia.visit()
    expect(mia.page.get_by_text(mia.t("game-imported"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_file_that_is_no_game_is_refused_in_words(base, meet, language):
    mia = meet(base, language=language).visit()
    mia.expected.append("status of 400")
    field = mia.page.locator("input[type=file]")

    field.set_input_files({"name": "list.txt", "mimeType": "text/plain", "buffer": b"milk, bread"})
    expect(mia.page.get_by_role("alert")).to_contain_text(mia.t("saved-failed"))
    field.set_input_files({"name": "film.bin", "mimeType": "", "buffer": bytes(TOO_LONG)})
    expect(mia.page.get_by_role("alert")).to_contain_text(mia.t("saved-long"))

    assert sum(one.url.endswith("/import") for one in mia.requests) == 1, "what is too long is not even sent"


def test_the_seal_can_be_noted_before_the_end(base, meet):
    opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "bot"}])
    person = meet(base).sit_down(f"/r/{token_of(opened)}")
    person.press(person.button("bar-menu"))
    seal = person.sheet().locator("details code")
    expect(seal).to_be_hidden()
    person.press(person.sheet().get_by_text(person.t("menu-seal"), exact=True))

    commitment = next(message["commitment"] for message in person.heard if message["type"] == "hello")
    expect(seal).to_have_text(commitment)
