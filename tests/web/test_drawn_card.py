"""A drawn card is read beside the question: on no screen does it lie over an answer."""

import pytest
from playwright.sync_api import expect

from holotable.table import Table
from tests.web.prepared import kept, lobby_for, moments

LARGE = ((1440, 900), (1366, 657), (1280, 720), (1024, 768))
SMALL = ((390, 844), (360, 640))
LANGUAGES = {"finish_turn": "en", "buy_or_auction": "de"}
LIES_OVER = """() => {
    const [card, ...more] = [...document.querySelectorAll('.drawn')].map(node => node.getBoundingClientRect())
    if (!card || more.length) return ['not one card']
    const isOver = ({left, top, right, bottom}) =>
        left < card.right && right > card.left && top < card.bottom && bottom > card.top
    const covered = [...document.querySelectorAll('.prompt .btn, .also button, .tabs button')]
        .filter(button => button.checkVisibility() && isOver(button.getBoundingClientRect()))
        .map(button => button.innerText)
    const isWhole = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight
    return isWhole ? covered : [...covered, 'the card leaves the screen']
}"""
HIT = """node => {
    const {left, right, top, bottom} = node.getBoundingClientRect()
    return [left + 3, (left + right) / 2, right - 3].every(x => [top + 3, bottom - 3].every(y =>
        node.contains(document.elementFromPoint(x, y))))
}"""


def draws(then: str):
    """The first seat's throw leads to a card, and then to such a question."""

    def ready(table: Table) -> bool:
        if table.due is None or 0 not in table.due.seats or table.prompt_kind(0) != "roll_dice":
            return False
        trial = table.copy()
        drawn = [event for event in trial.play(0, {"do": "roll"}) if event.kind == "CardDrawn"]
        return len(drawn) == 1 and trial.due is not None and 0 in trial.due.seats and trial.prompt_kind(0) == then

    return ready


@pytest.mark.parametrize("then", LANGUAGES)
@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("box", ["mandalorian", "clone-wars"])
def test_a_drawn_card_lies_over_no_answer(tmp_path, serve, meet, box, device, then):
    games = tmp_path / "games.sqlite3"
    game = kept(games, *moments(lobby_for(box), (), {"card": draws(then)})["card"])
    person = meet(serve(games), phone=device == "phone", language=LANGUAGES[then])
    sizes = LARGE if device == "desk" else SMALL
    person.page.set_viewport_size(dict(zip(("width", "height"), sizes[0], strict=True)))
    person.sit_down(game.way_to(0))
    person.decide("roll")
    expect(person.button("card-ok")).to_be_visible()

    covered = {}
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        covered[width, height] = person.page.evaluate(LIES_OVER)
        primary = person.page.locator(".prompt .btn.primary").filter(visible=True)
        assert primary.count() == 1
        assert primary.evaluate(HIT), f"{width} x {height}: the primary button cannot be pressed"
        assert person.button("card-ok").evaluate(HIT), f"{width} x {height}: the card cannot be put away"

    assert {size: over for size, over in covered.items() if over} == {}
    person.press(person.button("card-ok"))
    expect(person.page.locator(".drawn")).to_have_count(0)
