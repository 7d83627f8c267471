"""The default answer: what is played for a seat that does not answer in time."""

from collections.abc import Mapping
from typing import Any

from holotable.bots.answers import ask, is_offer
from holotable.bots.registry import bot
from holotable.families import family
from holotable.families.contract import RESIGN
from holotable.table import Table
from holotable.table.attempts import Attempt, is_due


def default_decision(table: Table, seat: int) -> Mapping[str, Any] | None:
    """Give the default answer to what a seat is asked, or None where silence is one; it never resigns or offers."""
    kind = table.prompt_kind(seat)
    if kind is None:
        return None
    prompt = family(table.edition.family).prompts[kind]
    advised = None if prompt.adviser is None else _advised(table, seat, prompt.adviser)
    return advised or _first(table.options(seat), prompt.default)


def leaving_decision(table: Table, seat: int) -> Mapping[str, Any] | None:
    """Give what a seat decides that the others go on without: it resigns as soon as it may (R-MO-47, R-MF-53)."""
    if Attempt(table, seat, {"do": RESIGN}).is_legal:
        return {"do": RESIGN}
    return default_decision(table, seat) if is_due(table, seat) else None


def _advised(table: Table, seat: int, adviser: str) -> Mapping[str, Any] | None:
    """Give what a bot would answer, unless that asks others for something."""
    decision = ask(bot(adviser, family=table.edition.family), table, seat).decision
    return None if decision is None or decision["do"] == RESIGN or is_offer(table, decision) else decision


def _first(options: list[dict[str, Any]], verbs: tuple[str, ...]) -> Mapping[str, Any] | None:
    """Give the first option of the first of these verbs that there is."""
    known = [option for option in options if option["do"] in verbs]
    return min(known, key=lambda option: verbs.index(option["do"]), default=None)
