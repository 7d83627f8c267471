"""Moving a pawn: where it may stand, whom it bumps, what slides, how it comes home."""

from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.race.rules.board import (
    HOME,
    HOME_ZONE,
    NOWHERE,
    PLACE_ROWS,
    REACH,
    START,
    STRIDES,
    TRACK,
    around,
    is_foreign_triangle,
)
from holotable.families.race.rules.codes import BUMPED, MOVED, REACHED_HOME, SLID, SLIDE_STOPPED
from holotable.families.race.rules.keys import (
    BUMP_FOE,
    BUMP_SHIELDED,
    HOME_EXACT,
    HOME_FINAL,
    MOVE_CLOCKWISE,
    MOVE_OCCUPIED,
    SHIELD_ZONE,
    SLIDE_BLOCKED,
    SLIDE_SWEEP,
    SLIDE_TRIANGLE,
    START_BACKWARD,
    START_NUMBER,
    START_STEP,
    ZONE_RETURN,
    ZONE_TURN_IN,
)
from holotable.families.race.rules.shields import drop_shield
from holotable.families.race.rules.state import PAWN_BITS, State, first_pawn, seat_of


def goal_of(state: State, pawn: int, place: int, steps: int) -> int:
    """Give the place where ``steps`` from ``place`` would take a pawn, or ``NOWHERE``."""
    return state.board.path[(state.colour[pawn >> PAWN_BITS] * PLACE_ROWS + place) * STRIDES + REACH + steps]


def why_not_step(state: State, pawn: int, steps: int, may_start: bool) -> int:
    """Say why a pawn may not make this one move, or ``ALLOWED``."""
    place: int = state.place[pawn]
    goal: int = goal_of(state, pawn, place, steps)
    if goal == NOWHERE:
        return why_not_reach(place, steps)
    if not may_start and place == START:
        return START_NUMBER
    return why_not_stand(state, pawn, goal)


def why_not_reach(place: int, steps: int) -> int:
    """Say why a move from ``place`` leads nowhere."""
    if place == HOME:
        return HOME_FINAL
    if steps > 0:
        return HOME_EXACT
    return START_BACKWARD if place == START else ZONE_RETURN


def why_not_stand(state: State, pawn: int, place: int) -> int:
    """Say why a pawn may not come to stand on ``place``, or ``ALLOWED``."""
    other: int
    if place < TRACK:
        other = state.standing[place]
    else:
        other = NOWHERE if place == HOME else pawn_in_zone(state, pawn >> PAWN_BITS, place)
    if other == NOWHERE:
        return ALLOWED
    if other >> PAWN_BITS == pawn >> PAWN_BITS:
        return MOVE_OCCUPIED
    return BUMP_SHIELDED if state.shielded[other] else ALLOWED


def pawn_in_zone(state: State, seat: int, place: int) -> int:
    """Give the pawn of ``seat`` that stands on a space of its zones, or ``NOWHERE``."""
    pawn: int
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        if state.place[pawn] == place:
            return pawn
    return NOWHERE


def step(state: State, pawn: int, steps: int, tape: Tape) -> bool:
    """Move a pawn by ``steps``; tell whether a shield stopped its slide."""
    place: int = state.place[pawn]
    goal: int = goal_of(state, pawn, place, steps)
    lift(state, pawn)
    tape.write(MOVED, why_there(state, place, goal, steps), seat_of(pawn), pawn, place, goal)
    tape.add(steps, state.colour[seat_of(pawn)])
    return arrive(state, pawn, goal, tape)


def why_there(state: State, place: int, goal: int, steps: int) -> int:
    """Give the rule that tells where a move led."""
    if goal == HOME:
        return HOME_EXACT
    if place == START:
        return START_STEP
    if steps < 0:
        return state.board.card_key[state.card]
    if place < TRACK and goal > HOME_ZONE:
        return ZONE_TURN_IN
    return MOVE_CLOCKWISE


def lift(state: State, pawn: int) -> None:
    """Take a pawn off its space."""
    if state.place[pawn] < TRACK:
        state.standing[state.place[pawn]] = NOWHERE


def put(state: State, pawn: int, space: int) -> None:
    """Set a pawn on an empty track space."""
    state.place[pawn] = space
    state.standing[space] = pawn


def arrive(state: State, pawn: int, goal: int, tape: Tape) -> bool:
    """End a move on ``goal``: bump, slide, take off the shield; tell whether a shield stopped a slide."""
    if goal >= TRACK:
        settle_in(state, pawn, goal, tape)
        return False
    if state.standing[goal] != NOWHERE:
        send_to_start(state, state.standing[goal], BUMP_FOE, tape)
    put(state, pawn, goal)
    return slide(state, pawn, SLIDE_TRIANGLE, tape)


def settle_in(state: State, pawn: int, goal: int, tape: Tape) -> None:
    """Come to stand in a zone or at home, where no shield is worn."""
    seat: int = seat_of(pawn)
    state.place[pawn] = goal
    if state.shielded[pawn]:
        drop_shield(state, pawn, SHIELD_ZONE, tape)
    if goal == HOME:
        state.home[seat] += 1
        tape.write(REACHED_HOME, HOME_EXACT, seat, pawn, state.home[seat], 0)


def send_to_start(state: State, pawn: int, cause: int, tape: Tape) -> None:
    """Bump a pawn back to the start of its colour, from where it begins anew (rule: zone.anew)."""
    tape.write(BUMPED, cause, seat_of(pawn), pawn, state.place[pawn], 0)
    lift(state, pawn)
    state.place[pawn] = START


def slide(state: State, pawn: int, cause: int, tape: Tape) -> bool:
    """Slide a pawn that stands on a foreign triangle; tell whether a shield stopped it. Shields stay (rule: shield.keep)."""
    triangle: int = state.place[pawn]
    end: int
    if not is_foreign_triangle(state.board, state.colour[seat_of(pawn)], triangle):
        return False
    if is_blocked(state, pawn, triangle):
        tape.write(SLIDE_STOPPED, SLIDE_BLOCKED, seat_of(pawn), pawn, triangle, 0)
        return True
    end = state.board.slide_end[triangle]
    lift(state, pawn)
    sweep(state, triangle, tape)
    put(state, pawn, end)
    tape.write(SLID, cause, seat_of(pawn), pawn, triangle, end)
    return False


def is_blocked(state: State, pawn: int, triangle: int) -> bool:
    """Tell whether another pawn with a shield stands on the slide that begins here."""
    other: int
    offset: int
    for offset in range(state.board.slide_length[triangle]):
        other = state.standing[around(state.board, triangle + offset)]
        if other != NOWHERE and other != pawn and state.shielded[other]:
            return True
    return False


def is_on_slide(state: State, triangle: int, place: int) -> bool:
    """Tell whether a place is one of the spaces of the slide that begins on ``triangle``."""
    if place >= TRACK:
        return False
    return around(state.board, place - triangle + state.board.track) < state.board.slide_length[triangle]


def sweep(state: State, triangle: int, tape: Tape) -> None:
    """Send every pawn on the slide to its start, the slider's own ones too."""
    other: int
    offset: int
    for offset in range(state.board.slide_length[triangle]):
        other = state.standing[around(state.board, triangle + offset)]
        if other != NOWHERE:
            send_to_start(state, other, SLIDE_SWEEP, tape)
