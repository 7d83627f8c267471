"""Tokens and their sides: who chooses when, and which mission a throw brings."""

from typing import Final

from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.board import MISSIONS
from holotable.families.estate.rules.codes import TOKEN_CHOSEN
from holotable.families.estate.rules.keys import MISSION_START
from holotable.families.estate.rules.situation import situation, why_busy
from holotable.families.estate.rules.state import CHOOSING, NO_MISSION, NO_TOKEN, NOBODY, TO_ROLL, State

SIX: Final = 6


def chooser(state: State) -> int:
    """Give the seat that chooses its token now: in turn order from the first seat on."""
    seat: int = state.first
    while state.token[seat] != NO_TOKEN:
        seat = (seat + 1) % state.seats
    return seat


def is_taken(state: State, token: int) -> bool:
    """Tell whether a seat has a token already."""
    seat: int
    for seat in range(state.seats):
        if state.token[seat] == token:
            return True
    return False


def why_not_choose(state: State, seat: int, token: int) -> int:
    """Say why a seat may not take a token, or ``ALLOWED``."""
    if token < 0 or token >= state.board.tokens or not state.board.missions:
        return DECISION_MALFORMED
    if situation(state) != CHOOSING:
        return why_busy(state)
    return ALLOWED if seat == chooser(state) and not is_taken(state, token) else MISSION_START


def choose_token(state: State, seat: int, token: int, tape: Tape) -> None:
    """Take a token; when every seat has one, the first turn begins."""
    state.token[seat] = token
    tape.write(TOKEN_CHOSEN, MISSION_START, seat, token, 0, 0)
    if (seat + 1) % state.seats == state.first:
        state.phase = TO_ROLL


def drop_mission(state: State) -> None:
    """Forget the mission of the throw and what is left of its prize."""
    state.mission = NO_MISSION
    state.prizes = 0
    state.victim = NOBODY


def mission_of(state: State) -> int:
    """Give the mission that the dice bring the seat on turn, or ``NO_MISSION`` (rule: mission.optional, mission.no-six, mission.either-die).

    The die beside the six names it, in the list of the own side (rule: mission.table, mission.dark-side, mission.light-side).
    """
    if not state.board.missions or max(state.first_die, state.second_die) < SIX:
        return NO_MISSION
    return state.board.token_side[state.token[state.turn]] * MISSIONS + min(state.first_die, state.second_die) - 1
