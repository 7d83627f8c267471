"""Holotable: Star Wars board games by their rulebooks, to play and to study. An unofficial fan project."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holotable.build import COMPILED
    from holotable.core.errors import EditionError, HolotableError, IllegalDecision, ReplayMismatch
    from holotable.core.luck import Recorded, Script, Seeded
    from holotable.families.check import check_edition
    from holotable.sim import Tally, simulate
    from holotable.table import Table, read_log, replay, write_log

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "EditionError",
    "HolotableError",
    "IllegalDecision",
    "Recorded",
    "ReplayMismatch",
    "Script",
    "Seeded",
    "Table",
    "Tally",
    "check_edition",
    "read_log",
    "replay",
    "simulate",
    "write_log",
]

_HOMES = {
    "COMPILED": "holotable.build",
    "EditionError": "holotable.core.errors",
    "HolotableError": "holotable.core.errors",
    "IllegalDecision": "holotable.core.errors",
    "ReplayMismatch": "holotable.core.errors",
    "Recorded": "holotable.core.luck",
    "Script": "holotable.core.luck",
    "Seeded": "holotable.core.luck",
    "Tally": "holotable.sim",
    "check_edition": "holotable.families.check",
    "simulate": "holotable.sim",
}


def __dir__() -> list[str]:
    """List the public names too that nobody has asked for yet."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    """Load a public name when it is first asked for, so that the command line starts at once."""
    if name not in __all__:
        raise AttributeError(f"module 'holotable' has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES.get(name, "holotable.table")), name)
    globals()[name] = value
    return value
