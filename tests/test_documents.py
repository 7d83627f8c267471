"""What the documents show is true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", ["README.md"])
def test_the_examples_run_as_shown(name):
    shown = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.FAIL_FAST)

    assert shown.attempted > 0
    assert shown.failed == 0


def test_every_path_the_documents_name_is_there():
    import re

    for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/glossary.md"):
        for path in re.findall(
            r"`((?:docs|books|tools|tests|bench|src|race|estate|core|editions|table)/[\w./-]*)`",
            (ROOT / name).read_text(),
        ):
            places = [ROOT / path, ROOT / "src" / "holotable" / path]
            assert any(place.exists() for place in places), f"{name} names {path}"
