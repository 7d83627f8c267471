"""Every test that takes ``edition`` runs once for each finished edition it is evidence for."""

from __future__ import annotations

import functools
import os
from pathlib import Path

import pytest

from tests.support.checked_arrays import check_arrays
from tracing.cites import is_key
from tracing.library import Library, read_library

ROOT = Path(__file__).resolve().parent.parent


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark, so that ``--strict-markers`` knows it; check arrays if the run asks for it."""
    if os.environ.get("HOLOTABLE_CHECKED"):
        check_arrays()
    config.addinivalue_line("markers", "interpreted: plays the chapters themselves, whichever build is asked for")
    config.addinivalue_line("markers", "both_builds: compares the builds, so that one run is enough")
    config.addinivalue_line("markers", "about(*cites): the keys and rulings that this test of a made-up board plays")
    config.addinivalue_line("markers", "rule(*cites): the keys, rows and rulings this test is evidence for")


ELSEWHERE = {"compiled": "interpreted", "pure": "both_builds"}  # what the run of the other build plays


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what a second run would only repeat."""
    left_out = ELSEWHERE.get(os.environ.get("HOLOTABLE_ONCE", "") and os.environ.get("HOLOTABLE_BUILD", ""))
    repeated = [item for item in items if left_out and item.get_closest_marker(left_out)]
    if repeated:
        config.hook.pytest_deselected(items=repeated)
        items[:] = [item for item in items if item not in repeated]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Check the marks of a test and give it its editions."""
    cites = [rule for mark in metafunc.definition.iter_markers("rule") for rule in mark.args]
    themes = [rule for mark in metafunc.definition.iter_markers("about") for rule in mark.args]
    takes_edition = "edition" in metafunc.fixturenames
    if why := library().why_not_cite([*cites, *themes]) or why_not_prove(cites, takes_edition=takes_edition):
        pytest.fail(f"{metafunc.definition.nodeid} {why}", pytrace=False)
    if takes_edition:
        metafunc.parametrize("edition", library().editions_for(cites))


def why_not_prove(cites: list[str], *, takes_edition: bool) -> str:
    """Say why a test cannot be evidence for a key: it would count for every book but run for none."""
    keys = [rule for rule in cites if is_key(rule)]
    if not keys or takes_edition:
        return ""
    return f"cites {', '.join(keys)} but takes no 'edition' (or 'setup'); take it, or cite the row it proves"


@functools.cache
def library() -> Library:
    """Read the books once for all tests."""
    return read_library(ROOT)
