"""Whether other processes find a class: in a module always, in a script only if they can read it once more."""

import ast
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

SCRIPT: Final = "__main__"


def is_found_elsewhere(made: Any, where: str, name: str) -> bool:
    """Tell whether a worker finds under this module and name what this process has there."""
    module = sys.modules.get(where)
    if module is None or getattr(module, name, None) is not made:
        return False
    return where != SCRIPT or name in _told_again(module)


def _told_again(script: ModuleType) -> frozenset[str]:
    """Give the names that a worker has after reading the script: none of a console, a notebook or a folder's main file."""
    spec, file = getattr(script, "__spec__", None), getattr(script, "__file__", None)
    if file is None or (spec is not None and spec.name.rpartition(".")[2] == SCRIPT):
        return frozenset()
    return _defined(Path(file))


@cache
def _defined(file: Path) -> frozenset[str]:
    """Give the classes and functions of a script that guards what it does; without a guard a worker would do it again."""
    try:
        body = ast.parse(file.read_bytes()).body
    except (OSError, SyntaxError, ValueError):
        return frozenset()
    if not any(isinstance(node, ast.If) and "__name__" in ast.unparse(node.test) for node in body):
        return frozenset()
    return frozenset(node.name for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef))
