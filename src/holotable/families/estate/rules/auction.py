"""Auctions in free order: anyone may bid or pass at any moment; all others passing at a price ends it."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.building import is_in_window
from holotable.families.estate.rules.codes import (
    AUCTION_OPENED,
    AUCTION_UNSOLD,
    AUCTION_WON,
    BID_MADE,
    BID_PASSED,
    PIECE_OFFERED,
    PIECE_UNSOLD,
    PIECE_WON,
    PRICED_OUT,
)
from holotable.families.estate.rules.keys import (
    AUCTION_ANYONE,
    AUCTION_END,
    AUCTION_NONE,
    AUCTION_OPENING,
    AUCTION_PAY,
    AUCTION_STEP,
    BANKRUPT_AUCTION,
    STOCK_AUCTION,
    STOCK_OPENING,
    STOCK_PAY,
)
from holotable.families.estate.rules.mortgage import receive
from holotable.families.estate.rules.ownership import max_cash, max_cash_unsold, pay
from holotable.families.estate.rules.situation import AT_AUCTION, situation, why_busy
from holotable.families.estate.rules.state import NO_DEED, NO_PIECE, NOBODY, State, next_id
from holotable.families.estate.rules.stock import end_demand, is_short, next_buyer, places


def open_auction(state: State, deed: int, cause: int, tape: Tape) -> None:
    """Put a deed of the bank up for auction."""
    open_lot(state, deed, NO_PIECE)
    tape.write(AUCTION_OPENED, cause, BANK, state.lot, deed, 0)


def open_lot(state: State, deed: int, piece: int) -> None:
    """Open an auction, as a lot with a number of its own."""
    state.auctioning = True
    state.lot = next_id(state.lot)
    state.lot_deed = deed
    state.lot_piece = piece
    state.high_bid = 0
    state.high_bidder = NOBODY
    state.passed = outsiders(state)


def outsiders(state: State) -> int:
    """Give the seats that may not bid: a piece is only for those who have a place for it."""
    seat: int
    seats: int = 0
    if state.lot_piece == NO_PIECE:
        return 0
    for seat in range(state.seats):
        if places(state, seat, state.lot_piece) == 0 or not is_in_window(state, seat):
            seats |= bit(seat)
    return seats & state.playing


def bidders(state: State) -> int:
    """Give the seats that must still bid or pass at this price."""
    seats: int = state.playing & ~state.passed
    return seats if state.high_bidder == NOBODY else seats & ~bit(state.high_bidder)


def lowest_bid(state: State) -> int:
    """Give the lowest bid that is legal now."""
    if state.high_bidder == NOBODY:
        return state.board.auction_opening
    return state.high_bid + state.board.auction_step


def highest_bid(state: State, seat: int) -> int:
    """Give the highest bid that a seat may make now."""
    return state.cash[seat]


def may_bid(state: State, seat: int) -> bool:
    """Tell whether a seat could bid, perhaps after raising cash; what it may not sell now raises none."""
    if seat == state.high_bidder or max_cash(state, seat) < lowest_bid(state):
        return False
    if is_kept_from_selling(state, seat) and max_cash_unsold(state, seat) < lowest_bid(state):
        return False
    return state.lot_piece == NO_PIECE or not has(outsiders(state), seat)


def is_kept_from_selling(state: State, seat: int) -> bool:
    """Tell whether a bidder has buildings that it may not sell in the turn of another."""
    return state.board.build_own_turn and seat != state.turn and state.sets[seat] != 0


def why_not_bid(state: State, seat: int, lot: int, amount: int) -> int:
    """Say why a seat may not bid this amount on this lot, or ``ALLOWED``."""
    if lot < 1 or lot > state.lot or amount < 0:
        return DECISION_MALFORMED
    if lot < state.lot or not state.auctioning:
        return AUCTION_END
    if situation(state) != AT_AUCTION:
        return why_busy(state)
    if seat == state.high_bidder:
        return AUCTION_END
    if has(outsiders(state), seat):
        return STOCK_AUCTION
    if amount < lowest_bid(state):
        return why_too_low(state)
    return ALLOWED if amount <= highest_bid(state, seat) else AUCTION_PAY


def why_too_low(state: State) -> int:
    """Give the rule by which a bid is too low."""
    if state.high_bidder != NOBODY:
        return AUCTION_STEP
    return AUCTION_OPENING if state.lot_piece == NO_PIECE else STOCK_OPENING


def bid(state: State, seat: int, amount: int, tape: Tape) -> None:
    """Raise the price; everybody else may think again."""
    state.high_bid = amount
    state.high_bidder = seat
    state.passed = outsiders(state)
    tape.write(BID_MADE, AUCTION_ANYONE, seat, state.lot, amount, 0)


def why_not_pass(state: State, seat: int) -> int:
    """Say why a seat may not pass, or ``ALLOWED``; the highest bidder is not asked."""
    if situation(state) != AT_AUCTION:
        return why_busy(state)
    return ALLOWED if has(bidders(state), seat) else AUCTION_END


def pass_bid(state: State, seat: int, tape: Tape) -> None:
    """Let the price stand."""
    state.passed |= bit(seat)
    tape.write(BID_PASSED, AUCTION_END, seat, state.lot, 0, 0)


def run_auction(state: State, tape: Tape) -> bool:
    """Pass for the seats that the price has left behind, and close the auction when all have; tell whether it closed."""
    behind: int = left_behind(state)
    if behind > 0:
        state.passed |= behind
        tape.write(PRICED_OUT, AUCTION_PAY, BANK, state.lot, behind, 0)
    if bidders(state) > 0:
        return False
    close_auction(state, tape)
    return True


def left_behind(state: State) -> int:
    """Give the bidders that could not pay the next bid even after raising cash."""
    seat: int
    waiting: int = bidders(state)
    behind: int = 0
    for seat in range(state.seats):
        if has(waiting, seat) and not may_bid(state, seat):
            behind |= bit(seat)
    return behind


def close_auction(state: State, tape: Tape) -> None:
    """Sell the lot to the highest bidder; without a bid it stays with the bank."""
    deed: int = state.lot_deed
    state.auctioning = False
    if state.lot_piece != NO_PIECE:
        close_piece(state, tape)
    elif state.high_bidder == NOBODY:
        tape.write(AUCTION_UNSOLD, AUCTION_NONE, BANK, state.lot, deed, 0)
    else:
        pay(state, state.high_bidder, BANK, state.high_bid, AUCTION_WON, AUCTION_PAY, deed, tape)
        receive(state, deed, state.high_bidder)


def close_piece(state: State, tape: Tape) -> None:
    """Let the highest bidder place the piece at once; without a bid nobody wants one any more."""
    if state.high_bidder == NOBODY:
        tape.write(PIECE_UNSOLD, STOCK_AUCTION, BANK, state.lot, state.lot_piece, 0)
        end_demand(state)
        return
    pay(state, state.high_bidder, BANK, state.high_bid, PIECE_WON, STOCK_PAY, state.lot_piece, tape)
    state.wanted[state.high_bidder] = max(0, state.wanted[state.high_bidder] - 1)
    state.placer = state.high_bidder
    state.prepaid = True


def serve_demand(state: State, tape: Tape) -> bool:
    """Let the next seat place a piece, or auction one while they are short; tell whether play goes on by itself."""
    if state.asked != 0 or state.placer != NOBODY:
        return False
    if is_short(state):
        open_lot(state, NO_DEED, state.demand)
        tape.write(PIECE_OFFERED, STOCK_AUCTION, BANK, state.lot, state.demand, 0)
        return True
    state.prepaid = False
    state.placer = next_buyer(state)
    if state.placer == NOBODY:
        end_demand(state)
    return True


def put_aside(state: State, deed: int) -> None:
    """Keep a deed of the bank for an auction of its own."""
    state.waiting[deed] = 1
    state.lots_waiting += 1


def open_next_lot(state: State, tape: Tape) -> None:
    """Auction the first deed in board order that waits for it."""
    deed: int = 0
    while state.waiting[deed] == 0:
        deed += 1
    state.waiting[deed] = 0
    state.lots_waiting -= 1
    open_auction(state, deed, BANKRUPT_AUCTION, tape)
