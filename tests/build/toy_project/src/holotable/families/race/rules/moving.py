"""Moving: where a pawn may go and what happens there."""

from __future__ import annotations

from holotable.core.tape import Tape
from holotable.families.race.rules.board import SLIDE, is_rest
from holotable.families.race.rules.state import HOME, PAWNS, PLACES, SEATS, START, State

MOVED = 1
SLID = 2
BUMPED = 3
ARRIVED = 4


def lap(state: State, seat: int) -> int:
    """Return the space where ``seat`` enters the track."""
    return seat * (state.board.length // SEATS)


def goal(state: State, pawn: int, steps: int) -> int:
    """Return where ``pawn`` would be after ``steps``, or ``START`` if it may not go."""
    place: int = state.place[pawn]
    if place == HOME:
        return START
    if place == START:
        return 0 if steps in (1, 2) else START
    if place + steps == state.board.length:
        return HOME
    return place + steps if 0 <= place + steps < state.board.length else START


def space_of(state: State, seat: int, place: int) -> int:
    """Return the space of the track for a pawn's own count of steps."""
    return (lap(state, seat) + place) % state.board.length


def move(state: State, pawn: int, steps: int, tape: Tape) -> None:
    """Move a pawn, slide, bump."""
    seat: int = pawn // PAWNS
    place: int = goal(state, pawn, steps)
    space: int
    if place == HOME:
        state.place[pawn] = HOME
        state.home[seat] += 1
        tape.write(ARRIVED, seat, pawn)
        return
    space = space_of(state, seat, place)
    if state.board.kind[space] == SLIDE and place + state.board.slide[space] < state.board.length:
        place += state.board.slide[space]
        tape.write(SLID, seat, pawn)
    state.place[pawn] = place
    tape.write(MOVED, seat, pawn)
    bump(state, pawn, tape)


def bump(state: State, mover: int, tape: Tape) -> None:
    """Send home every foreign pawn on the mover's space."""
    space: int = space_of(state, mover // PAWNS, state.place[mover])
    pawn: int
    if is_rest(state.board, space):
        return
    for pawn in range(PLACES):
        if pawn // PAWNS == mover // PAWNS or state.place[pawn] in (START, HOME):
            continue
        if space_of(state, pawn // PAWNS, state.place[pawn]) == space:
            state.place[pawn] = START
            tape.write(BUMPED, pawn // PAWNS, pawn)
