"""Finds the texts for a table; every family offers the same functions."""

from holotable.families import family
from holotable.families.contract import Speech
from holotable.table.table import Table

__all__ = ["Speech", "speech_of"]


def speech_of(table: Table, language: str) -> Speech:
    """Give the texts for a table."""
    speech: Speech = (
        family(table.edition.family).part("text").speech(table.edition, table.names, language, table.chosen)
    )
    return speech
