"""Reads the tables of an edition file; every error names the file, the table and the key."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from holotable.core.checks import is_between, is_whole
from holotable.core.errors import EditionError
from holotable.editions.typesetting import typeset
from holotable.languages import LANGUAGES

PROVENANCES: Final = ("rulebook", "source", "classic", "reconstructed")
AMOUNT_MOST: Final = 1_000_000
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")  # signs of Unicode's category Cc

type_names: Final = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}


class TomlTable:
    """One table of a file; what is taken is checked, what is left over is refused by ``close``."""

    def __init__(self, file: str, where: str, data: Mapping[str, object]) -> None:
        """Keep the entries that nobody has taken yet."""
        self.file = file
        self.where = where
        self._left = dict(data)

    def fail(self, problem: str) -> NoReturn:
        """Refuse the file with a line that names the place."""
        raise EditionError(f"{self.file}, {self.where}: {problem}")

    def has(self, key: str) -> bool:
        """Tell whether an entry is there and not yet taken."""
        return key in self._left

    def _take(self, key: str, kind: type) -> object:
        if key not in self._left:
            self.fail(f"lacks {key!r}")
        value = self._left.pop(key)
        if not isinstance(value, kind) or (kind is int and not is_whole(value)):
            self.fail(f"{key} must be {type_names[kind]}, not {value!r}")
        return value

    def text(self, key: str) -> str:
        """Take a text that is not empty."""
        value = self._take(key, str)
        assert isinstance(value, str)
        if not value.strip():
            self.fail(f"{key} is empty")
        if CONTROL.search(value):
            self.fail(f"{key} holds a control character or a line break: {value!r}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """Take a whole number between two bounds."""
        value = self._take(key, int)
        assert isinstance(value, int)
        if not low <= value <= high:
            self.fail(f"{key} is {value}, allowed are {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        """Take true or false; missing means false."""
        return bool(self._take(key, bool)) if key in self._left else False

    def truth(self, key: str) -> bool:
        """Take true or false that must be there."""
        return bool(self._take(key, bool))

    def id(self, key: str) -> str:
        """Take an id: lower-case words and figures joined by dashes."""
        value = self.text(key)
        if not ID.fullmatch(value):
            self.fail(f"{key} is {value!r}; an id is lower case with dashes, such as 'light-blue'")
        return value

    def choice(self, key: str, values: Sequence[str]) -> str:
        """Take one of a closed list of texts."""
        value = self.text(key)
        if value not in values:
            self.fail(f"{key} is {value!r}, allowed are {', '.join(values)}")
        return value

    def name(self, key: str) -> dict[str, str]:
        """Take a text in every language."""
        table = self.table(key)
        texts = {language: typeset(table.text(language)) for language in LANGUAGES}
        table.close()
        return texts

    def names(self, key: str) -> tuple[str, ...]:
        """Take a list of texts."""
        values = self._take(key, list)
        assert isinstance(values, list)
        if not all(isinstance(value, str) for value in values):
            self.fail(f"{key} must be a list of texts")
        return tuple(values)

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """Take a list of whole numbers between two bounds."""
        values = self._take(key, list)
        assert isinstance(values, list)
        for value in values:
            if not is_between(value, low, high):
                self.fail(f"{key} holds {value!r}; allowed are whole numbers from {low} to {high}")
        return tuple(values)

    def entries(self) -> tuple[str, ...]:
        """List the entries that nobody has taken yet."""
        return tuple(self._left)

    def raw(self, key: str) -> object:
        """Take an entry of any kind."""
        if key not in self._left:
            self.fail(f"lacks {key!r}")
        return self._left.pop(key)

    def table(self, key: str) -> "TomlTable":
        """Take a table inside this one."""
        value = self._take(key, dict)
        assert isinstance(value, dict)
        return TomlTable(self.file, f"{self.where} {key}" if self.where != TOP else f"[{key}]", value)

    def tables(self, key: str, label: str = "id") -> tuple["TomlTable", ...]:
        """Take a list of tables; messages name each by its label."""
        values = self._take(key, list)
        assert isinstance(values, list)
        if not all(isinstance(value, dict) for value in values):
            self.fail(f"{key} must be a list of tables")
        return tuple(
            TomlTable(self.file, f"{key} {value.get(label, index + 1)!r}", value) for index, value in enumerate(values)
        )

    def provenance(self) -> str:
        """Take where the table's facts come from."""
        return self.choice("provenance", PROVENANCES)

    def provenances(self, facts: Sequence[str], further: Sequence[str] = ()) -> dict[str, str]:
        """Take where each fact of the table comes from: one word for all, or a table with one word each.

        A ``further`` fact may be left out.
        """
        if isinstance(self._left.get("provenance"), str):
            return dict.fromkeys(facts, self.provenance())
        table = self.table("provenance")
        named = [*facts, *(fact for fact in further if table.has(fact))]
        found = {fact: table.choice(fact, PROVENANCES) for fact in named}
        table.close()
        return found

    def close(self) -> None:
        """Refuse what nobody has taken."""
        if self._left:
            self.fail(f"has an unknown entry {next(iter(self._left))!r}")


TOP: Final = "top level"


def refuse_duplicates(table: TomlTable, things: str, ids: Sequence[str]) -> None:
    """Refuse things that share an id."""
    if len(set(ids)) < len(ids):
        table.fail(f"has two {things} with the id {next(name for name in ids if ids.count(name) > 1)!r}")
