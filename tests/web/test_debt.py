"""A debt that cash does not cover: ticked is what hurts least, every way says what it costs, one press pays."""

from playwright.sync_api import expect

from holotable.bots import ways_to_pay
from holotable.locales import say
from tests.support.serving import serving
from tests.web.prepared import kept, lobby_for, played
from tests.web.scenes import is_raising


def test_one_press_pays_with_what_the_server_proposes(tmp_path, meet):
    games = tmp_path / "games.sqlite3"
    lobby, seed, table = next(moment for moment in played(lobby_for("mandalorian")) if is_raising(moment[2]))
    ways = ways_to_pay(table, 0)
    ready = kept(games, lobby, seed, table)
    with serving(games) as base:
        person = meet(base)
        person.sit_down(ready.way_to(0))
        rows = person.page.get_by_role("list", name=person.t("debt-ways")).get_by_role("button")

        expect(rows).to_have_count(len(ways))
        ticked = [row.get_attribute("aria-pressed") == "true" for row in rows.all()]
        assert ticked == [way.advised for way in ways]
        for row, way in zip(rows.all(), ways, strict=True):
            expect(row).to_contain_text(f"{way.again} to get it back")
            assert ("breaks a set" in row.inner_text()) == bool(way.groups)

        person.press(person.page.locator("[data-decision=raise_cash]"))
        expect(person.page.locator("[data-decision=raise_cash]")).to_have_count(0)
        expect(person.page.get_by_role("list", name=person.t("debt-ways"))).to_have_count(0)


def test_who_ticks_nothing_is_told_what_to_do(meet, shown):
    person = meet(shown.base)
    person.sit_down(shown.raising.way_to(0))
    ways = person.page.get_by_role("list", name=person.t("debt-ways"))
    ticked = ways.get_by_role("button", pressed=True)
    expect(ticked).not_to_have_count(0)
    for left in reversed(range(ticked.count())):
        person.press(ticked)
        expect(ticked).to_have_count(left)

    expect(person.page.get_by_role("button", name=person.t("debt-tick"))).to_be_disabled()


def test_who_cannot_pay_is_told_so_and_offered_what_is_left(meet, shown):
    person = meet(shown.base)
    person.sit_down(shown.debt.way_to(shown.debt.script[0][0]))

    expect(person.page.get_by_text(say(person.language, "estate-fact-hopeless"))).to_be_visible()
    expect(person.page.locator("[data-decision=declare_bankruptcy]")).to_be_in_viewport()
    expect(person.page.locator("[data-decision=raise_cash]")).to_have_count(0)
