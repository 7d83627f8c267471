"""Every scene of the page: no barrier that axe finds, no English in the German page, small, and from one host."""

import gzip
import re
from urllib.parse import urlsplit

import pytest

from holotable.server.http.app import STATIC
from tests.web.judging import SAID, grave, slips
from tests.web.scenes import CHECKED, come_to
from tests.web.shots import take
from tests.web.wording import wording

MOST = 120_000  # bytes of packed script at the first load


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


def test_the_first_load_is_small(shown, meet):
    person = meet(shown.base, new=True)
    come_to("landing", person, shown)

    scripts = [request for request in person.requests if urlsplit(request.url).path.endswith(".js")]
    carried = sum(request.sizes()["responseBodySize"] for request in scripts)
    packed = sum(len(gzip.compress((STATIC / urlsplit(one.url).path[1:]).read_bytes())) for one in scripts)
    assert scripts
    assert packed <= MOST
    assert carried <= MOST, "the server sends the script unpacked"


def test_pictures_can_be_taken(browser, shown, tmp_path):
    take(browser, shown, tmp_path, scenes=("race",))

    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "race-dark.png",
        "race-light.png",
        "race-phone-dark.png",
        "race-phone-light.png",
    ]
