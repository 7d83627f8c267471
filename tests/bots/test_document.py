"""The page about writing bots: its bots are legal and its commands answer as shown."""

import doctest
import re

import pytest

from tests.test_documents import ROOT, answer, shown_commands

PAGE = "docs/writing-a-bot.md"


@pytest.fixture
def home(tmp_path):
    """A folder with the files that the page shows."""
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    for name, text in re.findall(r"^```python file=(\S+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_files_of_the_page_are_found(home):
    assert {path.name for path in home.iterdir()} == {"first.py", "keeper.py"}


@pytest.mark.parametrize(("command", "lines"), shown_commands(PAGE))
def test_the_commands_answer_as_shown(home, command, lines):
    done = answer(command, home)

    assert (done.returncode, done.stderr) == (0, "")
    failure_line = done.stdout.splitlines()
    assert failure_line[: len(lines) - 1] == lines[:-1] if lines[-1] == "..." else failure_line == lines


def test_the_examples_run_as_shown():
    shown = doctest.testfile(str(ROOT / PAGE), module_relative=False)

    assert shown.attempted > 0
    assert shown.failed == 0
