"""A short stock: the seats say how many pieces they want; what cannot serve them all is auctioned piece by piece."""

from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import GROUPS
from holotable.families.estate.rules.building import (
    build_at,
    build_for_price,
    is_in_window,
    next_piece,
    why_not_afford,
    why_not_raise,
)
from holotable.families.estate.rules.codes import DEMAND_OPENED, DEMAND_PASSED, WANTED
from holotable.families.estate.rules.keys import STOCK_AUCTION, STOCK_PAY
from holotable.families.estate.rules.ownership import max_cash
from holotable.families.estate.rules.situation import TO_PLACE, TO_WANT, situation, why_busy
from holotable.families.estate.rules.state import HOUSE, NO_PIECE, NOBODY, State, is_deed, is_playing


def places(state: State, seat: int, piece: int) -> int:
    """Count the pieces of a kind that a seat could place one after another, whatever they cost."""
    group: int
    count: int = 0
    if state.sets[seat] == 0:
        return 0
    for group in range(GROUPS):
        if has(state.sets[seat], group) and state.buried[group] == 0:
            count += places_in(state, group, piece)
    return count


def places_in(state: State, group: int, piece: int) -> int:
    """Count the places for a kind of piece in one complete group."""
    full: int = state.board.group_size[group] * (state.board.top_level - 1)  # of houses
    if piece == HOUSE:
        return max(0, full - state.built[group])
    return full + state.board.group_size[group] - state.built[group] if state.built[group] >= full else 0


def places_sought(state: State, seat: int, piece: int) -> int:
    """Count the places of a seat for a piece, if it may build now and could pay the opening bid."""
    if not is_in_window(state, seat) or max_cash(state, seat) < state.board.auction_opening:
        return 0
    return places(state, seat, piece)


def seekers(state: State, piece: int) -> int:
    """Give the seats that have a place for a piece and could pay the opening bid."""
    seat: int
    seats: int = 0
    for seat in range(state.seats):
        if places_sought(state, seat, piece) > 0:
            seats |= bit(seat)
    return seats


def is_contested(state: State, piece: int) -> bool:
    """Tell whether two or more seats have places for more pieces of a kind than the bank has."""
    seat: int
    sought: int
    count: int = 0
    total: int = 0
    if not state.board.shortage_auctions and state.stock[piece] > 1:
        return False
    for seat in range(state.seats):
        sought = places_sought(state, seat, piece)
        if sought > 0:
            count += 1
            total += sought
    return count > 1 and total > state.stock[piece]


def build(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Build at the list price, or ask all who could want the piece how many they do."""
    piece: int = next_piece(state, deed)
    if is_contested(state, piece):
        open_demand(state, seat, piece, tape)
    else:
        build_for_price(state, seat, deed, tape)


def open_demand(state: State, seat: int, piece: int, tape: Tape) -> None:
    """Ask every seat that could use a piece."""
    state.demand = piece
    state.prepaid = False
    state.asked = seekers(state, piece)
    tape.write(DEMAND_OPENED, STOCK_AUCTION, seat, piece, state.asked, 0)


def most_wanted(state: State, seat: int) -> int:
    """Give how many pieces a seat may want at most."""
    return min(places(state, seat, state.demand), state.stock[state.demand])


def why_not_want(state: State, seat: int, count: int) -> int:
    """Say why a seat may not want so many pieces, or ``ALLOWED``."""
    if count < 1:
        return DECISION_MALFORMED
    if situation(state) != TO_WANT:
        return why_busy(state)
    return ALLOWED if has(state.asked, seat) and count <= most_wanted(state, seat) else STOCK_AUCTION


def want(state: State, seat: int, count: int, tape: Tape) -> None:
    """Say how many pieces a seat would like."""
    state.asked &= ~bit(seat)
    state.wanted[seat] = count
    tape.write(WANTED, STOCK_AUCTION, seat, state.demand, count, 0)


def why_not_forgo(state: State, seat: int) -> int:
    """Say why a seat may not do without a piece: who has won one in an auction must place it."""
    if situation(state) == TO_WANT:
        return ALLOWED if has(state.asked, seat) else STOCK_AUCTION
    return ALLOWED if seat == state.placer and not state.prepaid else STOCK_AUCTION


def forgo(state: State, seat: int, tape: Tape) -> None:
    """Want no pieces, or no more of them."""
    state.asked &= ~bit(seat)
    state.wanted[seat] = 0
    state.placer = NOBODY
    tape.write(DEMAND_PASSED, STOCK_AUCTION, seat, state.demand, 0, 0)


def why_not_place(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not put the piece it has bought on a deed, or ``ALLOWED``."""
    refusal: int
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if situation(state) != TO_PLACE:
        return why_busy(state)
    if seat != state.placer:
        return STOCK_AUCTION
    refusal = why_not_raise(state, seat, deed) if state.prepaid else why_not_afford(state, seat, deed)
    if refusal == ALLOWED and next_piece(state, deed) != state.demand:
        return STOCK_PAY
    return refusal


def place(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Put a piece on a deed: paid by the winning bid, or at its list price."""
    state.placer = NOBODY
    if state.prepaid:
        build_at(state, seat, deed, 0, STOCK_PAY, tape)
    else:
        state.wanted[seat] -= 1
        build_for_price(state, seat, deed, tape)


def may_place(state: State, seat: int) -> bool:
    """Tell whether a seat has a place for the piece that is short and can pay its list price."""
    deed: int
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat and next_piece(state, deed) == state.demand:
            if why_not_afford(state, seat, deed) == ALLOWED:
                return True
    return False


def is_short(state: State) -> bool:
    """Tell whether the next piece is auctioned: wants exceed the stock, or did so before and all pieces follow the first."""
    seat: int
    count: int = 0
    total: int = 0
    if state.stock[state.demand] == 0:
        return False
    if state.prepaid and state.board.shortage_auctions_all:
        return True
    for seat in range(state.seats):
        if state.wanted[seat] > 0:
            count += 1
            total += state.wanted[seat]
    return count > 1 and total > state.stock[state.demand]


def next_buyer(state: State) -> int:
    """Give the next seat in turn order that wants a piece at its list price and can have it, or ``NOBODY``."""
    seat: int = state.turn
    step: int
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        if state.wanted[seat] > 0 and is_playing(state, seat):
            if may_place(state, seat):
                return seat
            state.wanted[seat] = 0
    return NOBODY


def end_demand(state: State) -> None:
    """Forget who wanted what."""
    seat: int
    state.demand = NO_PIECE
    state.placer = NOBODY
    for seat in range(state.seats):
        state.wanted[seat] = 0
