"""The library: every book and ruling, each read once and cached."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from holotable.core.errors import EditionError
from holotable.editions.books import Book, Row, Ruling, load_book, load_rulings
from holotable.folders import books

RULINGS: Final = "rulings"


@cache
def book_ids() -> tuple[str, ...]:
    """List the books."""
    return tuple(sorted(path.stem for path in books().glob("*.toml") if path.stem != RULINGS))


@cache
def book(name: str) -> Book:
    """Read one book."""
    if name not in book_ids():
        raise EditionError(f"no book {name!r}; books are {', '.join(book_ids())}")
    return load_book(books() / f"{name}.toml")


@cache
def rulings() -> Mapping[str, Ruling]:
    """Read the rulings by id."""
    return {ruling.id: ruling for ruling in load_rulings(books() / f"{RULINGS}.toml")}


@cache
def rows_by_key(name: str) -> Mapping[str, Row]:
    """Give the row of a book that states each rule."""
    return {key: book(name).rows_with(key)[0] for key in book(name).keys}
