"""Hand-written wrong readings, for rules that a whole function implements rather than one marked line.

``soak/readings.toml`` holds them, and the changes that no test can notice, each with its reason.
"""

import ast
import inspect
import re
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, Final

from holotable.families import FAMILIES
from soak.misprints import DROP, Edit, Misprint, tables_of, value_at
from soak.trials import ROOT

FILE: Final = ROOT / "soak/readings.toml"
LINE: Final = re.compile(r"\.py:\d+")  # lines move, so that no equivalent names one


@dataclass(frozen=True)
class Reading:
    """A function with a piece of its text replaced."""

    file: str  # a chapter of rules as estate/jail.py, or a path in the package
    name: str
    old: str
    new: str

    def function(self) -> FunctionType:
        """Give the function as it is."""
        family, slash, chapter = self.file.removesuffix(".py").partition("/")
        place = f"families/{family}/rules/{chapter}" if family in FAMILIES else family + slash + chapter
        holder = import_module(f"holotable.{place.replace('/', '.')}")
        function = attrgetter(self.name)(holder)
        assert isinstance(function, FunctionType), "rules are plain functions"
        return function

    def code(self) -> CodeType:
        """Compile the changed function."""
        text = textwrap.dedent(inspect.getsource(self.function()))
        assert text.count(self.old) == 1, f"{self.file} {self.name} has {self.old!r} {text.count(self.old)} times"
        whole = compile(ast.parse(text.replace(self.old, self.new)), self.file, "exec")
        return next(part for part in whole.co_consts if isinstance(part, CodeType))

    def install(self) -> None:
        """Change the function for this process."""
        self.function().__code__ = self.code()

    def __str__(self) -> str:
        """Say where it is and what it changes."""
        return f"{self.file} {self.name}: {' '.join(self.old.split())}  →  {' '.join(self.new.split()) or 'nothing'}"


@cache
def tables() -> dict[str, Any]:
    """Read what is written by hand."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def readings_of(rules: tuple[str, ...], family: str) -> Iterator[Reading]:
    """Give the wrong readings of a row, by its id or its keys, in the rules of its family and in what names them."""
    for entry in tables()["reading"]:
        file, name = entry["at"].split()
        if not set(rules).isdisjoint(entry["rules"]) and file.removeprefix("families/").startswith(f"{family}/"):
            reading = Reading(file, name, entry["old"], entry["new"])
            assert reading.code(), "a reading that no longer fits its function says so here, not by ending a trial"
            yield reading


def misprints_of(rules: tuple[str, ...], edition: str) -> Iterator[Misprint]:
    """Give the misprints of a row that are written by hand."""
    for entry in tables().get("misprint", ()):
        if not set(rules).isdisjoint(entry["rules"]) and edition == entry.get("edition", edition):
            yield Misprint(edition, tuple(edits_in(entry, edition)))


def edits_in(entry: Any, edition: str) -> Iterator[Edit]:
    """Give the edits of a misprint: first the one that is meant, then what must change with it for the file to be sound."""
    path = path_from(entry["at"])
    old = value_at(tables_of(edition), path)
    yield path, entry["set"] if "set" in entry else old + entry["add"] if "add" in entry else DROP
    for at, value in entry.get("set_too", {}).items():
        yield path_from(at), value
    for at, more in entry.get("add_too", {}).items():
        yield path_from(at), value_at(tables_of(edition), path_from(at)) + more


def path_from(text: str) -> tuple[str | int, ...]:
    """Read ``deed.0.rent`` as a path."""
    return tuple(int(part) if part.lstrip("-").isdigit() else part for part in text.split("."))


def why_equivalent(rules: tuple[str, ...], change: object) -> str:
    """Say why no test of a row can notice a change, or nothing."""
    said = LINE.sub(".py", str(change))
    for entry in tables().get("equivalent", ()):
        if not set(rules).isdisjoint(entry["rules"]) and said.startswith(tuple(entry["changes"])):
            return str(entry["why"])
    return ""
