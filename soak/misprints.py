"""Misprints: an edition with one changed value, installed for the current process."""

import copy
import json
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from holotable.core.errors import EditionError
from holotable.families.check import check_edition
from soak.trials import ROOT

FOLDER: Final = ROOT / "src/holotable/editions"
HEADER: Final = re.compile(r"(\[\[?)([\w.-]+)\]\]?")
VALUE: Final = re.compile(r"([\w-]+)\s*=")
DROP: Final = object()  # in the place of a value: the entry is left out
Place = tuple[str | int, ...]  # the keys and numbers that lead to a value
Edit = tuple[Place, Any]


@dataclass(frozen=True)
class Misprint:
    """One value of an edition, printed wrong."""

    edition: str
    edits: tuple[Edit, ...]  # the first is the misprint, the others keep the file sound

    def data(self) -> dict[str, Any]:
        """Give the tables of the edition with the misprint."""
        tables = copy.deepcopy(tables_of(self.edition))
        for path, new in reversed(self.edits):
            change(tables, path, new)
        return tables

    def is_sound(self) -> bool:
        """Tell whether the edition can still be played; one that cannot is noticed by everybody, so it proves nothing."""
        try:
            check_edition(self.data())
        except EditionError:
            return False
        return True

    def install(self) -> None:
        """Make every read of the edition's file in this process return the misprint."""
        right, wrong, read = tables_of(self.edition), self.data(), tomllib.loads

        def loads(text: str, **more: Any) -> dict[str, Any]:
            tables = read(text, **more)
            return copy.deepcopy(wrong) if tables == right else tables

        tomllib.loads = loads  # type: ignore[assignment]
        forget()

    def __str__(self) -> str:
        """Say where it is and what it changes."""
        path, new = self.edits[0]
        old = value_at(tables_of(self.edition), path)
        said = "nothing" if new is DROP else shown(new)
        return f"{self.edition}.toml {'.'.join(map(str, path))}: {shown(old)}  →  {said}"


def shown(value: Any) -> str:
    """Write a value in few words."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def forget() -> None:
    """Empty every cache of the program and of the tests: they may hold the edition as it was."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in {"holotable", "tests"}:
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()


@cache
def tables_of(edition: str) -> dict[str, Any]:
    """Read the tables of a built-in edition, without misprints."""
    return tomllib.loads((FOLDER / f"{edition}.toml").read_text(encoding="utf-8"))


def value_at(tables: Any, path: Sequence[str | int]) -> Any:
    """Give the value at the end of a path."""
    for part in path:
        tables = tables[key_in(tables, part)]
    return tables


def key_in(tables: Any, part: str | int) -> str | int:
    """Give a part of a path as its holder knows it: a table may have numbers for names."""
    return str(part) if isinstance(tables, dict) else part


def change(tables: Any, path: Place, new: Any) -> None:
    """Put a value at the end of a path, or take the one there away."""
    holder = value_at(tables, path[:-1])
    if new is DROP:
        del holder[key_in(holder, path[-1])]
    elif path[-1] == "end":
        holder.append(new)
    else:
        holder[key_in(holder, path[-1])] = new


def path_of(file: Path, line: int) -> Place:
    """Give the path of the value that a line of an edition file holds; a header or a comment holds none."""
    seen: dict[str, int] = {}
    path: Place = ()
    for text in file.read_text(encoding="utf-8").split("\n")[:line]:
        if header := HEADER.match(text):
            table = header[2]
            seen[table] = seen.get(table, -1) + 1
            path = (table, seen[table]) if header[1] == "[[" else (table,)
    value = VALUE.match(text)
    return (*path, value[1]) if value else ()


def misprints_at(edition: str, path: Place) -> Iterator[Misprint]:
    """Give the misprints of a value: another choice, a number off by one, a flag turned, a word, an entry of a list."""
    value = value_at(tables_of(edition), path)
    if (place := place_of_option(edition, path)) is not None:
        for other in tables_of(edition)["option"][place]["values"]:
            if other != value:
                yield Misprint(edition, ((path, other), (("option", place, "default"), other)))
    elif isinstance(value, dict | list):
        for part in value if isinstance(value, dict) else range(len(value)):
            yield from misprints_at(edition, (*path, part))
    else:
        yield from (Misprint(edition, ((path, other),)) for other in others(value, path))


def place_of_option(edition: str, path: Place) -> int | None:
    """Give the place of the option whose default a rule is, or None."""
    names = [option["name"] for option in tables_of(edition).get("option", ())]
    return names.index(path[1]) if path[0] == "rules" and path[1] in names else None


def others(value: Any, path: Place) -> list[Any]:
    """Give what could be printed in the place of a value."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    return [word for word in words_at(path) if word != value]


def words_at(path: Place) -> list[str]:
    """Give the words that any edition has at such a place, or one that none has where they are only shown."""
    if path[0] in {"words", "edition"}:
        return ["?"]
    editions = [tables_of(file.stem) for file in sorted(FOLDER.glob("*.toml"))]
    places = [tables.get(str(path[0]), {}) for tables in editions]
    entries = [entry for place in places for entry in (place if isinstance(place, list) else [place])]
    found = [entry.get(path[-1]) for entry in entries]
    return sorted({word for word in found if isinstance(word, str)})
