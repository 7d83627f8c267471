"""Every scene on every usual screen: the primary button in sight, every name whole, nothing beyond the edge."""

import os

import pytest

from tests.web.scenes import SCENES, come_to

LARGE = ((1440, 900), (1366, 657), (1280, 720), (1024, 768))
SMALL = ((390, 844), (360, 640))
WHOLE = bool(os.environ.get("HOLOTABLE_MATRIX"))  # every theme and language, as in the soak; else they take turns
LOOKS = [(language, theme) for language in ("en", "de") for theme in ("dark", "light")]
LEAST = 8.9  # pixels of a letter on the board

OUT_OF_SIGHT = """() => {
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    return [...open.querySelectorAll('.btn.primary')].filter(button => button.checkVisibility()).filter(button => {
        const {left, top, right, bottom} = button.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !button.contains(hit)
    }).map(button => button.innerText)
}"""
CUT = """least => {
    const wrong = []
    const cells = [...document.querySelectorAll('.stage #board button')].map(cell => cell.getBoundingClientRect())
    for (const line of document.querySelectorAll('.stage:has(#board) svg .word')) {
        const box = line.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        const cell = cells.find(one => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom)
        const size = parseFloat(getComputedStyle(line).fontSize) * line.getScreenCTM().a
        if (!cell || box.left < cell.left - 1 || box.right > cell.right + 1 || box.top < cell.top - 2 || box.bottom > cell.bottom + 2)
            wrong.push(`${line.textContent} leaves its cell`)
        else if (size < least) wrong.push(`${line.textContent} is ${size.toFixed(1)} high`)
    }
    for (const tile of document.querySelectorAll('.lens .name'))
        if (tile.scrollWidth > tile.clientWidth + 1 || tile.scrollHeight > tile.clientHeight + 1) wrong.push(`${tile.innerText} is cut`)
    return wrong
}"""
NAMED = "() => document.querySelectorAll('.stage svg .word, .lens .name').length"
BOARDS = "() => document.querySelectorAll('.stage #board').length"


def looks(place: int) -> list[tuple[str, str]]:
    """The themes and languages in which a scene is looked at."""
    return LOOKS if WHOLE else [LOOKS[place % len(LOOKS)]]


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_answers_and_names_are_in_sight_on_every_screen(shown, meet, scene, device):
    for language, theme in looks(list(SCENES).index(scene) + (device == "phone")):
        person = meet(shown.base, language=language, theme=theme, phone=device == "phone")
        found = {}
        for place, (width, height) in enumerate(LARGE if device == "desk" else SMALL):
            person.page.set_viewport_size({"width": width, "height": height})
            if place == 0:
                come_to(scene, person, shown)
            person.settle()
            found[width, height] = {
                "out of sight": person.page.evaluate(OUT_OF_SIGHT),
                "cut": person.page.evaluate(CUT, LEAST),
                "without names": person.page.evaluate(BOARDS) > 0 and person.page.evaluate(NAMED) == 0,
                "beyond the edge": person.page.evaluate("document.documentElement.scrollWidth") > width,
            }
        assert {size: wrong for size, wrong in found.items() if any(wrong.values())} == {}


UNREAD = """() => {
    const acts = document.querySelector('.prompt .acts').getBoundingClientRect()
    return [...document.querySelectorAll('.prompt .odds li')]
        .filter(line => line.getBoundingClientRect().bottom > acts.top + 1).map(line => line.innerText)
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_odds_and_fine_of_a_mission_are_read_before_it_is_started(shown, meet, language):
    person = come_to("mission", meet(shown.base, language=language), shown)
    unread = {}
    for width, height in LARGE:
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        unread[width, height] = person.page.evaluate(UNREAD)

    assert person.page.locator(".prompt .odds li").count() >= 2
    assert {size: lines for size, lines in unread.items() if lines} == {}
