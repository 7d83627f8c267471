"""Apostrophes and quotation marks are printed ones, in everything that a person reads."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from holotable.cli.commands.lists import rule_lines
from holotable.editions import load_edition
from holotable.editions.library import book
from holotable.editions.load import finished_ids
from holotable.folders import LOCALES
from holotable.languages import LANGUAGES
from holotable.printed.boards import board_of

STRAIGHT = re.compile(r"['\"`´]")
PAIRS = {"en": "“”", "de": "„“"}
MARKS = re.compile("[„“”«»]")


class Texts(Visitor):
    """Collects the words of messages, without what is inserted."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by the library
        self.found.append(node.value)


def said_by_files(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language, with the name of its message; of a choice all of its texts together."""
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                texts = Texts()
                texts.visit(entry)
                yield entry.id.name, " ".join(texts.found)


def said_by_box(edition: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a box and its book, as the page gets it; its headings are in the book's own language."""
    is_own = book(load_edition(edition).book).language == language
    waiting: list[tuple[str, object]] = [(edition, msgspec.to_builtins(board_of(edition)))]
    while waiting:
        place, content = waiting.pop()
        if isinstance(content, dict):
            kept = {language: content[language]} if language in content else content
            shown = {name: value for name, value in kept.items() if name != "place" or is_own}
            waiting += [(str(content.get("id", place)), value) for value in shown.values()]
        elif isinstance(content, list):
            waiting += [(place, value) for value in content]
        elif isinstance(content, str):
            yield place, content


def wrong(texts: Iterator[tuple[str, str]], language: str) -> list[tuple[str, str]]:
    """What has a straight mark, another language's marks, or one that is not closed."""
    opening, closing = PAIRS[language]
    return [
        (name, text)
        for name, text in texts
        if STRAIGHT.search(text) or "".join(MARKS.findall(text)) != (opening + closing) * text.count(opening)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_programs_texts_have_printed_marks(language):
    assert wrong(said_by_files(language), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", finished_ids())
def test_a_box_and_its_book_have_printed_marks(box, language):
    assert wrong(said_by_box(box, language), language) == []


def test_a_search_finds_what_is_typed_straight():
    edition = load_edition("mandalorian")
    assert rule_lines(edition, "banker's own", None, "en") != []
    assert rule_lines(edition, "banker's own", None, "en") == rule_lines(edition, "banker’s own", None, "en")
