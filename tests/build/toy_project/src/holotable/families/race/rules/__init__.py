"""The race family: its public names, from the compiled unit or from the chapters."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure

__all__ = [
    "HOME",
    "Board",
    "Options",
    "Seeded",
    "State",
    "Tape",
    "apply",
    "options",
    "play_many",
    "settle",
    "state_hash",
]

if TYPE_CHECKING or is_pure("race"):
    from holotable.core.luck import Seeded
    from holotable.core.tape import Tape
    from holotable.families.race.ai.random import play_many
    from holotable.families.race.rules.board import Board
    from holotable.families.race.rules.game import Options, apply, options, settle, state_hash
    from holotable.families.race.rules.state import HOME, State
else:
    globals().update(exports("race", __all__))
