"""The page's own words, read from the files that the page is built from."""

import functools
import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from holotable.folders import LOCALES


def sources(language: str, pattern: str) -> list[str]:
    """The Fluent files of a language in some places."""
    return [file.read_text(encoding="utf-8") for file in sorted((LOCALES / language).glob(pattern))]


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language, as any program that knows Fluent reads them; the page quotes some of the server's."""
    texts = FluentBundle([language], use_isolating=False)
    for source in sources(language, "**/*.ftl"):
        texts.add_resource(FluentResource(source))
    return texts


@functools.cache
def wording(language: str) -> dict[str, str]:
    """Every text of a language by its key, with its holes; of a choice, the last of its texts."""
    entries = [entry for source in sources(language, "page/*.ftl") for entry in FluentParser().parse(source).body]
    return {entry.id.name: _plain(entry.value) for entry in entries if isinstance(entry, ast.Message) and entry.value}


def _plain(pattern: ast.Pattern) -> str:
    return "".join(_part(element) for element in pattern.elements)


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.SelectExpression):
        return _plain(element.expression.variants[-1].value)
    assert isinstance(element.expression, ast.VariableReference | ast.MessageReference), "fluent.js allows nothing else"
    return f"{{{element.expression.id.name}}}"


def text(key: str, language: str = "en", **values: object) -> str:
    """A text of the page as it stands there; what has no value stays a hole."""
    texts = bundle(language)
    pattern = texts.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    holes = {name: f"{{{name}}}" for name in re.findall(r"\{(\w+)\}", wording(language)[key])}
    given = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    return str(texts.format_pattern(pattern, holes | given)[0])
