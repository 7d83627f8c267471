"""Cites: the three ways to name a rule (key, row id, ruling id) inside a text."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

KEY: Final = r"[a-z][a-z0-9]*\.[a-z0-9]+(?:-[a-z0-9]+)*"
ROW_ID: Final = r"[A-Z][A-Z0-9]-[A-Z][A-Z0-9]*-\d+"
RULING_ID: Final = r"R-[A-Z][A-Z0-9]-\d+"

IDS: Final = re.compile(rf"(?<![\w-])(?:{ROW_ID}|{RULING_ID})(?![\w-])")
RULE: Final = re.compile(rf"\brule: ({KEY}(?:, *{KEY})*)")


class Cite(NamedTuple):
    """A rule named in a source file: what, at which line, and the place as people call it."""

    rule: str
    spot: str
    place: str


def ids_in(text: str) -> list[str]:
    """Find the row and ruling ids in ``text``."""
    return IDS.findall(text)


def keys_in(text: str) -> list[str]:
    """Find the keys cited in ``text`` as ``rule: build.even, build.top``."""
    return [key for found in RULE.findall(text) for key in re.findall(KEY, found)]


def is_key(rule: str) -> bool:
    """Tell a key from an id."""
    return re.fullmatch(KEY, rule) is not None
