"""Moving a token, the salary on the way, and the rule of the space it reaches."""

from holotable.core.decisions import BANK
from holotable.core.tape import Tape
from holotable.families.estate.rules.board import ARREST_SPACE, CARD_SPACE, DEED_SPACE, TAX_SPACE
from holotable.families.estate.rules.buying import deed_reached
from holotable.families.estate.rules.codes import MOVED, SALARY_PAID, TAX_PAID
from holotable.families.estate.rules.debt import owe
from holotable.families.estate.rules.jail import send_to_jail
from holotable.families.estate.rules.keys import CARD_OBEY, JAIL_SENT, SHORT_TAX, TAX_PRINTED
from holotable.families.estate.rules.ownership import pay
from holotable.families.estate.rules.rent import open_claim
from holotable.families.estate.rules.state import LANDED, NO_DEED, RESOLVED, TO_BUY, TO_TAX, State


def move(state: State, steps: int, cause: int, salary_cause: int, tape: Tape) -> None:
    """Move the lander's token forward; passing or reaching the start space pays the salary every time.

    (rule: salary.once, salary.twice, turn.share)
    """
    start: int = state.space[state.lander]
    goal: int = (start + steps) % state.board.spaces
    state.space[state.lander] = goal
    state.phase = LANDED
    tape.write(MOVED, cause, state.lander, start, goal, steps)
    if start + steps >= state.board.spaces:
        pay(state, BANK, state.lander, state.board.salary, SALARY_PAID, salary_cause, 0, tape)


def set_down(state: State, goal: int, cause: int, salary_cause: int, tape: Tape) -> None:
    """Put the lander's token on a space; it passes nothing, and only reaching the start space pays the salary."""
    tape.write(MOVED, cause, state.lander, state.space[state.lander], goal, 0)
    state.space[state.lander] = goal
    state.phase = LANDED
    if goal == 0:
        pay(state, BANK, state.lander, state.board.salary, SALARY_PAID, salary_cause, 0, tape)


def step_back(state: State, steps: int, tape: Tape) -> None:
    """Move the lander's token backward, which never pays (rule: card.no-salary)."""
    start: int = state.space[state.lander]
    goal: int = (start - steps + state.board.spaces) % state.board.spaces
    state.space[state.lander] = goal
    state.phase = LANDED
    tape.write(MOVED, CARD_OBEY, state.lander, start, goal, -steps)


def land(state: State, tape: Tape) -> None:
    """Carry out the rule of the space reached (rule: turn.space, parking.nothing, jail.visit, advice.pot)."""
    space: int = state.space[state.lander]
    kind: int = state.board.space_kind[space]
    state.phase = RESOLVED
    if kind == DEED_SPACE:
        land_on_deed(state, 0, tape)
    elif kind == TAX_SPACE:
        land_on_tax(state, space)
    elif kind == CARD_SPACE:
        state.drawing = state.board.space_deck[space]
    elif kind == ARREST_SPACE:
        send_to_jail(state, JAIL_SENT, tape)


def land_on_tax(state: State, space: int) -> None:
    """Ask for the tax, or first whether it shall be a share; the short game never asks."""
    shared: bool = state.board.tax_share[space] > 0
    cause: int = SHORT_TAX if shared and state.board.ends_scored else TAX_PRINTED
    if state.board.tax_choice and shared:
        state.phase = TO_TAX
    else:
        owe(state, state.lander, BANK, state.board.tax[space], TAX_PAID, cause, NO_DEED)


def land_on_deed(state: State, special: int, tape: Tape) -> None:
    """Ask whether an unowned deed is bought, or open the claim of its owner (rule: rent.own, rent.mortgaged)."""
    deed: int = deed_reached(state)
    owner: int = state.owner[deed]
    if owner == BANK:
        state.phase = TO_BUY
    elif owner != state.lander and not state.mortgaged[deed]:
        open_claim(state, state.lander, deed, special, tape)
