"""The data: which value of an edition file stands beside which row id, read from its comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from holotable.editions.bookcheck import read_tables
from tracing.cites import Cite, ids_in
from tracing.code import PACKAGE

STRING: Final = r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''
STRING_OR_COMMENT: Final = re.compile(rf"{STRING}|(?P<comment>#[^\n]*)", re.DOTALL)
HEADER: Final = re.compile(r"\[\[?[\w.-]+\]\]?")
ASSIGNED: Final = re.compile(r"([\w.-]+)\s*=")


class EditionFile(NamedTuple):
    """One edition file: its name, its book, the family that plays it and its cites."""

    id: str
    file: str
    book: str
    family: str
    is_finished: bool
    order: int
    cites: tuple[Cite, ...]


def read_editions(root: Path) -> list[EditionFile]:
    """Read every edition file of the package."""
    return [_edition(root, path) for path in sorted((root / PACKAGE / "editions").glob("*.toml"))]


def cites_in(file: str, text: str) -> Iterator[Cite]:
    """Find the ids in the comments of a TOML text, with the table and key beside each."""
    pending: list[tuple[int, str]] = []
    table = place = ""
    depth = 0
    for line, (code, comment) in enumerate(_lines(text), start=1):
        if depth == 0 and code:
            table, place = _place(table, place, code)
        pending.append((line, comment))
        depth += _opened(code)
        if code or depth:
            yield from _placed(file, pending, place)
            pending = []
    yield from _placed(file, pending, table)


def _edition(root: Path, path: Path) -> EditionFile:
    head: Any = read_tables(path).get("edition", {})
    file = path.relative_to(root).as_posix()
    cites = tuple(cites_in(file, path.read_text(encoding="utf-8")))
    shown = (bool(head.get("finished")), int(head.get("order", 0)))
    return EditionFile(path.stem, file, head.get("book", ""), head.get("family", ""), *shown, cites)


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """Split each line into code, its strings emptied, and comment."""
    for line in STRING_OR_COMMENT.sub(_emptied, text).split("\n"):
        code, _, comment = line.partition("#")
        yield code.strip(), comment


def _emptied(found: re.Match[str]) -> str:
    return found["comment"] or '"' + "\n" * found[0].count("\n") + '"'


def _place(table: str, place: str, code: str) -> tuple[str, str]:
    """Say in which table and beside which key a line stands; the end of a long string changes neither."""
    if HEADER.fullmatch(code):
        return code, code
    key = ASSIGNED.match(code)
    return table, f"{table} {key[1]}".strip() if key else place


def _opened(code: str) -> int:
    return sum(code.count(mark) for mark in "[{") - sum(code.count(mark) for mark in "]}")


def _placed(file: str, comments: list[tuple[int, str]], place: str) -> Iterator[Cite]:
    for line, comment in comments:
        yield from (Cite(rule, f"{file}:{line}", place) for rule in ids_in(comment))
