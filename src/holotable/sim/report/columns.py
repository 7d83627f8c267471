"""Aligned columns of text for a terminal, a pipe or a file."""

from collections.abc import Sequence
from typing import Final

Part = tuple[str, str]  # a piece of text and its style; an empty style is plain
Line = list[Part]

GAP: Final = "  "
TITLE: Final = "bold"
HEAD: Final = "dim"


def columns(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Line]:
    """Set rows below a title and heads, the first column to the left, all others to the right; no rows, no lines."""
    if not rows:
        return []
    widths = [max(map(len, column)) for column in zip((title, *heads), *rows, strict=True)]
    first, *others = (title, *heads)
    head = GAP.join(text.rjust(width) for text, width in zip(others, widths[1:], strict=True))
    lines: list[Line] = [[], [(first.ljust(widths[0]), TITLE), (GAP + head, HEAD)]]
    return [*lines, *([(_aligned(row, widths), "")] for row in rows)]


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    first = row[0].ljust(widths[0])
    return GAP.join([first, *(text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))]).rstrip()


def sentences(texts: Sequence[str]) -> list[Line]:
    """Set sentences one below the other, after an empty line."""
    return [[], *([(text, "")] for text in texts)] if texts else []


def as_text(lines: Sequence[Line]) -> str:
    """Give lines as plain text."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
