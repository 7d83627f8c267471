"""What is wrong with a page: barriers that axe finds, and what a program says that has lost its words."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SLIPS = r"\[object|undefined|\bNaN\b|\bnull\b|\{\w+\}"  # what a page says that lost its words
SAID = """() => {
    const seen = [...document.querySelectorAll('body *')].filter(node => node.checkVisibility())
    const texts = seen.flatMap(node => [...node.childNodes].filter(child => child.nodeType === 3).map(child => child.data))
    const names = seen.flatMap(node => ['aria-label', 'placeholder', 'title', 'alt'].map(name => node.getAttribute(name)))
    return [...texts, ...names].filter(Boolean).map(text => text.trim().replace(/\\s+/g, ' ')).filter(Boolean)
}"""


def grave(page: Page, **options: object) -> list[tuple]:
    """What axe calls serious or critical, with the first places."""
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        (one["id"], one["help"], [node["html"][:160] for node in one["nodes"][:3]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
