"""Every way to sit at a table: one screen for two, a phone, the keyboard alone, and watching."""

import dataclasses

import pytest
from playwright.sync_api import Page, expect

from tests.support.serving import QUICK, open_table, serving, token_of
from tests.web.people import Person, likeliest, play_on

TWO = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_two_people_share_a_screen(base, meet, game):
    both = meet(base)
    both.open_table("local", game, "Mia", "Ben")
    play_on([both], lambda: both.seq() >= 12)

    assert {message["seat"] for message in both.sent if message["type"] == "decide"} == {0, 1}
    assert both.refusals() == []


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_a_phone_is_enough(base, meet, game):
    mia = meet(base, phone=True)
    mia.open_table("bots", game, "Mia")
    play_on([mia], lambda: len(mia.decisions()) >= 8 or mia.is_over())

    assert mia.refusals() == []
    for key in ("log-head", "assets-head", "tab-board"):
        mia.press(mia.button(key))
    width = mia.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} wide and has to be pushed sideways"


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press the tab key until something is reached."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {selector}")


def mark(person: Person, key: str) -> str:
    """Give a selector for a button that is found by its name."""
    person.button(key).first.evaluate("node => node.dataset.found = ''")
    return "[data-found]"


def own_turns(person: Person) -> set[int]:
    """The numbers of the turns in which the first seat was asked something."""
    return {message["view"]["turns"] for message in person.heard if message.get("due") == [0]}


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_five_turns_by_keyboard_alone(base, meet, game):
    mia = meet(base)
    keys = mia.visit().page.keyboard

    expect(mia.button("landing-bots")).to_be_enabled()
    tab_to(mia.page, mark(mia, "landing-form"))
    keys.press("Enter")
    tab_to(mia.page, "dialog select")
    keys.type(mia.box(game))
    tab_to(mia.page, "dialog [type=submit]")
    keys.press("Enter")
    while len(own_turns(mia)) <= 5 and not mia.is_over():
        mia.until(lambda: mia.is_over() or (mia.asked() and likeliest(mia.offers())), "a question")
        before, verb = len(mia.decisions()), likeliest(mia.offers())
        if verb is None:  # what was on offer a moment ago has been answered
            continue
        tab_to(mia.page, f"[data-decision={verb}]")
        keys.press("Enter")
        mia.until(lambda before=before: len(mia.decisions()) > before, "the decision goes out")

    assert mia.refusals() == []


def test_who_only_watches_has_nothing_to_press(base, meet):
    opened = open_table(base, "mandalorian", TWO)
    owner, guest = meet(base), meet(base)
    owner.sit_down(f"/r/{token_of(opened)}")
    guest.sit_down(f"/t/{opened['table']}")

    play_on([owner], lambda: owner.seq() >= 6)
    guest.until(lambda: guest.seq() >= 6, "the guest sees what happens")

    guest.sees(guest.t("bar-watching"))
    assert guest.offers() == []
    assert guest.button("also-trade").count() == 0
    assert all(not message.get("prompts") for message in guest.heard)


def test_a_key_for_another_table_opens_nothing_here(base, meet):
    here, there = (open_table(base, "falcon", TWO) for _ in range(2))
    thief = meet(base)
    thief.context.add_cookies([{"name": f"holotable-{here['table']}", "value": token_of(there), "url": base}])
    thief.sit_down(f"/t/{here['table']}")

    answer = thief.page.evaluate(
        """table => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/ws/${table}`)
            socket.onmessage = ({ data }) => JSON.parse(data).type === 'refused' && done(JSON.parse(data).key)
            socket.onopen = () => socket.send(JSON.stringify(
                { type: 'decide', action: 'a1', seat: 0, decision: { do: 'draw' }, seen: 0 }))
        })""",
        here["table"],
    )

    assert answer == "server.not-your-seat"
    assert thief.offers() == []


def test_the_link_for_friends_is_one_that_other_devices_reach(tmp_path, meet):
    settings = dataclasses.replace(QUICK, address="http://192.0.2.7:8420")
    with serving(tmp_path / "elsewhere.sqlite3", settings) as base:
        mia = meet(base)
        table = mia.open_table("friends", "falcon", "Mia").rpartition("/")[2]

        link = mia.page.get_by_role("textbox", name=mia.t("bar-invite"))
        expect(link).to_have_value(f"http://192.0.2.7:8420/t/{table}")
        mia.press(mia.button("wait-copy"))
        mia.sees(mia.t("bar-copied"))
        expect(mia.page.get_by_text(mia.t("wait-local"))).to_have_count(0)
        mia.leave()


def test_a_link_that_got_about_is_made_anew(base, meet):
    mia, thief = meet(base), meet(base)
    mia.open_table("local", "falcon", "Mia", "Ben")
    mia.press(mia.button("bar-menu"))
    mia.press(mia.button("menu-own-show"))
    field = mia.sheet().get_by_role("textbox", name=mia.t("menu-own"))
    old = field.input_value()
    thief.sit_down(old)

    mia.press(mia.button("menu-own-renew"))
    expect(field).not_to_have_value(old)
    mia.page.keyboard.press("Escape")

    thief.until(lambda: hello(thief)["yours"] == [], "the old link opens nothing any more")
    thief.sees(thief.t("link-ousted"))
    mia.until(lambda: hello(mia)["yours"] == [0, 1] and mia.is_idle(), "the owner comes back")
    play_on([mia], lambda: mia.seq() >= 3)
    assert mia.refusals() == []


def hello(person: Person) -> dict:
    """The last greeting of the server."""
    return [message for message in person.heard if message["type"] == "hello"][-1]
