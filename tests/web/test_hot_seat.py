"""Two people at one screen and a trade between them: who is asked is clear, and nobody answers their own offer."""

import pytest
from playwright.sync_api import expect

from tests.web.judging import grave
from tests.web.people import Person, play_on
from tests.web.prepared import NAMES, Prepared, end_of_a_game, in_the_middle, kept

SCREENS = {"desk": (1366, 657), "phone": (390, 844), "small-phone": (360, 640)}


def both_at_one_screen(tmp_path, serve, meet, screen: str, language: str) -> tuple[Person, int, dict]:
    """Two who share a screen, the seat that is to make an offer, and the offer."""
    lobby, seed, found, ((maker, offered), *_) = end_of_a_game()
    games = tmp_path / "games.sqlite3"
    ready = kept(games, lobby, seed, found.copy())
    both = meet(serve(games), phone="phone" in screen, language=language)
    width, height = SCREENS[screen]
    both.page.set_viewport_size({"width": width, "height": height})
    return share(both, ready), maker, offered


def share(both: Person, ready: Prepared) -> Person:
    """Take both seats of a game."""
    both.visit(ready.way_to(0))
    both.sit_down(ready.way_to(1))
    both.until(lambda: both.asked() and len(yours(both)) == 2, "both seats are here")
    return both


def yours(person: Person) -> list[int]:
    return [message["yours"] for message in person.heard if message["type"] == "hello"][-1]


def make_offer(both: Person, maker: int, offered: dict) -> None:
    """Fill in the sheet, whose sides have names here, and send it."""
    both.press(both.button("also-trade"))
    sheet = both.sheet()
    expect(sheet).to_have_accessible_name(both.t("trade-between", name=NAMES[maker], other=NAMES[1 - maker]))
    for key, goods in (("trade-gives", offered["give"]), ("trade-gets", offered["want"])):
        side = sheet.get_by_role("region", name=both.t(key, name=NAMES[maker]), exact=True)
        both.type_amount(side.get_by_role("spinbutton"), goods["cash"])
        for deed in goods["deeds"]:
            both.press(side.get_by_role("button", name=both.deed(deed)))
    both.press(both.button("trade-send"))
    expect(sheet).to_have_count(0)


def open_the_offer(both: Person, taker: int) -> None:
    if both.phone:
        both.press(
            both.page.get_by_role("banner").get_by_role("button", name=both.t("trade-waits-for", name=NAMES[taker]))
        )
    else:
        both.press(both.button("trade-answer", name=NAMES[taker]))
    expect(both.sheet()).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("screen", SCREENS)
def test_an_offer_between_two_at_one_screen_is_answered_by_whom_it_asks(tmp_path, serve, meet, screen, language):
    both, maker, offered = both_at_one_screen(tmp_path, serve, meet, screen, language)
    taker = 1 - maker
    make_offer(both, maker, offered)
    both.until(lambda: both.seq() > 0 and both.is_idle(), "the offer is open")

    # nothing in sight accepts it before the screen has gone to the one who is asked
    both.sees(both.t("trade-asks", name=NAMES[maker], other=NAMES[taker]))
    if both.phone:
        both.press(both.button("deals-head"))
        both.sees(both.t("trade-answer", name=NAMES[taker]))
    expect(both.button("trade-accept")).to_have_count(0)
    open_the_offer(both, taker)
    expect(both.button("trade-accept")).to_have_count(0)
    both.sees(both.t("hand-over", name=NAMES[taker]))
    both.settle()
    assert grave(both.page) == []

    both.press(both.button("hand-taken", both.sheet(), name=NAMES[taker]))
    expect(both.sheet()).to_have_accessible_name(both.t("trade-between", name=NAMES[taker], other=NAMES[maker]))
    gives = both.sheet().get_by_role("region", name=both.t("trade-gives", name=NAMES[taker]), exact=True)
    expect(gives.get_by_role("button", name=both.deed(offered["want"]["deeds"][0]), pressed=True)).to_be_visible()
    both.press(both.button("trade-accept", both.sheet()))
    expect(both.sheet()).to_have_count(0)

    accepted = [message for message in both.sent if message["type"] == "decide"][-1]
    assert (accepted["seat"], accepted["decision"]["do"]) == (taker, "accept_trade")
    assert both.refusals() == []
    both.sees(both.t("hand-whose", name=NAMES[maker]))


def test_whoever_made_an_offer_at_a_shared_screen_takes_it_back(tmp_path, serve, meet):
    both, maker, offered = both_at_one_screen(tmp_path, serve, meet, "desk", "en")
    make_offer(both, maker, offered)
    offer = both.page.get_by_role("region", name=both.t("trade-asks", name=NAMES[maker], other=NAMES[1 - maker]))
    both.press(both.button("trade-withdraw", offer))
    expect(offer).to_have_count(0)

    last = [message for message in both.sent if message["type"] == "decide"][-1]
    assert (last["seat"], last["decision"]["do"]) == (maker, "withdraw_trade")


def test_nobody_acts_for_somebody_who_was_chosen_a_turn_ago(tmp_path, serve, meet):
    games = tmp_path / "games.sqlite3"
    ready = in_the_middle(games, "mandalorian", lambda table: table.prompt_kind(0) == "roll_dice")
    both = share(meet(serve(games)), ready)
    mine, theirs = (both.page.get_by_role("radio", name=both.t("also-for", name=name)) for name in NAMES)
    both.press(theirs)
    expect(theirs).to_be_checked()

    for seat in (1, 0):
        play_on([both], lambda seat=seat: due(both) == [seat] and both.asked() == ["roll_dice"] and both.is_idle())

    expect(mine).to_be_checked()


def due(person: Person) -> list[int]:
    """The seats that play waits for."""
    return next(message["due"] for message in reversed(person.heard) if "due" in message)
