"""Scout: a bot that looks one decision ahead and counts the steps that are left for everybody."""

from typing import Final

from holotable.core.decisions import Decision, Options
from holotable.core.rng import Generator
from holotable.core.tape import Tape
from holotable.families.race.rules.board import HOME, HOME_ZONE, distance_home
from holotable.families.race.rules.game import apply
from holotable.families.race.rules.state import State, first_pawn, seat_of

SAFE_BONUS: Final = 6  # a pawn that nobody can bump any more is worth this many steps
SHIELD_BONUS: Final = 4
OWN_WEIGHT: Final = 3  # own steps count as much as one step of each of three foes
WORST: Final = -1000000


def choose_scout(
    state: State, seat: int, out: Options, decision: Decision, trial: State, tape: Tape, bot_rng: Generator
) -> int:
    """Give the index of the option after which the race looks best for a seat; lots decide between equals."""
    best: int = 0
    best_value: int = WORST
    equals: int = 0
    value: int
    index: int
    for index in range(out.count):
        value = value_of(state, seat, out, index, decision, trial, tape)
        if value > best_value:
            best = index
            best_value = value
            equals = 1
        elif value == best_value:
            equals += 1
            if bot_rng.below(equals) == 0:
                best = index
    return best


def value_of(state: State, seat: int, out: Options, index: int, decision: Decision, trial: State, tape: Tape) -> int:
    """Try an option on a copy and give the worth of the race for a seat after it."""
    trial.copy_from(state)
    out.pick(index, decision)
    tape.clear()
    apply(trial, seat, decision, tape)
    tape.clear()
    return standing_of(trial, seat)


def standing_of(state: State, seat: int) -> int:
    """Weigh a seat's own pawns against everybody else's."""
    pawn: int
    own: int = 0
    foes: int = 0
    for pawn in range(first_pawn(state.seats)):
        if pawn % first_pawn(1) < state.board.pawns:
            if seat_of(pawn) == seat:
                own += pawn_worth(state, pawn)
            else:
                foes += pawn_worth(state, pawn)
    return OWN_WEIGHT * own - foes


def pawn_worth(state: State, pawn: int) -> int:
    """Give the steps a pawn has behind it, with a bonus for safety."""
    place: int = state.place[pawn]
    worth: int = -distance_home(state.board, state.colour[seat_of(pawn)], place)
    if place > HOME_ZONE and place <= HOME:
        worth += SAFE_BONUS
    if state.shielded[pawn]:
        worth += SHIELD_BONUS
    return worth
