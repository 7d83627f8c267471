"""Which rule judges a decision and which carries it out; from the table in race/verbs.py, by tools/verbs.py."""

from holotable.core.decisions import Decision
from holotable.core.keys import DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.race.rules.codes import (
    BUMP,
    DRAW,
    FOE,
    FORFEIT,
    MOVE,
    NO_SHIELD,
    OWN_PAWN,
    RESIGN,
    SECOND_PAWN,
    SECOND_STEPS,
    SHIELD,
    SOURCE,
    SPLIT,
    STEPS,
    SWAP,
)
from holotable.families.race.rules.resigning import resign, why_not_resign
from holotable.families.race.rules.state import State
from holotable.families.race.rules.turn import (
    draw,
    give_shield,
    give_up,
    start_moving,
    use_bump,
    use_move,
    use_split,
    use_swap,
    why_not_draw,
    why_not_give_shield,
    why_not_give_up,
    why_not_no_shield,
    why_not_use_bump,
    why_not_use_move,
    why_not_use_split,
    why_not_use_swap,
)


def judge_decision(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision about a turn."""
    kind: int = decision.kind
    if kind == DRAW:
        return why_not_draw(state)
    if kind == SHIELD:
        return why_not_give_shield(state, seat, decision.argument[OWN_PAWN], decision.argument[SOURCE])
    if kind == NO_SHIELD:
        return why_not_no_shield(state)
    if kind == MOVE:
        return why_not_use_move(state, seat, decision.argument[OWN_PAWN], decision.argument[STEPS])
    if kind == SPLIT:
        return why_not_use_split(
            state,
            seat,
            decision.argument[OWN_PAWN],
            decision.argument[STEPS],
            decision.argument[SECOND_PAWN],
            decision.argument[SECOND_STEPS],
        )
    if kind == SWAP:
        return why_not_use_swap(state, seat, decision.argument[OWN_PAWN], decision.argument[FOE])
    if kind == BUMP:
        return why_not_use_bump(state, seat, decision.argument[OWN_PAWN], decision.argument[FOE])
    if kind == FORFEIT:
        return why_not_give_up(state, seat)
    if kind == RESIGN:
        return why_not_resign(state)
    return DECISION_MALFORMED


def play_decision(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about a turn."""
    kind: int = decision.kind
    if kind == DRAW:
        draw(state, tape)
    elif kind == SHIELD:
        give_shield(state, seat, decision.argument[OWN_PAWN], decision.argument[SOURCE], tape)
    elif kind == NO_SHIELD:
        start_moving(state, tape)
    elif kind == MOVE:
        use_move(state, seat, decision.argument[OWN_PAWN], decision.argument[STEPS], tape)
    elif kind == SPLIT:
        use_split(
            state,
            seat,
            decision.argument[OWN_PAWN],
            decision.argument[STEPS],
            decision.argument[SECOND_PAWN],
            decision.argument[SECOND_STEPS],
            tape,
        )
    elif kind == SWAP:
        use_swap(state, seat, decision.argument[OWN_PAWN], decision.argument[FOE], tape)
    elif kind == BUMP:
        use_bump(state, seat, decision.argument[OWN_PAWN], decision.argument[FOE], tape)
    elif kind == FORFEIT:
        give_up(state, seat, tape)
    elif kind == RESIGN:
        resign(state, seat, tape)
