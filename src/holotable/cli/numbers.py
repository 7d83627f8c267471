"""Whole numbers on the command line."""

from collections.abc import Callable
from typing import Final

from holotable.core.errors import EditionError

DIGITS_MOST: Final = 30  # nobody means more


def whole_number(flag: str, least: int | None = None, most: int | None = None) -> Callable[[object], int]:
    """Give what reads the value of a flag, and refuses what is no whole number within the bounds."""
    bounds = "" if least is None else f" from {least} to {most}"

    def read(value: object) -> int:
        text = str(value)
        digits = text.removeprefix("-")
        is_whole = digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS_MOST
        if not is_whole or (least is not None and int(text) < least) or (most is not None and int(text) > most):
            raise EditionError(f"{flag} is a whole number{bounds}, not {text if is_whole else repr(text)}")
        return int(text)

    return read
