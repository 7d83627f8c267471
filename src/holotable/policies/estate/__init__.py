"""Policies for the estate family. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.policies.estate import reasons
from holotable.policies.estate.driver import RANDOM, THRIFTY

if TYPE_CHECKING or is_pure("estate"):
    from holotable.policies.estate.driver import Driver, play_many
    from holotable.policies.estate.notes import Notes
    from holotable.policies.estate.thrifty import thrifty_choice
else:
    globals().update(exports("estate", ("Driver", "Notes", "play_many", "thrifty_choice")))

__all__ = ["RANDOM", "THRIFTY", "Driver", "Notes", "play_many", "reasons", "thrifty_choice"]
