"""The judgement of a split against the plain definition: make the first part on a copy, then ask about the second."""

from random import Random

import pytest

from holotable.core.keys import ALLOWED
from holotable.core.tape import Tape
from holotable.editions import load_edition
from holotable.families.race.edition import read_race
from holotable.families.race.rules.board import HOME, HOME_ZONE, NOWHERE, PAWNS, START, Board
from holotable.families.race.rules.cards import why_not_split
from holotable.families.race.rules.moving import step, why_not_step
from holotable.families.race.rules.state import TO_MOVE, State
from tests.support.evidence import rule

pytestmark = pytest.mark.interpreted


def random_state(board: Board, choose: Random) -> State:
    state = State(board)
    state.seats, state.phase, state.card, state.colour = 4, TO_MOVE, seven(board), [0, 1, 2, 3]
    crowd = choose.random() < 0.5  # about two foreign slides
    spaces = choose.sample(range(10, 30) if crowd else range(60), 12)
    for seat in range(4):
        for pawn in range(seat * PAWNS, seat * PAWNS + 3):
            kind = choose.random()
            place = spaces.pop() if kind < 0.7 else choose.choice([START, HOME, in_a_zone(board, pawn)])
            state.place[pawn] = place
            if place < 60:
                state.standing[place] = pawn
                state.shielded[pawn] = int(choose.random() < 0.2)
    return state


def in_a_zone(board: Board, pawn: int) -> int:
    """A space of a zone that no other pawn of the seat is given."""
    number = pawn % PAWNS
    return START + 1 + number if number < board.start_zone else HOME_ZONE + 1 + number


def seven(board: Board) -> int:
    return next(card for card in range(board.cards) if board.splits[card])


def plainly_allowed(state: State, pawn: int, steps: int, second: int) -> bool:
    start = state.board.seven_split_can_start
    if why_not_step(state, pawn, steps, start) != ALLOWED:
        return False
    copy = State(state.board)
    copy.copy_from(state)
    stopped = step(copy, pawn, steps, Tape())
    if stopped and state.board.blocked_slide_ends_turn:
        return False
    return why_not_step(copy, second, 7 - steps, start) == ALLOWED


@rule("R-MF-15", "R-MF-17")
@pytest.mark.parametrize("options", [{}, {"blocked_slide_ends_turn": False}, {"seven_split_can_start": False}])
def test_a_split_is_legal_exactly_when_its_parts_are_legal_one_after_the_other(options):
    edition = load_edition("falcon")
    board = plain_board(read_race(edition).board(edition.chosen(options)))
    choose = Random(5)
    legal = 0
    for _ in range(300):
        state = random_state(board, choose)
        for pawn in range(3):
            for second in range(3):
                for steps in range(1, 7):
                    if pawn != second:
                        judged = why_not_split(state, pawn, steps, second, 7 - steps) == ALLOWED
                        assert judged == plainly_allowed(state, pawn, steps, second)
                        legal += judged
    assert legal > 200


def plain_board(board: Board) -> Board:
    """The same board for the interpreted chapters, whichever build made it."""
    plain = Board()
    for name in Board.__annotations__:
        setattr(plain, name, getattr(board, name))
    return plain


def test_the_random_states_do_meet_slides_and_shields():
    edition = load_edition("falcon")
    board = plain_board(read_race(edition).board(edition.chosen(None)))
    choose = Random(5)
    states = [random_state(board, choose) for _ in range(300)]

    assert any(1 in state.shielded for state in states)
    assert any(state.standing[slide] != NOWHERE for state in states for slide in (16, 17, 18, 19))
