"""One text, two builds: the compiled rules and the interpreted chapters agree after every decision."""

import importlib
from random import Random
from types import SimpleNamespace

import pytest

from holotable.core import decisions, rng, tape
from holotable.core.layout import dump, fields_of, load
from holotable.families.estate.ai import driver
from holotable.families.estate.rules import auction, board, game, invariants, legality, option_list, prompts, state
from tests.support.estate_play import FreePlay, any_board, laid_for

pytestmark = pytest.mark.both_builds

FIELDS = fields_of(state.State)


@pytest.fixture(scope="module")
def compiled():
    try:
        return importlib.import_module("holotable._estate")
    except ImportError:
        pytest.skip("the estate rules are not compiled here")


@pytest.fixture(scope="module")
def plain():
    every = {}
    for module in (
        decisions,
        tape,
        rng,
        board,
        state,
        auction,
        prompts,
        legality,
        option_list,
        game,
        invariants,
        driver,
    ):
        every |= vars(module)
    return SimpleNamespace(**every)


class Side:
    """One build playing one game from where a table stands."""

    def __init__(self, rules, table):
        self.rules = rules
        self.state = rules.State(laid_for(rules, table.state.board))
        self.tape, self.out = rules.Tape(), rules.Options()
        load(self.state, FIELDS, dump(table.state, FIELDS))

    def decision(self, row):
        made = self.rules.Decision()
        made.kind = row[0]
        made.argument = [*row[1:], *[0] * (decisions.ARGUMENTS + 1 - len(row))]
        return made

    def record(self):
        rows = list(self.tape.row)[: tape.TAPE_ROW * self.tape.count]
        prompts = [self.rules.prompt(self.state, seat) for seat in range(self.state.seats)]
        return (
            dump(self.state, FIELDS),
            rows,
            self.rules.due(self.state),
            self.rules.broken_invariant(self.state),
            prompts,
        )

    def listed(self, seat):
        self.rules.options(self.state, seat, self.out)
        size = self.out.count
        return list(self.out.kind)[:size], list(self.out.argument)[: 4 * size]

    def judge(self, seat, row):
        return self.rules.why_not(self.state, seat, self.decision(row))

    def decide(self, seat, row):
        self.tape.clear()
        self.rules.apply(self.state, seat, self.decision(row), self.tape)

    def fall(self, outcome):
        self.tape.clear()
        self.rules.settle(self.state, outcome, self.tape)


@pytest.mark.parametrize("seed", range(21))
def test_both_builds_play_the_same_game_in_free_order(compiled, plain, seed):
    walk = FreePlay(seed)
    sides = [Side(rules, walk.table) for rules in (compiled, plain)]
    junk = Random(seed)
    for table in walk.steps(400):
        if walk.last is None:
            [side.fall(walk.outcome) for side in sides]
        else:
            assert [side.judge(*walk.last) for side in sides] == [0, 0]
            [side.decide(*walk.last) for side in sides]
        assert sides[0].record() == sides[1].record()
        assert dump(table.state, FIELDS) == dump(sides[0].state, FIELDS)
        seat, row = (
            junk.randrange(-1, 9),
            [junk.randrange(-1, 50), *(junk.choice((-1, 0, 1, 2, 50, 2**40)) for _ in range(8))],
        )
        assert sides[0].judge(seat, row) == sides[1].judge(seat, row)
        if seat >= 0:
            assert sides[0].listed(seat) == sides[1].listed(seat)


@pytest.mark.parametrize("trades", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_both_drivers_play_the_same_game(compiled, plain, seats, trades):
    drivers = [rules.Driver(laid_for(rules, any_board(seats + trades))) for rules in (compiled, plain)]
    for each in drivers:
        each.prepare(seats, trades)
        each.begin_game(11, seats)
    for _ in range(1500):
        went_on = {each.go_on() for each in drivers}
        assert dump(drivers[0].state, FIELDS) == dump(drivers[1].state, FIELDS)
        assert len(went_on) == 1
        if went_on == {False}:
            break
