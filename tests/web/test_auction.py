"""A private limit bids on, whoever else raises; a bid of one's own can be typed where it is seen."""

import re

from playwright.sync_api import expect

from tests.web.prepared import end_of_a_game, near_the_end


def at_auction(games):
    """A game of two in which a deed is up for auction, and nobody has bid yet."""
    verbs = [decision["do"] for _, decision in end_of_a_game()[-1]]
    return near_the_end(games, verbs.index("bid"))


def bids(person):
    """What was bid since this browser came: seats and amounts."""
    told = [message for message in person.heard if message["type"] == "events"]
    lines = [line for message in told for line in message["lines"] if line["kind"] == "BidMade"]
    return [(line["seat"], line["facts"]["amount"]) for line in lines]


def test_a_private_limit_bids_again_after_it_was_outbid(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    ready = at_auction(games)
    base = serve(games)
    mia, ben = (meet(base) for _ in range(2))
    for seat, person in enumerate((mia, ben)):
        person.sit_down(ready.way_to(seat))
    mia.page.get_by_role("spinbutton", name=mia.t("auction-limit")).fill("100")
    mia.press(mia.page.locator("[data-order=limit]"))
    ben.until(lambda: len(bids(ben)) == 1, "the first bid by itself")

    ben.press(ben.page.locator("[data-decision=bid]"))
    ben.until(lambda: len(bids(ben)) == 3, "the second bid by itself")

    (first, least), (other, more), (again, most) = bids(ben)
    assert (first, other, again) == (0, 1, 0)
    assert least < more < most


def test_a_typed_bid_is_in_sight_and_says_what_is_too_much(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    ready = at_auction(games)
    mia = meet(serve(games))
    mia.sit_down(ready.way_to(0))
    for width, height in ((1366, 657), (390, 844), (360, 640)):
        mia.page.set_viewport_size({"width": width, "height": height})
        other = mia.page.get_by_role("button", name=mia.t("auction-other"))
        mia.press(other)
        field = mia.page.get_by_role("spinbutton", name=mia.t("auction-amount"))
        field.fill("0")
        mia.sees(re.compile(re.escape(mia.t("amount-least", sum="").split("{")[0].strip(" ."))))
        expect(mia.page.locator("[data-order=limit], [data-decision=bid]")).to_have_count(2)
        expect(mia.page.locator(":is([data-order=limit], [data-decision=bid]):enabled")).to_have_count(0)
        field.fill("99999")
        expect(mia.page.get_by_text(mia.t("amount-most", sum="").split("{")[0].strip(" ."))).to_be_visible()
        field.fill("77")
        expect(mia.page.locator("[data-decision=bid]")).to_contain_text("77")
        mia.settle()
        box, button = field.bounding_box(), mia.page.locator("[data-decision=bid]").bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= button["y"] and button["y"] + button["height"] <= height
        mia.press(other)
