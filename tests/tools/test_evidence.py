"""A marked test runs once for every finished edition it is evidence for."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.made_up_tree import Tree

ROOT = Path(__file__).resolve().parents[2]
BORROWED = (
    "tests/__init__.py",
    "tests/conftest.py",
    "tests/support/__init__.py",
    "tests/support/evidence.py",
    "tools",
    "src/holotable/core/errors.py",
    "src/holotable/editions/books.py",
    "src/holotable/editions/bookcheck.py",
)
NO_ARRAYS = "def check_arrays() -> None: ...\n"  # the made-up games have none
HEAD = """\
import pytest
from tests.support.evidence import rule

@pytest.fixture
def setup(edition):
    return edition
"""


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    tree = Tree(tmp_path)
    tree.write("tests/support/checked_arrays.py", NO_ARRAYS)
    for name in BORROWED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    tree.add("src/holotable/editions/beta.toml", "finished = true\n")
    tree.write("pytest.ini", "[pytest]\npythonpath = . src tools\naddopts = --strict-markers\n")
    return tree


def collected(tree: Tree, test: str) -> str:
    tree.write("tests/rules/test_moving.py", HEAD + test)
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests/rules"]
    return subprocess.run(command, cwd=tree.root, capture_output=True, text=True, check=False).stdout


def test_a_key_runs_for_every_edition_whose_book_has_it(tree: Tree) -> None:
    shown = collected(tree, '@rule("setup.seats")\ndef test_x(setup): ...\n')
    assert "test_x[alpha]" in shown
    assert "test_x[beta]" in shown


def test_a_rule_that_a_row_also_states_runs_for_its_edition(tree: Tree) -> None:
    tree.change("books/AA.toml", 'key = "move.jump"\n', 'key = "move.jump"\nalso = ["build.even"]\n')
    shown = collected(tree, '@rule("build.even")\ndef test_x(setup): ...\n')
    assert "test_x[alpha]" in shown
    assert "test_x[beta]" in shown


def test_a_row_or_a_family_narrows_it_to_their_books(tree: Tree) -> None:
    shown = collected(
        tree,
        '@rule("setup.seats", "BB-SETUP-01")\ndef test_x(edition): ...\n'
        '@rule("setup.seats", "race")\ndef test_y(edition): ...\n',
    )
    assert shown.split("\n\n")[0].split() == [
        "tests/rules/test_moving.py::test_x[beta]",
        "tests/rules/test_moving.py::test_y[alpha]",
    ]


def test_an_unknown_key_fails_when_tests_are_collected(tree: Tree) -> None:
    shown = collected(tree, '@rule("setup.seets")\ndef test_x(edition): ...\n')
    assert "test_x cites 'setup.seets', which no book has" in shown


def test_a_key_without_an_edition_to_run_for_fails(tree: Tree) -> None:
    shown = collected(tree, '@rule("setup.seats")\ndef test_x(): ...\n')
    assert "test_x cites setup.seats but takes no 'edition'" in shown
