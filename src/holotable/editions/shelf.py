"""The shelf: where the books stand, in a checkout and in an installed package."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from holotable.core.errors import EditionError
from holotable.editions.books import Book, Row, Ruling, load_book, load_rulings

BOOKS: Final = ("BF", "CW", "MA", "E1", "MF")


@cache
def books_folder() -> Path:
    """Find the folder that holds the books: beside this package when installed, at the top of a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "books", package.parents[1] / "books"):
        if (folder / "rulings.toml").is_file():
            return folder
    raise EditionError("the rule books are missing from this installation: install holotable again")


@cache
def book(name: str) -> Book:
    """Read one book."""
    if name not in BOOKS:
        raise EditionError(f"no book {name!r}; books are {', '.join(BOOKS)}")
    return load_book(books_folder() / f"{name}.toml")


@cache
def rulings() -> Mapping[str, Ruling]:
    """Read the rulings by id."""
    return {ruling.id: ruling for ruling in load_rulings(books_folder() / "rulings.toml")}


@cache
def rows_by_key(name: str) -> Mapping[str, Row]:
    """Give the row of a book that states each rule."""
    return {key: book(name).rows_with(key)[0] for key in book(name).keys}
