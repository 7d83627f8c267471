"""Names of an edition's things and formatted numbers in one language, for reports."""

from holotable.editions import Edition
from holotable.families import family
from holotable.families.texts import words_of
from holotable.locales import say
from holotable.stats.intervals import Rate


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
        thousands, decimals = self.texts("number-thousands", "number-decimals")
        return f"{value:,.{digits}f}".translate({ord(","): thousands, ord("."): decimals})

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
        self.names = family(edition.family).part("text").terms(edition, language)  # of deeds, missions and the like

    def say(self, message: str, **values: str | int) -> str:
        """Give a text, with the edition's words at hand."""
        return super().say(message, **{**self._words, **values})

    def space(self, space: str) -> str:
        """Name a space."""
        return str(self.names.space(space))

    def token(self, token: str) -> str:
        """Name a token."""
        return str(self.names.token(token))

    def step(self, step: str) -> str:
        """Say at which step of its rents a deed is."""
        kind, _, count = step.partition(":")
        if kind == "own":
            return self.say("sim-step-own", count=int(count))
        if kind == "hotel":
            return str(self.names.pieces("hotel"))
        if kind.isdecimal():
            return str(self.names.pieces("house", int(kind)))
        return self.say("sim-step-set" if kind == "set" else "sim-step-bare")
