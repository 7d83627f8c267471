"""The statistics of a finished game, opened by the people who have just played it."""

import re

from playwright.sync_api import expect

from tests.web.judging import grave
from tests.web.people import Person, play_on
from tests.web.prepared import near_the_end


def test_after_a_race_its_chances_and_landings_can_be_looked_at(base, meet):
    mia, ben = meet(base), meet(base, language="de", phone=True, theme="light")
    ben.join(mia.open_table("friends", "falcon", "Mia"), "Ben")
    play_on([mia, ben], lambda: mia.is_over() and ben.is_over())
    assert not any("StorySheet" in request.url for request in mia.requests), "it is loaded when it is asked for"

    for person in (mia, ben):
        person.press(person.button("over.story"))
        look_at(person)

    assert ben.page.evaluate("document.documentElement.scrollWidth") <= ben.page.viewport_size["width"]


def look_at(person: Person) -> None:
    """Read the chances by keys and the landings by name."""
    winner = next(message["result"]["winners"][0] for message in reversed(person.heard) if message.get("result"))
    chart = person.sheet().get_by_role("slider", name=person.t("odds.chart"))
    chart.focus()
    person.page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"{('Mia', 'Ben')[winner]} 100\s%"))
    board = person.sheet().get_by_role("list", name=person.t("story.landings"))
    expect(board.get_by_role("button")).to_have_count(60)
    assert grave(person.page) == []


def test_a_sheet_that_cannot_be_loaded_says_so(serve, meet, tmp_path):
    over = near_the_end(tmp_path / "games.sqlite3", 10_000)
    mia = meet(serve(tmp_path / "games.sqlite3")).sit_down(over.way_to(0))
    mia.expected.append("Failed to load resource|StorySheet")
    mia.page.route("**/StorySheet*", lambda route: route.abort())

    mia.press(mia.button("over.story"))

    expect(mia.sheet().get_by_text(mia.t("link.silent"))).to_be_visible()
