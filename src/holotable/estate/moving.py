"""Moving a token by the dice, the salary on the way, and the rule of the space it reaches."""

from holotable.core.tape import Tape
from holotable.estate.board import DEED_SPACE, TAX_SPACE
from holotable.estate.buying import deed_reached
from holotable.estate.debt import owe
from holotable.estate.holding import pay
from holotable.estate.keys import SALARY_PASS, TAX_PRINTED, TURN_MOVE
from holotable.estate.rent import open_claim
from holotable.estate.state import BANK, LANDED, NO_DEED, RESOLVED, TO_BUY, State
from holotable.estate.words import MOVED, SALARY_PAID, TAX_PAID


def move(state: State, seat: int, steps: int, tape: Tape) -> None:
    """Move a token forward; passing or reaching the start space pays the salary."""
    start: int = state.space[seat]
    goal: int = (start + steps) % state.board.spaces
    state.space[seat] = goal
    state.phase = LANDED
    tape.write(MOVED, TURN_MOVE, seat, start, goal, 0)
    if start + steps >= state.board.spaces:
        pay(state, BANK, seat, state.board.salary, SALARY_PAID, SALARY_PASS, 0, tape)


def land(state: State, tape: Tape) -> None:
    """Carry out the rule of the space that the seat on turn has reached (rule: turn.space, parking.nothing)."""
    space: int = state.space[state.turn]
    state.phase = RESOLVED
    if state.board.space_kind[space] == DEED_SPACE:
        land_on_deed(state, tape)
    elif state.board.space_kind[space] == TAX_SPACE:
        owe(state, state.turn, BANK, state.board.tax[space], TAX_PAID, TAX_PRINTED, NO_DEED)


def land_on_deed(state: State, tape: Tape) -> None:
    """Ask whether an unowned deed is bought, or open the claim of its owner (rule: rent.own, rent.mortgaged)."""
    deed: int = deed_reached(state)
    owner: int = state.owner[deed]
    if owner == BANK:
        state.phase = TO_BUY
    elif owner != state.turn and not state.mortgaged[deed]:
        open_claim(state, state.turn, deed, tape)
