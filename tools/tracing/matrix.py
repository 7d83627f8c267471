"""The matrix: every row and ruling beside its code, its data and its tests, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from holotable.editions.books import Row, Ruling
from tracing.cites import Cite, is_key
from tracing.code import CORE, Code, read_code
from tracing.library import Library, read_library
from tracing.marks import Marked, read_tests


@dataclass(frozen=True)
class Line:
    """One row of a book, the functions and values that play it, and how many tests prove it."""

    row: Row
    code: tuple[str, ...]
    data: tuple[str, ...]
    tests: int

    @property
    def is_coded(self) -> bool:
        """Tell whether code or data plays the row."""
        return bool(self.code or self.data)

    @property
    def is_missing(self) -> bool:
        """Tell whether the row still needs code, data or a test."""
        return not self.row.not_played and not (self.is_coded and self.tests)


@dataclass(frozen=True)
class Verdict:
    """One ruling and how many tests prove it."""

    ruling: Ruling
    tests: int

    @property
    def is_missing(self) -> bool:
        """Tell whether the ruling still needs a test."""
        return not self.tests and not self.ruling.no_effect


@dataclass(frozen=True)
class Matrix:
    """Everything the sources say, joined."""

    library: Library
    code: Code
    tests: list[Marked]
    lines: dict[str, list[Line]]
    verdicts: list[Verdict]


def read_matrix(root: Path) -> Matrix:
    """Read books, code, data and tests under ``root`` and join them."""
    library, code, tests = read_library(root), read_code(root), read_tests(root)
    proofs = _proofs(library, tests)
    lines = {
        name: [_line(library, code, proofs, name, row) for row in book.rows] for name, book in library.books.items()
    }
    verdicts = [Verdict(ruling, len(proofs.get(ruling.id, ()))) for ruling in library.rulings.values()]
    return Matrix(library, code, tests, lines, verdicts)


def gaps(matrix: Matrix) -> list[str]:
    """Tell everything that makes the matrix fail, one line each."""
    return [
        *_wrong_counts(matrix),
        *_unknown_keys(matrix),
        *_wrong_editions(matrix.library),
        *_wrong_marks(matrix),
        *_open_rows(matrix),
        *_open_rulings(matrix),
    ]


def _proofs(library: Library, tests: list[Marked]) -> dict[str, list[str]]:
    """Give the tests of each row and ruling id; a key counts for the finished books the test runs for."""
    found: dict[str, list[str]] = {}
    for test in tests:
        for rule in _proved(library, test.cites):
            found.setdefault(rule, []).append(test.spot)
    return found


def _proved(library: Library, cites: tuple[str, ...]) -> set[str]:
    keys = {rule for rule in cites if is_key(rule)}
    books = {name for name in library.books_for(cites) if library.is_finished(name)}
    if keys and not books:
        return set()  # the test is skipped: no finished edition has all its keys
    rows = {row.id for name in books for key in keys for row in library.books[name].rows_with(key)}
    return rows | (set(cites) - keys)


def _line(library: Library, code: Code, proofs: Mapping[str, list[str]], book: str, row: Row) -> Line:
    places = {CORE, library.family(book)}
    uses = [use for place, found in code.uses.items() if place in places for use in found]
    values = [cite for edition in library.editions if edition.book == book for cite in edition.cites]
    return Line(row, _places(uses, row.keys), _places(values, (row.id,)), len(proofs.get(row.id, ())))


def _places(cites: list[Cite], rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cite.place for cite in cites if cite.rule in rules))


def _wrong_counts(matrix: Matrix) -> Iterator[str]:
    found = {name: len(lines) for name, lines in matrix.lines.items()} | {"rulings": len(matrix.verdicts)}
    for name, count in matrix.library.counts.items():
        if found.get(name, 0) != count:
            yield f"books/{name}.toml: {found.get(name, 0)} entries, expected {count}"


def _unknown_keys(matrix: Matrix) -> Iterator[str]:
    known = {key for book in matrix.library.books.values() for key in book.keys}
    for constant in matrix.code.constants.values():
        if constant.rule not in known | matrix.code.input_keys:
            yield f"{constant.spot}: {constant.place} is the key '{constant.rule}', which no book has"
    for use in (use for found in matrix.code.uses.values() for use in found):
        if use.rule not in known and not _is_constant(matrix.code, use):
            yield f"{use.spot}: {use.place} cites '{use.rule}', which no book has"


def _is_constant(code: Code, use: Cite) -> bool:
    return any(constant.rule == use.rule for constant in code.constants.values())


def _wrong_editions(library: Library) -> Iterator[str]:
    for edition in library.editions:
        if edition.book not in library.books:
            yield f"{edition.file}: book '{edition.book}' does not exist"
        elif library.books[edition.book].edition != edition.id:
            yield f"{edition.file}: book {edition.book} belongs to edition '{library.books[edition.book].edition}'"
        for cite in edition.cites:
            if edition.book not in library.books_with(cite.rule):
                yield f"{cite.spot}: cites {cite.rule}, {_stranger(library, cite.rule)}"


def _stranger(library: Library, rule: str) -> str:
    return "which belongs to another book" if library.books_with(rule) else "which no book has"


def _wrong_marks(matrix: Matrix) -> Iterator[str]:
    for test in matrix.tests:
        if why := matrix.library.why_not_cite(test.cites):
            yield f"{test.spot}: {why}"


def _open_rows(matrix: Matrix) -> Iterator[str]:
    for name, lines in matrix.lines.items():
        if matrix.library.is_finished(name):
            yield from (_open_row(line) for line in lines if line.is_missing)


def _open_row(line: Line) -> str:
    lacking = [what for what, has in (("no code or data", line.is_coded), ("no test", line.tests)) if not has]
    return f"{line.row.id} ({line.row.key}): {' and '.join(lacking)}"


def _open_rulings(matrix: Matrix) -> Iterator[str]:
    for verdict in matrix.verdicts:
        if verdict.is_missing and _settles_finished(matrix.library, verdict.ruling):
            yield f"{verdict.ruling.id}: neither a test nor no_effect"


def _settles_finished(library: Library, ruling: Ruling) -> bool:
    """Tell whether a finished book needs a ruling: one that rows name settles their books, any other its whole family."""
    named = {name for name, book in library.books.items() if any(ruling.id in row.ruling for row in book.rows)}
    return any(library.is_finished(name) for name in named or library.books_with(ruling.id))
