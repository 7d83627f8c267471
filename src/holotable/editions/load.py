"""Loads an edition: a built-in one by id, or your own file by path."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from holotable.core.checks import did_you_mean
from holotable.core.errors import EditionError
from holotable.editions.books import Row
from holotable.editions.library import book_ids, rows_by_key
from holotable.editions.tables import TOP, TomlTable
from holotable.families import FAMILIES
from holotable.folders import EDITIONS

SIZE_LIMIT: Final = 1_000_000  # bytes; the built-in editions are far smaller
LAST: Final = 99  # on the shelf
SHOWN: Final = ("short", "kind", "emblem", "minutes", "order", "finished")  # how a box is shown, not how it is played


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is made: its values, the default, and the ruling it belongs to."""

    name: str
    values: tuple[object, ...]
    default: object
    ruling: str
    says: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Edition:
    """One game as data: who can play, its options, its tables and the rows of its book."""

    id: str
    file: str
    name: Mapping[str, str]
    book: str
    family: str
    seats_min: int
    seats_max: int
    age: int | None  # the youngest age that the box names
    options: tuple[Option, ...]
    hash: str
    rows: Mapping[str, Row]  # rule key -> row of this edition's book
    data: Mapping[str, object] = field(repr=False)
    built_in: bool = True
    short: Mapping[str, str] = field(default_factory=dict)  # the name where there is little room
    kind: Mapping[str, str] = field(default_factory=dict)  # what it is, in a line; empty if the file does not say
    emblem: str = ""  # an SVG path, about 300 units wide round (0, 0)
    minutes: tuple[int, int] | None = None  # that a whole game takes, about
    order: int = LAST  # on the shelf
    finished: bool = False  # every row of its book is played and tested

    @property
    def reference(self) -> str | Mapping[str, object]:
        """What a log or state stores about the edition: the id of a built-in one, the whole data of any other."""
        return self.id if self.built_in else self.data

    def table(self) -> TomlTable:
        """Give the file's top level for reading, without what this record already holds."""
        rest = {key: value for key, value in self.data.items() if key not in ("edition", "option")}
        return TomlTable(self.file, TOP, rest)

    def chosen(self, wishes: Mapping[str, object] | None) -> dict[str, object]:
        """Complete a table's options with the defaults; an unknown option is refused."""
        if wishes is not None and not isinstance(wishes, Mapping):
            raise EditionError(f"{self.id}: options are an object of names and values, not {wishes!r}")
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        for name, value in (wishes or {}).items():
            if name not in known:
                raise EditionError(
                    f"{self.id} has no option {name!r}{did_you_mean(str(name), known)}; options are {', '.join(known)}"
                )
            chosen[name] = _value_of(self.id, known[name], value)
        return chosen

    def each_option(self) -> list[dict[str, object]]:
        """Give the defaults, and every value of every option with the others at their defaults."""
        wishes: list[dict[str, object]] = [{}]
        wishes += [{option.name: value} for option in self.options for value in option.values]
        return [self.chosen(wish) for wish in wishes]

    def rule_of(self, key: str) -> str | None:
        """Give the id of the row that states a rule in this edition's book."""
        row = self.rows.get(key)
        return row.id if row else None


def _value_of(edition: str, option: Option, value: object) -> object:
    for allowed in option.values:
        if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
            return allowed
    allowed_values = ", ".join(json.dumps(allowed) for allowed in option.values)
    raise EditionError(f"{edition}: option {option.name} cannot be {value!r}; allowed are {allowed_values}")


@cache
def edition_ids() -> tuple[str, ...]:
    """List the built-in editions."""
    return tuple(sorted(path.stem for path in EDITIONS.glob("*.toml")))


@cache
def finished_ids() -> tuple[str, ...]:
    """List the finished built-in editions in display order."""
    return tuple(one.id for one in sorted(map(_built_in, edition_ids()), key=lambda one: one.order) if one.finished)


def load_edition(name: object) -> Edition:
    """Read a built-in edition by id, a file whose name ends in ``.toml``, or an edition's data itself."""
    if isinstance(name, Mapping):
        return _edition_from("edition in this record", dict(name), built_in=False)
    if str(name).endswith(".toml"):
        return _edition_from(str(name), _read_file(Path(str(name))), built_in=False)
    if str(name) not in edition_ids():
        known = dict.fromkeys(edition_ids())
        raise EditionError(
            f"no edition {str(name)!r}{did_you_mean(str(name), known)}; editions are {', '.join(known)},"
            " or a file of your own whose name ends in .toml"
        )
    return _built_in(str(name))


@cache
def _built_in(name: str) -> Edition:
    file = f"editions/{name}.toml"
    return _edition_from(file, _parse(file, (EDITIONS / f"{name}.toml").read_text("utf-8")), built_in=True)


def _read_file(path: Path) -> dict[str, object]:
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise EditionError(f"cannot read {path}: {problem.strerror or problem}") from problem
    except ValueError as problem:  # a name with a zero byte
        raise EditionError(f"cannot read {str(path)!r}: {problem}") from problem
    if len(raw) > SIZE_LIMIT:
        raise EditionError(f"{path} has {len(raw)} bytes; an edition has at most {SIZE_LIMIT}")
    try:
        return _parse(str(path), raw.decode("utf-8"))
    except UnicodeDecodeError as problem:
        raise EditionError(f"{path} is not UTF-8 text (byte {problem.start})") from problem


def _parse(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise EditionError(f"{file} is not TOML: {problem}") from problem


def _edition_from(file: str, data: dict[str, object], *, built_in: bool) -> Edition:
    top = TomlTable(file, TOP, data)
    head = top.table("edition")
    seats = head.table("seats")
    book = head.choice("book", book_ids())
    name = head.name("name")
    edition = Edition(
        id=head.id("id"),
        file=file,
        name=name,
        book=book,
        family=head.choice("family", FAMILIES),
        seats_min=seats.number("min", 2, 8),
        seats_max=seats.number("max", 2, 8),
        age=head.number("age", 1, 99) if head.has("age") else None,
        options=tuple(_option_from(table) for table in top.tables("option", "name")) if top.has("option") else (),
        hash=hash_of(data),
        rows=rows_by_key(book),
        data=data,
        built_in=built_in,
        short=head.name("short") if head.has("short") else name,
        kind=head.name("kind") if head.has("kind") else {},
        emblem=head.text("emblem") if head.has("emblem") else "",
        minutes=_minutes_from(head.table("minutes")) if head.has("minutes") else None,
        order=head.number("order", 1, LAST) if head.has("order") else LAST,
        finished=head.flag("finished"),
    )
    if edition.seats_min > edition.seats_max:
        seats.fail(f"min is {edition.seats_min}, more than max, {edition.seats_max}")
    head.provenance()
    seats.close()
    head.close()
    return edition


def _minutes_from(table: TomlTable) -> tuple[int, int]:
    least, most = table.number("min", 1, 999), table.number("max", 1, 999)
    if least > most:
        table.fail(f"min is {least}, more than max, {most}")
    table.close()
    return least, most


def _option_from(table: TomlTable) -> Option:
    name = table.text("name")
    values = table.raw("values")
    default = table.raw("default")
    if not isinstance(values, list) or default not in values:
        table.fail("values must be a list that holds the default")
    option = Option(name, tuple(values), default, table.text("ruling"), table.name("says"))
    table.close()
    return option


def hash_of(data: Mapping[str, object]) -> str:
    """Give the hash of what is played; comments, layout and how the box is shown do not matter."""
    head = data.get("edition")
    if isinstance(head, Mapping):
        data = {**data, "edition": {name: value for name, value in head.items() if name not in SHOWN}}
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
