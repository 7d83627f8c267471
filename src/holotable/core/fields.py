"""First values, copies and bytes of the number fields that a class declares; the compiled unit has the same lines (tools/compiler/fields.py)."""

from array import array
from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar, get_type_hints

Thing = TypeVar("Thing")


def start_fields(thing: object) -> None:
    """Give every number field its first value: the one that the class declares, else 0 or False."""
    cls: type = type(thing)
    _starter(cls)(thing)


def copy_fields(thing: Thing, source: Thing) -> None:
    """Copy every number field; references to other objects stay as they are."""
    cls: type = type(thing)
    _copier(cls)(thing, source)


def array_bytes(cells: list[int], count: int) -> bytes:
    """Give the first ``count`` numbers of an i32 array as C keeps them: Python reads millions of numbers at once."""
    return array("i", cells[:count]).tobytes()


@cache
def _starter(cls: type) -> Callable[[object], None]:
    return _written("thing", (_start_line(name, size, first) for name, size, first in _numbers(cls)))


def _start_line(name: str, size: int, first: int) -> str:
    return f"thing.{name} = [{first}] * {size}" if size else f"thing.{name} = {first}"


@cache
def _copier(cls: type) -> Callable[[object, object], None]:
    return _written("thing, source", (_copy_line(name, size) for name, size, _ in _numbers(cls)))


def _copy_line(name: str, size: int) -> str:
    return f"thing.{name}[:] = source.{name}" if size else f"thing.{name} = source.{name}"


def _numbers(cls: type) -> list[tuple[str, int, int]]:
    """List the number fields: name, length of an array or 0, and first value."""
    hints = get_type_hints(cls, include_extras=True)
    arrays = {name: (*hint.__metadata__[1:], 0) for name, hint in hints.items() if hasattr(hint, "__metadata__")}
    single = {name: (0, getattr(cls, name, hint())) for name, hint in hints.items() if hint in (int, bool)}
    found = arrays | single
    return [(name, found[name][0], found[name][1]) for name in hints if name in found]


def _written(parameters: str, lines: Iterable[str]) -> Callable[..., None]:
    """Make a function of assignments, which is twice as fast as a loop over names."""
    text = "\n    ".join([f"def written({parameters}):", *lines, "return"])
    names: dict[str, Callable[..., None]] = {}
    exec(text, names)  # noqa: S102  (nothing but names that a class declares)
    return names["written"]
