"""Texts for people: Fluent files, one folder per language; Fluent itself is loaded when the first text is shown."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from holotable.core.errors import EditionError
from holotable.folders import LOCALES
from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TEXTS_KEPT: Final = 10_000  # filled in; a table says the same again and again
FILES: Final = tuple(sorted(file.name for file in (LOCALES / DEFAULT_LANGUAGE).glob("*.ftl")))


def check_language(language: str) -> str:
    """Give a language back, or refuse one that has no texts."""
    if language not in LANGUAGES:
        raise EditionError(f"no language {language!r}; languages are {', '.join(LANGUAGES)}")
    return language


def source(language: str, file: str) -> str:
    """Read one Fluent file."""
    return (LOCALES / language / file).read_text(encoding="utf-8")


@cache
def bundle(language: str) -> "FluentBundle":
    """Read all texts of a language, without marks around what is inserted: logs and terminals would show them."""
    from fluent.runtime import FluentBundle, FluentResource

    texts = FluentBundle([check_language(language)], use_isolating=False)
    for file in FILES:
        texts.add_resource(FluentResource(source(language, file)))
    return texts


@lru_cache(maxsize=TEXTS_KEPT, typed=True)
def say(language: str, message: str, **values: str | float) -> str:
    """Give a text with its values filled in."""
    return filled_in(language, message, values)


def filled_in(language: str, message: str, values: dict[str, str | float]) -> str:
    """Fill a text in anew, however often it has been said."""
    texts = bundle(language)
    pattern = texts.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, problems = texts.format_pattern(pattern, values)
    assert not problems, f"{language}, {message}: {problems[0]}"
    return str(text)
