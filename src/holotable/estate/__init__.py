"""The estate family: deeds round a board, rent, auctions, mortgages, trades, debts. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.fields import fields_of
from holotable.core.tape import TAPE_ROW
from holotable.estate import keys, state, words
from holotable.estate.soundness import SOUND
from holotable.estate.state import BANK, NOBODY, OVER, SEATS

UNIT = (
    "Board",
    "Decision",
    "Options",
    "State",
    "Tape",
    "apply",
    "cases",
    "count_groups",
    "due",
    "flaw",
    "highest_bid",
    "is_possible",
    "lowest_bid",
    "options",
    "outcome_of",
    "prompt",
    "set_up",
    "settle",
    "why_not",
)

if TYPE_CHECKING or is_pure("estate"):
    from holotable.core.decisions import Decision, Options
    from holotable.core.tape import Tape
    from holotable.estate.asking import due, prompt
    from holotable.estate.auction import highest_bid, lowest_bid
    from holotable.estate.board import Board, count_groups
    from holotable.estate.game import apply, cases, is_possible, outcome_of, set_up, settle
    from holotable.estate.legality import why_not
    from holotable.estate.listing import options
    from holotable.estate.soundness import flaw
    from holotable.estate.state import State
else:
    globals().update(exports("estate", UNIT))

STATE_FIELDS = fields_of(state.State)  # the text knows its annotations in every build

__all__ = [
    "BANK",
    "NOBODY",
    "OVER",
    "SEATS",
    "SOUND",
    "STATE_FIELDS",
    "TAPE_ROW",
    "Board",
    "Decision",
    "Options",
    "State",
    "Tape",
    "apply",
    "cases",
    "count_groups",
    "due",
    "flaw",
    "highest_bid",
    "is_possible",
    "keys",
    "lowest_bid",
    "options",
    "outcome_of",
    "prompt",
    "set_up",
    "settle",
    "why_not",
    "words",
]
