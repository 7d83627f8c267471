"""Every scene on every usual screen, visited once: answers in sight, names whole, one language, no barrier."""

import os

import pytest

from tests.web.judging import foreign_words, grave, slips
from tests.web.people import Person
from tests.web.scenes import CHECKED, SCENES, come_to

LARGE = ((1440, 900), (1366, 657), (1280, 720), (1024, 768))
SMALL = ((390, 844), (360, 640))
WHOLE = bool(os.environ.get("HOLOTABLE_MATRIX"))  # every theme and language, as in the soak; else they take turns
LOOKS = [("en", "dark"), ("de", "light"), ("en", "light"), ("de", "dark")]  # a neighbour speaks the other language
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
COVERED = """() => {
    const [strip, sheet] = ['ul.lens', 'main > .sheet'].map(one => document.querySelector(one)?.getBoundingClientRect())
    return Boolean(strip && sheet) && strip.bottom > sheet.top + 1
}"""
NAMED = "() => document.querySelectorAll('.stage svg .word, .lens .name').length"
BOARDS = "() => document.querySelectorAll('.stage #board').length"


def looks(place: int) -> list[tuple[str, str]]:
    """The themes and languages in which a scene is looked at."""
    return LOOKS if WHOLE else [LOOKS[place % len(LOOKS)]]


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_wrong_with_a_scene_on_any_screen(shown, meet, scene, device):
    for language, theme in looks(list(SCENES).index(scene) + (device == "phone")):
        person = meet(shown.base, language=language, theme=theme, phone=device == "phone")
        found = {}
        for place, (width, height) in enumerate(LARGE if device == "desk" else SMALL):
            person.page.set_viewport_size({"width": width, "height": height})
            if place == 0:
                come_to(scene, person, shown)
                found |= said_wrong(person)
            person.settle()
            found |= drawn_wrong(person, width, height)
        if device == "desk" and scene in CHECKED:
            found |= barriers(person, theme)
        assert {what: wrong for what, wrong in found.items() if wrong} == {}


def said_wrong(person: Person) -> dict[str, list[str]]:
    """What the page says without words, or in another language than its own."""
    assert person.page.evaluate("document.documentElement.lang") == person.language
    return {"slips": slips(person.page), "another language": foreign_words(person.page, person.language)}


def drawn_wrong(person: Person, width: int, height: int) -> dict[str, object]:
    """What cannot be seen on a screen of this size."""
    size = f"{width} x {height}"
    return {
        f"out of sight, {size}": person.page.evaluate(OUT_OF_SIGHT),
        f"cut, {size}": person.page.evaluate(CUT, LEAST),
        f"behind the spaces, {size}": person.page.evaluate(COVERED),
        f"without names, {size}": person.page.evaluate(BOARDS) > 0 and person.page.evaluate(NAMED) == 0,
        f"beyond the edge, {size}": person.page.evaluate("document.documentElement.scrollWidth") > width,
    }


def barriers(person: Person, theme: str) -> dict[str, list]:
    """What axe finds in one theme; in the other only the contrast differs."""
    found = grave(person.page)
    person.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    return {"barriers": found, "contrast": grave(person.page, runOnly=["color-contrast"])}


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
