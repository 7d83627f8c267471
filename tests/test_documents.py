"""What the documents show is true."""

import doctest
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from holotable.families.estate.edition import reader
from holotable.families.estate.edition.records import GROUP_KINDS, PRIZES, SIDES, SPACE_KINDS, VERBS
from holotable.families.estate.edition.rules import RULES
from tests.support.command_line import environment

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/simulating.md"])
def test_the_examples_run_as_shown(name):
    shown = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.FAIL_FAST)

    assert shown.attempted > 0
    assert shown.failed == 0


def test_every_path_the_documents_name_is_there():
    for name in (
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/glossary.md",
        "docs/adding-an-edition.md",
        "docs/adding-a-language.md",
        "docs/simulating.md",
        "docs/speed.md",
    ):
        for path in re.findall(
            r"`((?:docs|books|tools|tests|bench|soak|src|families|core|stats|editions|table|sim|server)/[\w./-]*)`",
            (ROOT / name).read_text(),
        ):
            places = [ROOT / path, ROOT / "src" / "holotable" / path]
            assert any(place.exists() for place in places), f"{name} names {path}"


def shown_commands(name: str) -> list[tuple[str, list[str]]]:
    """Give the commands of a document's console blocks with the lines shown below each."""
    commands: list[tuple[str, list[str]]] = []
    for block in re.findall(
        r"^ *```console\n(.*?)^ *```", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    ):
        for line in (line.strip() for line in block.splitlines()):
            if line.startswith("$ "):
                commands.append((line[2:], []))
            else:
                commands[-1][1].append(line)
    return commands


def answer(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a shell that finds ``holotable`` as it is here."""
    line = re.sub(r"^holotable\b", f"{sys.executable} -m holotable.cli", command)
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_the_commands_for_adding_an_edition_do_what_is_shown(tmp_path):
    editions = tmp_path / "src/holotable/editions"
    editions.mkdir(parents=True)
    shutil.copy(ROOT / "src/holotable/editions/mandalorian.toml", editions)
    commands = shown_commands("docs/adding-an-edition.md")

    assert len(commands) >= 10
    for command, lines in commands:
        done = answer(command, tmp_path)
        refused = lines[:1] != [] and lines[0].startswith("holotable: ")
        assert done.returncode == (2 if refused else 0), (command, done.stderr)
        told = (done.stderr if refused else done.stdout).splitlines()
        assert told == lines if lines[-1:] != ["..."] else told[: len(lines) - 1] == lines[:-1], command


def test_the_page_about_editions_names_everything_that_a_file_can_say():
    page = (ROOT / "docs/adding-an-edition.md").read_text(encoding="utf-8")
    words = [*reader.WORDS, *reader.PHRASES, *(word for pair in reader.KIND_WORDS.values() for word in pair)]
    kinds = [kind for kind in SPACE_KINDS if kind != "deed"]

    assert [
        name for name in (*words, *kinds, *GROUP_KINDS, *RULES, *VERBS, *SIDES, *PRIZES) if f"`{name}`" not in page
    ] == []
