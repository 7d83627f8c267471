"""Annotations become C declarations, or the build names the place that has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compiler.units import BuildError

if TYPE_CHECKING:
    from conftest import Generator

CLASSES = """
SIZE: Final = 2 * 4


class Board:
    length: int
    kind: Annotated[list[int], "i8", SIZE]
    wide: Annotated[list[int], "i32", SIZE + 1]

    def __init__(self) -> None:
        self.length = 0
        self.kind = [0] * SIZE
        self.wide = [0] * (SIZE + 1)


class State:
    board: Board
    over: bool
    cells: Annotated[list[int], "i8", SIZE]

    def __init__(self, board: Board) -> None:
        self.board = board
        self.over = False
        self.cells = [0] * SIZE

    def dump(self) -> dict[str, object]:
        return {"over": self.over}


"""


def test_fields_become_c_fields_that_python_can_read(generated: Generator) -> None:
    made = generated(CLASSES).declarations

    assert "    cdef public long long length\n" in made
    assert "    cdef public int8_t[8] kind\n" in made
    assert "    cdef public int32_t[9] wide\n" in made
    assert "    cdef public Board board\n" in made
    assert "    cdef public bint over\n" in made


def test_a_rule_runs_without_the_interpreter_lock(generated: Generator) -> None:
    made = generated(CLASSES + "def f(state: State, x: int) -> bool:\n    y: int = x\n    return y > 0\n").declarations

    assert "@cython.locals(y=cython.longlong)\ncpdef bint f(State state, long long x) noexcept nogil\n" in made


def test_a_function_with_lists_or_texts_stays_ordinary_python(generated: Generator) -> None:
    assert "dump" not in generated(CLASSES).declarations


def test_constants_become_numbers_for_c_and_stay_visible_for_python(generated: Generator) -> None:
    made = generated("BIG: Final = 1 << 40\nMINUS = -3\n")

    assert "#define holotable_BIG (1099511627776LL)" in made.declarations
    assert "#define holotable_MINUS (-3LL)" in made.declarations
    assert "'BIG': 1099511627776," in made.source
    assert "BIG: Final" not in made.source


def test_an_alias_of_a_type_is_followed(generated: Generator) -> None:
    made = generated("Seat = int\n\n\ndef f(seat: Seat) -> Seat:\n    return seat\n")

    assert "cpdef long long f(long long seat) noexcept nogil" in made.declarations
    assert "Seat = int" not in made.source


def test_keeping_a_reference_needs_the_lock_and_so_do_its_callers(generated: Generator) -> None:
    text = "def attach(state: State, board: Board) -> None:\n    state.board = board\n\n\n"
    text += "def again(state: State) -> None:\n    attach(state, state.board)\n"

    made = generated(CLASSES + text).declarations

    assert "attach(State state, Board board) except *  # needs the lock: assigns a reference to 'state.board'" in made
    assert "again(State state) except *  # needs the lock: calls attach, which assigns" in made


def test_the_checked_build_lets_errors_travel(generated: Generator) -> None:
    text = "def f(x: int) -> int:\n    return 1 // x\n\n\ndef g() -> None:\n    pass\n\n\ndef h() -> bool:\n    return True\n"

    made = generated(text, checked=True).declarations

    assert "cpdef Py_ssize_t f(long long x) except? -987654321 nogil" in made
    assert "cpdef void g() except * nogil" in made
    assert "cpdef bint h() except? -1 nogil" in made


def test_an_unlocked_function_gets_a_door_that_lets_go_of_the_lock(generated: Generator) -> None:
    made = generated(CLASSES + "def run(state: State, n: int) -> int:\n    return n\n", unlocked=("run",))

    assert "    with cython.nogil:\n        _result = run(state, n)\n" in made.source
    assert "'run': _unlocked_run," in made.source


def test_an_unlocked_function_must_not_need_the_lock(generated: Generator) -> None:
    with pytest.raises(BuildError, match="run: cannot run without the interpreter lock: it makes a Board"):
        generated(CLASSES + "def run() -> None:\n    Board()\n", unlocked=("run",))


def test_an_unlocked_function_must_exist(generated: Generator) -> None:
    with pytest.raises(BuildError, match="walk: listed as unlocked, but no plain function"):
        generated(CLASSES, unlocked=("walk",))


def body(*lines: str) -> str:
    """Write a function with a state, a board and a number."""
    return CLASSES + "def f(state: State, board: Board, n: int) -> int:\n" + "".join(f"    {line}\n" for line in lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A: Final = 1.5\n", ":8: A: '1.5' is not an int or arithmetic of constants defined above"),
        ("A: Final = B + 1\n", ":8: A: 'B' is not an int"),
        ("A: Final = 1 << 63\n", ":8: A: 9223372036854775808 does not fit in 64 bits"),
        ("A: int = 1\n", ":8: A: write 'Final'"),
        ("low = 1\n", ":8: low: constants are written in capitals"),
        ("def f(x: float) -> int:\n    return 0\n", ":8: f(x): unknown type 'float'; known are int, bool"),
        ("def f(x) -> int:\n    return 0\n", ":8: f(x): the parameter has no annotation"),
        ("def f(x: int):\n    return 0\n", ":8: f: has no return annotation"),
        ("def f(x: int = 3) -> int:\n    return x\n", ":8: f: has default values"),
        ("def f(*x: int) -> int:\n    return 0\n", ":8: f: has *, ** or / in its parameters"),
        ("@final\ndef f() -> None:\n    pass\n", ":9: f: decorated"),
        ("class A(int):\n    pass\n", ":8: A: a class of the unit has no bases"),
        ("class A:\n    x: int\n", ":8: A: a class needs an __init__ that sets every field"),
        ("class A:\n    x: int = y\n", ":9: A.x: 'y' is not an int"),
        ("class A:\n    x: bool = 1\n", ":9: A.x: '1' is neither True nor False"),
        (
            'class A:\n    x: Annotated[list[int], "i8", 4] = 0\n',
            ":9: A.x: only an int or a bool has '= value'; an array names it behind its size",
        ),
        ('class A:\n    x: Annotated[list[int], "i8", 4, N]\n', ":9: A.x: 'N' is not an int"),
        ("class A:\n    x: str\n", ":9: A.x: unknown type 'str'"),
        ("class A:\n    short: int\n", ":9: A.short: is a word of C"),
        ('class A:\n    x: Annotated[list[int], "u8", 4]\n', ":9: A.x: unknown type 'Annotated[list[int], 'u8', 4]'"),
        ('class A:\n    x: Annotated[list[int], "i8", N]\n', ":9: A.x: 'N' is not an int"),
        ('class A:\n    x: Annotated[list[int], "i8", 0]\n', ":9: A.x: an array of 0 items"),
        ("class A:\n    x = 3\n", ":9: A: assign in a class: only fields and methods may stand there"),
        (
            "class A:\n    def __init__(self) -> None:\n        pass\n\n    def __len__(self) -> int:\n        return 0\n",
            ":12: A.__len__: special methods",
        ),
    ],
)
def test_a_declaration_outside_the_subset_is_named_with_its_line(generated: Generator, text: str, message: str) -> None:
    with pytest.raises(BuildError) as caught:
        generated(text)

    assert str(caught.value).startswith("holotable/families/race/rules/chapter.py" + message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x = n", "local 'x' has no annotation; declare 'x: int'"),
        ("for x in range(n): pass", "local 'x' has no annotation; declare 'x: int'"),
        ("x: float = 1", "unknown type 'float'"),
        ("n: int = 3", "local 'n' is declared twice"),
        ("x: Annotated[list[int], 'i8', 3]", "local 'x' is an array; arrays are fields of classes"),
        ("for n in state.cells: pass", "a loop over anything but range(…) is not in the plain subset"),
        ("for n in range(0, 9, n): pass", "the step of a range must be a literal number"),
        ("n = 4294967295 & n", "4294967295 is too big for a literal; give it a name as a Final constant"),
        ("n = n / 2", "'/' is not in the plain subset"),
        ("n = n ** 2", "'**' is not in the plain subset"),
        ("n = 1 << n", "'<<' of a literal or array item has 32 bits when compiled"),
        ("n = board.wide[0] * board.wide[1]", "the product of two array items has 32 bits when compiled"),
        ("n = board.kind[-1]", "'board.kind[-1]' counts from the end, which C cannot"),
        ("n = state.boat.length", "State declares no field 'boat'"),
        ("n = missing", "'missing' is neither a local, a parameter nor a constant"),
        ("n = sum(n, n)", "'sum' is neither a function of the unit nor one of abs, bool, len, max, min"),
        ("n = f(state, board, n=3)", "a call with named arguments is not in the plain subset"),
        ("state.dump()", "calls State.dump, which is ordinary Python"),
        ("state.cells = board.kind", "shares the list when interpreted; copy with '[:] ='"),
        ("state.cells[:] = board.wide", "does not copy an array into one of the same items and size"),
        ("n = n > 3", "stores a bool in the int 'n'"),
        ("x: int = n > 3", "stores a bool in the int 'x'"),
        ("state.cells[0] = state.over", "stores a bool in the int 'state.cells[0]'"),
        ("n = f(state, board, state.over)", "stores a bool in the int 'n'"),
        ("n = f(state, board)", "calls f with 2 arguments, expected 3"),
        ("return n > 3", "returns a bool, but is annotated '-> int'"),
        ("n = [n][0]", "'[n]' (list) is not in the plain subset"),
        ("n = 'a'", "the value 'a' is not in the plain subset"),
        ("n = any(x for x in state.cells)", "(generatorexp) is not in the plain subset"),
        ("raise n", "'raise' is not in the plain subset"),
        ("try: pass\n    finally: pass", "'try' is not in the plain subset"),
        ("def g() -> None: pass", "'functiondef' is not in the plain subset"),
        ("assert n, f'{n}'", "the reason of an assert must be a plain text"),
    ],
)
def test_a_statement_outside_the_subset_is_named_with_its_line(generated: Generator, line: str, message: str) -> None:
    text = body(line, "return n")
    place = 8 + text.splitlines().index("    " + line.splitlines()[0])

    with pytest.raises(BuildError) as caught:
        generated(text)

    assert str(caught.value).startswith(f"holotable/families/race/rules/chapter.py:{place}: f")
    assert message in str(caught.value)


def test_an_ordinary_method_must_not_share_a_list(generated: Generator) -> None:
    with pytest.raises(BuildError, match=r"A.__init__: 'self.x = …' shares the list when interpreted; write list"):
        generated(
            'class A:\n    x: Annotated[list[int], "i8", 3]\n\n'
            "    def __init__(self, x: list[int]) -> None:\n        self.x = x\n"
        )
