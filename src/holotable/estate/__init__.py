"""The estate family: deeds round a board, rent, auctions, mortgages, trades, debts. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.fields import fields_of
from holotable.core.naming import constants
from holotable.core.tape import TAPE_ROW
from holotable.estate import board, keys, soundness, state, words
from holotable.estate.board import DECK_CARDS, DECKS, DEEDS, FACES, GROUP_DEEDS, GROUPS, NO_CARD, RENTS, SPACES
from holotable.estate.soundness import SOUND
from holotable.estate.state import (
    BANK,
    CHOICE_DEBT,
    CLAIMS,
    DEBTS,
    HOTEL,
    HOUSE,
    IDS,
    LANDED,
    LEAVING,
    NEW_DEBT,
    NO_CLAIM,
    NO_DECK,
    NO_DEED,
    NO_PIECE,
    NOBODY,
    OFFERS,
    OPENING,
    OVER,
    RESOLVED,
    ROLLING,
    SEATS,
    TO_BUY,
    TO_END,
    TO_ROLL,
)

UNIT = (
    "Board",
    "Decision",
    "Options",
    "State",
    "Tape",
    "apply",
    "begin",
    "cases",
    "count_groups",
    "due",
    "fill_decks",
    "flaw",
    "give_deed",
    "highest_bid",
    "is_possible",
    "is_rest_point",
    "lowest_bid",
    "most_wanted",
    "next_id",
    "next_price",
    "options",
    "outcome_of",
    "prompt",
    "put_back",
    "reach",
    "redeem_cost",
    "rent_due",
    "set_level",
    "set_mortgage",
    "set_up",
    "settle",
    "tradable_deeds",
    "wealth",
    "why_not",
)

if TYPE_CHECKING or is_pure("estate"):
    from holotable.core.decisions import Decision, Options
    from holotable.core.tape import Tape
    from holotable.estate.asking import due, prompt
    from holotable.estate.auction import highest_bid, lowest_bid
    from holotable.estate.board import Board, count_groups
    from holotable.estate.building import next_price
    from holotable.estate.decks import fill_decks, put_back
    from holotable.estate.game import apply, cases, is_possible, outcome_of, set_up, settle
    from holotable.estate.holding import give_deed, reach, set_level, set_mortgage
    from holotable.estate.legality import why_not
    from holotable.estate.listing import options
    from holotable.estate.mortgage import redeem_cost
    from holotable.estate.rent import rent_due
    from holotable.estate.scoring import wealth
    from holotable.estate.soundness import flaw
    from holotable.estate.state import State, next_id
    from holotable.estate.stock import most_wanted
    from holotable.estate.timing import is_rest_point
    from holotable.estate.trade import tradable_deeds
    from holotable.estate.turn import begin
else:
    globals().update(exports("estate", UNIT))

STATE_FIELDS = fields_of(state.State)  # the text knows its annotations in every build
FLAW_NAMES = {number: name.lower().replace("_", " ") for name, number in constants(soundness).items()}

__all__ = [
    "BANK",
    "CHOICE_DEBT",
    "CLAIMS",
    "DEBTS",
    "DECKS",
    "DECK_CARDS",
    "DEEDS",
    "FACES",
    "FLAW_NAMES",
    "GROUPS",
    "GROUP_DEEDS",
    "HOTEL",
    "HOUSE",
    "IDS",
    "LANDED",
    "LEAVING",
    "NEW_DEBT",
    "NOBODY",
    "NO_CARD",
    "NO_CLAIM",
    "NO_DECK",
    "NO_DEED",
    "NO_PIECE",
    "OFFERS",
    "OPENING",
    "OVER",
    "RENTS",
    "RESOLVED",
    "ROLLING",
    "SEATS",
    "SOUND",
    "SPACES",
    "STATE_FIELDS",
    "TAPE_ROW",
    "TO_BUY",
    "TO_END",
    "TO_ROLL",
    "Board",
    "Decision",
    "Options",
    "State",
    "Tape",
    "apply",
    "begin",
    "board",
    "cases",
    "count_groups",
    "due",
    "fill_decks",
    "flaw",
    "give_deed",
    "highest_bid",
    "is_possible",
    "is_rest_point",
    "keys",
    "lowest_bid",
    "most_wanted",
    "next_id",
    "next_price",
    "options",
    "outcome_of",
    "prompt",
    "put_back",
    "reach",
    "redeem_cost",
    "rent_due",
    "set_level",
    "set_mortgage",
    "set_up",
    "settle",
    "soundness",
    "tradable_deeds",
    "wealth",
    "why_not",
    "words",
]
