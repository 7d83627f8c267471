"""What is wrong with a page: barriers that axe finds, and what a program says that has lost its words."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

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
