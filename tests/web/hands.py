"""The page without a mouse: by keyboard alone, or through the browser's accessibility tree; and what is said aloud."""

import contextlib
import re
from typing import Any

from playwright.sync_api import Error, expect

from tests.web.people import Person

STOPS = 200  # controls that are walked through before somebody gives up
Control = tuple[str, str]  # role and accessible name
Name = str | re.Pattern[str]
LISTEN = """(() => {
    const LIVE = '[aria-live], [role=status], [role=alert], [role=log], [role=timer]'
    const QUIET = '[aria-live=off], [role=timer]:not([aria-live])'
    const known = new WeakSet() // a region that comes with its text is not heard everywhere, but for an alert
    window.spoken = []
    const isHeard = region => {
        const modal = document.querySelector('dialog:modal')
        return !region.matches(QUIET) && region.checkVisibility() && (!modal || modal.contains(region))
    }
    new MutationObserver(changes => {
        const regions = new Set()
        for (const {target} of changes) {
            const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)
            if (region && known.has(region)) regions.add(region)
        }
        for (const region of document.querySelectorAll(LIVE)) {
            if (!known.has(region) && region.matches('[role=alert]')) regions.add(region)
            known.add(region)
        }
        for (const region of regions)
            if (isHeard(region) && region.textContent.trim()) spoken.push(region.textContent.replaceAll('\\u200b', '').trim())
    }).observe(document, {subtree: true, childList: true, characterData: true})
})()"""
UNSEEN = """() => {
    const node = document.activeElement
    const name = node?.outerHTML.slice(0, 160)
    if (!node || node === document.body) return 'nowhere'
    if (!node.matches(':focus-visible')) return `not shown: ${name}`
    const shown = [node, node.closest('label')].find(one => {
        const {outlineStyle, outlineWidth, boxShadow} = one ? getComputedStyle(one) : {}
        const isInFrame = /inset/.test(boxShadow) // a space of the board
        return one && (isInFrame || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2))
    })
    if (!shown) return `without a ring: ${name}`
    const {left, top, right, bottom} = shown.getBoundingClientRect()
    const spots = [[0.5, 0.5], [0.05, 0.5], [0.95, 0.5], [0.5, 0.05], [0.5, 0.95]]
    const isInSight = ([x, y]) => {
        const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
        return hit && (shown.contains(hit) || hit.contains(shown))
    }
    return spots.some(isInSight) ? '' : `covered: ${name}`
}"""
PRESSED = {"checkbox": "Space"}  # by which key a control is pressed, if not by Enter


class Hands:
    """Somebody at one page who has no mouse and hears what is said."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.line = person.context.new_cdp_session(person.page)
        self.line.send("Page.enable")
        self.line.send("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN})
        self.line.send("Accessibility.enable")

    def leave(self) -> None:
        with contextlib.suppress(Error):
            self.line.detach()  # with it goes what listens

    def press(self, role: str, key: str, *, back: bool = False, **values: object) -> None:
        """Press a control by the page's own word for it."""
        self.press_named(role, self.person.t(key, **values), back=back)

    def opens(self, key: str, title: str = "", *, back: bool = False, **values: object) -> None:
        """Press a button that opens a sheet, and wait until it has come; its title is the button's if no other is named."""
        self.press("button", key, back=back, **values)
        expect(self.person.sheet()).to_have_accessible_name(self.person.t(title or key, **values))

    def press_named(self, role: str, name: Name, *, back: bool = False) -> None:
        raise NotImplementedError

    def quick(self, letter: str, *way: Control) -> None:
        """Press a letter of the page's list of keys, or the controls that do the same."""
        raise NotImplementedError

    def decides(self, verb: str) -> None:
        """Decide one of those things that are asked."""
        words = self.offer(verb)
        assert words, f"{verb} is not on offer"
        self.press_named("button", words)

    def escape(self) -> None:
        """Close a sheet."""
        raise NotImplementedError

    def sees_focus(self) -> None:
        """Wait until the focus can be seen, for whoever needs it."""

    def press_amount(self, role: str, key: str) -> None:
        """Press the first control with some amount in its name."""
        before, after = self.person.t(key, amount="|").split("|")
        self.press_named(role, re.compile(rf"{re.escape(before)}[\d.,]+{re.escape(after)}"))

    def latest(self, part: str) -> Any:
        """A part of what this browser was told last."""
        return next(message[part] for message in reversed(self.person.heard) if part in message)

    def offer(self, verb: str) -> str | None:
        """The words on the button for a decision, if it can be made now."""
        options = (option for prompt in self.latest("prompts") for option in prompt["options"])
        words = (words_of(option) for option in options if option["decision"]["do"] == verb)
        return next((word[0].upper() + word[1:] for word in words), None)

    def hears(self, says: str) -> None:
        """Wait until something has been said aloud, since this page was opened."""
        told: list[str] = []

        def is_said() -> bool:
            told[:] = self.person.page.evaluate("window.spoken")
            return any(says in one for one in told)

        with contextlib.suppress(AssertionError):
            self.person.until(is_said, says)
        assert is_said(), f"{says!r} was not said, but: {told}"

    def times(self, says: str) -> int:
        """How often something has been said aloud since this page was opened."""
        return "\n".join(self.person.page.evaluate("window.spoken")).count(says)

    def told(self, kind: str, seat: int) -> list[str]:
        """What this browser was told of such events, in its language."""
        lines = (line for message in self.person.heard for line in message.get("lines", []))
        return [line["says"] for line in lines if (line["kind"], line["seat"]) == (kind, seat)]

    def hears_of(self, kind: str, seat: int) -> None:
        """Wait until the last event of this kind has been told and said aloud."""
        self.person.until(lambda: self.told(kind, seat), f"{kind} of seat {seat}")
        self.hears(self.told(kind, seat)[-1])


class Keys(Hands):
    """Only a keyboard; wherever the focus is, it can be seen."""

    acts = False

    def press_named(self, role: str, name: Name, *, back: bool = False) -> None:
        self.acts = True
        self.go_to(role, name, back=back)
        self.person.page.keyboard.press(PRESSED.get(role, "Enter"))
        self.sees_focus()

    def quick(self, letter: str, *_: Control) -> None:
        self.person.page.keyboard.press(letter)
        self.sees_focus()

    def escape(self) -> None:
        self.person.page.keyboard.press("Escape")
        self.sees_focus()

    def go_to(self, role: str, name: Name, *, back: bool = False) -> None:
        """Press Tab until a control has the focus."""
        passed: list[Control] = []
        while not is_named(held := self.focused(), role, name):
            passed.append(held)
            assert len(passed) <= STOPS, f"Tab does not come to {role} {name!r}, only to {set(passed)}"
            self.person.page.keyboard.press("Shift+Tab" if back else "Tab")

    def focused(self) -> Control:
        """Role and name of what has the focus, as the browser tells them to a screen reader."""
        held = self.line.send("Runtime.evaluate", {"expression": "document.activeElement", "objectGroup": "held"})
        asked = {"objectId": held["result"]["objectId"], "fetchRelatives": False}
        node = self.line.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        self.line.send("Runtime.releaseObjectGroup", {"objectGroup": "held"})
        return control_of(node)

    def hears(self, says: str) -> None:
        super().hears(says)
        if self.acts:  # a page that was just opened has no focus yet
            self.sees_focus()

    def sees_focus(self) -> None:
        """Wait until the focus is somewhere and can be seen."""
        unseen: list[str] = []

        def is_seen() -> bool:
            unseen[:] = [self.person.page.evaluate(UNSEEN)]
            return unseen == [""]

        with contextlib.suppress(AssertionError):
            self.person.until(is_seen, "the focus is seen")
        assert unseen == [""], f"the focus is {unseen}"


class Tree(Hands):
    """Finds and presses everything in the accessibility tree, as a screen reader does."""

    def press_named(self, role: str, name: Name, *, back: bool = False) -> None:
        self._do(self.find(role, name), "function() { this.click() }")

    def quick(self, _: str, *way: Control) -> None:
        for role, key in way:
            self.press(role, key)

    def escape(self) -> None:
        self.press("button", "close")

    def live(self) -> set[tuple[str, str]]:
        """Role and manner of all that is said aloud when it changes."""
        nodes = self.nodes(role="status") + self.nodes(role="alert")
        return {(control_of(node)[0], str(property_of(node, "live"))) for node in nodes}

    def find(self, role: str, name: Name) -> int:
        """Wait until the tree has a control; give its node."""
        found: list[int] = []

        def is_there() -> bool:
            found[:] = [
                node["backendDOMNodeId"] for node in self.nodes(role=role) if is_named(control_of(node), role, name)
            ]
            return bool(found)

        with contextlib.suppress(AssertionError):
            self.person.until(is_there, f"{role} {name}")
        assert found, f"no {role} {name!r} among {[control_of(node) for node in self.nodes(role=role)]}"
        return found[0]

    def nodes(self, **wanted: str) -> list[dict[str, Any]]:
        """What the browser shows of this kind to a screen reader."""
        page = self.line.send("Runtime.evaluate", {"expression": "document", "objectGroup": "page"})
        asked = {"objectId": page["result"]["objectId"], **wanted}
        nodes = self.line.send("Accessibility.queryAXTree", asked)["nodes"]
        self.line.send("Runtime.releaseObjectGroup", {"objectGroup": "page"})
        return [node for node in nodes if not node["ignored"] and not property_of(node, "disabled")]

    def _do(self, node: int, action: str) -> None:
        found = self.line.send("DOM.resolveNode", {"backendNodeId": node})["object"]["objectId"]
        self.line.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": action})


def words_of(option: dict) -> str:
    """What a button says; a consequence in brackets stands beside it."""
    return option.get("short") or (option.get("effect") or option["label"]).partition(" (")[0]


def control_of(node: dict[str, Any]) -> Control:
    return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")


def property_of(node: dict[str, Any], name: str) -> Any:
    return next((one["value"]["value"] for one in node.get("properties", []) if one["name"] == name), None)


def is_named(control: Control, role: str, name: Name) -> bool:
    """Tell whether a control has this role and name; the hint of a key may follow."""
    pattern = re.escape(name) if isinstance(name, str) else name.pattern
    return control[0] == role and re.match(rf"{pattern}(\W|$)", control[1]) is not None
