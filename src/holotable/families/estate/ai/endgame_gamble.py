"""The endgame gamble: a player who is behind offers the leader most of its cash for a deed.

When everything is built and the bank pays more than rents take, a fortune in hand decides nothing. The leader may
well sell what has no buildings; the buyer then has more rent and little cash, and the game is open again.
"""

from typing import Final

from holotable.core.decisions import Decision
from holotable.core.keys import ALLOWED
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.prizes import richest_other
from holotable.families.estate.ai.reasons import STAKES_CASH
from holotable.families.estate.ai.trading import is_paused, pause_asking, write_offer
from holotable.families.estate.ai.worth import deed_gain, reserve_of
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.scoring import wealth
from holotable.families.estate.rules.state import NO_DEED, State
from holotable.families.estate.rules.trade import tradable_deeds, why_not_offer

PATIENCE: Final = 500  # turns; nearly every game is over long before
FORTUNE: Final = 10  # times the cash that a seat begins with


def choose_gamble(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Offer the leader all cash but half of the reserve for its best deed without buildings; tell whether to."""
    leader: int
    deed: int
    paid: int
    if state.turns < PATIENCE or state.cash[seat] < FORTUNE * state.board.start_cash:
        return False
    leader = richest_other(state, seat)
    deed = best_of(state, seat, tradable_deeds(state, leader))
    if deed == NO_DEED or wealth(state, seat) >= wealth(state, leader) or is_paused(state, seat, bit(deed), notes):
        return False
    paid = state.cash[seat] - reserve_of(state, seat) // 2
    write_offer(leader, paid, 0, bit(deed), decision)
    if why_not_offer(state, seat, leader, decision) != ALLOWED:
        return False
    pause_asking(state, seat, bit(deed), notes)
    notes.offered[seat] = state.turns
    notes.note(STAKES_CASH, paid)
    return True


def best_of(state: State, seat: int, deeds: int) -> int:
    """Give the deed of several that adds most to those of a seat, or ``NO_DEED``."""
    deed: int
    found: int = NO_DEED
    for deed in range(state.board.deeds):
        if has(deeds, deed):
            if found == NO_DEED or deed_gain(state, seat, deed, 0) > deed_gain(state, seat, found, 0):
                found = deed
    return found
