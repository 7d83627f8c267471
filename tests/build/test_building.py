"""The build compiles, falls back with one line, or fails when it must not fall back."""

from __future__ import annotations

import tarfile
import zipfile
from typing import TYPE_CHECKING

import pytest
from conftest import assemble, build, run

from compiler import compiling
from compiler.units import BuildError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return assemble(tmp_path / "project")


def extensions(folder: Path) -> list[str]:
    """List the compiled units of a project."""
    return sorted(
        path.name.split(".")[0] for path in (folder / "src" / "holotable").glob("_*.*") if path.suffix != ".py"
    )


def test_both_units_are_compiled_beside_the_chapters(compiled_project: Path) -> None:
    assert extensions(compiled_project) == ["_estate", "_race"]


def test_a_broken_compiler_leaves_the_interpreted_rules_and_one_line(project: Path) -> None:
    done = build(project, CC="/bin/false")

    lines = [line for line in done.stderr.splitlines() if line.startswith("holotable:")]
    assert lines == ["holotable: rules not compiled (the C compiler '/bin/false' fails); using the interpreted rules"]
    assert done.returncode == 0
    assert extensions(project) == []


def test_a_required_build_fails_where_another_would_fall_back(project: Path) -> None:
    done = build(project, CC="/bin/false", HOLOTABLE_COMPILE="required")

    assert done.returncode == 1
    assert (
        "holotable: rules not compiled (the C compiler '/bin/false' fails), but HOLOTABLE_COMPILE=required"
        in done.stderr
    )


def test_a_rule_outside_the_subset_stops_a_required_build_and_is_named(project: Path) -> None:
    with (project / "src/holotable/families/race/rules/board.py").open("a") as chapter:
        chapter.write("\n\ndef slow(x: float) -> int:\n    return 0\n")

    done = build(project, HOLOTABLE_COMPILE="required")

    assert "(holotable/families/race/rules/board.py:35: slow(x): unknown type 'float'" in done.stderr


def test_an_unknown_choice_is_one_clear_line(project: Path) -> None:
    done = build(project, HOLOTABLE_COMPILE="perhaps")

    assert done.stderr.strip() == "holotable: HOLOTABLE_COMPILE is 'perhaps'; it must be auto, required or never"


def test_a_build_that_is_never_to_compile_compiles_nothing(project: Path) -> None:
    assert build(project, HOLOTABLE_COMPILE="never").returncode == 0

    assert extensions(project) == []


def test_without_a_compiler_one_is_asked_for(project: Path) -> None:
    ask = "import backend; print(backend.get_requires_for_build_wheel(), backend.get_requires_for_build_editable())"

    without = run(project, "-c", ask, PATH="", CC="no-such-compiler").stdout
    never = run(project, "-c", ask, PATH="", HOLOTABLE_COMPILE="never").stdout

    assert without.strip().splitlines()[-1] == "['Cython>=3.1,<4', 'ziglang'] ['Cython>=3.1,<4', 'ziglang']"
    assert never.strip().splitlines()[-1] == "[] []"


def test_a_python_without_its_header_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))

    with pytest.raises(BuildError, match=r"Python\.h is missing"):
        compiling.choose_compiler()


def test_the_wheel_holds_units_data_and_books_and_nothing_generated(compiled_project: Path) -> None:
    done = run(compiled_project, "-c", "import backend; backend.build_wheel('dist')", HOLOTABLE_COMPILE="required")

    assert done.returncode == 0, done.stderr
    names = zipfile.ZipFile(next((compiled_project / "dist").glob("*.whl"))).namelist()
    assert {"holotable/books/LI.toml", "holotable/editions/little.toml", "holotable/locales/en/table.ftl"} <= set(names)
    assert {name.split(".")[0] for name in names if "/_" in name and "__" not in name} == {
        "holotable/_estate",
        "holotable/_race",
    }
    assert not [name for name in names if name.endswith((".c", ".pxd")) or "tools" in name]


def test_the_source_archive_can_be_built_again(project: Path) -> None:
    done = run(project, "-c", "import backend; backend.build_sdist('dist')")

    assert done.returncode == 0, done.stderr
    with tarfile.open(next((project / "dist").glob("*.tar.gz"))) as archive:
        internals_of = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "backend.py",
        "books/LI.toml",
        "tools/compiler/pxdgen.py",
        "src/holotable/families/race/rules/state.py",
    } <= internals_of


def test_an_editable_install_leaves_no_unit_of_an_older_text(project: Path) -> None:
    old = project / "src/holotable/_race.cpython-311-x86_64-linux-gnu.so"
    old.write_bytes(b"old")
    (project / "dist").mkdir()

    done = run(project, "-c", "import backend; backend.build_editable('dist')", HOLOTABLE_COMPILE="never")

    assert done.returncode == 0, done.stderr
    assert not old.exists()


def test_the_checked_build_names_the_line_of_a_wrong_index(project: Path) -> None:
    # given a checked build
    done = build(project, HOLOTABLE_CHECKED="1", HOLOTABLE_COMPILE="required")
    assert done.returncode == 0, done.stderr

    # when a rule looks behind the end of the board
    script = "import holotable._race as r; r.Board([0] * 40, [0] * 40).kind_of(40)"
    died = run(project, "-c", script)

    # then it stops there
    assert "index 40 out of bounds for type 'int8_t [40]'" in died.stderr
    assert "_race.py:" in died.stderr
    assert died.returncode != 0
