"""The host in real browsers: a pause for everybody, seats before the start, an invitation to a bot's seat, a lock."""

import pytest
from playwright.sync_api import expect

from tests.support.serving import open_table, post, token_of
from tests.web.judging import grave
from tests.web.people import Person

MIA, FRIEND, BOT = {"kind": "me", "name": "Mia"}, {"kind": "friend"}, {"kind": "bot"}


def open_host_sheet(person: Person) -> None:
    if person.phone:
        person.press(person.page.get_by_role("navigation").get_by_role("button", name=person.t("tab-more")))
    else:
        person.press(person.button("bar-menu"))
    person.press(person.button("host-head"))
    expect(person.sheet()).to_have_accessible_name(person.t("host-head"))


@pytest.fixture
def two(base, meet):
    """Mia, who is host at a phone, and Ben at a desk, who speaks German."""
    opened = open_table(base, "mandalorian", [MIA, FRIEND, BOT])
    joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    mia, ben = meet(base, phone=True), meet(base, language="de")
    mia.sit_down(f"/r/{token_of(opened)}")
    ben.sit_down(f"/r/{token_of(joined)}")
    return mia, ben, opened["table"]


def test_a_pause_stands_before_everybody_until_the_host_goes_on(two):
    mia, ben, _ = two
    expect(ben.button("host-head")).to_have_count(0)
    open_host_sheet(mia)
    assert grave(mia.page) == []
    mia.press(mia.button("host-pause"))
    for person in two[:2]:
        expect(person.page.get_by_role("heading", name=person.t("pause-head"), exact=True)).to_be_visible()
        person.settle()
        assert grave(person.page) == []
    expect(ben.button("pause-end")).to_have_count(0)
    ben.sees(ben.t("pause-wait"))
    mia.press(mia.button("pause-end"))
    for person in two[:2]:
        expect(person.page.get_by_role("heading", name=person.t("pause-head"), exact=True)).to_have_count(0)
    ben.until(lambda: "Mia lässt das Spiel weitergehen." in " ".join(ben.log()), "it stands in the log")
    assert ben.page.locator("main > .board").is_visible()


def test_those_who_watch_a_locked_table_read_why_they_cannot(two, base, meet):
    mia, _, table = two
    guest = meet(base)
    guest.sit_down(f"/t/{table}")
    open_host_sheet(mia)
    mia.sheet().get_by_label(mia.t("host-lock")).check()
    expect(guest.page.get_by_role("heading", name=guest.t("wait-locked"))).to_be_visible()
    expect(guest.page.locator("main > .board")).to_have_count(0)


def test_a_person_takes_the_seat_of_a_bot_by_the_hosts_link(two, base, meet):
    mia, _, _ = two
    open_host_sheet(mia)
    bot = mia.heard[0]["seats"][2]["name"]
    mia.press(mia.sheet().get_by_role("button", name=f"{mia.t('host-invite')}: {bot}", exact=True))
    link = mia.sheet().get_by_role("textbox", name=mia.t("host-invite")).input_value()
    zoe = meet(base)
    zoe.visit().page.get_by_label(zoe.t("landing-code")).fill(link)
    zoe.press(zoe.button("landing-join"))
    zoe.page.get_by_label(zoe.t("wait-name")).fill("Zoe")
    zoe.press(zoe.button("wait-join"))
    zoe.until(lambda: zoe.heard and [one["yours"] for one in zoe.heard if one["type"] == "hello"][-1] == [2], "seated")
    assert "seat=" not in zoe.page.url
    late = meet(base)
    late.sit_down(link)
    late.sees(late.t("seat-invite-over"))
    mia.until(lambda: mia.heard[-1].get("seats", [{}] * 3)[2].get("name") == "Zoe", "the seat has a name of its own")


def test_the_host_orders_and_names_the_seats_before_the_start(base, meet):
    opened = open_table(base, "falcon", [MIA, FRIEND, BOT])
    mia = meet(base, language="de")
    mia.visit(f"/r/{token_of(opened)}")
    mia.press(mia.page.get_by_role("button", name=f"{mia.t('wait-later')}: {mia.t('new-seat', number=1)}"))
    names = mia.page.locator(".room li h3")
    expect(mia.page.locator(".room li").nth(1)).to_contain_text("Mia")
    mia.press(mia.page.get_by_role("button", name=f"{mia.t('wait-rename')}: Mia"))
    mia.page.get_by_label(mia.t("wait-rename"), exact=True).fill("Mia M.")
    mia.settle()
    assert grave(mia.page) == []
    mia.page.keyboard.press("Enter")
    expect(names.first).to_contain_text("Mia M.")


def test_a_full_table_waits_until_its_host_has_put_it_in_order(base, meet):
    opened = open_table(base, "falcon", [MIA, FRIEND], begin="host")
    joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    mia, ben, guest = meet(base, phone=True), meet(base, language="de"), meet(base)
    for person, way in (
        (mia, f"/r/{token_of(opened)}"),
        (ben, f"/r/{token_of(joined)}"),
        (guest, f"/t/{opened['table']}"),
    ):
        person.visit(way)
    ben.sees(ben.t("wait-lead-guest", name="Mia"))
    guest.sees(guest.t("wait-watch"))
    expect(ben.button("wait-begin")).to_have_count(0)
    mia.press(mia.page.get_by_role("button", name=f"{mia.t('wait-later')}: {mia.t('new-seat', number=1)}"))
    expect(mia.page.locator(".room li").nth(1)).to_contain_text("Mia")
    assert grave(mia.page) == []
    mia.press(mia.button("wait-begin"))
    for person in (mia, ben, guest):
        expect(person.page.locator("main > .board")).to_be_visible()


def test_whoever_is_not_host_waits_for_the_host_to_begin(base, meet):
    opened = open_table(base, "falcon", [MIA, FRIEND, FRIEND])
    joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    ben = meet(base)
    ben.visit(f"/r/{token_of(joined)}")
    expect(ben.page.get_by_role("heading", name=ben.t("wait-head"))).to_be_visible()
    expect(ben.button("wait-start-bots")).to_have_count(0)
    expect(ben.button("wait-bot")).to_have_count(0)
