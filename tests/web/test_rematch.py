"""Once more with the same people: asked at once, all at one new table, spectators too."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.serving import Player, open_table, post, token_of
from tests.web.judging import foreign_words, grave, slips
from tests.web.people import Person

TABLE = re.compile(r"/t/[\w-]{16}$")


class Evening:
    """Mia, Ben and somebody who watches, each at a browser, when one of them has given up the game."""

    def __init__(self, base: str, meet, edition: str = "falcon", **more) -> None:
        opened = open_table(base, edition, [{"kind": "me", "name": "Mia"}, {"kind": "friend"}])
        self.table = opened["table"]
        joined = post(f"{base}/api/tables/{self.table}/join", json={"name": "Ben"}).json()
        self.mia, self.ben, self.eve = (meet(base, **more) for _ in range(3))
        self.mia.sit_down(f"/r/{token_of(opened)}")
        self.ben.sit_down(f"/r/{token_of(joined)}")
        self.eve.sit_down(f"/t/{self.table}")
        with Player(base, self.table, token_of(opened)) as first, Player(base, self.table, token_of(joined)) as second:
            for seat, player in enumerate((first, second)):
                player.hear("state")
                if player.due():
                    player.decide(seat, {"do": "resign"})
        for person in (self.mia, self.ben, self.eve):
            person.until(person.is_over, "the game is over")


def is_at(person: Person, old: str) -> str:
    """Wait until somebody is at another table; give its id."""
    person.page.wait_for_url(lambda url: TABLE.search(url) and old not in url)
    expect(person.page.locator("main > .board")).to_be_visible()
    return person.page.url.rsplit("/", 1)[1]


def yours(person: Person) -> list[int]:
    return [message["yours"] for message in person.heard if message["type"] == "hello"][-1]


@pytest.mark.parametrize(("box", "phone", "language"), [("falcon", False, "en"), ("mandalorian", True, "de")])
def test_everybody_sits_at_the_new_table_and_the_spectator_watches_there(base, meet, box, phone, language):
    evening = Evening(base, meet, box, phone=phone, language=language)
    mia, ben, eve = evening.mia, evening.ben, evening.eve

    mia.press(mia.button("over-rematch"))
    join = ben.button("again-join")
    expect(join).to_be_visible()
    for person in (mia, ben, eve):
        person.settle()
        assert grave(person.page) == []
        assert slips(person.page) == []
        assert foreign_words(person.page, language) == []
    ben.press(join)

    tables = {is_at(person, evening.table) for person in (mia, ben, eve)}
    assert len(tables) == 1
    assert [yours(person) for person in (mia, ben, eve)] == [[0], [1], []]


def test_it_can_be_done_by_keyboard_alone(base, meet):
    evening = Evening(base, meet)
    mia, ben = evening.mia, evening.ben
    mia.page.get_by_role("checkbox", name=mia.t("again-shuffle")).focus()
    mia.page.keyboard.press("Space")
    mia.button("over-rematch").focus()
    mia.page.keyboard.press("Enter")
    expect(mia.button("again-withdraw")).to_be_focused()
    ben.sees(ben.t("again-shuffled"))
    ben.button("again-join").focus()
    ben.page.keyboard.press("Enter")
    assert is_at(mia, evening.table) == is_at(ben, evening.table)


def test_whoever_says_no_stays_and_finds_the_way_later(base, meet):
    evening = Evening(base, meet)
    mia, ben = evening.mia, evening.ben
    mia.press(mia.button("over-rematch"))
    ben.press(ben.button("again-no"))
    mia.page.wait_for_url(lambda url: TABLE.search(url) and evening.table not in url)
    mia.sees(mia.t("wait-head"))
    new = mia.page.url
    ben.press(ben.page.get_by_role("link", name=ben.t("again-go")))
    ben.page.wait_for_url(new)
    ben.page.get_by_label(ben.t("wait-name")).fill("Ben")
    ben.press(ben.button("wait-join"))
    for person in (mia, ben):
        expect(person.page.locator("main > .board")).to_be_visible()


def test_whoever_looks_at_an_old_game_again_stays_there(base, meet):
    evening = Evening(base, meet)
    evening.mia.press(evening.mia.button("over-rematch"))
    evening.ben.press(evening.ben.button("again-join"))
    new = is_at(evening.mia, evening.table)
    is_at(evening.eve, evening.table)

    for person, role in ((evening.eve, "link"), (evening.mia, "button")):
        person.sit_down(f"/t/{evening.table}")
        way = person.page.get_by_role(role, name=person.t("again-go"))
        expect(way).to_be_visible()
        assert evening.table in person.page.url
        person.press(way)
        assert is_at(person, evening.table) == new
