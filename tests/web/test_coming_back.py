"""Reloads, and servers that are killed: everybody finds the same question again, and nothing is lost or doubled."""

import contextlib
import signal
import sqlite3
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.support.serving import process
from tests.web.people import Person, play_on

LOST_LINE = (  # what a browser says whose server is killed, also while it still loads the page
    r"WebSocket connection to .* failed",
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_CONTENT_LENGTH_MISMATCH",
)


def met(base: str, meet, game: str) -> list[Person]:
    """Two people at a table of theirs."""
    mia, ben = meet(base), meet(base)
    mia.begin_with(ben, game)
    return [mia, ben]


def scene(person: Person) -> tuple:
    """What somebody sees: the questions, the buttons, and the newest lines of the log."""
    return person.asked(), person.offers(), person.log()


def play_some(people: list[Person], count: int) -> None:
    """Play so many decisions, until everybody has been told the same and has it before the eyes."""
    goal = people[0].seq() + count
    play_on(people, lambda: told_alike(people) and people[0].seq() >= goal)
    for person in people:
        person.settle()


def told_alike(people: list[Person]) -> bool:
    return len({person.seq() for person in people}) == 1 and all(person.is_idle() for person in people)


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_a_reload_brings_the_same_question_back(base, meet, game):
    people = met(base, meet, game)
    play_some(people, 7)
    before = [scene(person) for person in people]

    for person in people:
        person.page.reload()

    for person, saw in zip(people, before, strict=True):
        person.until(lambda person=person, saw=saw: scene(person) == saw, f"{saw} comes back")
    play_some(people, 3)
    assert [person.refusals() for person in people] == [[], []]


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_a_killed_server_comes_back_with_everything(tmp_path, meet, game):
    games = tmp_path / "games.sqlite3"
    with contextlib.ExitStack() as running:
        server, base = running.enter_context(process(games))
        people = met(base, meet, game)
        for person in people:
            person.expected += LOST_LINE
        play_some(people, 7)
        before = [scene(person) for person in people]

        server.send_signal(signal.SIGKILL)
        server.wait()
        for person in people:
            person.sees(person.t("link-lost"))
        server, _ = running.enter_context(process(games, urlsplit(base).port))

        for person, saw in zip(people, before, strict=True):
            expect(person.page.get_by_text(person.t("link-lost"))).to_have_count(0)
            person.until(lambda person=person, saw=saw: scene(person) == saw, f"{saw} comes back")
        press_before_the_kill(people, server)
        running.enter_context(process(games, urlsplit(base).port))
        play_some(people, 3)
        check_nothing_doubled(people, games)
        for person in people:
            person.leave()


def press_before_the_kill(people: list[Person], server) -> None:
    """Decide while the server does not listen any more; then it is killed."""
    decider = next(person for person in people if person.asked())
    server.send_signal(signal.SIGSTOP)
    decider.move_on()
    server.send_signal(signal.SIGKILL)
    server.wait()


def check_nothing_doubled(people: list[Person], games) -> None:
    with contextlib.closing(sqlite3.connect(games)) as base:
        kept = base.execute("SELECT seq, action FROM record ORDER BY seq").fetchall()
    sent = {message["action"] for person in people for message in person.sent if message["type"] == "decide"}
    assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
    assert {action for _, action in kept} == sent
    assert len(kept) == len(sent)
    for person in people:
        assert person.refusals() == []
        assert person.numbers() == list(range(len(person.numbers())))


def test_a_lost_answer_costs_no_seat(base, meet):
    mia, ben = meet(base), meet(base)
    invitation = mia.open_table("friends", "falcon", "Mia")
    ben.expected.append("net::ERR_FAILED|Failed to load")
    lost = []

    def lose(route) -> None:
        route.fetch()  # the server has given the seat
        lost.append(route.request.post_data_json)
        route.abort()

    ben.page.route("**/join", lose, times=1)
    ben.join(invitation, "Ben")
    mia.press(mia.button("wait-begin"))
    play_some([mia, ben], 4)

    assert len(lost) == 1
    assert ben.refusals() == []
    assert [message["yours"] for message in ben.heard if message["type"] == "hello"][-1] == [1]
