"""Texts that all families share: refusals and rule rows, in the words of the edition."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.editions.books import Row, Text
from holotable.editions.library import rulings
from holotable.families import family
from holotable.locales import TEXTS_KEPT, check_language, filled_in, say


@dataclass(frozen=True, slots=True)
class RulingText:
    """A ruling in one language."""

    id: str
    question: str
    ruling: str
    reason: str


@dataclass(frozen=True, slots=True)
class RowText:
    """A row of an edition's book in one language, with the rulings that belong to it."""

    id: str
    key: str
    place: str
    says: str
    rulings: tuple[RulingText, ...]


def in_language(text: Text, language: str) -> str:
    """Pick the sentence in a language."""
    return text[check_language(language)]


def why(edition: Edition, key: str, language: str) -> RowText | None:
    """Give the row by which an edition's book states a rule, or None for a key that no book has."""
    row = edition.rows.get(key)
    return why_row(row, language) if row else None


def why_row(row: Row, language: str) -> RowText:
    """Put a row and its rulings into a language."""
    known = rulings()
    settled = tuple(
        RulingText(
            name,
            in_language(known[name].question, language),
            in_language(known[name].ruling, language),
            in_language(known[name].reason, language),
        )
        for name in row.ruling
    )
    place = in_language(row.heading, language) if row.is_placed else say(language, "rule-unplaced")
    return RowText(row.id, row.key, place, in_language(row.says, language), settled)


def refusal_text(edition: Edition, key: str, language: str) -> str:
    """Say why a decision is refused."""
    return wording_of(edition, language).say(family(edition.family).part("text").refusal_message(key))


class Wording:
    """The texts of one edition in one language: Fluent's, with the edition's own words at hand."""

    def __init__(self, edition: Edition, language: str) -> None:
        """Read the edition's words."""
        self.language = language
        self.words = words_of(edition, language)

    def say(self, message: str, **values: str | int) -> str:
        """Give a text; one that was said a while ago is still known."""
        return _said(self, message, **values)


@lru_cache(maxsize=TEXTS_KEPT, typed=True)
def _said(wording: Wording, message: str, **values: str | int) -> str:
    return filled_in(wording.language, message, {**wording.words, **values})


def wording_of(edition: Edition, language: str) -> Wording:
    """Give the texts of an edition in a language."""
    return _built_in_wording(edition.id, language) if edition.built_in else Wording(edition, language)


@cache
def _built_in_wording(edition: str, language: str) -> Wording:
    return Wording(load_edition(edition), language)


def words_of(edition: Edition, language: str) -> dict[str, str]:
    """Give an edition's own words in a language, completed with the phrases that it does not word itself."""
    check_language(language)
    table = edition.data.get("words")
    if not isinstance(table, Mapping):
        raise EditionError(f"{edition.file}: lacks the table 'words'")
    words = {str(word): str(texts[language]) for word, texts in table.items() if isinstance(texts, Mapping)}
    for phrase in family(edition.family).part("edition").PHRASES:
        words.setdefault(phrase, say(language, f"form-{phrase.replace('_', '-')}", **words))
    return words


def plain_refusal(key: str) -> str:
    """Give the text id of a refusal with its own text: ``build.even`` is ``refusal-build-even``."""
    return f"refusal-{key.replace('.', '-')}"


def event_message(kind: str) -> str:
    """Name the text of an event: SlideStopped is ``slide-stopped``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind).removeprefix("-")


def capital(text: str) -> str:
    """Begin a text with a large letter."""
    return text[:1].upper() + text[1:]


def dashed(name: str) -> str:
    """Write a name as the texts' ids do: end_turn is ``end-turn``."""
    return name.replace("_", "-")
