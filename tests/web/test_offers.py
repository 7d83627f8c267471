"""An offer that waits: found at one place, opened from the board, its consequences beside its answers, nothing moved."""

import os

import pytest
from playwright.sync_api import Locator, expect

from tests.support.serving import serving
from tests.web.judging import grave
from tests.web.people import Person
from tests.web.prepared import NAMES, end_of_a_game, kept, near_the_end

PHONES = {"phone": (390, 844), "small-phone": (360, 640)}
SCREENS = {**PHONES, "laptop": (1366, 657), "tablet": (1024, 768)}
OFFERS = ("offer", "asked", "everything")
WHOLE = bool(os.environ.get("HOLOTABLE_MATRIX"))  # every offer on every screen, as in the soak; else they take turns
LOOKED_AT = [
    (which, screen)
    for row, which in enumerate(OFFERS)
    for column, screen in enumerate(SCREENS)
    if WHOLE or (row + column) % 2 == 0
]
TOUCH = 44  # pixels that a finger needs
HIDDEN = """nodes => nodes.filter(node => node.checkVisibility()).filter(node => {
    const {left, top, right, bottom, width, height} = node.getBoundingClientRect()
    const seen = [top + 2, bottom - 2].every(y => node.contains(document.elementFromPoint(left + width / 2, y)))
    return !width || !height || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !seen
}).map(node => node.innerText)"""
PLACES = """() => [...document.querySelectorAll('main > :is(.players, .board, .lens, .sheet, .tabs, .left), #board')].map(node => {
    const {x, y, width, height} = node.getBoundingClientRect()
    return [node.className, x, y, width, height]
})"""


@pytest.fixture(scope="module")
def offers(tmp_path_factory):
    """A server for all who only look: a game with an offer, one with the answer of a seat that is to roll as well, and one about everything."""
    games = tmp_path_factory.mktemp("offers") / "games.sqlite3"
    lobby, seed, found, script = end_of_a_game()
    table, (seat, _) = found.copy(), script[0]
    deeds = table.prompt(seat)["bounds"]["trade"]["deeds"]
    give, want = ({"cash": cash, "deeds": list(deeds[who])} for cash, who in ((10, seat), (0, 1 - seat)))
    table.play(seat, {"do": "offer_trade", "to": 1 - seat, "give": give, "want": want})
    known = {
        "offer": (near_the_end(games, 1), 1 - seat),
        "asked": (near_the_end(games, 2), seat),
        "everything": (kept(games, lobby, seed, table), 1 - seat),
    }
    with serving(games) as base:
        yield base, known


def sits_down(meet, base: str, offer: tuple, screen: str, **more) -> Person:
    """Whoever has to answer, on a screen of this size."""
    game, seat = offer
    person = meet(base, phone=screen in PHONES, **more)
    width, height = SCREENS[screen]
    person.page.set_viewport_size({"width": width, "height": height})
    return person.sit_down(game.way_to(seat))


def chip(person: Person) -> Locator:
    return person.page.get_by_role("banner").get_by_role("button", name=person.t("trade-waits"))


def hidden(person: Person, *parts: Locator) -> list[str]:
    """What of these cannot be seen without scrolling."""
    for part in parts:
        expect(part.first).to_be_visible()
    person.settle()
    return [text for part in parts for text in part.evaluate_all(HIDDEN)]


def places(person: Person) -> list[list]:
    """Where the parts of the table are, once they are at rest."""
    person.settle()
    return person.page.evaluate(PLACES)


@pytest.mark.parametrize(("which", "screen"), LOOKED_AT)
def test_the_sheet_shows_what_it_changes_beside_its_answers(meet, offers, which, screen):
    base, known = offers
    person = sits_down(meet, base, known[which], screen, language="de")
    person.press(chip(person) if person.phone else person.button("trade-open"))

    sheet = person.sheet()
    then = sheet.get_by_role("group", name=person.t("trade-if"))
    assert hidden(person, then, person.button("trade-accept", sheet), person.button("trade-decline", sheet)) == []
    if which != "everything":  # of very much the last lines scroll inside
        assert hidden(person, then.get_by_role("definition") if person.phone else then.get_by_role("row")) == []


@pytest.mark.parametrize(("which", "screen"), LOOKED_AT)
def test_the_card_shows_what_accepting_does_beside_its_answers(meet, offers, which, screen):
    base, known = offers
    person = sits_down(meet, base, known[which], screen)
    if person.phone:
        person.press(person.button("deals-head"))

    card = person.page.get_by_role("region", name=person.t("trade-wants", name=NAMES[1 - known[which][1]]))
    gist = card.get_by_role("group", name=person.t("trade-if")).get_by_role("definition")
    answers = [person.button(f"trade-{answer}", card) for answer in ("open", "accept", "decline")]
    assert hidden(person, gist, *answers) == []
    assert gist.count() == 2, "one line for each side"
    assert all(answer.bounding_box()["height"] >= TOUCH for answer in answers)


@pytest.mark.parametrize("screen", PHONES)
def test_an_offer_waits_in_the_bar_of_every_tab_and_opens_from_there(meet, offers, screen):
    base, known = offers
    person = sits_down(meet, base, known["offer"], screen)
    places = []
    for tab in ("tab-board", "assets-head", "log-head", "tab-more"):
        person.press(person.button(tab, person.page.get_by_role("navigation")))
        assert hidden(person, chip(person)) == []
        places.append(chip(person).bounding_box())
    person.press(chip(person))

    assert all(place == places[0] for place in places)
    assert min(places[0]["width"], places[0]["height"]) >= TOUCH
    expect(person.button("trade-accept", person.sheet())).to_be_visible()


@pytest.mark.parametrize("screen", ["small-phone", "laptop"])
def test_whoever_goes_through_the_sheet_by_tab_sees_where(meet, offers, screen):
    base, known = offers
    person = sits_down(meet, base, known["everything"], screen)
    person.press(chip(person) if person.phone else person.button("trade-open"))
    expect(person.button("trade-accept", person.sheet())).to_be_visible()

    behind = []
    for _ in range(person.sheet().locator("button:enabled, input").count()):
        person.page.keyboard.press("Tab")
        behind += person.page.evaluate_handle("document.activeElement").evaluate(f"node => ({HIDDEN})([node])")

    assert behind == []


@pytest.mark.parametrize("screen", ["small-phone", "laptop"])
def test_axe_finds_no_barrier_at_an_offer(meet, offers, screen):
    base, known = offers
    person = sits_down(meet, base, known["everything"], screen)
    person.sees(person.t("trade-waits"))
    at_the_table = grave(person.page)
    person.press(chip(person) if person.phone else person.button("trade-open"))
    expect(person.button("trade-accept", person.sheet())).to_be_visible()

    assert (at_the_table, grave(person.page)) == ([], [])


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_moves_when_an_offer_comes_or_goes(tmp_path, serve, meet, screen):
    ready = near_the_end(tmp_path / "games.sqlite3")
    base = serve(tmp_path / "games.sqlite3")
    (maker, offered), *_ = ready.script
    other = sits_down(meet, base, (ready, maker), "laptop")
    person = sits_down(meet, base, (ready, 1 - maker), screen)
    before = places(person)

    other.make(offered)
    words = person.t("trade-wants", name=NAMES[maker])
    expect(person.page.get_by_text(words).filter(visible=True)).to_be_visible()
    with_offer = places(person)
    other.press(other.button("trade-withdraw"))
    expect(person.page.get_by_text(words)).to_have_count(0)

    assert len(before) >= 3
    assert with_offer == before
    assert places(person) == before


def test_an_offer_that_is_put_off_is_found_as_it_was_left(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    ready = near_the_end(games)
    seat, decision = ready.script[0]
    person = meet(serve(games)).sit_down(ready.way_to(seat))
    person.press(person.button("also-trade"))
    person.put("give", cash=decision["give"]["cash"], deeds=decision["give"]["deeds"])
    person.put("get", deeds=decision["want"]["deeds"])
    person.press(person.button("later", person.sheet()))
    expect(person.sheet()).to_have_count(0)

    person.press(person.button("also-trade"))
    give, get = person.side("trade-give"), person.side("trade-get")
    expect(give.get_by_role("spinbutton")).to_have_value(str(decision["give"]["cash"]))
    for side, deeds in ((give, decision["give"]["deeds"]), (get, decision["want"]["deeds"])):
        expect(side.get_by_role("button", name=person.deed(deeds[0]), pressed=True)).to_be_visible()

    person.press(person.button("trade-send"))
    expect(person.sheet()).to_have_count(0)
    person.press(person.button("also-trade"))
    expect(give.get_by_role("spinbutton")).to_have_value("0")  # what was sent is no draft any more
