"""What is found wrong with a log: each kind has a text in every language, named by its key."""

from collections.abc import Callable

from holotable.core.errors import EditionError, HolotableError, IllegalDecision, ReplayMismatch
from holotable.editions import Edition
from holotable.families.texts import refusal_text
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import filled_in

Value = object | Callable[[str], str]  # what is filled in; what reads otherwise in other languages is asked for it


class Keyed(HolotableError):
    """A refusal that can be said in every language; as an exception it speaks the default one."""

    def __init__(self, key: str, **values: Value) -> None:
        """Keep what is filled in."""
        self.key = key
        self._values = values
        super().__init__(self.says(DEFAULT_LANGUAGE))

    def says(self, language: str) -> str:
        """Say it in a language; numbers stand as they are written in the file."""
        values: dict[str, str | float] = {
            name: value(language) if callable(value) else str(value) for name, value in self._values.items()
        }
        return filled_in(language, self.key, values)


class Finding(Keyed, ReplayMismatch):
    """A log that does not hold."""


class WrongInput(Keyed, EditionError):
    """Something that was given beside a log, and is not of its kind."""


def said_in(language: str, problem: Exception) -> str:
    """Say a problem in a language, as far as it has a text there."""
    return problem.says(language) if isinstance(problem, Keyed) else str(problem)


def reason_of(problem: HolotableError, edition: Edition) -> Callable[[str], str]:
    """Give what says in any language why a record of a game cannot be: the rule that refuses, or the luck."""

    def says(language: str) -> str:
        if isinstance(problem, IllegalDecision):
            row = f" ({problem.rule})" if problem.rule else ""
            return refusal_text(edition, problem.key, language) + row
        return said_in(language, problem)

    return says
