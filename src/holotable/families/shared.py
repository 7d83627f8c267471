"""The rules of an edition in names; tables of one built-in edition with the same options share them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from holotable.editions import Edition, load_edition
from holotable.families import family
from holotable.families.contract import NamedRules

KEPT: Final = 32  # built-in editions with different options


def named_rules(edition: Edition, options: Mapping[str, object]) -> NamedRules:
    """Give the rules of an edition with its options; nobody writes to them, so that a table need not make its own."""
    return _shared(edition.id, tuple(options.items())) if edition.built_in else _made(edition, options)


@lru_cache(maxsize=KEPT)
def _shared(edition: str, options: tuple[tuple[str, object], ...]) -> NamedRules:
    return _made(load_edition(edition), dict(options))


def _made(edition: Edition, options: Mapping[str, object]) -> NamedRules:
    made: NamedRules = family(edition.family).part("named").named_rules(edition, options)
    return made
