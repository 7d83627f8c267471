"""The page's own words, read from the files that the page is built from."""

import functools
import re
from pathlib import Path

TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "texts"
ENTRY = re.compile(r"""^\s*['"]?([\w.-]+)['"]?:\s*(['"`])(.*)\2,?\s*$""", re.MULTILINE)


@functools.cache
def wording(language: str) -> dict[str, str]:
    """Every text of a language by its key."""
    source = "".join((TEXTS / f"{name}.ts").read_text() for name in (language, f"report.{language}"))
    return {key: text.replace("\\'", "'") for key, _, text in ENTRY.findall(source)}


def text(key: str, language: str = "en", **values: object) -> str:
    """A text of the page as it stands there."""
    found = wording(language)[key]
    for name, value in values.items():
        found = found.replace(f"{{{name}}}", str(value))
    return found
