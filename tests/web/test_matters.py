"""What stands between the people of a table: it covers nothing, shifts nothing, and a pause lets nobody decide."""

import dataclasses

import pytest
from playwright.sync_api import expect

from tests.support.agreeing import Company, vote
from tests.support.serving import QUICK, serving
from tests.web.judging import grave
from tests.web.people import Person
from tests.web.test_low_screens import COVERED as HIDDEN
from tests.web.test_steady import MOST, SCREENS, WATCH, total

SETTINGS = dataclasses.replace(QUICK, away_after=0.3)
NAMES = ("Maximiliane", "Bartholomew", "Clementine")
COVERED = """() => {
    const box = document.querySelector('.matter').getBoundingClientRect()
    const meets = one => one.width && one.height && one.left < box.right - 1 && one.right > box.left + 1
        && one.top < box.bottom - 1 && one.bottom > box.top + 1
    const parts = 'header, nav, .prompt, .pp, .seat, main > .board, .also, .log button, main > .sheet'
    return [...document.querySelectorAll(parts)].filter(node => meets(node.getBoundingClientRect()))
        .map(node => node.className)
}"""
NAMED = """() => [...document.querySelectorAll('.seat h3, .seat .name, .pp .name')].map(node => {
    const range = document.createRange()
    const text = node.firstChild
    range.setStart(text, 0)
    range.setEnd(text, Math.min(8, text.data.trim().length))
    return [text.data, range.getBoundingClientRect().right - node.getBoundingClientRect().right]
}).filter(([, more]) => more > 1)"""


@pytest.fixture
def base(tmp_path):
    with serving(tmp_path / "games.sqlite3", SETTINGS) as address:
        yield address


def unshifted(person: Person) -> None:
    """Hold what has happened since the last time to what a question may shift."""
    person.settle()
    shifts = person.page.evaluate("window.shifts.splice(0)")
    assert total(shifts) <= MOST, "\n".join(map(str, shifts))


@pytest.mark.parametrize(("game", "screen"), [("mandalorian", "desk"), ("mandalorian", "phone"), ("falcon", "phone")])
def test_what_comes_between_people_covers_and_shifts_nothing(base, meet, game, screen):
    with Company(base, game, NAMES, pace="relaxed") as company:
        # given somebody who is asked, with a clock
        _, prompt = company.asked()
        seat = prompt["seat"]
        other, third = (one for one in range(3) if one != seat)
        mia = meet(base, phone=screen == "phone")
        width, height = SCREENS[screen]
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.sit_down(f"/r/{company.tokens[seat]}")
        expect(mia.page.get_by_role("timer").first).to_be_visible()
        mia.settle()
        mia.page.evaluate(WATCH)

        # when somebody is away, they are seen to be, and their name stays
        company.people[third].__exit__()
        mia.until(lambda: any(one["away"] for told in mia.heard[-4:] for one in told.get("seats", [])), "is away")
        unshifted(mia)
        assert mia.page.evaluate(NAMED) == []

        # a proposal and its answer
        company.people[other].say(type="propose", seat=other, what="bot", about=third)
        expect(mia.button("proposal-yes")).to_be_visible()
        unshifted(mia)
        assert mia.page.evaluate(COVERED) == []
        assert grave(mia.page) == []
        mia.press(mia.button("proposal-no"))
        expect(mia.page.locator(".matter")).to_have_count(0)
        unshifted(mia)

        # one's own proposal, which is refused
        company.people[seat].say(type="propose", seat=seat, what="bot", about=third)
        expect(mia.page.get_by_role("region", name=mia.t("proposal-head"))).to_be_visible()
        vote(company.people[other], other, yes=False)
        expect(mia.page.locator(".told")).to_have_text(mia.t("proposal-refused"))
        unshifted(mia)

        # a pause
        company.people[0].say(type="host", seat=0, do="pause")
        expect(mia.page.get_by_role("heading", name=mia.t("pause-head"), exact=True)).to_be_visible()
        mia.sees(mia.t("turn-paused"))
        unshifted(mia)
        assert mia.page.evaluate(COVERED) == []
        assert mia.offers() == []
        expect(mia.page.get_by_text(mia.t("turn-yours", name=NAMES[seat])).filter(visible=True)).to_have_count(0)
        mia.page.keyboard.press("r")
        company.people[0].say(type="host", seat=0, do="resume")
        mia.until(mia.offers, "it goes on")
        assert mia.decisions() == []

        # words, and quick turns
        company.people[other].say(type="say", action="hello", seat=other, phrase="hello")
        mia.until(lambda: mia.heard[-1]["type"] == "said", "is said")
        unshifted(mia)


def test_on_a_laptop_all_bidders_stay_in_sight_beside_the_time(base, meet):
    with Company(base, "mandalorian", NAMES, bots=1, pace="relaxed") as company:
        finder, prompt = company.until("buy_or_auction")
        finder.decide(prompt["seat"], {"do": "auction"})
        mia = meet(base, language="de")
        mia.page.set_viewport_size({"width": 1366, "height": 657})
        mia.sit_down(f"/r/{company.tokens[prompt['seat']]}")
        expect(mia.page.locator(".prompt li")).to_have_count(4)
        expect(mia.page.get_by_role("timer").first).to_be_visible()
        mia.settle()
        rows = [f".prompt li:nth-child({row})" for row in range(1, 5)]
        assert mia.page.evaluate(HIDDEN, [*rows, ".prompt h2", ".prompt .own", ".prompt [data-decision=pass]"]) == []

        # and who has passed can ask for a moment
        mia.press(mia.page.locator(".prompt [data-decision=pass]"))
        expect(mia.page.locator(".now .hold")).to_be_visible()
        mia.settle()
        assert mia.page.evaluate(HIDDEN, [".now .hold"]) == []


def test_an_invitation_ends_in_the_menu_when_the_person_is_back(base, meet):
    with Company(base, "falcon", NAMES[:2]) as company:
        company.people[1].__exit__()
        mia = meet(base)
        mia.sit_down(f"/r/{company.tokens[0]}")
        mia.press(mia.button("bar-menu"))
        mia.press(mia.button("host-head"))
        mia.press(mia.button("host-invite", mia.sheet()))
        expect(mia.button("host-withdraw", mia.sheet())).to_be_visible()
        company.comes(company.tokens[1])
        expect(mia.button("host-withdraw", mia.sheet())).to_have_count(0)
        expect(mia.sheet().get_by_role("textbox", name=mia.t("host-invite"))).to_have_count(0)


def test_the_spaces_near_oneself_are_there_again_after_a_pause(base, meet):
    with Company(base, "mandalorian", NAMES[:2]) as company:
        mia = meet(base, phone=True)
        mia.sit_down(f"/r/{company.tokens[0]}")
        lens = mia.page.locator("main > .lens")
        expect(lens).to_be_visible()
        company.people[0].say(type="host", seat=0, do="pause")
        expect(mia.button("pause-end")).to_be_visible()
        expect(lens).to_be_hidden()
        mia.press(mia.button("pause-end"))
        expect(lens).to_be_visible()
