"""A small phone: how a game ended, and a debt, are read from their top, and everything in them can be reached."""

import pytest

from tests.web.scenes import come_to

SMALL = {"width": 360, "height": 640}
TABS = ("deals-head", "assets-head", "log-head", "tab-more", "tab-board")
SCENES = {  # what must be in sight at once, in whole
    "over": (".over h2", ".over > p", ".over li.first", ".after .primary"),
    "score": (".over h2", ".over > p", ".after .primary"),
    "debt": (".prompt h2", ".prompt .answers [data-decision=declare_bankruptcy]"),
    "raising": (".prompt h2", ".prompt li:first-child .way", ".prompt .answers .primary"),
}
UNSEEN = """selectors => selectors.filter(selector => {
    const node = document.querySelector(`main > .sheet ${selector}`)
    if (!node) return true
    const {left, right, top, bottom} = node.getBoundingClientRect()
    const frame = document.querySelector('main > .sheet').getBoundingClientRect()
    const isHit = [top + 3, bottom - 3].every(y => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return node.contains(hit) || hit?.contains(node)
    })
    return top < frame.top || bottom > frame.bottom + 1 || !isHit
})"""
UNREACHED = """() => {
    const sheet = document.querySelector('main > .sheet')
    const wrong = []
    for (const node of sheet.querySelectorAll('button, a, li, tbody tr')) {
        const isSeen = () => {
            const {left, right, top, height} = node.getBoundingClientRect()
            const hit = part => document.elementFromPoint((left + right) / 2, top + height * part)
            return [0.25, 0.75].every(part => node.contains(hit(part))) // a finger's margin may lie under a neighbour
        }
        let found = isSeen()
        for (let at = 0; !found && at <= sheet.scrollHeight; at += 8) {
            sheet.scrollTop = at
            found = isSeen()
        }
        if (!found) wrong.push(node.innerText)
    }
    sheet.scrollTop = 0
    return wrong
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scene", SCENES)
def test_the_end_and_a_debt_are_read_from_their_top(shown, meet, scene, language):
    person = meet(shown.base, phone=True, language=language)
    person.page.set_viewport_size(SMALL)
    come_to(scene, person, shown)

    assert person.page.evaluate("document.querySelector('main > .sheet').scrollTop") == 0
    assert person.page.evaluate(UNSEEN, list(SCENES[scene])) == []
    assert person.page.evaluate(UNREACHED) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
@pytest.mark.parametrize("scene", ["estate", "ring", "raising"])
def test_the_question_stays_in_sight_on_every_tab(shown, meet, scene, size):
    person = meet(shown.base, phone=True)
    person.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    come_to(scene, person, shown)

    hidden = []
    for tab in TABS:
        person.press(person.button(tab, person.page.get_by_role("navigation")))
        person.settle()
        hidden += [(tab, one) for one in person.page.evaluate(UNSEEN, [".prompt h2", ".prompt .primary"])]

    assert hidden == []
