"""A race of two people from the first page to the winner, and the statistics that they open then."""

import re

from playwright.sync_api import expect

from tests.web.judging import grave
from tests.web.people import Person, play_on
from tests.web.prepared import NAMES, near_the_end


def test_two_people_meet_by_a_link_race_to_the_end_and_look_at_its_chances(base, meet):
    mia, ben = meet(base), meet(base, language="de", phone=True, theme="light")
    mia.begin_with(ben, "falcon")
    play_on([mia, ben], lambda: mia.is_over() and ben.is_over())
    assert not any("StorySheet" in request.url for request in mia.requests), "it is loaded when it is asked for"

    for person in (mia, ben):
        check_the_end(person)
        person.press(person.button("over-story"))
        look_at(person)

    assert ben.page.evaluate("document.documentElement.scrollWidth") <= ben.page.viewport_size["width"]


def winner_of(person: Person) -> str:
    """Who has won, as this browser was told."""
    return NAMES[next(message["result"]["winners"][0] for message in reversed(person.heard) if message.get("result"))]


def check_the_end(person: Person) -> None:
    """The winner is named, nothing is left to decide, and nothing was refused."""
    expect(
        person.page.get_by_role("heading", name=person.t("over-head", names=winner_of(person), count=1))
    ).to_be_visible()
    assert not person.offers()
    assert person.refusals() == []


def look_at(person: Person) -> None:
    """Read the chances by keys and the landings by name."""
    chart = person.sheet().get_by_role("slider", name=person.t("odds-chart"))
    chart.focus()
    person.page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"{winner_of(person)} 100\s%"))
    board = person.sheet().get_by_role("list", name=person.t("story-landings"))
    expect(board.get_by_role("button")).to_have_count(60)
    assert grave(person.page) == []


def test_a_sheet_that_cannot_be_loaded_says_so(serve, meet, tmp_path):
    over = near_the_end(tmp_path / "games.sqlite3", 10_000)
    mia = meet(serve(tmp_path / "games.sqlite3")).sit_down(over.way_to(0))
    mia.expected.append("Failed to load resource|StorySheet")
    mia.page.route("**/StorySheet*", lambda route: route.abort())

    mia.press(mia.button("over-story"))

    expect(mia.sheet().get_by_text(mia.t("page-unloaded"))).to_be_visible()
    expect(mia.sheet().get_by_role("button", name=mia.t("page-reload"))).to_be_visible()
