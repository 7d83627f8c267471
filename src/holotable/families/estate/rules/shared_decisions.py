"""Decisions that two chapters share: what a pass or a stay means depends on the situation; a mortgage also ends offers."""

from holotable.core.tape import Tape
from holotable.families.estate.rules.auction import pass_bid, why_not_pass
from holotable.families.estate.rules.board import JUMP
from holotable.families.estate.rules.jail import stay_jailed, why_not_stay_jailed
from holotable.families.estate.rules.missions import decline_jump, why_not_prize
from holotable.families.estate.rules.mortgage import mortgage
from holotable.families.estate.rules.situation import AT_AUCTION, TO_PLACE, TO_WANT, situation
from holotable.families.estate.rules.state import TO_PRIZE, State
from holotable.families.estate.rules.stock import forgo, why_not_forgo
from holotable.families.estate.rules.trade import void_offers


def why_not_let_go(state: State, seat: int) -> int:
    """Judge a pass: of a bid, or of a piece that is short."""
    now: int = situation(state)
    return why_not_forgo(state, seat) if now == TO_WANT or now == TO_PLACE else why_not_pass(state, seat)


def let_go(state: State, seat: int, tape: Tape) -> None:
    """Pass a bid, or a piece that is short."""
    if situation(state) == AT_AUCTION:
        pass_bid(state, seat, tape)
    else:
        forgo(state, seat, tape)


def why_not_stay(state: State, seat: int) -> int:
    """Judge staying: where a jump could leave from, or in jail."""
    return why_not_prize(state, seat, JUMP) if situation(state) == TO_PRIZE else why_not_stay_jailed(state, seat)


def stay(state: State, seat: int, tape: Tape) -> None:
    """Turn a jump down, or stay in jail."""
    if state.phase == TO_PRIZE:
        decline_jump(state, tape)
    else:
        stay_jailed(state, seat, tape)


def mortgage_deed(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Mortgage a deed; offers that named it without its mortgage are void."""
    mortgage(state, seat, deed, tape)
    void_offers(state, deed, tape)
