"""Check that the functions of a unit keep to the plain subset, and note which of them need the interpreter lock."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from compiler.shapes import ARITHMETIC, BOOL, INT, ITEM_BITS, NOTHING, Function, Shapes, Type

if TYPE_CHECKING:
    from compiler.units import BuildError

LITERAL = Type("literal")
BUILTINS = {"min", "max", "abs", "len", "bool"}
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
TOO_BIG = 1 << 31


class Plain:
    """Walk one function: learn the types of its locals, refuse what cannot become plain C."""

    def __init__(self, shapes: Shapes, function: Function) -> None:
        self.shapes = shapes
        self.function = function

    def check(self) -> None:
        """Check the whole function."""
        for node in ast.walk(self.function.node):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.declare(node, node.target.id)
        if self.function.returns.is_class:
            self.needs_lock(f"returns {self.function.returns.name}")
        self.block(self.function.node.body)

    def fail(self, node: ast.AST, message: str) -> BuildError:
        """Make the error for a place in this function."""
        return self.shapes.fail(node, self.function.title, message)

    def refuse(self, node: ast.AST, what: str) -> BuildError:
        """Make the error for a construct outside the subset."""
        return self.fail(node, f"{what} is not in the plain subset")

    def needs_lock(self, reason: str) -> None:
        """Note the first reason why this function needs the interpreter lock."""
        self.function.lock = self.function.lock or reason

    def declare(self, node: ast.AnnAssign, name: str) -> None:
        """Note the declared type of a local."""
        found = self.shapes.type_of(node.annotation, f"{self.function.title}: {name}")
        if found.is_array:
            raise self.fail(node, f"local '{name}' is an array; arrays are fields of classes")
        if self.function.variables.setdefault(name, found) != found or name in self.function.parameters:
            raise self.fail(node, f"local '{name}' is declared twice")
        if found.is_class:
            self.needs_lock(f"keeps a reference in '{name}'")

    # statements

    def block(self, statements: list[ast.stmt]) -> None:
        """Check a list of statements."""
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        """Check one statement."""
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass() | ast.Break() | ast.Continue():
                pass
            case ast.Expr(value=ast.Call()):
                self.expression(node.value)
            case ast.Return(value=value):
                self.returned(node, value)
            case ast.Assign(targets=targets, value=value):
                self.assignment(node, targets, value)
            case ast.AugAssign(target=target, op=op, value=value):
                self.arithmetic(node, op, self.target(target), self.expression(value))
            case ast.AnnAssign(target=ast.Name(id=name) as target, value=value):
                if value is not None:
                    self.refuse_bool(node, self.target(target), self.expression(value), name)
            case ast.If(test=test, body=body, orelse=orelse) | ast.While(test=test, body=body, orelse=orelse):
                self.expression(test)
                self.block(body)
                self.block(orelse)
            case ast.For():
                self.loop(node)
            case ast.Assert(test=test, msg=None | ast.Constant(value=str())):
                self.expression(test)
            case ast.Assert():
                raise self.fail(node, "the reason of an assert must be a plain text")
            case _:
                raise self.refuse(node, f"'{type(node).__name__.lower()}'")

    def returned(self, node: ast.Return, value: ast.expr | None) -> None:
        """Check a return against the annotation: a bool returned as int would read differently in the two builds."""
        found = NOTHING if value is None else self.expression(value)
        if found == BOOL and self.function.returns == INT:
            raise self.fail(node, "returns a bool, but is annotated '-> int'")

    def loop(self, node: ast.For) -> None:
        """Check a loop: only over a range, with a declared variable and a literal step."""
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=bounds, keywords=[]):
                for bound in bounds:
                    self.expression(bound)
            case _:
                raise self.refuse(node, "a loop over anything but range(…)")
        if len(bounds) == 3 and not is_literal(bounds[2]):
            raise self.fail(node, "the step of a range must be a literal number")
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node, "a loop with several variables")
        self.target(node.target)
        self.block(node.body)
        self.block(node.orelse)

    def assignment(self, node: ast.Assign, targets: list[ast.expr], value: ast.expr) -> None:
        """Check ``a = b``, ``a, b = b, a`` and the copy of one array into another."""
        if isinstance(targets[0], ast.Tuple):
            self.swap(node, targets, value)
            return
        if is_whole_array(targets[0]):
            self.array_copy(node, targets, value)
            return
        given = self.expression(value)
        for target in targets:
            taken = self.target(target)
            if taken.is_array:
                raise self.fail(
                    node, f"'{ast.unparse(target)} = …' shares the list when interpreted; copy with '[:] ='"
                )
            if taken.is_class:
                self.needs_lock(f"assigns a reference to '{ast.unparse(target)}'")
            self.refuse_bool(node, taken, given, ast.unparse(target))

    def swap(self, node: ast.Assign, targets: list[ast.expr], value: ast.expr) -> None:
        """Check a parallel assignment."""
        left = targets[0]
        if len(targets) > 1 or not isinstance(left, ast.Tuple) or not isinstance(value, ast.Tuple):
            raise self.refuse(node, "unpacking of anything but 'a, b = c, d'")
        for target, source in zip(left.elts, value.elts, strict=True):
            self.refuse_bool(node, self.target(target), self.expression(source), ast.unparse(target))

    def refuse_bool(self, node: ast.AST, taken: Type, given: Type, name: str) -> None:
        """Refuse a bool where an int belongs: interpreted it would stay True, compiled it becomes 1."""
        if given == BOOL and (taken == INT or is_narrow(taken)):
            raise self.fail(node, f"stores a bool in the int '{name}'; write '1 if … else 0'")

    def array_copy(self, node: ast.Assign, targets: list[ast.expr], value: ast.expr) -> None:
        """Check ``a.cells[:] = b.cells``: both arrays of the same shape."""
        assert isinstance(targets[0], ast.Subscript), "is_whole_array has looked"
        taken, given = self.expression(targets[0].value), self.expression(value)
        if len(targets) > 1 or not taken.is_array or taken != given:
            raise self.fail(node, f"'{ast.unparse(node)}' does not copy an array into one of the same items and size")

    def target(self, node: ast.expr) -> Type:
        """Return the type of what is assigned to."""
        if isinstance(node, ast.Name):
            found = self.function.type_of(node.id)
            if found is None:
                raise self.fail(node, f"local '{node.id}' has no annotation; declare '{node.id}: int'")
            return found
        if isinstance(node, ast.Attribute | ast.Subscript):
            return self.expression(node)
        raise self.refuse(node, f"assignment to '{ast.unparse(node)}'")

    # expressions

    def expression(self, node: ast.expr) -> Type:
        """Return the type of an expression."""
        match node:
            case ast.Constant(value=value):
                return self.constant(node, value)
            case ast.Name(id=name):
                return self.name(node, name)
            case ast.Attribute(value=value, attr=attr):
                return self.attribute(node, self.expression(value), attr)
            case ast.Subscript(value=value, slice=index):
                return self.item(node, self.expression(value), index)
            case ast.BinOp(left=left, op=op, right=right):
                return self.arithmetic(node, op, self.expression(left), self.expression(right))
            case ast.UnaryOp(op=op, operand=operand):
                found = self.expression(operand)
                return BOOL if isinstance(op, ast.Not) else as_number(found)
            case ast.BoolOp(values=values):
                return self.either([self.expression(value) for value in values])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self.expression(test)
                return self.either([self.expression(body), self.expression(orelse)])
            case ast.Compare():
                return self.comparison(node)
            case ast.Call(func=callee, args=arguments, keywords=[]):
                return self.call(node, callee, [self.expression(argument) for argument in arguments])
            case ast.Call():
                raise self.refuse(node, "a call with named arguments")
            case _:
                raise self.refuse(node, f"'{ast.unparse(node)}' ({type(node).__name__.lower()})")

    def constant(self, node: ast.expr, value: object) -> Type:
        """Accept True, False and small ints."""
        if isinstance(value, bool):
            return BOOL
        if isinstance(value, int):
            if value >= TOO_BIG:
                raise self.fail(node, f"{value} is too big for a literal; give it a name as a Final constant")
            return LITERAL
        raise self.refuse(node, f"the value {value!r}")

    def name(self, node: ast.expr, name: str) -> Type:
        """Look up a local, a parameter or a constant."""
        if (found := self.function.type_of(name)) is not None:
            return found
        if name in self.shapes.constants:
            return INT
        raise self.fail(node, f"'{name}' is neither a local, a parameter nor a constant")

    def attribute(self, node: ast.expr, base: Type, attr: str) -> Type:
        """Look up a field."""
        if not base.is_class or base.name not in self.shapes.classes:
            raise self.refuse(node, f"'{ast.unparse(node)}'")
        fields = self.shapes.classes[base.name].fields
        if attr not in fields:
            raise self.fail(node, f"{base.name} declares no field '{attr}'")
        return fields[attr]

    def item(self, node: ast.expr, base: Type, index: ast.expr) -> Type:
        """Return the type of one item of an array, which remembers how narrow it is."""
        if not base.is_array or isinstance(index, ast.Slice):
            raise self.refuse(node, f"'{ast.unparse(node)}'")
        if isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
            raise self.fail(node, f"'{ast.unparse(node)}' counts from the end, which C cannot")
        self.expression(index)
        return INT if base.item == "i64" else Type(base.item)

    def arithmetic(self, node: ast.AST, op: ast.operator, left: Type, right: Type) -> Type:
        """Check an operator, and that the compiled result cannot be cut to 32 bits."""
        if type(op) not in ARITHMETIC:
            raise self.refuse(node, {"Div": "'/'", "Pow": "'**'"}.get(type(op).__name__, type(op).__name__))
        if isinstance(op, ast.LShift) and as_number(left) != INT:
            raise self.fail(
                node, "'<<' of a literal or array item has 32 bits when compiled; shift an int constant or local"
            )
        if isinstance(op, ast.Mult) and "i32" in (left.name, right.name) and is_narrow(left) and is_narrow(right):
            raise self.fail(
                node, "the product of two array items has 32 bits when compiled; put one into a local first"
            )
        return self.either([as_number(left), as_number(right)])

    def either(self, types: list[Type]) -> Type:
        """Return the type that holds all of ``types``."""
        if all(found == types[0] for found in types):
            return types[0]
        if INT in types:
            return INT
        return next((found for found in types if is_narrow(found)), LITERAL)

    def comparison(self, node: ast.Compare) -> Type:
        """Check a comparison, also with a tuple of values and of identity."""
        self.expression(node.left)
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.In | ast.NotIn) and isinstance(right, ast.Tuple):
                for value in right.elts:
                    self.expression(value)
            elif isinstance(op, COMPARISONS):
                if self.expression(right).is_class:
                    raise self.refuse(node, "'==' of objects")
            elif isinstance(op, ast.Is | ast.IsNot) and self.is_object(node.left) and self.is_object(right):
                pass
            else:
                raise self.refuse(node, f"'{ast.unparse(node)}'")
        return BOOL

    def is_object(self, node: ast.expr) -> bool:
        """Tell whether an expression is a reference."""
        return self.expression(node).name in self.shapes.classes

    def call(self, node: ast.expr, callee: ast.expr, arguments: list[Type]) -> Type:
        """Check what is called, and note it."""
        if isinstance(callee, ast.Attribute):
            return self.method_call(node, self.expression(callee.value), callee.attr, arguments)
        if not isinstance(callee, ast.Name):
            raise self.refuse(node, f"'{ast.unparse(node)}'")
        if callee.id in self.shapes.classes:
            self.needs_lock(f"makes a {callee.id}")
            return Type(callee.id)
        if callee.id in self.shapes.functions:
            return self.called(node, self.shapes.functions[callee.id], arguments)
        if callee.id in BUILTINS:
            return BOOL if callee.id == "bool" else INT if callee.id == "len" else self.either(arguments)
        raise self.fail(
            node, f"'{callee.id}' is neither a function of the unit nor one of {', '.join(sorted(BUILTINS))}"
        )

    def method_call(self, node: ast.expr, base: Type, name: str, arguments: list[Type]) -> Type:
        """Check the call of a method."""
        if base.name not in self.shapes.classes or name not in self.shapes.classes[base.name].methods:
            raise self.fail(node, f"'{ast.unparse(node)}' calls no method of the unit")
        return self.called(node, self.shapes.classes[base.name].methods[name], arguments)

    def called(self, node: ast.expr, function: Function, arguments: list[Type]) -> Type:
        """Note the call of a function or method of the unit."""
        if function.ordinary:
            raise self.fail(node, f"calls {function.title}, which is ordinary Python")
        wanted = {name: found for name, found in function.parameters.items() if name != "self"}
        if len(wanted) != len(arguments):
            raise self.fail(node, f"calls {function.title} with {len(arguments)} arguments, expected {len(wanted)}")
        for (name, taken), given in zip(wanted.items(), arguments, strict=True):
            self.refuse_bool(node, taken, given, name)
        self.function.calls.add(function.title)
        return function.returns


def check(shapes: Shapes) -> None:
    """Check every plain function of the unit and find all that need the lock, directly or through a call."""
    for function in shapes.compiled():
        Plain(shapes, function).check()
    refuse_shared_lists(shapes)
    spread_locks({function.title: function for function in shapes.compiled()})


def refuse_shared_lists(shapes: Shapes) -> None:
    """Refuse ``self.cells = other.cells`` in ordinary methods too: interpreted it shares, compiled it copies."""
    for method in shapes.methods():
        fields = shapes.classes[method.owner].fields
        for node in ast.walk(method.node) if method.ordinary else ():
            match node:
                case ast.Assign(
                    targets=[ast.Attribute(value=ast.Name(id="self"), attr=attr)], value=ast.Attribute() | ast.Name()
                ):
                    if attr in fields and fields[attr].is_array:
                        raise shapes.fail(
                            node, method.title, f"'self.{attr} = …' shares the list when interpreted; write list(…)"
                        )


def spread_locks(functions: dict[str, Function]) -> None:
    """Give the lock to every caller of a function that needs it."""
    changed = True
    while changed:
        changed = False
        for function in functions.values():
            needy = next((name for name in sorted(function.calls) if functions[name].lock), None)
            if needy is not None and not function.lock:
                function.lock = f"calls {needy}, which {functions[needy].lock}"
                changed = True


def as_number(found: Type) -> Type:
    """Treat a bool in arithmetic as a literal 0 or 1."""
    return LITERAL if found == BOOL else found


def is_narrow(found: Type) -> bool:
    """Tell whether a type is an array item of fewer than 64 bits."""
    return found.name in ITEM_BITS


def is_literal(node: ast.expr) -> bool:
    """Tell whether a node is a number, perhaps negative."""
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inner, ast.Constant)


def is_whole_array(node: ast.expr) -> bool:
    """Tell whether a target is ``something[:]``."""
    match node:
        case ast.Subscript(slice=ast.Slice(lower=None, upper=None, step=None)):
            return True
    return False
