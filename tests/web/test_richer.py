"""A game with missions, and a short game from its deal to the count, in browsers."""

import re

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.prepared import NAMES, Prepared, kept
from tests.web.richer import THREE, found, mission_game, short_end

DEALT = 3  # deeds for everybody in the short game of The Clone Wars


def play(people: list[Person], ready: Prepared) -> None:
    """Make every decision of the script in the browser of its seat, and wait until everybody knows it."""
    for number, (seat, decision) in enumerate(ready.script, start=people[0].seq() + 1):
        people[seat].make(decision)
        for one in people:
            one.until(lambda one=one, number=number: one.seq() == number, f"{decision} is told to all")


def told(person: Person) -> list[dict]:
    """Every event that the server has told, once."""
    lines = {line["n"]: line for message in person.heard for line in message.get("lines", [])}
    return [lines[number] for number in sorted(lines)]


def test_tokens_missions_and_a_prize_in_two_browsers(tmp_path, serve, meet):
    ready = mission_game(tmp_path / "games.sqlite3")
    base = serve(tmp_path / "games.sqlite3")
    people = [
        meet(base).sit_down(ready.way_to(0)),
        meet(base, language="de", phone=True).sit_down(ready.way_to(1)),
    ]

    play(people, ready)

    outcomes = [line["facts"]["won"] for line in told(people[0]) if line["kind"] == "MissionRolled"]
    assert sorted(outcomes) == [0, 1], "one is lost, one is won"
    taken = next(decision["deed"] for _, decision in ready.script if decision["do"] == "take_deed")
    for seat, person in enumerate(people):
        view = next(message["view"] for message in reversed(person.heard) if "view" in message)
        assert taken in [deed for one in view["seats"] for deed in one["deeds"]]
        assert {one["side"] for one in view["seats"]} == {"light", "dark"}
        assert person.decisions() == [decision for who, decision in ready.script if who == seat]
        assert person.refusals() == []


def test_a_short_game_is_dealt(base, meet):
    mia = meet(base)

    mia.open_table("local", "clone-wars", *NAMES, game="short")
    mia.until(lambda: any("view" in message for message in mia.heard), "the table is laid")

    dealt = [line for line in told(mia) if line["kind"] == "DeedDealt"]
    assert len(dealt) == DEALT * len(NAMES)
    mia.sees(re.compile("is dealt"))


def test_the_last_turns_of_a_short_game_lead_to_the_count(tmp_path, serve, meet):
    ready = short_end(tmp_path / "games.sqlite3")
    base = serve(tmp_path / "games.sqlite3")
    people = [
        meet(base, language=language).sit_down(ready.way_to(seat)) for seat, language in enumerate(("en", "de", "en"))
    ]

    play(people, ready)

    result = next(message["result"] for message in reversed(people[0].heard) if message.get("result"))
    winners = ", ".join(THREE[seat] for seat in result["winners"])
    for person in people:
        expect(person.page.get_by_role("heading", name=person.t("over-head", names=winners, count=1))).to_be_visible()
        rows = person.page.get_by_role("table", name=person.t("score-head")).get_by_role("row")
        expect(rows).to_have_count(1 + len(THREE))
        counted = [sums_of(row) for row in rows.all_inner_texts()[1:]]
        assert [sum(parts) for *parts, _ in counted] == [total for *_, total in counted]
        assert sorted((total for *_, total in counted), reverse=True) == [total for *_, total in counted]
        assert person.refusals() == []


def sums_of(row: str) -> list[int]:
    """Cash, deeds, buildings and their sum."""
    return [int(re.sub(r"\D", "", cell)) for cell in row.split("\t")[1:]]


def test_a_mission_is_left_by_its_key(tmp_path, serve, meet):
    game = kept(tmp_path / "games.sqlite3", *found()["mission"])
    person = meet(serve(tmp_path / "games.sqlite3")).sit_down(game.way_to(game.asked))
    expect(person.page.locator("[data-decision=skip_mission]")).to_be_enabled()

    person.page.keyboard.press("p")

    person.until(person.decisions, "it is left")
    assert person.decisions() == [{"do": "skip_mission"}]
    expect(person.page.locator("[data-decision=skip_mission]")).to_have_count(0)
