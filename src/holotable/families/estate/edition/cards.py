"""The two decks of an estate edition: their cards and what these do."""

from collections.abc import Sequence
from typing import Final

from holotable.editions.tables import AMOUNT_MOST, TomlTable, refuse_duplicates
from holotable.families.estate.edition.records import VERBS, Card, Deck, Effect, Group, Space
from holotable.families.estate.rules import board as printed

STEPS_MOST: Final = 12
TIMES_MOST: Final = 10
FACTOR_MOST: Final = 1000
AMOUNT_VERBS: Final = ("collect", "pay", "collect_from_each", "pay_each")


def read_decks(top: TomlTable) -> tuple[Deck, ...]:
    """Read the two decks."""
    tables = top.tables("deck")
    if len(tables) != printed.DECKS:
        top.fail(f"deck lists {len(tables)} decks, expected {printed.DECKS}")
    decks = tuple(_deck(table) for table in tables)
    refuse_duplicates(top, "decks", [deck.id for deck in decks])
    return decks


def _deck(table: TomlTable) -> Deck:
    deck = Deck(table.id("id"), table.name("name"))
    table.provenance()
    table.close()
    return deck


def read_cards(
    top: TomlTable, decks: Sequence[Deck], groups: Sequence[Group], ring: Sequence[Space]
) -> tuple[Card, ...]:
    """Read the cards of both decks."""
    tables = top.tables("card")
    if not 1 <= len(tables) <= printed.FACES:
        top.fail(f"card lists {len(tables)} faces, allowed are 1 to {printed.FACES}")
    cards = tuple(_card(table, decks, groups, ring) for table in tables)
    for number, deck in enumerate(decks):
        _check_deck(top, deck.id, [card for card in cards if card.deck == number])
    return cards


def _card(table: TomlTable, decks: Sequence[Deck], groups: Sequence[Group], ring: Sequence[Space]) -> Card:
    ids = [deck.id for deck in decks]
    card = Card(
        id=table.id("id"),
        deck=ids.index(table.choice("deck", ids)),
        name=table.name("name"),
        text=table.name("text"),
        copies=table.number("copies", 1, printed.DECK_CARDS) if table.has("copies") else 1,
        effect=_effect(table.table("effect"), groups, ring),
        provenance=table.provenance(),
    )
    table.close()
    return card


def _effect(table: TomlTable, groups: Sequence[Group], ring: Sequence[Space]) -> Effect:
    do = table.choice("do", tuple(VERBS))
    effect = Effect(do)
    if do in AMOUNT_VERBS:
        effect = Effect(do, table.number("amount", 0, AMOUNT_MOST))
    elif do == "pay_per_building":
        effect = Effect(do, table.number("house", 0, AMOUNT_MOST), table.number("hotel", 0, AMOUNT_MOST))
    elif do == "advance_to":
        ids = [space.id for space in ring]
        effect = Effect(do, ids.index(table.choice("space", ids)))
    elif do == "advance_to_nearest":
        effect = _nearest(table, groups)
    elif do == "go_back":
        effect = Effect(do, -table.number("steps", 1, STEPS_MOST))
    elif do == "go_forward":
        effect = Effect(do, table.number("steps", 1, STEPS_MOST))
    table.close()
    return effect


def _nearest(table: TomlTable, groups: Sequence[Group]) -> Effect:
    """Read where a card advances to, and how the rent there is raised: times the rent, or a factor of the dice."""
    ids = [group.id for group in groups]
    group = ids.index(table.choice("group", ids))
    if groups[group].kind == "utility":
        return Effect("advance_to_nearest", group, table.number("factor", 1, FACTOR_MOST))
    return Effect("advance_to_nearest", group, table.number("times", 1, TIMES_MOST))


def _check_deck(top: TomlTable, deck: str, cards: Sequence[Card]) -> None:
    where = TomlTable(top.file, f"deck {deck!r}", {})
    count = sum(card.copies for card in cards)
    if not 1 <= count <= printed.DECK_CARDS:
        where.fail(f"has {count} cards, allowed are 1 to {printed.DECK_CARDS}")
    refuse_duplicates(where, "cards", [card.id for card in cards])
    kept = sum(card.copies for card in cards if card.effect.do == "keep")
    if kept > 1:
        where.fail(f"has {kept} cards to keep, allowed is one")
