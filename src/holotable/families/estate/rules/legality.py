"""The single truth about legality: every decision is judged by the chapter it belongs to."""

from holotable.core.decisions import BANK, Decision
from holotable.core.keys import DECISION_MALFORMED
from holotable.families.estate.rules.codes import CLAIM_RENT, TIME_UP, WAIVE_RENT
from holotable.families.estate.rules.dispatch import judge_decision
from holotable.families.estate.rules.keys import BANKRUPT_OUT, END_LAST
from holotable.families.estate.rules.scoring import why_not_call_time
from holotable.families.estate.rules.situation import situation, why_busy
from holotable.families.estate.rules.state import CLOSING, OVER, State, is_playing


def why_not(state: State, seat: int, decision: Decision) -> int:
    """Say why a seat may not decide this, or ``ALLOWED``: the single truth about legality."""
    kind: int = decision.kind
    if state.phase == OVER:
        return END_LAST
    if seat == BANK and kind == TIME_UP:
        return why_not_call_time(state)
    if seat < 0 or seat >= state.seats:
        return DECISION_MALFORMED
    if not is_playing(state, seat):
        return BANKRUPT_OUT
    if situation(state) == CLOSING and kind != CLAIM_RENT and kind != WAIVE_RENT:
        return why_busy(state)
    return judge_decision(state, seat, decision)
