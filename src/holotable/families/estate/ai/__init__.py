"""The bots' decisions in the estate family, and the loop that plays whole games; compiled or interpreted."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.layout import fields_of
from holotable.families.estate.ai import counts, reasons
from holotable.families.estate.ai.policies import RANDOM, THRIFTY

UNIT = (
    "Counts",
    "Driver",
    "EstateCounts",
    "EventSheet",
    "Notes",
    "Recorder",
    "play_many",
    "play_on",
    "policy_choice",
)

if TYPE_CHECKING or is_pure("estate"):
    from holotable.families.estate.ai.counts import EstateCounts
    from holotable.families.estate.ai.driver import Driver, play_many, play_on
    from holotable.families.estate.ai.notes import Notes
    from holotable.families.estate.ai.policies import policy_choice
    from holotable.families.estate.ai.recorder import Recorder
    from holotable.stats.event_sheet import EventSheet
    from holotable.stats.game_stats import Counts
else:
    globals().update(exports("estate", UNIT))

COUNT_FIELDS = fields_of(counts.EstateCounts)  # the text knows its annotations in every build

__all__ = [
    "COUNT_FIELDS",
    "RANDOM",
    "THRIFTY",
    "Counts",
    "Driver",
    "EstateCounts",
    "EventSheet",
    "Notes",
    "Recorder",
    "play_many",
    "play_on",
    "policy_choice",
    "reasons",
]
