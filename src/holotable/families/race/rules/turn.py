"""A turn: a card is drawn, a shield given where the card gives one, and the card used; the rules of each decision."""

from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.race.rules.board import CARDS, NOWHERE
from holotable.families.race.rules.cards import (
    bump,
    may_play,
    split,
    swap,
    why_not_bump,
    why_not_forfeit,
    why_not_move,
    why_not_split,
    why_not_swap,
    why_stuck,
)
from holotable.families.race.rules.codes import BEGAN, DISCARDED, FORFEITED, PASSED, RESHUFFLED, WON
from holotable.families.race.rules.keys import (
    CARD_DRAW_AGAIN,
    CARD_SHIELD_FIRST,
    CARD_SWAP_REFUSED,
    DECK_RESHUFFLE,
    FIRST_YOUNGEST,
    SHIELD_CARD,
    TURN_CARD,
    TURN_DISCARD,
    TURN_ORDER,
    WIN_HOME,
)
from holotable.families.race.rules.moving import step
from holotable.families.race.rules.shields import place_shield, why_not_shield
from holotable.families.race.rules.state import DRAWING, OVER, TO_DRAW, TO_MOVE, TO_SHIELD, State, first_pawn, is_out


def why_not_now(state: State, phase: int) -> int:
    """Say why it is not yet, or no longer, the time for a decision of ``phase``, or ``ALLOWED``."""
    if state.phase == phase:
        return ALLOWED
    if state.phase == TO_SHIELD:
        return CARD_SHIELD_FIRST
    return SHIELD_CARD if phase == TO_SHIELD and state.phase == TO_MOVE else TURN_CARD


def is_pawn(state: State, own_pawn: int) -> bool:
    """Tell whether a seat has a pawn of this number."""
    return 0 <= own_pawn < state.board.pawns


def begin(state: State, first: int, tape: Tape) -> None:
    """Give the first turn."""
    state.turn = first
    state.turns = 1
    state.phase = TO_DRAW
    tape.write(BEGAN, FIRST_YOUNGEST, first, 0, 0, 0)


def why_not_draw(state: State) -> int:
    """Say why no card may be drawn, or ``ALLOWED``."""
    return why_not_now(state, TO_DRAW)


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


def why_not_give_shield(state: State, seat: int, own_pawn: int, source: int) -> int:
    """Say why a seat may not give one of its pawns the shield from ``source``, or ``ALLOWED``."""
    refusal: int = why_not_now(state, TO_SHIELD)
    if refusal != ALLOWED:
        return refusal
    return (
        why_not_shield(state, first_pawn(seat) + own_pawn, source) if is_pawn(state, own_pawn) else DECISION_MALFORMED
    )


def give_shield(state: State, seat: int, own_pawn: int, source: int, tape: Tape) -> None:
    """Put the card's shield on a pawn; the card's move follows."""
    place_shield(state, first_pawn(seat) + own_pawn, source, tape)
    start_moving(state, tape)


def why_not_no_shield(state: State) -> int:
    """Say why the card's shield may not be left, or ``ALLOWED``."""
    refusal: int = why_not_now(state, TO_SHIELD)
    return CARD_SHIELD_FIRST if refusal == ALLOWED and not state.board.shield_optional else refusal


def start_moving(state: State, tape: Tape) -> None:
    """Ask for the move of the card in play, or forfeit it where none is possible (rule: card.one-anyway)."""
    if may_play(state, state.turn):
        state.phase = TO_MOVE
        return
    tape.write(FORFEITED, why_stuck(state, state.turn), state.turn, state.card, 0, 0)
    finish_card(state, not state.board.draw_again_if_stuck, tape)


def why_not_use(state: State, own_pawn: int) -> int:
    """Say why the card may not be used now, or not with this pawn at all, or ``ALLOWED``."""
    refusal: int = why_not_now(state, TO_MOVE)
    return DECISION_MALFORMED if refusal == ALLOWED and not is_pawn(state, own_pawn) else refusal


def why_not_use_move(state: State, seat: int, own_pawn: int, steps: int) -> int:
    """Judge a move of one pawn."""
    refusal: int = why_not_use(state, own_pawn)
    return why_not_move(state, first_pawn(seat) + own_pawn, steps) if refusal == ALLOWED else refusal


def use_move(state: State, seat: int, own_pawn: int, steps: int, tape: Tape) -> None:
    """Move one pawn."""
    end_use(state, step(state, first_pawn(seat) + own_pawn, steps, tape), tape)


def why_not_use_split(state: State, seat: int, own_pawn: int, steps: int, second_pawn: int, second_steps: int) -> int:
    """Judge a move that two pawns share."""
    refusal: int = why_not_use(state, own_pawn)
    if refusal != ALLOWED:
        return refusal
    if not is_pawn(state, second_pawn):
        return DECISION_MALFORMED
    return why_not_split(state, first_pawn(seat) + own_pawn, steps, first_pawn(seat) + second_pawn, second_steps)


def use_split(
    state: State, seat: int, own_pawn: int, steps: int, second_pawn: int, second_steps: int, tape: Tape
) -> None:
    """Let two pawns share the move."""
    first: int = first_pawn(seat)
    end_use(state, split(state, first + own_pawn, steps, first + second_pawn, second_steps, tape), tape)


def why_not_use_swap(state: State, seat: int, own_pawn: int, foe: int) -> int:
    """Judge a change of places with a foe."""
    refusal: int = why_not_use(state, own_pawn)
    return why_not_swap(state, first_pawn(seat) + own_pawn, foe) if refusal == ALLOWED else refusal


def use_swap(state: State, seat: int, own_pawn: int, foe: int, tape: Tape) -> None:
    """Change places with a foe."""
    end_use(state, swap(state, first_pawn(seat) + own_pawn, foe, tape), tape)


def why_not_use_bump(state: State, seat: int, own_pawn: int, foe: int) -> int:
    """Judge the taking of a foe's place from the start."""
    refusal: int = why_not_use(state, own_pawn)
    return why_not_bump(state, first_pawn(seat) + own_pawn, foe) if refusal == ALLOWED else refusal


def use_bump(state: State, seat: int, own_pawn: int, foe: int, tape: Tape) -> None:
    """Take a foe's place from the start."""
    end_use(state, bump(state, first_pawn(seat) + own_pawn, foe, tape), tape)


def why_not_give_up(state: State, seat: int) -> int:
    """Judge giving up the card's move."""
    refusal: int = why_not_now(state, TO_MOVE)
    return why_not_forfeit(state, seat) if refusal == ALLOWED else refusal


def give_up(state: State, seat: int, tape: Tape) -> None:
    """Give up the card's move."""
    tape.write(FORFEITED, CARD_SWAP_REFUSED, seat, state.card, 0, 0)
    finish_card(state, False, tape)


def end_use(state: State, stopped: bool, tape: Tape) -> None:
    """Be done with a card that was used; a shield that stopped the slide may end the turn."""
    finish_card(state, stopped and state.board.blocked_slide_ends_turn, tape)


def finish_card(state: State, ends_turn: bool, tape: Tape) -> None:
    """Discard the card, then end the game, draw again or pass the turn."""
    card: int = state.card
    discard_card(state, tape)
    if state.home[state.turn] == state.board.pawns:
        win(state, WIN_HOME, tape)
    elif state.board.draws_again[card] and not ends_turn:
        state.phase = TO_DRAW
        tape.write(PASSED, CARD_DRAW_AGAIN, state.turn, state.turn, 0, 0)
    else:
        pass_turn(state, tape)


def discard_card(state: State, tape: Tape) -> None:
    """Lay the card in play on top of the discards."""
    card: int = state.card
    state.discard[card] += 1
    state.top = card
    state.card = NOWHERE
    tape.write(DISCARDED, TURN_DISCARD, state.turn, card, 0, 0)


def win(state: State, cause: int, tape: Tape) -> None:
    """Let the seat on turn win; the game is over."""
    state.winner = state.turn
    state.phase = OVER
    tape.write(WON, cause, state.turn, 0, 0, 0)


def next_seat(state: State, seat: int) -> int:
    """Give the seat that follows on the left; those who have resigned are passed over."""
    seat = seat + 1 if seat + 1 < state.seats else 0
    while is_out(state, seat):
        seat = seat + 1 if seat + 1 < state.seats else 0
    return seat


def pass_turn(state: State, tape: Tape) -> None:
    """Give the turn to the next seat on the left."""
    state.turn = next_seat(state, state.turn)
    state.turns += 1
    state.phase = TO_DRAW
    tape.write(PASSED, TURN_ORDER, state.turn, state.turn, 0, 0)
