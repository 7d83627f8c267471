"""The summary in the terminal: the same lines with colour, without, and plain."""

import re

from holotable.cli.commands.summary_output import show_summary
from holotable.cli.terminal.console import Console
from holotable.editions import load_edition
from holotable.sim.report.text_report import summary_text
from tests.support.made_up_summaries import estate_summary

SUMMARY = estate_summary()
EDITION = load_edition(SUMMARY.edition)
TEXT = summary_text(SUMMARY, EDITION, "en") + "\n"


def written(capsys, **console):
    show_summary(SUMMARY, EDITION, Console(**console), "en")
    return capsys.readouterr().out


def test_a_pipe_and_plain_get_the_same_text(capsys):
    assert written(capsys, plain=True) == written(capsys) == TEXT


def test_colour_changes_nothing_but_the_style(capsys):
    coloured = written(capsys, color=True)

    assert "\x1b[1mWins" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == TEXT
