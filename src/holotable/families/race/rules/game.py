"""The race family's game: who is due, what is asked, luck, and the two functions that change a state."""

from holotable.core.decisions import Decision
from holotable.core.tape import Tape
from holotable.families.race.rules.board import CARDS, NOWHERE
from holotable.families.race.rules.codes import (
    DRAW_CARD,
    DRAWN,
    LUCK_CARD,
    LUCK_SEAT,
    MOVE_PAWN,
    NO_PROMPT,
    PLACE_SHIELD,
)
from holotable.families.race.rules.dispatch import play_decision
from holotable.families.race.rules.shields import may_shield
from holotable.families.race.rules.state import CHOOSING_FIRST, DRAWING, OVER, TO_DRAW, TO_MOVE, TO_SHIELD, State
from holotable.families.race.rules.turn import begin, start_moving


def set_up(state: State, seats: int, first: int, tape: Tape) -> None:
    """Begin a game whose colours are chosen: every pawn at its start, the deck unseen; ``NOWHERE`` lets luck name the first seat."""
    card: int
    state.seats = seats
    state.free_shields = state.board.shields
    for card in range(CARDS):
        state.unseen[card] = state.board.copies[card]
        state.unseen_cards += state.board.copies[card]
    if first != NOWHERE:
        begin(state, first, tape)


def due(state: State) -> int:
    """Give the seats that must answer as bits, or the luck that must fall as a negative number, or 0 when the game is over."""
    lowest_bit: int = 1
    if state.phase == OVER:
        return 0
    if state.phase == DRAWING:
        return -LUCK_CARD
    if state.phase == CHOOSING_FIRST:
        return -LUCK_SEAT
    return lowest_bit << state.turn


def prompt(state: State, seat: int) -> int:
    """Give what is asked of a seat."""
    if seat != state.turn:
        return NO_PROMPT
    if state.phase == TO_DRAW:
        return DRAW_CARD
    if state.phase == TO_SHIELD:
        return PLACE_SHIELD
    if state.phase == TO_MOVE:
        return MOVE_PAWN
    return NO_PROMPT


def apply(state: State, seat: int, decision: Decision, tape: Tape) -> None:
    """Carry out a legal decision."""
    play_decision(state, seat, decision, tape)


def cases(state: State) -> int:
    """Count the equally likely ways in which the luck that is due can fall."""
    return state.unseen_cards if state.phase == DRAWING else state.seats


def outcome_of(state: State, case: int) -> int:
    """Give the outcome of one of the equally likely cases: a card's face or a seat."""
    card: int = 0
    if state.phase != DRAWING:
        return case
    while case >= state.unseen[card]:
        case -= state.unseen[card]
        card += 1
    return card


def is_possible(state: State, outcome: int) -> bool:
    """Tell whether the luck that is due can fall this way."""
    if state.phase == CHOOSING_FIRST:
        return 0 <= outcome < state.seats
    return 0 <= outcome < state.board.cards and state.unseen[outcome] > 0


def settle(state: State, outcome: int, tape: Tape) -> None:
    """Take what luck has given: the first seat, or a card."""
    if state.phase == CHOOSING_FIRST:
        begin(state, outcome, tape)
        return
    state.unseen[outcome] -= 1
    state.unseen_cards -= 1
    state.card = outcome
    tape.write(DRAWN, state.board.card_key[outcome], state.turn, outcome, 0, 0)
    if state.board.gives_shield[outcome] and may_shield(state, state.turn):
        state.phase = TO_SHIELD
    else:
        start_moving(state, tape)
