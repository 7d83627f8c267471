"""The page as it comes: small, in parts that are fetched when they are needed, and pictures of its scenes."""

import re

import pytest
from playwright.sync_api import expect

from holotable.editions import edition_ids
from holotable.printed.boards import board_of
from tests.web.scenes import come_to
from tests.web.shots import take
from tests.web.transfers import Transfers

LANDING_SCRIPT = 60_000  # bytes as they are sent
LANDING = 150_000  # with everything that it fetches
TABLE_SCRIPT = 120_000  # from the landing until a table asks for the first time


def test_the_landing_is_small(shown, meet):
    person = meet(shown.base, new=True)
    fetched = Transfers(person.page)

    come_to("landing", person, shown)
    person.page.wait_for_load_state("networkidle")

    assert 0 < fetched.script() <= LANDING_SCRIPT, fetched.sizes
    assert fetched.script() < fetched.everything() <= LANDING, fetched.sizes


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_box_says_what_it_is_for_how_many_and_for_how_long(shown, meet, language):
    person = meet(shown.base, language=language).visit()

    for name in edition_ids():
        info = board_of(name).info
        card = person.page.get_by_role("article", name=getattr(info.short, language), exact=True)
        said = [
            getattr(info.kind, language),
            person.t("players", min=info.seats_min, max=info.seats_max),
            person.t("box-minutes", min=info.minutes_min, max=info.minutes_max),
        ]
        expect(card).to_contain_text(re.compile(r"\s*".join(map(re.escape, said))))


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
