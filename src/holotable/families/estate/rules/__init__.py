"""The estate family: deeds round a board, rent, auctions, mortgages, trades, debts. One text, compiled or plain."""

from typing import TYPE_CHECKING

from holotable.build import exports, is_pure
from holotable.core.decisions import BANK
from holotable.core.layout import fields_of
from holotable.core.naming import constants
from holotable.core.tape import TAPE_ROW
from holotable.families.estate.rules import board, codes, invariants, keys, state
from holotable.families.estate.rules.board import (
    DECK_CARDS,
    DECKS,
    DEEDS,
    FACES,
    GROUP_DEEDS,
    GROUPS,
    NO_CARD,
    RENTS,
    SPACES,
)
from holotable.families.estate.rules.invariants import ALL_HOLD
from holotable.families.estate.rules.state import (
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
    "building_cost",
    "broken_invariant",
    "give_deed",
    "highest_bid",
    "is_doubled",
    "is_mission_won",
    "is_possible",
    "is_rest_point",
    "lowest_bid",
    "most_wanted",
    "next_id",
    "next_price",
    "options",
    "outcome_of",
    "owned_in_group",
    "owns_group",
    "prompt",
    "put_back",
    "max_cash",
    "redeem_cost",
    "rent_due",
    "rung_of",
    "set_level",
    "set_mortgage",
    "set_up",
    "settle",
    "tradable_deeds",
    "trade_partners",
    "wealth",
    "why_not",
)

if TYPE_CHECKING or is_pure("estate"):
    from holotable.core.decisions import Decision, Options
    from holotable.core.tape import Tape
    from holotable.families.estate.rules.auction import highest_bid, lowest_bid
    from holotable.families.estate.rules.board import Board, count_groups
    from holotable.families.estate.rules.building import next_price
    from holotable.families.estate.rules.decks import fill_decks, put_back
    from holotable.families.estate.rules.game import apply, cases, is_possible, outcome_of, set_up, settle
    from holotable.families.estate.rules.invariants import broken_invariant
    from holotable.families.estate.rules.legality import why_not
    from holotable.families.estate.rules.missions import is_mission_won
    from holotable.families.estate.rules.mortgage import redeem_cost
    from holotable.families.estate.rules.option_list import options, trade_partners
    from holotable.families.estate.rules.ownership import (
        give_deed,
        max_cash,
        owned_in_group,
        owns_group,
        set_level,
        set_mortgage,
    )
    from holotable.families.estate.rules.prompts import due, prompt
    from holotable.families.estate.rules.rent import is_doubled, rent_due, rung_of
    from holotable.families.estate.rules.scoring import building_cost, wealth
    from holotable.families.estate.rules.situation import is_rest_point
    from holotable.families.estate.rules.state import State, next_id
    from holotable.families.estate.rules.stock import most_wanted
    from holotable.families.estate.rules.trade import tradable_deeds
    from holotable.families.estate.rules.turn import begin
else:
    globals().update(exports("estate", UNIT))

STATE_FIELDS = fields_of(state.State)  # the text knows its annotations in every build
INVARIANT_NAMES = {number: name.lower().replace("_", " ") for name, number in constants(invariants).items()}

__all__ = [
    "ALL_HOLD",
    "BANK",
    "CHOICE_DEBT",
    "CLAIMS",
    "DEBTS",
    "DECKS",
    "DECK_CARDS",
    "DEEDS",
    "FACES",
    "GROUPS",
    "GROUP_DEEDS",
    "HOTEL",
    "HOUSE",
    "IDS",
    "INVARIANT_NAMES",
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
    "broken_invariant",
    "building_cost",
    "cases",
    "codes",
    "count_groups",
    "due",
    "fill_decks",
    "give_deed",
    "highest_bid",
    "invariants",
    "is_doubled",
    "is_mission_won",
    "is_possible",
    "is_rest_point",
    "keys",
    "lowest_bid",
    "max_cash",
    "most_wanted",
    "next_id",
    "next_price",
    "options",
    "outcome_of",
    "owned_in_group",
    "owns_group",
    "prompt",
    "put_back",
    "redeem_cost",
    "rent_due",
    "rung_of",
    "set_level",
    "set_mortgage",
    "set_up",
    "settle",
    "tradable_deeds",
    "trade_partners",
    "wealth",
    "why_not",
]
