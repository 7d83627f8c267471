"""The library: all books, rulings and edition files, and which of them a test is evidence for."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holotable.core.errors import EditionError
from holotable.editions.bookcheck import check_books, read_tables
from holotable.editions.books import Book, Ruling, load_book, load_rulings
from holotable.families import FAMILIES
from tracing.cites import is_key
from tracing.data import EditionFile, read_editions


@dataclass(frozen=True)
class Library:
    """Books by id, rulings by id, the edition files, and how many entries each file should have."""

    books: dict[str, Book]
    rulings: dict[str, Ruling]
    editions: list[EditionFile]
    counts: dict[str, int]

    @property
    def finished(self) -> tuple[str, ...]:
        """The editions that are declared finished, in the order of the shelf."""
        found = sorted((one for one in self.editions if one.is_finished), key=lambda one: one.order)
        return tuple(one.id for one in found)

    def family(self, book: str) -> str:
        """Name the family that plays ``book``, as its edition file says."""
        return next((edition.family for edition in self.editions if edition.book == book), "")

    def is_finished(self, book: str) -> bool:
        """Tell whether the edition of ``book`` is finished."""
        return self.books[book].edition in self.finished

    def books_with(self, rule: str) -> set[str]:
        """Name the books that a key, a row id, a ruling id or a family speaks for."""
        if rule in FAMILIES:
            return self._played_by(rule)
        if rule in self.rulings:
            ruling = self.rulings[rule]
            return {ruling.book} if ruling.book else self._played_by(ruling.family)
        if is_key(rule):
            return {name for name, book in self.books.items() if book.rows_with(rule)}
        return {name for name, book in self.books.items() if any(row.id == rule for row in book.rows)}

    def books_for(self, cites: Iterable[str]) -> set[str]:
        """Name the books that have everything in ``cites``: those a test with these marks runs for."""
        found = set(self.books)
        for rule in cites:
            found &= self.books_with(rule)
        return found

    def editions_for(self, cites: Iterable[str]) -> list[str]:
        """Name the finished editions a test with these marks runs for."""
        books = {self.books[name].edition for name in self.books_for(cites)}
        return [edition for edition in self.finished if edition in books]

    def why_not_cite(self, cites: Collection[str]) -> str:
        """Say what is wrong with the marks of a test, or nothing."""
        unknown = [rule for rule in cites if rule not in self.rulings and not self.books_with(rule)]
        if unknown:
            return f"cites {', '.join(map(repr, unknown))}, which no book has"
        if not self.books_for(cites):
            return f"cites {', '.join(map(repr, cites))}, but no book has all of them"
        return ""

    def _played_by(self, family: str) -> set[str]:
        """Name the books of a family; one without an edition file may still become any family's."""
        return {name for name in self.books if self.family(name) in {"", family}}


def read_library(root: Path) -> Library:
    """Read the books and edition files under ``root``; an ``EditionError`` names every mistake."""
    folder = root / "books"
    if mistakes := check_books(folder):
        raise EditionError("\n".join(mistakes))
    loaded = [load_book(path) for path in sorted(folder.glob("*.toml")) if path.stem != "rulings"]
    rulings = load_rulings(folder / "rulings.toml")
    counted: Any = read_tables(folder / "rulings.toml").get("count")
    counts = {book.id: book.count for book in loaded} | {"rulings": counted}
    return Library(
        {book.id: book for book in loaded},
        {ruling.id: ruling for ruling in rulings},
        read_editions(root),
        {name: count for name, count in counts.items() if count is not None},
    )
