"""Advice at an estate table: ways to raise cash for a debt, the least harmful first."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.families.contract import Listed, Way
from holotable.families.estate import rules
from holotable.families.estate.ai import THRIFTY, Notes, policy_choice
from holotable.families.estate.ai.worth import DICE_MEAN
from holotable.families.estate.named import RAISING, NamedEstate
from holotable.families.estate.rules.codes import RAISE_CASH

STEPS_MOST: Final = 200


def ways_to_pay(named: NamedEstate, state: rules.State, seat: int, listed: Sequence[Listed]) -> list[Way]:
    """Give those of a seat's choices that raise cash for what it owes, the least harmful first."""
    raising = [(one.decision, one.lost) for one in listed if one.lost is not None]
    advice = advised(named, state, seat) if raising else []
    ways = [Way(decision, decision in advice, **lost) for decision, lost in raising]
    return sorted(ways, key=lambda way: (advice.index(way.decision) if way.advised else STEPS_MOST, _pain(way)))


def _pain(way: Way) -> tuple[int, float]:
    """Weigh what a way costs later: a whole group above all, then rent in proportion to the price of having it back."""
    return len(way.groups), (way.rent + DICE_MEAN * way.times) / max(1, way.again)


def advised(named: NamedEstate, state: rules.State, seat: int) -> list[Mapping[str, Any]]:
    """Give what a thrifty player would do, one after the other, until it can pay; nothing if it cannot.

    Steps that later ones made unnecessary are left out, the dearest first.
    """
    trial, tape, notes, step = named.new_state(), rules.Tape(), Notes(), rules.Decision()
    trial.copy_from(state)
    steps: list[Mapping[str, Any]] = []
    brings: list[int] = []
    while len(steps) < STEPS_MOST and _wants_step(trial, seat, notes, step):
        cash = trial.cash[seat]
        tape.clear()
        rules.apply(trial, seat, step, tape)
        steps.append(named.name(step))
        brings.append(trial.cash[seat] - cash)
    spare = state.cash[seat] - state.debt_amount[state.debts - 1]
    return _needed(steps, brings, spare + sum(brings))


def _wants_step(state: rules.State, seat: int, notes: Notes, step: rules.Decision) -> bool:
    """Tell whether a thrifty player would raise more cash now; write how into ``step``."""
    if rules.prompt(state, seat) != RAISE_CASH:
        return False
    return policy_choice(THRIFTY, state, seat, notes, step) and step.kind in RAISING


def _needed(steps: list[Mapping[str, Any]], brings: list[int], spare: int) -> list[Mapping[str, Any]]:
    """Leave out mortgages that are not needed; building sales stay, because their order matters."""
    kept = []
    for step, sum_brought in reversed(list(zip(steps, brings, strict=True))):
        if step["do"] == "mortgage" and sum_brought <= spare:
            spare -= sum_brought
        else:
            kept.append(step)
    return kept[::-1]
