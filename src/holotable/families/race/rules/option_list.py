"""Every legal decision of a seat, listed by asking the rules."""

from typing import Final

from holotable.core.decisions import Options
from holotable.core.keys import ALLOWED
from holotable.families.race.rules.board import PAWNS, REACH, START
from holotable.families.race.rules.cards import (
    slides_from,
    why_not_after_slide,
    why_not_beside,
    why_not_bump,
    why_not_first_part,
    why_not_forfeit,
    why_not_part,
    why_not_swap,
)
from holotable.families.race.rules.codes import (
    BUMP,
    DRAW,
    FORFEIT,
    FROM_BOARD,
    MOVE,
    NO_SHIELD,
    RESIGN,
    SHIELD,
    SPLIT,
    SWAP,
)
from holotable.families.race.rules.moving import goal_of, is_blocked, why_not_step
from holotable.families.race.rules.resigning import why_not_resign
from holotable.families.race.rules.shields import why_not_take, why_not_wear
from holotable.families.race.rules.state import OVER, TO_DRAW, TO_MOVE, TO_SHIELD, State, first_pawn, is_open, seat_of

GOAL_NOTE: Final = PAWNS * (REACH + 1)  # a part's judgement is noted first, its goal in the second half


def options(state: State, seat: int, out: Options) -> None:
    """List every legal decision of a seat; resigning comes last."""
    out.count = 0
    if seat != state.turn or state.phase == OVER:
        return
    list_play(state, seat, out)
    if why_not_resign(state) == ALLOWED:
        out.add(RESIGN, 0, 0, 0, 0)


def list_play(state: State, seat: int, out: Options) -> None:
    """List what the seat on turn may decide to play on."""
    out.count = 0
    if state.phase == TO_DRAW:
        out.add(DRAW, 0, 0, 0, 0)
    if state.phase == TO_SHIELD:
        list_shields(state, seat, out)
    if state.phase == TO_MOVE:
        list_moves(state, seat, out)


def list_shields(state: State, seat: int, out: Options) -> None:
    """List the ways to place a shield, and to place none."""
    pawn: int
    index: int
    sources: int = note_sources(state, seat, out)
    for pawn in range(state.board.pawns):
        if why_not_wear(state, first_pawn(seat) + pawn) == ALLOWED:
            for index in range(sources):
                out.add(SHIELD, pawn, out.note[index], 0, 0)
    if state.board.shield_optional:
        out.add(NO_SHIELD, 0, 0, 0, 0)


def note_sources(state: State, seat: int, out: Options) -> int:
    """Note where a seat can take a shield from; give how many there are."""
    source: int
    noted: int = 0
    for source in range(FROM_BOARD, first_pawn(state.seats)):
        if why_not_take(state, seat, source) == ALLOWED:
            out.note[noted] = source
            noted += 1
    return noted


def list_moves(state: State, seat: int, out: Options) -> None:
    """List what the card lets a seat do."""
    list_steps(state, seat, state.board.first_steps[state.card], out)
    if state.board.second_steps[state.card] != 0:
        list_steps(state, seat, state.board.second_steps[state.card], out)
    if state.board.splits[state.card]:
        list_splits(state, seat, out)
    if state.board.swaps[state.card]:
        list_swaps(state, seat, out)
    if state.board.bumps[state.card]:
        list_bumps(state, seat, out)


def list_steps(state: State, seat: int, steps: int, out: Options) -> None:
    """List the pawns that can make a move of ``steps``."""
    pawn: int
    base: int = first_pawn(seat)
    starts: bool = state.board.starts[state.card] == 1
    for pawn in range(state.board.pawns):
        if why_not_step(state, base + pawn, steps, starts) == ALLOWED:
            out.add(MOVE, pawn, steps, 0, 0)


def list_splits(state: State, seat: int, out: Options) -> None:
    """List the ways in which two pawns can share the move."""
    pawn: int
    steps: int
    note_parts(state, seat, out)
    for pawn in range(state.board.pawns):
        for steps in range(1, state.board.first_steps[state.card]):
            if out.note[part(pawn, steps)] == ALLOWED:
                list_second_parts(state, seat, pawn, steps, out)


def part(pawn: int, steps: int) -> int:
    """Tell where the judgement of a part is noted; the place to which it leads is noted ``GOAL_NOTE`` further on."""
    return pawn * (REACH + 1) + steps


def note_parts(state: State, seat: int, out: Options) -> None:
    """Note for every part of a split how it is judged by itself and where it leads."""
    pawn: int
    steps: int
    note: int
    base: int = first_pawn(seat)
    for pawn in range(state.board.pawns):
        for steps in range(1, state.board.first_steps[state.card]):
            note = part(pawn, steps)
            out.note[note] = why_not_part(state, base + pawn, steps)
            out.note[GOAL_NOTE + note] = goal_of(state, base + pawn, state.place[base + pawn], steps)


def list_second_parts(state: State, seat: int, pawn: int, steps: int, out: Options) -> None:
    """List the pawns that can make the rest of a move once ``pawn`` has gone ``steps``."""
    mover: int = first_pawn(seat) + pawn
    goal: int = out.note[GOAL_NOTE + part(pawn, steps)]
    if not slides_from(state, mover, goal):
        list_beside(state, mover, pawn, steps, out)
    elif not is_blocked(state, mover, goal):
        list_after_slide(state, mover, pawn, steps, out)
    elif why_not_first_part(state, mover, goal, ALLOWED) == ALLOWED:
        list_beside(state, mover, pawn, steps, out)


def list_beside(state: State, mover: int, pawn: int, steps: int, out: Options) -> None:
    """List the second parts beside a pawn that has moved and not slid."""
    second: int
    note: int
    rest: int = state.board.first_steps[state.card] - steps
    goal: int = out.note[GOAL_NOTE + part(pawn, steps)]
    for second in range(state.board.pawns):
        note = part(second, rest)
        if second == pawn:
            continue
        if why_not_beside(state, mover, goal, out.note[GOAL_NOTE + note], out.note[note]) == ALLOWED:
            out.add(SPLIT, pawn, steps, second, rest)


def list_after_slide(state: State, mover: int, pawn: int, steps: int, out: Options) -> None:
    """List the second parts after a pawn has slid."""
    second: int
    rest: int = state.board.first_steps[state.card] - steps
    triangle: int = out.note[GOAL_NOTE + part(pawn, steps)]
    for second in range(state.board.pawns):
        if second == pawn:
            continue
        if why_not_after_slide(state, mover, triangle, mover - pawn + second, rest) == ALLOWED:
            out.add(SPLIT, pawn, steps, second, rest)


def list_swaps(state: State, seat: int, out: Options) -> None:
    """List the foes to change places with, and the right to refuse where nothing else is possible."""
    pawn: int
    index: int
    base: int = first_pawn(seat)
    foes: int = note_open_foes(state, seat, out)
    for pawn in range(state.board.pawns):
        if is_open(state, base + pawn):
            for index in range(foes):
                if why_not_swap(state, base + pawn, out.note[index]) == ALLOWED:
                    out.add(SWAP, pawn, out.note[index], 0, 0)
    if why_not_forfeit(state, seat) == ALLOWED:
        out.add(FORFEIT, 0, 0, 0, 0)


def list_bumps(state: State, seat: int, out: Options) -> None:
    """List the foes whose place a pawn from the start can take."""
    pawn: int
    foe: int
    for pawn in range(state.board.pawns):
        if state.place[first_pawn(seat) + pawn] == START:
            for foe in range(first_pawn(state.seats)):
                if is_open(state, foe) and why_not_bump(state, first_pawn(seat) + pawn, foe) == ALLOWED:
                    out.add(BUMP, pawn, foe, 0, 0)


def note_open_foes(state: State, seat: int, out: Options) -> int:
    """Note the foes that stand on the track without a shield; give how many there are."""
    foe: int
    noted: int = 0
    for foe in range(first_pawn(state.seats)):
        out.note[noted] = foe  # written over by the next one unless it counts
        noted += 1 if is_open(state, foe) and seat_of(foe) != seat else 0
    return noted
