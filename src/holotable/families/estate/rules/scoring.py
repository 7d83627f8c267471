"""Wealth: what a seat is worth, the tax by share, and the end of a short or timed game."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.codes import COUNTED, TAX_CHOSEN, TAX_PAID, TIME_CALLED, WON
from holotable.families.estate.rules.debt import owe
from holotable.families.estate.rules.keys import SHORT_SCORE, SHORT_WINNER, TAX_CHOICE, TAX_WORTH, TIMED_END, TURN_ORDER
from holotable.families.estate.rules.ownership import hotels_of
from holotable.families.estate.rules.situation import situation, why_busy
from holotable.families.estate.rules.state import CLOSING, NO_DEED, NOBODY, OVER, RESOLVED, TO_TAX, State, is_playing
from holotable.families.estate.rules.trade import drop_offers


def building_cost(state: State, deed: int) -> int:
    """Give what the buildings of a deed have cost, those that a hotel has replaced too."""
    houses: int = min(state.level[deed], state.board.top_level - 1)
    return houses * state.board.build_price[deed] + hotels_of(state, state.level[deed]) * state.board.top_price[deed]


def wealth(state: State, seat: int) -> int:
    """Count cash, deeds at their price, mortgaged ones at half of it, and buildings at cost; nothing else."""
    deed: int
    total: int = state.cash[seat]
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat:
            total += state.board.price[deed] // 2 if state.mortgaged[deed] else state.board.price[deed]
            total += building_cost(state, deed)
    return total


def taxed_worth(state: State, seat: int) -> int:
    """Count cash, all deeds at their price, mortgaged or not, and buildings at cost."""
    deed: int
    total: int = state.cash[seat]
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat:
            total += state.board.price[deed] + building_cost(state, deed)
    return total


def why_not_pay_tax(state: State, seat: int) -> int:
    """Say why a seat may not choose between the amount and the share, or ``ALLOWED`` (rule: tax.unseen)."""
    if seat != state.lander:
        return TURN_ORDER
    return ALLOWED if situation(state) == TO_TAX else why_busy(state)


def pay_tax(state: State, seat: int, share: bool, tape: Tape) -> None:
    """Owe the amount of the space or, rounded up, the share of all that the seat is worth."""
    space: int = state.space[seat]
    rate: int = state.board.tax_share[space] if share else 0
    amount: int = state.board.tax[space]
    cause: int = TAX_CHOICE
    if share:
        amount = (taxed_worth(state, seat) * rate + 99) // 100
        cause = TAX_WORTH
    state.phase = RESOLVED
    tape.write(TAX_CHOSEN, TAX_CHOICE, seat, rate, 0, 0)
    owe(state, seat, BANK, amount, TAX_PAID, cause, NO_DEED)


def why_not_call_time(state: State) -> int:
    """Say why the bank may not end a timed game after this turn, or ``ALLOWED``."""
    return ALLOWED if state.board.timed and not state.time_up else TIMED_END


def call_time(state: State, tape: Tape) -> None:
    """Make the turn under way the last one."""
    state.time_up = True
    tape.write(TIME_CALLED, TIMED_END, BANK, 0, 0, 0)


def close_game(state: State) -> None:
    """Offer the open claims for the last time; nothing else is played any more."""
    deed: int
    seat: int
    state.phase = CLOSING
    state.lots_waiting = 0
    for deed in range(state.board.deeds):
        state.waiting[deed] = 0
    for seat in range(state.seats):
        drop_offers(state, seat)


def claimants(state: State) -> int:
    """Give the seats whose claims are still open."""
    place: int
    seats: int = 0
    for place in range(state.claims):
        seats |= bit(state.claim_creditor[place])
    return seats


def count_up(state: State, tape: Tape) -> None:
    """Count the wealth of the seats in the game; the richest win, and equal wealth shares a rank."""
    seat: int
    state.phase = OVER
    for seat in range(state.seats):
        if is_playing(state, seat):
            state.rank[seat] = 1 + richer_than(state, wealth(state, seat))
            tape.write(COUNTED, SHORT_SCORE if state.board.ends_scored else TIMED_END, seat, wealth(state, seat), 0, 0)
    for seat in range(state.seats):
        if state.rank[seat] == 1:
            state.winner = seat if state.winner == NOBODY else state.winner
            tape.write(WON, SHORT_WINNER if state.board.ends_scored else TIMED_END, seat, 0, 0, 0)


def richer_than(state: State, worth: int) -> int:
    """Count the seats in the game that are worth more."""
    seat: int
    count: int = 0
    for seat in range(state.seats):
        if has(state.playing, seat) and wealth(state, seat) > worth:
            count += 1
    return count
