"""The report of a simulation in a real browser: opened from disk, asking for nothing, read by axe, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from holotable.sim.report.html_report import BUNDLE, report_html
from tests.sim.test_report import kept
from tests.web.judging import SAID, SLIPS, grave
from tests.web.people import DESK, PHONE
from tests.web.wording import text


@pytest.fixture
def read(browser, tmp_path):
    """Open the report of an edition; in the end the browser may neither have complained nor asked for anything."""
    troubles, contexts = [], []

    def open_report(edition, language="en", device=DESK):
        path = tmp_path / "report.html"
        path.write_text(report_html(kept(edition), language, bundle=BUNDLE), encoding="utf-8")
        context = browser.new_context(color_scheme="dark", reduced_motion="reduce", **device)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: request.url == path.as_uri() or troubles.append(request.url))
        page.goto(path.as_uri())
        expect(page.get_by_role("heading").first).to_be_visible()
        return page

    yield open_report
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.mark.parametrize("box", ["clone-wars", "falcon"])
def test_axe_finds_no_barrier_in_the_report(read, box):
    page = read(box)

    in_the_dark = grave(page)
    page.emulate_media(color_scheme="light")
    in_the_light = grave(page, runOnly=["color-contrast"])

    assert (in_the_dark, in_the_light) == ([], [])


@pytest.mark.parametrize("box", ["clone-wars", "falcon"])
def test_the_report_fits_a_phone_and_loses_no_words(read, box):
    page = read(box, "de", PHONE)

    said = " | ".join(page.evaluate(SAID))

    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    assert not re.search(SLIPS, said), said


def test_the_language_is_switched_inside_the_file(read):
    page = read("clone-wars")

    page.get_by_role("button", name="Deutsch").click()

    expect(page.get_by_role("heading", name=text("wins-head", "de"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_space_of_the_heat_map_is_read_by_keys(read):
    page = read("clone-wars")
    spaces = page.get_by_role("list", name=text("land-title"))

    spaces.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")

    expect(spaces.get_by_role("button", name=re.compile(r"^2 of 40\."))).to_be_focused()
    share = re.search(r"\. ([\d.]+\s%) of all landings", spaces.locator(":focus").get_attribute("aria-label"))[1]
    expect(page.locator(".stage .share")).to_have_text(share)


def test_a_chart_is_read_by_keys(read):
    page = read("falcon")
    chart = page.get_by_role("slider", name=text("length-head"))

    chart.focus()
    page.keyboard.press("End")

    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^\d+( and more|–\d+) turns: "))


def test_deeds_are_sorted_and_opened(read):
    page = read("clone-wars")
    table = page.locator("section", has=page.get_by_role("heading", name=text("deeds-head"))).get_by_role("table").first
    names = table.locator("tbody > tr > th .words > span")

    table.get_by_role("button", name=text("deeds-income")).click()
    incomes = [float(one.replace("\u202f", "")) for one in table.locator("td.income").all_inner_texts()]
    table.get_by_role("button", name=text("deeds-open", name=names.first.inner_text())).click()

    assert incomes == sorted(incomes, reverse=True)
    expect(table.get_by_role("columnheader", name=text("deeds-mean"))).to_be_visible()
