"""The thinking of the built-in bots, compiled with the rules."""

from collections.abc import Mapping
from typing import Final

NAMES: Final[Mapping[str, tuple[str, ...]]] = {  # in the order of their numbers
    "race": ("random", "scout"),
    "estate": ("random", "thrifty"),
}
