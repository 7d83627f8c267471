"""The focus never falls out of the page: it stays with the deed that was seen to, or goes on at what is next."""

import pytest
from playwright.sync_api import expect

from holotable.table import Table
from tests.web.people import Person
from tests.web.prepared import end_of_a_game, in_the_middle, kept, lobby_for, moments, near_the_end
from tests.web.test_race import give_up

HELD = "document.activeElement?.closest('dialog li')?.querySelector('b')?.innerText ?? document.activeElement?.nodeName"


def may(*verbs: str):
    """The first seat is to roll and may do these."""

    def ready(table: Table) -> bool:
        if table.due is None or 0 not in table.due.seats or table.prompt_kind(0) != "roll_dice":
            return False
        return set(verbs) <= {option["do"] for option in table.options(0)}

    return ready


def sits_down(tmp_path, serve, meet, verb: str, **more) -> Person:
    games = tmp_path / "games.sqlite3"
    game = kept(games, *moments(lobby_for("mandalorian"), (), {verb: may(verb)})[verb])
    person = meet(serve(games), **more).sit_down(game.way_to(0))
    expect(person.page.locator("[data-decision=roll]")).to_be_enabled()
    return person


def press_and_wait(person: Person, verb: str) -> str:
    """Press the first such button of the sheet by keyboard; give the name of its deed when the server has answered."""
    button = person.sheet().locator(f"[data-decision={verb}]:enabled").first
    name = button.locator("xpath=ancestor::li").locator("b").first.inner_text()
    before = person.seq()
    button.focus()
    person.page.keyboard.press("Enter")
    person.until(lambda: person.seq() > before and person.is_idle(), f"{verb} is answered")
    person.settle()
    return name


def test_the_focus_stays_with_the_deed_that_was_mortgaged_and_redeemed(tmp_path, serve, meet):
    person = sits_down(tmp_path, serve, meet, "mortgage")
    person.page.keyboard.press("m")
    expect(person.sheet()).to_be_visible()

    first = press_and_wait(person, "mortgage")
    assert person.page.evaluate(HELD) == first
    again = press_and_wait(person, "redeem")
    assert person.page.evaluate(HELD) == again


@pytest.mark.parametrize("verb", ["build", "sell_building"])
def test_the_focus_stays_with_the_deed_that_is_built_on_or_sold_from(tmp_path, serve, meet, verb):
    person = sits_down(tmp_path, serve, meet, verb)
    person.page.keyboard.press("u")
    expect(person.sheet()).to_be_visible()

    name = press_and_wait(person, verb)

    assert person.page.evaluate(HELD) == name
    assert person.page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_the_focus_stays_in_the_sheet_of_one_deed(tmp_path, serve, meet):
    person = sits_down(tmp_path, serve, meet, "mortgage")
    person.press(person.page.locator(".seats .strip:enabled").first)
    person.press(person.page.locator(".deeds .deed").first)
    button = person.sheet().locator("[data-decision=mortgage]:enabled")
    expect(button).to_be_visible()
    before = person.seq()
    button.focus()
    person.page.keyboard.press("Enter")
    person.until(lambda: person.seq() > before and person.is_idle(), "it is answered")
    person.settle()

    expect(person.sheet().locator("button:focus")).to_have_count(1)


def test_whoever_opens_a_table_reads_on_at_its_question(base, meet):
    person = meet(base)
    person.open_table("bots", "mandalorian", "Mia")
    person.until(person.asked, "the first question")
    person.settle()

    expect(person.page.locator(".decision h2:focus, .decision button:focus")).to_have_count(1)


def test_whoever_waits_for_friends_reads_on_in_the_waiting_room(base, meet):
    person = meet(base)
    person.open_table("friends", "mandalorian", "Mia")

    expect(person.page.get_by_role("heading", name=person.t("wait-head"))).to_be_focused()


def test_the_focus_is_at_the_question_when_an_offer_has_been_accepted(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    verbs = [decision["do"] for _, decision in end_of_a_game()[-1]]
    ready = near_the_end(games, verbs.index("accept_trade"))
    person = meet(serve(games)).sit_down(ready.way_to(ready.script[0][0]))
    person.open_offer()
    button = person.button("trade-accept", person.sheet())
    expect(button).to_be_enabled()
    button.focus()
    person.page.keyboard.press("Enter")
    expect(person.sheet()).to_have_count(0)
    person.settle()

    expect(person.page.locator(".decision h2:focus, .decision button:focus")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True])
def test_the_focus_is_at_the_result_when_the_game_is_over(tmp_path, serve, meet, phone):
    games = tmp_path / "games.sqlite3"
    ready = near_the_end(games, len(end_of_a_game()[-1]) - 1)
    person = meet(serve(games), phone=phone).sit_down(ready.way_to(ready.script[0][0]))
    person.decide("declare_bankruptcy")

    expect(person.page.locator("section.over h2")).to_be_focused()


def test_the_focus_is_at_the_result_when_a_race_is_over(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    ready = in_the_middle(games, "falcon", lambda table: 0 in table.due.seats)
    person = meet(serve(games)).sit_down(ready.way_to(0))
    give_up(person)

    expect(person.page.locator("section.over h2")).to_be_focused()
