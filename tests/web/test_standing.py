"""Standing instructions in the browser: limits of an auction, quick turns, offers that are declined, by the book."""

import contextlib
import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.support.company import People, sit_down
from tests.support.serving import QUICK, serving
from tests.web.judging import grave
from tests.web.test_auction import at_auction, bids

LIMIT = 1111


def ready(base: str, people: int, bots: int, prepare, **more) -> People:
    """A table that was played over sockets until it is as wished; then everybody has left."""
    with contextlib.ExitStack() as stack:
        company = sit_down(stack, base, "mandalorian", people=people, bots=bots, **more)
        prepare(company)
    return company


def instructions(person) -> list[str]:
    told = next(message for message in reversed(person.heard) if message["type"] == "company")
    return [one["what"] for one in told["instructions"]]


def is_sold(person) -> bool:
    """Tell whether a lot was sold since this browser came."""
    told = [message for message in person.heard if message["type"] == "events"]
    return any(line["kind"] == "AuctionWon" for message in told for line in message["lines"])


def set_limit(person, amount: int) -> None:
    """Set a limit where this screen has it: in a row of its own, or beside a bid that is typed."""
    field = person.page.get_by_role("spinbutton", name=person.t("auction-limit"))
    if not field.count():
        person.press(person.page.get_by_role("button", name=person.t("auction-other")))
        field = person.page.get_by_role("spinbutton", name=person.t("auction-amount"))
    while field.input_value() != str(amount):
        field.fill(str(amount))  # a price that changes while the browser fills it in is kept beside it
    button = person.page.locator("[data-order=limit]")
    person.settle()
    assert button.bounding_box()["y"] + button.bounding_box()["height"] <= person.page.viewport_size["height"]
    assert button.bounding_box()["height"] >= 44
    person.press(button)


def test_two_people_and_a_bot_bid_with_limits_that_nobody_else_sees(base, meet):
    table = ready(base, 2, 1, lambda company: company.auction())
    mia, ben = meet(base), meet(base, phone=True, language="de")
    for person, token in zip((mia, ben), table.tokens, strict=True):
        person.sit_down(f"/r/{token}")
    set_limit(mia, LIMIT)
    set_limit(ben, 222)
    mia.until(lambda: is_sold(mia), "the hammer")

    assert bids(mia)[-1] == (0, 223)
    assert str(LIMIT) not in str(ben.heard)
    assert "223" not in str(ben.sent)
    expect(mia.page.get_by_text(mia.t("log-order")).first).to_be_visible()


@pytest.mark.parametrize("screen", [(1440, 900), (1366, 657), (390, 844), (360, 640)], ids=str)
def test_a_standing_limit_is_in_sight_with_its_end(tmp_path, serve, meet, screen):
    games = tmp_path / "games.sqlite3"
    table = at_auction(games)
    phone = screen[0] < 744
    mia = meet(serve(games), phone=phone)
    mia.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    mia.sit_down(table.way_to(0))
    set_limit(mia, 100)
    stands = mia.page.get_by_role("list", name=mia.t("standing-head"))
    expect(stands).to_contain_text("100")
    mia.settle()
    box = stands.bounding_box()

    assert box["y"] >= 0 and box["y"] + box["height"] <= screen[1]
    assert stands.get_by_role("button").bounding_box()["height"] >= 44
    assert grave(mia.page) == []
    mia.press(stands.get_by_role("button"))
    expect(stands).to_have_count(0)
    assert instructions(mia) == ["claim"]


def test_who_leaves_a_lot_is_not_asked_again(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    table = at_auction(games)
    base = serve(games)
    mia, ben = (meet(base) for _ in range(2))
    for seat, person in enumerate((mia, ben)):
        person.sit_down(table.way_to(seat))
    mia.press(mia.page.locator("[data-order=out]"))
    ben.press(ben.page.locator("[data-decision=bid]"))
    ben.until(lambda: is_sold(ben), "the hammer")

    assert [seat for seat, _ in bids(ben)] == [1]


@pytest.mark.parametrize("phone", [False, True])
def test_quick_turns_play_whole_rounds_and_end_with_one_press(base, meet, phone):
    mia = meet(base, phone=phone)
    mia.open_table("bots", "falcon", "Mia")
    expect(mia.page.locator("main > .board")).to_be_visible()
    mia.until(lambda: mia.heard and mia.asked(), "the first question")
    if phone:
        mia.press(mia.button("bar-menu"))
        mia.sheet().get_by_role("checkbox", name=mia.t("quick-on")).check()
        mia.page.keyboard.press("Escape")
    else:
        mia.page.keyboard.press("q")
    chip = mia.page.get_by_role("button", name=mia.t("quick-off"))
    expect(chip).to_be_visible()
    drawn = lambda: [m for m in mia.heard if m["type"] == "events" and m["seat"] == 0 and m["decision"]["do"] == "draw"]  # noqa: E731
    mia.until(
        lambda: (mia.move_on() if "draw_card" not in mia.asked() else None) or len(drawn()) >= 4, "four turns", 60
    )

    assert {m["by"] for m in drawn()} == {"order"}
    assert chip.bounding_box()["height"] >= 44
    mia.press(chip)
    expect(chip).to_have_count(0)


def test_a_table_by_the_book_says_so_and_claims_nothing(base, meet):
    mia = meet(base, language="de")
    form = mia.visit().ask_for("bots", "mandalorian")
    form.get_by_role("checkbox", name=re.compile(re.escape(mia.t("book-on")))).check()
    mia.press(mia.button("new-open", form))
    expect(mia.page.locator("main > .board")).to_be_visible()
    expect(mia.page.get_by_role("banner")).to_contain_text(mia.t("book-on"))
    mia.press(mia.button("bar-menu"))

    menu = mia.sheet()
    expect(menu.get_by_text(mia.t("book-says"))).to_be_visible()
    assert menu.get_by_role("checkbox", name=re.compile(re.escape(mia.t("claims-on")))).count() == 0
    assert grave(mia.page) == []


def test_offers_of_one_seat_are_declined_for_the_turn_and_show_how_long_bots_wait(tmp_path, meet):
    with serving(tmp_path / "games.sqlite3", replace(QUICK, trade_patience=30.0, wait_most=60.0)) as base:

        def offered(company: People) -> None:
            company.until(lambda prompt: prompt["kind"] == "roll_dice" and company.view["seats"][1]["deeds"])
            deeds = company.view["seats"][1]["deeds"][:1]
            company.play(1, {"do": "offer_trade", "to": 0, "give": {"deeds": deeds}, "want": {"cash": 3}})

        table = ready(base, 2, 1, offered)
        mia = meet(base).sit_down(f"/r/{table.tokens[0]}")
        card = mia.page.get_by_role("region", name=mia.t("trade-wants", name="Ben"))
        expect(card.get_by_role("timer")).to_contain_text(re.compile(r"\d+ s|" + re.escape(mia.t("trade-still"))))
        assert grave(mia.page) == []
        mia.press(card.locator("[data-order=decline]"))
        expect(card).to_have_count(0)
        mia.until(lambda: "decline" in instructions(mia), "the instruction stands")

    declined = [m for m in mia.heard if m["type"] == "events" and m["decision"]["do"] == "decline_trade"]
    assert [m["by"] for m in declined] == ["order"]
