"""The matrix is green only if every row of a finished edition has code or data, and a test."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.support.made_up_tree import Tree
from tools import trace
from tracing.data import cites_in

Errors = pytest.CaptureFixture[str]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def gaps(tree: Tree, capsys: Errors) -> list[str]:
    assert tree.trace() == 1
    return capsys.readouterr().err.splitlines()


def test_a_whole_tree_passes_and_writes_the_page(tree: Tree) -> None:
    assert tree.trace() == 0

    page = (tree.root / "docs/traceability.md").read_text(encoding="utf-8")
    assert "| AA-MOVE-01 | move.jump | Moving | A pawn jumps. | `moving.why_not_move` | – | 1 |" in page
    assert "| AA-SETUP-01 | setup.seats | Set-up | Two play. | – | `[edition] seats` | 1 |" in page
    assert "## BB: Beta (not finished)" in page


def test_a_row_without_code_or_data_fails(tree: Tree, capsys: Errors) -> None:
    tree.change("src/holotable/editions/alpha.toml", "# AA-SETUP-01", "")
    assert gaps(tree, capsys) == ["AA-SETUP-01 (setup.seats): no code or data"]


def test_a_row_without_a_test_fails(tree: Tree, capsys: Errors) -> None:
    tree.change("tests/rules/test_moving.py", '@rule("setup.seats")', "")
    assert gaps(tree, capsys) == ["AA-SETUP-01 (setup.seats): no test"]
    assert "**0 → fails**" in (tree.root / "docs/traceability.md").read_text(encoding="utf-8")


def test_a_ruling_without_a_test_fails(tree: Tree, capsys: Errors) -> None:
    tree.change("tests/rules/test_moving.py", ', "R-AA-01"', "")
    assert gaps(tree, capsys) == ["R-AA-01: neither a test nor no_effect"]


def test_a_ruling_for_a_family_waits_for_its_first_finished_edition(tree: Tree, capsys: Errors) -> None:
    tree.add("src/holotable/editions/beta.toml", "finished = true\n")
    assert "R-MO-01: neither a test nor no_effect" in gaps(tree, capsys)


def test_a_mark_that_no_book_has_fails(tree: Tree, capsys: Errors) -> None:
    tree.change("tests/rules/test_moving.py", '"setup.seats"', '"setup.seats", "setup.seets", "R-AA-77"')
    assert gaps(tree, capsys)[0] == ("tests/rules/test_moving.py:5: cites 'setup.seets', 'R-AA-77', which no book has")


def test_marks_that_no_book_has_together_fail(tree: Tree, capsys: Errors) -> None:
    tree.add("tests/rules/test_moving.py", '\n@rule("move.jump", "BB-BUILD-01")\ndef test_both(edition): ...\n')
    assert gaps(tree, capsys) == [
        "tests/rules/test_moving.py:8: cites 'move.jump', 'BB-BUILD-01', but no book has all of them",
    ]


def test_a_constant_that_no_book_has_fails(tree: Tree, capsys: Errors) -> None:
    tree.add("src/holotable/families/race/rules/keys.py", "MOVE_OVER_TWO: Final = 3\n")
    assert gaps(tree, capsys) == [
        "src/holotable/families/race/rules/keys.py:2: MOVE_OVER_TWO is the key 'move.over-two', which no book has",
    ]


def test_a_comment_that_cites_no_books_key_fails(tree: Tree, capsys: Errors) -> None:
    tree.add("src/holotable/families/race/rules/moving.py", "\ndef jump() -> None:\n    pass  # rule: move.jumps\n")
    assert gaps(tree, capsys) == [
        "src/holotable/families/race/rules/moving.py:5: moving.jump cites 'move.jumps', which no book has",
    ]


def test_an_edition_that_cites_another_books_row_fails(tree: Tree, capsys: Errors) -> None:
    tree.add("src/holotable/editions/alpha.toml", "pawns = 3  # BB-BUILD-01, AA-PAWN-01\n")
    assert gaps(tree, capsys) == [
        "src/holotable/editions/alpha.toml:6: cites BB-BUILD-01, which belongs to another book",
        "src/holotable/editions/alpha.toml:6: cites AA-PAWN-01, which no book has",
    ]


def test_an_edition_of_no_book_fails(tree: Tree, capsys: Errors) -> None:
    tree.change("src/holotable/editions/beta.toml", "BB", "ZZ")
    assert gaps(tree, capsys) == ["src/holotable/editions/beta.toml: book 'ZZ' does not exist"]


def test_an_edition_with_another_editions_book_fails(tree: Tree, capsys: Errors) -> None:
    tree.write("src/holotable/editions/gamma.toml", '[edition]\nbook = "BB"\n')
    assert gaps(tree, capsys) == ["src/holotable/editions/gamma.toml: book BB belongs to edition 'beta'"]


def test_a_lost_row_and_a_lost_ruling_fail(tree: Tree, capsys: Errors) -> None:
    for file, kind in (("books/BB.toml", "row"), ("books/rulings.toml", "ruling")):
        text = (tree.root / file).read_text(encoding="utf-8")
        tree.write(file, re.sub(rf"\[\[{kind}\]\].*?\n\n", "", text, count=1, flags=re.DOTALL))
    assert gaps(tree, capsys) == [
        "books/BB.toml: 1 entries, expected 2",
        "books/rulings.toml: 2 entries, expected 3",
    ]


def test_a_wrong_book_fails_with_all_its_mistakes(tree: Tree, capsys: Errors) -> None:
    tree.change("books/BB.toml", "build.even", "Build")
    tree.change("books/BB.toml", "Drei spielen.", "Three play.")
    assert len(gaps(tree, capsys)) == 2


def test_a_page_out_of_date_fails_the_check(tree: Tree, capsys: Errors) -> None:
    assert tree.trace() == 0
    assert tree.trace("--check") == 0

    tree.add("tests/rules/test_moving.py", '\n@rule("move.jump")\ndef test_again(setup): ...\n')

    assert tree.trace("--check") == 1
    assert capsys.readouterr().err == "docs/traceability.md is out of date; run tools/trace.py\n"


def test_the_json_has_the_agreed_shape(tree: Tree, capsys: Errors) -> None:
    assert tree.trace("--json") == 0
    assert json.loads(capsys.readouterr().out) == {
        "books": {
            "AA": {"rows": 3, "coded": 2, "tested": 2, "missing": [], "not_played": ["AA-SETUP-02"]},
            "BB": {"rows": 2, "coded": 0, "tested": 0, "missing": ["BB-BUILD-01", "BB-SETUP-01"], "not_played": []},
        },
        "rulings": {"all": 3, "tested": 1, "no_effect": 1, "missing": ["R-MO-01"]},
    }


def test_the_summary_is_aligned(tree: Tree, capsys: Errors) -> None:
    assert tree.trace("--summary") == 0
    assert capsys.readouterr().out.splitlines() == [
        "book     rows  coded  tested  not played  missing",
        "AA          3      2       2           1        0",
        "BB          2      0       0           0        2",
        "rulings     3      –       1           1        1",
    ]


@pytest.mark.parametrize("arguments", [["--jsn"], ["--json", "--summary"], ["page.md"]])
def test_bad_arguments_end_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        trace.main(arguments)


def test_a_key_counts_as_coded_only_for_the_family_whose_code_uses_it(tree: Tree, capsys: Errors) -> None:
    tree.add(
        "src/holotable/families/race/rules/moving.py",
        "\ndef seats() -> None:\n    pass  # rule: setup.seats, move.jump\n",
    )
    assert tree.trace("--json") == 0
    books = json.loads(capsys.readouterr().out)["books"]
    assert [books["AA"]["coded"], books["BB"]["coded"]] == [2, 0]


def test_a_row_is_coded_and_tested_by_a_rule_it_also_states(tree: Tree) -> None:
    tree.change("books/AA.toml", 'key = "move.jump"\n', 'key = "move.count"\nalso = ["move.jump"]\n')
    assert tree.trace() == 0
    page = (tree.root / "docs/traceability.md").read_text(encoding="utf-8")
    assert "| AA-MOVE-01 | move.count, move.jump | Moving | A pawn jumps. | `moving.why_not_move` | – | 1 |" in page


def test_a_docstring_and_a_method_can_cite_a_rule(tree: Tree) -> None:
    tree.write(
        "src/holotable/core/deck.py",
        'class Deck:\n    def seat(self) -> None:\n        """Seat them (rule: setup.seats)."""\n',
    )
    assert tree.trace() == 0
    page = (tree.root / "docs/traceability.md").read_text(encoding="utf-8")
    assert page.count("`deck.Deck.seat`") == 2


def test_a_policy_that_names_a_key_is_no_code(tree: Tree, capsys: Errors) -> None:
    tree.write("src/holotable/families/race/rules/moving.py", "")
    tree.write("src/holotable/families/race/ai/hasty.py", "def pick() -> int:\n    return MOVE_JUMP\n")
    assert gaps(tree, capsys) == ["AA-MOVE-01 (move.jump): no code or data"]


def test_the_mark_of_a_module_or_class_counts_for_each_of_its_tests(tree: Tree) -> None:
    tree.write(
        "tests/rules/test_moving.py",
        'pytestmark = [rule("race"), rule("move.jump")]\n'
        'class TestSeats:\n    pytestmark = rule("setup.seats")\n'
        '    def test_one(self, edition): ...\n    @rule("R-AA-01")\n    def test_two(self, edition): ...\n',
    )
    assert tree.trace() == 0
    page = (tree.root / "docs/traceability.md").read_text(encoding="utf-8")
    assert "`moving.why_not_move` | – | 2 |" in page
    assert "`[edition] seats` | 2 |" in page


def test_a_test_that_runs_for_no_finished_edition_proves_nothing(tree: Tree, capsys: Errors) -> None:
    tree.add("tests/rules/test_moving.py", '\n@rule("build.even", "R-MO-01")\ndef test_even(setup): ...\n')
    assert tree.trace("--json") == 0
    assert json.loads(capsys.readouterr().out)["rulings"]["missing"] == ["R-MO-01"]


def test_comments_in_data_are_placed_beside_their_key() -> None:
    text = """\
# AA-TOP-01
[bank]                 # AA-BANK-01
cash = 1500            # AA-CASH-01, R-AA-01
note = "# AA-NOT-01"   # AA-NOTE-01
# AA-ABOVE-01
stock = [
  [32],                # AA-STOCK-01
  [12]
]                      # AA-STOCK-02
[[card]]
text = \"\"\"
# AA-NOT-02
\"\"\"                    # AA-TEXT-01
"""
    assert [(cite.rule, cite.place) for cite in cites_in("x.toml", text)] == [
        ("AA-TOP-01", "[bank]"),
        ("AA-BANK-01", "[bank]"),
        ("AA-CASH-01", "[bank] cash"),
        ("R-AA-01", "[bank] cash"),
        ("AA-NOTE-01", "[bank] note"),
        ("AA-ABOVE-01", "[bank] stock"),
        ("AA-STOCK-01", "[bank] stock"),
        ("AA-STOCK-02", "[bank] stock"),
        ("AA-TEXT-01", "[[card]] text"),
    ]
