"""Turns: who begins, throwing the dice, doubles, and passing the dice on."""

from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.codes import BEGAN, OPENING_ROLLED, ROLLED, TURN_PASSED
from holotable.families.estate.rules.jail import JAIL_TURNS, leave_jail, send_to_jail, try_doubles
from holotable.families.estate.rules.keys import (
    DOUBLES_AGAIN,
    DOUBLES_THIRD,
    FIRST_HIGHEST,
    JAIL_DOUBLES,
    JAIL_THIRD_MISS,
    JAIL_TRIES,
    JAIL_TURN_OVER,
    MISSION_CHOICE,
    SALARY_PASS,
    SHORT_LATE_FINE,
    TURN_END,
    TURN_MOVE,
    TURN_ORDER,
    TURN_ROLL,
)
from holotable.families.estate.rules.moving import move
from holotable.families.estate.rules.rent import close_windows
from holotable.families.estate.rules.situation import situation, why_busy
from holotable.families.estate.rules.state import (
    CHOOSING,
    NO_MISSION,
    NO_TOKEN,
    NOBODY,
    ROLLING,
    TO_END,
    TO_MISSION,
    TO_ROLL,
    State,
    is_playing,
)
from holotable.families.estate.rules.tokens import SIX, mission_of


def throw_opening(state: State, first: int, second: int, tape: Tape) -> None:
    """Take one seat's throw for the first turn; when all have thrown, the highest begins."""
    state.opening[state.turn] = first + second
    tape.write(OPENING_ROLLED, FIRST_HIGHEST, state.turn, first, second, 0)
    state.turn = next_contender(state, state.turn + 1)
    if state.turn == NOBODY:
        compare_opening(state, tape)


def next_contender(state: State, seat: int) -> int:
    """Give the first seat from ``seat`` on that throws for the first turn, or ``NOBODY``."""
    while seat < state.seats:
        if has(state.contenders, seat):
            return seat
        seat += 1
    return NOBODY


def compare_opening(state: State, tape: Tape) -> None:
    """Give the first turn to the highest throw; only those who tie for it throw again."""
    seat: int
    best: int = 0
    leaders: int = 0
    for seat in range(state.seats):
        if has(state.contenders, seat) and state.opening[seat] >= best:
            leaders = leaders | bit(seat) if state.opening[seat] == best else bit(seat)
            best = state.opening[seat]
    state.contenders = leaders
    state.turn = next_contender(state, 0)
    if leaders == bit(state.turn):
        begin(state, state.turn, tape)


def begin(state: State, first: int, tape: Tape) -> None:
    """Give the first turn; in a game with missions the seats first choose their tokens (rule: mission.start)."""
    state.contenders = 0
    state.turn = first
    state.first = first
    state.turns = 1
    state.rounds = 1
    begin_turn(state)
    tape.write(BEGAN, FIRST_HIGHEST, first, 0, 0, 0)
    if state.board.missions and state.token[first] == NO_TOKEN:
        state.phase = CHOOSING


def why_not_roll(state: State, seat: int) -> int:
    """Say why a seat may not throw the dice, or ``ALLOWED``."""
    if seat != state.turn:
        return TURN_ORDER
    if situation(state) == TO_ROLL:
        return ALLOWED
    return why_not_throw_again(state) if situation(state) == TO_END else why_busy(state)


def why_not_throw_again(state: State) -> int:
    """Say which rule has ended the throws of the seat on turn; doubles would have given another one."""
    if state.jail[state.turn] == 1:
        return JAIL_TURN_OVER
    if state.jail[state.turn] > 1:
        return JAIL_TRIES
    if state.board.missions and state.board.skip_ends_turn and state.first_die + state.second_die == 2 * SIX:
        return MISSION_CHOICE
    return JAIL_DOUBLES if state.first_die == state.second_die and state.first_die > 0 else TURN_END


def roll(state: State, tape: Tape) -> None:
    """Throw the dice; the first throw of a turn closes the rent windows that wait for it."""
    if not state.thrown:
        close_windows(state, tape)
    state.thrown = True
    state.phase = ROLLING


def throw_turn(state: State, first: int, second: int, tape: Tape) -> None:
    """Take the throw of a turn: move, unless it is the third doubles in a row or does not open the jail."""
    jailed: bool = state.jail[state.turn] > 0
    state.first_die = first
    state.second_die = second
    if first == second and (not jailed or state.board.jail_doubles_again):
        state.doubles += 1
    else:
        state.doubles = 0
    tape.write(ROLLED, TURN_ROLL, state.turn, first, second, state.doubles)
    if state.doubles == 3:
        send_to_jail(state, DOUBLES_THIRD, tape)
    elif not jailed or try_doubles(state, tape):
        move_by_throw(state, tape)


def move_by_throw(state: State, tape: Tape) -> None:
    """Move the token of the seat on turn by its throw; a six brings a mission after it."""
    state.carded = False
    state.mission = mission_of(state)
    move(state, state.first_die + state.second_die, TURN_MOVE, SALARY_PASS, tape)


def leave_paid(state: State, tape: Tape) -> None:
    """Leave the jail after a miss, once the fine is paid, and move by that throw."""
    leave_jail(state, state.turn, JAIL_THIRD_MISS if state.jail[state.turn] == JAIL_TURNS else SHORT_LATE_FINE, tape)
    move_by_throw(state, tape)


def finish_throw(state: State) -> None:
    """Come to rest after a throw: a mission is offered, doubles throw again (rule: doubles.again, mission.after-move)."""
    state.lander = state.turn
    if state.mission != NO_MISSION:
        state.phase = TO_MISSION
    else:
        state.phase = TO_ROLL if state.doubles > 0 else TO_END


def why_not_end_turn(state: State, seat: int) -> int:
    """Say why a seat may not pass the dice on, or ``ALLOWED``."""
    if seat != state.turn:
        return TURN_ORDER
    if situation(state) == TO_ROLL and state.doubles > 0:
        return DOUBLES_AGAIN
    return ALLOWED if situation(state) == TO_END else why_busy(state)


def pass_turn(state: State, tape: Tape) -> None:
    """Give the turn to the next seat on the left that is in the game, unless this turn was the last one."""
    following: int = (state.turn + 1) % state.seats
    while not is_playing(state, following):
        following = (following + 1) % state.seats
    if place_in_round(state, following) <= place_in_round(state, state.turn):
        state.ending = state.rounds == state.board.round_limit  # 0: rounds are not limited
        state.rounds += 0 if state.ending else 1
    if state.time_up or state.ending:
        state.ending = True
        return
    state.turn = following
    state.turns += 1
    begin_turn(state)
    tape.write(TURN_PASSED, TURN_ORDER, state.turn, 0, 0, 0)


def place_in_round(state: State, seat: int) -> int:
    """Count the seats from that of the first turn on."""
    return (seat - state.first + state.seats) % state.seats


def begin_turn(state: State) -> None:
    """Put everything back that belongs to one turn."""
    state.lander = state.turn
    state.thrown = False
    state.doubles = 0
    state.mission = NO_MISSION
    state.phase = TO_ROLL
