"""Taking back at the page: alone with a key or a button, by agreement between a desk and a phone."""

import pytest
from playwright.sync_api import expect

from tests.support.agreeing import Company
from tests.web.judging import grave, slips
from tests.web.people import Person
from tests.web.test_steady import MOST, WATCH, total

STRUCK = ".log .gone"
LEAST = 44  # pixels that a finger needs


@pytest.fixture
def company(base, request):
    """Two people at a table, whose sockets wait for the browsers."""
    with Company(base, request.param) as opened:
        yield opened


def sits(meet, company: Company, seat: int, size: tuple[int, int], **more) -> Person:
    width, height = size
    person = meet(company.base, phone=width < height, **more)
    person.page.set_viewport_size({"width": width, "height": height})
    person.sit_down(f"/r/{company.tokens[seat]}")
    person.settle()
    return person


def is_small(person: Person, *keys: str) -> list[str]:
    boxes = {key: person.button(key).first.bounding_box() for key in keys}
    return [key for key, box in boxes.items() if box["height"] < LEAST or box["width"] < LEAST]


@pytest.mark.parametrize("company", ["mandalorian"], indirect=True)
def test_a_purchase_is_taken_back_with_one_key_and_nothing_jumps(company, meet):
    # given somebody at a laptop who is asked whether to buy, and somebody who looks on from a phone
    _, prompt = company.until("buy_or_auction")
    seat = prompt["seat"]
    buyer = sits(meet, company, seat, (1366, 657))
    other = sits(meet, company, 1 - seat, (360, 640), language="de")
    back = buyer.button("takeback-do")
    expect(back).to_be_hidden()

    # when they buy, and take it back
    buyer.page.keyboard.press("b")
    expect(back).to_be_visible()
    assert (grave(buyer.page), slips(buyer.page), is_small(buyer, "takeback-do")) == ([], [], [])
    buyer.settle()
    buyer.page.evaluate(WATCH)
    buyer.page.keyboard.press("z")

    # then they are asked again, the line is struck out, and everybody hears of it in their language
    expect(buyer.page.locator("[data-decision=auction]")).to_be_visible()
    expect(back).to_be_hidden()
    expect(buyer.page.locator(STRUCK)).to_have_count(1)
    expect(buyer.page.locator(STRUCK)).to_contain_text(buyer.t("log-taken-back"))
    expect(other.page.locator("[aria-live=polite]", has_text="zurückgenommen").first).to_be_attached()
    buyer.settle()
    assert total(buyer.page.evaluate("window.shifts")) <= MOST
    assert (grave(other.page), slips(other.page)) == ([], [])

    # and decide otherwise
    buyer.page.keyboard.press("a")
    expect(buyer.page.locator("[data-prompt=bid_or_pass]")).to_be_visible()


@pytest.mark.parametrize("company", ["mandalorian"], indirect=True)
def test_a_mortgage_is_taken_back_in_its_sheet_and_the_focus_stays(company, meet):
    _, seat = company.does("buy")
    owner = sits(meet, company, seat, (1440, 900))
    owner.press(owner.button("also-mortgage"))
    sheet = owner.sheet()
    owner.press(sheet.locator("[data-decision=mortgage]"))
    back = owner.button("takeback-do", sheet)
    expect(back).to_be_visible()

    back.focus()
    owner.page.keyboard.press("Enter")

    expect(sheet.locator("[data-decision=mortgage]")).to_be_enabled()
    assert owner.page.evaluate("() => document.activeElement.closest('dialog') !== null")
    assert grave(owner.page) == []


@pytest.mark.parametrize("company", ["falcon"], indirect=True)
def test_a_drawn_card_is_taken_back_if_the_other_agrees_and_not_if_they_do_not(company, meet):
    # given somebody at a desk who has drawn a card, and somebody at a phone
    _, prompt = company.asked()
    seat = prompt["seat"]
    mia = sits(meet, company, seat, (1440, 900))
    ben = sits(meet, company, 1 - seat, (390, 844), language="de")

    def asks() -> None:
        mia.page.keyboard.press("r")
        expect(mia.page.locator("[data-prompt=draw_card]")).to_have_count(0)
        mia.press(mia.button("bar-menu"))
        mia.press(mia.button("takeback-ask", mia.sheet()))
        expect(ben.button("proposal-yes")).to_be_visible()

    # when they ask, and the other taps yes
    asks()
    assert mia.page.get_by_role("region", name=mia.t("proposal-head")).is_visible()
    expect(mia.button("proposal-yes")).to_have_count(0)
    for one in (mia, ben):
        assert (grave(one.page), slips(one.page)) == ([], [])
    assert is_small(ben, "proposal-yes", "proposal-no") == []
    ben.press(ben.button("proposal-yes"))

    # then the card can be drawn again
    expect(mia.page.locator("[data-prompt=draw_card]")).to_be_visible()
    expect(ben.button("proposal-yes")).to_have_count(0)

    # and when the other does not agree, it cannot, and nobody is asked a third time
    asks()
    ben.press(ben.button("proposal-no"))
    expect(mia.page.get_by_role("region", name=mia.t("proposal-head"))).to_have_count(0)
    expect(mia.page.locator("[data-prompt=draw_card]")).to_have_count(0)
    mia.press(mia.button("bar-menu"))
    expect(mia.sheet().get_by_role("link", name=mia.t("bar-home"))).to_be_visible()
    expect(mia.button("takeback-ask")).to_have_count(0)


@pytest.mark.parametrize("company", ["falcon"], indirect=True)
def test_whoever_is_asked_answers_with_a_key(company, meet):
    _, prompt = company.asked()
    seat = prompt["seat"]
    mia = sits(meet, company, seat, (1024, 768))
    ben = sits(meet, company, 1 - seat, (1366, 657))
    mia.page.keyboard.press("r")
    expect(mia.page.locator("[data-prompt=draw_card]")).to_have_count(0)
    company.people[seat].say(type="propose", seat=seat, what="take-back")
    expect(ben.button("proposal-yes")).to_be_visible()

    ben.page.keyboard.press("y")

    expect(mia.page.locator("[data-prompt=draw_card]")).to_be_visible()
    expect(ben.page.locator(".told")).to_be_visible()
