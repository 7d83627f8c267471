"""Join the chapters of a family into one unit, in the order of their imports."""

from __future__ import annotations

import ast
import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from compiler.units import PACKAGE, BuildError, Chapter, Recipe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TYPING = {"Annotated", "Final", "TypeAlias", "final"}
FUTURE = {"annotations"}
FIELDS = f"{PACKAGE}.core.fields"  # its functions are written out before anything is compiled
WRITTEN_OUT = {"array_bytes", "copy_fields", "start_fields"}
MARK = "# from "


@dataclass
class Page:
    """A chapter while it is read: its lines, what it defines, what it takes from others of the unit."""

    chapter: Chapter
    lines: list[str]
    tree: ast.Module
    defines: dict[str, int] = field(default_factory=dict)
    takes: list[tuple[str, str, int]] = field(default_factory=list)
    typing: set[str] = field(default_factory=set)

    def fail(self, line: int, message: str) -> BuildError:
        """Make the error for one line of this chapter."""
        return BuildError(f"{self.chapter.label}:{line}: {message}")


def join(recipe: Recipe) -> str:
    """Return the text of the unit; line ``k`` of a chapter is ``k`` lines below its ``# from`` mark."""
    pages = {found.module: read(found, recipe) for found in recipe.chapters}
    refuse_twice_defined(pages.values())
    refuse_missing_names(pages)
    typing = sorted(set().union(*(page.typing for page in pages.values())))
    head = [
        f'"""The {recipe.family} unit, joined from its chapters by tools/compiler/join.py; not to be edited."""',
        "from __future__ import annotations",
        *([f"from typing import {', '.join(typing)}"] if typing else []),
    ]
    parts = [[f"{MARK}{page.chapter.label}", *page.lines] for page in in_order(pages)]
    return "\n".join([*head, *(line for part in parts for line in part)]) + "\n"


def digest(recipe: Recipe) -> str:
    """Return a fingerprint of the chapters, which the compiled unit carries as ``SOURCE_DIGEST``."""
    total = hashlib.sha256()
    for found in recipe.chapters:
        total.update(found.label.encode() + b"\0" + found.path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()[:16]


def read(chapter: Chapter, recipe: Recipe) -> Page:
    """Read a chapter, take out its docstring and imports, and note what it defines."""
    text = chapter.path.read_text("utf-8")
    try:
        tree = ast.parse(text)
    except SyntaxError as problem:
        raise BuildError(f"{chapter.label}:{problem.lineno}: {problem.msg}") from problem
    page = Page(chapter, text.splitlines(), tree)
    for place, statement in enumerate(tree.body):
        read_statement(page, statement, recipe, first=place == 0)
    refuse_inner_imports(page)
    return page


def read_statement(page: Page, statement: ast.stmt, recipe: Recipe, *, first: bool) -> None:
    """Sort one top-level statement: docstring, import, or definition."""
    if first and is_docstring(statement):
        blank(page, statement)
    elif isinstance(statement, ast.ImportFrom):
        read_import(page, statement, {found.module for found in recipe.chapters})
        blank(page, statement)
    elif isinstance(statement, ast.Import):
        raise page.fail(statement.lineno, f"'import {statement.names[0].name}': write 'from … import names'")
    else:
        for name in defined_names(page, statement):
            define(page, name, statement.lineno)


def is_docstring(statement: ast.stmt) -> bool:
    """Tell whether a statement is a bare string."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def blank(page: Page, statement: ast.stmt) -> None:
    """Empty the lines of a statement, so that all other lines keep their numbers."""
    assert statement.end_lineno is not None, "ast.parse sets it"
    for line in range(statement.lineno - 1, statement.end_lineno):
        page.lines[line] = ""


def read_import(page: Page, statement: ast.ImportFrom, modules: set[str]) -> None:
    """Accept names from typing, from __future__, or from another chapter of the unit; refuse all else."""
    names = [alias.name for alias in statement.names]
    source = statement.module or ""
    where = statement.lineno
    if statement.level:
        raise page.fail(where, f"relative import of {', '.join(names)}: write 'from {PACKAGE}.… import …'")
    for alias in statement.names:
        if alias.name == "*":
            raise page.fail(where, f"star import from {source}: list the names")
        if alias.asname is not None:
            raise page.fail(where, f"'{alias.name} as {alias.asname}': a unit has one name for each thing")
    if source in ("typing", "__future__"):
        accept_typing(page, where, source, names)
    elif source == FIELDS:
        refuse_others(page, where, source, names, WRITTEN_OUT)
    elif source in modules:
        page.takes += [(source, name, where) for name in names]
    else:
        raise page.fail(
            where,
            f"import from {source}: only typing, __future__, {FIELDS} and chapters of the same unit may be imported",
        )


def accept_typing(page: Page, where: int, source: str, names: list[str]) -> None:
    """Note the typing names that a chapter uses."""
    refuse_others(page, where, source, names, TYPING if source == "typing" else FUTURE)
    if source == "typing":
        page.typing.update(names)


def refuse_others(page: Page, where: int, source: str, names: list[str], known: set[str]) -> None:
    """Refuse a name that is not one of the known names of its module."""
    for name in names:
        if name not in known:
            raise page.fail(where, f"{name} from {source}: only {', '.join(sorted(known))} may be imported")


def refuse_inner_imports(page: Page) -> None:
    """Refuse imports inside functions, classes or conditions."""
    top = {id(statement) for statement in page.tree.body}
    for node in ast.walk(page.tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in top:
            raise page.fail(node.lineno, "import inside a block: imports stand at the top of a chapter")


def defined_names(page: Page, statement: ast.stmt) -> Iterator[str]:
    """List the names that a top-level statement defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign) and all(isinstance(target, ast.Name) for target in statement.targets):
        yield from (target.id for target in statement.targets if isinstance(target, ast.Name))
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        yield statement.target.id
    else:
        kind = type(statement).__name__.lower()
        raise page.fail(
            statement.lineno, f"{kind} at the top of a chapter: only constants, classes and functions may stand there"
        )


def define(page: Page, name: str, line: int) -> None:
    """Note a definition, once."""
    if name in page.defines:
        raise page.fail(line, f"{name} is already defined in line {page.defines[name]}")
    page.defines[name] = line


def refuse_twice_defined(pages: Iterable[Page]) -> None:
    """Refuse a name that two chapters define, and name both places."""
    seen: dict[str, str] = {}
    for page in pages:
        for name, line in page.defines.items():
            if name in seen:
                raise page.fail(line, f"{name} is already defined in {seen[name]}; names are unique in a unit")
            seen[name] = f"{page.chapter.label}:{line}"


def refuse_missing_names(pages: dict[str, Page]) -> None:
    """Refuse an imported name that its chapter does not define itself."""
    for page in pages.values():
        for module, name, line in page.takes:
            if name not in pages[module].defines:
                raise page.fail(line, f"{name} is not defined in {pages[module].chapter.label}")


def in_order(pages: dict[str, Page]) -> list[Page]:
    """Sort the chapters so that each comes after those it imports from."""
    done: dict[str, Page] = {}
    for module in pages:
        place(module, pages, done, [])
    return list(done.values())


def place(module: str, pages: dict[str, Page], done: dict[str, Page], path: list[str]) -> None:
    """Put a chapter behind its imports; ``path`` is the chain of imports that led here."""
    if module in done:
        return
    if module in path:
        ring = " → ".join(pages[step].chapter.label for step in [*path[path.index(module) :], module])
        raise BuildError(f"chapters import each other in a ring: {ring}")
    for source, _, _ in pages[module].takes:
        place(source, pages, done, [*path, module])
    done[module] = pages[module]
