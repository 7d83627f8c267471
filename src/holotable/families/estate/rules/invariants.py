"""Invariants of every estate state; a broken one is named by its number."""

from typing import Final

from holotable.core.decisions import BANK
from holotable.families.estate.rules.bankruptcy import last_seat
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import DECK_CARDS, DECKS, GROUP_DEEDS, GROUPS, KEEP, MISSIONS, SIDES, STREETS
from holotable.families.estate.rules.jail import JAIL_TURNS
from holotable.families.estate.rules.ownership import credit_of, hotels_of, houses_of
from holotable.families.estate.rules.prompts import due
from holotable.families.estate.rules.situation import is_rest_point
from holotable.families.estate.rules.state import (
    CHOICE_DEBT,
    HOTEL,
    HOUSE,
    LANDED,
    LEAVING,
    NEW_DEBT,
    NO_CLAIM,
    NO_DECK,
    NO_MISSION,
    NO_PIECE,
    NO_TOKEN,
    NOBODY,
    OFFERS,
    OVER,
    RESOLVED,
    ROLLING,
    SEATS,
    TO_MISSION,
    TO_PRIZE,
    State,
    is_deed,
    is_playing,
)

ALL_HOLD: Final = 0
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
JAIL_WRONG: Final = 13
UNEVEN: Final = 14
BUILT_ON_MORTGAGE: Final = 15
STOCK_MISCOUNTED: Final = 16
DECK_MISCOUNTED: Final = 17
DEMAND_WRONG: Final = 18
MISSION_WRONG: Final = 19
LANDER_WRONG: Final = 20


def broken_invariant(state: State) -> int:
    """Give the number of the first broken invariant, or ``ALL_HOLD``."""
    found: int = broken_in_seats(state)
    if found == ALL_HOLD:
        found = broken_in_deeds(state)
    if found == ALL_HOLD:
        found = broken_in_buildings(state)
    if found == ALL_HOLD:
        found = broken_in_decks(state)
    if found == ALL_HOLD:
        found = broken_in_debts(state)
    if found == ALL_HOLD:
        found = broken_in_claims(state)
    if found == ALL_HOLD:
        found = broken_in_auction(state)
    if found == ALL_HOLD:
        found = broken_in_demand(state)
    if found == ALL_HOLD:
        found = broken_in_offers(state)
    if found == ALL_HOLD:
        found = broken_in_mission(state)
    if found == ALL_HOLD:
        found = broken_in_end(state)
    return found


def broken_in_seats(state: State) -> int:
    """Look for missing cash, tokens in the wrong place, and goods of seats that have left."""
    seat: int
    for seat in range(SEATS):
        if state.cash[seat] < 0:
            return CASH_BELOW_ZERO
        if not is_playing(state, seat):
            if state.cash[seat] + state.deeds[seat] + state.credit[seat] + state.jail_cards[seat] != 0:
                return LEFT_WITH_GOODS
        if state.jail[seat] < 0 or state.jail[seat] > JAIL_TURNS:
            return JAIL_WRONG
        if state.jail[seat] > 0 and is_playing(state, seat) and state.space[seat] != state.board.jail:
            return JAIL_WRONG
        if state.space[seat] < 0 or state.space[seat] >= state.board.spaces:
            return JAIL_WRONG
        if is_playing(state, seat) != (state.rank[seat] == 0 and seat < state.seats) and state.phase != OVER:
            return END_MISSED
    return ALL_HOLD


def broken_in_deeds(state: State) -> int:
    """Count every deed at its owner: in the set, in the group, in the credit."""
    seat: int
    deed: int
    for deed in range(state.board.deeds):
        if state.owner[deed] == BANK and state.mortgaged[deed] and state.board.bank_clears_mortgage:
            return BANK_MORTGAGE
        if state.owner[deed] != BANK and (not is_playing(state, state.owner[deed]) or state.waiting[deed]):
            return DEED_MISCOUNTED
    for seat in range(state.seats):
        if broken_in_holding(state, seat) != ALL_HOLD:
            return broken_in_holding(state, seat)
    return ALL_HOLD


def broken_in_holding(state: State, seat: int) -> int:
    """Compare what is kept about the deeds of a seat with the deeds that it owns."""
    place: int
    deed: int
    group: int
    count: int
    is_set: bool
    deeds: int = 0
    credit: int = 0
    for group in range(GROUPS):
        count = 0
        for place in range(state.board.group_size[group]):
            deed = state.board.group_deed[group * GROUP_DEEDS + place]
            if state.owner[deed] == seat:
                count += 1
                deeds |= bit(deed)
                credit += credit_of(state, deed)
        is_set = count > 0 and count == state.board.group_size[group] and state.board.group_kind[group] == STREETS
        if state.owned[seat * GROUPS + group] != count or has(state.sets[seat], group) != is_set:
            return DEED_MISCOUNTED
    if state.deeds[seat] != deeds:
        return DEED_MISCOUNTED
    return ALL_HOLD if state.credit[seat] == credit else CREDIT_MISCOUNTED


def broken_in_buildings(state: State) -> int:
    """Count the pieces on the board and in the bank; see that groups are even and built by one owner without mortgages."""
    deed: int
    group: int
    found: int
    houses: int = state.stock[HOUSE]
    hotels: int = state.stock[HOTEL]
    for deed in range(state.board.deeds):
        houses += houses_of(state, state.level[deed])
        hotels += hotels_of(state, state.level[deed])
        if state.level[deed] < 0 or state.level[deed] > state.board.top_level:
            return UNEVEN
    if houses != state.board.houses or hotels != state.board.hotels or min(state.stock[HOUSE], state.stock[HOTEL]) < 0:
        return STOCK_MISCOUNTED
    for group in range(GROUPS):
        found = broken_in_group(state, group)
        if found != ALL_HOLD:
            return found
    return ALL_HOLD


def broken_in_group(state: State, group: int) -> int:
    """Look at the levels and mortgages of one group."""
    place: int
    deed: int
    lowest: int = state.board.top_level
    highest: int = 0
    total: int = 0
    mortgages: int = 0
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        lowest = min(lowest, state.level[deed])
        highest = max(highest, state.level[deed])
        total += state.level[deed]
        mortgages += state.mortgaged[deed]
        if state.level[deed] > 0 and (state.owner[deed] == BANK or not has(state.sets[state.owner[deed]], group)):
            return UNEVEN
    if total != state.built[group] or mortgages != state.buried[group]:
        return STOCK_MISCOUNTED
    if total > 0 and highest - lowest > 1:
        return UNEVEN
    return BUILT_ON_MORTGAGE if total > 0 and mortgages > 0 else ALL_HOLD


def broken_in_decks(state: State) -> int:
    """Count the cards of each deck: unseen, queued, or kept by a seat; every single card whenever one is due."""
    face: int
    deck: int
    unseen: int
    total: int
    for deck in range(DECKS):
        unseen = 0
        total = 0
        for face in range(state.board.faces):
            if state.board.card_deck[face] == deck:
                unseen += state.unseen[face]
                total += state.board.card_copies[face]
        if unseen != state.unseen_cards[deck] or unseen + state.queued[deck] + holders_of(state, deck) != total:
            return DECK_MISCOUNTED
    return ALL_HOLD if state.drawing == NO_DECK else broken_in_faces(state)


def broken_in_faces(state: State) -> int:
    """Count every single card once."""
    face: int
    held: int
    if state.unseen_cards[state.drawing] == 0:
        return DECK_MISCOUNTED
    for face in range(state.board.faces):
        held = holders_of(state, state.board.card_deck[face]) if state.board.card_verb[face] == KEEP else 0
        if state.unseen[face] < 0:
            return DECK_MISCOUNTED
        if state.unseen[face] + queued_copies(state, face) + held != state.board.card_copies[face]:
            return DECK_MISCOUNTED
    return ALL_HOLD


def holders_of(state: State, deck: int) -> int:
    """Count the seats that hold the jail card of a deck."""
    seat: int
    count: int = 0
    for seat in range(state.seats):
        if has(state.jail_cards[seat], deck):
            count += 1
    return count


def queued_copies(state: State, face: int) -> int:
    """Count the copies of a card that lie in the queue of its deck."""
    place: int
    count: int = 0
    deck: int = state.board.card_deck[face]
    for place in range(deck * DECK_CARDS, deck * DECK_CARDS + state.queued[deck]):
        if state.queue[place] == face:
            count += 1
    return count


def broken_in_debts(state: State) -> int:
    """Look for debts of or to nobody, for questions about deeds that need none, and for debtors who wait for each other."""
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
    return DEBT_WRONG if state.debts > 2 and is_circle(state) else ALL_HOLD


def is_circle(state: State) -> bool:
    """Tell whether seats owe each other in a circle without having been asked: they would call in debts for ever."""
    seat: int
    free: int = 0
    before: int = -1
    while free != before:
        before = free
        for seat in range(SEATS):
            if not waits_for(state, seat, free):
                free |= bit(seat)
    return free != bit(SEATS) - 1


def waits_for(state: State, seat: int, free: int) -> bool:
    """Tell whether a seat owes a debt that it has not been asked for to anybody but the bank and the free ones."""
    place: int
    for place in range(state.debts):
        if state.debt_debtor[place] == seat and state.debt_stage[place] == NEW_DEBT:
            if state.debt_creditor[place] != BANK and not has(free, state.debt_creditor[place]):
                return True
    return False


def broken_in_claims(state: State) -> int:
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
    return ALL_HOLD


def broken_in_auction(state: State) -> int:
    """Look for a lot that is owned, a bid that cannot be paid, and lots that wait while seats rest."""
    deed: int
    waiting: int = 0
    for deed in range(state.board.deeds):
        waiting += state.waiting[deed]
    if waiting != state.lots_waiting:
        return AUCTION_WRONG
    if not state.auctioning:
        return ALL_HOLD if waiting == 0 or state.debts > 0 else NOT_AT_REST
    if state.lot_piece == NO_PIECE and (not is_deed(state, state.lot_deed) or state.owner[state.lot_deed] != BANK):
        return AUCTION_WRONG
    if state.lot_piece != NO_PIECE and (state.lot_piece != state.demand or state.stock[state.lot_piece] == 0):
        return AUCTION_WRONG
    if state.passed & ~state.playing != 0:
        return AUCTION_WRONG
    if state.high_bidder == NOBODY:
        return ALL_HOLD
    return ALL_HOLD if state.cash[state.high_bidder] >= state.high_bid else AUCTION_WRONG


def broken_in_demand(state: State) -> int:
    """Look for wants without a shortage, and for a shortage in which nobody is asked."""
    seat: int
    wants: int = 0
    for seat in range(SEATS):
        wants += state.wanted[seat]
        if state.wanted[seat] < 0 or (state.wanted[seat] > 0 and not is_playing(state, seat)):
            return DEMAND_WRONG
    if state.demand == NO_PIECE:
        return ALL_HOLD if state.asked == 0 and state.placer == NOBODY and wants == 0 else DEMAND_WRONG
    if state.asked & ~state.playing != 0 or (state.placer != NOBODY and not is_playing(state, state.placer)):
        return DEMAND_WRONG
    return ALL_HOLD if state.asked != 0 or state.placer != NOBODY or state.auctioning else DEMAND_WRONG


def broken_in_offers(state: State) -> int:
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
    return ALL_HOLD if count == state.offers else OFFER_WRONG


def broken_in_mission(state: State) -> int:
    """Look for missions without a throw, a side or a question, and for landers who have not landed."""
    open_phase: bool = state.phase == TO_MISSION or state.phase == TO_PRIZE or state.on_mission
    seat: int
    if state.mission < NO_MISSION or state.mission >= SIDES * MISSIONS or (open_phase and state.mission == NO_MISSION):
        return MISSION_WRONG
    if state.on_mission and state.phase != ROLLING:
        return MISSION_WRONG
    if (state.prizes != 0 or state.victim != NOBODY) and state.phase != TO_PRIZE:
        return MISSION_WRONG
    if state.mission != NO_MISSION and state.token[state.turn] == NO_TOKEN:
        return MISSION_WRONG
    for seat in range(SEATS):
        if state.token[seat] < NO_TOKEN or state.token[seat] >= max(state.board.tokens, 0):
            return MISSION_WRONG
    if state.lander < 0 or state.lander >= SEATS:
        return LANDER_WRONG
    return (
        LANDER_WRONG
        if state.lander != state.turn and is_rest_point(state) and is_playing(state, state.turn)
        else ALL_HOLD
    )


def broken_in_end(state: State) -> int:
    """See that somebody or luck is due, only seats in the game, unless one seat is left and has won."""
    waiting: int = due(state)
    if state.phase == LANDED or state.phase == RESOLVED or state.phase == LEAVING:
        if state.debts == 0 and not state.auctioning and state.claim_thrown == NO_CLAIM and state.drawing == NO_DECK:
            return NOT_AT_REST
    if (state.winner != NOBODY) != (state.phase == OVER):
        return END_MISSED
    if last_seat(state) != NOBODY and state.phase != OVER and not state.ending:
        return END_MISSED
    if state.phase == OVER:
        return ALL_HOLD if waiting == 0 and state.rank[state.winner] == 1 else END_MISSED
    if waiting == 0 or (waiting > 0 and waiting & ~state.playing != 0):
        return NOBODY_DUE
    return ALL_HOLD
