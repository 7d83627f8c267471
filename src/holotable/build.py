"""Chooses the build of the rules: the compiled unit of a family, or the same source interpreted."""

from __future__ import annotations

import importlib
import os
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from holotable.families import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

CHOICES: Final = ("auto", "pure", "compiled")


def choice() -> str:
    """Return what HOLOTABLE_BUILD asks for."""
    asked = os.environ.get("HOLOTABLE_BUILD", "") or "auto"
    if asked not in CHOICES:
        raise ImportError(f"holotable: HOLOTABLE_BUILD is {asked!r}; it must be auto, pure or compiled")
    return asked


@cache
def compiled_unit(family: str) -> ModuleType | None:
    """Return the compiled unit of a family, whether it is in use or not; None if there is none."""
    try:
        return importlib.import_module(f"holotable._{family}")
    except ImportError:
        return None


@cache
def unit_in_use(family: str) -> ModuleType | None:
    """Return the compiled unit that plays a family, or None if the interpreted chapters do."""
    asked = choice()
    if asked == "pure":
        return None
    unit = compiled_unit(family)
    if unit is None and asked == "compiled":
        raise ImportError(
            f"holotable: HOLOTABLE_BUILD=compiled, but the {family} rules were not compiled when holotable was installed"
        )
    return unit


def build_of(family: str) -> Literal["compiled", "pure"]:
    """Tell which build plays a family."""
    return "pure" if unit_in_use(family) is None else "compiled"


def is_pure(family: str) -> bool:
    """Tell whether a family is played by its interpreted chapters."""
    return unit_in_use(family) is None


def exports(family: str, names: Iterable[str]) -> dict[str, object]:
    """Take the public names of a family from its compiled unit."""
    unit = unit_in_use(family)
    return {name: getattr(unit, name) for name in names}


COMPILED: Final = all(not is_pure(family) for family in FAMILIES)
