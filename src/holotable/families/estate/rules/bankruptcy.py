"""Bankruptcy: what goes to the creditor or to the bank, and the end of the game."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.estate.rules.auction import put_aside
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import DECKS
from holotable.families.estate.rules.buying import deed_reached
from holotable.families.estate.rules.codes import DEED_PASSED, ESTATE_PAID, LEVEL_SET, RESIGNED, WENT_BANKRUPT, WON
from holotable.families.estate.rules.debt import failed_debt, is_alone, pass_debts, why_not_in_debt
from holotable.families.estate.rules.decks import put_under
from holotable.families.estate.rules.keys import (
    BANKRUPT_BANK,
    BANKRUPT_BUILDINGS,
    BANKRUPT_CARDS,
    BANKRUPT_INTEREST,
    BANKRUPT_OUT,
    BANKRUPT_PLAYER,
    END_LAST,
)
from holotable.families.estate.rules.mortgage import hand_over, mortgage
from holotable.families.estate.rules.ownership import give_deed, pay, set_level, set_mortgage
from holotable.families.estate.rules.rent import drop_claims
from holotable.families.estate.rules.selling import sell_down
from holotable.families.estate.rules.situation import is_rest_point
from holotable.families.estate.rules.state import NOBODY, OVER, RESOLVED, SEATS, TO_BUY, TO_PRIZE, State, is_playing
from holotable.families.estate.rules.tokens import drop_mission
from holotable.families.estate.rules.trade import drop_offers, pass_cards


def why_not_resign(state: State, seat: int) -> int:
    """Say why a seat may not give up: it may at rest points, and instead of paying its debt, but not as the last one."""
    if is_rest_point(state):
        return ALLOWED
    return END_LAST if is_alone(state, seat) else why_not_in_debt(state, seat)


def resign(state: State, seat: int, tape: Tape) -> None:
    """Leave the game as a bankrupt."""
    tape.write(RESIGNED, BANKRUPT_OUT, seat, 0, 0, 0)
    go_bankrupt(state, seat, creditor_of(state, seat), tape)


def declare_bankruptcy(state: State, seat: int, tape: Tape) -> None:
    """Give up a debt that nothing can cover."""
    go_bankrupt(state, seat, creditor_of(state, seat), tape)


def creditor_of(state: State, seat: int) -> int:
    """Give whom a seat fails first: by a debt, by an open claim, else the bank; interest on a deed taken meanwhile comes last."""
    claim: int
    place: int = failed_debt(state, seat)
    if place != NOBODY:
        return state.debt_creditor[place]
    for claim in range(state.claims):
        if state.claim_debtor[claim] == seat:
            return state.claim_creditor[claim]
    return BANK


def go_bankrupt(state: State, seat: int, creditor: int, tape: Tape) -> None:
    """Take a seat out of the game; all that it holds goes to its creditor."""
    tape.write(WENT_BANKRUPT, BANKRUPT_OUT, seat, creditor, 0, 0)
    state.rank[seat] = seats_in(state.playing)
    state.playing &= ~bit(seat)
    pass_debts(state, seat, creditor)
    drop_claims(state, seat)
    drop_offers(state, seat)
    if seat == state.turn and state.phase == TO_PRIZE:  # a thief who cannot pay the interest on what it stole
        drop_mission(state)
        state.phase = RESOLVED
    if creditor == BANK:
        surrender_to_bank(state, seat, tape)
    else:
        surrender_to_seat(state, seat, creditor, tape)
    if state.board.ends_scored:
        state.ending = True  # rule: short.end
        return
    if seat == state.lander and state.phase == TO_BUY:
        put_aside(state, deed_reached(state))
    if is_playing(state, last_seat(state)):
        end_game(state, tape)


def surrender_to_seat(state: State, seat: int, creditor: int, tape: Tape) -> None:
    """Sell the buildings, pass cash, jail cards and deeds to a player; where the board says so mortgage these first."""
    deed: int
    liquidate(state, seat, tape)
    pay(state, seat, creditor, state.cash[seat], ESTATE_PAID, BANKRUPT_PLAYER, 0, tape)
    pass_cards(state, seat, creditor, state.jail_cards[seat], BANKRUPT_PLAYER, tape)
    deed = state.board.deeds - 1
    while deed >= 0:  # backward, so that questions about mortgages come in board order
        if state.owner[deed] == seat:
            hand_over(state, deed, creditor, BANKRUPT_PLAYER, BANKRUPT_INTEREST, tape)
        deed -= 1


def liquidate(state: State, seat: int, tape: Tape) -> None:
    """Turn into cash what the bank takes: all buildings, and where the board says so every deed."""
    deed: int
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat and state.level[deed] > 0:
            sell_down(state, seat, deed, 0, BANKRUPT_BUILDINGS, tape)
    for deed in range(state.board.deeds):
        if state.board.bankrupt_liquidate_first and state.owner[deed] == seat and not state.mortgaged[deed]:
            mortgage(state, seat, deed, tape)


def surrender_to_bank(state: State, seat: int, tape: Tape) -> None:
    """Give everything back to the bank, which will auction the deeds."""
    deed: int
    deck: int
    pay(state, seat, BANK, state.cash[seat], ESTATE_PAID, BANKRUPT_BANK, 0, tape)
    for deck in range(DECKS):
        if has(state.jail_cards[seat], deck):
            put_under(state, seat, deck, BANKRUPT_CARDS, tape)
    state.jail_cards[seat] = 0
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat:
            clear_deed(state, seat, deed, tape)
            give_deed(state, deed, BANK)
            if not state.board.ends_scored and not state.ending:
                put_aside(state, deed)
            tape.write(DEED_PASSED, BANKRUPT_BANK, BANK, deed, seat, 0)


def clear_deed(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Take the buildings off a deed, and its mortgage where the board says so (rule: bankrupt.cleared, bankrupt.no-buildings)."""
    if state.level[deed] > 0:
        tape.write(LEVEL_SET, BANKRUPT_BANK, seat, deed, state.level[deed], 0)
        set_level(state, deed, 0)
    if state.board.bank_clears_mortgage:
        set_mortgage(state, deed, False)


def seats_in(seats: int) -> int:
    """Count the seats of a set."""
    seat: int
    count: int = 0
    for seat in range(SEATS):
        if has(seats, seat):
            count += 1
    return count


def last_seat(state: State) -> int:
    """Give the only seat that is left, or ``NOBODY`` while there are more."""
    seat: int
    for seat in range(state.seats):
        if state.playing == bit(seat):
            return seat
    return NOBODY


def end_game(state: State, tape: Tape) -> None:
    """Let the last seat win; nothing else is asked of anybody."""
    deed: int
    state.debts = 0
    state.lots_waiting = 0
    for deed in range(state.board.deeds):
        state.waiting[deed] = 0
    state.phase = OVER
    state.winner = last_seat(state)
    state.rank[state.winner] = 1
    tape.write(WON, END_LAST, state.winner, 0, 0, 0)
