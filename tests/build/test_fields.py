"""A class declares its fields once; the build writes out how they start and how they are copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from conftest import HEAD

from compiler import fields
from compiler.units import BuildError

if TYPE_CHECKING:
    from conftest import Generator, Joiner

CHAPTER = """
NOBODY: Final = -1
SIZE: Final = 3


class Board:
    def __init__(self) -> None:
        pass


class State:
    board: Board
    over: bool
    ready: bool = True
    seats: int  # at the table
    winner: int = NOBODY  # or NOBODY
    total: int = (
        SIZE + 1
    )
    cells: Annotated[list[int], "i8", SIZE]
    owner: Annotated[list[int], "i8", 2 * SIZE, NOBODY]
    score: Annotated[list[int], "i32", SIZE]

    def __init__(self, board: Board) -> None:
        self.board = board
        start_fields(self)

    def copy_from(self, source: "State") -> None:
        copy_fields(self, source)

    def scores(self) -> bytes:
        return array_bytes(self.score, self.seats + 1)
"""
STARTED = "        self.ready = True; self.winner = NOBODY; self.total = SIZE + 1; self.owner = [NOBODY] * 6"
COPIED = (
    "        self.over = source.over; self.ready = source.ready; self.seats = source.seats; "
    "self.winner = source.winner; self.total = source.total; "
    "self.cells[:] = source.cells; self.owner[:] = source.owner; self.score[:] = source.score"
)
BYTES = "        return cython.cast(cython.p_char, self.score)[: 4 * (self.seats + 1)]"


def test_the_bytes_of_an_array_are_taken_from_its_memory() -> None:
    lines = fields.write_out(CHAPTER).splitlines()

    assert lines[CHAPTER.splitlines().index("        return array_bytes(self.score, self.seats + 1)")] == BYTES


def test_the_two_calls_become_assignments_except_of_the_zeros_that_new_memory_holds() -> None:
    lines = fields.write_out(CHAPTER).splitlines()

    assert lines[CHAPTER.splitlines().index("        start_fields(self)")] == STARTED
    assert lines[CHAPTER.splitlines().index("        copy_fields(self, source)")] == COPIED


def test_first_values_leave_the_class_body_and_all_lines_stay_where_they_are() -> None:
    before, after = CHAPTER.splitlines(), fields.write_out(CHAPTER).splitlines()

    assert len(after) == len(before)
    assert "    ready: bool" in after
    assert "    winner: int  # or NOBODY" in after
    assert "    total: int" in after
    assert '    owner: Annotated[list[int], "i8", 2 * SIZE, NOBODY]' in after


def test_a_copy_runs_without_the_interpreter_lock(generated: Generator) -> None:
    made = generated("from holotable.core.fields import array_bytes, copy_fields, start_fields\n" + CHAPTER)

    assert "    cpdef void copy_from(self, State source) noexcept nogil\n" in made.declarations
    assert "self.owner = list([NOBODY] * 6)" in made.source


def test_only_the_functions_that_are_written_out_may_be_taken_from_fields(joined: Joiner) -> None:
    with pytest.raises(
        BuildError, match=r"cls from holotable\.core\.fields: only array_bytes, copy_fields, start_fields"
    ):
        joined({"families/race/rules/board.py": HEAD + "from holotable.core.fields import cls\n"})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("        start_fields(self)\n", "", "State.ready: has a first value, but __init__ does not call start_fields"),
        ("copy_fields(self, source)", "x = copy_fields(self, source)", "copy_fields: stands by itself: "),
        ("copy_fields(self, source)", "copy_fields(self)", "copy_fields: stands by itself: "),
        ("copy_fields(self, source)", "start_fields(source)", "start_fields: stands by itself: "),
        (
            "copy_fields(self, source)",
            "start_fields(self)",
            "start_fields: stands by itself: 'start_fields(self)' in __init__",
        ),
        ("(self.score, ", "(self.cells, ", "array_bytes: gives 'array_bytes(self.cells, count)' of an i32 array"),
        ("scores(self) -> bytes", "scores(self) -> int", "array_bytes: gives 'array_bytes(self.cells, count)'"),
    ],
)
def test_a_class_that_cannot_be_written_out_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BuildError) as caught:
        fields.write_out(CHAPTER.replace(old, new))

    assert message in str(caught.value)


def test_a_copy_from_another_class_is_refused(generated: Generator) -> None:
    with pytest.raises(BuildError, match=r"State\.copy_from: Board declares no field 'over'"):
        generated(CHAPTER.replace('source: "State"', "source: Board"))
