"""State and board classes as data: their fields, exact dumps, loading, and a hash that every build agrees on."""

import hashlib
import re
import struct
from typing import Final, Protocol

from holotable.core.checks import as_whole
from holotable.core.errors import EditionError

BITS: Final = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}
SCALAR_BITS: Final = 32
ARRAY: Final = re.compile(r"Annotated\[list\[int\], ['\"](?P<item>i\d+)['\"],")


class Field:
    """One declared field: its name, the bits of a number in it, and whether it is an array."""

    def __init__(self, name: str, annotation: object) -> None:
        """Read a field's annotation, which is text under the compiler and an object without it."""
        text = annotation if isinstance(annotation, str) else _text_of(annotation)
        array = ARRAY.match(text)
        self.name = name
        self.is_array = array is not None
        self.is_bool = text == "bool"
        self.is_number = self.is_array or text in ("int", "bool")
        self.bits = BITS[array["item"]] if array else SCALAR_BITS

    def holds(self, value: int) -> bool:
        """Tell whether a number fits."""
        return -(1 << (self.bits - 1)) <= value < 1 << (self.bits - 1)


def _text_of(annotation: object) -> str:
    metadata = getattr(annotation, "__metadata__", None)
    if metadata:
        return f'Annotated[list[int], "{metadata[0]}", {metadata[1]}]'
    return getattr(annotation, "__name__", str(annotation))


def fields_of(cls: type) -> tuple[Field, ...]:
    """List the number fields that a class declares, in order; references to other objects are left out."""
    every = (Field(name, annotation) for name, annotation in cls.__annotations__.items())
    return tuple(field for field in every if field.is_number)


class Flat(Protocol):
    """An object whose fields are numbers and arrays of numbers."""


def dump(thing: Flat, fields: tuple[Field, ...]) -> dict[str, int | list[int]]:
    """Give every field as JSON numbers."""
    return {field.name: _plain(getattr(thing, field.name), field) for field in fields}


def _plain(value: object, field: Field) -> int | list[int]:
    if field.is_array:
        return list(map(int, value))  # type: ignore[call-overload]
    return int(value)  # type: ignore[call-overload, no-any-return]


def load(thing: Flat, fields: tuple[Field, ...], data: object) -> None:
    """Set every field from what ``dump`` gave; anything else is refused and names the field."""
    if not isinstance(data, dict):
        raise EditionError(f"a state is an object with one entry per field, not {type(data).__name__}")
    unknown = sorted(set(data) - {field.name for field in fields})
    if unknown:
        raise EditionError(f"state has no field {unknown[0]!r}")
    for field in fields:
        if field.name not in data:
            raise EditionError(f"state lacks the field {field.name!r}")
        setattr(thing, field.name, _checked(data[field.name], field, getattr(thing, field.name)))


def _checked(value: object, field: Field, model: object) -> object:
    given = value if field.is_array else [value]
    length = len(model) if field.is_array else 1  # type: ignore[arg-type]
    if not isinstance(given, list) or len(given) != length:
        raise EditionError(f"state field {field.name!r} must be a list of {length} numbers")
    numbers = [_number(one, field) for one in given]
    if field.is_array:
        return numbers
    return bool(numbers[0]) if field.is_bool else numbers[0]


def _number(value: object, field: Field) -> int:
    number = as_whole(value)
    if number is None or not field.holds(number):
        raise EditionError(f"state field {field.name!r} holds {value!r}; it takes whole numbers of {field.bits} bits")
    return number


def state_hash(thing: Flat, fields: tuple[Field, ...]) -> str:
    """Give 16 hexadecimal digits that are the same for equal states in every build, platform and Python."""
    numbers: list[int] = []
    for field in fields:
        value = getattr(thing, field.name)
        numbers.extend(value if field.is_array else (value,))
    return hashlib.blake2b(struct.pack(f"<{len(numbers)}q", *numbers), digest_size=8).hexdigest()
