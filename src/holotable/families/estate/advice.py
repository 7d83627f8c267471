"""Advice at an estate table: ways to raise cash for a debt, the least harmful first."""

from collections.abc import Mapping
from typing import Any, Final

from holotable.families.contract import Way
from holotable.families.estate.ai.worth import DICE_MEAN
from holotable.families.estate.bots import PolicyBot
from holotable.table import Table

RAISING: Final = "raise_cash"  # the prompt of a debt that cash does not cover
WAYS: Final = ("mortgage", "sell_building", "sell_set")
STEPS_MOST: Final = 200


def ways_to_pay(table: Table, seat: int) -> list[Way]:
    """List the ways to raise cash for a seat that owes more than it has, the least harmful first.

    In any other situation the list is empty.
    """
    if table.prompt_kind(seat) != RAISING:
        return []
    advice = advised(table, seat)
    options = [option for option in table.options(seat) if option["do"] in WAYS]
    ways = [Way(option, option in advice, **table.losses(seat, option)) for option in options]
    return sorted(ways, key=lambda way: (advice.index(way.decision) if way.advised else STEPS_MOST, _pain(way)))


def _pain(way: Way) -> tuple[int, float]:
    """Weigh what a way costs later: a whole group above all, then rent in proportion to the price of having it back."""
    return len(way.groups), (way.rent + DICE_MEAN * way.times) / max(1, way.again)


def advised(table: Table, seat: int) -> list[Mapping[str, Any]]:
    """Give what a thrifty player would do, one after the other, until it can pay; nothing if it cannot.

    Steps that later ones made unnecessary are left out, the dearest first.
    """
    trial = table.copy()
    thrifty = PolicyBot("thrifty")
    steps: list[Mapping[str, Any]] = []
    brings: list[int] = []
    view = trial.view(seat)
    spare = view["seats"][seat]["cash"] - view["debt"]["amount"]
    while len(steps) < STEPS_MOST:
        prompt = trial.prompt(seat)
        step = thrifty.decide(view, prompt) if prompt and prompt["kind"] == RAISING else None
        if step is None or step["do"] not in WAYS:
            break
        trial.play(seat, step)
        steps.append(step)
        before, view = view, trial.view(seat)
        brings.append(view["seats"][seat]["cash"] - before["seats"][seat]["cash"])
    return _needed(steps, brings, spare + sum(brings))


def _needed(steps: list[Mapping[str, Any]], brings: list[int], spare: int) -> list[Mapping[str, Any]]:
    """Leave out mortgages that are not needed; building sales stay, because their order matters."""
    kept = []
    for step, sum_brought in reversed(list(zip(steps, brings, strict=True))):
        if step["do"] == "mortgage" and sum_brought <= spare:
            spare -= sum_brought
        else:
            kept.append(step)
    return kept[::-1]
