"""Mutants that are called equivalent: spared if they survive, named if they are killed or gone."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from soak import equivalents
from soak.changes import Mutant, mutants_of
from soak.equivalents import Equivalent, spared, wrong
from soak.mutants import FAMILIES, drawn

TOY = """\
def larger(first: int, second: int) -> int:
    if first >= second:
        return 1
    if first < 0:
        return 1
    return 2
"""
SAME = "if first >= second:  →  if first > second:"
TWICE = "return 1  →  return 2"
KILLED = "tests/toy.py::test_larger"


@pytest.fixture
def toy(tmp_path: Path) -> ModuleType:
    """A chapter with one function."""
    path = tmp_path / "toy.py"
    path.write_text(TOY, encoding="utf-8")
    found = importlib.util.spec_from_file_location("holotable.families.estate.rules.toy", path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def called(change: str, times: int = 1) -> list[Equivalent]:
    """One entry about the toy."""
    return [Equivalent("estate/toy.py", "larger", change, "because", times)]


def of(toy: ModuleType, change: str) -> list[Mutant]:
    """The mutants of a text."""
    return [mutant for mutant in mutants_of(toy) if equivalents.text_of(mutant)[2] == change]


def test_a_survivor_that_is_named_is_spared_and_no_other(toy: ModuleType) -> None:
    mutants = list(mutants_of(toy))

    found = spared(mutants, [""] * len(mutants), called(SAME))

    assert [str(mutant) for mutant, equal in zip(mutants, found, strict=True) if equal] == [
        f"estate/toy.py:2 larger: {SAME}"
    ]


def test_what_was_killed_is_not_spared_and_its_entry_is_wrong(toy: ModuleType) -> None:
    mutants = of(toy, SAME)

    assert spared(mutants, [KILLED], called(SAME)) == [False]
    assert wrong(mutants, [KILLED], called(SAME)) == [f"estate/toy.py larger: {SAME}  (it was killed)"]
    assert wrong(mutants, [""], called(SAME)) == []


def test_an_entry_whose_mutant_is_gone_is_wrong(toy: ModuleType) -> None:
    gone = called("return 3  →  return 4")

    assert wrong(of(toy, SAME), [""], gone) == [
        "estate/toy.py larger: return 3  →  return 4  (there is no such mutant)"
    ]


def test_an_entry_outside_of_what_was_tried_is_not_judged(toy: ModuleType) -> None:
    elsewhere = [Equivalent("estate/rent.py", "rent_due", "return 3  →  return 4", "because")]

    assert wrong(of(toy, SAME), [""], [*called(TWICE), *elsewhere]) == []


def test_of_two_mutants_of_one_text_as_many_are_spared_as_the_entry_says(toy: ModuleType) -> None:
    mutants = of(toy, TWICE)
    assert len(mutants) == 2

    assert spared(mutants, ["", ""], called(TWICE)) == [True, False]
    assert wrong(mutants, [KILLED, ""], called(TWICE)) == []
    assert wrong(mutants, [KILLED, ""], called(TWICE, times=2)) != []
    assert wrong(mutants[:1], [KILLED], called(TWICE)) == []


def test_every_entry_names_a_mutant_that_there_is_and_says_why_in_one_line() -> None:
    entries = equivalents.read()
    mutants = [mutant for family in FAMILIES for mutant in drawn(family, 1, 0, "")]

    assert wrong(mutants, [""] * len(mutants), entries) == []
    assert not [entry for entry in entries if "\n" in entry.why]
