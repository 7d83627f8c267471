"""The board: flat tables that are never written again."""

from __future__ import annotations

from typing import Annotated, Final

PLAIN: Final = 0
SLIDE: Final = 1
REST: Final = 2
TRACK: Final = 40


class Board:
    """The track, space by space."""

    length: int
    kind: Annotated[list[int], "i8", TRACK]
    slide: Annotated[list[int], "i16", TRACK]

    def __init__(self, kind: list[int], slide: list[int]) -> None:
        self.length = len(kind)
        self.kind = list(kind)
        self.slide = list(slide)

    def kind_of(self, space: int) -> int:
        """Return what kind of space this is."""
        return self.kind[space]


def is_rest(board: Board, space: int) -> bool:
    """Tell whether pawns are safe here."""
    return board.kind[space] == REST
