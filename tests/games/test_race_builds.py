"""One text, two builds: the compiled rules and the interpreted chapters agree after every decision."""

import importlib
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from compiler import join, units
from holotable.core import decisions, rng, tape
from holotable.core.layout import dump, fields_of, state_hash
from holotable.editions import load_edition
from holotable.families.race.ai import scout
from holotable.families.race.edition import read_race
from holotable.families.race.rules import board, game, invariants, legality, option_list, state

pytestmark = pytest.mark.both_builds

FIELDS = fields_of(state.State)
ROOT = Path(__file__).resolve().parents[2]
BOARD_FIELDS = fields_of(board.Board)


@pytest.fixture(scope="module")
def compiled():
    try:
        return importlib.import_module("holotable._race")
    except ImportError:
        pytest.skip("the race rules are not compiled here")


@pytest.fixture(scope="module")
def plain():
    every = {}
    for module in (decisions, tape, rng, board, state, game, legality, option_list, invariants, scout):
        every |= vars(module)
    return SimpleNamespace(**every)


class Side:
    """One build playing one game."""

    def __init__(self, rules, fields, seats):
        self.rules = rules
        laid = rules.Board()
        for name, value in fields.items():
            setattr(laid, name, value)
        self.state, self.trial = rules.State(laid), rules.State(laid)
        self.state.colour = [*range(seats), *[0] * (4 - seats)]
        self.tape, self.out, self.decision = rules.Tape(), rules.Options(), rules.Decision()
        self.mind = rules.Generator()
        rules.set_up(self.state, seats, -1, self.tape)

    def record(self):
        rows = list(self.tape.row)[: 8 * self.tape.count]
        return dump(self.state, FIELDS), rows, self.rules.due(self.state), self.rules.broken_invariant(self.state)

    def listed(self):
        self.rules.options(self.state, self.state.turn, self.out)
        size = self.out.count
        return list(self.out.kind)[:size], list(self.out.argument)[: 4 * size]

    def scouts_choice(self):
        quiet = self.rules.Tape()
        return self.rules.choose_scout(
            self.state, self.state.turn, self.out, self.decision, self.trial, quiet, self.mind
        )

    def decide(self, index):
        self.out.pick(index, self.decision)
        self.tape.clear()
        assert self.rules.why_not(self.state, self.state.turn, self.decision) == 0
        self.rules.apply(self.state, self.state.turn, self.decision, self.tape)

    def fall(self, case):
        self.tape.clear()
        self.rules.settle(self.state, self.rules.outcome_of(self.state, case), self.tape)


def board_fields(options):
    edition = load_edition("falcon")
    return dump(read_race(edition).board(edition.chosen(options)), BOARD_FIELDS)


OPTIONS = [
    {},
    {"blocked_slide_ends_turn": False, "sorry_forward_can_start": True},
    {"shield_optional": False, "draw_again_if_stuck": False},
]


@pytest.mark.parametrize("seed", range(12))
def test_both_builds_play_the_same_game(compiled, plain, seed):
    fields = board_fields(OPTIONS[seed % len(OPTIONS)])
    sides = [Side(rules, fields, seats=2 + seed % 3) for rules in (compiled, plain)]
    choose = Random(seed)
    scouted = seed % 2
    while sides[0].rules.due(sides[0].state) != 0:
        if sides[0].rules.due(sides[0].state) < 0:
            case = choose.randrange(sides[0].rules.cases(sides[0].state))
            [side.fall(case) for side in sides]
        else:
            assert sides[0].listed() == sides[1].listed()
            choices = {side.scouts_choice() for side in sides}
            assert len(choices) == 1
            index = choices.pop() if scouted else choose.randrange(sides[0].out.count)
            [side.decide(index) for side in sides]
        assert sides[0].record() == sides[1].record()
    assert len({state_hash(side.state, FIELDS) for side in sides}) == 1


def test_both_builds_draw_the_same_numbers(compiled):
    ours, theirs = rng.Generator(), compiled.Generator()
    for seed, stream in ((0, 0), (7, 1), (2**62 - 1, 2**40)):
        ours.seed(seed, stream)
        theirs.seed(seed, stream)
        assert [ours.below(45) for _ in range(500)] == [theirs.below(45) for _ in range(500)]


def test_the_compiled_unit_was_made_from_this_text(compiled):
    recipe = next(recipe for recipe in units.recipes(ROOT) if recipe.family == "race")

    assert join.digest(recipe) == compiled.SOURCE_DIGEST


def test_copy_from_copies_every_field(plain):
    laid = plain.Board()
    full, copy = plain.State(laid), plain.State(laid)
    for number, field in enumerate(FIELDS, start=1):
        value = getattr(full, field.name)
        setattr(full, field.name, [number] * len(value) if field.is_array else number)

    copy.copy_from(full)

    assert dump(copy, FIELDS) == dump(full, FIELDS)
