"""The single truth about legality: every decision is judged by the chapter it belongs to."""

from holotable.core.decisions import Decision
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.families.race.rules.cards import why_not_bump, why_not_forfeit, why_not_move, why_not_split, why_not_swap
from holotable.families.race.rules.codes import (
    BUMP,
    DRAW,
    FOE,
    FORFEIT,
    MOVE,
    NO_SHIELD,
    OWN_PAWN,
    SECOND_PAWN,
    SECOND_STEPS,
    SHIELD,
    SOURCE,
    STEPS,
    SWAP,
)
from holotable.families.race.rules.keys import CARD_SHIELD_FIRST, SHIELD_CARD, TURN_CARD, TURN_ORDER, WIN_HOME
from holotable.families.race.rules.shields import why_not_shield
from holotable.families.race.rules.state import CHOOSING_FIRST, DRAWING, OVER, TO_DRAW, TO_SHIELD, State, first_pawn


def why_not(state: State, seat: int, decision: Decision) -> int:
    """Say why a seat may not decide this, or ``ALLOWED``: the single truth about legality."""
    if state.phase == OVER:
        return WIN_HOME
    if seat != state.turn:
        return TURN_ORDER
    if decision.kind < DRAW or decision.kind > FORFEIT:
        return DECISION_MALFORMED
    if state.phase == TO_DRAW or state.phase == DRAWING or state.phase == CHOOSING_FIRST:
        return ALLOWED if decision.kind == DRAW and state.phase == TO_DRAW else TURN_CARD
    if state.phase == TO_SHIELD:
        return why_not_answer_shield(state, seat, decision)
    return why_not_use(state, seat, decision)


def why_not_answer_shield(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision while the shield comes first."""
    if decision.kind == NO_SHIELD:
        return ALLOWED if state.board.shield_optional else CARD_SHIELD_FIRST
    if decision.kind != SHIELD:
        return CARD_SHIELD_FIRST
    if not is_pawn(state, decision.argument[OWN_PAWN]):
        return DECISION_MALFORMED
    return why_not_shield(state, first_pawn(seat) + decision.argument[OWN_PAWN], decision.argument[SOURCE])


def why_not_use(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision while the card waits to be used."""
    kind: int = decision.kind
    pawn: int = first_pawn(seat) + decision.argument[OWN_PAWN]
    if kind == DRAW:
        return TURN_CARD
    if kind == SHIELD or kind == NO_SHIELD:
        return SHIELD_CARD
    if kind == FORFEIT:
        return why_not_forfeit(state, seat)
    if not is_pawn(state, decision.argument[OWN_PAWN]):
        return DECISION_MALFORMED
    if kind == MOVE:
        return why_not_move(state, pawn, decision.argument[STEPS])
    if kind == SWAP:
        return why_not_swap(state, pawn, decision.argument[FOE])
    if kind == BUMP:
        return why_not_bump(state, pawn, decision.argument[FOE])
    if not is_pawn(state, decision.argument[SECOND_PAWN]):
        return DECISION_MALFORMED
    return why_not_split(
        state,
        pawn,
        decision.argument[STEPS],
        first_pawn(seat) + decision.argument[SECOND_PAWN],
        decision.argument[SECOND_STEPS],
    )


def is_pawn(state: State, pawn: int) -> bool:
    """Tell whether a seat has a pawn of this number."""
    return 0 <= pawn < state.board.pawns
