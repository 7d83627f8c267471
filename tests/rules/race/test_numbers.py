"""Decisions and luck as bare numbers, as programs send them: what names nothing is refused, what can fall is as likely."""

from collections import Counter

import pytest

from holotable.core.decisions import ARGUMENTS
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.editions import load_edition
from holotable.families.race.edition import read_race
from holotable.families.race.rules import (
    CARDS,
    DRAWING,
    NOWHERE,
    TO_DRAW,
    Decision,
    State,
    Tape,
    cases,
    is_possible,
    outcome_of,
    set_up,
    why_not,
)
from holotable.families.race.rules.codes import BUMP, DRAW, FROM_BOARD, MOVE, RESIGN, SHIELD, SPLIT, SWAP
from holotable.families.race.rules.state import ALL_PAWNS, TO_MOVE, TO_SHIELD
from tests.support.evidence import rule


def in_phase(edition, card, phase):
    """A table of two with a card in play; pawn 0 of seat 0 stands on 20, pawn 4, seat 1's first, on 30."""
    race = read_race(load_edition(edition))
    state = State(race.board(race.edition.chosen(None)))
    state.colour = [0, 1, 2, 3]
    set_up(state, 2, 0, Tape())
    stand(state, {0: 20, 4: 30})
    state.card = race.card_number(card)
    state.phase = phase
    return state


def stand(state, places):
    """Put pawns on spaces of the track."""
    for pawn, space in places.items():
        place, standing = list(state.place), list(state.standing)
        place[pawn], standing[space] = space, pawn
        state.place, state.standing = place, standing


def judged(state, kind, *arguments):
    """The refusal of a decision of seat 0."""
    decision = Decision()
    decision.kind = kind
    decision.argument = [*arguments, *[0] * (ARGUMENTS - len(arguments))]
    return why_not(state, 0, decision)


@rule("setup.shuffle", "race")
def test_every_unseen_card_is_as_likely_as_any_other(edition):
    # given a deck of which the last 1 and one 5 are left, and two cards of the last face
    state = in_phase(edition, "5", TO_DRAW)
    last = state.board.cards - 1
    left = Counter({0: 1, 3: 1, last: 2})
    state.unseen = [left[card] for card in range(CARDS)]
    state.unseen_cards = left.total()

    # when a card is drawn
    state.phase = DRAWING

    # then each of them is one of the equally likely cases
    assert Counter(outcome_of(state, case) for case in range(cases(state))) == left
    assert [card for card in range(-1, CARDS) if is_possible(state, card)] == [0, 3, last]


@rule("R-MF-05")
def test_every_seat_is_as_likely_to_begin_by_lot(edition):
    race = read_race(load_edition(edition))
    state = State(race.board(race.edition.chosen(None)))
    set_up(state, 3, NOWHERE, Tape())

    assert [outcome_of(state, case) for case in range(cases(state))] == [0, 1, 2]
    assert [seat for seat in range(-1, 5) if is_possible(state, seat)] == [0, 1, 2]


@rule("turn.card")
def test_there_is_no_decision_before_the_first_or_after_the_last(edition):
    state = in_phase(edition, "5", TO_MOVE)

    assert [judged(state, kind) for kind in (DRAW - 1, RESIGN + 1)] == [DECISION_MALFORMED] * 2
    assert DECISION_MALFORMED not in [judged(state, kind) for kind in (DRAW, RESIGN)]


@rule("setup.pawns")
@pytest.mark.parametrize("pawn", [-1, 3])
def test_a_seat_has_no_pawn_but_its_three(edition, pawn):
    moving = in_phase(edition, "7", TO_MOVE)

    assert judged(moving, MOVE, pawn, 7) == DECISION_MALFORMED
    assert judged(moving, SPLIT, 0, 3, pawn, 4) == DECISION_MALFORMED
    assert judged(in_phase(edition, "1", TO_SHIELD), SHIELD, pawn, FROM_BOARD) == DECISION_MALFORMED


@rule("card.eleven", "card.take-place")
@pytest.mark.parametrize("foe", [NOWHERE, 3, 7, 8, ALL_PAWNS])
def test_a_pawn_of_nobody_is_neither_swapped_nor_bumped(edition, foe):
    assert judged(in_phase(edition, "11", TO_MOVE), SWAP, 0, foe) == DECISION_MALFORMED
    assert judged(in_phase(edition, "sorry", TO_MOVE), BUMP, 1, foe) == DECISION_MALFORMED


@rule("card.eleven", "card.take-place")
def test_the_first_foe_can_be_swapped_and_bumped(edition):
    assert judged(in_phase(edition, "11", TO_MOVE), SWAP, 0, 4) == ALLOWED
    assert judged(in_phase(edition, "sorry", TO_MOVE), BUMP, 1, 4) == ALLOWED


@rule("shield.source")
def test_a_shield_comes_from_the_board_or_from_a_pawn_that_there_can_be(edition):
    state = in_phase(edition, "1", TO_SHIELD)

    assert [judged(state, SHIELD, 0, source) for source in (-2, ALL_PAWNS)] == [DECISION_MALFORMED] * 2
    assert judged(state, SHIELD, 0, FROM_BOARD) == ALLOWED
    assert judged(state, SHIELD, 0, ALL_PAWNS - 1) != DECISION_MALFORMED
