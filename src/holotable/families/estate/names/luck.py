"""Luck at an estate table by name: two dice, one die, a card, a dealt deed."""

from collections.abc import Callable
from functools import partial
from typing import Final

from holotable.core.checks import brief_repr, is_between
from holotable.core.errors import EditionError
from holotable.core.luck import Question
from holotable.families.estate import rules
from holotable.families.estate.names.names import Names
from holotable.families.estate.rules import codes

SIDES: Final = 6  # of a die
DICE: Final = "dice"
DIE: Final = "die"
DEEDS: Final = "deeds"
CARDS: Final = "cards:"


def question_of(names: Names, state: rules.State) -> Question:
    """Describe the luck that is due."""
    luck = -rules.due(state)
    kind, parse = _readers(names, luck)
    return Question(
        kind, rules.cases(state), partial(rules.outcome_of, state), parse, partial(rules.is_possible, state)
    )


def _readers(names: Names, luck: int) -> tuple[str, Callable[[object], int]]:
    """Give what a kind of luck is called, and how its outcome is read."""
    if luck == codes.LUCK_DICE:
        return DICE, parse_dice
    if luck == codes.LUCK_DIE:
        return DIE, lambda die: _die(die) - 1
    if luck == codes.LUCK_DEED:
        return DEEDS, names.estate.deed_number
    deck = names.decks[luck - codes.LUCK_CARD]
    return f"{CARDS}{deck}", lambda card: names.estate.card_number(deck, card)


def name_outcome(names: Names, kind: str, outcome: int) -> object:
    """Turn an outcome into two dice, one die, or the name of a deed or card."""
    if kind == DICE:
        return [outcome // SIDES + 1, outcome % SIDES + 1]
    if kind == DIE:
        return outcome + 1
    return names.deeds[outcome] if kind == DEEDS else names.cards[outcome]


def parse_dice(name: object) -> int:
    """Give the outcome of two dice."""
    if not isinstance(name, list | tuple) or len(name) != 2:  # noqa: PLR2004 - two dice
        raise EditionError(f"expected two dice, like [2, 6], not {brief_repr(name)}")
    first, second = (_die(die) for die in name)
    return (first - 1) * SIDES + second - 1


def _die(die: object) -> int:
    if not is_between(die, 1, SIDES):
        raise EditionError(f"a die shows 1 to {SIDES}, not {brief_repr(die)}")
    return int(die)
