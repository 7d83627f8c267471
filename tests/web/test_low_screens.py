"""Two people at one low screen: the answers cover nothing that has to be known to give them, and say whose they are."""

import pytest
from playwright.sync_api import expect

from holotable.table import Table
from tests.web.people import Person
from tests.web.prepared import kept, lobby_for, moments
from tests.web.test_hot_seat import share

SCREENS = {"desk": (1366, 657), "small-phone": (360, 640)}
NAMES = ("Maximiliane", "Bartholomew")
QUESTION = (".hand", ".prompt h2", ".prompt .primary")
KNOWN = {  # what must be in sight at once, in whole
    "received": (*QUESTION, ".prompt [data-decision=redeem]"),
    "unaffordable": (*QUESTION, ".prompt dd.loss"),
    "auction": (*QUESTION, ".prompt h2 + p", ".prompt .own", ".prompt [data-decision=pass]"),
}
COVERED = """selectors => selectors.filter(selector => {
    const node = document.querySelector(selector)
    if (!node) return true
    const {left, right, top, bottom} = node.getBoundingClientRect()
    return ![top + 2, (top + bottom) / 2, bottom - 2].every(y => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return node.contains(hit) || hit?.contains(node)
    })
})"""


def asked(table: Table, kind: str) -> int | None:
    """The seat that is asked this."""
    seats = table.due.seats if table.due else ()
    return next((seat for seat in seats if table.prompt_kind(seat) == kind), None)


def cannot_buy(table: Table) -> bool:
    seat = asked(table, "buy_or_auction")
    return seat is not None and all(option["do"] != "buy" for option in table.options(seat))


WISHED = {
    "received": lambda table: asked(table, "keep_or_redeem") is not None,
    "unaffordable": cannot_buy,
    "auction": lambda table: asked(table, "bid_or_pass") is not None,
}


@pytest.fixture(scope="module")
def found():
    return moments(lobby_for("mandalorian", NAMES), (), WISHED)


@pytest.fixture
def both(found, tmp_path, serve, meet):
    """Two people in such a scene."""

    def come(scene: str, screen: str, language: str) -> Person:
        games = tmp_path / "games.sqlite3"
        ready = kept(games, *found[scene])
        person = meet(serve(games), phone="phone" in screen, language=language)
        width, height = SCREENS[screen]
        person.page.set_viewport_size({"width": width, "height": height})
        share(person, ready).settle()
        return person

    return come


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scene", KNOWN)
def test_the_answers_cover_nothing_that_has_to_be_known(both, scene, screen, language):
    person = both(scene, screen, language)

    assert person.page.evaluate(COVERED, list(KNOWN[scene])) == []


def test_an_auction_at_a_shared_screen_says_whose_bid_the_buttons_make(both):
    person = both("auction", "desk", "en")
    for name in NAMES:
        person.sees(person.t("hand-whose", name=name))
        expect(person.page.locator(".prompt .own")).to_contain_text(f"{name} has ")
        person.decide("bid")

    bids = [message for message in person.sent if message["type"] == "decide"]
    assert [message["seat"] for message in bids] == [0, 1]
