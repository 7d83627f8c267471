"""The check of the books tells every mistake, one line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from holotable.core.errors import EditionError
from holotable.editions.bookcheck import check_books
from holotable.editions.books import load_book, load_rulings
from holotable.editions.library import book, book_ids
from tests.support.made_up_tree import Tree

ROW = '\n[[row]]\nid = "{id}"\nkey = "{key}"\nplace = "P"\nsays = {{ en = "E", de = "D" }}\n'


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def mistakes(tree: Tree) -> list[str]:
    return check_books(tree.root / "books")


def test_good_books_have_no_mistakes(tree: Tree) -> None:
    assert mistakes(tree) == []


def test_a_book_is_read_row_by_row(tree: Tree) -> None:
    book = load_book(tree.root / "books/AA.toml")
    assert (book.id, book.edition, book.language) == ("AA", "alpha", "en")
    assert book.rows[0].says == {"en": "A pawn jumps.", "de": "Eine Figur springt."}
    assert book.rows[0].ruling == ("R-AA-01",)
    assert book.rows[2].not_played == {"en": "There is no tray.", "de": "Es gibt keine Schale."}


def test_a_place_has_a_heading_in_every_language(tree: Tree) -> None:
    tree.add("books/AA.toml", '\n[headings.de]\nMoving = "Ziehen"\n')
    moving, setup, _ = load_book(tree.root / "books/AA.toml").rows

    assert mistakes(tree) == []
    assert (moving.place, moving.heading) == ("Moving", {"en": "Moving", "de": "Ziehen"})
    assert setup.heading == {"en": "Set-up", "de": "Set-up"}, "as it is printed, where nobody has translated it"


@pytest.mark.parametrize(
    ("headings", "why"),
    [
        ('[headings]\nde = "?"\n', ": headings are a table for each language"),
        ('[headings.xx]\nMoving = "?"\n', ", headings: 'xx' is no language; languages are en, de"),
        ('[headings.de]\nJumping = "Springen"\n', ", headings: no row stands at 'Jumping'"),
        ('[headings.de]\nMoving = ""\n', ", headings: 'Moving' must be a text that is not empty"),
    ],
)
def test_a_heading_translates_the_place_of_a_row(tree: Tree, headings: str, why: str) -> None:
    tree.add("books/AA.toml", f"\n{headings}")
    assert mistakes(tree) == [f"books/AA.toml{why}"]


@pytest.mark.parametrize("name", book_ids())
def test_every_printed_heading_is_translated(name: str) -> None:
    rows = [row for row in book(name).rows if row.is_placed]
    assert [row.place for row in rows if len(set(row.heading.values())) < len(row.heading)] == []


def test_a_ruling_settles_a_book_or_a_family(tree: Tree) -> None:
    shared, own, _ = load_rulings(tree.root / "books/rulings.toml")
    assert (shared.book, shared.family) == ("", "estate")
    assert (own.book, own.family) == ("AA", "")


def test_a_wrong_book_is_refused_with_file_row_and_field(tree: Tree) -> None:
    tree.change("books/AA.toml", 'place = "Moving"\n', "")
    with pytest.raises(EditionError, match=r"books/AA\.toml, row 'AA-MOVE-01': field 'place' is missing"):
        load_book(tree.root / "books/AA.toml")


def test_a_file_that_is_no_toml_is_named(tree: Tree) -> None:
    tree.add("books/AA.toml", "=")
    assert mistakes(tree)[0].startswith("books/AA.toml: cannot be read; ")


def test_all_mistakes_are_told_not_only_the_first(tree: Tree) -> None:
    tree.change("books/AA.toml", "move.jump", "Move")
    tree.change("books/BB.toml", "Drei spielen.", "")
    tree.change("books/rulings.toml", "reason", "because")
    assert len(mistakes(tree)) == 4


def test_an_id_is_used_once(tree: Tree) -> None:
    tree.add("books/AA.toml", ROW.format(id="AA-MOVE-01", key="move.back"))
    assert mistakes(tree) == ["books/AA.toml, row 'AA-MOVE-01': id is used 2 times"]


@pytest.mark.parametrize("name", ["BB-MOVE-01", "AA-MOVE-1", "AA-Move-01", "AA-01"])
def test_an_id_fits_its_book(tree: Tree, name: str) -> None:
    tree.add("books/AA.toml", ROW.format(id=name, key="move.back"))
    assert mistakes(tree) == [
        rf"books/AA.toml, row '{name}': id does not fit the pattern AA-[A-Z][A-Z0-9]*-\d{{2}}",
    ]


def test_a_ruling_that_a_row_names_exists(tree: Tree) -> None:
    tree.change("books/AA.toml", "R-AA-01", "R-AA-09")
    assert mistakes(tree) == ["books/AA.toml, row 'AA-MOVE-01': ruling 'R-AA-09' does not exist"]


def test_a_ruling_belongs_to_a_book_that_exists(tree: Tree) -> None:
    tree.change("books/rulings.toml", "R-AA-02", "R-ZZ-02")
    assert mistakes(tree) == ["books/rulings.toml, ruling 'R-ZZ-02': there is no book 'ZZ'"]


def test_two_rows_with_one_key_need_a_reason(tree: Tree) -> None:
    tree.add("books/AA.toml", ROW.format(id="AA-MOVE-02", key="move.jump"))
    [mistake] = mistakes(tree)
    assert mistake.startswith("books/AA.toml, row 'AA-MOVE-02': key 'move.jump' is also the key of an earlier row")

    tree.add("books/AA.toml", 'shares_key = "said twice"\n')
    assert mistakes(tree) == []
    assert [row.id for row in load_book(tree.root / "books/AA.toml").rows_with("move.jump")] == [
        "AA-MOVE-01",
        "AA-MOVE-02",
    ]


def test_a_row_may_state_more_than_its_key(tree: Tree) -> None:
    tree.change("books/AA.toml", 'key = "move.jump"\n', 'key = "move.jump"\nalso = ["move.over", "move.count"]\n')
    assert mistakes(tree) == []

    book = load_book(tree.root / "books/AA.toml")
    assert book.rows[0].keys == ("move.jump", "move.over", "move.count")
    assert [row.id for row in book.rows_with("move.count")] == ["AA-MOVE-01"]
    assert book.keys == {"move.jump", "move.over", "move.count", "setup.seats", "setup.tray"}


@pytest.mark.parametrize(
    ("also", "why"),
    [
        ('["Move"]', "also names 'Move', which is not of the form chapter.phrase, one word and one to three"),
        ('["move.jump"]', "also names its own key 'move.jump'"),
        ('["setup.seats"]', "also names 'setup.seats', which another row states too"),
        ('["move.on", "move.on"]', "also has a name twice"),
        ("[]", "also must be a list of names that is not empty"),
        ('"move.on"', "also must be a list of names that is not empty"),
    ],
)
def test_a_further_key_has_its_form_and_no_other_row(tree: Tree, also: str, why: str) -> None:
    tree.change("books/AA.toml", 'key = "move.jump"\n', f'key = "move.jump"\nalso = {also}\n')
    assert mistakes(tree) == [f"books/AA.toml, row 'AA-MOVE-01': {why}"]


def test_two_rows_cannot_state_the_same_further_key(tree: Tree) -> None:
    for key in ("move.jump", "setup.tray"):
        tree.change("books/AA.toml", f'key = "{key}"\n', f'key = "{key}"\nalso = ["move.on"]\n')
    assert mistakes(tree) == [
        f"books/AA.toml, row '{name}': also names 'move.on', which another row states too"
        for name in ("AA-MOVE-01", "AA-SETUP-02")
    ]


def test_a_reason_to_share_needs_somebody_to_share_with(tree: Tree) -> None:
    tree.add("books/AA.toml", 'shares_key = "why?"\n')
    assert mistakes(tree) == [
        "books/AA.toml, row 'AA-SETUP-02': shares_key is given, but no other row has the key 'setup.tray'",
    ]


@pytest.mark.parametrize("key", ["jump", "Move.jump", "move.Jump", "move.a-b-c-d", "move-on.jump", "move.jump_on"])
def test_a_key_is_a_chapter_and_a_phrase(tree: Tree, key: str) -> None:
    tree.change("books/AA.toml", "move.jump", key)
    assert mistakes(tree) == [
        f"books/AA.toml, row 'AA-MOVE-01': key '{key}' is not of the form chapter.phrase, one word and one to three",
    ]


@pytest.mark.parametrize(
    ("says", "why"),
    [
        ('{ en = "A" }', "says must have exactly en and de"),
        ('{ en = "A", de = " " }', "says has no text in de"),
        ('{ en = "A", de = "A" }', "says is the same in en and de"),
        ('"A"', "says must have exactly en and de"),
    ],
)
def test_a_row_says_it_in_both_languages(tree: Tree, says: str, why: str) -> None:
    tree.change("books/AA.toml", '{ en = "Two play.", de = "Zwei spielen." }', says)
    assert mistakes(tree) == [f"books/AA.toml, row 'AA-SETUP-01': {why}"]


def test_unknown_fields_and_tables_are_told(tree: Tree) -> None:
    tree.add("books/AA.toml", 'page = 3\n[[rows]]\nid = "AA-MOVE-02"\n')
    assert mistakes(tree) == [
        "books/AA.toml: unknown table 'rows'",
        "books/AA.toml, row 'AA-SETUP-02': unknown field 'page'",
    ]


def test_the_head_of_a_book_names_the_book_of_the_file(tree: Tree) -> None:
    tree.change("books/AA.toml", 'id = "AA"', 'id = "AB"')
    assert mistakes(tree) == [
        "books/AA.toml, [book]: id is 'AB', expected 'AA' as in the name of the file",
    ]
