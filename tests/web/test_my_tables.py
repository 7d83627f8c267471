"""The landing shows which tables wait for this browser; it forgets them when it is asked to."""

import json

from playwright.sync_api import expect

from tests.support.serving import Player, open_table, token_of
from tests.web.judging import foreign_words, grave, slips
from tests.web.people import Person

HOT_SEAT = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
KEPT = "() => JSON.stringify([{...localStorage}, {...sessionStorage}])"


def tables(person: Person):
    return person.page.get_by_role("region", name=person.t("mine-head"))


def come_and_go(person: Person, base: str, edition: str) -> dict:
    """Sit down at a table of one's own by the personal link."""
    opened = open_table(base, edition, HOT_SEAT)
    person.sit_down(f"/r/{token_of(opened)}")
    return opened


def test_a_closed_page_finds_its_tables_again_and_which_wait(base, meet):
    for phone, language in ((False, "en"), (True, "de")):
        mia = meet(base, phone=phone, language=language)
        running, finished = come_and_go(mia, base, "falcon"), come_and_go(mia, base, "falcon")
        with Player(base, finished["table"], token_of(finished)) as player:
            player.hear("state")
            player.decide(player.due()["seat"], {"do": "resign"})
        mia.page.goto("about:blank")
        mia.visit()

        if phone:  # where the list is far below
            expect(mia.page.get_by_role("link", name=mia.t("mine-wait", count=1))).to_be_in_viewport()
        rows = tables(mia).get_by_role("listitem")
        expect(rows.filter(has_text=mia.t("resume-yours"))).to_have_count(1)
        mia.press(tables(mia).get_by_text(mia.t("mine-finished", count=1)))
        expect(rows.filter(has_text=mia.t("mine-over"))).to_be_visible()
        mia.settle()
        assert grave(mia.page) == []
        assert slips(mia.page) == []
        assert foreign_words(mia.page, language) == []
        mia.press(rows.filter(has_text=mia.t("resume-yours")).get_by_role("link"))
        expect(mia.page.locator("main > .board")).to_be_visible()
        assert mia.page.url == f"{base}/t/{running['table']}"


def test_nothing_secret_lies_in_the_page_s_own_storage(base, meet):
    mia, ben = meet(base), meet(base)
    mia.begin_with(ben, "falcon")
    for person in (mia, ben):
        expect(person.page.locator("main > .board")).to_be_visible()
        person.visit()
        expect(tables(person)).to_be_visible()
        kept = person.page.evaluate(KEPT)
        cookies = {one["name"]: one for one in person.context.cookies()}
        secrets = [part for one in cookies.values() for part in one["value"].split(".")]
        assert all(secret not in kept for secret in secrets)
        assert "join" not in kept
        assert all(one["httpOnly"] and one["sameSite"] == "Strict" for one in cookies.values())
        assert person.page.evaluate("document.cookie") == ""
        assert "tables" not in json.loads(json.loads(kept)[0].get("holotable", "{}"))


def test_a_device_can_be_forgotten(base, meet):
    mia = meet(base)
    opened = come_and_go(mia, base, "falcon")
    mia.visit()
    mia.press(mia.button("mine-forget", tables(mia)))
    mia.press(mia.button("mine-forget-not", mia.sheet()))
    expect(tables(mia)).to_be_visible()
    expect(mia.button("mine-forget", tables(mia))).to_be_focused()

    mia.page.keyboard.press("Enter")
    sheet = mia.sheet()
    expect(sheet).to_be_visible()
    mia.settle()
    assert grave(mia.page) == []
    mia.press(mia.button("mine-forget", sheet))

    mia.sees(mia.t("mine-forgotten"))
    expect(tables(mia)).to_have_count(0)
    assert mia.context.cookies() == []
    assert "holotable-seals" not in json.loads(mia.page.evaluate(KEPT))[0] or mia.page.evaluate(
        "() => localStorage.getItem('holotable-seals')"
    ) in (None, "[]")
    mia.visit(f"/t/{opened['table']}")
    mia.until(lambda: any(one["type"] == "hello" and one["spectator"] for one in mia.heard[-5:]), "only watches")
