"""What is said beside a question or in a sheet: it stays where it arose, covers nothing and moves nothing."""

import pytest
from playwright.sync_api import expect

from holotable.table import Table
from tests.support.serving import serving
from tests.web.people import Person
from tests.web.prepared import kept, lobby_for, played

LAPTOP = {"width": 1366, "height": 657}
PHONES = ((390, 844), (360, 640))
ACTIONS = ".also button, .prompt .btn"
PLACES = "nodes => nodes.map(node => { const {x, y} = node.getBoundingClientRect(); return [node.innerText, x, y] })"
SEND_AT_ONCE = """async ([field, send]) => {
    field.value = '10'
    field.dispatchEvent(new Event('input', {bubbles: true}))
    await Promise.resolve()
    send.click()
}"""
LEAVES = """() => [...document.querySelectorAll('dialog li')].filter(card => {
    const end = card.getBoundingClientRect().bottom
    return [...card.querySelectorAll('*')].some(part => part.getBoundingClientRect().bottom > end)
}).map(card => card.innerText)"""
CUT = """nodes => nodes.filter(node => {
    const {left, top, right, bottom} = node.getBoundingClientRect()
    return [top + 3, bottom - 3].some(y => !node.contains(document.elementFromPoint((left + right) / 2, y)))
}).map(node => node.innerText)"""


def is_early(table: Table) -> bool:
    """The first seat is to roll, owns deeds, and has nothing to build on."""
    if table.due is None or table.prompt_kind(0) != "roll_dice" or 0 not in table.due.seats:
        return False
    verbs = {option["do"] for option in table.options(0)}
    return "mortgage" in verbs and not verbs & {"build", "sell_building", "redeem"}


@pytest.fixture(scope="module")
def early(tmp_path_factory):
    """A server with a game in which the first seat is to roll and cannot build."""
    games = tmp_path_factory.mktemp("early") / "games.sqlite3"
    lobby = lobby_for("mandalorian", ("Electra", "Ben"))
    ready = kept(games, *next(moment for moment in played(lobby) if is_early(moment[2])))
    with serving(games) as base:
        yield base, ready


def sits_down(meet, early, **more) -> Person:
    base, ready = early
    person = meet(base, **more)
    if not person.phone:
        person.page.set_viewport_size(LAPTOP)
    return person.sit_down(ready.way_to(0))


@pytest.mark.parametrize("phone", [False, True])
def test_a_reason_why_not_moves_nothing_and_goes_with_escape_or_a_press(meet, early, phone):
    person = sits_down(meet, early, phone=phone)
    person.settle()
    before = person.page.locator(ACTIONS).evaluate_all(PLACES)
    reason = person.page.locator(".because")
    build = person.button("also-build")

    person.press(build)
    expect(reason).to_be_visible()
    person.settle()
    assert person.page.locator(ACTIONS).evaluate_all(PLACES) == before

    person.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    person.press(build)
    expect(reason).to_be_visible()
    person.press(build)
    expect(reason).to_have_count(0)


def test_a_reason_why_not_goes_with_its_question(meet, early):
    person = sits_down(meet, early)
    person.press(person.button("also-build"))
    expect(person.page.locator(".because")).to_be_visible()
    person.page.locator("[data-decision=roll]").evaluate("button => button.click()")
    person.until(lambda: "roll_dice" not in person.asked(), "the next question")
    expect(person.page.locator(".because")).to_have_count(0)


def test_a_refused_trade_is_told_in_its_own_sheet_only(meet, shown):
    person = meet(shown.base)
    person.sit_down(shown.end.way_to(shown.end.script[0][0]))
    person.press(person.button("also-trade"))
    field = person.side("trade-give").get_by_role("spinbutton").element_handle()
    send = person.button("trade-send")
    expect(send).to_be_visible()
    person.page.evaluate(SEND_AT_ONCE, [field, send.element_handle()])
    refused = person.page.get_by_role("alert").filter(has_text=person.t("refused-head"))
    expect(refused).to_be_visible()

    person.page.keyboard.press("Escape")
    expect(person.sheet()).to_have_count(0)
    expect(refused).to_have_count(0)
    person.press(person.page.locator(".also button").nth(2))
    expect(person.sheet()).to_be_visible()
    expect(refused).to_have_count(0)


def test_an_amount_can_be_emptied(meet, shown):
    person = meet(shown.base)
    person.sit_down(shown.end.way_to(shown.end.script[0][0]))
    person.press(person.button("also-trade"))
    field = person.side("trade-give").get_by_role("spinbutton")
    field.fill("25")
    field.fill("")
    expect(field).to_have_value("")
    field.press("Tab")
    expect(field).to_have_value("0")


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_cards_of_property_hold_their_buttons_on_a_phone(meet, early, width, height):
    person = sits_down(meet, early, phone=True)
    person.page.set_viewport_size({"width": width, "height": height})
    person.press(person.page.locator(".also button").nth(2))
    expect(person.sheet().get_by_role("listitem").first).to_be_visible()
    person.settle()
    assert person.page.evaluate(LEAVES) == []

    person.page.keyboard.press("Escape")
    person.press(person.page.get_by_role("button", name=person.t("assets-head")))
    person.press(person.page.locator(".deeds .deed"))
    answers = person.sheet().locator(".body .btn")
    expect(answers.last).to_be_visible()
    person.settle()
    assert answers.count() >= 2
    assert answers.evaluate_all(CUT) == []
