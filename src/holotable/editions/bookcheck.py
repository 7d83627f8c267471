"""Checks the rulebook files: one line for every mistake in their tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from holotable.core.errors import EditionError
from holotable.families import FAMILIES, family
from holotable.languages import LANGUAGES

TomlTable: TypeAlias = dict[str, object]
WhyNot: TypeAlias = Callable[[object], str]

KEY: Final = re.compile(r"[a-z][a-z0-9]*\.[a-z0-9]+(-[a-z0-9]+){0,2}")
RULING_ID: Final = re.compile(r"R-([A-Z][A-Z0-9])-\d{2}")
FAMILY_RULINGS: Final[Mapping[str, str]] = {  # these settle all books of a family
    letters: name for name in FAMILIES if (letters := family(name).rulings)
}
NO_KEY: Final = "is not of the form chapter.phrase, one word and one to three"


def why_not_count(value: object) -> str:
    """Say what is wrong with a number of entries, or nothing."""
    return "" if isinstance(value, int) and value > 0 else "must be a whole number above 0"


def why_not_string(value: object) -> str:
    """Say what keeps ``value`` from being a text in one language."""
    return "" if isinstance(value, str) and value.strip() else "must be a text that is not empty"


def why_not_strings(value: object) -> str:
    """Say what keeps ``value`` from being a list of ids or keys."""
    if not isinstance(value, list) or not value or any(why_not_string(item) for item in value):
        return "must be a list of names that is not empty"
    return "has a name twice" if len(set(value)) < len(value) else ""


def why_not_title(value: object) -> str:
    """Say what keeps ``value`` from being a name in every language."""
    if not isinstance(value, dict) or set(value) != set(LANGUAGES):
        return f"must have exactly {' and '.join(LANGUAGES)}"
    empty = [language for language in LANGUAGES if why_not_string(value[language])]
    return f"has no text in {' and '.join(empty)}" if empty else ""


def why_not_text(value: object) -> str:
    """Say what keeps ``value`` from being a sentence in every language."""
    why = why_not_title(value)
    if why or not isinstance(value, dict):
        return why
    same = [language for language in LANGUAGES if list(value.values()).count(value[language]) > 1]
    return f"is the same in {' and '.join(same)}" if same else ""


@dataclass(frozen=True, slots=True)
class Form:
    """The fields that a table must and may have."""

    required: Mapping[str, WhyNot]
    optional: Mapping[str, WhyNot] = field(default_factory=dict)

    def mistakes(self, where: str, table: TomlTable) -> Iterator[str]:
        """Tell what is missing, unknown or wrong in ``table``."""
        fields = {**self.required, **self.optional}
        yield from (f"{where}: unknown field '{name}'" for name in table if name not in fields)
        yield from (f"{where}: field '{name}' is missing" for name in self.required if name not in table)
        for name, why_not in fields.items():
            if name in table and (why := why_not(table[name])):
                yield f"{where}: {name} {why}"


BOOK: Final = Form(
    {"id": why_not_string, "edition": why_not_string, "title": why_not_title, "language": why_not_string},
    {"count": why_not_count},
)
ROW: Final = Form(
    {"id": why_not_string, "key": why_not_string, "place": why_not_string, "says": why_not_text},
    {"also": why_not_strings, "ruling": why_not_strings, "not_played": why_not_text, "shares_key": why_not_string},
)
RULING: Final = Form(
    {"id": why_not_string, "question": why_not_text, "ruling": why_not_text, "reason": why_not_text},
    {"option": why_not_string, "no_effect": why_not_text},
)


def check_books(folder: Path) -> list[str]:
    """Tell every mistake in the books and rulings of ``folder``."""
    rulings = folder / "rulings.toml"
    books = [path for path in sorted(folder.glob("*.toml")) if path != rulings]
    try:
        tables = {path: read_tables(path) for path in [*books, rulings]}
    except EditionError as error:
        return [str(error)]
    mistakes = [line for path in books for line in book_mistakes(path, tables[path])]
    mistakes += rulings_mistakes(rulings, tables[rulings])
    mistakes += _unknown_scopes(rulings, tables[rulings], {path.stem for path in books})
    known = {str(table.get("id")) for table in entries(tables[rulings], "ruling")}
    return mistakes + [line for path in books for line in _unknown_rulings(path, tables[path], known)]


def read_tables(path: Path) -> TomlTable:
    """Read a TOML file, or say which file cannot be read and why."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        message = f"{short(path)}: cannot be read; {error}"
        raise EditionError(message) from error


def book_mistakes(path: Path, tables: TomlTable) -> Iterator[str]:
    """Tell what is wrong inside one book."""
    file = short(path)
    yield from _top_mistakes(file, tables, {"book", "headings", "row"})
    head = tables.get("book")
    yield from BOOK.mistakes(f"{file}, [book]", head if isinstance(head, dict) else {})
    if isinstance(head, dict) and head.get("id", path.stem) != path.stem:
        yield f"{file}, [book]: id is '{head['id']}', expected '{path.stem}' as in the name of the file"
    pattern = re.compile(rf"{re.escape(path.stem)}-[A-Z][A-Z0-9]*-\d{{2}}")
    yield from _entry_mistakes(file, tables, "row", ROW, pattern)
    yield from _key_mistakes(file, entries(tables, "row"))
    yield from _also_mistakes(file, entries(tables, "row"))
    yield from _heading_mistakes(file, tables)


def rulings_mistakes(path: Path, tables: TomlTable) -> Iterator[str]:
    """Tell what is wrong inside the list of rulings."""
    yield from _top_mistakes(short(path), tables, {"ruling", "count"})
    yield from _entry_mistakes(short(path), tables, "ruling", RULING, RULING_ID)


def entries(tables: TomlTable, kind: str) -> list[TomlTable]:
    """Give the ``[[kind]]`` tables of a file."""
    found = tables.get(kind, [])
    return [table for table in found if isinstance(table, dict)] if isinstance(found, list) else []


def short(path: Path) -> str:
    """Name a file by its folder and its name."""
    return f"{path.parent.name}/{path.name}"


def _heading_mistakes(file: str, tables: TomlTable) -> Iterator[str]:
    """Tell what is wrong with the translated headings: whatever is translated must be the place of a row."""
    headings = tables.get("headings", {})
    if not isinstance(headings, dict) or not all(isinstance(translated, dict) for translated in headings.values()):
        yield f"{file}: headings are a table for each language"
        return
    printed = {row.get("place") for row in entries(tables, "row")}
    for language, translated in headings.items():
        if language not in LANGUAGES:
            yield f"{file}, headings: '{language}' is no language; languages are {', '.join(LANGUAGES)}"
        yield from (f"{file}, headings: no row stands at '{place}'" for place in translated if place not in printed)
        yield from (
            f"{file}, headings: '{place}' {why}" for place, text in translated.items() if (why := why_not_string(text))
        )


def _top_mistakes(file: str, tables: TomlTable, known: set[str]) -> Iterator[str]:
    yield from (f"{file}: unknown table '{name}'" for name in tables if name not in known)


def _entry_mistakes(file: str, tables: TomlTable, kind: str, form: Form, pattern: re.Pattern[str]) -> Iterator[str]:
    found = entries(tables, kind)
    for place, table in enumerate(found, start=1):
        yield from form.mistakes(_where(file, kind, table, place), table)
    ids = Counter(str(table["id"]) for table in found if "id" in table)
    for name, count in ids.items():
        if not pattern.fullmatch(name):
            yield f"{file}, {kind} '{name}': id does not fit the pattern {pattern.pattern}"
        if count > 1:
            yield f"{file}, {kind} '{name}': id is used {count} times"


def _key_mistakes(file: str, rows: list[TomlTable]) -> Iterator[str]:
    count = Counter(row.get("key") for row in rows)
    told: set[object] = set()
    for place, row in enumerate(rows, start=1):
        key, where = row.get("key"), _where(file, "row", row, place)
        if isinstance(key, str) and not KEY.fullmatch(key):
            yield f"{where}: key '{key}' {NO_KEY}"
        if "shares_key" in row and count[key] == 1:
            yield f"{where}: shares_key is given, but no other row has the key '{key}'"
        if "shares_key" not in row and key in told:
            yield f"{where}: key '{key}' is also the key of an earlier row, and shares_key does not say why"
        told.add(key if "shares_key" not in row else None)


def _also_mistakes(file: str, rows: list[TomlTable]) -> Iterator[str]:
    """Tell what is wrong with the further keys: each is resolved by one row of the book alone."""
    stated = Counter(key for row in rows for key in {row.get("key"), *_also(row)})
    for place, row in enumerate(rows, start=1):
        where = _where(file, "row", row, place)
        for key in _also(row):
            if not KEY.fullmatch(key):
                yield f"{where}: also names '{key}', which {NO_KEY}"
            if key == row.get("key"):
                yield f"{where}: also names its own key '{key}'"
            if stated[key] > 1:
                yield f"{where}: also names '{key}', which another row states too"


def _also(row: TomlTable) -> list[str]:
    found = row.get("also")
    return [key for key in found if isinstance(key, str)] if isinstance(found, list) else []


def _unknown_rulings(path: Path, tables: TomlTable, known: set[str]) -> Iterator[str]:
    for place, row in enumerate(entries(tables, "row"), start=1):
        named = row.get("ruling", [])
        for name in named if isinstance(named, list) else []:
            if name not in known:
                yield f"{_where(short(path), 'row', row, place)}: ruling '{name}' does not exist"


def _unknown_scopes(path: Path, tables: TomlTable, books: set[str]) -> Iterator[str]:
    for table in entries(tables, "ruling"):
        found = RULING_ID.fullmatch(str(table.get("id")))
        if found and found[1] not in books | set(FAMILY_RULINGS):
            yield f"{short(path)}, ruling '{table['id']}': there is no book '{found[1]}'"


def _where(file: str, kind: str, table: TomlTable, place: int) -> str:
    name = table.get("id")
    return f"{file}, {kind} '{name}'" if isinstance(name, str) else f"{file}, {kind} number {place}"
