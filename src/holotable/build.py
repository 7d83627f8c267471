"""Which build of the rules runs: the compiled unit, or the plain text that it was compiled from."""

import os
from importlib.util import find_spec
from typing import Final

BUILDS: Final = ("auto", "pure", "compiled")


def wanted_build() -> str:
    """Read ``HOLOTABLE_BUILD``."""
    wanted = os.environ.get("HOLOTABLE_BUILD", "auto")
    if wanted not in BUILDS:
        raise ImportError(f"HOLOTABLE_BUILD is {wanted!r}, allowed are {', '.join(BUILDS)}")
    return wanted


def is_compiled(family: str) -> bool:
    """Tell whether the rules of a family run compiled in this process."""
    wanted = wanted_build()
    if wanted == "pure":
        return False
    there = find_spec(f"holotable._{family}") is not None
    if wanted == "compiled" and not there:
        raise ImportError(f"HOLOTABLE_BUILD=compiled, but the {family} rules are not compiled here: run 'make setup'")
    return there


COMPILED: Final = is_compiled("race")
