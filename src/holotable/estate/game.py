"""The game: setting up, luck, the two functions that change a state, and what follows by itself."""

from typing import Final

from holotable.core.decisions import Decision
from holotable.core.tape import Tape
from holotable.estate.auction import bid, open_next_lot, pass_bid, run_auction, serve_demand
from holotable.estate.bankruptcy import declare_bankruptcy, resign
from holotable.estate.bits import bit
from holotable.estate.buying import buy, decline
from holotable.estate.cards import draw_queued, draw_unseen
from holotable.estate.debt import pay_debt, work_off_debt
from holotable.estate.decks import fill_decks, is_unseen, unseen_face
from holotable.estate.jail import pay_fine, use_jail_card
from holotable.estate.mortgage import keep_mortgage, mortgage, redeem
from holotable.estate.moving import land
from holotable.estate.rent import claim_rent, throw_rent, waive_rent
from holotable.estate.selling import sell_building, sell_set
from holotable.estate.state import (
    HOTEL,
    HOUSE,
    LANDED,
    LEAVING,
    NO_CLAIM,
    NO_DECK,
    NO_PIECE,
    NOBODY,
    OPENING,
    OVER,
    RESOLVED,
    ROLLING,
    State,
    is_playing,
)
from holotable.estate.stock import build, forgo, place, want
from holotable.estate.timing import AT_AUCTION, situation
from holotable.estate.trade import (
    accept_trade,
    counter_trade,
    decline_trade,
    offer_trade,
    void_offers,
    withdraw_trade,
)
from holotable.estate.turn import begin, finish_throw, leave_paid, pass_turn, roll, throw_opening, throw_turn
from holotable.estate.words import (
    ACCEPT_TRADE,
    AMOUNT,
    AUCTION,
    BID,
    BUILD,
    BUY,
    CLAIM,
    CLAIM_RENT,
    COUNT,
    COUNTER_TRADE,
    DECK,
    DECLARE_BANKRUPTCY,
    DECLINE_TRADE,
    DEED,
    END_TURN,
    GROUP,
    KEEP_MORTGAGE,
    LEVELS,
    MORTGAGE,
    OFFER,
    OFFER_TRADE,
    PARTNER,
    PASS,
    PAY_FINE,
    PLACE,
    REDEEM,
    ROLL,
    SELL_BUILDING,
    SETTLE,
    USE_JAIL_CARD,
    WAIVE_RENT,
    WANT,
)

DIE: Final = 6  # sides


def set_up(state: State, seats: int, first: int, tape: Tape) -> None:
    """Begin a game: cash handed out, stock and decks full; ``NOBODY`` lets the dice name the first seat."""
    seat: int
    state.seats = seats
    state.playing = bit(seats) - 1
    state.contenders = state.playing
    for seat in range(seats):
        state.cash[seat] = state.board.start_cash
    state.stock[HOUSE] = state.board.houses
    state.stock[HOTEL] = state.board.hotels
    fill_decks(state)
    if first != NOBODY:
        begin(state, first, tape)


def apply(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a legal decision, and all that follows from it by itself."""
    kind: int = decision.kind
    if kind >= OFFER_TRADE:
        trade(state, seat, decision, tape)
    elif kind >= CLAIM_RENT:
        manage(state, seat, decision, tape)
    else:
        play(state, seat, decision, tape)
    resolve(state, tape)


def play(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about the turn, an auction or a debt."""
    kind: int = decision.kind
    if kind == ROLL:
        roll(state, tape)
    elif kind == END_TURN:
        pass_turn(state, tape)
    elif kind == BUY:
        buy(state, seat, tape)
    elif kind == AUCTION:
        decline(state, tape)
    elif kind == BID:
        bid(state, seat, decision.argument[AMOUNT], tape)
    elif kind == PASS and situation(state) == AT_AUCTION:
        pass_bid(state, seat, tape)
    elif kind == PASS:
        forgo(state, seat, tape)
    elif kind == PAY_FINE:
        pay_fine(state, seat, tape)
    elif kind == USE_JAIL_CARD:
        use_jail_card(state, seat, decision.argument[DECK], tape)
    elif kind == WANT:
        want(state, seat, decision.argument[COUNT], tape)
    elif kind == PLACE:
        place(state, seat, decision.argument[DEED], tape)
    elif kind == SETTLE:
        pay_debt(state, tape)
    elif kind == DECLARE_BANKRUPTCY:
        declare_bankruptcy(state, seat, tape)
    else:
        resign(state, seat, tape)


def manage(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about rents, mortgages and buildings."""
    kind: int = decision.kind
    if kind == CLAIM_RENT:
        claim_rent(state, seat, decision.argument[CLAIM], tape)
    elif kind == WAIVE_RENT:
        waive_rent(state, seat, decision.argument[CLAIM], tape)
    elif kind == MORTGAGE:
        mortgage(state, seat, decision.argument[DEED], tape)
        void_offers(state, decision.argument[DEED], tape)
    elif kind == REDEEM:
        redeem(state, seat, decision.argument[DEED], tape)
    elif kind == KEEP_MORTGAGE:
        keep_mortgage(state, seat, decision.argument[DEED], tape)
    elif kind == BUILD:
        build(state, seat, decision.argument[DEED], tape)
    elif kind == SELL_BUILDING:
        sell_building(state, seat, decision.argument[DEED], tape)
    else:
        sell_set(state, seat, decision.argument[GROUP], decision.argument[LEVELS], tape)


def trade(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a decision about trades."""
    kind: int = decision.kind
    if kind == OFFER_TRADE:
        offer_trade(state, seat, decision.argument[PARTNER], decision, tape)
    elif kind == COUNTER_TRADE:
        counter_trade(state, seat, decision.argument[OFFER], decision, tape)
    elif kind == ACCEPT_TRADE:
        accept_trade(state, seat, decision.argument[OFFER], tape)
    elif kind == DECLINE_TRADE:
        decline_trade(state, seat, decision.argument[OFFER], tape)
    else:
        withdraw_trade(state, seat, decision.argument[OFFER], tape)


def cases(state: State) -> int:
    """Count the equally likely ways in which the luck that is due can fall."""
    if situation(state) != ROLLING:
        return 0
    return DIE * DIE if state.drawing == NO_DECK else state.unseen_cards[state.drawing]


def outcome_of(state: State, case: int) -> int:
    """Give the outcome of one of the equally likely cases: two dice, the first counting six, or the face of a card."""
    return case if state.drawing == NO_DECK else unseen_face(state, case)


def is_possible(state: State, outcome: int) -> bool:
    """Tell whether the luck that is due can fall this way."""
    if state.drawing != NO_DECK:
        return is_unseen(state, outcome)
    return 0 <= outcome < cases(state)


def settle(state: State, outcome: int, tape: Tape) -> None:
    """Take what the dice or a deck have given, and all that follows from it by itself (rule: setup.dice)."""
    first: int = outcome // DIE + 1
    second: int = outcome % DIE + 1
    if state.drawing != NO_DECK:
        draw_unseen(state, outcome, tape)
    elif state.phase == OPENING:
        throw_opening(state, first, second, tape)
    elif state.claim_thrown != NO_CLAIM:
        throw_rent(state, first, second, tape)
    else:
        throw_turn(state, first, second, tape)
    resolve(state, tape)


def resolve(state: State, tape: Tape) -> None:
    """Carry on, one step at a time, until a seat or luck is due or the game is over."""
    while step(state, tape):
        pass


def step(state: State, tape: Tape) -> bool:
    """Do the next thing that needs no answer: debts, auctions, the space, the end of the throw; tell whether there was one."""
    if state.drawing != NO_DECK and state.unseen_cards[state.drawing] == 0:
        draw_queued(state, tape)
        return True
    if state.phase == OVER or situation(state) == ROLLING:
        return False
    if state.debts > 0:
        return work_off_debt(state, tape)
    if state.auctioning:
        return run_auction(state, tape)
    if state.demand != NO_PIECE:
        return serve_demand(state, tape)
    if state.lots_waiting > 0:
        open_next_lot(state, tape)
        return True
    return step_turn(state, tape)


def step_turn(state: State, tape: Tape) -> bool:
    """Carry a turn on by one step; tell whether there was one."""
    if not is_playing(state, state.turn):
        pass_turn(state, tape)
    elif state.phase == LANDED:
        land(state, tape)
    elif state.phase == RESOLVED:
        finish_throw(state)
    elif state.phase == LEAVING:
        leave_paid(state, tape)
    else:
        return False
    return True
