"""The families of games; the only place that names them.

Everything about a family is in its own folder, and ``FAMILY`` in it says what the folder brings (``contract.Family``).
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from holotable.families.contract import Family

FAMILIES: Final = ("race", "estate")


@cache
def family(name: str) -> "Family":
    """Give a family by name."""
    found: Family = import_module(f"{__name__}.{name}").FAMILY
    return found
