"""Words at the table in real browsers: phrases in two languages, a text, muting, the keyboard, and who only watches."""

import pytest
from playwright.sync_api import expect

from holotable.locales import say
from tests.support.serving import open_table, post, token_of
from tests.web.judging import grave
from tests.web.people import Person

MIA, FRIEND = {"kind": "me", "name": "Mia"}, {"kind": "friend"}
MARKUP = "<b>bold</b> & \u202etxt \u05e9\u05dc\u05d5\u05dd"
SHIFTED = """() => new Promise(done => {
    let sum = 0
    new PerformanceObserver(list => { for (const one of list.getEntries()) sum += one.value })
        .observe({type: 'layout-shift', buffered: false})
    window.shifted = () => sum
    done()
})"""


@pytest.fixture
def two(base, meet):
    """Seat Mia, who speaks English at a desk, and Ben, who speaks German at a phone."""

    def seat(edition: str) -> tuple[Person, Person, str]:
        opened = open_table(base, edition, [MIA, FRIEND])
        joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
        mia, ben = meet(base), meet(base, language="de", phone=True)
        mia.sit_down(f"/r/{token_of(opened)}")
        ben.sit_down(f"/r/{token_of(joined)}")
        return mia, ben, opened["table"]

    return seat


def words(person: Person) -> list[str]:
    return person.page.locator(".words ol .says").all_inner_texts()


def read(person: Person, *texts: str) -> None:
    person.until(lambda: words(person) == list(texts), f"{texts}")


def open_words(person: Person) -> None:
    """Go to the words by pointing."""
    if person.phone:
        person.press(person.page.get_by_role("navigation").get_by_role("button", name=person.t("log-head")))
    person.press(person.page.get_by_role("tab", name=person.t("words-head")))
    expect(person.page.locator(".words")).to_be_visible()


def write(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.t("words-write")).fill(text)
    person.press(person.button("words-send"))


def tap_phrase(person: Person, key: str) -> None:
    group = person.page.get_by_role("group", name=person.t("words-phrases"))
    person.press(group.get_by_role("button", name=say(person.language, f"server-phrase-{key}"), exact=True))


@pytest.mark.parametrize("game", ["mandalorian", "falcon"])
def test_two_people_talk_each_in_their_own_language(two, game):
    mia, ben, _ = two(game)
    ben.page.evaluate(SHIFTED)
    open_words(mia)
    tap_phrase(mia, "good-luck")

    # Ben is told without being disturbed
    badge = ben.page.get_by_role("navigation").locator(".said")
    expect(badge).to_contain_text("1")
    expect(ben.page.locator("[aria-live=polite]", has_text="Viel Glück!")).to_have_count(1)
    expect(ben.page.get_by_role("banner").locator(".said")).to_contain_text("Viel Glück!")
    assert ben.page.evaluate("() => window.shifted()") <= 0.1

    # who looks for what is unread finds it
    ben.press(ben.page.get_by_role("navigation").get_by_role("button", name=ben.t("log-head")))
    read(ben, "Viel Glück!")
    expect(badge).to_have_count(0)
    write(ben, MARKUP)
    read(mia, "Good luck!", MARKUP.replace("\u202e", ""))
    ben.settle()
    assert grave(ben.page) == grave(mia.page) == []


def test_a_bubble_stands_at_the_speakers_seat_and_goes(two):
    mia, ben, _ = two("mandalorian")
    open_words(ben)
    mia.page.evaluate(SHIFTED)
    tap_phrase(ben, "ouch")
    bubble = mia.page.locator(".seat .bubble")
    expect(bubble).to_have_text("Ouch!")
    covered = bubble.evaluate(
        """node => { const a = node.getBoundingClientRect()
        return [...document.querySelectorAll('button, a')].filter(one => { const b = one.getBoundingClientRect()
            return b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom }).length }"""
    )
    expect(bubble).to_have_count(0)
    assert (covered, mia.page.evaluate("() => window.shifted()") <= 0.1) == (0, True)


def test_whoever_is_muted_is_neither_shown_nor_said_aloud(two):
    mia, ben, _ = two("falcon")
    open_words(mia)
    open_words(ben)
    write(ben, "before")
    read(mia, "before")
    mia.press(mia.page.get_by_role("button", name=mia.t("words-mute"), exact=True))
    person = mia.page.get_by_role("list", name=mia.t("words-mute")).get_by_role("button", name="Ben")
    mia.press(person)
    expect(person).to_have_attribute("aria-pressed", "true")
    read(mia)
    write(ben, "muted")
    mia.until(lambda: mia.heard[-1].get("word", {}).get("says") == "muted", "it has come")
    read(mia)
    assert mia.page.locator("[aria-live]", has_text="muted").count() == 0

    mia.page.reload()  # kept as long as the window is
    expect(mia.page.get_by_role("tab", name=mia.t("words-head"))).to_be_visible()
    open_words(mia)
    read(mia)
    mia.press(mia.page.get_by_role("button", name=mia.t("words-mute"), exact=True))
    mia.press(mia.page.get_by_role("list", name=mia.t("words-mute")).get_by_role("button", name="Ben"))
    read(mia, "before", "muted")


def test_a_sentence_is_said_by_keyboard_alone_and_no_letter_of_it_plays(two):
    mia, ben, _ = two("mandalorian")
    keys = mia.page.keyboard
    keys.press("s")
    expect(mia.page.get_by_role("textbox", name=mia.t("words-write"))).to_be_focused()
    keys.type("rbapetmcl /? wge")
    keys.press("Enter")
    read(mia, "rbapetmcl /? wge")
    keys.press("Escape")
    expect(mia.page.get_by_role("textbox", name=mia.t("words-write"))).not_to_be_focused()

    assert mia.decisions() == []
    assert mia.sheet().count() == 0
    ben.until(lambda: any(message["type"] == "said" for message in ben.heard), "Ben has heard it")


def test_who_watches_speaks_apart_and_disturbs_nobody_who_plays(two, base, meet):
    mia, _, table = two("falcon")
    guest = meet(base)
    guest.sit_down(f"/t/{table}")
    open_words(guest)
    write(guest, "from the gallery")
    read(guest, "from the gallery")
    mia.until(lambda: mia.heard[-1]["type"] == "said", "Mia has heard it")
    assert mia.page.locator("[aria-live]", has_text="gallery").count() == 0
    open_words(mia)
    read(mia)
    mia.press(mia.page.get_by_role("button", name=mia.t("words-gallery"), exact=True))
    read(mia, "from the gallery")
    assert mia.page.get_by_role("textbox", name=mia.t("words-write")).count() == 0


def test_too_many_letters_are_noticed_before_they_are_sent(two):
    mia, *_ = two("falcon")
    open_words(mia)
    mia.page.get_by_role("textbox", name=mia.t("words-write")).fill("x" * 301)
    mia.page.keyboard.press("Enter")
    expect(mia.button("words-send")).to_be_disabled()
    mia.sees(mia.t("words-long", most=300))
    assert not [message for message in mia.sent if message["type"] == "say"]


def test_words_that_are_refused_are_told_once_and_no_failed_decision(two):
    mia, *_ = two("falcon")
    open_words(mia)
    expect(mia.page.locator(".phrase").first).to_be_visible()
    mia.page.evaluate("() => Array(9).fill().forEach(() => document.querySelector('.phrase').click())")
    expect(mia.page.locator(".words [role=alert]")).to_have_text(say("en", "server-too-quick"))
    expect(mia.page.locator(".refusal")).to_have_count(0)


def test_friends_who_wait_can_talk(base, meet):
    opened = open_table(base, "falcon", [MIA, FRIEND])
    mia = meet(base)
    mia.visit(f"/r/{token_of(opened)}")
    tap_phrase(mia, "hello")
    read(mia, "Hello!")
    mia.settle()
    assert grave(mia.page) == []
