"""The same walk as in ``walk``, played by the rules themselves: two rich seats who only throw and pass on.

Nobody buys, bids or asks for rent; nobody pays the fine before it is due or plays a card; every card is drawn from a
full deck.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Final

from holotable.core.keys import ALLOWED
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.markov.walk import JAIL_TURNS
from holotable.families.estate.rules import (
    DECKS,
    NOBODY,
    Decision,
    State,
    Tape,
    apply,
    begin,
    cases,
    codes,
    due,
    fill_decks,
    outcome_of,
    prompt,
    set_up,
    settle,
    why_not,
)

WALKER: Final = 0  # the seat that is watched
RICH: Final = 1_000_000
SEATS: Final = 2
ANSWERS: Final = {
    codes.ROLL_DICE: codes.ROLL,
    codes.IN_JAIL: codes.ROLL,
    codes.BUY_OR_AUCTION: codes.AUCTION,
    codes.BID_OR_PASS: codes.PASS,
    codes.TAX_OR_SHARE: codes.PAY_TAX,  # the amount
    codes.FINE_OR_STAY: codes.STAY,
    codes.FINISH_TURN: codes.END_TURN,
}


def _decision(kind: int) -> Decision:
    decision = Decision()
    decision.kind = kind
    return decision


DECISIONS: Final = {asked: _decision(kind) for asked, kind in ANSWERS.items()}


def walked(
    edition: object,
    options: Mapping[str, object] | None = None,
    *,
    games: int,
    turns: Collection[int],
    seed: int,
) -> dict[int, list[int]]:
    """Play games; count where the first seat stands after each of these turns of its own, by place as in ``Walk``."""
    loaded = load_edition(edition)
    board = read_estate(loaded).board(loaded.chosen(options))
    counts = {turn: [0] * (board.spaces + JAIL_TURNS) for turn in turns}
    chance = Random(seed).random  # noqa: S311 - luck of a test, no secret
    tape, start, state = Tape(), State(board), State(board)
    tape.on = False
    set_up(start, SEATS, NOBODY, tape)
    start.cash = [RICH] * len(start.cash)
    for _ in range(games):
        state.copy_from(start)
        begin_walk(state, chance, tape)
        for turn in range(1, max(turns) + 1):
            play_turn(state, chance, tape)
            if turn in counts:
                counts[turn][place_of(state)] += 1
            play_turn(state, chance, tape)  # of the other seat
    return counts


def begin_walk(state: State, chance: Callable[[], float], tape: Tape) -> None:
    """Deal what is dealt, and let the walker begin without a throw for it."""
    while state.undealt > 0:
        fall(state, due(state), chance, tape)
    begin(state, WALKER, tape)


def place_of(state: State) -> int:
    """Give where the walker stands: a space, or behind them in jail by which turn there comes next."""
    jailed = state.jail[WALKER]
    return state.board.spaces + jailed - 1 if jailed else state.space[WALKER]


def play_turn(state: State, chance: Callable[[], float], tape: Tape) -> None:
    """Play until the seat on turn has passed the dice on."""
    asked = 0
    while asked != codes.FINISH_TURN:
        now = due(state)
        if now < 0:
            fall(state, now, chance, tape)
            continue
        seat = WALKER if now & 1 else 1
        asked = prompt(state, seat)
        decision = DECISIONS[asked]
        assert why_not(state, seat, decision) == ALLOWED, "walking is legal"
        apply(state, seat, decision, tape)


def fall(state: State, luck: int, chance: Callable[[], float], tape: Tape) -> None:
    """Let the luck fall that is due; a card comes from a full deck."""
    if luck != -codes.LUCK_DICE:
        state.unseen_cards = state.queued = [0] * DECKS
        fill_decks(state)
    settle(state, outcome_of(state, int(chance() * cases(state))), tape)
