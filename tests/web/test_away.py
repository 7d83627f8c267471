"""One closes the page in an auction, a bot steps in, and the person comes back on a phone and takes over."""

import dataclasses

import pytest
from playwright.sync_api import expect

from tests.support.guests import BOT
from tests.support.serving import QUICK, open_table, post, serving
from tests.web.judging import grave

FINGER = 44  # pixels
REACH = """(node, finger) => {
    const {left, top, width, height} = node.getBoundingClientRect()
    const hits = by => node.contains(document.elementFromPoint(left + width / 2, top + height / 2 + by))
    return hits(1 - finger / 2) && hits(finger / 2 - 1)
}"""
SETTINGS = dataclasses.replace(QUICK, away_after=0.5, bot_pause=0.3)


@pytest.fixture
def base(tmp_path):
    with serving(tmp_path / "games.sqlite3", SETTINGS) as address:
        yield address


def path_of(link: str) -> str:
    return link[link.index("/r/") :]


@pytest.mark.parametrize("game", ["mandalorian"])
def test_a_bot_steps_in_for_a_closed_page_and_the_person_comes_back_on_a_phone(base, meet, game):
    # given Mia and Ben in an auction, with a bot
    opened = open_table(base, game, [{"kind": "me", "name": "Mia"}, {"kind": "friend"}, BOT])
    joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
    mia, ben = meet(base), meet(base)
    mia.visit(path_of(opened["resume"]))
    ben.visit(path_of(joined["resume"]))
    until_auction(mia, ben)

    # when Ben closes the page, and Mia lets a bot play
    ben.page.close()
    away = mia.page.locator("button.chip.away")
    expect(away).to_be_visible()
    assert away.evaluate(REACH, FINGER)
    mia.press(away)
    expect(mia.sheet()).to_contain_text("Ben")
    assert grave(mia.page) == []
    mia.press(mia.button("away-bot", mia.sheet()))
    expect(mia.page.get_by_text(mia.t("seat-handed")).first).to_be_visible()

    # then Ben finds on a phone that a bot plays, and takes the seat back
    phone = meet(base, phone=True)
    phone.visit(path_of(joined["resume"]))
    back = phone.button("handed-back")
    expect(back).to_be_visible()
    assert grave(phone.page) == []
    phone.press(back)
    expect(phone.page.locator("[data-handed]")).to_have_count(0)
    expect(mia.page.get_by_text(mia.t("seat-handed"))).to_have_count(0)


def until_auction(mia, ben) -> None:
    """Let both play on until an auction asks Ben."""

    def is_asked() -> bool:
        for person in (mia, ben):
            asked = person.asked()
            if "buy_or_auction" in asked and "auction" in person.offers():
                person.decide("auction")
            elif "bid_or_pass" not in asked:
                person.move_on()
        return "bid_or_pass" in ben.asked()

    ben.until(is_asked, "an auction asks Ben", 60)


def test_a_table_with_a_pace_is_chosen_in_the_form_and_shows_the_time(base, meet):
    mia = meet(base).visit()
    mia.ask_for("bots", "falcon")
    mia.page.locator("select[name=pace]").select_option("relaxed")
    mia.press(mia.button("new-open", mia.sheet()))

    expect(mia.page.get_by_role("timer").first).to_be_visible()
    assert grave(mia.page) == []
