"""Trace the rule rows through code, data and tests; fail where one is missing.

Reads the source only, so it also runs where nothing is installed or built:

    python tools/trace.py              write docs/traceability.md
    python tools/trace.py --check      fail if docs/traceability.md is out of date
    python tools/trace.py --summary    one line per book
    python tools/trace.py --json       the same for machines
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def read_only_the_text() -> None:
    """Let ``holotable`` be found without running its ``__init__`` files, which may load compiled parts."""
    sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]
    for name in ("holotable", "holotable.core", "holotable.editions"):
        package = ModuleType(name)
        package.__path__ = [str(ROOT.joinpath("src", *name.split(".")))]
        sys.modules[name] = package


if __name__ == "__main__":
    read_only_the_text()

from holotable.core.errors import EditionError  # noqa: E402  (only now can it be found)
from tracing.matrix import Matrix, gaps, read_matrix  # noqa: E402
from tracing.page import as_json, as_page, as_summary  # noqa: E402

PAGE: Final = "docs/traceability.md"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Show the matrix as asked, then tell each gap; 1 if there is any."""
    asked = parse(arguments)
    try:
        matrix = read_matrix(root)
    except EditionError as error:
        return tell(str(error).split("\n"))
    stale = show(asked, matrix, root / PAGE)
    return tell([*gaps(matrix), *stale])


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the arguments; wrong ones end the program with 2."""
    parser = argparse.ArgumentParser(prog="trace.py", description="Trace the rule rows through code, data and tests.")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--check", action="store_true", help=f"fail if {PAGE} is out of date")
    ways.add_argument("--summary", action="store_true", help="print one line per book")
    ways.add_argument("--json", action="store_true", help="print counts and missing ids for machines")
    return parser.parse_args(arguments)


def show(asked: argparse.Namespace, matrix: Matrix, page: Path) -> list[str]:
    """Print or write what was asked for; give what is out of date."""
    if asked.summary:
        print(as_summary(matrix))
    elif asked.json:
        print(as_json(matrix))
    elif not asked.check:
        page.parent.mkdir(exist_ok=True)
        page.write_text(as_page(matrix), encoding="utf-8")
    elif not page.exists() or page.read_text(encoding="utf-8") != as_page(matrix):
        return [f"{PAGE} is out of date; run tools/trace.py"]
    return []


def tell(lines: list[str]) -> int:
    """Tell each gap on its own line; 1 if there is any."""
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
