"""What is said about a deed and a question: in the box's own words, with the row behind it, and only what is so."""

import re

import pytest
from playwright.sync_api import expect

from holotable.editions import load_edition
from holotable.table import Table
from tests.web.judging import SAID
from tests.web.people import Person
from tests.web.prepared import in_the_middle

OTHERS = {"en": re.compile("mortgag|redeem", re.IGNORECASE), "de": re.compile("hypothek|beleih|belast", re.IGNORECASE)}
OWN = {"en": "inactive", "de": "inaktiv"}

BEGINNINGS = {"roll_dice": "turn.roll", "draw_card": "turn.card"}


def is_to_begin(table: Table) -> bool:
    return table.due is not None and table.due.seats == (0,) and table.prompt_kind(0) in BEGINNINGS


def is_to_roll(table: Table) -> bool:
    return table.due is not None and table.due.seats == (0,) and table.prompt_kind(0) == "roll_dice"


def has_one_of_each(table: Table) -> bool:
    """The first seat is to roll, and has a mortgaged deed and one that could be."""
    if not is_to_roll(table) or not table.view()["seats"][0]["mortgaged"]:
        return False
    return {"mortgage", "redeem"} <= {option["do"] for option in table.options(0)}


def said(person: Person) -> str:
    """Everything that can be seen or heard, save the log and the rules."""
    person.settle()
    return " | ".join(person.page.evaluate(SAID))


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de"), (False, "de"), (True, "en")])
def test_a_deed_without_rent_is_called_as_its_box_calls_it(tmp_path, serve, meet, phone, language):
    games = tmp_path / "games.sqlite3"
    ready = in_the_middle(games, "boba-fett", has_one_of_each)
    person = meet(serve(games), phone=phone, language=language)
    person.sit_down(ready.way_to(0))
    texts = {"table": said(person)}
    person.press(person.page.locator(".also button").nth(2))
    expect(person.sheet().get_by_role("listitem").first).to_be_visible()
    texts["property"] = said(person)
    person.page.keyboard.press("Escape")
    if phone:
        person.press(person.button("assets-head"))
    else:
        person.press(person.page.locator(".seats .strip:enabled").first)
    deed = person.page.locator(".deeds .deed").filter(has_text=OWN[language]).filter(visible=True)
    expect(deed.first).to_be_visible()
    texts["seat"] = said(person)
    person.press(deed)
    expect(person.sheet()).to_be_visible()
    texts["deed"] = said(person)
    person.page.keyboard.press("Escape")
    person.press(person.button("also-trade"))
    expect(person.sheet()).to_be_visible()
    texts["trade"] = said(person)

    assert {
        place: OTHERS[language].findall(text) for place, text in texts.items() if OTHERS[language].search(text)
    } == {}
    assert [place for place in ("property", "seat", "deed", "trade") if OWN[language] not in texts[place]] == []


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_whoever_owns_nothing_is_told_that_and_not_whose_it_is(tmp_path, serve, meet, phone, language):
    games = tmp_path / "games.sqlite3"
    ready = in_the_middle(
        games, "mandalorian", lambda table: is_to_roll(table) and not table.view()["seats"][0]["deeds"]
    )
    person = meet(serve(games), phone=phone, language=language)
    person.sit_down(ready.way_to(0))

    person.press(person.page.locator(".also button.off").last)

    expect(person.page.locator(".because")).to_have_text(person.t("manage-no-deeds"))


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
@pytest.mark.parametrize("box", ["boba-fett", "clone-wars", "episode-one", "falcon"])
def test_a_throw_and_a_draw_say_by_which_row(tmp_path, serve, meet, box, phone, language):
    games = tmp_path / "games.sqlite3"
    ready = in_the_middle(games, box, is_to_begin)
    person = meet(serve(games), phone=phone, language=language)
    person.sit_down(ready.way_to(0))
    row = load_edition(box).rows[BEGINNINGS[person.asked()[0]]]

    person.press(person.button("why-big", person.page.locator(".prompt")))

    expect(person.page.get_by_role("note")).to_contain_text(row.says[language])
    expect(person.page.get_by_role("note")).to_contain_text(row.id)
    person.settle()
    assert person.page.locator(".prompt .btn.primary").first.is_visible()
