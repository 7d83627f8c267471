"""Every legal decision of a seat, listed by asking the rules; bids and terms of trade have bounds instead."""

from holotable.core.decisions import Options
from holotable.core.keys import ALLOWED
from holotable.estate.asking import due
from holotable.estate.bankruptcy import why_not_resign
from holotable.estate.bits import has
from holotable.estate.buying import why_not_buy
from holotable.estate.debt import top_debt, why_not_declare, why_not_settle
from holotable.estate.mortgage import why_not_borrow, why_not_redeem, why_not_turn_down, why_not_turn_up
from holotable.estate.rent import why_not_ask
from holotable.estate.state import OFFERS, OVER, ROLLING, TO_BUY, TO_END, TO_ROLL, State, is_playing
from holotable.estate.timing import AT_AUCTION, TO_KEEP, is_rest, situation
from holotable.estate.trade import why_not_accept, why_not_answer, why_not_withdraw
from holotable.estate.words import (
    ACCEPT_TRADE,
    AUCTION,
    BUY,
    CLAIM_RENT,
    DECLARE_BANKRUPTCY,
    DECLINE_TRADE,
    END_TURN,
    KEEP_MORTGAGE,
    MORTGAGE,
    PASS,
    REDEEM,
    RESIGN,
    ROLL,
    SETTLE,
    WAIVE_RENT,
    WITHDRAW_TRADE,
)


def options(state: State, seat: int, out: Options) -> None:
    """List every legal decision of a seat but bids and new terms of trade, which have bounds; resigning comes last."""
    now: int = situation(state)
    out.count = 0
    if now == OVER or now == ROLLING or not is_playing(state, seat):
        return
    if has(due(state), seat):
        list_answers(state, seat, now, out)
    if state.claims > 0:
        list_claims(state, seat, out)
    if state.deeds[seat] != 0:
        list_mortgages(state, seat, now, out)
    if state.offers > 0:
        list_trades(state, seat, out)
    if why_not_resign(state, seat) == ALLOWED:
        out.add(RESIGN, 0, 0, 0, 0)


def list_answers(state: State, seat: int, now: int, out: Options) -> None:
    """List the answers of a seat that is due."""
    if now == TO_ROLL:
        out.add(ROLL, 0, 0, 0, 0)
    elif now == TO_END:
        out.add(END_TURN, 0, 0, 0, 0)
    elif now == TO_BUY:
        list_purchase(state, seat, out)
    elif now == AT_AUCTION:
        out.add(PASS, 0, 0, 0, 0)
    elif now == TO_KEEP:
        out.add(KEEP_MORTGAGE, state.debt_deed[top_debt(state)], 0, 0, 0)
    else:
        list_payment(state, seat, out)


def list_purchase(state: State, seat: int, out: Options) -> None:
    """List the choice between buying and auction."""
    if why_not_buy(state, seat) == ALLOWED:
        out.add(BUY, 0, 0, 0, 0)
    out.add(AUCTION, 0, 0, 0, 0)


def list_payment(state: State, seat: int, out: Options) -> None:
    """List the ways to be done with a debt."""
    if why_not_settle(state, seat) == ALLOWED:
        out.add(SETTLE, 0, 0, 0, 0)
    if why_not_declare(state, seat) == ALLOWED:
        out.add(DECLARE_BANKRUPTCY, 0, 0, 0, 0)


def list_claims(state: State, seat: int, out: Options) -> None:
    """List the rents that a seat may ask for or give up."""
    place: int
    for place in range(state.claims):
        if why_not_ask(state, seat, state.claim_id[place]) == ALLOWED:
            out.add(CLAIM_RENT, state.claim_id[place], 0, 0, 0)
            out.add(WAIVE_RENT, state.claim_id[place], 0, 0, 0)


def list_mortgages(state: State, seat: int, now: int, out: Options) -> None:
    """List the deeds that a seat may mortgage or redeem."""
    deed: int
    borrows: bool = why_not_borrow(state, seat) == ALLOWED
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat:
            if borrows and why_not_turn_down(state, seat, deed) == ALLOWED:
                out.add(MORTGAGE, deed, 0, 0, 0)
            elif why_not_turn_up(state, seat, deed) == ALLOWED and (
                is_rest(now) or why_not_redeem(state, seat, deed) == ALLOWED
            ):
                out.add(REDEEM, deed, 0, 0, 0)


def list_trades(state: State, seat: int, out: Options) -> None:
    """List the open offers that a seat may accept, decline or withdraw."""
    place: int
    for place in range(OFFERS):
        if state.offer_id[place] > 0:
            if why_not_accept(state, seat, state.offer_id[place], state.offer_revision[place]) == ALLOWED:
                out.add(ACCEPT_TRADE, state.offer_id[place], state.offer_revision[place], 0, 0)
            if why_not_answer(state, seat, state.offer_id[place]) == ALLOWED:
                out.add(DECLINE_TRADE, state.offer_id[place], 0, 0, 0)
            if why_not_withdraw(state, seat, state.offer_id[place]) == ALLOWED:
                out.add(WITHDRAW_TRADE, state.offer_id[place], 0, 0, 0)
