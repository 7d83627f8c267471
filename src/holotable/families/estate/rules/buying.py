"""Landing on a deed that nobody owns: buy it at its price, or have it auctioned."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.families.estate.rules.auction import open_auction
from holotable.families.estate.rules.codes import BOUGHT
from holotable.families.estate.rules.keys import AUCTION_DECLINED, BUY_CHOICE, BUY_PRICE, TURN_ORDER
from holotable.families.estate.rules.mortgage import receive
from holotable.families.estate.rules.ownership import pay
from holotable.families.estate.rules.situation import is_rest_point, situation, why_busy
from holotable.families.estate.rules.state import RESOLVED, TO_BUY, State


def deed_reached(state: State) -> int:
    """Give the deed of the space on which the lander stands."""
    return state.board.space_deed[state.space[state.lander]]


def why_not_decline(state: State, seat: int) -> int:
    """Say why a seat may not choose between buying and auction, or ``ALLOWED``."""
    if seat != state.lander:
        return TURN_ORDER
    if is_rest_point(state):
        return BUY_CHOICE
    return ALLOWED if situation(state) == TO_BUY else why_busy(state)


def why_not_buy(state: State, seat: int) -> int:
    """Say why a seat may not buy the deed it has landed on, or ``ALLOWED``."""
    refusal: int = why_not_decline(state, seat)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if state.cash[seat] >= state.board.price[deed_reached(state)] else BUY_PRICE


def buy(state: State, seat: int, tape: Tape) -> None:
    """Pay the price to the bank and take the deed."""
    deed: int = deed_reached(state)
    state.phase = RESOLVED
    pay(state, seat, BANK, state.board.price[deed], BOUGHT, BUY_PRICE, deed, tape)
    receive(state, deed, seat)


def decline(state: State, tape: Tape) -> None:
    """Have the deed auctioned, as it always is (rule: advice.auction)."""
    state.phase = RESOLVED
    open_auction(state, deed_reached(state), AUCTION_DECLINED, tape)
