"""Choosing the texts for a table: every family speaks, and all of them answer the same questions."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from holotable.core.records import Event
from holotable.table.table import Table


class Speech(Protocol):
    """What happens and what can be done at a table, in one language and in the words of its edition."""

    language: str
    names: tuple[str, ...]

    def say(self, message: str, **values: str | int) -> str:
        """Give a text, with the edition's words at hand."""

    def token(self, token: str) -> str:
        """Name a token."""

    def event(self, event: Event) -> str:
        """Tell an event in a sentence."""

    def prompt(self, kind: str, seat: int, view: Mapping[str, Any]) -> str:
        """Ask a seat."""

    def notes(self, seat: int, view: Mapping[str, Any]) -> list[str]:
        """Tell what a seat should know before it answers."""

    def decision(self, decision: Mapping[str, Any]) -> str:
        """Show a decision as a choice in a menu."""

    def choice(self, seat: int, decision: Mapping[str, Any], events: Sequence[Event]) -> str:
        """Show a decision with what it would lead to."""

    def positions(self, view: Mapping[str, Any]) -> list[str]:
        """Tell in sentences where everything is."""


def speech_of(table: Table, language: str) -> Speech:
    """Give the texts for a table."""
    if table.edition.family == "race":
        from holotable.editions.race import read_race
        from holotable.table.speech import RaceSpeech

        return RaceSpeech(read_race(table.edition), table.names, language)
    from holotable.editions.estate import read_estate
    from holotable.table.estate_speech import EstateSpeech

    estate = read_estate(table.edition)
    return EstateSpeech(estate, table.names, language, estate.board(table.chosen).top_level)
