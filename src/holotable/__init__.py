"""Holotable: five Star Wars board games by their rulebooks, to play and to study. An unofficial fan project."""

from holotable.build import COMPILED
from holotable.core.errors import EditionError, HolotableError, IllegalDecision, ReplayMismatch
from holotable.core.luck import Recorded, Script, Seeded
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
    "read_log",
    "replay",
    "write_log",
]
