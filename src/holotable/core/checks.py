"""Checks of input values, and how error messages show them."""

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, Final, TypeGuard

from holotable.core.errors import EditionError

REPR_MOST: Final = 40  # letters of a strange text in a message
TYPED_MOST: Final = 100  # letters; what is longer is no mistyped name, and comparing it would take long


def as_whole(value: Any) -> int | None:
    """Give a whole number as Python's own, whatever library made it (NumPy's too); None for anything else.

    True and false are none, though Python would count with them.
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def is_whole(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number; true and false are none."""
    return as_whole(value) is not None


def is_between(value: object, low: int, high: int) -> TypeGuard[int]:
    """Tell whether a value is a whole number from ``low`` to ``high``, both included."""
    number = as_whole(value)
    return number is not None and low <= number <= high


def check_between(value: object, what: str, low: int, high: int) -> int:
    """Give a whole number back as Python's own, or refuse what is none or lies outside the bounds."""
    number = as_whole(value)
    if number is None or not low <= number <= high:
        raise EditionError(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return number


def did_you_mean(name: object, known: Iterable[str]) -> str:
    """Suggest the known name that a text comes closest to; nothing if none is close."""
    if not isinstance(name, str) or len(name) > TYPED_MOST:
        return ""
    from difflib import get_close_matches  # most who check names never meet a wrong one

    close = get_close_matches(name, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def brief_repr(value: object) -> str:
    """Show any value in a message, however long, deep or strange it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= REPR_MOST else f"{value[:REPR_MOST]}…")
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < 1 << 64 else "a number of that size"
    if isinstance(value, list | tuple | Mapping | set):
        return f"a {type(value).__name__} of {len(value)}"
    return f"the class {value.__name__}" if isinstance(value, type) else f"a {type(value).__name__}"
