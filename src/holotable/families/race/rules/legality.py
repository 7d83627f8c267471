"""The single truth about legality: every decision is judged by the chapter it belongs to."""

from holotable.core.decisions import Decision
from holotable.families.race.rules.dispatch import judge_decision
from holotable.families.race.rules.keys import TURN_ORDER, WIN_HOME
from holotable.families.race.rules.state import OVER, State


def why_not(state: State, seat: int, decision: Decision) -> int:
    """Say why a seat may not decide this, or ``ALLOWED``: the single truth about legality."""
    if state.phase == OVER:
        return WIN_HOME
    return judge_decision(state, seat, decision) if seat == state.turn else TURN_ORDER
