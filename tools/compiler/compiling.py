"""Generate, translate and compile the units; used by setup.py, or by hand: ``python tools/compiler``."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from compiler import join, pxdgen, units
from compiler.units import BuildError

if TYPE_CHECKING:
    from setuptools import Extension

CHOICES = ("auto", "required", "never")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd alone gives the types
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "show_performance_hints": False,  # the checked build is slow on purpose
}
SHARED = {"darwin": "-bundle -undefined dynamic_lookup"}
RELEASE_FLAGS = ["-O3", "-g0"]
SANITIZE = "-fsanitize=undefined"  # index out of bounds, overflow of 64 bits
CHECKED_FLAGS = ["-O1", "-g", "-fno-wrapv", SANITIZE, "-fno-sanitize-recover=undefined"]


def choice() -> str:
    """Return what HOLOTABLE_COMPILE asks for."""
    asked = os.environ.get("HOLOTABLE_COMPILE", "") or "auto"
    if asked not in CHOICES:
        raise SystemExit(
            f"holotable: HOLOTABLE_COMPILE is {asked!r}; it must be {', '.join(CHOICES[:-1])} or {CHOICES[-1]}"
        )
    return asked


def is_checked() -> bool:
    """Tell whether the slow build with all checks is wanted (HOLOTABLE_CHECKED=1)."""
    return os.environ.get("HOLOTABLE_CHECKED", "") not in ("", "0")


def compiler_on_path() -> str | None:
    """Return the command of a C compiler of this machine, or None."""
    configured = [os.environ.get("CC"), sysconfig.get_config_var("CC")]
    asked = [command for command in configured if command]
    others = [] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    return next((command for command in [*asked, *others] if shutil.which(shlex.split(command)[0])), None)


def has_compiler() -> bool:
    """Tell whether this machine can compile by itself; on Windows setuptools looks for its compiler later."""
    return os.name == "nt" or compiler_on_path() is not None


def choose_compiler() -> None:
    """Point setuptools at a compiler that is there: the machine's own, or zig from PyPI."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise BuildError("Python.h is missing; on Debian it is in python3-dev")
    if os.name == "nt":
        return
    command = compiler_on_path()
    if command is None:
        if importlib.util.find_spec("ziglang") is None:
            raise BuildError("no C compiler on PATH")
        command = f"{shlex.quote(sys.executable)} -m ziglang cc"
    if command != sysconfig.get_config_var("CC"):
        os.environ["CC"] = command
        os.environ.setdefault("LDSHARED", f"{command} {SHARED.get(sys.platform, '-shared')}")


def extensions(root: Path) -> list[Extension]:
    """Name the extensions of the project; their sources are made by :func:`translate`."""
    from setuptools import Extension

    return [Extension(recipe.module, []) for recipe in units.recipes(root)]


def generate(root: Path, *, checked: bool = False) -> dict[str, Path]:
    """Write the units of the project at ``root`` into build/gen, where Python does not find them."""
    return {recipe.module: write(root / "build" / "gen", recipe, checked=checked) for recipe in units.recipes(root)}


def write(folder: Path, recipe: units.Recipe, *, checked: bool) -> Path:
    """Write one unit: the text and its .pxd."""
    text = join.join(recipe)
    about = {"SOURCE_DIGEST": join.digest(recipe), "VARIANT": "checked" if checked else "release"}
    made = pxdgen.generate(text, recipe.unlocked, about, checked=checked)
    path = folder / f"{recipe.module.replace('.', '/')}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_if_changed(path.with_suffix(".pxd"), made.declarations)
    write_if_changed(path, made.source)
    return path


def write_if_changed(path: Path, text: str) -> None:
    """Leave a file that is right alone, so that nothing is compiled twice."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def translate(root: Path, wanted: list[Extension]) -> None:
    """Give the extensions their C files."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Extension

    checked = is_checked()
    paths = generate(root, checked=checked)
    sources = [Extension(name, [os.path.relpath(path, root)]) for name, path in paths.items()]
    try:
        made = cythonize(  # type: ignore[no-untyped-call]
            sources, include_path=["build/gen"], compiler_directives=DIRECTIVES, emit_linenums=checked, quiet=True
        )
    except CompileError as problem:
        raise BuildError(f"Cython refuses {problem}") from problem
    texts = {extension.name: extension.sources for extension in made}
    for extension in wanted:
        extension.sources = texts[extension.name]
        extension.define_macros = [] if checked else [("CYTHON_WITHOUT_ASSERTIONS", "1")]


def flags(kind: str) -> list[str]:
    """Return the options for a kind of compiler."""
    if kind == "msvc":
        return ["/O2"]
    return CHECKED_FLAGS if is_checked() else RELEASE_FLAGS


def link_flags() -> list[str]:
    """Return the options for the linker."""
    return [SANITIZE] if is_checked() else []
