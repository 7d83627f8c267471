"""The folders of the files that ship with the package."""

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
EDITIONS: Final = PACKAGE / "editions"
LOCALES: Final = PACKAGE / "locales"  # one folder of texts for each language


def books() -> Path:
    """Give the folder of the rule rows: inside an installed package, or at the top of a checkout."""
    internals_of = PACKAGE / "books"
    return internals_of if internals_of.is_dir() else PACKAGE.parents[1] / "books"
