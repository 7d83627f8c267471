"""make soak: the rules with one small wrong change at a time; the rule tests must notice.

Every change is tried in a process of its own, forked after the tests were collected once; it runs the tests that
reach the changed line, the quickest first, until one fails. Left out: ``keys`` and ``words`` (numbers of names),
``soundness`` (it only checks), annotations, asserts, messages, and the fields of a state being laid out or copied.
"""

import argparse
import gc
import os
import resource
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from bench.changes import Mutant, mutants_of

ROOT: Final = Path(__file__).resolve().parent.parent
FAMILIES: Final = ("estate", "race")
UNSEEN: Final = ("__init__", "keys", "words", "soundness")
TARGET: Final = 0.85
SAMPLE: Final = 4  # of so many mutants one is tried, unless asked otherwise
PATIENCE: Final = (3.0, 5.0)  # seconds of work that a test may take, and times what it takes watched
MEMORY: Final = 2 << 30
ENDED: Final = "ended by"  # a signal: the test ran out of time or memory
Line = tuple[str, int]


@dataclass
class Reach:
    """What the tests reach, and how long they take."""

    tests: dict[Line, list[int]] = field(default_factory=lambda: defaultdict(list))
    seconds: list[float] = field(default_factory=list)

    def tests_of(self, mutant: Mutant) -> list[int]:
        """Give the tests that reach the line of a mutant, the quickest first."""
        return sorted(self.tests.get((str(mutant.module.__file__), mutant.line), ()), key=self.seconds.__getitem__)


class Tracer:
    """Notes which lines of the rules run; a function whose lines are all noted is watched no more."""

    def __init__(self, files: set[str]) -> None:
        self._files = files
        self._left: dict[Any, set[int]] = {}
        self.seen: set[Line] = set()

    def call(self, frame: FrameType, _: str, __: object) -> Any:
        code = frame.f_code
        if code.co_filename not in self._files:
            return None
        if code not in self._left:
            self._left[code] = {line for *_, line in code.co_lines() if line is not None}
            self._left[code].discard(code.co_firstlineno)
        return self.line if self._left[code] else None

    def line(self, frame: FrameType, _: str, __: object) -> Any:
        code = frame.f_code
        self.seen.add((code.co_filename, frame.f_lineno))
        self._left[code].discard(frame.f_lineno)
        return self.line


class Trial:
    """The pytest plugin that runs the tests, changed and unchanged."""

    def __init__(self, mutants: list[Mutant], show: bool) -> None:
        self.mutants = mutants
        self.killers: list[str] = []  # the test that noticed a mutant, or what ended it, or nothing
        self._show = show

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        reach = self._reach(session)
        for number, mutant in enumerate(self.mutants, start=1):
            began = time.monotonic()
            killer = self._try(session, mutant, reach)
            self.killers.append(killer)
            if self._show:
                took = time.monotonic() - began
                print(f"{number}/{len(self.mutants)} {took:5.1f} s  {mutant}  [{killer or 'SURVIVED'}]", flush=True)
        return True

    def _reach(self, session: pytest.Session) -> Reach:
        """Run every test once in a process of its own, so that nothing that tests keep is kept here."""
        reach = Reach()
        files = {str(mutant.module.__file__) for mutant in self.mutants}
        names = sorted(files)
        said = in_child(lambda: trace(session.items, files, names))
        assert not said.startswith(ENDED), "every test passes while nothing is changed"
        for row in said.splitlines():
            seconds, *lines = row.split()
            for line in lines:
                file, number = line.split(":")
                reach.tests[names[int(file)], int(number)].append(len(reach.seconds))
            reach.seconds.append(float(seconds))
        return reach

    def _try(self, session: pytest.Session, mutant: Mutant, reach: Reach) -> str:
        chosen = reach.tests_of(mutant)
        return in_child(lambda: judge(session.items, mutant, chosen, reach.seconds)) if chosen else ""


def trace(items: list[pytest.Item], files: set[str], names: list[str]) -> Iterator[str]:
    """Run the tests; give for each how long it takes and what it reaches."""
    number = {name: place for place, name in enumerate(names)}
    for item in items:
        tracer = Tracer(files)
        began = time.process_time()
        sys.settrace(tracer.call)
        passed = passes(item)
        sys.settrace(None)
        seconds = time.process_time() - began
        assert passed, f"{item.nodeid} fails while nothing is changed"
        lines = " ".join(f"{number[file]}:{line}" for file, line in tracer.seen)
        yield f"{seconds:.4f} {lines}\n"


def judge(items: list[pytest.Item], mutant: Mutant, chosen: list[int], seconds: list[float]) -> Iterator[str]:
    """Run tests on a mutant until one fails; give its name."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    mutant.install()
    for place in chosen:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE[0] + PATIENCE[1] * seconds[place])
        if not passes(items[place]):
            yield items[place].nodeid
            return


def passes(item: pytest.Item) -> bool:
    """Run a test."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def in_child(work: Any) -> str:
    """Do something in a fork; give what it said, or how it died."""
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(source)
        status = 1
        try:
            with os.fdopen(sink, "w") as out:
                out.writelines(work())
            status = 0
        except Exception:  # noqa: BLE001 - whatever went wrong, the parent must hear of it
            traceback.print_exc()
        finally:
            os._exit(status)
    os.close(sink)
    with os.fdopen(source) as heard:
        said = heard.read()
    _, ended = os.waitpid(child, 0)
    return f"{ENDED} {os.waitstatus_to_exitcode(ended)}" if ended else said


def chapters(family: str) -> list[str]:
    """Give the modules of a family that hold rules."""
    names = sorted(path.stem for path in (ROOT / "src/holotable" / family).glob("*.py"))
    return [f"holotable.{family}.{name}" for name in names if name not in UNSEEN]


def drawn(family: str, every: int, first: int, only: str) -> list[Mutant]:
    """Give an even sample of a family's mutants, always the same."""
    found = [mutant for name in chapters(family) for mutant in mutants_of(import_module(name))]
    return [mutant for mutant in found[first::every] if only in f"{mutant.file}:{mutant.line}"]


def report(mutants: list[Mutant], killers: list[str]) -> bool:
    """Print the share noticed by file and by family, and who survived; tell whether the target is met."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for mutant, killer in zip(mutants, killers, strict=True):
        for name in (mutant.file, mutant.family):
            counts[name][0] += killer != ""
            counts[name][1] += 1
    for name, (killed, tried) in sorted(counts.items(), key=lambda row: ("/" not in row[0], row)):
        print(f"{name:24} {killed:5} of {tried:5} killed  {killed / tried:6.1%}")
    survivors = [mutant for mutant, killer in zip(mutants, killers, strict=True) if not killer]
    print(f"\n{len(survivors)} survived:", *survivors, sep="\n")
    return all(killed >= TARGET * tried for name, (killed, tried) in counts.items() if "/" not in name)


def main() -> int:
    """Try, report, and fail below the target."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__)
    parser.add_argument(
        "--every", type=int, default=SAMPLE, help=f"try one mutant of so many (default {SAMPLE}; 1: all)"
    )
    parser.add_argument("--first", type=int, default=0, help="the mutant to begin with: another sample")
    parser.add_argument("--only", default="", help="only mutants of a file or line, as estate/rent.py:40")
    parser.add_argument("--show", action="store_true", help="print each mutant as it is tried")
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("families", nargs="*", default=FAMILIES)
    asked = parser.parse_args()
    os.environ["HOLOTABLE_BUILD"] = "pure"
    os.chdir(ROOT)
    mutants = [one for family in asked.families for one in drawn(family, asked.every, asked.first, asked.only)]
    print(f"{len(mutants)} mutants", flush=True)
    if asked.count:
        return 0
    trial = Trial(mutants, asked.show)
    status = pytest.main(
        ["-qq", "-s", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/rules"], plugins=[trial]
    )
    assert status == pytest.ExitCode.OK, "the tests were collected and tried"
    return 0 if report(mutants, trial.killers) else 1


if __name__ == "__main__":
    sys.exit(main())
