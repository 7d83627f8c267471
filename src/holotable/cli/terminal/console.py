"""Writing to the terminal and reading from it, with colour or without."""

import contextlib
import sys
from collections.abc import Iterable
from typing import Any, Final

from holotable.families.terminal import Part

MARK: Final = "> "


class Console:
    """The terminal: one line at a time, styled where it may be."""

    def __init__(self, *, plain: bool = False, color: bool | None = None) -> None:
        """Decide once whether to draw and to colour."""
        self.plain = plain
        self._rich = None if plain else _rich_console(color)
        self.is_unicode = _is_unicode()
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() its line editing; not every system has it
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")  # bytes that are no text are no reason to stop

    @property
    def width(self) -> int | None:
        """The columns of the terminal, or None where lines go to a file or a pipe."""
        return int(self._rich.width) if self._rich is not None and sys.stdout.isatty() else None

    def line(self, text: str = "", style: str = "") -> None:
        """Write one line."""
        self.parts([(text, style)])

    def parts(self, parts: Iterable[Part]) -> None:
        """Write one line that is made of pieces."""
        if self._rich is None:
            sys.stdout.write("".join(text for text, _ in parts).rstrip() + "\n")
            return
        from rich.text import Text

        self._rich.print(Text.assemble(*parts), soft_wrap=not sys.stdout.isatty())

    def ask(self, question: str = MARK) -> str:
        """Read one line; input from a pipe is echoed, so that the transcript is complete."""
        sys.stdout.flush()
        answer = input(question)
        if not sys.stdin.isatty():
            sys.stdout.write(f"{answer}\n")
        return answer


def _rich_console(color: bool | None) -> Any:
    from rich.console import Console as RichConsole

    if color is None:
        return RichConsole(highlight=False, markup=False, emoji=False)
    system: Any = "standard" if color else None
    return RichConsole(highlight=False, markup=False, emoji=False, color_system=system, force_terminal=color or None)


def _is_unicode() -> bool:
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    if not encoding.startswith("utf"):
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    return encoding.startswith("utf")
