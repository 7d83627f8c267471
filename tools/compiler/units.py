"""What the compiled units are made of, read from ``[tool.holotable]`` in pyproject.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = "holotable"


class BuildError(Exception):
    """The rules cannot be compiled as they stand; the message names file, line and name."""


@dataclass(frozen=True)
class Chapter:
    """One source file of a unit: its dotted module name, its place on disk, its short name in messages."""

    module: str
    path: Path
    label: str


@dataclass(frozen=True)
class Recipe:
    """One unit: the family, its chapters, and the functions that let go of the interpreter lock."""

    family: str
    chapters: tuple[Chapter, ...]
    unlocked: tuple[str, ...] = ()

    @property
    def module(self) -> str:
        """Dotted name of the compiled module."""
        return f"{PACKAGE}._{self.family}"


def recipes(root: Path) -> list[Recipe]:
    """List the units of the project at ``root``, one for each family that has chapters."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"][PACKAGE]
    source = root / "src"
    return [
        recipe(source, family.name, settings["shared"], settings.get("unlocked", []))
        for family in sorted((source / PACKAGE / "families").iterdir())
        if chapters_in(source, f"families/{family.name}/rules")
    ]


def recipe(source: Path, family: str, shared: list[str], unlocked: list[str]) -> Recipe:
    """Collect the chapters of one family: the shared modules, the rules, the policies."""
    common = [chapter(source, source / PACKAGE / f"{name}.py") for name in shared]
    for found in common:
        if not found.path.is_file():
            raise BuildError(f"{found.label}: listed as shared in pyproject.toml, but there is no such file")
    rules = chapters_in(source, f"families/{family}/rules")
    policies = chapters_in(source, f"families/{family}/ai")
    return Recipe(family, (*common, *rules, *policies), tuple(unlocked))


def chapters_in(source: Path, folder: str) -> list[Chapter]:
    """List the chapters of a folder of the package; ``__init__`` is the switch between builds, not a chapter."""
    paths = sorted((source / PACKAGE / folder).glob("*.py"))
    return [chapter(source, path) for path in paths if path.name != "__init__.py"]


def chapter(source: Path, path: Path) -> Chapter:
    """Name the chapter at ``path``."""
    inside = path.relative_to(source)
    return Chapter(".".join(inside.with_suffix("").parts), path, inside.as_posix())
