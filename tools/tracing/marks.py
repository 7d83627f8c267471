"""The tests: which test is evidence for which rules, read from its ``rule`` marks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tracing.code import Function


class Marked(NamedTuple):
    """One test with every rule it cites, its class's and module's marks included."""

    spot: str
    cites: tuple[str, ...]


def read_tests(root: Path) -> list[Marked]:
    """Read the marked tests under ``tests``."""
    return [test for path in sorted((root / "tests").rglob("*.py")) for test in _tests_in(root, path)]


def _tests_in(root: Path, path: Path) -> Iterator[Marked]:
    file = path.relative_to(root).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for line, cites in _marked(tree, ()):
        if cites:
            yield Marked(f"{file}:{line}", cites)


def _marked(body: ast.Module | ast.ClassDef, above: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    cites = above + _pytestmark(body)
    for node in body.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marked(node, cites + _cites(node.decorator_list))
        elif isinstance(node, Function) and node.name.startswith("test"):
            yield node.lineno, tuple(dict.fromkeys(cites + _cites(node.decorator_list)))


def _pytestmark(body: ast.Module | ast.ClassDef) -> tuple[str, ...]:
    for node in body.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            return _cites(node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value])
    return ()


def _cites(marks: list[ast.expr]) -> tuple[str, ...]:
    """Give the arguments of every ``rule(...)``; one that is no literal is given as it is written."""
    calls = [mark for mark in marks if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule"]
    return tuple(
        str(item.value) if isinstance(item, ast.Constant) else ast.unparse(item) for call in calls for item in call.args
    )
