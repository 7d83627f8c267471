"""The race family: pawns on a track, cards, slides and shields. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.layout import fields_of
from holotable.core.naming import constants
from holotable.core.tape import TAPE_ROW
from holotable.families.race.rules import codes, invariants, keys, state
from holotable.families.race.rules.board import (
    CARDS,
    COLOURS,
    GONE,
    HOME,
    HOME_ZONE,
    HOME_ZONE_MOST,
    NOWHERE,
    PAWNS,
    REACH,
    START,
    START_ZONE_MOST,
    TRACK,
)
from holotable.families.race.rules.invariants import ALL_HOLD, END_MISSED
from holotable.families.race.rules.state import CHOOSING_FIRST, DRAWING, OVER, SEATS, TO_DRAW, TO_MOVE, TO_SHIELD

UNIT = (
    "Board",
    "Decision",
    "Options",
    "State",
    "Tape",
    "apply",
    "cases",
    "distance_home",
    "due",
    "broken_invariant",
    "is_out",
    "is_place",
    "is_possible",
    "lay_paths",
    "options",
    "outcome_of",
    "prompt",
    "set_up",
    "settle",
    "why_not",
)

if TYPE_CHECKING or is_pure("race"):
    from holotable.core.decisions import Decision, Options
    from holotable.core.tape import Tape
    from holotable.families.race.rules.board import Board, distance_home, is_place, lay_paths
    from holotable.families.race.rules.game import apply, cases, due, is_possible, outcome_of, prompt, set_up, settle
    from holotable.families.race.rules.invariants import broken_invariant
    from holotable.families.race.rules.legality import why_not
    from holotable.families.race.rules.option_list import options
    from holotable.families.race.rules.state import State, is_out
else:
    globals().update(exports("race", UNIT))

INVARIANT_NAMES = {number: name.lower().replace("_", " ") for name, number in constants(invariants).items()}
STATE_FIELDS = fields_of(state.State)  # the text knows its annotations in every build

__all__ = [
    "ALL_HOLD",
    "CARDS",
    "CHOOSING_FIRST",
    "COLOURS",
    "DRAWING",
    "END_MISSED",
    "GONE",
    "HOME",
    "HOME_ZONE",
    "HOME_ZONE_MOST",
    "INVARIANT_NAMES",
    "NOWHERE",
    "OVER",
    "PAWNS",
    "REACH",
    "SEATS",
    "START",
    "START_ZONE_MOST",
    "STATE_FIELDS",
    "TAPE_ROW",
    "TO_DRAW",
    "TO_MOVE",
    "TO_SHIELD",
    "TRACK",
    "Board",
    "Decision",
    "Options",
    "State",
    "Tape",
    "apply",
    "broken_invariant",
    "cases",
    "codes",
    "distance_home",
    "due",
    "is_out",
    "is_place",
    "is_possible",
    "keys",
    "lay_paths",
    "options",
    "outcome_of",
    "prompt",
    "set_up",
    "settle",
    "why_not",
]
