"""The tool that breaks every row: what it changes, and that what is written by hand still fits."""

import builtins
import dis

from holotable.editions import load_edition
from holotable.families.estate.rules import auction, building
from soak.marked import marked_mutants
from soak.misprints import FOLDER, Misprint, misprints_at, path_of
from soak.readings import readings_of, tables, why_equivalent
from soak.rows import cases_of, library, rows_cited
from soak.trials import ROOT, in_child
from tracing.code import read_code

BID = {"AUCTION_ANYONE": "auction.anyone"}
EVEN = {"BUILD_EVEN": "build.even"}


def test_a_refusal_is_changed_into_none():
    ((key, mutant),) = marked_mutants(building, EVEN)

    assert key == "build.even"
    assert (mutant.before, mutant.after) == ("return BUILD_EVEN", "return 0")
    assert mutant.code().co_name == "why_even"


def test_beside_what_is_told_what_is_done_is_left_out():
    left_out = [mutant.before.partition("(")[0] for _, mutant in marked_mutants(auction, BID)]

    assert left_out[0] == "tape.write"
    assert "state.high_bid = amount" in left_out


def test_a_value_is_found_by_its_line_and_misprinted():
    text = (FOLDER / "clone-wars.toml").read_text(encoding="utf-8").split("\n")
    line = next(number for number, code in enumerate(text, start=1) if code.startswith("salary ="))

    path = path_of(FOLDER / "clone-wars.toml", line)

    assert path == ("rules", "salary")
    assert [misprint.edits for misprint in misprints_at("clone-wars", path)] == [((path, 201),), ((path, 199),)]


def test_a_choice_is_misprinted_together_with_the_default_of_its_option():
    (misprint,) = misprints_at("clone-wars", ("rules", "missions"))

    assert [new for _, new in misprint.edits] == [True, True]
    assert misprint.is_sound()


def test_a_file_that_cannot_be_played_proves_nothing():
    assert not Misprint("clone-wars", ((("space", 4, "kind"), "parking"),)).is_sound()


def test_a_misprint_stays_in_its_process():
    misprint = Misprint("clone-wars", ((("rules", "salary"), 201),))

    def salary():
        misprint.install()
        yield str(load_edition("clone-wars").data["rules"]["salary"])

    assert in_child(salary) == "201"
    assert load_edition("clone-wars").data["rules"]["salary"] == 200


def test_what_is_written_by_hand_names_rules_that_a_book_has():
    entries = [*tables()["reading"], *tables()["misprint"], *tables()["equivalent"]]

    assert [rule for entry in entries for rule in entry["rules"] if not library().books_with(rule)] == []


def test_every_reading_fits_its_function():
    rules = tuple(rule for entry in tables()["reading"] for rule in entry["rules"])

    found = [*readings_of(rules, "estate"), *(one for one in readings_of(rules, "race") if one.file.startswith("race"))]

    assert len(found) == len(tables()["reading"])
    assert [str(one) for one in found if not names_asked(one) <= names_known(one)] == []


def test_rules_that_only_a_docstring_or_a_comment_marks_are_read_wrongly_by_hand():
    named = {rule for entry in tables()["reading"] for rule in entry["rules"]}
    told = {use.rule for found in read_code(ROOT).uses.values() for use in found if not is_constant(use)}

    assert {key for key in told if not {key, *rows_of(key)} & named} == set()


def is_constant(use):
    """Whether the line of a mark has the constant of its key."""
    file, _, line = use.spot.partition(":")
    text = (ROOT / file).read_text(encoding="utf-8").split("\n")[int(line) - 1]
    return use.rule.upper().replace(".", "_").replace("-", "_") in text


def rows_of(key):
    """The rows of all books that state a rule."""
    return [row.id for book in library().books.values() for row in book.rows_with(key)]


def names_asked(reading):
    """The names that a changed function looks up in its module."""
    return {step.argval for step in dis.get_instructions(reading.code()) if step.opname == "LOAD_GLOBAL"}


def names_known(reading):
    """The names that it finds there."""
    return {*reading.function().__globals__, *dir(builtins)}


def test_a_change_that_breaks_nothing_is_known_on_whatever_line_it_is():
    assert why_equivalent(("card.eleven",), "race/cards.py:134 swap: lift(state, foe)  →  pass")
    assert not why_equivalent(("card.swap",), "race/cards.py:134 swap: lift(state, foe)  →  pass")


def test_rows_are_broken_by_their_marks_and_by_hand():
    rows = {row.id: row for row in library().books["MF"].rows}

    marked, by_hand = ([str(case) for case in cases_of("MF", rows[row])] for row in ("MF-HOME-02", "MF-SAFE-03"))

    assert [case.rpartition("  →  ")[2] for case in marked] == ["return 0"]
    assert ["race/board.py previous_place" in case for case in by_hand] == [True]


def test_a_test_proves_the_rows_it_cites_by_id_and_those_of_its_keys_in_its_edition():
    assert rows_cited(("auction.none", "R-MO-05"), "boba-fett") == {"BF-AUC-07", "R-MO-05"}
    assert rows_cited(("CW-AUC-04",), None) == {"CW-AUC-04"}
