"""Books and rulings: the rulebooks as rows, and our decisions where they leave something open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from holotable.core.errors import EditionError
from holotable.editions.bookcheck import FAMILY_RULINGS, book_mistakes, read_tables, rulings_mistakes
from holotable.editions.typesetting import typeset
from holotable.languages import LANGUAGES

Text: TypeAlias = Mapping[str, str]  # a sentence in every language, which nobody can change
Checked: TypeAlias = dict[str, Any]  # a table that the check has passed


@dataclass(frozen=True, slots=True)
class Row:
    """One statement of a rulebook, in our words; ``also`` names further rules that it states."""

    id: str
    key: str
    place: str
    says: Text
    heading: Text  # its place in every language: as it is printed, or in our translation
    also: tuple[str, ...] = ()
    ruling: tuple[str, ...] = ()
    not_played: Text | None = None
    shares_key: str = ""

    @property
    def is_placed(self) -> bool:
        """Whether the rulebook has a place for it; else a remark in brackets stands there."""
        return not self.place.startswith("(")

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key whose rule the row states, its own first."""
        return (self.key, *self.also)


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision about what a rulebook leaves open."""

    id: str
    question: Text
    ruling: Text
    reason: Text
    option: str = ""
    no_effect: Text | None = None

    @property
    def book(self) -> str:
        """The book it settles, or nothing if it settles a family."""
        return "" if self._scope in FAMILY_RULINGS else self._scope

    @property
    def family(self) -> str:
        """The family whose books it settles, or nothing if it settles one book."""
        return FAMILY_RULINGS.get(self._scope, "")

    @property
    def _scope(self) -> str:
        return self.id.split("-")[1]


@dataclass(frozen=True, slots=True)
class Book:
    """One rulebook, row by row."""

    id: str
    edition: str
    title: Text
    language: str
    rows: tuple[Row, ...]
    count: int | None = None  # the rows that there should be

    @property
    def keys(self) -> frozenset[str]:
        """Every key that a row of the book resolves."""
        return frozenset(key for row in self.rows for key in row.keys)

    def rows_with(self, key: str) -> tuple[Row, ...]:
        """Give the rows with this key, rows that merely share it last; without any, the row that also states it."""
        found = [row for row in self.rows if row.key == key] or [row for row in self.rows if key in row.also]
        return tuple(sorted(found, key=lambda row: bool(row.shares_key)))


def load_book(path: Path) -> Book:
    """Read one book; an ``EditionError`` names every mistake in it."""
    tables: Checked = read_tables(path)
    _refuse(book_mistakes(path, tables))
    headings = tables.get("headings", {})
    return Book(**_texts(tables["book"]), rows=tuple(_row(table, headings) for table in tables.get("row", [])))


def load_rulings(path: Path) -> tuple[Ruling, ...]:
    """Read the rulings; an ``EditionError`` names every mistake in them."""
    tables: Checked = read_tables(path)
    _refuse(rulings_mistakes(path, tables))
    return tuple(Ruling(**_texts(table)) for table in tables.get("ruling", []))


def _row(table: Checked, headings: Checked) -> Row:
    lists = {name: tuple(table.get(name, ())) for name in ("also", "ruling")}
    place = table["place"]
    heading = _text({language: headings.get(language, {}).get(place, place) for language in LANGUAGES})
    return Row(**{**_texts(table), **lists, "place": typeset(place), "heading": heading})


def _texts(table: Checked) -> Checked:
    return {name: _text(value) if isinstance(value, dict) else value for name, value in table.items()}


def _text(value: Checked) -> Text:
    return MappingProxyType({language: typeset(value[language]) for language in LANGUAGES})


def _refuse(mistakes: Iterable[str]) -> None:
    if lines := list(mistakes):
        raise EditionError("\n".join(lines))
