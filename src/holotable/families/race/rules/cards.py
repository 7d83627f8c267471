"""The card in play: what it lets a seat do with its pawns."""

from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.race.rules.board import HOME, NOWHERE, PAWNS, START, TRACK, is_foreign_triangle
from holotable.families.race.rules.codes import SWAPPED, TOOK_PLACE
from holotable.families.race.rules.keys import (
    CARD_ELEVEN,
    CARD_SPLIT,
    CARD_SWAP,
    CARD_SWAP_SLIDE,
    CARD_TAKE_PLACE,
    CARD_TAKE_SAFE,
    FORFEIT_MUST_MOVE,
    FORFEIT_OCCUPIED,
    FORFEIT_STUCK,
    MOVE_OCCUPIED,
    SLIDE_BLOCKED,
    START_NUMBER,
    TURN_CARD,
)
from holotable.families.race.rules.moving import (
    arrive,
    goal_of,
    is_blocked,
    is_on_slide,
    lift,
    put,
    slide,
    step,
    why_not_reach,
    why_not_stand,
    why_not_step,
)
from holotable.families.race.rules.state import PAWN_BITS, State, first_pawn, is_open, seat_of


def why_not_move(state: State, pawn: int, steps: int) -> int:
    """Say why the card does not move a pawn by ``steps``, or ``ALLOWED``."""
    if steps == 0:
        return TURN_CARD
    if steps != state.board.first_steps[state.card] and steps != state.board.second_steps[state.card]:
        return TURN_CARD
    return why_not_step(state, pawn, steps, state.board.starts[state.card] == 1)


def why_not_split(state: State, pawn: int, steps: int, second: int, second_steps: int) -> int:
    """Say why two pawns may not share the card's move, the first part made before the second, or ``ALLOWED``."""
    refusal: int
    goal: int
    swept: int
    if not state.board.splits[state.card]:
        return TURN_CARD
    if pawn == second or steps < 1 or second_steps < 1 or steps + second_steps != state.board.first_steps[state.card]:
        return CARD_SPLIT
    goal = goal_of(state, pawn, state.place[pawn], steps)
    refusal = why_not_first_part(state, pawn, goal, why_not_part(state, pawn, steps))
    if refusal != ALLOWED:
        return refusal
    swept = swept_from(state, pawn, goal)
    if swept != NOWHERE:
        return why_not_after_slide(state, pawn, swept, second, second_steps)
    refusal = why_not_part(state, second, second_steps)
    return why_not_beside(state, pawn, goal, goal_of(state, second, state.place[second], second_steps), refusal)


def why_not_part(state: State, pawn: int, steps: int) -> int:
    """Judge one part of a split by itself, on the board as it is."""
    return why_not_step(state, pawn, steps, state.board.seven_split_can_start)


def why_not_first_part(state: State, pawn: int, goal: int, alone: int) -> int:
    """Judge a first part that by itself is judged ``alone``: a stopped slide ends the turn, and no second part could follow."""
    if alone != ALLOWED or not state.board.blocked_slide_ends_turn:
        return alone
    return SLIDE_BLOCKED if slides_from(state, pawn, goal) and is_blocked(state, pawn, goal) else ALLOWED


def slides_from(state: State, pawn: int, place: int) -> bool:
    """Tell whether a pawn that ends its move on ``place`` stands on a foreign triangle."""
    return place < TRACK and is_foreign_triangle(state.board, state.colour[pawn >> PAWN_BITS], place)


def swept_from(state: State, pawn: int, goal: int) -> int:
    """Give the triangle of the slide that a move to ``goal`` would sweep, or ``NOWHERE``."""
    return goal if slides_from(state, pawn, goal) and not is_blocked(state, pawn, goal) else NOWHERE


def why_not_beside(state: State, pawn: int, goal: int, end: int, alone: int) -> int:
    """Judge a second part to ``end``, by itself judged ``alone``, once ``pawn`` has left its place and stands on ``goal``."""
    if alone == ALLOWED:
        return MOVE_OCCUPIED if end == goal and end != HOME else ALLOWED
    return ALLOWED if alone == MOVE_OCCUPIED and end == state.place[pawn] else alone


def why_not_after_slide(state: State, pawn: int, triangle: int, second: int, steps: int) -> int:
    """Judge a second part once ``pawn`` has left its place and swept the slide from ``triangle``."""
    place: int = START if is_on_slide(state, triangle, state.place[second]) else state.place[second]
    end: int = goal_of(state, second, place, steps)
    refusal: int
    if end == NOWHERE:
        return why_not_reach(place, steps)
    if place == START and not state.board.seven_split_can_start:
        return START_NUMBER
    if end == state.board.slide_end[triangle]:
        return MOVE_OCCUPIED
    refusal = why_not_stand(state, second, end)
    if refusal == MOVE_OCCUPIED and (end == state.place[pawn] or is_on_slide(state, triangle, end)):
        return ALLOWED
    return refusal


def why_not_swap(state: State, pawn: int, foe: int) -> int:
    """Say why a pawn may not change places with a foe, or ``ALLOWED``."""
    if not is_seated(state, foe):
        return DECISION_MALFORMED
    if not state.board.swaps[state.card]:
        return TURN_CARD
    if seat_of(foe) == seat_of(pawn):
        return CARD_ELEVEN
    if not is_open(state, pawn) or not is_open(state, foe):
        return CARD_SWAP
    return ALLOWED


def is_seated(state: State, pawn: int) -> bool:
    """Tell whether a number is a pawn of this game."""
    return 0 <= pawn < first_pawn(state.seats) and pawn % PAWNS < state.board.pawns


def swap(state: State, pawn: int, foe: int, tape: Tape) -> bool:
    """Change places with a foe; tell whether a shield stopped the slide that follows."""
    place: int = state.place[foe]
    lift(state, foe)
    put(state, foe, state.place[pawn])
    put(state, pawn, place)
    tape.write(SWAPPED, CARD_ELEVEN, seat_of(pawn), pawn, foe, place)
    return slide(state, pawn, CARD_SWAP_SLIDE, tape)


def why_not_bump(state: State, pawn: int, foe: int) -> int:
    """Say why a pawn may not come from the start and take a foe's place, or ``ALLOWED``."""
    if not is_seated(state, foe):
        return DECISION_MALFORMED
    if not state.board.bumps[state.card]:
        return TURN_CARD
    if state.place[pawn] != START or seat_of(foe) == seat_of(pawn):
        return CARD_TAKE_PLACE
    if not is_open(state, foe):
        return CARD_TAKE_SAFE
    return ALLOWED


def bump(state: State, pawn: int, foe: int, tape: Tape) -> bool:
    """Take a foe's place from the start; tell whether a shield stopped the slide that follows."""
    place: int = state.place[foe]
    tape.write(TOOK_PLACE, CARD_TAKE_PLACE, seat_of(pawn), pawn, foe, place)
    return arrive(state, pawn, place, tape)


def split(state: State, pawn: int, steps: int, second: int, second_steps: int, tape: Tape) -> bool:
    """Move two pawns, one after the other; tell whether a shield stopped the last slide."""
    step(state, pawn, steps, tape)
    return step(state, second, second_steps, tape)


def why_not_forfeit(state: State, seat: int) -> int:
    """Say why a seat may not give up its move: only a swap may be refused, and only if nothing else is possible."""
    if not state.board.swaps[state.card] or may_step(state, seat):
        return FORFEIT_MUST_MOVE
    return ALLOWED  # rule: card.swap-refused


def may_step(state: State, seat: int) -> bool:
    """Tell whether some pawn of a seat can make one of the card's moves whole."""
    pawn: int
    starts: bool = state.board.starts[state.card] == 1
    steps: int = state.board.first_steps[state.card]
    other_steps: int = state.board.second_steps[state.card]
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        if why_not_step(state, pawn, steps, starts) == ALLOWED:
            return True
        if other_steps != 0 and why_not_step(state, pawn, other_steps, starts) == ALLOWED:
            return True
    return False


def may_play(state: State, seat: int) -> bool:
    """Tell whether the card can be used at all."""
    if may_step(state, seat):
        return True
    if state.board.splits[state.card]:
        return may_split(state, seat)
    if state.board.swaps[state.card] or state.board.bumps[state.card]:
        return may_meet(state, seat)
    return False


def may_split(state: State, seat: int) -> bool:
    """Tell whether two pawns of a seat can share the card's move."""
    pawn: int
    second: int
    steps: int
    whole: int = state.board.first_steps[state.card]
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        for second in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
            for steps in range(1, whole):
                if why_not_split(state, pawn, steps, second, whole - steps) == ALLOWED:
                    return True
    return False


def may_meet(state: State, seat: int) -> bool:
    """Tell whether a seat can swap with a foe or take a foe's place."""
    pawn: int
    foe: int
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        for foe in range(first_pawn(state.seats)):
            if why_not_swap(state, pawn, foe) == ALLOWED or why_not_bump(state, pawn, foe) == ALLOWED:
                return True
    return False


def why_stuck(state: State, seat: int) -> int:
    """Give the rule by which a seat that cannot use its card forfeits."""
    pawn: int
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        if why_not_move(state, pawn, state.board.first_steps[state.card]) == MOVE_OCCUPIED:
            return FORFEIT_OCCUPIED
        if why_not_move(state, pawn, state.board.second_steps[state.card]) == MOVE_OCCUPIED:
            return FORFEIT_OCCUPIED
    return FORFEIT_STUCK
