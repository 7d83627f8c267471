"""A person at a browser: the only place that knows how the page is operated."""

import json
import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebSocket, expect

from holotable.printed.boards import board_of
from tests.web.wording import text

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
LOCALES = {"en": "en-GB", "de": "de-DE"}
RESTING = "/icon.svg"  # of the same site, so that the browser goes on with the process that it has
UNPICTURED = "/favicon.ico"  # asked for where somebody rests: there no page names its icon
NOWHERE = (-1, -1)  # where a mouse touches nothing
PATIENCE = 15.0  # seconds until a person gives up
expect.set_options(timeout=1000 * PATIENCE)
LIKELY = (  # what a person does who wants the game to go on
    "claim_rent",
    "settle",
    "draw",
    "roll",
    "buy",
    "keep_mortgage",
    "end_turn",
    "pass",
    "decline_trade",
    "place",
    "declare_bankruptcy",
)
TOO_LATE = "rent.window"  # bots give a person three seconds to ask for rent
UNASKED = ("resign", "build", "redeem", "mortgage", "sell_building", "sell_set", "bid")  # not unless it is needed
CALM = 4  # frames in a row
AT_REST = """async ({width, frames, patience}) => {
    const end = performance.now() + patience
    const places = () => [...document.querySelectorAll('body *')].map(node => {
        const {x, y, width, height} = node.getBoundingClientRect()
        return [x, y, width, height].join()
    }).join(' ')
    const lasts = ({playState, effect}) => playState === 'running' && isFinite(effect.getComputedTiming().endTime)
    await document.fonts.ready
    for (let calm = 0, last = ''; calm < frames;) {
        if (performance.now() > end) throw new Error('the page does not come to rest')
        await new Promise(requestAnimationFrame)
        const now = places()
        const rests = now === last && document.documentElement.clientWidth === width && !document.getAnimations().some(lasts)
        calm = rests ? calm + 1 : 0
        last = now
    }
}"""


class Person:
    """Looks at the page, presses its buttons, and notices everything that goes wrong in the browser."""

    def __init__(self, browser: Browser, base: str, *, language="en", theme="dark", phone=False) -> None:
        self.language, self.phone = language, phone
        self.device = PHONE if phone else DESK
        self.context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce", **self.device)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.context.new_page()
        self.begin(base, theme)
        self._listen()

    def begin(self, base: str, theme: str) -> None:
        """Turn to a server, as somebody who has not seen any yet."""
        self.base = base
        self.troubles: list[str] = []
        self.expected: list[str] = []  # troubles that a test causes itself, as patterns
        self.heard: list[dict] = []  # what the server has told this browser
        self.sent: list[dict] = []
        self.requests: list[Request] = []
        self.page.set_viewport_size(self.device["viewport"])
        self.page.emulate_media(color_scheme=theme)

    def _listen(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("request", self._request)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        if message.type in ("error", "warning") and not url.endswith(UNPICTURED):
            self.troubles.append(f"console {message.type}: {message.text} {url}".strip())

    def _request(self, request: Request) -> None:
        self.requests.append(request)
        scheme, host, *_ = urlsplit(request.url)
        if scheme not in ("data", "blob") and host != urlsplit(self.base).netloc:
            self.troubles.append(f"a request to another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def unexpected(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self.expected)]

    def leave(self) -> None:
        self.context.close()

    def forget(self) -> None:
        """Go where no program runs, and forget whatever was seen and chosen, so that the browser is as good as new."""
        self.page.unroute_all()
        self.page.goto(urljoin(self.base, RESTING))
        self.page.mouse.move(*NOWHERE)
        self.page.evaluate("() => [localStorage, sessionStorage].forEach(kept => kept.clear())")
        self.context.clear_cookies()

    # finding things

    def t(self, key: str, **values: object) -> str:
        return text(key, self.language, **values)

    def button(self, key: str, within: Locator | None = None, **values: object) -> Locator:
        """A button by the page's own word for it; a key hint may follow."""
        name = re.compile(rf"^{re.escape(self.t(key, **values))}(\W|$)")
        return (within or self.page).get_by_role("button", name=name)

    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def press(self, button: Locator) -> None:
        """Click, or tap on a phone."""
        button = button.filter(visible=True).first
        if self.phone:
            button.tap()
        else:
            button.click()

    # getting to a table

    def visit(self, path: str = "/") -> "Person":
        self.page.goto(urljoin(self.base, path))
        return self

    def sit_down(self, path: str) -> "Person":
        """Come to a game that is going on, and wait until its board is drawn."""
        self.visit(path)
        expect(self.page.locator("main > .board")).to_be_visible()
        return self

    def open_table(self, company: str, edition: str, *names: str, game: str | None = None) -> str:
        """Open a table of two for a kind of company (bots, friends, local); give the link for friends."""
        form = self.visit().ask_for(company, edition)
        if game is not None:
            form.get_by_role("radio", name=self.t(f"value-{game}")).check()
        while (third := self.button("new-remove", form, number=3)).count():
            self.press(third)
        for number, name in enumerate(names, start=1):
            seat = form.get_by_role("group", name=self.t("new-seat", number=number), exact=True)
            seat.get_by_label(self.t("new-name")).fill(name)
        self.press(self.button("new-open", form))
        self.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        return self.page.url

    def ask_for(self, company: str, edition: str) -> Locator:
        """Open the form for a new table."""
        if company != "bots":
            self.press(self.button(f"landing-{company}"))
        self.press(self.button("landing-form"))
        form = self.sheet()
        form.get_by_label(self.t("new-box")).select_option(edition)
        return form

    def box(self, edition: str) -> str:
        """The name on a box."""
        return getattr(board_of(edition).info.name, self.language)

    def join(self, invitation: str, name: str) -> None:
        self.visit(invitation)
        self.page.get_by_label(self.t("wait-name")).fill(name)
        self.press(self.button("wait-join"))

    def begin_with(self, friend: "Person", edition: str, names: tuple[str, str] = ("Mia", "Ben")) -> None:
        """Open a table for friends, wait for one, and begin."""
        friend.join(self.open_table("friends", edition, names[0]), names[1])
        self.press(self.button("wait-begin"))

    # playing

    def offers(self) -> list[str]:
        """What the buttons that can be pressed now would decide."""
        return self.page.locator("[data-decision]:enabled").evaluate_all(
            "nodes => nodes.filter(node => node.checkVisibility()).map(node => node.dataset.decision)"
        )

    def asked(self) -> list[str]:
        """The questions to this browser that play waits for."""
        prompts = next((message["prompts"] for message in reversed(self.heard) if "prompts" in message), [])
        return [prompt["kind"] for prompt in prompts if prompt["due"]]

    def make(self, decision: dict) -> None:
        """Make a decision in the way that the page has for it."""
        verb = decision["do"]
        if verb == "offer_trade":
            self.offer(decision)
        elif verb == "counter_trade":
            self.counter(decision)
        elif verb == "accept_trade":
            self.accept()
        elif verb == "bid":
            self.bid(decision["amount"])
        elif verb == "choose_token":
            self.press(self.page.locator("[data-decision=choose_token]", has_text=self.token(decision["token"])))
        elif verb in ("take_deed", "steal", "jump", "send", "defeat"):
            self.aim(decision)
        else:
            self.decide(verb)

    def decide(self, verb: str) -> None:
        """Press the button that decides this; what cannot be taken back is asked for twice."""
        self.put_cards_away()
        self.press(self.page.locator(f"[data-decision={verb}]:enabled"))
        if verb in ("resign", "declare_bankruptcy"):
            self.press(self.sheet().locator(f"[data-decision={verb}]"))

    def aim(self, decision: dict) -> None:
        """Choose who and where a prize is about, then take it."""
        if "seat" in decision:
            self.press(self.page.locator(f".prompt [data-seat='{decision['seat']}']"))
        place = decision.get("space") or decision.get("deed")
        if place is not None:
            self.press(self.page.locator(f"[data-place='{place}']"))
        self.decide(decision["do"])

    def put_cards_away(self) -> None:
        """A drawn card lies over the table until it has been read."""
        read = self.button("card-ok").filter(visible=True)
        if read.count():
            self.press(read)

    def move_on(self) -> str | None:
        """Do the likeliest of what is asked, if anything is; give what was done."""
        if not self.asked():
            return None
        verb = likeliest(self.offers())
        if verb is not None:
            self.decide(verb)
        return verb

    def is_over(self) -> bool:
        return bool(self.heard) and any(message.get("result") for message in self.heard[-6:])

    def until(self, done: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        """Wait for something that only looking again and again can tell."""
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(15)

    def settle(self) -> None:
        """Wait until the page has come to rest: it has the screen's width and its letters, and nothing moves any more."""
        wanted = {"width": self.page.viewport_size["width"], "frames": CALM, "patience": 1000 * PATIENCE}
        self.page.evaluate(AT_REST, wanted)

    def seq(self) -> int:
        """The number of the last decision that the server has told."""
        return max((message["seq"] for message in self.heard if message["type"] in ("state", "events")), default=0)

    def is_idle(self) -> bool:
        """Tell whether the page waits for no answer of the server."""
        return self.page.locator("[data-decision]:disabled").count() == 0

    def log(self) -> list[str]:
        """The newest lines of the log, as they can be read."""
        lines = self.page.get_by_role("list", name=self.t("log-head")).get_by_role("listitem")
        return lines.evaluate_all("nodes => nodes.slice(0, 12).map(node => node.innerText)")

    def numbers(self) -> list[int]:
        """The numbers of all events that this browser has been told, each once."""
        lines = (line for message in self.heard for line in message.get("lines", []))
        return sorted({line["n"] for line in lines})

    def decisions(self) -> list[dict]:
        """Every decision that this browser has sent."""
        return [message["decision"] for message in self.sent if message["type"] == "decide"]

    def refusals(self) -> list[str]:
        """What the server has refused; not a rent that bots no longer waited for, which a slow machine can cause."""
        refused = [message for message in self.heard if message["type"] == "refused"]
        return [message["says"] for message in refused if message["key"] != TOO_LATE]

    # a trade and an auction

    def side(self, key: str) -> Locator:
        return self.sheet().get_by_role("region", name=self.t(key), exact=True)

    def offer(self, decision: dict) -> None:
        """Fill in the sheet for a new offer and send it."""
        self.press(self.button("also-trade"))
        for side, goods in (("give", decision["give"]), ("get", decision["want"])):
            self.put(side, cash=goods["cash"], deeds=goods["deeds"])
        self.press(self.button("trade-send"))

    def counter(self, decision: dict) -> None:
        """Open the offer, ask for other cash, and send that back."""
        self.open_offer()
        expect(self.button("trade-accept", self.sheet())).to_be_visible()
        self.put("get", cash=decision["want"]["cash"])
        expect(self.button("trade-accept", self.sheet())).to_have_count(0)  # what was changed is not agreed
        self.press(self.button("trade-counter"))

    def open_offer(self) -> None:
        """Open the sheet of the offer that waits for this person; on a phone it lies under a tab."""
        if self.phone:
            self.press(self.button("deals-head"))
        self.press(self.button("trade-open"))
        expect(self.sheet()).to_be_visible()

    def accept(self) -> None:
        self.open_offer()
        self.press(self.button("trade-accept", self.sheet()))

    def put(self, side: str, *, cash: int | None = None, deeds: Iterable[str] = ()) -> None:
        """Set a side of the open trade sheet (``give`` or ``get``)."""
        within = self.side(f"trade-{side}")
        if cash is not None:
            self.type_amount(within.get_by_role("spinbutton"), cash)
        for deed in deeds:
            self.press(within.get_by_role("button", name=self.deed(deed)))

    def deed(self, deed: str) -> str:
        """A deed's name in this person's language."""
        return next(getattr(one.name, self.language) for one in self.board().deeds if one.id == deed)

    def token(self, token: str) -> str:
        """A token's name in this person's language."""
        return next(getattr(one.name, self.language) for one in self.board().info.tokens if one.id == token)

    def board(self):
        return board_of(next(message["edition"] for message in self.heard if message["type"] == "hello"))

    def type_amount(self, field: Locator, amount: int) -> None:
        field.fill(str(amount))
        field.press("Tab")

    def bid(self, amount: int) -> None:
        field = self.page.get_by_role("spinbutton", name=self.t("auction-amount"))
        if not field.is_visible():
            self.press(self.button("auction-other"))
        self.type_amount(field, amount)
        self.press(self.page.locator("[data-decision=bid]:enabled"))

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).filter(visible=True).first).to_be_visible()

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)


def likeliest(offers: Iterable[str]) -> str | None:
    """What somebody presses who wants the game to go on; property is touched only if nothing else is on offer."""
    offers = list(offers)
    known = [verb for verb in LIKELY if verb in offers]
    others = [verb for verb in offers if verb not in LIKELY and verb not in UNASKED]
    last = [verb for verb in offers if verb in UNASKED and verb != "resign"]
    return next(iter([*known, *others, *last]), None)


def play_on(people: list[Person], done: Callable[[], bool], most: int = 1000) -> int:
    """Let everybody do what is asked of them until something is so; give the number of decisions."""
    pressed, last = 0, time.monotonic()
    while not done():
        moved = [person for person in people if person.move_on()]
        pressed, last = pressed + len(moved), time.monotonic() if moved else last
        stuck = [(person.asked(), person.offers()) for person in people] if time.monotonic() > last + PATIENCE else []
        assert not stuck, f"nobody moves any more after {pressed} decisions: {stuck}"
        assert pressed < most, f"still playing after {pressed} decisions"
        if not moved:
            people[0].page.wait_for_timeout(10)
    return pressed
