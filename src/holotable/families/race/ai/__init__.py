"""The bots' decisions in the race family, and the loop that plays whole games; compiled or interpreted."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.layout import fields_of
from holotable.families.race.ai import recorder
from holotable.families.race.ai.driver import RANDOM, SCOUT

UNIT = (
    "Counts",
    "Driver",
    "EventSheet",
    "Generator",
    "RaceCounts",
    "Recorder",
    "choose_scout",
    "pawn_worth",
    "play_many",
    "play_on",
    "value_of",
)

if TYPE_CHECKING or is_pure("race"):
    from holotable.core.rng import Generator
    from holotable.families.race.ai.driver import Driver, play_many, play_on
    from holotable.families.race.ai.recorder import RaceCounts, Recorder
    from holotable.families.race.ai.scout import choose_scout, pawn_worth, value_of
    from holotable.stats.event_sheet import EventSheet
    from holotable.stats.game_stats import Counts
else:
    globals().update(exports("race", UNIT))

COUNT_FIELDS = fields_of(recorder.RaceCounts)  # the text knows its annotations in every build

__all__ = [
    "COUNT_FIELDS",
    "RANDOM",
    "SCOUT",
    "Counts",
    "Driver",
    "EventSheet",
    "Generator",
    "RaceCounts",
    "Recorder",
    "choose_scout",
    "pawn_worth",
    "play_many",
    "play_on",
    "value_of",
]
