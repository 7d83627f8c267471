"""The game: what is on offer, and what a decision does."""

from __future__ import annotations

from typing import Annotated

from holotable.core.luck import M32
from holotable.core.tape import Tape
from holotable.families.race.rules.moving import goal, move
from holotable.families.race.rules.state import PAWNS, SEATS, START, State


class Options:
    """The pawns that may move now."""

    count: int
    pawn: Annotated[list[int], "i8", PAWNS]

    def __init__(self) -> None:
        self.count = 0
        self.pawn = [0] * PAWNS

    def add(self, pawn: int) -> None:
        """Offer one more pawn."""
        self.pawn[self.count] = pawn
        self.count += 1


def options(state: State, offered: Options) -> int:
    """Fill the buffer with every legal decision."""
    pawn: int
    offered.count = 0
    for pawn in range(state.turn * PAWNS, state.turn * PAWNS + PAWNS):
        if goal(state, pawn, state.card) != START:
            offered.add(pawn)
    return offered.count


def settle(state: State, card: int) -> None:
    """Let the drawn card lie open."""
    state.card = card


def apply(state: State, pawn: int, tape: Tape) -> None:
    """Move a pawn, or none (-1), and pass the turn."""
    if pawn >= 0:
        move(state, pawn, state.card, tape)
    if state.home[state.turn] == PAWNS:
        state.over = True
        return
    state.turn = (state.turn + 1) % SEATS


def state_hash(state: State, before: int) -> int:
    """Mix the state into a running hash of 32 bits."""
    total: int = before
    pawn: int
    for pawn in range(SEATS * PAWNS):
        total = (total * 31 + state.place[pawn] + 2) & M32
    return (total * 31 + state.turn) & M32
