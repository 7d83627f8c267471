"""A race of droids: what the card offers, what is marked, and what the button plays."""

import functools
import itertools

import pytest
from playwright.sync_api import Locator, expect

from holotable.table import Table
from tests.support.serving import open_table, token_of
from tests.web.people import Person
from tests.web.prepared import Moment, kept, lobby_for, moments

DESK, PHONE = ((1440, 900), (1280, 720), (1024, 768)), ((390, 844), (360, 640))
DROIDS = 3
THUMB = 44  # pixels
FOUR, MANY = ("Mia", "Ben", "Ada", "Jon"), 10
WAYS = "[role=radiogroup] input"
# what the board shows, what is marked in the list, and where the pointer would press
LIT = """() => [...document.querySelectorAll('[data-droid]')]
    .filter(droid => droid.querySelector('path[fill="var(--turn-soft)"]'))
    .map(droid => Number(droid.dataset.droid.split('-')[1]))"""
MARKED = "() => document.querySelectorAll('[role=radiogroup] :is(.on, .look)').length"
UNDER = """([x, y]) => [...document.querySelectorAll('[role=radiogroup] input')]
    .findIndex(input => input.closest('label').contains(document.elementFromPoint(x, y)))"""
COVERED = """() => {
    const end = document.querySelector('.prompt .btn.primary').getBoundingClientRect().top
    const rows = [...document.querySelectorAll('[role=radiogroup] > *')]
    return rows.filter(row => row.getBoundingClientRect().bottom > end).length
}"""


def shares(table: Table, places: int) -> bool:
    """Somebody can share a card, or use it for each of three droids, who stand at so many different places."""
    if table.due is None:
        return False
    seat = table.due.seats[0]
    verbs = [option["do"] for option in table.options(seat)]
    stand = table.view()["seats"][seat]["pawns"]
    return "split" in verbs and verbs.count("move") == DROIDS and len(set(stand)) == places


def draws(table: Table) -> bool:
    """Somebody draws a card that each of three droids can use, each from a place of its own."""
    if table.due is None or table.prompt_kind(table.due.seats[0]) != "draw_card":
        return False
    seat, after = table.due.seats[0], table.copy()
    after.play(seat, {"do": "draw"})
    stand = after.view()["seats"][seat]["pawns"]
    offered = after.options(seat) if after.due is not None and after.due.seats[0] == seat else []
    options = [option for option in offered if option["do"] != "resign"]
    return len(set(stand)) == DROIDS == len(options) and {option["do"] for option in options} == {"move"}


def swaps(table: Table) -> bool:
    """Somebody can swap with so many others that the ways are shown droid by droid."""
    verbs = [option["do"] for option in table.options(table.due.seats[0])] if table.due is not None else []
    return verbs.count("swap") >= MANY


@functools.cache
def found() -> dict[str, Moment]:
    wished = {
        "hangar": lambda table: shares(table, 1),
        "alike": lambda table: shares(table, 2),
        "different": lambda table: shares(table, DROIDS),
        "draws": draws,
    }
    return {
        **moments(lobby_for("falcon"), (), wished),
        **moments(lobby_for("falcon", FOUR), (), {"many": swaps}),
    }


@pytest.fixture
def sit(serve, meet, tmp_path):
    """Sit down at one of these moments, as the one who is asked; every time at a game of its own."""
    opened = itertools.count()

    def come(name: str, **more) -> Person:
        games = tmp_path / f"{next(opened)}.sqlite3"
        game = kept(games, *found()[name])
        person = meet(serve(games), **more).sit_down(game.way_to(game.asked))
        person.page.locator(".prompt .primary").wait_for()
        person.settle()
        return person

    return come


def prompt(person: Person) -> dict:
    """The last question to this browser."""
    return next(message["prompts"][0] for message in reversed(person.heard) if message.get("prompts"))


def options(person: Person) -> list[dict]:
    return [option["decision"] for option in prompt(person)["options"]]


def primary(person: Person) -> Locator:
    return person.page.locator(".prompt .btn.primary")


def moved(decision: dict) -> list[int]:
    return sorted(pawn for pawn, _ in decision["moves"]) if "moves" in decision else [decision["pawn"]]


def shifting(person: Person, key: str, droid: int = 1) -> Locator:
    """The button that gives more or fewer steps to a droid."""
    word = getattr(person.board().words["pawn"], person.language)
    return person.page.get_by_role("button", name=person.t(key, pawn=word.capitalize(), number=droid), exact=True)


@pytest.mark.parametrize(("moment", "rows"), [("hangar", 2), ("alike", 4), ("different", 6)])
def test_droids_that_stand_alike_have_one_row(sit, moment, rows):
    person = sit(moment)

    assert len(options(person)) > rows
    expect(person.page.locator(WAYS)).to_have_count(rows)
    person.press(primary(person))
    person.until(person.decisions, "it is played")
    assert moved(person.decisions()[-1]) == [0]


def test_the_very_droid_that_is_pressed_on_the_board_moves(sit):
    person = sit("hangar")
    box = person.page.locator(f"[data-droid='{prompt(person)['seat']}-2']").bounding_box()

    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert person.page.evaluate(LIT) == [2]
    expect(person.page.locator(WAYS)).to_have_count(2)
    person.press(primary(person))
    person.until(person.decisions, "it is played")
    assert moved(person.decisions()[-1]) == [2]


def test_steps_are_shifted_between_two_droids_by_keyboard(sit):
    person = sit("hangar")
    more = shifting(person, "race-more")
    offered = [dict(one["moves"]) for one in options(person) if one["do"] == "split"]

    more.focus()
    shown = []
    for _ in range(DROIDS + 5):  # further than there are steps
        person.page.keyboard.press("Space")
        assert more.evaluate("node => node === document.activeElement"), "the focus stays"
        assert person.page.evaluate(LIT) == [0, 1], "the board follows"
        shown.append(primary(person).inner_text())
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Enter")
    shown.append(primary(person).inner_text())
    person.press(primary(person))

    person.until(person.decisions, "it is played")
    steps = dict(person.decisions()[-1]["moves"])
    last = max(one[0] for one in offered if set(one) == {0, 1})
    told = [text.replace("\N{NO-BREAK SPACE}", " ") for text in shown]
    assert told[-2].startswith(f"Play split {last} + {7 - last}")
    assert told[-1].startswith(f"Play split {steps[0]} + {steps[1]}")
    assert steps[0] == max(one[0] for one in offered if set(one) == {0, 1} and one[0] < last)
    assert person.refusals() == []


def test_a_resting_mouse_shows_nothing_but_what_the_button_plays(sit):
    first, second = sit("draws"), sit("draws")
    first.page.keyboard.press("r")
    row = first.page.locator(WAYS).nth(1)
    row.wait_for()
    box = row.bounding_box()
    point = (box["x"] + 60, box["y"] + box["height"] / 2)

    second.page.mouse.move(*point)
    second.page.keyboard.press("r")
    second.page.locator(WAYS).nth(1).wait_for()
    second.settle()
    assert second.page.evaluate(UNDER, point) == 1
    assert (second.page.evaluate(LIT), second.page.evaluate(MARKED)) == ([0], 1)
    second.page.mouse.move(point[0] + 5, point[1])
    assert (second.page.evaluate(LIT), second.page.evaluate(MARKED)) == ([0], 1)
    second.page.keyboard.press("2")
    assert second.page.evaluate(LIT) == [1]
    second.page.keyboard.press("Enter")

    second.until(lambda: len(second.decisions()) > 1, "it is played")
    assert moved(second.decisions()[-1]) == [1]


@pytest.mark.parametrize("phone", [False, True])
def test_draw_and_play_are_the_same_spot(sit, phone):
    person = sit("draws", phone=phone)

    def spots() -> dict:
        found = {}
        for width, height in PHONE if phone else DESK:
            person.page.set_viewport_size({"width": width, "height": height})
            person.settle()
            found[width, height] = primary(person).bounding_box()
        return found

    before = spots()
    person.press(person.page.locator("[data-decision=draw]"))
    person.page.locator("[data-decision=move]").wait_for()
    assert spots() == before
    person.press(person.page.locator(".prompt .why"))  # a rule that is read stands above it too
    assert spots() == before


@pytest.mark.parametrize("moment", ["different", "many"])
def test_a_phone_says_how_many_rows_lie_below(sit, moment):
    person = sit(moment, phone=True, language="de")
    for width, height in PHONE:
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        below = person.page.evaluate(COVERED)
        assert 0 < below < person.page.locator(WAYS).count()
        said = person.page.get_by_text(person.t("race-below", count=below))
        expect(said).to_be_visible()
        line, box = said.bounding_box(), primary(person).bounding_box()
        assert line["y"] + line["height"] <= box["y"] < box["y"] + box["height"] < height

        person.page.locator(".prompt .rows").evaluate("node => node.scrollTo(0, node.scrollHeight)")
        expect(said).to_have_count(0)
        expect(person.page.get_by_text("↓")).to_have_count(0)
        thumbs = [one.bounding_box() for one in person.page.locator(".prompt .stepper button").all()]
        assert all(min(one["width"], one["height"]) >= THUMB for one in thumbs)
        person.page.locator(".prompt .rows").evaluate("node => node.scrollTo(0, 0)")


# giving up


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whoever_gives_up_is_asked_again_and_the_last_one_left_wins(base, meet, phone):
    # given Mia, Ben and Ada at one screen
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}, {"kind": "local", "name": "Ada"}]
    opened = open_table(base, "falcon", seats)
    person = meet(base, phone=phone).sit_down(f"/r/{token_of(opened)}")
    person.page.locator("[data-prompt=draw_card]").wait_for()
    expect(person.page.locator("[data-droid]")).to_have_count(9)

    # when Mia thinks better of it, then gives up after all
    person.press(person.button("also-danger"))
    person.press(person.button("confirm-back"))
    assert not person.decisions()
    give_up(person)

    # then her droids are gone and Ben is asked
    expect(person.page.locator("[data-droid]")).to_have_count(6)
    expect(person.page.locator("[data-droid^='0-']")).to_have_count(0)
    person.page.locator("[data-prompt=draw_card][data-seat='1']").wait_for()
    person.sees(person.t("seat-out"))

    # when Ben gives up too, Ada has won
    give_up(person)
    person.until(person.is_over, "the race is over")
    person.sees(person.t("over-head", names="Ada", count=1))
    expect(person.page.locator("section.over ol li").first).to_contain_text("Ada")


def give_up(person: Person) -> None:
    """Press the small button, and the one that cannot be taken back."""
    person.press(person.button("also-danger"))
    person.press(person.sheet().locator("[data-decision=resign]"))
