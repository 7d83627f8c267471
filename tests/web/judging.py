"""What is wrong with a page: barriers that axe finds, and what a program says that has lost its words."""

import functools
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.wording import wording

SLIPS = r"\[object|undefined|\bNaN\b|\bnull\b|\{\w+\}"  # what a page says that lost its words
LEAST_SAID = 40  # letters of any scene
SAID = """() => {
    const seen = [...document.querySelectorAll('body *')].filter(node => node.checkVisibility())
    const texts = seen.flatMap(node => [...node.childNodes].filter(child => child.nodeType === 3).map(child => child.data))
    const names = seen.flatMap(node => ['aria-label', 'placeholder', 'title', 'alt'].map(name => node.getAttribute(name)))
    return [...texts, ...names].filter(Boolean).map(text => text.trim().replace(/\\s+/g, ' ')).filter(Boolean)
}"""


GRAVE = """options => axe.run(document, options).then(({violations}) => violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => [one.id, one.help, one.nodes.slice(0, 3).map(node => node.html.slice(0, 160))]))"""


def grave(page: Page, **options: object) -> list[list]:
    """What axe calls serious or critical, with the first places."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    return page.evaluate(GRAVE, {"resultTypes": ["violations"], **options})


def slips(page: Page) -> list[str]:
    """What the page says that has lost its words, that it says hardly anything, or that it is too wide."""
    said = " | ".join(page.evaluate(SAID))
    width = page.evaluate("document.documentElement.scrollWidth")
    return [
        *([said] if re.search(SLIPS, said) else []),
        *([f"says only {said}"] if len(said) <= LEAST_SAID else []),
        *([f"is {width} wide"] if width > page.viewport_size["width"] else []),
    ]


OTHER = {"en": "de", "de": "en"}


@functools.cache
def patterns(language: str) -> list[re.Pattern[str]]:
    """The texts of a language that differ from the other's, as patterns; a language is called by its own name in both."""
    other = wording(OTHER[language])
    texts = [text for key, text in wording(language).items() if text != other.get(key) and key != "language-name"]
    return [re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(text))) for text in texts]


def foreign_words(page: Page, language: str) -> list[str]:
    """What the page says in the other language and never in its own."""

    def is_of(text: str, language: str) -> bool:
        return any(one.fullmatch(text) for one in patterns(language))

    return [text for text in page.evaluate(SAID) if is_of(text, OTHER[language]) and not is_of(text, language)]
