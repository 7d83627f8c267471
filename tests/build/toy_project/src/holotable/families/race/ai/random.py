"""Random play, and many games of it at once."""

from __future__ import annotations

from holotable.core.luck import Seeded
from holotable.core.tape import Tape
from holotable.families.race.rules.game import Options, apply, options, settle, state_hash
from holotable.families.race.rules.state import State

CARDS = 12
STEP_LIMIT = 2000


def choose(offered: Options, luck: Seeded) -> int:
    """Choose any pawn on offer, or none."""
    if offered.count == 0:
        return -1
    return offered.pawn[luck.below(offered.count)]


def step(state: State, offered: Options, luck: Seeded, tape: Tape) -> int:
    """Play one turn and return the number of options there were."""
    settle(state, 1 + luck.below(CARDS))
    options(state, offered)
    apply(state, choose(offered, luck), tape)
    return offered.count


def play_many(state: State, offered: Options, luck: Seeded, tape: Tape, seed: int, games: int) -> int:
    """Play ``games`` random games and return a hash over every position."""
    total: int = 0
    game: int
    _turn: int
    for game in range(games):
        luck.seed(seed + game)
        state.reset()
        for _turn in range(STEP_LIMIT):
            step(state, offered, luck, tape)
            total = state_hash(state, total)
            if state.over:
                break
    return total
