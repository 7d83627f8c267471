"""The unchanging data of an edition for drawing it: names, board, cards and rule rows."""

from functools import cache

from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.editions.load import finished_ids
from holotable.families import family
from holotable.families.printed import Board, EditionInfo, info_of


@cache
def edition_list() -> tuple[EditionInfo, ...]:
    """List the editions that can be played."""
    return tuple(info_of(load_edition(name)) for name in finished_ids())


@cache
def board_of(name: str) -> Board:
    """Give everything static of a built-in edition; one that is not finished is refused."""
    if name not in finished_ids():
        raise EditionError(f"no edition {name!r}; editions are {', '.join(finished_ids())}")
    return draw_board(load_edition(name))


def draw_board(edition: Edition) -> Board:
    """Give everything static of any edition."""
    board: Board = family(edition.family).part("printed").draw(edition)
    return board
