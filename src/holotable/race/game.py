"""The race family's contract: who is due, what is asked, what is legal, and the two functions that change a state."""

from typing import Final

from holotable.core.decisions import Decision, Options
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.race.board import CARDS, NOWHERE, PAWNS, REACH, START
from holotable.race.cards import (
    bump,
    may_play,
    slides_from,
    split,
    swap,
    why_not_after_slide,
    why_not_beside,
    why_not_bump,
    why_not_first_part,
    why_not_forfeit,
    why_not_move,
    why_not_part,
    why_not_split,
    why_not_swap,
    why_stuck,
)
from holotable.race.keys import (
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
from holotable.race.moving import goal_of, is_blocked, step, why_not_step
from holotable.race.shields import may_shield, place_shield, why_not_shield, why_not_take, why_not_wear
from holotable.race.state import (
    CHOOSING_FIRST,
    DRAWING,
    OVER,
    TO_DRAW,
    TO_MOVE,
    TO_SHIELD,
    State,
    first_pawn,
    is_open,
    seat_of,
)
from holotable.race.words import (
    BEGAN,
    BUMP,
    DISCARDED,
    DRAW,
    DRAW_CARD,
    DRAWN,
    FOE,
    FORFEIT,
    FORFEITED,
    FROM_BOARD,
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
    SPLIT,
    STEPS,
    SWAP,
    WON,
)

GOAL_NOTE: Final = PAWNS * (REACH + 1)  # a part's judgement is noted first, its goal in the second half


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


def why_not(state: State, seat: int, decision: Decision) -> int:
    """Say why a seat may not decide this, or ``ALLOWED``: the single truth about legality."""
    if state.phase == OVER:
        return WIN_HOME
    if seat != state.turn:
        return TURN_ORDER
    if decision.kind < DRAW or decision.kind > FORFEIT:
        return DECISION_MALFORMED
    if state.phase == TO_DRAW or state.phase == DRAWING or state.phase == CHOOSING_FIRST:
        return ALLOWED if decision.kind == DRAW and state.phase == TO_DRAW else TURN_CARD
    if state.phase == TO_SHIELD:
        return why_not_answer_shield(state, seat, decision)
    return why_not_use(state, seat, decision)


def why_not_answer_shield(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision while the shield comes first."""
    if decision.kind == NO_SHIELD:
        return ALLOWED if state.board.shield_optional else CARD_SHIELD_FIRST
    if decision.kind != SHIELD:
        return CARD_SHIELD_FIRST
    if not is_pawn(state, decision.argument[OWN_PAWN]):
        return DECISION_MALFORMED
    return why_not_shield(state, first_pawn(seat) + decision.argument[OWN_PAWN], decision.argument[SOURCE])


def why_not_use(state: State, seat: int, decision: Decision) -> int:
    """Judge a decision while the card waits to be used."""
    kind: int = decision.kind
    pawn: int = first_pawn(seat) + decision.argument[OWN_PAWN]
    if kind == DRAW:
        return TURN_CARD
    if kind == SHIELD or kind == NO_SHIELD:
        return SHIELD_CARD
    if kind == FORFEIT:
        return why_not_forfeit(state, seat)
    if not is_pawn(state, decision.argument[OWN_PAWN]):
        return DECISION_MALFORMED
    if kind == MOVE:
        return why_not_move(state, pawn, decision.argument[STEPS])
    if kind == SWAP:
        return why_not_swap(state, pawn, decision.argument[FOE])
    if kind == BUMP:
        return why_not_bump(state, pawn, decision.argument[FOE])
    if not is_pawn(state, decision.argument[SECOND_PAWN]):
        return DECISION_MALFORMED
    return why_not_split(
        state,
        pawn,
        decision.argument[STEPS],
        first_pawn(seat) + decision.argument[SECOND_PAWN],
        decision.argument[SECOND_STEPS],
    )


def is_pawn(state: State, pawn: int) -> bool:
    """Tell whether a seat has a pawn of this number."""
    return 0 <= pawn < state.board.pawns


def options(state: State, seat: int, out: Options) -> None:
    """List every legal decision of a seat."""
    out.count = 0
    if seat != state.turn:
        return
    if state.phase == TO_DRAW:
        out.add(DRAW, 0, 0, 0, 0)
    if state.phase == TO_SHIELD:
        list_shields(state, seat, out)
    if state.phase == TO_MOVE:
        list_moves(state, seat, out)


def list_shields(state: State, seat: int, out: Options) -> None:
    """List the ways to place a shield, and to place none."""
    pawn: int
    index: int
    sources: int = note_sources(state, seat, out)
    for pawn in range(state.board.pawns):
        if why_not_wear(state, first_pawn(seat) + pawn) == ALLOWED:
            for index in range(sources):
                out.add(SHIELD, pawn, out.note[index], 0, 0)
    if state.board.shield_optional:
        out.add(NO_SHIELD, 0, 0, 0, 0)


def note_sources(state: State, seat: int, out: Options) -> int:
    """Note where a seat can take a shield from; give how many there are."""
    source: int
    noted: int = 0
    for source in range(FROM_BOARD, first_pawn(state.seats)):
        if why_not_take(state, seat, source) == ALLOWED:
            out.note[noted] = source
            noted += 1
    return noted


def list_moves(state: State, seat: int, out: Options) -> None:
    """List what the card lets a seat do."""
    list_steps(state, seat, state.board.first_steps[state.card], out)
    if state.board.second_steps[state.card] != 0:
        list_steps(state, seat, state.board.second_steps[state.card], out)
    if state.board.splits[state.card]:
        list_splits(state, seat, out)
    if state.board.swaps[state.card]:
        list_swaps(state, seat, out)
    if state.board.bumps[state.card]:
        list_bumps(state, seat, out)


def list_steps(state: State, seat: int, steps: int, out: Options) -> None:
    """List the pawns that can make a move of ``steps``."""
    pawn: int
    base: int = first_pawn(seat)
    starts: bool = state.board.starts[state.card] == 1
    for pawn in range(state.board.pawns):
        if why_not_step(state, base + pawn, steps, starts) == ALLOWED:
            out.add(MOVE, pawn, steps, 0, 0)


def list_splits(state: State, seat: int, out: Options) -> None:
    """List the ways in which two pawns can share the move."""
    pawn: int
    steps: int
    note_parts(state, seat, out)
    for pawn in range(state.board.pawns):
        for steps in range(1, state.board.first_steps[state.card]):
            if out.note[part(pawn, steps)] == ALLOWED:
                list_second_parts(state, seat, pawn, steps, out)


def part(pawn: int, steps: int) -> int:
    """Tell where the judgement of a part is noted; the place to which it leads is noted ``GOAL_NOTE`` further on."""
    return pawn * (REACH + 1) + steps


def note_parts(state: State, seat: int, out: Options) -> None:
    """Note for every part of a split how it is judged by itself and where it leads."""
    pawn: int
    steps: int
    note: int
    base: int = first_pawn(seat)
    for pawn in range(state.board.pawns):
        for steps in range(1, state.board.first_steps[state.card]):
            note = part(pawn, steps)
            out.note[note] = why_not_part(state, base + pawn, steps)
            out.note[GOAL_NOTE + note] = goal_of(state, base + pawn, state.place[base + pawn], steps)


def list_second_parts(state: State, seat: int, pawn: int, steps: int, out: Options) -> None:
    """List the pawns that can make the rest of a move once ``pawn`` has gone ``steps``."""
    mover: int = first_pawn(seat) + pawn
    goal: int = out.note[GOAL_NOTE + part(pawn, steps)]
    if not slides_from(state, mover, goal):
        list_beside(state, mover, pawn, steps, out)
    elif not is_blocked(state, mover, goal):
        list_after_slide(state, mover, pawn, steps, out)
    elif why_not_first_part(state, mover, goal, ALLOWED) == ALLOWED:
        list_beside(state, mover, pawn, steps, out)


def list_beside(state: State, mover: int, pawn: int, steps: int, out: Options) -> None:
    """List the second parts beside a pawn that has moved and not slid."""
    second: int
    note: int
    rest: int = state.board.first_steps[state.card] - steps
    goal: int = out.note[GOAL_NOTE + part(pawn, steps)]
    for second in range(state.board.pawns):
        note = part(second, rest)
        if second == pawn:
            continue
        if why_not_beside(state, mover, goal, out.note[GOAL_NOTE + note], out.note[note]) == ALLOWED:
            out.add(SPLIT, pawn, steps, second, rest)


def list_after_slide(state: State, mover: int, pawn: int, steps: int, out: Options) -> None:
    """List the second parts after a pawn has slid."""
    second: int
    rest: int = state.board.first_steps[state.card] - steps
    triangle: int = out.note[GOAL_NOTE + part(pawn, steps)]
    for second in range(state.board.pawns):
        if second == pawn:
            continue
        if why_not_after_slide(state, mover, triangle, mover - pawn + second, rest) == ALLOWED:
            out.add(SPLIT, pawn, steps, second, rest)


def list_swaps(state: State, seat: int, out: Options) -> None:
    """List the foes to change places with, and the right to refuse where nothing else is possible."""
    pawn: int
    index: int
    base: int = first_pawn(seat)
    foes: int = note_open_foes(state, seat, out)
    for pawn in range(state.board.pawns):
        if is_open(state, base + pawn):
            for index in range(foes):
                if why_not_swap(state, base + pawn, out.note[index]) == ALLOWED:
                    out.add(SWAP, pawn, out.note[index], 0, 0)
    if why_not_forfeit(state, seat) == ALLOWED:
        out.add(FORFEIT, 0, 0, 0, 0)


def list_bumps(state: State, seat: int, out: Options) -> None:
    """List the foes whose place a pawn from the start can take."""
    pawn: int
    foe: int
    for pawn in range(state.board.pawns):
        if state.place[first_pawn(seat) + pawn] == START:
            for foe in range(first_pawn(state.seats)):
                if is_open(state, foe) and why_not_bump(state, first_pawn(seat) + pawn, foe) == ALLOWED:
                    out.add(BUMP, pawn, foe, 0, 0)


def note_open_foes(state: State, seat: int, out: Options) -> int:
    """Note the foes that stand on the track without a shield; give how many there are."""
    foe: int
    noted: int = 0
    for foe in range(first_pawn(state.seats)):
        out.note[noted] = foe  # written over by the next one unless it counts
        noted += 1 if is_open(state, foe) and seat_of(foe) != seat else 0
    return noted


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
