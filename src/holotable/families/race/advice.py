"""Advice at a race table: none, because a race has no debts."""

from collections.abc import Sequence
from typing import Any

from holotable.families.contract import Listed, NamedRules, Way


def ways_to_pay(_named: NamedRules, _state: Any, _seat: int, _listed: Sequence[Listed]) -> list[Way]:
    """Give nothing: a race knows no debts."""
    return []
