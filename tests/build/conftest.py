"""Little projects to join, translate and compile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler import compiling, join, pxdgen, units

ROOT = Path(__file__).resolve().parents[2]
TOY = Path(__file__).parent / "toy_project"
HEAD = '"""A chapter."""\n\nfrom __future__ import annotations\n\nfrom typing import Annotated, Final\n\n'

Joiner = Callable[..., str]
Generator = Callable[..., pxdgen.Generated]


@pytest.fixture
def joined(tmp_path: Path) -> Joiner:
    """Join chapters given as ``{"families/race/rules/board.py": text}``; luck.py and tape.py of core are shared when given."""

    def run(chapters: dict[str, str]) -> str:
        for name, text in chapters.items():
            path = tmp_path / "holotable" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        shared = [name for name in ("core/luck", "core/tape") if f"{name}.py" in chapters]
        return join.join(units.recipe(tmp_path, "race", shared, []))

    return run


@pytest.fixture
def generated(joined: Joiner) -> Generator:
    """Generate what Cython reads from one chapter; the first line of ``text`` is line 8 of race/rules/chapter.py."""

    def run(text: str, unlocked: tuple[str, ...] = (), *, checked: bool = False) -> pxdgen.Generated:
        return pxdgen.generate(
            joined({"families/race/rules/chapter.py": HEAD + "\n" + text}), unlocked, checked=checked
        )

    return run


def assemble(folder: Path) -> Path:
    """Lay out the toy project as a whole project with our build files."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(TOY, folder, ignore=skip)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=skip)
    for name in ("setup.py", "backend.py", "MANIFEST.in"):
        shutil.copy(ROOT / name, folder)
    for name in ("build.py", "folders.py", "py.typed", "core/fields.py"):
        shutil.copy(ROOT / "src" / "holotable" / name, folder / "src" / "holotable" / name)
    return folder


def run(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python inside a project, with its own package on the path and nothing inherited from our settings."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("HOLOTABLE_")}
    environment = {**inherited, "PYTHONPATH": str(folder / "src"), **settings}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def build(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Compile a project in place."""
    return run(folder, "setup.py", "-q", "build_ext", "--inplace", **settings)


@pytest.fixture(scope="session")
def pure_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out the toy project, not compiled."""
    return assemble(tmp_path_factory.mktemp("pure") / "project")


@pytest.fixture(scope="session")
def compiled_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out the toy project and compile it in place."""
    if not compiling.has_compiler():
        pytest.skip("needs a C compiler")
    folder = assemble(tmp_path_factory.mktemp("compiled") / "project")
    done = build(folder, HOLOTABLE_COMPILE="required")
    assert done.returncode == 0, done.stderr
    return folder
