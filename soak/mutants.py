"""make soak: the rules with one small wrong change at a time; the rule tests must notice.

Every change is tried in a process of its own, forked after the tests were collected once; it runs the tests that
reach the changed line, the quickest first, until one fails. Those that nobody can tell from the rules are named in
``equivalent.toml``. Left out: ``keys`` and ``codes`` (numbers of names),
``invariants`` (it only checks), annotations, asserts, messages, and the fields of a state being laid out or copied.
"""

import argparse
import os
import sys
from collections import defaultdict
from importlib import import_module
from typing import Final

import pytest

from holotable.families import FAMILIES
from soak import equivalents
from soak.changes import Mutant, mutants_of
from soak.trials import ROOT, Reach, Trial, collect_and_try, play_plainly

UNSEEN: Final = ("__init__", "keys", "codes", "invariants")
TARGET: Final = 0.95  # of the mutants that are not called equivalent
SAMPLE: Final = 4  # of so many mutants one is tried, unless asked otherwise


class MutantTrial(Trial):
    """Puts a mutant to the tests that reach its line."""

    def files(self) -> set[str]:
        return {str(mutant.module.__file__) for mutant in self.changes}

    def tests_of(self, change: Mutant, _: list[pytest.Item], reach: Reach) -> list[int]:
        return reach.quickest(reach.tests.get((str(change.module.__file__), change.line), ()))


def chapters(family: str) -> list[str]:
    """Give the modules of a family that hold rules."""
    names = sorted(path.stem for path in (ROOT / "src/holotable/families" / family / "rules").glob("*.py"))
    return [f"holotable.families.{family}.rules.{name}" for name in names if name not in UNSEEN]


def drawn(family: str, every: int, first: int, only: str) -> list[Mutant]:
    """Give an even sample of a family's mutants, always the same."""
    found = [mutant for name in chapters(family) for mutant in mutants_of(import_module(name))]
    return [mutant for mutant in found[first::every] if only in f"{mutant.file}:{mutant.line}"]


def report(mutants: list[Mutant], killers: list[str]) -> bool:
    """Print the share noticed by file and by family, who survived, and what is called equivalent wrongly; tell whether the target is met."""
    entries = equivalents.read()
    spared = equivalents.spared(mutants, killers, entries)
    wrong = equivalents.wrong(mutants, killers, entries)
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for mutant, killer, equal in zip(mutants, killers, spared, strict=True):
        for name in (mutant.file, mutant.family):
            counts[name][0] += killer != ""
            counts[name][1] += 1
            counts[name][2] += not equal
    for name, (killed, tried, telling) in sorted(counts.items(), key=lambda row: ("/" not in row[0], row)):
        share = killed / telling if telling else 1.0
        print(
            f"{name:24} {killed:5} of {tried:5} killed  {killed / tried:6.1%}   of {telling:5} not equivalent  {share:6.1%}"
        )
    survivors = [
        mutant for mutant, killer, equal in zip(mutants, killers, spared, strict=True) if not (killer or equal)
    ]
    print(f"\n{len(survivors)} survived and {sum(spared)} are called equivalent; survived:", *survivors, sep="\n")
    print(f"\n{len(wrong)} wrongly called equivalent:", *wrong, sep="\n")
    met = all(killed >= TARGET * telling for name, (killed, _, telling) in counts.items() if "/" not in name)
    return met and not wrong


def main() -> int:
    """Try, report, and fail below the target."""
    parser = argparse.ArgumentParser(prog="python -m soak.mutants", description=__doc__)
    parser.add_argument(
        "--every", type=int, default=SAMPLE, help=f"try one mutant of so many (default {SAMPLE}; 1: all)"
    )
    parser.add_argument("--first", type=int, default=0, help="the mutant to begin with: another sample")
    parser.add_argument("--only", default="", help="only mutants of a file or line, as estate/rent.py:40")
    parser.add_argument("--show", action="store_true", help="print each mutant as it is tried")
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("families", nargs="*", default=FAMILIES)
    asked = parser.parse_args()
    play_plainly()
    os.chdir(ROOT)
    mutants = [one for family in asked.families for one in drawn(family, asked.every, asked.first, asked.only)]
    print(f"{len(mutants)} mutants", flush=True)
    if asked.count:
        return 0
    trial = MutantTrial(mutants, asked.show)
    collect_and_try(trial, ["tests/rules"])
    return 0 if report(mutants, trial.killers) else 1


if __name__ == "__main__":
    sys.exit(main())
