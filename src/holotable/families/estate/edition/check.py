"""Checks of a whole estate board: every rule value has its tables, and cards cannot move a token without end."""

from collections.abc import Iterator
from typing import Final

from holotable.editions.tables import TomlTable
from holotable.families.estate.edition.estate_edition import EstateEdition
from holotable.families.estate.edition.records import Card

CHAIN_MOST: Final = 32  # draws that may follow one another before anybody is asked


def check_estate(estate: EstateEdition) -> None:
    """Refuse rule values without what they need, and cards without end."""
    _check_needs(estate)
    _check_chains(estate)


def _check_needs(estate: EstateEdition) -> None:
    """Refuse a rule value, or one that an option offers, for which the file lacks a table or an entry."""
    for where, name, key, value in _rule_values(estate):
        why = _why_not(estate, name, value)
        if why:
            TomlTable(estate.edition.file, where, {}).fail(f"{key} is {value!r}, but {why}")


def _rule_values(estate: EstateEdition) -> Iterator[tuple[str, str, str, object]]:
    """Give every value that a rule can take: in which table it stands, the rule, beside which key, the value."""
    yield from (("[rules]", name, name, value) for name, value in estate.rules.items())
    for option in estate.edition.options:
        yield from ((f"option {option.name!r}", option.name, "values", value) for value in option.values)


def _why_not(estate: EstateEdition, name: str, value: object) -> str:
    if (name, value) == ("variant", "short") and estate.short is None:
        return "there is no [short]"
    if ((name == "rounds" and value) or (name, value) == ("variant", "timed")) and estate.timed is None:
        return "there is no [timed]"
    if name == "missions" and value and not estate.missions:
        return "there is no [[mission]]"
    if name == "income_tax_choice" and value and not any(space.share for space in estate.spaces):
        return "no space names a share"
    return ""


def _check_chains(estate: EstateEdition) -> None:
    """Refuse decks that could carry a token from card space to card space without end.

    A used card goes to the bottom, so a chain ends at the latest where the deck comes to a card that leads to no card space.
    """
    linked = [card for card in estate.cards if _may_draw_again(estate, card)]
    for number, deck in enumerate(estate.decks):
        cards = [card for card in estate.cards if card.deck == number and card.effect.do != "keep"]
        if cards and all(card in linked for card in cards):
            where = TomlTable(estate.edition.file, f"deck {deck.id!r}", {})
            where.fail("every card leads to a card space, so that cards alone could move a token for ever")
    count = sum(card.copies for card in linked)
    if count > CHAIN_MOST:
        where = TomlTable(estate.edition.file, f"card {linked[-1].id!r}", {})
        where.fail(f"effect makes {count} cards that lead to a card space, allowed are {CHAIN_MOST}")


def _may_draw_again(estate: EstateEdition, card: Card) -> bool:
    """Tell whether a card can lead from a space of its deck to any card space."""
    places = [place for place, space in enumerate(estate.spaces) if space.deck == card.deck]
    targets = [_target(estate, place, card) for place in places]
    return any(target is not None and estate.spaces[target].kind == "card" for target in targets)


def _target(estate: EstateEdition, place: int, card: Card) -> int | None:
    if card.effect.do == "advance_to":
        return card.effect.amount
    if card.effect.do in ("go_back", "go_forward"):
        return (place + card.effect.amount) % len(estate.spaces)
    return None
