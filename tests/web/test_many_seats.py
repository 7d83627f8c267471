"""A full table: everybody and every answer is in sight on every wide screen."""

import pytest

from tests.web.prepared import kept, lobby_for, moments

NAMES = ("Mia", "Ben", "Grandaunt Annemarie", "Jon", "Ada", "Papa", "Grandpa Wilhelm", "Zoe")
SCREENS = {"desk": (1440, 900), "laptop": (1280, 720), "landscape": (1180, 820), "portrait": (820, 1180)}
CUT = """nodes => nodes.filter(node => node.checkVisibility()).filter(node => {
    const box = node.getBoundingClientRect()
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    let frame = { top: 0, bottom: innerHeight }
    for (let outer = node.parentElement; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowY === 'auto') {
            const edge = outer.getBoundingClientRect()
            frame = { top: Math.max(frame.top, edge.top), bottom: Math.min(frame.bottom, edge.bottom) }
        }
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || !node.contains(seen)
}).map(node => node.dataset.decision ?? node.getAttribute('aria-label'))"""


def is_bidding(table) -> bool:
    return (
        table.due is not None and table.prompt_kind(table.due.seats[0]) == "bid_or_pass" and table.view()["turns"] > 8
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_nobody_and_no_answer_is_cut_off_at_a_table_of_eight(serve, tmp_path, meet, screen):
    moment = moments(lobby_for("episode-one", NAMES), (), {"bid": is_bidding})["bid"]
    games = tmp_path / "eight.sqlite3"
    game = kept(games, *moment)
    person = meet(serve(games))
    width, height = SCREENS[screen]
    person.page.set_viewport_size({"width": width, "height": height})
    person.sit_down(game.way_to(moment[2].due.seats[0]))
    person.page.locator("[data-decision=bid]").wait_for()
    person.settle()
    assert person.page.locator(".seats > .seat").evaluate_all(CUT) == [], "seats"
    assert person.page.locator("[data-decision]").evaluate_all(CUT) == [], "answers"
