"""Made-up race boards: cards that draw again after a bump, a swap or a split, and the least and the most of everything."""

import copy
from collections import Counter

import pytest

from holotable.core.decisions import ARGUMENTS, Decision
from holotable.core.keys import DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.editions import load_edition
from holotable.families.race.edition import read_race
from holotable.families.race.rules.board import (
    CARDS,
    HOME,
    HOME_ZONE,
    NOWHERE,
    REACH,
    START,
    Board,
    is_place,
    lay_paths,
    next_place,
    path_index,
)
from holotable.families.race.rules.codes import SWAP
from holotable.families.race.rules.game import cases, is_possible, outcome_of, set_up
from holotable.families.race.rules.legality import why_not
from holotable.families.race.rules.state import DRAWING, TO_MOVE, State
from tests.support.evidence import about
from tests.support.track_drawing import lay

pytestmark = pytest.mark.interpreted


def drawing_again(drawing, card):
    """Red has drawn a card that lets it draw another one afterwards, in an edition that differs only in this."""
    data = copy.deepcopy(dict(load_edition("falcon").data))
    next(entry for entry in data["card"] if entry["id"] == card)["draw_again"] = True
    return lay(data, drawing, card)


def ring(home_zone=5):
    """A track of sixty with four colours."""
    board = Board()
    board.track, board.start_zone, board.home_zone = 60, 2, home_zone
    board.entry, board.joins = [2, 17, 32, 47], [4, 19, 34, 49]
    return board


@about("card.draw-again", "slide.blocked", "card.take-place", "card.swap", "card.split")
@pytest.mark.parametrize(
    ("card", "drawing", "move"),
    [
        ("sorry", "16: B1 {}\n", "R1>B1"),
        ("11", "16: B1 {} . . R1\n", "R1<>B1"),
        ("7", "10: R1 . . R2 . . ^ {}\n", "R1+4 R2+3"),
    ],
)
def test_a_slide_that_a_shield_stops_takes_the_next_card_away(card, drawing, move):
    # given a slide from 16 that red would come upon, free or with a shield on it
    free, stopped = (drawing_again(drawing.format(mark), card) for mark in (".", "B2*"))

    # when red comes upon it
    free.play(move)
    stopped.play(move)

    # then it draws again only if it has slid
    assert (free.turn, stopped.turn) == ("R", "B")


@about("card.swap-refused", "card.draw-again")
def test_who_refuses_a_swap_still_draws_again():
    table = drawing_again("59: R1\n R2 home\n R3 home\n40: B1", "11")

    table.play("forfeit")

    assert table.turn == "R"


@about("zone.turn-in", "zone.own")
@pytest.mark.parametrize(("spaces", "place"), [(0, HOME), (1, HOME_ZONE + 1), (2, HOME_ZONE + 1)])
def test_a_home_zone_may_have_no_space_or_one(spaces, place):
    assert next_place(ring(spaces), 0, 2) == place


@about("setup.pawns")
def test_the_board_has_no_places_but_its_track_its_zones_and_home():
    track, zones = range(60), (START, START + 1, START + 2, *range(HOME_ZONE + 1, HOME_ZONE + 6), HOME)

    assert [place for place in range(HOME + 1) if is_place(ring(), place)] == [*track, *zones]


@about("move.clockwise")
def test_a_move_may_be_as_long_as_fifteen_spaces():
    board = ring()

    lay_paths(board)

    goals = [board.path[path_index(1, 20, steps)] for steps in (-REACH, REACH - 1, REACH)]
    assert goals == [5, 34, 35]


@about("setup.shuffle")
def test_of_as_many_faces_as_there_can_be_each_is_as_likely():
    # given a deck with every face that there can be, once each
    state = State(ring())
    set_up(state, 2, 0, Tape())
    state.board.cards, state.phase = CARDS, DRAWING
    state.unseen, state.unseen_cards = [1] * CARDS, CARDS

    assert Counter(outcome_of(state, case) for case in range(cases(state))) == Counter(range(CARDS))
    assert [card for card in range(NOWHERE, CARDS + 1) if is_possible(state, card)] == list(range(CARDS))


@about("card.eleven")
def test_beside_four_pawns_each_there_is_no_pawn_before_the_first():
    race = read_race(load_edition("falcon"))
    state = State(copied(race.board(race.edition.chosen(None))))
    set_up(state, 2, 0, Tape())
    state.card, state.phase = race.card_number("11"), TO_MOVE
    decision = Decision()
    decision.kind, decision.argument = SWAP, [0, NOWHERE, *[0] * (ARGUMENTS - 2)]

    assert why_not(state, 0, decision) == DECISION_MALFORMED


def copied(board):
    """A plain board with four pawns each and the same cards."""
    twin = ring()
    twin.pawns, twin.cards, twin.swaps = 4, board.cards, list(board.swaps)
    return twin
