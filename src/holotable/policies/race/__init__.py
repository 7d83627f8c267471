"""Policies for the race family. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.fields import fields_of
from holotable.policies.race import watching
from holotable.policies.race.driver import RANDOM, SCOUT

if TYPE_CHECKING or is_pure("race"):
    from holotable.core.course import Counts
    from holotable.policies.race.driver import Driver, play_many
    from holotable.policies.race.scout import choose_scout, pawn_worth, value_of
    from holotable.policies.race.watching import RaceCounts, Watch
else:
    globals().update(
        exports(
            "race", ("Counts", "Driver", "RaceCounts", "Watch", "choose_scout", "pawn_worth", "play_many", "value_of")
        )
    )

COUNT_FIELDS = fields_of(watching.RaceCounts)  # the text knows its annotations in every build

__all__ = [
    "COUNT_FIELDS",
    "RANDOM",
    "SCOUT",
    "Counts",
    "Driver",
    "RaceCounts",
    "Watch",
    "choose_scout",
    "pawn_worth",
    "play_many",
    "value_of",
]
