"""The race family's game: who is due, what is asked, luck, and the two functions that change a state."""

from holotable.core.decisions import Decision
from holotable.core.tape import Tape
from holotable.families.race.rules.board import CARDS, NOWHERE
from holotable.families.race.rules.cards import bump, may_play, split, swap, why_stuck
from holotable.families.race.rules.codes import (
    BEGAN,
    BUMP,
    DISCARDED,
    DRAW,
    DRAW_CARD,
    DRAWN,
    FOE,
    FORFEIT,
    FORFEITED,
    LUCK_CARD,
    LUCK_SEAT,
    MOVE,
    MOVE_PAWN,
    NO_PROMPT,
    NO_SHIELD,
    OWN_PAWN,
    PASSED,
    PLACE_SHIELD,
    RESHUFFLED,
    SECOND_PAWN,
    SECOND_STEPS,
    SHIELD,
    SOURCE,
    STEPS,
    SWAP,
    WON,
)
from holotable.families.race.rules.keys import (
    CARD_DRAW_AGAIN,
    CARD_SWAP_REFUSED,
    DECK_RESHUFFLE,
    FIRST_YOUNGEST,
    TURN_DISCARD,
    TURN_ORDER,
    WIN_HOME,
)
from holotable.families.race.rules.moving import step
from holotable.families.race.rules.shields import may_shield, place_shield
from holotable.families.race.rules.state import (
    CHOOSING_FIRST,
    DRAWING,
    OVER,
    TO_DRAW,
    TO_MOVE,
    TO_SHIELD,
    State,
    first_pawn,
)


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


def begin(state: State, first: int, tape: Tape) -> None:
    """Give the first turn."""
    state.turn = first
    state.turns = 1
    state.phase = TO_DRAW
    tape.write(BEGAN, FIRST_YOUNGEST, first, 0, 0, 0)


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
    kind: int = decision.kind
    stopped: bool
    if kind == DRAW:
        draw(state, tape)
    elif kind == SHIELD:
        place_shield(state, first_pawn(seat) + decision.argument[OWN_PAWN], decision.argument[SOURCE], tape)
        start_moving(state, tape)
    elif kind == NO_SHIELD:
        start_moving(state, tape)
    elif kind == FORFEIT:
        tape.write(FORFEITED, CARD_SWAP_REFUSED, seat, state.card, 0, 0)
        finish_card(state, False, tape)
    else:
        stopped = use_card(state, seat, decision, tape)
        finish_card(state, stopped and state.board.blocked_slide_ends_turn, tape)


def use_card(state: State, seat: int, decision: Decision, tape: Tape) -> bool:
    """Move pawns as decided; tell whether a shield stopped a slide."""
    kind: int = decision.kind
    pawn: int = first_pawn(seat) + decision.argument[OWN_PAWN]
    if kind == MOVE:
        return step(state, pawn, decision.argument[STEPS], tape)
    if kind == SWAP:
        return swap(state, pawn, decision.argument[FOE], tape)
    if kind == BUMP:
        return bump(state, pawn, decision.argument[FOE], tape)
    return split(
        state,
        pawn,
        decision.argument[STEPS],
        first_pawn(seat) + decision.argument[SECOND_PAWN],
        decision.argument[SECOND_STEPS],
        tape,
    )


def draw(state: State, tape: Tape) -> None:
    """Ask luck for a card; a used-up deck is made of the discards first."""
    card: int
    if state.unseen_cards == 0:
        for card in range(CARDS):
            state.unseen[card] = state.discard[card]
            state.unseen_cards += state.discard[card]
            state.discard[card] = 0
        state.top = NOWHERE
        tape.write(RESHUFFLED, DECK_RESHUFFLE, state.turn, state.unseen_cards, 0, 0)
    state.phase = DRAWING


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


def start_moving(state: State, tape: Tape) -> None:
    """Ask for the move of the card in play, or forfeit it where none is possible (rule: card.one-anyway)."""
    if may_play(state, state.turn):
        state.phase = TO_MOVE
        return
    tape.write(FORFEITED, why_stuck(state, state.turn), state.turn, state.card, 0, 0)
    finish_card(state, not state.board.draw_again_if_stuck, tape)


def finish_card(state: State, ends_turn: bool, tape: Tape) -> None:
    """Discard the card, then end the game, draw again or pass the turn."""
    card: int = state.card
    state.discard[card] += 1
    state.top = card
    state.card = NOWHERE
    tape.write(DISCARDED, TURN_DISCARD, state.turn, card, 0, 0)
    if state.home[state.turn] == state.board.pawns:
        state.winner = state.turn
        state.phase = OVER
        tape.write(WON, WIN_HOME, state.turn, 0, 0, 0)
    elif state.board.draws_again[card] and not ends_turn:
        state.phase = TO_DRAW
        tape.write(PASSED, CARD_DRAW_AGAIN, state.turn, state.turn, 0, 0)
    else:
        pass_turn(state, tape)


def pass_turn(state: State, tape: Tape) -> None:
    """Give the turn to the seat on the left."""
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0
    state.turns += 1
    state.phase = TO_DRAW
    tape.write(PASSED, TURN_ORDER, state.turn, state.turn, 0, 0)
