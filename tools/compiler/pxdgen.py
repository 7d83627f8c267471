"""Turn a joined unit of plain Python into what Cython compiles: the text without its constants, and a .pxd with all C types."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from compiler import fields, plain
from compiler.shapes import Function, Record, Shapes, Type
from compiler.units import BuildError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

C_TYPES = {"int": "long long", "bool": "bint", "None": "void"}
C_ITEMS = {"i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "long long"}
LOCALS = {"int": "cython.longlong", "bool": "cython.bint"}
FUTURE = "from __future__ import annotations"
ON_ERROR = {"int": " except? -987654321", "bool": " except? -1", "None": " except *"}

# int8_t is called a short here on purpose: Cython reads arrays of C chars as bytes; the C compiler has the last word on size
HEAD = """\
# made by tools/compiler/pxdgen.py; not to be edited
cimport cython

cdef extern from "stdint.h":
    ctypedef short int8_t
    ctypedef short int16_t
    ctypedef int int32_t
"""


@dataclass(frozen=True)
class Generated:
    """The two files that Cython reads."""

    source: str
    declarations: str


def generate(
    text: str, unlocked: Iterable[str] = (), attributes: Mapping[str, str] | None = None, *, checked: bool = False
) -> Generated:
    """Generate both files; ``checked`` makes errors in rules travel to the caller instead of being printed."""
    shapes = Shapes(fields.write_out(text))
    plain.check(shapes)
    free = [unlocked_function(shapes, name) for name in unlocked]
    return Generated(source(shapes, free, attributes or {}), declarations(shapes, checked=checked))


def unlocked_function(shapes: Shapes, name: str) -> Function:
    """Find a function that is to run without the interpreter lock."""
    if name not in shapes.functions or shapes.functions[name].ordinary:
        raise BuildError(f"pyproject.toml: {name}: listed as unlocked, but no plain function of the unit has this name")
    function = shapes.functions[name]
    if function.lock:
        raise shapes.fail(function.node, name, f"cannot run without the interpreter lock: it {function.lock}")
    return function


def declarations(shapes: Shapes, *, checked: bool) -> str:
    """Write the .pxd."""
    out = [HEAD, *constants(shapes.constants), *(f"cdef class {name}" for name in shapes.classes)]
    for name, record in shapes.classes.items():
        out += ["", "@cython.final", f"cdef class {name}:", *members(record, checked=checked)]
    out.append("")
    for function in shapes.functions.values():
        out += header(function, "", checked=checked)
    return "\n".join(out) + "\n"


def constants(values: Mapping[str, int]) -> list[str]:
    """Write the constants as C macros, so that the C compiler sees plain numbers."""
    if not values:
        return []
    macros = [f"    #define holotable_{name} ({value}LL)" for name, value in values.items()]
    names = [f'    const long long {name} "holotable_{name}"' for name in values]
    return ["cdef extern from *:", '    """', *macros, '    """', *names, ""]


def members(record: Record, *, checked: bool) -> list[str]:
    """Write the fields and methods of a class."""
    out = [f"    cdef public {field_type(found)} {name}" for name, found in record.fields.items()]
    for method in record.methods.values():
        out += header(method, "    ", checked=checked)
    return out or ["    pass"]


def field_type(found: Type) -> str:
    """Return the C type of a field."""
    return f"{C_ITEMS[found.item]}[{found.size}]" if found.is_array else c_type(found)


def c_type(found: Type) -> str:
    """Return the C type of a parameter or result."""
    return C_TYPES.get(found.name, found.name)


def header(function: Function, indent: str, *, checked: bool) -> list[str]:
    """Write the C signature of a plain function; an ordinary one needs none."""
    if function.ordinary:
        return []
    typed = [f"{name}={LOCALS.get(found.name, found.name)}" for name, found in function.variables.items()]
    arguments = ["self"] if function.owner else []
    arguments += [f"{c_type(found)} {name}" for name, found in function.parameters.items() if name != "self"]
    returns, ending = outcome(function, checked=checked)
    call = f"cpdef {returns} {function.node.name}({', '.join(arguments)}){ending}"
    return [*([f"{indent}@cython.locals({', '.join(typed)})"] if typed else []), indent + call]


def outcome(function: Function, *, checked: bool) -> tuple[str, str]:
    """Say what comes back, what happens on errors, and whether the function needs the interpreter lock."""
    returns = c_type(function.returns)
    if not function.lock and not checked:
        return returns, " noexcept nogil"
    if returns == "long long":
        returns = "Py_ssize_t"  # as wide; Cython 3.3.1 writes 'except?' of a long long as a number that gcc refuses
    on_error = ON_ERROR.get(function.returns.name, "")
    return returns, on_error + (f"  # needs the lock: {function.lock}" if function.lock else " nogil")


def source(shapes: Shapes, free: list[Function], attributes: Mapping[str, str]) -> str:
    """Write the text without constants and aliases, then what Python is to see of it."""
    lines = [line + "; import cython" if line == FUTURE else line for line in shapes.lines]
    for value in array_fillings(shapes):
        insert(lines, value.end_lineno, value.end_col_offset, ")")
        insert(lines, value.lineno, value.col_offset, "list(")
    decorators = [found for record in shapes.classes.values() for found in record.node.decorator_list]
    nodes: list[ast.stmt | ast.expr] = [*shapes.dropped, *decorators]
    for node in nodes:
        for line in range(node.lineno - 1, (node.end_lineno or node.lineno)):
            lines[line] = ""
    visible = {name: str(value) for name, value in shapes.constants.items()}
    visible |= {name: repr(value) for name, value in attributes.items()}
    visible |= {function.node.name: f"_unlocked_{function.node.name}" for function in free}
    out = ["", *(line for function in free for line in wrapper(function)), "globals().update({"]
    out += [f"    {name!r}: {value}," for name, value in visible.items()]
    return "\n".join([*lines, *out, "})"]) + "\n"


def array_fillings(shapes: Shapes) -> list[ast.BinOp]:
    """Find every ``self.cells = [0] * SIZE``, which Cython wants as an ordinary list, last first."""
    found = []
    for method in shapes.methods():
        for node in ast.walk(method.node) if method.ordinary else ():
            match node:
                case ast.Assign(targets=[ast.Attribute()], value=ast.BinOp(left=ast.List(), op=ast.Mult()) as value):
                    found.append(value)
    return sorted(found, key=lambda value: (value.lineno, value.col_offset), reverse=True)


def insert(lines: list[str], line: int | None, column: int | None, text: str) -> None:
    """Put ``text`` into a line; ``column`` counts bytes, as ast does."""
    assert line is not None, "ast.parse sets it"
    assert column is not None, "ast.parse sets it"
    raw = lines[line - 1].encode()
    lines[line - 1] = (raw[:column] + text.encode() + raw[column:]).decode()


def wrapper(function: Function) -> list[str]:
    """Write the wrapper through which Python calls an unlocked function: it releases the lock and takes it again."""
    name = function.node.name
    types = {key: LOCALS.get(found.name, found.name) for key, found in function.parameters.items()}
    objects = [key for key, found in function.parameters.items() if found.is_class]
    gives = function.returns.name != "None"
    if gives:
        types["_result"] = LOCALS[function.returns.name]
    call = f"{name}({', '.join(function.parameters)})"
    return [
        f"@cython.locals({', '.join(f'{key}={kind}' for key, kind in types.items())})",
        f"def _unlocked_{name}({', '.join(function.parameters)}):",
        *(f"    if {key} is None: raise TypeError('{name}: {key} is None')" for key in objects),
        "    with cython.nogil:",
        f"        {'_result = ' if gives else ''}{call}",
        f"    return {'_result' if gives else 'None'}",
        f"_unlocked_{name}.__name__ = {name!r}",
        "",
    ]
