"""Tries wrong changes: each in its own forked process, against tests that were collected once."""

import gc
import os
import resource
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final, Protocol

import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = (3.0, 5.0)  # seconds of work that a test may take, and times what it takes watched
MEMORY: Final = 2 << 30
ENDED: Final = "ended by"  # a signal: the test ran out of time or memory
QUIET: Final = ("-qq", "-s", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist")
Line = tuple[str, int]


def play_plainly() -> None:
    """Begin anew with the interpreted rules: a change of their text would do nothing to compiled ones."""
    if os.environ.get("HOLOTABLE_BUILD") != "pure":
        os.environ["HOLOTABLE_BUILD"] = "pure"
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - the same program once more


class Change(Protocol):
    """A small wrong change of the rules or of an edition."""

    def install(self) -> None:
        """Make the change in this process."""


@dataclass
class Reach:
    """What the tests reach, and how long they take."""

    tests: dict[Line, list[int]] = field(default_factory=lambda: defaultdict(list))
    seconds: list[float] = field(default_factory=list)

    def quickest(self, tests: Iterable[int]) -> list[int]:
        """Give tests in the order of how long they take."""
        return sorted(tests, key=self.seconds.__getitem__)


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
    """The pytest plugin that runs the tests, changed and unchanged; who inherits says which tests a change is put to."""

    def __init__(self, changes: Sequence[Any], show: bool) -> None:
        self.changes = changes
        self.killers: list[str] = []  # the test that noticed a change, or what ended it, or nothing
        self._show = show

    def files(self) -> set[str]:
        """Name the files whose lines are watched while the tests run unchanged."""
        return set()

    def tests_of(self, change: Any, items: list[pytest.Item], reach: Reach) -> list[int]:
        """Give the tests that should notice a change, the quickest first."""
        raise NotImplementedError

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        reach = reach_of(session.items, self.files())
        for number, change in enumerate(self.changes, start=1):
            began = time.monotonic()
            chosen = self.tests_of(change, session.items, reach)
            killer = in_child(partial(judge, session.items, change, chosen, reach.seconds)) if chosen else ""
            self.killers.append(killer)
            if self._show:
                took = time.monotonic() - began
                print(f"{number}/{len(self.changes)} {took:5.1f} s  {change}  [{killer or 'SURVIVED'}]", flush=True)
        return True


def reach_of(items: list[pytest.Item], files: set[str]) -> Reach:
    """Run every test once in a process of its own, so that nothing that tests keep is kept here."""
    reach = Reach()
    names = sorted(files)
    said = in_child(lambda: trace(items, files, names))
    assert not said.startswith(ENDED), "every test passes while nothing is changed"
    for row in said.splitlines():
        seconds, *lines = row.split()
        for line in lines:
            file, number = line.split(":")
            reach.tests[names[int(file)], int(number)].append(len(reach.seconds))
        reach.seconds.append(float(seconds))
    return reach


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


def judge(items: list[pytest.Item], change: Change, chosen: list[int], seconds: list[float]) -> Iterator[str]:
    """Run tests on a change until one fails; give its name."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    change.install()
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


def collect_and_try(trial: Trial, tests: Iterable[str]) -> None:
    """Collect tests and put every change to them."""
    status = pytest.main([*QUIET, *tests], plugins=[trial])
    assert status == pytest.ExitCode.OK, "the tests were collected and tried"
