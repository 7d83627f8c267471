"""Write out what the functions of holotable.core.fields stand for: lines of assignments, and the bytes of an array."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from compiler.join import WRITTEN_OUT
from compiler.shapes import Function, Record, Shapes, Type

if TYPE_CHECKING:
    from collections.abc import Iterator

ALONE = "stands by itself: 'start_fields(self)' in __init__, or 'copy_fields(self, other)' in a method"
PLACES = {  # where each of them may be called
    "start_fields": ALONE,
    "copy_fields": ALONE,
    "array_bytes": "gives 'array_bytes(self.cells, count)' of an i32 array, in a method that gives bytes",
}
ZERO = ("", "0", "False")  # what the memory of a new object holds already, so that nobody need write it


@dataclass(frozen=True, order=True)
class Edit:
    """A piece of the text, from line and column to line and column, and what is to stand there."""

    line: int
    column: int
    end_line: int
    end_column: int
    text: str


def write_out(text: str) -> str:
    """Return the unit with every field's first value, copy and bytes written out; all lines keep their numbers."""
    shapes = Shapes(text)
    refuse_elsewhere(shapes)
    for record in shapes.classes.values():
        refuse_unused_values(shapes, record)
    lines = list(shapes.lines)
    for edit in sorted(edits(shapes), reverse=True):
        apply(edit, lines)
    return "\n".join(lines) + "\n"


def edits(shapes: Shapes) -> Iterator[Edit]:
    """Find what is written differently: first values in a class body, which C has no place for, and the calls."""
    for record in shapes.classes.values():
        for node in ast.walk(record.node):
            if isinstance(node, ast.AnnAssign) and node in record.node.body and node.value is not None:
                yield span(node.annotation, node, "", after=True)
            elif isinstance(node, ast.Expr) and (made := assignments(node, record)) is not None:
                yield span(node, node, "; ".join(made) or "pass")
            elif isinstance(node, ast.Call) and (made_bytes := bytes_of(node, record)) is not None:
                yield span(node, node, made_bytes)


def assignments(node: ast.Expr, record: Record) -> list[str] | None:
    """Return the assignments that a call stands for; None if the statement is no such call."""
    numbers = {name: found for name, found in record.fields.items() if not found.is_class}
    match node.value:
        case ast.Call(func=ast.Name(id="start_fields"), args=[ast.Name(id="self")], keywords=[]):
            return [f"self.{name} = {first_value(found)}" for name, found in numbers.items() if found.first not in ZERO]
        case ast.Call(func=ast.Name(id="copy_fields"), args=[ast.Name(id="self"), ast.Name(id=other)], keywords=[]):
            return [copied(name, found, other) for name, found in numbers.items()]
    return None


def bytes_of(call: ast.Call, record: Record) -> str | None:
    """Return the bytes that a call stands for; None if it is no call for the bytes of an i32 array."""
    match call:
        case ast.Call(
            func=ast.Name(id="array_bytes"),
            args=[ast.Attribute(value=ast.Name(id="self"), attr=attr), count],
            keywords=[],
        ) if attr in record.fields and record.fields[attr].item == "i32":
            return f"cython.cast(cython.p_char, self.{attr})[: 4 * ({ast.unparse(count)})]"
    return None


def first_value(found: Type) -> str:
    """Write the value that a field starts with."""
    return f"[{found.first}] * {found.size}" if found.is_array else found.first


def copied(name: str, found: Type, other: str) -> str:
    """Write the copy of one field."""
    return f"self.{name}[:] = {other}.{name}" if found.is_array else f"self.{name} = {other}.{name}"


def refuse_elsewhere(shapes: Shapes) -> None:
    """Refuse the names wherever they are not such a call in a method."""
    accepted = {
        id(name)
        for record in shapes.classes.values()
        for method in record.methods.values()
        for name in names_written_out(record, method)
    }
    for node in ast.walk(shapes.tree):
        if isinstance(node, ast.Name) and node.id in WRITTEN_OUT and id(node) not in accepted:
            raise shapes.fail(node, node.id, PLACES[node.id])


def names_written_out(record: Record, method: Function) -> Iterator[ast.expr]:
    """Find the calls of a method that are written out; only a new object's fields can start."""
    for node in ast.walk(method.node):
        match node:
            case ast.Expr(value=ast.Call() as call) if assignments(node, record) is not None:
                if method.node.name == "__init__" or not is_start(call):
                    yield call.func
            case ast.Call() if method.ordinary and bytes_of(node, record) is not None:
                yield node.func


def is_start(call: ast.Call) -> bool:
    """Tell which of the two calls it is."""
    return isinstance(call.func, ast.Name) and call.func.id == "start_fields"


def refuse_unused_values(shapes: Shapes, record: Record) -> None:
    """Refuse first values that nobody sets: interpreted a class would show them all the same, compiled it would not."""
    calls = [ast.unparse(statement) for statement in record.methods["__init__"].node.body]
    for name, found in record.fields.items():
        if found.first and "start_fields(self)" not in calls:
            title = f"{record.node.name}.{name}"
            raise shapes.fail(record.node, title, "has a first value, but __init__ does not call start_fields(self)")


def span(first: ast.expr | ast.stmt, last: ast.expr | ast.stmt, text: str, *, after: bool = False) -> Edit:
    """Make the edit from the start of ``first``, or from behind it, to the end of ``last``."""
    line, column = end(first) if after else (first.lineno, first.col_offset)
    return Edit(line, column, *end(last), text)


def end(node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Return line and column where a piece of the text ends."""
    assert node.end_lineno is not None, "ast.parse sets it"
    assert node.end_col_offset is not None, "ast.parse sets it"
    return node.end_lineno, node.end_col_offset


def apply(edit: Edit, lines: list[str]) -> None:
    """Make one edit; columns count bytes, as ast does, and lines that are not needed become empty."""
    head = lines[edit.line - 1].encode()[: edit.column].decode()
    tail = lines[edit.end_line - 1].encode()[edit.end_column :].decode()
    lines[edit.line - 1 : edit.end_line] = [head + edit.text + tail] + [""] * (edit.end_line - edit.line)
