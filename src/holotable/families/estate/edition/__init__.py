"""Reads and checks an estate edition and makes its board."""

from holotable.editions import Edition
from holotable.families.estate.edition.reader import PHRASES, read_estate

__all__ = ["PHRASES", "describe"]


def describe(edition: Edition) -> str:
    """Make the board with every value of every option, and tell in one line what is in the box."""
    estate = read_estate(edition)
    for options in edition.each_option():
        estate.board(options)
    cards = sum(card.copies for card in estate.cards)
    return f"{len(estate.spaces)} spaces, {len(estate.deeds)} deeds, {cards} cards, {len(estate.tokens)} tokens"
