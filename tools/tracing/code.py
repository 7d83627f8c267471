"""The code: which function uses which rule key, read from the source."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tracing.cites import Cite, keys_in

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

PACKAGE: Final = Path("src/holotable")
CORE: Final = "core"
FAMILIES: Final = PACKAGE / "families"
CONSTANT: Final = re.compile(r"[A-Z][A-Z0-9]*_[A-Z0-9_]+")


class Code(NamedTuple):
    """The constants that stand for keys, those of the input check, and the uses by package."""

    constants: dict[str, Cite]
    input_keys: frozenset[str]
    uses: dict[str, list[Cite]]


def read_code(root: Path) -> Code:
    """Read the keys and their uses from ``core`` and the rules of every family; policies only think about them."""
    constants: dict[str, Cite] = {}
    folders = {CORE: PACKAGE / CORE} | {name: FAMILIES / name / "rules" for name in families(root)}
    for folder in folders.values():
        constants |= _constants(root, folder / "keys.py")
    uses = {place: list(_uses(root, folder, constants)) for place, folder in folders.items()}
    return Code(constants, _input_keys(root), uses)


def families(root: Path) -> list[str]:
    """Name the families that have rules."""
    return sorted(path.parent.name for path in (root / FAMILIES).glob("*/rules"))


def key_of(constant: str) -> str:
    """Turn ``JAIL_THIRD_MISS`` into ``jail.third-miss``."""
    chapter, _, phrase = constant.partition("_")
    return f"{chapter}.{phrase}".lower().replace("_", "-")


def _constants(root: Path, file: Path) -> dict[str, Cite]:
    return {
        name: Cite(key_of(name), f"{file.as_posix()}:{line}", name)
        for name, value, line in _assigned(root / file)
        if CONSTANT.fullmatch(name) and not isinstance(value, ast.Tuple)
    }


def _input_keys(root: Path) -> frozenset[str]:
    """Give the keys of core: they answer input that no rulebook speaks of."""
    return frozenset(cite.rule for cite in _constants(root, PACKAGE / CORE / "keys.py").values())


def _assigned(path: Path) -> Iterator[tuple[str, ast.expr, int]]:
    """Give the annotated names of a module with their values; a missing module has none."""
    if not path.exists():
        return
    for node in ast.parse(path.read_text(encoding="utf-8"), str(path)).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value, node.lineno


def _uses(root: Path, folder: Path, constants: dict[str, Cite]) -> Iterator[Cite]:
    for path in sorted((root / folder).rglob("*.py")):
        if path.name != "keys.py":
            yield from _uses_in(path, path.relative_to(root).as_posix(), constants)


def _uses_in(path: Path, file: str, constants: dict[str, Cite]) -> Iterator[Cite]:
    text = path.read_text(encoding="utf-8")
    comments = _comments(text)
    for name, function in _functions(ast.parse(text, str(path)), path.stem):
        for line, key in [*_named(function, constants), *_told(function, comments)]:
            yield Cite(key, f"{file}:{line}", name)


def _functions(tree: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield f"{name}.{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{name}.{node.name}")


def _named(function: Function, constants: dict[str, Cite]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(function):
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        if name in constants and isinstance(node, ast.Name | ast.Attribute):
            yield node.lineno, constants[name].rule


def _told(function: Function, comments: dict[int, str]) -> Iterator[tuple[int, str]]:
    inside = range(function.lineno, (function.end_lineno or function.lineno) + 1)
    said = {line: comments[line] for line in inside if line in comments}
    said.setdefault(function.lineno, ast.get_docstring(function) or "")
    for line, text in said.items():
        yield from ((line, key) for key in keys_in(text))


def _comments(text: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
