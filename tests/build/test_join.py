"""Chapters become one unit, or the build says what stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compiler.units import BuildError

if TYPE_CHECKING:
    from conftest import Joiner

BOARD = '"""The board."""\nfrom __future__ import annotations\nfrom typing import Final\nTRACK: Final = 40\n'


def test_a_chapter_comes_after_those_it_imports_from(joined: Joiner) -> None:
    # given a chapter whose name sorts before the one that it needs
    arena = "from holotable.families.race.rules.board import TRACK\nHALF = TRACK // 2\n"

    # when both are joined
    text = joined({"families/race/rules/arena.py": arena, "families/race/rules/board.py": BOARD})

    # then the needed one stands first and the import is gone
    assert text.index("# from holotable/families/race/rules/board.py") < text.index(
        "# from holotable/families/race/rules/arena.py"
    )
    assert "from holotable" not in text.replace("# from holotable", "")


def test_core_rules_and_policies_are_joined_and_the_switch_is_not(joined: Joiner) -> None:
    text = joined(
        {
            "core/tape.py": "ROWS = 3\n",
            "core/errors.py": "import json\n",
            "families/race/rules/__init__.py": "import json\n",
            "families/race/rules/board.py": BOARD,
            "families/race/ai/random.py": "LIMIT = 7\n",
        }
    )

    marks = [line for line in text.splitlines() if line.startswith("# from ")]
    assert marks == [
        "# from holotable/core/tape.py",
        "# from holotable/families/race/rules/board.py",
        "# from holotable/families/race/ai/random.py",
    ]


def test_lines_keep_their_distance_from_the_mark_of_their_chapter(joined: Joiner) -> None:
    lines = joined({"families/race/rules/board.py": BOARD}).splitlines()

    assert lines[lines.index("# from holotable/families/race/rules/board.py") + 4] == "TRACK: Final = 40"


def test_the_joined_unit_runs_as_plain_python(joined: Joiner) -> None:
    names: dict[str, object] = {}

    exec(joined({"families/race/rules/board.py": BOARD}), names)  # noqa: S102

    assert names["TRACK"] == 40


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("import os", "'import os': write 'from … import names'"),
        (
            "from os import path",
            "import from os: only typing, __future__, holotable.core.fields and chapters of the same unit may be imported",
        ),
        (
            "from holotable.families.estate.rules.rent import rent_due",
            "import from holotable.families.estate.rules.rent: only typing",
        ),
        ("from holotable.core.errors import Oops", "import from holotable.core.errors: only typing"),
        ("from typing import Any", "Any from typing: only Annotated, Final, TypeAlias, final may be imported"),
        (
            "from holotable.families.race.rules.board import *",
            "star import from holotable.families.race.rules.board: list the names",
        ),
        (
            "from holotable.families.race.rules.board import TRACK as T",
            "'TRACK as T': a unit has one name for each thing",
        ),
        ("from .board import TRACK", "relative import of TRACK: write 'from holotable.… import …'"),
        (
            "from holotable.families.race.rules.board import TRACKS",
            "TRACKS is not defined in holotable/families/race/rules/board.py",
        ),
        ("def f() -> None:\n    from holotable.families.race.rules.board import TRACK", "import inside a block"),
        ("if True:\n    A = 1", "if at the top of a chapter: only constants, classes and functions may stand there"),
        ("A = 1\nA = 2", "A is already defined in line 2"),
        ("def f(:", "invalid syntax"),
    ],
)
def test_a_chapter_that_cannot_be_joined_is_named_with_its_line(joined: Joiner, line: str, message: str) -> None:
    with pytest.raises(BuildError) as caught:
        joined(
            {"families/race/rules/board.py": BOARD, "families/race/rules/moving.py": '"""Moving."""\n' + line + "\n"}
        )

    assert str(caught.value).startswith("holotable/families/race/rules/moving.py:")
    assert message in str(caught.value)


def test_a_name_defined_in_two_chapters_is_refused_with_both_places(joined: Joiner) -> None:
    with pytest.raises(BuildError) as caught:
        joined({"families/race/rules/board.py": BOARD, "families/race/rules/moving.py": "TRACK = 3\n"})

    assert str(caught.value) == (
        "holotable/families/race/rules/moving.py:1: TRACK is already defined in holotable/families/race/rules/board.py:4; names are unique in a unit"
    )


def test_chapters_that_import_each_other_are_refused_with_the_ring(joined: Joiner) -> None:
    with pytest.raises(BuildError) as caught:
        joined(
            {
                "families/race/rules/a.py": "from holotable.families.race.rules.b import B\nA = 1\n",
                "families/race/rules/b.py": "from holotable.families.race.rules.c import C\nB = 1\n",
                "families/race/rules/c.py": "from holotable.families.race.rules.b import B\nC = 1\n",
            }
        )

    assert str(caught.value) == (
        "chapters import each other in a ring: holotable/families/race/rules/b.py → holotable/families/race/rules/c.py → holotable/families/race/rules/b.py"
    )
