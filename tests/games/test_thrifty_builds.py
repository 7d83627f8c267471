"""Thrifty in both builds: the same decisions in every position, the same games, and always legal ones."""

import importlib
from types import SimpleNamespace

import pytest

from holotable.core import decisions, rng, tape
from holotable.core.keys import ALLOWED
from holotable.core.layout import dump, fields_of, load
from holotable.families.estate.ai import THRIFTY, driver, notes, thrifty
from holotable.families.estate.rules import board, game, legality, state
from tests.support.estate_play import EDITIONS, GAMES, MODELS, FreePlay, edition_board, laid_for, model_board

pytestmark = pytest.mark.both_builds

FIELDS = fields_of(state.State)
NOTE_FIELDS = fields_of(notes.Notes)
MODULES = (decisions, tape, rng, board, state, legality, game, notes, thrifty, driver)


@pytest.fixture(scope="module")
def compiled():
    try:
        return importlib.import_module("holotable._estate")
    except ImportError:
        pytest.skip("the estate rules are not compiled here")


@pytest.fixture(scope="module")
def plain():
    every = {}
    for module in MODULES:
        every |= vars(module)
    return SimpleNamespace(**every)


class Mind:
    """One build's thrifty player, shown the positions of a game."""

    def __init__(self, rules, model):
        self.rules = rules
        self.state = rules.State(laid_for(rules, model))
        self.notes, self.decision = rules.Notes(), rules.Decision()

    def look(self, shown):
        load(self.state, FIELDS, shown)

    def choice(self, seat):
        """Give the decision of a seat with its reason, or None; it must be legal."""
        if not self.rules.thrifty_choice(self.state, seat, self.notes, self.decision):
            return None
        assert self.rules.why_not(self.state, seat, self.decision) == ALLOWED
        return self.decision.kind, list(self.decision.argument), self.notes.reason, self.notes.amount


@pytest.mark.parametrize("seed", range(20))
def test_both_builds_decide_the_same_in_any_position(compiled, plain, seed):
    walk = FreePlay(seed)
    minds = [Mind(rules, walk.table.state.board) for rules in (compiled, plain)]
    for table in walk.steps(250):
        shown = dump(table.state, FIELDS)
        for mind in minds:
            mind.look(shown)
        for seat in range(table.state.seats):
            assert minds[0].choice(seat) == minds[1].choice(seat)
    assert dump(minds[0].notes, NOTE_FIELDS) == dump(minds[1].notes, NOTE_FIELDS)


@pytest.mark.parametrize("trades", [False, True])
@pytest.mark.parametrize("thrifty_seats", [0b0001, 0b0110, 0b1111])
@pytest.mark.parametrize("model", MODELS)
def test_both_drivers_play_the_same_games(compiled, plain, model, thrifty_seats, trades):
    drivers = [rules.Driver(laid_for(rules, model_board(model))) for rules in (compiled, plain)]
    for each in drivers:
        for seat in range(4):
            each.seat_policy(seat, thrifty_seats >> seat & 1)
        each.prepare(4, trades)
        each.begin_game(11, thrifty_seats)
    for _ in range(500):
        went_on = {each.go_on() for each in drivers}
        assert dump(drivers[0].state, FIELDS) == dump(drivers[1].state, FIELDS)
        assert len(went_on) == 1
        if went_on == {False}:
            break


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_compiled_driver_finishes_thousands_of_games(compiled, name, options):
    table = compiled.Driver(laid_for(compiled, edition_board(name, options)))
    for seat in range(4):
        table.seat_policy(seat, THRIFTY)
    table.prepare(4, True)
    compiled.play_many(table, 5, 0, 2000, 100_000, False)
    assert table.tally.stuck == 0
    compiled.play_many(table, 6, 0, 50, 100_000, True)
    assert table.tally.broken == 0


@pytest.mark.parametrize("name", EDITIONS)
def test_without_trades_they_finish_as_well(compiled, name):
    table = compiled.Driver(laid_for(compiled, edition_board(name)))
    for seat in range(4):
        table.seat_policy(seat, THRIFTY)
    table.prepare(4, False)
    compiled.play_many(table, 5, 0, 2000, 100_000, False)
    assert table.tally.stuck == 0
