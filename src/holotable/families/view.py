"""What the views of all families begin with; each family adds its own.

A view is what the program passes round: texts, terminal, pacing and messages read its fields, and nobody writes them.
Whoever writes Python against a table gets the same as plain dicts (``plain_view``).
"""

from collections.abc import Mapping
from typing import Any, cast

import msgspec
from msgspec import Struct


class View(Struct, frozen=True, gc=False):
    """Everything on the table, by name; each family adds its own."""

    edition: str | Mapping[str, Any]  # an own edition is held whole
    options: Mapping[str, bool | int | str]
    turn: int
    turns: int

    @property
    def round_number(self) -> int:
        """The round that is played."""
        return self.turns

    def is_round_later(self, began: Any) -> bool:
        """Tell whether a round that began with this other view is over."""
        return bool(self.round_number != began.round_number)

    @property
    def is_last_turn(self) -> bool:
        """Whether the time of a timed game is up."""
        return False

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat plays no longer."""
        raise NotImplementedError


def plain_view(view: View) -> dict[str, Any]:
    """Give a view as plain dicts and lists that the caller may keep and change."""
    return cast("dict[str, Any]", plain(view))


def plain(entry: Any) -> Any:
    """Give a view or an entry of it in the same way."""
    return msgspec.to_builtins(entry)
