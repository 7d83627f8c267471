"""make soak: for every row of every book a few wrong changes; the tests that cite the row must notice each.

Where a rule key marks a line by its constant, that line is changed (``soak.marked``); where an edition's file cites the
row beside a value, the value is (``soak.misprints``); where a key only stands in a docstring or a comment, the marked
function is read wrongly as ``soak/readings.toml`` says. A row is proven if *every* change is noticed by a test that
cites the row, by its id or, in its edition, by one of its keys. Not the first change alone: a row is often marked twice,
where it refuses and where it acts, and a test of one half is no test of the other. Not just any: the rows of one
function would prove each other. A change that breaks no rule is named in ``soak/readings.toml``, with its reason.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

import pytest

from soak.changes import Mutant
from soak.marked import marked_mutants
from soak.misprints import FOLDER, misprints_at, path_of
from soak.readings import misprints_of, readings_of, why_equivalent
from soak.trials import ROOT, Change, Reach, Trial, collect_and_try, play_plainly

sys.path.insert(0, str(ROOT / "tools"))

from tracing.cites import is_key
from tracing.code import read_code
from tracing.library import Library, read_library
from tracing.marks import read_tests

ONLY_WITH: Final = {  # chapters that only the books with a rule play
    "estate/missions.py": "mission.start",
    "estate/tokens.py": "mission.start",
    "estate/scoring.py why_not_pay_tax": "tax.choice",
    "estate/jail.py why_not_stay_jailed": "short.jail",
}


@dataclass(frozen=True)
class Case:
    """A wrong change, and the row that it breaks."""

    book: str
    row: str
    change: Change

    def install(self) -> None:
        """Make the change in this process."""
        self.change.install()

    def __str__(self) -> str:
        """Name the row and the change."""
        return f"{self.row}  {self.change}"


class RowTrial(Trial):
    """Puts a change to the tests that cite its row."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that cite a row that is tried."""
        rows = {case.row for case in self.changes}
        items[:] = [item for item in items if rows & rows_proved(item)]

    def tests_of(self, change: Case, items: list[pytest.Item], reach: Reach) -> list[int]:
        return reach.quickest(place for place, item in enumerate(items) if change.row in rows_proved(item))


@cache
def library() -> Library:
    """Read the books once."""
    return read_library(ROOT)


@cache
def rows_proved(item: pytest.Item) -> frozenset[str]:
    """Give the rows that a test is evidence for."""
    cites = tuple(rule for mark in item.iter_markers("rule") for rule in mark.args)
    return rows_cited(cites, item.callspec.params.get("edition") if hasattr(item, "callspec") else None)


def rows_cited(cites: tuple[str, ...], edition: str | None) -> frozenset[str]:
    """Give the rows that are cited by id, and in the edition that the test runs for by key."""
    books = [book for book in library().books.values() if edition in {None, book.edition}]
    keyed = {row.id for book in books for key in cites if is_key(key) for row in book.rows_with(key)}
    return frozenset(keyed.union(cite for cite in cites if not is_key(cite)))


def cases_of(book: str, row: Any) -> Iterator[Case]:
    """Give the wrong changes of a row that are not known to be none."""
    rules = (row.id, *row.keys)
    edition = library().books[book].edition
    family = library().family(book)
    found: list[Any] = [*code_changes(book, row.keys), *readings_of(rules, family)]
    by_hand = list(misprints_of(rules, edition))
    for misprint in by_hand:
        assert misprint.is_sound(), f"{row.id}: {misprint} makes a file that cannot be played"
    found += by_hand or data_changes(row.id)
    for change in {str(change): change for change in found}.values():
        if not why_equivalent(rules, change):
            yield Case(book, row.id, change)


def code_changes(book: str, keys: tuple[str, ...]) -> Iterator[Mutant]:
    """Give the changes of the lines that the keys of a row mark."""
    for key, mutant in marked_in(library().family(book)):
        needed = [
            rule for place, rule in ONLY_WITH.items() if f"{mutant.file} {mutant.function.name}".startswith(place)
        ]
        if key in keys and set(needed) <= library().books[book].keys:
            yield mutant


@cache
def marked_in(family: str) -> list[tuple[str, Mutant]]:
    """Give every change of a marked line of a family's rules."""
    constants = {name: cite.rule for name, cite in read_code(ROOT).constants.items()}
    files = sorted((ROOT / "src/holotable/families" / family / "rules").glob("*.py"))
    modules = [
        import_module(f"holotable.families.{family}.rules.{file.stem}")
        for file in files
        if file.stem not in {"__init__", "keys"}
    ]
    return [found for module in modules for found in marked_mutants(module, constants)]


def data_changes(row: str) -> Iterator[Change]:
    """Give the sound misprints of the values that cite a row."""
    cites = [(edition.id, cite.spot) for edition in library().editions for cite in edition.cites if cite.rule == row]
    for edition, spot in cites:
        path = path_of(FOLDER / f"{edition}.toml", int(spot.rpartition(":")[2]))
        if path:
            yield from (misprint for misprint in misprints_at(edition, path) if misprint.is_sound())


def report(tried: dict[str, list[str]], cases: list[Case], killers: list[str]) -> bool:
    """Print the counts of every book and the rows whose changes live; tell whether there is none."""
    living = [case for case, killer in zip(cases, killers, strict=True) if not killer]
    changed = {case.row for case in cases}
    for book, rows in tried.items():
        counts = [sum(case.book == book for case in cases), len({case.row for case in living if case.book == book})]
        print(f"{book}: {len(rows)} rows, {counts[0]} changes, {counts[1]} rows with a change that lives")
    untried = [row for rows in tried.values() for row in rows if row not in changed]
    print(f"\n{len(untried)} rows without a change:", *untried, sep="\n")
    print(f"\n{len(living)} changes live:", *living, sep="\n")
    return not living and not untried


def rows_asked(only: str, every: int) -> list[tuple[str, Any]]:
    """Give the rows to try with their books; rows that no software can play are only named."""
    rows = [(name, row) for name, book in library().books.items() for row in book.rows]
    print("not played:", *(row.id for _, row in rows if row.not_played))
    played = [(name, row) for name, row in rows if not row.not_played]
    return [(name, row) for name, row in played[::every] if row.id.startswith(only) or only in row.keys]


def main() -> int:
    """Try, report, and fail if a change lives."""
    parser = argparse.ArgumentParser(prog="python -m soak.rows", description=__doc__)
    parser.add_argument("--only", default="", help="only rows whose id begins so, as BF-AUC or BF-AUC-07; or one key")
    parser.add_argument("--every", type=int, default=1, help="try one row of so many (default: all)")
    parser.add_argument("--show", action="store_true", help="print each change as it is tried")
    parser.add_argument("--count", action="store_true", help="only list the changes")
    asked = parser.parse_args()
    play_plainly()
    os.chdir(ROOT)
    rows = rows_asked(asked.only, asked.every)
    cases = [case for book, row in rows for case in cases_of(book, row)]
    tried = {book: [row.id for name, row in rows if name == book] for book in dict.fromkeys(name for name, _ in rows)}
    print(f"{len(rows)} rows, {len(cases)} changes", flush=True)
    if asked.count:
        print(*cases, sep="\n")
        return 0
    trial = RowTrial(cases, asked.show)
    collect_and_try(trial, sorted({test.spot.partition(":")[0] for test in read_tests(ROOT)}))
    return 0 if report(tried, cases, trial.killers) else 1


if __name__ == "__main__":
    sys.exit(main())
