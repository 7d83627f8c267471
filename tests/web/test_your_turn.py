"""The tab says whose turn it is, and whoever looks elsewhere is called, once a turn."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.serving import Player, open_table, post, token_of
from tests.web.judging import grave
from tests.web.people import Person

ICON = "link[rel=icon]"
LISTEN = """() => {
    window.called = []
    window.Notification = class {
        static permission = 'default'
        static requestPermission() {
            this.permission = window.answer ?? 'granted'
            window.called.push('asked')
            return Promise.resolve(this.permission)
        }
        constructor(title, {body, tag}) { window.called.push({title, body, tag}) }
        close() {}
    }
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...at) { window.called.push('tone'); return start.apply(this, at) }
    navigator.vibrate = () => window.called.push('shake')
}"""
LOOK_AWAY = "() => { document.hasFocus = () => false }"


class Pair:
    """Mia at a browser, and Ben, who plays over a socket."""

    def __init__(self, base: str, person: Person, edition: str = "falcon") -> None:
        opened = open_table(base, edition, [{"kind": "me", "name": "Mia"}, {"kind": "friend"}])
        joined = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}).json()
        self.mia, self.way = person, f"/r/{token_of(opened)}"
        self.ben = Player(base, opened["table"], token_of(joined))
        self.ben.hear("state")

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self.ben.__exit__()

    def mia_plays(self) -> None:
        """Let Mia play until it is Ben's turn."""
        while self.mia.asked():
            before = self.mia.seq()
            self.mia.move_on()
            self.mia.until(lambda before=before: self.mia.seq() > before, "what was decided is told")

    def ben_plays(self) -> None:
        """Let Ben play until it is Mia's turn."""
        while self.ben.due() is None:
            self.ben.hear("events")
        while self.ben.due() is not None:
            self.ben.play_on(1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tab_says_that_it_is_your_turn_and_stops_saying_so(base, meet, language):
    mia = meet(base, language=language)
    turn = re.compile(rf"^● {mia.t('title-turn')} · ")
    with Pair(base, mia) as pair:
        mia.sit_down(pair.way)
        expect(mia.page).to_have_title(turn)
        expect(mia.page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
        pair.mia_plays()
        expect(mia.page).not_to_have_title(turn)
        expect(mia.page.locator(ICON)).to_have_attribute("href", "/icon.svg")
        pair.ben_plays()
        expect(mia.page).to_have_title(turn)
        mia.press(mia.button("bar-menu"))
        mia.press(mia.sheet().get_by_role("link", name=mia.t("bar-home")))
        expect(mia.page).to_have_title(mia.t("title"))
        expect(mia.page.locator(ICON)).to_have_attribute("href", "/icon.svg")


def called(person: Person) -> list:
    return person.page.evaluate("() => window.called")


def test_whoever_looks_elsewhere_is_called_once_a_turn_and_nobody_else(base, meet):
    mia = meet(base, new=True)
    mia.page.add_init_script(f"({LISTEN})()")
    with Pair(base, mia) as pair:
        mia.sit_down(pair.way)
        mia.press(mia.button("bar-menu"))
        assert called(mia) == []  # the browser is asked for nothing before somebody wants it
        mia.sheet().get_by_role("checkbox", name=mia.t("set-notify")).check()
        mia.sees(mia.t("set-notify-open"))
        assert called(mia) == ["asked"]
        mia.page.keyboard.press("Escape")

        pair.mia_plays()
        pair.ben_plays()
        mia.until(mia.asked, "it is Mia's turn")
        assert called(mia) == ["asked"]  # Mia has been looking

        pair.mia_plays()
        mia.page.evaluate(LOOK_AWAY)
        pair.ben_plays()
        mia.until(lambda: len(called(mia)) >= 5, "Mia is called")
        calls = called(mia)[1:]
        assert sorted(map(str, calls[:-1])) == ["shake", "tone", "tone"]
        assert (calls[-1]["body"], calls[-1]["title"]) == (mia.t("title-turn"), board_name(mia))
        pair.mia_plays()
        assert len(called(mia)) == 5


def board_name(person: Person) -> str:
    return getattr(person.board().info.short, person.language)


def test_a_muted_page_is_silent_and_a_refusing_browser_is_told(base, meet):
    mia = meet(base, new=True)
    mia.page.add_init_script(f"window.answer = 'denied'; ({LISTEN})()")
    with Pair(base, mia) as pair:
        mia.sit_down(pair.way)
        mia.press(mia.button("bar-menu"))
        sheet = mia.sheet()
        sheet.get_by_role("checkbox", name=mia.t("set-notify")).click()
        mia.sees(mia.t("set-notify-refused"))
        expect(sheet.get_by_role("checkbox", name=mia.t("set-notify"))).not_to_be_checked()
        sheet.get_by_role("slider", name=mia.t("set-sound")).fill("0")
        mia.settle()
        assert grave(mia.page) == []
        mia.page.keyboard.press("Escape")
        pair.mia_plays()
        mia.page.evaluate(LOOK_AWAY)
        pair.ben_plays()
        mia.until(lambda: "shake" in called(mia), "only the phone shakes")
        assert [one for one in called(mia) if one not in ("asked", "shake")] == []


def test_a_real_browser_asks_its_permission_only_when_it_is_wanted(base, meet):
    mia = meet(base, new=True)
    mia.context.grant_permissions(["notifications"])
    mia.visit()
    mia.press(mia.button("bar-settings"))
    box = mia.sheet().get_by_role("checkbox", name=mia.t("set-notify"))
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    mia.page.reload()
    mia.press(mia.button("bar-settings"))
    expect(box).to_be_checked()
