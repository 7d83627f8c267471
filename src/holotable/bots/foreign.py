"""Bots that are written elsewhere (a stand-in until the real one is merged)."""

from holotable.bots.contract import Bot
from holotable.bots.shelf import bot as built_in


def is_foreign(name: str) -> bool:
    """Tell whether a name means a class of somebody's own and no built-in bot."""
    return ":" in name


def any_bot(name: str, *, seed: int, family: str) -> Bot:
    """Make a built-in bot."""
    return built_in(name, seed=seed, family=family)
