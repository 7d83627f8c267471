"""What must be true of every estate state, whatever was played; a broken one is named by number."""

from typing import Final

from holotable.estate.asking import due
from holotable.estate.bankruptcy import last_seat
from holotable.estate.bits import bit
from holotable.estate.board import GROUPS
from holotable.estate.holding import credit_of
from holotable.estate.state import (
    BANK,
    CHOICE_DEBT,
    LANDED,
    NO_CLAIM,
    NOBODY,
    OFFERS,
    OVER,
    RESOLVED,
    SEATS,
    State,
    is_deed,
    is_playing,
)

SOUND: Final = 0
CASH_BELOW_ZERO: Final = 1
LEFT_WITH_GOODS: Final = 2
DEED_MISCOUNTED: Final = 3
CREDIT_MISCOUNTED: Final = 4
BANK_MORTGAGE: Final = 5
DEBT_WRONG: Final = 6
CLAIM_WRONG: Final = 7
AUCTION_WRONG: Final = 8
OFFER_WRONG: Final = 9
NOBODY_DUE: Final = 10
END_MISSED: Final = 11
NOT_AT_REST: Final = 12


def flaw(state: State) -> int:
    """Give the first thing that is wrong with a state, or ``SOUND``."""
    found: int = flaw_of_seats(state)
    if found == SOUND:
        found = flaw_of_deeds(state)
    if found == SOUND:
        found = flaw_of_debts(state)
    if found == SOUND:
        found = flaw_of_claims(state)
    if found == SOUND:
        found = flaw_of_auction(state)
    if found == SOUND:
        found = flaw_of_offers(state)
    if found == SOUND:
        found = flaw_of_end(state)
    return found


def flaw_of_seats(state: State) -> int:
    """Look for missing cash, and for goods of seats that have left."""
    seat: int
    for seat in range(SEATS):
        if state.cash[seat] < 0:
            return CASH_BELOW_ZERO
        if not is_playing(state, seat):
            if state.cash[seat] + state.deeds[seat] + state.credit[seat] + state.jail_cards[seat] != 0:
                return LEFT_WITH_GOODS
        if state.space[seat] < 0 or state.space[seat] >= state.board.spaces:
            return LEFT_WITH_GOODS
    return SOUND


def flaw_of_deeds(state: State) -> int:
    """Count every deed at its owner: in the set, in the group, in the credit."""
    seat: int
    deed: int
    for deed in range(state.board.deeds):
        if state.owner[deed] == BANK and state.mortgaged[deed]:
            return BANK_MORTGAGE
        if state.owner[deed] != BANK and (not is_playing(state, state.owner[deed]) or state.waiting[deed]):
            return DEED_MISCOUNTED
    for seat in range(state.seats):
        if flaw_of_holding(state, seat) != SOUND:
            return flaw_of_holding(state, seat)
    return SOUND


def flaw_of_holding(state: State, seat: int) -> int:
    """Compare what is kept about the deeds of a seat with the deeds that it owns."""
    deed: int
    group: int
    count: int
    deeds: int = 0
    credit: int = 0
    for group in range(GROUPS):
        count = 0
        for deed in range(state.board.deeds):
            if state.owner[deed] == seat and state.board.group[deed] == group:
                count += 1
                deeds |= bit(deed)
                credit += credit_of(state, deed)
        if state.owned[seat * GROUPS + group] != count:
            return DEED_MISCOUNTED
    if state.deeds[seat] != deeds:
        return DEED_MISCOUNTED
    return SOUND if state.credit[seat] == credit else CREDIT_MISCOUNTED


def flaw_of_debts(state: State) -> int:
    """Look for debts of or to nobody, and for questions about deeds that need none."""
    place: int
    deed: int
    for place in range(state.debts):
        deed = state.debt_deed[place]
        if not is_playing(state, state.debt_debtor[place]) or state.debt_debtor[place] == state.debt_creditor[place]:
            return DEBT_WRONG
        if state.debt_creditor[place] != BANK and not is_playing(state, state.debt_creditor[place]):
            return DEBT_WRONG
        if state.debt_amount[place] < 0:
            return DEBT_WRONG
        if state.debt_stage[place] == CHOICE_DEBT and (
            state.owner[deed] != state.debt_debtor[place] or not state.mortgaged[deed]
        ):
            return DEBT_WRONG
    return SOUND


def flaw_of_claims(state: State) -> int:
    """Look for claims of or against nobody, closed ones, and numbers given twice."""
    place: int
    other: int
    if state.claim_thrown != NO_CLAIM and state.claim_thrown >= state.claims:
        return CLAIM_WRONG
    for place in range(state.claims):
        if not is_playing(state, state.claim_debtor[place]) or not is_playing(state, state.claim_creditor[place]):
            return CLAIM_WRONG
        if state.claim_debtor[place] == state.claim_creditor[place] or state.claim_waits[place] < 1:
            return CLAIM_WRONG
        for other in range(place):
            if state.claim_id[other] == state.claim_id[place]:
                return CLAIM_WRONG
    return SOUND


def flaw_of_auction(state: State) -> int:
    """Look for a lot that is owned, a bid that cannot be paid, and lots that wait while seats rest."""
    deed: int
    waiting: int = 0
    for deed in range(state.board.deeds):
        waiting += state.waiting[deed]
    if waiting != state.lots_waiting:
        return AUCTION_WRONG
    if not state.auctioning:
        return SOUND if waiting == 0 or state.debts > 0 else NOT_AT_REST
    if not is_deed(state, state.lot_deed) or state.owner[state.lot_deed] != BANK:
        return AUCTION_WRONG
    if state.passed & ~state.playing != 0:
        return AUCTION_WRONG
    if state.high_bidder == NOBODY:
        return SOUND
    return SOUND if state.cash[state.high_bidder] >= state.high_bid else AUCTION_WRONG


def flaw_of_offers(state: State) -> int:
    """Count the offers, and look for one between seats that are not both in the game."""
    place: int
    count: int = 0
    for place in range(OFFERS):
        if state.offer_id[place] > 0:
            count += 1
            if state.offer_maker[place] == state.offer_taker[place]:
                return OFFER_WRONG
            if not is_playing(state, state.offer_maker[place]) or not is_playing(state, state.offer_taker[place]):
                return OFFER_WRONG
    return SOUND if count == state.offers else OFFER_WRONG


def flaw_of_end(state: State) -> int:
    """See that somebody or luck is due, only seats in the game, unless one seat is left and has won."""
    waiting: int = due(state)
    if state.phase == LANDED or state.phase == RESOLVED:
        if state.debts == 0 and not state.auctioning and state.claim_thrown == NO_CLAIM:
            return NOT_AT_REST
    if (last_seat(state) != NOBODY) != (state.phase == OVER) or last_seat(state) != state.winner:
        return END_MISSED
    if state.phase == OVER:
        return SOUND if waiting == 0 else END_MISSED
    if waiting == 0 or (waiting > 0 and waiting & ~state.playing != 0):
        return NOBODY_DUE
    return SOUND
