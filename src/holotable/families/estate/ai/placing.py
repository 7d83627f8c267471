"""Where a thrifty player builds, and what it gives for pieces that are short."""

from typing import Final

from holotable.core.decisions import Decision
from holotable.families.estate.ai.building_moves import choose_building_move, next_in, set_to_finish
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.raising import NO_GROUP, rent_step
from holotable.families.estate.ai.reasons import BEST_RETURN, TOO_DEAR
from holotable.families.estate.ai.worth import least_reserve, reserve_of
from holotable.families.estate.rules.building import is_in_window, next_piece, next_price
from holotable.families.estate.rules.codes import BUILD, COUNT, DEED, PASS, PLACE, WANT
from holotable.families.estate.rules.state import NO_DEED, NO_PIECE, State
from holotable.families.estate.rules.stock import most_wanted

PREFERRED_LEVEL: Final = 3  # the step to it adds most rent; from here on a player builds only when rich
ANY_PRICE: Final = 1000000000
BID_SHARE: Final = 16  # cash that has no other use: one part of so many for a piece that is short


def choose_building(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Build where rent grows most for the price, if the reserve stays; tell whether there is such a place."""
    reserve: int
    deed: int
    if state.cash[seat] <= least_reserve(state) or not is_in_window(state, seat):
        return False
    reserve = reserve_of(state, seat)
    if choose_building_move(state, seat, state.cash[seat] - reserve, notes, decision):
        return True
    deed = fruitful_place(state, seat, state.cash[seat] - reserve, NO_PIECE)
    if deed == NO_DEED:
        return False
    notes.note(BEST_RETURN, reserve)
    decision.kind = BUILD
    decision.argument[DEED] = deed
    return True


def best_place(state: State, seat: int, spare: int, piece: int) -> int:
    """Give the deed for the next piece of a kind: in the set that is to be finished, or where rent grows most."""
    group: int = set_to_finish(
        state, seat, 2 * (state.cash[seat] - reserve_of(state, seat))
    )  # a plan is carried through
    deed: int = NO_DEED if group == NO_GROUP else next_in(state, group)
    if deed != NO_DEED and next_piece(state, deed) == piece:
        return deed
    return fruitful_place(state, seat, spare, piece)


def fruitful_place(state: State, seat: int, spare: int, piece: int) -> int:
    """Give the deed on which the next piece, of a kind or any, adds most rent for its price, or ``NO_DEED``."""
    deed: int
    gain: int
    best: int = 0
    found: int = NO_DEED
    group: int = 0
    groups: int = state.sets[seat] if spare > 0 else 0
    while groups > 0:
        if groups & 1 == 1 and state.buried[group] == 0:
            deed = next_in(state, group)
            if deed != NO_DEED and may_afford(state, deed, spare) and piece in (NO_PIECE, next_piece(state, deed)):
                gain = 1 + rent_step(state, deed, state.level[deed])
                if gain > best:
                    best = gain
                    found = deed
        groups >>= 1
        group += 1
    return found


def may_afford(state: State, deed: int, spare: int) -> bool:
    """Tell whether spare cash pays the next step on a deed; beyond the preferred level it has to pay two."""
    price: int = max(next_price(state, deed), state.board.auction_opening)  # a short piece may go to auction
    return price <= spare if state.level[deed] < PREFERRED_LEVEL else 2 * price <= spare


def choose_want(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Want as many of the pieces that are short as spare cash pays."""
    spare: int = state.cash[seat] - reserve_of(state, seat)
    deed: int = best_place(state, seat, spare, state.demand)
    decision.kind = PASS
    notes.note(TOO_DEAR, reserve_of(state, seat))
    if deed != NO_DEED:
        decision.kind = WANT
        decision.argument[COUNT] = max(1, min(most_wanted(state, seat), spare // max(1, next_price(state, deed))))
        notes.note(BEST_RETURN, reserve_of(state, seat))
    return True


def choose_place(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Put a piece where rent grows most; one that is not paid yet only if the reserve stays."""
    spare: int = ANY_PRICE if state.prepaid else state.cash[seat] - reserve_of(state, seat)
    deed: int = best_place(state, seat, spare, state.demand)
    notes.note(BEST_RETURN, reserve_of(state, seat))
    decision.kind = PASS if deed == NO_DEED else PLACE
    decision.argument[DEED] = max(0, deed)
    return True


def limit_for_piece(state: State, seat: int) -> int:
    """Give the highest bid for a piece that is short: half more than its list price, or a share of much spare cash."""
    spare: int = state.cash[seat] - reserve_of(state, seat)
    deed: int = best_place(state, seat, ANY_PRICE, state.lot_piece)
    if deed == NO_DEED:
        return 0
    return min(spare, max(state.board.auction_opening, 3 * next_price(state, deed) // 2, spare // BID_SHARE))
