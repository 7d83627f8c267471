"""Luck as odds: what can fall, how likely it is, and that nothing else can."""

from fractions import Fraction

import pytest

from holotable.core.contract import Rules, odds
from holotable.core.layout import dump, fields_of
from holotable.editions import load_edition
from holotable.families.estate import rules as estate
from holotable.families.race import rules as race
from holotable.families.race.edition import read_race
from tests.support.evidence import rule
from tests.support.toy_board import toy_board

FALCON = load_edition("falcon")
TOY_BOARD = toy_board()


def race_state():
    state = race.State(read_race(FALCON).board(FALCON.chosen(None)))
    race.set_up(state, 3, race.NOWHERE, race.Tape())
    return state


def estate_state():
    board = estate.Board()
    for name, value in dump(TOY_BOARD, fields_of(type(TOY_BOARD))).items():
        setattr(board, name, value)
    state = estate.State(board)
    estate.set_up(state, 3, estate.NOBODY, estate.Tape())
    return state


def test_a_lot_for_the_first_turn_is_fair():
    assert odds(race, race_state()) == dict.fromkeys(range(3), Fraction(1, 3))


@rule("MF-SETUP-02", "MF-SETUP-05")
def test_a_draw_is_uniform_over_the_unseen_cards():
    state, tape, decision = race_state(), race.Tape(), race.Decision()
    race.settle(state, 0, tape)
    assert odds(race, state) == {}  # a seat is due
    decision.kind = race.codes.DRAW
    race.apply(state, 0, decision, tape)

    chances = odds(race, state)

    assert chances == {0: Fraction(5, 45), **dict.fromkeys(range(1, 11), Fraction(4, 45))}
    assert not race.is_possible(state, 11)


def test_two_dice_fall_in_thirty_six_ways():
    chances = odds(estate, estate_state())

    assert chances == dict.fromkeys(range(36), Fraction(1, 36))


@pytest.mark.parametrize("rules", [race, estate])
def test_every_family_keeps_the_contract(rules):
    names = [name for name in vars(Rules) if not name.startswith("_")]

    assert len(names) == 10
    assert all(callable(getattr(rules, name)) for name in names)
