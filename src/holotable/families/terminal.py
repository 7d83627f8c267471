"""The interface of a family in the terminal: drawing, prompts and typed input that differ between families."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol

from holotable.core.records import Event
from holotable.families.contract import Speech

Part = tuple[str, str]  # a piece of text and its style; an empty style is plain
Decision = Mapping[str, Any]


class NotUnderstood(Exception):
    """The words are no decision."""


class Drawing(Protocol):
    """Draws the views of one table."""

    @property
    def width(self) -> int:
        """The columns that a drawing needs at most."""

    def lines(self, view: Any) -> list[list[Part]]:
        """Draw a view."""

    def legend(self) -> str:
        """Explain the signs."""


class FamilyUi(Protocol):
    """What the terminal must know of a family."""

    @property
    def speech(self) -> Speech:
        """The texts of the game."""

    @property
    def drawing(self) -> Drawing:
        """The board."""

    silent_events: Collection[str]  # events that a drawn board and a prompt show anyway
    heads: Collection[str]  # events that begin a line of their own
    help: str  # the text that lists the commands
    asked: Collection[str]  # prompts that a person is asked even where nothing need be answered
    lists: Mapping[str, Callable[[str], list[str]]]  # commands of this family that only tell something

    def letter(self, seat: int) -> str:
        """Give the letter by which a seat is drawn."""

    def look(self, view: Any) -> object:
        """Give what a drawing shows; it is drawn again only when this has changed."""

    def is_foreseen(self, decision: Decision) -> bool:
        """Tell whether it helps to know what a choice leads to before luck falls."""

    def is_listed(self, decision: Decision) -> bool:
        """Tell whether a choice gets a number at all, or must be typed as a word."""

    def is_quiet(self, kind: str, decision: Decision) -> bool:
        """Tell whether a choice is listed only on request."""

    def more(self, kind: str) -> str:
        """Name the text about the choices that are listed only on request."""

    def greetings(self) -> list[str]:
        """Tell what is special about this game, before it begins."""

    def default(self, options: Sequence[Decision]) -> Decision | None:
        """Give the choice that an empty answer takes."""

    def hints(self, prompt: Mapping[str, Any], default: Decision | None) -> list[str]:
        """Tell what can be typed besides a number."""

    def rules_behind(self, kind: str, events: Sequence[Event] | None) -> list[str]:
        """Give the rule keys behind a prompt, or behind a choice that leads to these events."""

    def plausible_decisions(self, seat: int) -> Iterator[dict[str, Any]]:
        """List the decisions that the position makes one think of, legal or not."""

    def similarity_key(self, decision: Decision) -> object:
        """Give what makes two refused choices alike, besides the reason."""

    def read(self, text: str, seat: int) -> dict[str, Any]:
        """Turn typed words into a decision; whether it is legal is asked elsewhere."""

    def figures(self) -> list[str]:
        """Count what the seats have done, one line per seat."""
