"""The small wrong changes of a mutation test: one node of a rule function replaced by another."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

UNSEEN: Final = ("__init__", "copy_from")  # they lay out and copy fields, one line each; no rule is in them
PADDED: Final = ("add", "write")  # their last zeros fill a row and are never read
SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
ASKED: Final = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)  # as a condition: turned round
Spot = tuple[ast.AST, str, int | None]  # a node, one of its fields, the place if that is a list


@dataclass
class Mutant:
    """A function with one change."""

    module: ModuleType
    function: ast.FunctionDef
    owner: str  # the class of a method, or nothing
    line: int
    spot: Spot
    new: ast.AST
    before: str = ""
    after: str = ""

    def code(self) -> CodeType:
        """Compile the changed function."""
        old = put(self.spot, self.new)
        try:
            text = compile(ast.Module([self.function], []), str(self.module.__file__), "exec")
            return next(part for part in text.co_consts if isinstance(part, CodeType))
        finally:
            put(self.spot, old)

    def install(self) -> None:
        """Change the function for this process; whoever has imported it has the changed one."""
        holder: Any = getattr(self.module, self.owner) if self.owner else self.module
        plain = holder.__dict__[self.function.name]
        function = plain.fget if isinstance(plain, property) else plain
        assert isinstance(function, FunctionType), "rules are plain functions"
        function.__code__ = self.code()

    @property
    def file(self) -> str:
        """The chapter, as ``estate/rent.py``."""
        *_, family, _, chapter = self.module.__name__.split(".")
        return f"{family}/{chapter}.py"

    @property
    def family(self) -> str:
        """The family of rules."""
        return self.file.partition("/")[0]

    def __str__(self) -> str:
        """Say where it is and what it changes."""
        return f"{self.file}:{self.line} {self.function.name}: {self.before}  →  {self.after}"


def put(spot: Spot, new: Any) -> Any:
    """Put a node into a spot; give the one that was there."""
    node, field, place = spot
    if place is None:
        old = getattr(node, field)
        setattr(node, field, new)
    else:
        old = getattr(node, field)[place]
        getattr(node, field)[place] = new
    return old


def mutants_of(module: ModuleType) -> Iterator[Mutant]:
    """Give every mutant of a module, in the order of its lines."""
    for function, owner in functions_of(module):
        yield from mutants_in(module, function, owner)


def functions_of(module: ModuleType) -> Iterator[tuple[ast.FunctionDef, str]]:
    """Give every function of a module with the class that it is a method of, or nothing."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            yield node, ""
        for part in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(part, ast.FunctionDef) and part.name not in UNSEEN:
                yield part, node.name


def mutants_in(module: ModuleType, function: ast.FunctionDef, owner: str) -> Iterator[Mutant]:
    """Give every mutant of a function."""
    for place, statement in enumerate(function.body):
        for inner, spot, new in changes(function, statement, (function, "body", place), module):
            mutant = Mutant(module, function, owner, inner.lineno, spot, new, head(inner))
            old = put(spot, new)
            mutant.after = "pass" if isinstance(new, ast.Pass) else head(inner)
            put(spot, old)
            yield mutant


def head(statement: ast.stmt) -> str:
    """Write the first line of a statement."""
    return ast.unparse(statement).splitlines()[0]


def changes(
    function: ast.FunctionDef, node: ast.AST, spot: Spot, module: ModuleType
) -> Iterator[tuple[ast.stmt, Spot, ast.AST]]:
    """Give the changes of a node and of all inside it, each with the statement that it is in."""
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
        return  # impossible branches and messages
    statement = node if isinstance(node, ast.stmt) else None
    for new in replacements(function, node, spot, module):
        yield statement or ast.Pass(), spot, new  # the caller knows the statement of an expression
    for field, value in ast.iter_fields(node):
        parts = value if isinstance(value, list) else [value]
        for place, part in enumerate(parts):
            if not isinstance(part, ast.AST) or field in {"annotation", "returns", "decorator_list"}:
                continue
            inner_spot: Spot = (node, field, place if isinstance(value, list) else None)
            for inner, where, new in changes(function, part, inner_spot, module):
                yield (statement if statement and not hasattr(inner, "lineno") else inner), where, new


def replacements(function: ast.FunctionDef, node: ast.AST, spot: Spot, module: ModuleType) -> Iterator[ast.AST]:
    """Give what a node is changed into."""
    if type(node) in SWAPS:
        yield SWAPS[type(node)]()
    elif isinstance(node, ast.Constant) and not is_padding(spot):
        if isinstance(node.value, bool):
            yield ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int):
            yield ast.copy_location(ast.Constant(node.value + 1), node)
            yield ast.copy_location(ast.Constant(node.value - 1), node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ASKED) and is_condition(function, spot):
        yield ast.copy_location(ast.UnaryOp(ast.Not(), node), node)  # type: ignore[arg-type]
    elif isinstance(node, ast.Name) and isinstance(spot[0], ast.Return) and node.id.isupper():
        yield ast.copy_location(ast.Constant(0 if getattr(module, node.id) else 1), node)
    elif isinstance(node, ast.stmt) and is_removable(node):
        yield ast.copy_location(ast.Pass(), node)


def is_removable(node: ast.stmt) -> bool:
    """Tell whether a statement does something that can be left out; a local left out would only be an error."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    )


def is_condition(function: ast.FunctionDef, spot: Spot) -> bool:
    """Tell whether a spot holds a question."""
    node, field, _ = spot
    if isinstance(node, ast.Return):
        return isinstance(function.returns, ast.Name) and function.returns.id == "bool"
    return isinstance(node, ast.BoolOp) or (isinstance(node, ast.If | ast.While | ast.IfExp) and field == "test")


def is_padding(spot: Spot) -> bool:
    """Tell whether a spot is one of the last zeros of an option or an event."""
    node, field, place = spot
    if not (isinstance(node, ast.Call) and field == "args" and isinstance(node.func, ast.Attribute)):
        return False
    return node.func.attr in PADDED and all(
        isinstance(part, ast.Constant) and part.value == 0 for part in node.args[place:]
    )
