"""Moving a token, the salary on the way, and the rule of the space it reaches."""

from holotable.core.tape import Tape
from holotable.estate.board import ARREST_SPACE, CARD_SPACE, DEED_SPACE, TAX_SPACE
from holotable.estate.buying import deed_reached
from holotable.estate.debt import owe
from holotable.estate.holding import pay
from holotable.estate.jail import send_to_jail
from holotable.estate.keys import CARD_OBEY, JAIL_SENT, TAX_PRINTED
from holotable.estate.rent import open_claim
from holotable.estate.state import BANK, LANDED, NO_DEED, RESOLVED, TO_BUY, State
from holotable.estate.words import MOVED, SALARY_PAID, TAX_PAID


def move(state: State, steps: int, cause: int, salary_cause: int, tape: Tape) -> None:
    """Move the token of the seat on turn forward; passing or reaching the start space pays the salary every time."""
    start: int = state.space[state.turn]
    goal: int = (start + steps) % state.board.spaces
    state.space[state.turn] = goal
    state.phase = LANDED
    tape.write(MOVED, cause, state.turn, start, goal, 0)
    if start + steps >= state.board.spaces:
        pay(state, BANK, state.turn, state.board.salary, SALARY_PAID, salary_cause, 0, tape)


def step_back(state: State, steps: int, tape: Tape) -> None:
    """Move the token of the seat on turn backward, which never pays (rule: card.no-salary)."""
    start: int = state.space[state.turn]
    goal: int = (start - steps + state.board.spaces) % state.board.spaces
    state.space[state.turn] = goal
    state.phase = LANDED
    tape.write(MOVED, CARD_OBEY, state.turn, start, goal, 0)


def land(state: State, tape: Tape) -> None:
    """Carry out the rule of the space reached (rule: turn.space, parking.nothing, jail.visit, advice.pot)."""
    space: int = state.space[state.turn]
    kind: int = state.board.space_kind[space]
    state.phase = RESOLVED
    if kind == DEED_SPACE:
        land_on_deed(state, 0, tape)
    elif kind == TAX_SPACE:
        owe(state, state.turn, BANK, state.board.tax[space], TAX_PAID, TAX_PRINTED, NO_DEED)
    elif kind == CARD_SPACE:
        state.drawing = state.board.space_deck[space]
    elif kind == ARREST_SPACE:
        send_to_jail(state, JAIL_SENT, tape)


def land_on_deed(state: State, special: int, tape: Tape) -> None:
    """Ask whether an unowned deed is bought, or open the claim of its owner (rule: rent.own, rent.mortgaged)."""
    deed: int = deed_reached(state)
    owner: int = state.owner[deed]
    if owner == BANK:
        state.phase = TO_BUY
    elif owner != state.turn and not state.mortgaged[deed]:
        open_claim(state, state.turn, deed, special, tape)
