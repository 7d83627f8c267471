"""Compile the rules where that is possible and ship the books; the rest of the package is described in pyproject.toml."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiler import compiling  # noqa: E402  (found through the line above)
from compiler.units import BuildError  # noqa: E402

CHOICE = compiling.choice()


class BuildRules(build_ext):
    """Compile if we can; otherwise install the same rules as plain Python, and say so in one line."""

    def run(self) -> None:
        """Make the C files and compile them."""
        self.problem = ""
        try:
            compiling.choose_compiler()
            compiling.translate(ROOT, self.extensions)
            super().run()
        except Exception as problem:  # noqa: BLE001  (whatever it is, the interpreted rules still work)
            self.note(problem)
            self.extensions = []
        if self.problem:
            self.give_up()

    def build_extensions(self) -> None:
        """Compile the units side by side."""
        self.parallel = self.parallel or len(self.extensions)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Compile one unit."""
        ext.extra_compile_args = compiling.flags(self.compiler.compiler_type)
        ext.extra_link_args = compiling.link_flags()
        try:
            super().build_extension(ext)
        except (CompileError, LinkError):
            self.note(BuildError(f"the C compiler '{shlex.join(self.compiler.compiler[:1])}' fails"))

    def copy_extensions_to_source(self) -> None:
        """Put the units beside the chapters (editable installs), unless one of them failed."""
        if self.problem:
            self.extensions = []
        super().copy_extensions_to_source()

    def note(self, problem: Exception) -> None:
        """Keep the first line of what first went wrong."""
        self.problem = self.problem or str(problem).strip().split("\n")[0] or type(problem).__name__

    def give_up(self) -> None:
        """Say that the rules stay interpreted, or fail if they must not."""
        if CHOICE == "required":
            raise SystemExit(f"holotable: rules not compiled ({self.problem}), but HOLOTABLE_COMPILE=required")
        print(f"holotable: rules not compiled ({self.problem}); using the interpreted rules", file=sys.stderr)


class BuildPackage(build_py):
    """Build the package as always, and put the books of the repository's top into it."""

    def run(self) -> None:
        """Copy modules, data and books; an editable install reads the books where they lie."""
        super().run()
        if not self.editable_mode:
            for source, target in self.books().items():
                self.mkpath(str(Path(target).parent))
                self.copy_file(source, target, preserve_mode=False)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """List what is built, the books too."""
        return [*super().get_outputs(include_bytecode), *self.books().values()]

    def books(self) -> dict[str, str]:
        """Pair every book with its place in the package."""
        folder = Path(self.build_lib) / "holotable" / "books"
        return {
            str(book.relative_to(ROOT)): str(folder / book.name) for book in sorted((ROOT / "books").glob("*.toml"))
        }


setup(
    ext_modules=[] if CHOICE == "never" else compiling.extensions(ROOT),
    cmdclass={"build_ext": BuildRules, "build_py": BuildPackage},
)
