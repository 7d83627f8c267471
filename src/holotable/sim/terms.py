"""What is counted, in words: the names of an edition's things and numbers as one language writes them."""

from typing import Final

from holotable.core.chances import Rate
from holotable.editions import Edition
from holotable.editions.estate import read_estate
from holotable.editions.race import read_race
from holotable.locales import say
from holotable.table.estate_terms import EstateTerms
from holotable.table.speech import RaceSpeech, words_of

POINTS: Final = {"en": (",", "."), "de": (".", ",")}  # what parts thousands, and what parts decimals


class Wording:
    """Numbers, shares and texts in one language."""

    def __init__(self, language: str) -> None:
        """Keep the language."""
        self.language = language

    def say(self, message: str, **values: str | int) -> str:
        """Give a text."""
        return say(self.language, message, **values)

    def texts(self, *messages: str) -> list[str]:
        """Give several texts."""
        return [self.say(message) for message in messages]

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number."""
        thousands, decimal = POINTS[self.language]
        return f"{value:,.{digits}f}".translate(str.maketrans(",.", thousands + decimal))

    def share(self, value: float, digits: int = 1) -> str:
        """Write a share in per cent."""
        return f"{self.number(100 * value, digits)} %"

    def interval(self, low: float, high: float) -> str:
        """Write an interval in per cent."""
        return f"{self.number(100 * low, 1)}–{self.number(100 * high, 1)} %"

    def rate(self, rate: Rate) -> str:
        """Write a rate with its interval."""
        return f"{self.share(rate.rate)} ({self.interval(rate.low, rate.high)})"


class Terms(Wording):
    """The same with the words of an edition, and the names of its things."""

    def __init__(self, edition: Edition, language: str) -> None:
        """Read the edition's names and words."""
        super().__init__(language)
        self._words = words_of(edition, language)
        self._estate = EstateTerms(read_estate(edition), (), language) if edition.family == "estate" else None
        self._race = RaceSpeech(read_race(edition), (), language) if edition.family == "race" else None

    def say(self, message: str, **values: str | int) -> str:
        """Give a text, with the edition's words at hand."""
        return super().say(message, **{**self._words, **values})

    @property
    def estate(self) -> EstateTerms:
        """The names of deeds, missions and pieces, which only an estate edition has."""
        assert self._estate is not None, "a race has no deeds and no missions"
        return self._estate

    def space(self, space: str) -> str:
        """Name a space."""
        return self._race.place(space) if self._race else self.estate.space(space)

    def token(self, token: str) -> str:
        """Name a token."""
        return self._race.token(token) if self._race else self.estate.token(token)

    def step(self, step: str) -> str:
        """Say at which step of its rents a deed is."""
        kind, _, count = step.partition(":")
        if kind == "own":
            return self.say("sim-step-own", count=int(count))
        if kind == "hotel":
            return self.estate.pieces("hotel")
        if kind.isdecimal():
            return self.estate.pieces("house", int(kind))
        return self.say("sim-step-set" if kind == "set" else "sim-step-bare")
