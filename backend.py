"""The build backend: setuptools, and a C compiler from PyPI where the machine has none."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import page  # noqa: E402
from compiler import compiling  # noqa: E402  (found through the line above)
from compiler.units import BuildError  # noqa: E402

Settings = dict[str, str | list[str] | None] | None
__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
CYTHON = "Cython>=3.1,<4"


def needs() -> list[str]:
    """List what compiling needs in the build environment."""
    if compiling.choice() == "never":
        return []
    return [CYTHON] if compiling.has_compiler() else [CYTHON, "ziglang"]


def page_needs() -> list[str]:
    """List what the page needs in the build environment."""
    return [page.NODE_PACKAGE] if page.is_wanted(ROOT) and not page.has_node() else []


def build_page() -> None:
    """Build the page if it is not there; if that fails, say so in one line and go on without it."""
    if not page.is_wanted(ROOT):
        return
    try:
        page.build(ROOT)
    except BuildError as problem:
        sys.stderr.write(f"holotable: built without the page: {problem}\n")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Ask for Cython and perhaps a compiler, and perhaps for Node."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needs(), *page_needs()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Ask for Node perhaps: a source archive holds the built page, so that whoever installs it needs no Node."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page_needs()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the page, then the wheel that holds it."""
    build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the page, then the archive that holds it."""
    build_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Ask for the same as for a wheel."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *needs()]


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Remove what an earlier build left beside the chapters, then build: old code must never run for new text."""
    for old in (ROOT / "src" / "holotable").glob("_*"):
        if old.suffix in (".so", ".pyd"):
            old.unlink()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
