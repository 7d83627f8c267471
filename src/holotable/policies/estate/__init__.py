"""Policies for the estate family. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure

if TYPE_CHECKING or is_pure("estate"):
    from holotable.policies.estate.driver import Driver, play_many
else:
    globals().update(exports("estate", ("Driver", "play_many")))

__all__ = ["Driver", "play_many"]
