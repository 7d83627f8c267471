"""Policies for the race family. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import is_compiled
from holotable.policies.race.driver import RANDOM, SCOUT

if TYPE_CHECKING or not is_compiled("race"):
    from holotable.policies.race.driver import Driver
    from holotable.policies.race.scout import choose_scout, pawn_worth, value_of
else:
    from holotable._race import Driver, choose_scout, pawn_worth, value_of

__all__ = ["RANDOM", "SCOUT", "Driver", "choose_scout", "pawn_worth", "value_of"]
