"""Fields of an exact estate state: numbers within bounds, or the reason why not."""

from collections.abc import Mapping
from typing import Any, NoReturn

from holotable.core.errors import EditionError

Fields = Mapping[str, Any]


def ranged(fields: Fields, name: str, low: int, high: int) -> int:
    """Refuse a field with a number out of bounds; give its number."""
    value = fields[name]
    for number in value if isinstance(value, list) else (value,):
        if not low <= number <= high:
            refuse(f"{name} is {number}, allowed are {low} to {high}")
    return int(value) if isinstance(value, int) else 0


def refuse(problem: str) -> NoReturn:
    """Refuse the state with the reason."""
    raise EditionError(f"impossible state: {problem}")
