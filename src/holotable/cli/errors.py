"""Turns every expected failure into one line on the error output and an exit code."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import typer

from holotable.core.checks import did_you_mean
from holotable.core.errors import EditionError, HolotableError

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 1
EXTRA: Final = "Got unexpected extra argument(s)"  # what the library calls words that have no place


def guarded(command: Any, arguments: Callable[[], list[str]]) -> int:
    """Run a command and turn every expected failure into one line."""
    try:
        return int(command.main(args=arguments(), prog_name="holotable", standalone_mode=False) or 0)
    except typer.TyperException as problem:
        print_error(usage_line(problem))
    except HolotableError as problem:
        print_error(str(problem))
    except ImportError as problem:
        if "HOLOTABLE_BUILD" not in str(problem):
            raise
        print_error(str(problem))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the pipe is closed; do not fail at exit
        return CLOSED_PIPE
    return WRONG_INPUT


def check_not_empty(arguments: Sequence[str]) -> None:
    """Refuse an empty word, which a script has left unfilled: as a path it would mean this folder."""
    for before, word in zip(["", *arguments], arguments, strict=False):
        flag = before if word == "" else word[:-1]
        if word == "" or (word.startswith("--") and word.endswith("=")):
            what = flag if flag.startswith("-") else "an argument"
            raise EditionError(f"{what} is empty; give it a value, or leave it out")


def print_error(problem: str) -> None:
    """Write one line to the error output."""
    problem = problem.removeprefix("holotable: ")
    line = "; ".join(part.strip() for part in problem.splitlines() if part.strip())
    sys.stderr.write(f"holotable: {line}\n")


def usage_line(problem: Any) -> str:
    """Say which word of the command line is wrong and what is allowed."""
    message = problem.format_message().split("\n")[0].rstrip(".")
    context = getattr(problem, "ctx", None)
    if context is None:
        return _small(message)
    if getattr(problem, "option_name", None):
        wrong, known = problem.option_name, _flags(context.command)
        whose = f"options of '{context.command_path}'"
        return f"no option {wrong!r}{did_you_mean(wrong, known)}; {whose} are {', '.join(known)}"
    if getattr(getattr(problem, "param", None), "name", None) == "edition":
        from holotable.editions import edition_ids

        return f"{_small(message)}; editions are {', '.join(edition_ids())}"
    if message.startswith(EXTRA):
        message = f"unexpected: {message.removeprefix(EXTRA).strip('() ')}"
    commands = getattr(context.command, "commands", None)
    if commands:
        return f"{_small(message)}; commands are {', '.join(commands)}"
    return f"{_small(message)}; see '{context.command_path} --help'"


def _flags(command: Any) -> list[str]:
    return [flag for param in command.params for flag in (*param.opts, *param.secondary_opts) if flag.startswith("--")]


def _small(message: str) -> str:
    return message[:1].lower() + message[1:]
