"""Wrong changes to lines marked by a rule key: a refusal left out, or an action left out.

A key marks a line by its constant. ``return BUILD_EVEN`` becomes ``return 0``, which allows; a call that carries the key
is left out; and where the call only writes on the tape, so is each statement beside it that does the deed itself.
"""

import ast
from collections.abc import Iterator, Mapping
from types import ModuleType

from soak.changes import Mutant, Spot, functions_of, head, is_removable, put

Suite = tuple[ast.AST, str]  # a node and the name of its list of statements


def marked_mutants(module: ModuleType, keys: Mapping[str, str]) -> Iterator[tuple[str, Mutant]]:
    """Give the mutants of every line of a module that a constant marks, each with its rule key."""
    for function, owner in functions_of(module):
        for suite, place, statement in statements_in(function):
            for name in dict.fromkeys(constants_in(statement, keys)):
                for line, spot, new in wrong(suite, place, statement, name, keys):
                    yield keys[name], mutant_of(module, function, owner, line, spot, new)


def statements_in(node: ast.AST) -> Iterator[tuple[Suite, int, ast.stmt]]:
    """Give every statement inside a node with the suite that it stands in."""
    for field in ("body", "orelse"):
        for place, statement in enumerate(getattr(node, field, ())):
            yield (node, field), place, statement
            yield from statements_in(statement)


def constants_in(statement: ast.stmt, keys: Mapping[str, str]) -> list[str]:
    """Give the constants that a statement names itself, not the statements inside it."""
    return [node.id for node, _ in names_in(statement) if node.id in keys]


def names_in(node: ast.AST) -> Iterator[tuple[ast.Name, Spot]]:
    """Give the names inside a statement with their spots, without those of the statements inside it."""
    for field, value in ast.iter_fields(node):
        parts = value if isinstance(value, list) else [value]
        for place, part in enumerate(parts):
            if isinstance(part, ast.Name):
                yield part, (node, field, place if isinstance(value, list) else None)
            elif isinstance(part, ast.AST) and not isinstance(part, ast.stmt):
                yield from names_in(part)


def wrong(
    suite: Suite, place: int, statement: ast.stmt, name: str, keys: Mapping[str, str]
) -> Iterator[tuple[ast.stmt, Spot, ast.AST]]:
    """Give the wrong changes of a marked statement: the statement they are in, the spot and what is put there."""
    if isinstance(statement, ast.Expr):
        yield statement, (*suite, place), ast.copy_location(ast.Pass(), statement)
        if is_written(statement):
            yield from undone(suite, keys)
        return
    never = -1 if isinstance(statement, ast.If) else 0  # a refusal compared with it is never that one
    for node, spot in names_in(statement):
        if node.id == name:
            yield statement, spot, ast.copy_location(ast.Constant(never), node)


def undone(suite: Suite, keys: Mapping[str, str]) -> Iterator[tuple[ast.stmt, Spot, ast.AST]]:
    """Leave out, one at a time, what is done beside a line of the tape; what another key marks is not meant."""
    for place, statement in enumerate(getattr(*suite)):
        if is_removable(statement) and not is_written(statement) and not constants_in(statement, keys):
            yield statement, (*suite, place), ast.copy_location(ast.Pass(), statement)


def is_written(statement: ast.stmt) -> bool:
    """Tell whether a statement writes an event on the tape."""
    return ast.unparse(statement).startswith("tape.write(")


def mutant_of(
    module: ModuleType, function: ast.FunctionDef, owner: str, statement: ast.stmt, spot: Spot, new: ast.AST
) -> Mutant:
    """Make the mutant, with what it says before and after."""
    mutant = Mutant(module, function, owner, statement.lineno, spot, new, head(statement))
    old = put(spot, new)
    mutant.after = "pass" if isinstance(new, ast.Pass) else head(statement)
    put(spot, old)
    return mutant
