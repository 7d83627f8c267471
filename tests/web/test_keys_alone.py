"""A whole evening without a mouse: once by keyboard alone, once through the accessibility tree, with all that is said."""

import contextlib
import dataclasses

import pytest

from holotable.locales import say
from tests.support.company import People, sit_down
from tests.support.serving import QUICK, serving
from tests.web.hands import Hands, Keys, Tree
from tests.web.test_rematch import is_at

SETTINGS = dataclasses.replace(QUICK, away_after=0.3)
MIA, BEN, BOT = range(3)


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("evening") / "games.sqlite3", SETTINGS) as address:
        yield address


@pytest.fixture
def table(base) -> People:
    """Mia, Ben and a bot, when Mia stands on something that nobody has."""
    with contextlib.ExitStack() as stack:
        company = sit_down(stack, base, "mandalorian", people=2, bots=1)
        company.until(lambda prompt: prompt["kind"] == "buy_or_auction" and prompt["seat"] == MIA)
    return company


@pytest.fixture
def arrive(meet, table):
    """Let somebody come to the table by their personal link, with hands of some kind."""
    with contextlib.ExitStack() as stack:

        def come(kind: type[Hands], seat: int, **more) -> Hands:
            person = meet(table.base, **more)
            hands = kind(person)
            stack.callback(hands.leave)
            person.sit_down(f"/r/{table.tokens[seat]}")
            return hands

        yield come


def test_an_evening_by_keyboard_alone(table, arrive):
    an_evening(table, arrive, Keys)


def test_an_evening_through_the_accessibility_tree(table, arrive):
    mia = an_evening(table, arrive, Tree)
    assert mia.live() >= {("status", "polite"), ("alert", "assertive")}


def an_evening(table: People, arrive, kind: type[Hands]) -> Hands:
    """Mia plays in English, Ben in German, at last on a phone."""
    mia, ben = arrive(kind, MIA), arrive(kind, BEN, language="de")
    read_the_keys(mia)
    buy_and_take_back(mia, ben)
    bid(ben, mia, BEN)
    bid(mia, ben, MIA)
    ben.person.page.close()
    let_a_bot_play(mia)
    ben = arrive(kind, BEN, language="de", phone=True)
    come_back(mia, ben)
    end_the_auction(mia, ben)
    ask_to_take_back(mia, ben)
    talk(mia, ben)
    pause(mia, ben)
    end_the_auction(mia, ben)
    for one in (mia, ben):
        give_up(one)
    play_again(mia, ben, table.table)
    return mia


def read_the_keys(mia: Hands) -> None:
    """Open the list of keys and close it again."""
    mia.opens("bar-menu")
    mia.opens("keys-head")
    mia.person.sees(mia.person.t("keys-take-back"))
    mia.escape()
    assert mia.times(mia.person.t("set-notify-refused")) == 0, "who opens the menu has not asked for that"


def buy_and_take_back(mia: Hands, ben: Hands) -> None:
    mia.decides("buy")
    ben.hears_of("Bought", MIA)
    mia.quick("z", ("button", "takeback-do"))
    mia.hears("Mia has taken back")
    ben.hears("zurückgenommen")
    mia.decides("auction")


def may_bid(one: Hands, seat: int) -> bool:
    """Tell whether somebody is asked to bid, when the bot has bid or passed."""
    is_idle = one.person.is_idle()
    return (
        is_idle
        and seat in one.latest("due")
        and BOT not in one.latest("due")
        and one.latest("view")["auction"] is not None
    )


def bid(one: Hands, other: Hands, seat: int) -> None:
    """Bid the least, whatever a bot has bid meanwhile; the other hears of it."""
    before = len(one.told("BidMade", seat))

    def is_made() -> bool:
        is_new = len(one.told("BidMade", seat)) > before
        if not is_new and may_bid(one, seat):
            one.press_amount("button", "auction-bid")
        return is_new

    one.person.until(is_made, f"a bid of seat {seat}")
    other.hears_of("BidMade", seat)


def let_a_bot_play(mia: Hands) -> None:
    mia.hears(mia.person.t("away-head", name="Ben"))
    mia.opens("away-head", name="Ben")
    mia.press("button", "away-bot")
    mia.hears(mia.person.t("handed-seat", name="Ben"))


def come_back(mia: Hands, ben: Hands) -> None:
    ben.hears(ben.person.t("handed-you"))
    mia.hears(mia.person.t("away-back", name="Ben"))
    ben.press("button", "handed-back")
    mia.hears(mia.person.t("handed-over", name="Ben"))


def end_the_auction(mia: Hands, ben: Hands) -> None:
    """Pass until it is sold."""

    def is_sold() -> bool:
        for one, seat in ((mia, MIA), (ben, BEN)):
            if may_bid(one, seat):
                one.decides("pass")
        return mia.latest("view")["auction"] is None

    mia.person.until(is_sold, "the hammer")


def ask_to_take_back(mia: Hands, ben: Hands) -> None:
    mia.opens("bar-menu")
    mia.press("button", "takeback-ask")
    ben.hears("Mia möchte")
    ben.hears("zurücknehmen")
    ben.quick("y", ("button", "proposal-yes"))
    ben.hears("zurückgenommen")


def talk(mia: Hands, ben: Hands) -> None:
    """Both say a phrase, and each hears it in their own language."""
    mia.quick("s", ("tab", "words-head"))
    ben.quick("s", ("button", "log-head"), ("tab", "words-head"))
    mia.press_named("button", say("en", "server-phrase-good-luck"), back=True)
    ben.hears(say("de", "server-phrase-good-luck"))
    ben.press_named("button", say("de", "server-phrase-thanks"), back=True)
    mia.hears(say("en", "server-phrase-thanks"))


def pause(mia: Hands, ben: Hands) -> None:
    mia.opens("bar-menu", back=True)
    mia.opens("host-head")
    mia.press("button", "host-pause")
    ben.hears("Mia hat das Spiel angehalten.")
    mia.press("button", "pause-end")
    ben.hears("Mia lässt das Spiel weitergehen.")
    assert ben.times("zurückgenommen") == 1, "what was taken back is said once"


def give_up(hands: Hands) -> None:
    hands.person.until(lambda: BOT not in hands.latest("due") and hands.offer("resign"), "giving up is offered")
    words = hands.offer("resign")
    hands.opens("also-danger", "confirm-head")
    hands.press_named("button", words)
    hands.person.until(lambda: not hands.offer("resign"), "it is given up")


def play_again(mia: Hands, ben: Hands, old: str) -> None:
    mia.press("checkbox", "again-shuffle")
    mia.press("button", "over-rematch")
    ben.hears("Mia möchte noch einmal spielen.")
    ben.press("button", "again-join")
    assert is_at(mia.person, old) == is_at(ben.person, old)
    for one in (mia, ben):
        one.sees_focus()
