"""Nothing jumps: over a played game the layout hardly shifts between one question and the next."""

import os
from itertools import groupby
from operator import itemgetter

import pytest

from tests.support.serving import Player, open_table, token_of
from tests.web.people import Person
from tests.web.prepared import in_the_middle

MOST = 0.1  # the score that web.dev calls good for a whole visit; here it is the limit of a single question
PROMPTS = 400 if os.environ.get("HOLOTABLE_MATRIX") else 12
SCREENS = {"desk": (1366, 657), "phone": (390, 844)}
SEATS = [{"kind": "me", "name": "Mia"}, {"kind": "bot"}, {"kind": "bot"}]
WATCH = """() => {
    const name = node => node?.className?.baseVal ?? node?.className ?? node?.nodeName
    const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ')
    const told = ({node, previousRect, currentRect}) => `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`
    const question = () => [...document.querySelectorAll('.prompt h2, .wait')].map(node => node.textContent).join()
    window.shifts = []
    new PerformanceObserver(list => {
        for (const {value, sources} of list.getEntries()) window.shifts.push([question(), value, sources.map(told)])
    }).observe({type: 'layout-shift'})
}"""

BOARD = """() => {
    const {x, y, width, height} = document.querySelector('main > .board').getBoundingClientRect()
    return [x, y, width, height]
}"""


@pytest.mark.parametrize("game", ["clone-wars", "falcon"])
@pytest.mark.parametrize("device", SCREENS)
def test_no_question_shifts_the_layout(base, meet, game, device):
    opened = open_table(base, game, SEATS)
    person = meet(base, phone=device == "phone")
    width, height = SCREENS[device]
    person.page.set_viewport_size({"width": width, "height": height})
    person.sit_down(f"/r/{token_of(opened)}")
    person.until(person.asked, "the first question")
    person.settle()
    person.page.evaluate(WATCH)
    shifts = []
    while len(shifts) < PROMPTS and not person.is_over():
        known = len(person.heard)
        if person.move_on() is None:
            person.page.wait_for_timeout(20)
            continue
        person.until(lambda known=known: is_next(person, known), "the next question")
        person.settle()
        shifts.append(person.page.evaluate("window.shifts.splice(0)"))

    worst = max(
        (list(entries) for step in shifts for _, entries in groupby(step, key=itemgetter(0))), key=total, default=[]
    )
    assert total(worst) <= MOST, "\n".join(map(str, worst))


@pytest.mark.parametrize("device", SCREENS)
def test_the_end_of_a_race_leaves_the_board_where_it_is(tmp_path, serve, meet, device):
    games = tmp_path / "games.sqlite3"
    ready = in_the_middle(games, "falcon", lambda table: 1 in table.due.seats)
    base = serve(games)
    person = meet(base, phone=device == "phone")
    width, height = SCREENS[device]
    person.page.set_viewport_size({"width": width, "height": height})
    person.sit_down(ready.way_to(0)).settle()
    before = person.page.evaluate(BOARD)

    with Player(base, ready.table, ready.tokens[1]) as other:
        other.hear("state")
        assert other.decide(1, {"do": "resign"})["type"] == "ack"
    person.sees(person.t("over-head", names="Mia", count=1))
    person.settle()

    assert person.page.evaluate(BOARD) == before


def is_next(person: Person, known: int) -> bool:
    """Tell whether the server has answered, all others have played, and something is asked again."""
    answered = any(message["type"] in ("events", "state", "refused") for message in person.heard[known:])
    return answered and bool(person.asked() or person.is_over())


def total(entries: list[tuple[str, float, list[str]]]) -> float:
    return sum(value for _, value, _ in entries)
