"""Output of the matrix: docs/traceability.md, the summary and the JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final

from holotable.editions.books import Text
from holotable.languages import DEFAULT_LANGUAGE
from tracing.matrix import Line, Matrix, Verdict

COLUMNS: Final = ("book", "rows", "coded", "tested", "not played", "missing")
NOTHING: Final = "–"
HEAD: Final = """\
# Traceability

Every row of every rulebook, the code and data that play it, and the number of tests that prove it.
Written by `tools/trace.py` from the source; do not edit.
"""


def as_json(matrix: Matrix) -> str:
    """Show the counts, and the ids that are missing."""
    books = {name: _book_counts(lines) for name, lines in matrix.lines.items()}
    return json.dumps({"books": books, "rulings": _ruling_counts(matrix.verdicts)}, indent=2)


def as_summary(matrix: Matrix) -> str:
    """Show one aligned line per book and one for the rulings."""
    table = [list(COLUMNS), *_cells(matrix)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join(_aligned(cells, widths) for cells in table)


def as_page(matrix: Matrix) -> str:
    """Show one table per book and one for the rulings."""
    parts = [HEAD, _table(COLUMNS, _cells(matrix))]
    for name, lines in matrix.lines.items():
        book, finished = matrix.library.books[name], matrix.library.is_finished(name)
        parts.append(f"## {name}: {book.title[DEFAULT_LANGUAGE]}{'' if finished else ' (not finished)'}\n")
        parts.append(_table(("row", "key", "place", "says", "code", "data", "tests"), _rows(lines, finished=finished)))
    parts += ["## Rulings\n", _table(("ruling", "says", "tests"), map(_ruling, matrix.verdicts))]
    return "\n".join(parts)


def _book_counts(lines: list[Line]) -> dict[str, int | list[str]]:
    return {
        "rows": len(lines),
        "coded": sum(line.is_coded for line in lines),
        "tested": sum(line.tests > 0 for line in lines),
        "missing": [line.row.id for line in lines if line.is_missing],
        "not_played": [line.row.id for line in lines if line.row.not_played],
    }


def _ruling_counts(verdicts: list[Verdict]) -> dict[str, int | list[str]]:
    return {
        "all": len(verdicts),
        "tested": sum(verdict.tests > 0 for verdict in verdicts),
        "no_effect": sum(verdict.ruling.no_effect is not None for verdict in verdicts),
        "missing": [verdict.ruling.id for verdict in verdicts if verdict.is_missing],
    }


def _cells(matrix: Matrix) -> Iterator[list[str]]:
    """Give one line per book and one for the rulings, in the order of the columns."""
    for name, lines in matrix.lines.items():
        yield [name, *_picked(_book_counts(lines), ("rows", "coded", "tested", "not_played", "missing"))]
    yield ["rulings", *_picked(_ruling_counts(matrix.verdicts), ("all", "", "tested", "no_effect", "missing"))]


def _picked(counts: dict[str, int | list[str]], names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        count = counts.get(name, NOTHING)
        yield str(len(count)) if isinstance(count, list) else str(count)


def _rows(lines: list[Line], *, finished: bool) -> Iterator[list[str]]:
    for line in lines:
        row = line.row
        said = _said(row.says, "Not played", row.not_played)
        tests = "**0 → fails**" if finished and not line.tests and line.is_missing else str(line.tests)
        yield [row.id, ", ".join(row.keys), row.place, said, _quoted(line.code), _quoted(line.data), tests]


def _ruling(verdict: Verdict) -> list[str]:
    said = _said(verdict.ruling.ruling, "No effect", verdict.ruling.no_effect)
    return [verdict.ruling.id, said, str(verdict.tests)]


def _said(text: Text, label: str, remark: Text | None) -> str:
    says = text[DEFAULT_LANGUAGE]
    return f"{says} *{label}: {remark[DEFAULT_LANGUAGE]}*" if remark else says


def _quoted(places: tuple[str, ...]) -> str:
    return ", ".join(f"`{place}`" for place in places) or NOTHING


def _table(head: tuple[str, ...], rows: Iterable[list[str]]) -> str:
    lines = [list(head), ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |" for cells in lines) + "\n"


def _aligned(cells: list[str], widths: list[int]) -> str:
    first, *rest = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)])
