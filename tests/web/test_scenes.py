"""Every scene of the page: no barrier that axe finds, no English in the German page, small, and from one host."""

import re

import pytest
from playwright.sync_api import expect

from holotable.printed.boards import board_of
from tests.web.judging import SAID, grave, slips
from tests.web.scenes import CHECKED, come_to
from tests.web.shots import take
from tests.web.transfers import Transfers
from tests.web.wording import wording

LANDING_SCRIPT = 60_000  # bytes as they are sent
LANDING = 150_000  # with everything that it fetches
TABLE_SCRIPT = 120_000  # from the landing until a table asks for the first time


@pytest.mark.parametrize("scene", CHECKED)
def test_axe_finds_no_barrier_and_nothing_is_a_slip_of_the_program(shown, meet, scene):
    page = come_to(scene, meet(shown.base), shown).page

    found = {"slips": slips(page), "barriers in the dark": grave(page)}
    page.emulate_media(color_scheme="light")
    found["barriers in the light"] = grave(page, runOnly=["color-contrast"])  # nothing else differs

    assert {what: wrong for what, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scene", CHECKED)
def test_nothing_on_a_phone_is_a_slip_of_the_program(shown, meet, scene):
    person = come_to(scene, meet(shown.base, phone=True), shown)

    assert slips(person.page) == []


def patterns(language: str, other: str) -> list[re.Pattern[str]]:
    """The texts of a language that differ from the other's, as patterns; a language is called by its own name in both."""
    texts = [
        text for key, text in wording(language).items() if text != wording(other).get(key) and key != "language-name"
    ]
    return [re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(text))) for text in texts]


@pytest.mark.parametrize("scene", CHECKED)
def test_the_german_page_speaks_german(shown, meet, scene):
    person = meet(shown.base, language="de")
    come_to(scene, person, shown)

    said = person.page.evaluate(SAID)
    german, english = patterns("de", "en"), patterns("en", "de")
    leaked = [
        text
        for text in said
        if any(one.fullmatch(text) for one in english) and not any(one.fullmatch(text) for one in german)
    ]

    assert person.page.evaluate("document.documentElement.lang") == "de"
    assert len(said) > 5
    assert leaked == []


def test_the_landing_is_small(shown, meet):
    person = meet(shown.base, new=True)
    fetched = Transfers(person.page)

    come_to("landing", person, shown)
    person.page.wait_for_load_state("networkidle")

    assert 0 < fetched.script() <= LANDING_SCRIPT, fetched.sizes
    assert fetched.script() < fetched.everything() <= LANDING, fetched.sizes


@pytest.mark.parametrize("box", ["boba-fett", "falcon"])
def test_a_table_asks_before_much_script_has_come(shown, meet, box):
    """Counted from the landing on, where somebody who is new begins."""
    person = meet(shown.base, new=True)
    fetched = Transfers(person.page)

    person.visit()
    card = person.page.get_by_role("article", name=getattr(board_of(box).info.short, person.language))
    person.press(card.locator(".btn").first)
    person.page.locator("[data-decision]:enabled").first.wait_for()

    assert 0 < fetched.script() <= TABLE_SCRIPT, fetched.sizes


def test_a_part_that_cannot_be_fetched_is_told_and_a_reload_mends_it(shown, meet):
    person = meet(shown.base, new=True)
    come_to("landing", person, shown)
    person.expected.append("net::ERR_FAILED|Failed to load")

    person.page.route("**/assets/*", lambda route: route.abort())  # the server has a newer page
    person.press(person.button("bar-settings"))
    person.sees(person.t("page-unloaded"))
    person.page.unroute_all()
    person.press(person.button("page-reload"))

    expect(person.button("landing-bots")).to_be_enabled()
    expect(person.sheet()).to_have_count(0)


def test_a_sheet_that_is_fetched_takes_and_gives_back_the_focus(shown, meet):
    person = meet(shown.base, new=True)
    come_to("landing", person, shown)
    opener = person.button("bar-settings")

    opener.focus()
    person.page.keyboard.press("Enter")
    expect(person.sheet().locator(":focus")).to_have_count(1)
    person.page.keyboard.press("Escape")

    expect(opener).to_be_focused()


def test_pictures_can_be_taken(browser, shown, tmp_path):
    take(browser, shown, tmp_path, scenes=("race",))

    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "race-dark.png",
        "race-light.png",
        "race-phone-dark.png",
        "race-phone-light.png",
    ]
