"""The game: setting up, luck, the two functions that change a state, and what follows by itself."""

from typing import Final

from holotable.core.decisions import BANK, Decision
from holotable.core.tape import Tape
from holotable.families.estate.rules.auction import open_next_lot, run_auction, serve_demand
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.cards import draw_queued, draw_unseen
from holotable.families.estate.rules.codes import BOUGHT, DEED_DEALT, LUCK_DEED, LUCK_DICE, LUCK_DIE
from holotable.families.estate.rules.debt import work_off_debt
from holotable.families.estate.rules.decks import fill_decks, is_unseen, unseen_face
from holotable.families.estate.rules.dispatch import play_decision
from holotable.families.estate.rules.keys import SHORT_DEAL, TIMED_DEAL
from holotable.families.estate.rules.missions import end_theft, is_prize_gone, throw_mission
from holotable.families.estate.rules.moving import land
from holotable.families.estate.rules.ownership import give_deed, pay
from holotable.families.estate.rules.prompts import luck_due
from holotable.families.estate.rules.rent import throw_rent
from holotable.families.estate.rules.scoring import close_game, count_up
from holotable.families.estate.rules.situation import situation
from holotable.families.estate.rules.state import (
    CLOSING,
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
    is_deed,
    is_playing,
)
from holotable.families.estate.rules.turn import begin, finish_throw, leave_paid, pass_turn, throw_opening, throw_turn

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
    state.first = first
    state.undealt = state.board.deal * seats
    if state.undealt == 0 and first != NOBODY:
        begin(state, first, tape)


def deal(state: State, deed: int, tape: Tape) -> None:
    """Deal a deed to the next seat, which in a timed game pays for it; after the last one the dice name the first seat."""
    seat: int = (state.board.deal * state.seats - state.undealt) % state.seats
    cause: int = TIMED_DEAL if state.board.deal_paid else SHORT_DEAL
    state.undealt -= 1
    tape.write(DEED_DEALT, cause, seat, deed, 0, 0)
    if state.board.deal_paid:
        pay(state, seat, BANK, state.board.price[deed], BOUGHT, cause, deed, tape)
    give_deed(state, deed, seat)


def apply(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a legal decision, and all that follows from it by itself."""
    play_decision(state, seat, decision, tape)
    resolve(state, tape)


def cases(state: State) -> int:
    """Count the equally likely ways in which the luck that is due can fall."""
    luck: int
    if situation(state) != ROLLING:
        return 0
    luck = luck_due(state)
    if luck == LUCK_DICE:
        return DIE * DIE
    if luck == LUCK_DIE:
        return DIE
    return undealt_deeds(state) if luck == LUCK_DEED else state.unseen_cards[state.drawing]


def undealt_deeds(state: State) -> int:
    """Count the deeds that nobody has been dealt."""
    deed: int
    count: int = 0
    for deed in range(state.board.deeds):
        if state.owner[deed] == BANK:
            count += 1
    return count


def outcome_of(state: State, case: int) -> int:
    """Give the outcome of one of the equally likely cases: two dice, the first counting six, one die, a deed, or the face of a card."""
    luck: int = luck_due(state)
    deed: int = -1
    if luck == LUCK_DEED:
        while case >= 0:
            deed += 1
            if state.owner[deed] == BANK:
                case -= 1
        return deed
    return case if luck == LUCK_DICE or luck == LUCK_DIE else unseen_face(state, case)


def is_possible(state: State, outcome: int) -> bool:
    """Tell whether the luck that is due can fall this way."""
    luck: int = luck_due(state)
    if luck == LUCK_DEED:
        return is_deed(state, outcome) and state.owner[outcome] == BANK
    if luck != LUCK_DICE and luck != LUCK_DIE:
        return is_unseen(state, outcome)
    return 0 <= outcome < cases(state)


def settle(state: State, outcome: int, tape: Tape) -> None:
    """Take what the dice, a deck or the deal have given, and all that follows from it by itself (rule: setup.dice)."""
    first: int = outcome // DIE + 1
    second: int = outcome % DIE + 1
    if state.drawing != NO_DECK:
        draw_unseen(state, outcome, tape)
    elif state.undealt > 0:
        deal(state, outcome, tape)
    elif state.phase == OPENING:
        throw_opening(state, first, second, tape)
    elif state.claim_thrown != NO_CLAIM:
        throw_rent(state, first, second, tape)
    elif state.on_mission:
        throw_mission(state, second, tape)
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
    if state.ending:
        return step_end(state, tape)
    if state.auctioning:
        return run_auction(state, tape)
    if state.demand != NO_PIECE:
        return serve_demand(state, tape)
    if state.lots_waiting > 0:
        open_next_lot(state, tape)
        return True
    return step_turn(state, tape)


def step_end(state: State, tape: Tape) -> bool:
    """Bring a scored game to its end by one step: the last claims, then the count; tell whether there was one."""
    if state.phase != CLOSING:
        close_game(state)
    elif state.claims > 0:
        return False
    else:
        count_up(state, tape)
    return True


def leave_landing(state: State, tape: Tape) -> None:
    """Go on without a lander who has left the game: with the next turn, or with the one in which it was put elsewhere."""
    if state.lander == state.turn:
        pass_turn(state, tape)
    else:
        state.lander = state.turn
        state.phase = RESOLVED


def step_turn(state: State, tape: Tape) -> bool:
    """Carry a turn on by one step; tell whether there was one."""
    if not is_playing(state, state.lander):
        leave_landing(state, tape)
    elif state.phase == LANDED:
        land(state, tape)
    elif state.phase == RESOLVED:
        finish_throw(state)
    elif state.phase == LEAVING:
        leave_paid(state, tape)
    elif is_prize_gone(state):
        end_theft(state, tape)
    else:
        return False
    return True
