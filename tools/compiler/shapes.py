"""Read a joined unit: its constants, aliases, classes with their fields, and function signatures."""

from __future__ import annotations

import ast
import operator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from compiler.join import MARK
from compiler.units import BuildError

if TYPE_CHECKING:
    from collections.abc import Callable

ITEM_BITS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}
SIMPLE = {"int", "bool", "None", "literal", *ITEM_BITS}
ORDINARY = {"list", "dict", "str", "bytes", "object", "tuple"}
RESERVED = {
    "auto",
    "break",
    "case",
    "char",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "for",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "typedef",
    "union",
    "unsigned",
    "void",
    "volatile",
    "while",
}
ARITHMETIC: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}


@dataclass(frozen=True)
class Type:
    """A type of the plain subset: ``int`` and ``bool`` by name, an array by item and size, a class by its name.

    ``first`` is the text of a field's first value, where the class declares one.
    """

    name: str
    item: str = ""
    size: int = 0
    first: str = field(default="", compare=False)

    @property
    def is_array(self) -> bool:
        """Tell whether this is a fixed array."""
        return self.item != ""

    @property
    def is_class(self) -> bool:
        """Tell whether this is a reference to an object of the unit."""
        return not self.item and self.name not in SIMPLE


INT, BOOL, NOTHING = Type("int"), Type("bool"), Type("None")


@dataclass
class Function:
    """A function or method: its text, the class it belongs to, and its types once they are read."""

    node: ast.FunctionDef
    owner: str = ""
    ordinary: bool = False
    returns: Type = NOTHING
    parameters: dict[str, Type] = field(default_factory=dict)
    variables: dict[str, Type] = field(default_factory=dict)
    calls: set[str] = field(default_factory=set)
    lock: str = ""

    @property
    def title(self) -> str:
        """Name for messages: ``State.copy_from``."""
        return f"{self.owner}.{self.node.name}" if self.owner else self.node.name

    def type_of(self, name: str) -> Type | None:
        """Return the type of a parameter or local."""
        return self.variables.get(name) or self.parameters.get(name)


@dataclass
class Record:
    """A final class: its fields in order of declaration and its methods."""

    node: ast.ClassDef
    fields: dict[str, Type] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)


class Shapes:
    """Everything that a joined unit declares, and where each line came from."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.constants: dict[str, int] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.classes: dict[str, Record] = {}
        self.functions: dict[str, Function] = {}
        self.dropped: list[ast.stmt] = []
        self._find_names()
        self._read_fields()
        self._read_signatures()

    def fail(self, node: ast.AST, name: str, message: str) -> BuildError:
        """Make the error for a place in the unit, in terms of the chapter it came from."""
        return BuildError(f"{self.origin(getattr(node, 'lineno', 1))}: {name}: {message}")

    def origin(self, line: int) -> str:
        """Turn a line of the unit into ``chapter:line``."""
        for start in range(line - 1, -1, -1):
            if self.lines[start].startswith(MARK):
                return f"{self.lines[start].removeprefix(MARK)}:{line - start - 1}"
        return f"unit:{line}"

    def methods(self) -> list[Function]:
        """List the methods of all classes."""
        return [method for record in self.classes.values() for method in record.methods.values()]

    def compiled(self) -> list[Function]:
        """List the functions and methods that become C functions."""
        return [found for found in [*self.functions.values(), *self.methods()] if not found.ordinary]

    def _find_names(self) -> None:
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = Record(node)
            elif isinstance(node, ast.FunctionDef):
                self.functions[node.name] = Function(node)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._read_assignment(node, node.targets[0].id, None, node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self._read_assignment(node, node.target.id, node.annotation, node.value)

    def _read_assignment(self, node: ast.stmt, name: str, label: ast.expr | None, value: ast.expr | None) -> None:
        """Sort a top-level assignment: an alias of a type, or a constant."""
        self.dropped.append(node)
        if value is None:
            raise self.fail(node, name, "a constant needs its value")
        if is_named(label, "TypeAlias") or self._is_type(value):
            self.aliases[name] = value
            return
        if label is not None and not is_final(label):
            raise self.fail(node, name, "write 'Final': a unit has no variables, only constants")
        if not name.isupper():
            raise self.fail(node, name, "constants are written in capitals")
        self.constants[name] = self._constant(value, name)

    def _is_type(self, value: ast.expr) -> bool:
        if isinstance(value, ast.Name):
            return value.id in ("int", "bool") or value.id in self.aliases
        return isinstance(value, ast.Subscript) and is_named(value.value, "Annotated")

    def _constant(self, value: ast.expr, name: str) -> int:
        number = self.evaluate(value, name)
        if not -(1 << 63) < number < 1 << 63:
            raise self.fail(value, name, f"{number} does not fit in 64 bits")
        return number

    def evaluate(self, value: ast.expr, name: str) -> int:
        """Work out a constant expression of ints."""
        if isinstance(value, ast.Constant) and type(value.value) is int:
            return value.value
        if isinstance(value, ast.Name) and value.id in self.constants:
            return self.constants[value.id]
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub):
            return -self.evaluate(value.operand, name)
        if isinstance(value, ast.BinOp) and type(value.op) in ARITHMETIC:
            return ARITHMETIC[type(value.op)](self.evaluate(value.left, name), self.evaluate(value.right, name))
        raise self.fail(value, name, f"'{ast.unparse(value)}' is not an int or arithmetic of constants defined above")

    def _read_fields(self) -> None:
        for record in self.classes.values():
            self._read_class(record)

    def _read_class(self, record: Record) -> None:
        node = record.node
        if node.bases or node.keywords:
            raise self.fail(node, node.name, "a class of the unit has no bases")
        if any(not is_named(found, "final") for found in node.decorator_list):
            raise self.fail(node, node.name, "a class may be decorated with 'final' only")
        for statement in node.body:
            self._read_member(record, statement)
        if "__init__" not in record.methods:
            raise self.fail(node, node.name, "a class needs an __init__ that sets every field")

    def _read_member(self, record: Record, statement: ast.stmt) -> None:
        owner = record.node.name
        if isinstance(statement, ast.FunctionDef):
            record.methods[statement.name] = Function(statement, owner)
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            self._read_field(record, statement, statement.target.id)
        elif isinstance(statement, ast.Assign) and is_named(statement.targets[0], "__slots__"):
            self.dropped.append(statement)
        elif not isinstance(statement, ast.Pass) and not is_text(statement):
            kind = type(statement).__name__.lower()
            raise self.fail(statement, owner, f"{kind} in a class: only fields and methods may stand there")

    def _read_field(self, record: Record, statement: ast.AnnAssign, name: str) -> None:
        title = f"{record.node.name}.{name}"
        if name in RESERVED:
            raise self.fail(statement, title, "is a word of C; choose another name")
        found = self.type_of(statement.annotation, title)
        if statement.value is not None:
            self._check_first(statement.value, found, title)
            found = replace(found, first=ast.unparse(statement.value))
        record.fields[name] = found

    def _check_first(self, value: ast.expr, found: Type, title: str) -> None:
        """Check the first value of an int or a bool."""
        if found.is_array or found.is_class:
            raise self.fail(value, title, "only an int or a bool has '= value'; an array names it behind its size")
        if found == BOOL and not (isinstance(value, ast.Constant) and isinstance(value.value, bool)):
            raise self.fail(value, title, f"'{ast.unparse(value)}' is neither True nor False")
        if found == INT:
            self.evaluate(value, title)

    def type_of(self, label: ast.expr | None, title: str) -> Type:
        """Read an annotation."""
        if label is None:
            raise BuildError(f"{title}: has no annotation")
        if isinstance(label, ast.Constant):
            return self._type_of_constant(label, title)
        if isinstance(label, ast.Subscript) and is_named(label.value, "Annotated"):
            return self._array(label, title)
        if isinstance(label, ast.Name):
            if label.id in self.aliases:
                return self.type_of(self.aliases[label.id], title)
            if label.id in self.classes or label.id in ("int", "bool"):
                return Type(label.id)
        raise self.fail(label, title, f"unknown type '{ast.unparse(label)}'; known are {self._known()}")

    def _type_of_constant(self, label: ast.Constant, title: str) -> Type:
        if label.value is None:
            return NOTHING
        if isinstance(label.value, str):
            inner = ast.copy_location(ast.parse(label.value, mode="eval").body, label)
            return self.type_of(inner, title)
        raise self.fail(label, title, f"unknown type {label.value!r}; known are {self._known()}")

    def _array(self, label: ast.Subscript, title: str) -> Type:
        match label.slice:
            case ast.Tuple(elts=[items, ast.Constant(value=str(item)), size, *first]) if item in ITEM_BITS:
                if ast.unparse(items) == "list[int]" and len(first) <= 1:
                    return Type("array", item, self._size(size, title), self._first_item(first, title))
        raise self.fail(
            label,
            title,
            f"unknown type '{ast.unparse(label)}'; arrays are Annotated[list[int], \"i8|i16|i32|i64\", SIZE, FIRST]",
        )

    def _first_item(self, first: list[ast.expr], title: str) -> str:
        """Return the text of the value that every item of an array starts with; without one it is 0."""
        for value in first:
            self.evaluate(value, title)
        return "".join(ast.unparse(value) for value in first)

    def _size(self, size: ast.expr, title: str) -> int:
        number = self.evaluate(size, title)
        if number < 1:
            raise self.fail(size, title, f"an array of {number} items")
        return number

    def _known(self) -> str:
        return ", ".join(["int", "bool", *self.classes, *self.aliases])

    def _read_signatures(self) -> None:
        for function in [*self.functions.values(), *self.methods()]:
            self._read_signature(function)

    def _read_signature(self, function: Function) -> None:
        node, title = function.node, function.title
        if node.decorator_list:
            raise self.fail(node, title, "decorated; rules are plain functions")
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            raise self.fail(node, title, "has *, ** or / in its parameters")
        function.ordinary = is_ordinary(node)
        if node.name.startswith("__") and node.name != "__init__":
            raise self.fail(node, title, "special methods other than __init__ do not belong in a unit")
        if not function.ordinary:
            self._read_plain_signature(function)

    def _read_plain_signature(self, function: Function) -> None:
        node, title = function.node, function.title
        if node.args.defaults:
            raise self.fail(node, title, "has default values; give every argument")
        for parameter in node.args.args[1 if function.owner else 0 :]:
            if parameter.annotation is None:
                raise self.fail(parameter, f"{title}({parameter.arg})", "the parameter has no annotation")
            function.parameters[parameter.arg] = self._scalar(parameter.annotation, f"{title}({parameter.arg})")
        if function.owner:
            function.parameters["self"] = Type(function.owner)
        if node.returns is None:
            raise self.fail(node, title, "has no return annotation")
        function.returns = self._scalar(node.returns, title)

    def _scalar(self, label: ast.expr, title: str) -> Type:
        found = self.type_of(label, title)
        if found.is_array:
            raise self.fail(label, title, "arrays belong to objects; pass the object that holds it")
        return found


def is_named(node: ast.expr | None, name: str) -> bool:
    """Tell whether an expression is the bare name ``name``."""
    return isinstance(node, ast.Name) and node.id == name


def is_final(label: ast.expr) -> bool:
    """Tell whether an annotation is ``Final`` or ``Final[int]``."""
    return is_named(label, "Final") or (isinstance(label, ast.Subscript) and is_named(label.value, "Final"))


def is_text(statement: ast.stmt) -> bool:
    """Tell whether a statement is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_ordinary(node: ast.FunctionDef) -> bool:
    """Tell whether a function stays ordinary Python: ``__init__``, and what takes or gives lists, texts or objects."""
    if node.name == "__init__":
        return True
    labels = [parameter.annotation for parameter in node.args.args] + [node.returns]
    inside = [part for label in labels if label is not None for part in ast.walk(label)]
    return any(isinstance(part, ast.Name) and part.id in ORDINARY for part in inside)
