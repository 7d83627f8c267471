"""Showing the summary of a simulation in the terminal."""

from collections.abc import Sequence

from holotable.cli.console import Console
from holotable.editions import Edition
from holotable.sim.columns import Line
from holotable.sim.showing import summary_lines
from holotable.sim.summary import Summary


def show_summary(summary: Summary, edition: Edition, console: Console, language: str) -> None:
    """Write a summary to the terminal."""
    show(summary_lines(summary, edition, language), console)


def show(lines: Sequence[Line], console: Console) -> None:
    """Write lines to the terminal, styled where it may be."""
    for line in lines:
        console.parts(line)
