"""Policies for the race family. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.policies.race.driver import RANDOM, SCOUT

if TYPE_CHECKING or is_pure("race"):
    from holotable.policies.race.driver import Driver, play_many
    from holotable.policies.race.scout import choose_scout, pawn_worth, value_of
else:
    globals().update(exports("race", ("Driver", "choose_scout", "pawn_worth", "play_many", "value_of")))

__all__ = ["RANDOM", "SCOUT", "Driver", "choose_scout", "pawn_worth", "play_many", "value_of"]
