"""Prints the summary of a simulation in the terminal."""

from collections.abc import Sequence

from holotable.cli.terminal.console import Console
from holotable.editions import Edition
from holotable.sim.report.columns import Line
from holotable.sim.report.text_report import summary_lines
from holotable.stats.summary import Summary


def show_summary(summary: Summary, edition: Edition, console: Console, language: str) -> None:
    """Write a summary to the terminal."""
    show(summary_lines(summary, edition, language), console)


def show(lines: Sequence[Line], console: Console) -> None:
    """Write lines to the terminal, styled where it may be."""
    for line in lines:
        console.parts(line)
