"""Texts of the server and of the page: the same files, names and variables in every language, and no sentence twice."""

import re
from collections import Counter, defaultdict

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from holotable.folders import LOCALES
from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES

FAMILIES = ["estate.ftl", "race.ftl"]
WORDS = 4  # shorter texts are labels, and two things may well have one label


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)


def files(language: str) -> dict[str, dict[str, ftl.Message]]:
    """Every message of a language by file and name."""
    folder = LOCALES / language
    return {str(file.relative_to(folder)): messages(file.read_text("utf-8")) for file in sorted(folder.rglob("*.ftl"))}


def messages(source: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in one file"
            found[entry.id.name] = entry
    return found


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


class Sentences(Visitor):
    """Collects what a message says: each of its choices, without the full stop."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, pattern: ftl.Pattern) -> None:  # noqa: N802 - named by the library
        self.generic_visit(pattern)
        if isinstance(pattern.elements[0], ftl.Placeable) and not isinstance(
            pattern.elements[0].expression, ftl.VariableReference
        ):
            return  # a choice, of which each text has been heard, or a quotation
        said = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("it"), pattern))
        self.said.append(" ".join(said.removeprefix("it =").split()).rstrip("."))


def sentences(message: ftl.Message) -> list[str]:
    visitor = Sentences()
    visitor.visit(message)
    return [said for said in visitor.said if len(re.findall(r"(?<!\$)\b\w+", said)) >= WORDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language):
    shapes = [
        {file: {name: variables(message) for name, message in texts.items()} for file, texts in files(one).items()}
        for one in (language, DEFAULT_LANGUAGE)
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_given_twice(language):
    names = Counter(name for texts in files(language).values() for name in texts)
    assert [name for name, times in names.items() if times > 1] == []


def is_of_families(where: list[tuple[str, str]]) -> bool:
    """Tell whether each family of games says it once: neither quotes the other."""
    return sorted(file for file, _ in where) == FAMILIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_exists_twice(language):
    said = defaultdict(list)
    for file, texts in files(language).items():
        for name, message in texts.items():
            for sentence in sentences(message):
                said[sentence].append((file, name))
    assert {sentence: where for sentence, where in said.items() if len(where) > 1 and not is_of_families(where)} == {}
