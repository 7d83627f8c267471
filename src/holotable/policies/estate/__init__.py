"""Policies for the estate family. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.fields import fields_of
from holotable.policies.estate import counting, reasons
from holotable.policies.estate.driver import RANDOM, THRIFTY

if TYPE_CHECKING or is_pure("estate"):
    from holotable.core.course import Counts
    from holotable.policies.estate.counting import EstateCounts
    from holotable.policies.estate.driver import Driver, play_many
    from holotable.policies.estate.notes import Notes
    from holotable.policies.estate.thrifty import thrifty_choice
    from holotable.policies.estate.watching import Watch
else:
    globals().update(
        exports("estate", ("Counts", "Driver", "EstateCounts", "Notes", "Watch", "play_many", "thrifty_choice"))
    )

COUNT_FIELDS = fields_of(counting.EstateCounts)  # the text knows its annotations in every build

__all__ = [
    "COUNT_FIELDS",
    "RANDOM",
    "THRIFTY",
    "Counts",
    "Driver",
    "EstateCounts",
    "Notes",
    "Watch",
    "play_many",
    "reasons",
    "thrifty_choice",
]
