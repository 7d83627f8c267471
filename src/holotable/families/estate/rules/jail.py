"""Jail: how a token gets there, and every way out."""

from typing import Final

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import DECKS, MAY_PAY_LATE, MUST_PAY_LATE
from holotable.families.estate.rules.codes import FINE_PAID, JAIL_LEFT, JAIL_MISSED, JAIL_STAYED, JAILED
from holotable.families.estate.rules.debt import owe
from holotable.families.estate.rules.decks import put_under
from holotable.families.estate.rules.keys import (
    JAIL_CARD,
    JAIL_DOUBLES,
    JAIL_FINE,
    JAIL_THIRD_MISS,
    JAIL_TRIES,
    SHORT_JAIL,
    SHORT_LATE_FINE,
    TURN_ORDER,
)
from holotable.families.estate.rules.ownership import pay
from holotable.families.estate.rules.situation import situation, why_busy
from holotable.families.estate.rules.state import LEAVING, NO_DEED, NO_MISSION, RESOLVED, TO_LEAVE, TO_ROLL, State

JAIL_TURNS: Final = 3  # throws for doubles, at most


def send_to_jail(state: State, cause: int, tape: Tape) -> None:
    """Put the lander's token in jail at once; a turn of its own is over, doubles or not (rule: jail.salary, jail.turn-over)."""
    seat: int = state.lander
    tape.write(JAILED, cause, seat, state.space[seat], 0, 0)
    state.space[seat] = state.board.jail
    state.jail[seat] = 1
    state.phase = RESOLVED
    if seat == state.turn:
        state.doubles = 0
        state.mission = NO_MISSION


def leave_jail(state: State, seat: int, cause: int, tape: Tape) -> None:
    """Make a jailed token a free one on the same space."""
    state.jail[seat] = 0
    tape.write(JAIL_LEFT, cause, seat, 0, 0, 0)


def why_not_leave(state: State, seat: int, cause: int) -> int:
    """Say why a seat is not at the start of a jailed turn, or ``ALLOWED``."""
    if seat != state.turn:
        return TURN_ORDER
    if situation(state) != TO_ROLL:
        return why_busy(state)
    return ALLOWED if state.jail[seat] > 0 else cause


def why_not_pay_fine(state: State, seat: int) -> int:
    """Say why a seat may not pay its way out before the throw, or where the board says so after a miss, or ``ALLOWED``."""
    refusal: int
    if situation(state) == TO_LEAVE and seat == state.turn:
        return ALLOWED if state.cash[seat] >= state.board.fine else SHORT_LATE_FINE
    refusal = why_not_leave(state, seat, JAIL_FINE)
    if refusal != ALLOWED:
        return refusal
    if state.jail[seat] > state.board.jail_pay_turns or state.cash[seat] < state.board.fine:
        return JAIL_FINE
    return ALLOWED


def pay_fine(state: State, seat: int, tape: Tape) -> None:
    """Pay the fine; a normal throw follows, or after a miss the move by it."""
    if state.phase == TO_LEAVE:
        state.phase = LEAVING
        pay(state, seat, BANK, state.board.fine, FINE_PAID, SHORT_LATE_FINE, 0, tape)
    else:
        pay(state, seat, BANK, state.board.fine, FINE_PAID, JAIL_FINE, 0, tape)
        leave_jail(state, seat, JAIL_FINE, tape)


def why_not_stay_jailed(state: State, seat: int) -> int:
    """Say why a seat may not stay in jail after a miss, or ``ALLOWED``."""
    if seat != state.turn:
        return TURN_ORDER
    return ALLOWED if situation(state) == TO_LEAVE else why_busy(state)


def stay_jailed(state: State, seat: int, tape: Tape) -> None:
    """Stay for another turn."""
    state.jail[seat] += 1
    state.phase = RESOLVED
    tape.write(JAIL_STAYED, SHORT_JAIL, seat, 0, 0, 0)


def why_not_use_card(state: State, seat: int, deck: int) -> int:
    """Say why a seat may not leave by the jail card of a deck, or ``ALLOWED``."""
    refusal: int
    if deck < 0 or deck >= DECKS:
        return DECISION_MALFORMED
    refusal = why_not_leave(state, seat, JAIL_CARD)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if has(state.jail_cards[seat], deck) else JAIL_CARD


def use_jail_card(state: State, seat: int, deck: int, tape: Tape) -> None:
    """Put the card under its deck; a normal throw follows."""
    state.jail_cards[seat] -= bit(deck)
    put_under(state, seat, deck, JAIL_CARD, tape)
    leave_jail(state, seat, JAIL_CARD, tape)


def try_doubles(state: State, tape: Tape) -> bool:
    """Judge a throw from jail; tell whether the token is free to move by it now."""
    seat: int = state.turn
    if state.first_die == state.second_die:
        leave_jail(state, seat, JAIL_DOUBLES, tape)
        return True
    tape.write(JAIL_MISSED, JAIL_TRIES, seat, state.jail[seat], 0, 0)
    if state.jail[seat] == JAIL_TURNS:
        state.phase = LEAVING
        owe(state, seat, BANK, state.board.fine, FINE_PAID, JAIL_THIRD_MISS, NO_DEED)
    elif state.board.late_fine == MUST_PAY_LATE:
        state.phase = LEAVING
        owe(state, seat, BANK, state.board.fine, FINE_PAID, SHORT_LATE_FINE, NO_DEED)
    elif state.board.late_fine == MAY_PAY_LATE:
        state.phase = TO_LEAVE
    else:
        state.jail[seat] += 1
        state.phase = RESOLVED
    return False
