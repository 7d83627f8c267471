"""One moment of a table as views show it: each entry is made when somebody reads it."""

from typing import TYPE_CHECKING, Any

from holotable.core.layout import dump
from holotable.core.seat_view import STATE
from holotable.families.view import plain

if TYPE_CHECKING:
    from holotable.table.table import Table


class Shown:
    """Keeps the state of a moment for the views of it; when the last of them is gone, the table may write to it again."""

    __slots__ = ("__weakref__", "_state", "_table")

    def __init__(self, table: "Table", state: Any) -> None:
        """Keep a state of a table."""
        self._table, self._state = table, state

    def entry(self, name: str) -> Any:
        """Make one entry of a view."""
        table = self._table
        if name == STATE:
            return dump(self._state, table._fields)
        return plain(table._named.entry(name, self._state, table._names, table._tokens))

    def prompt_entry(self, seat: int, name: str) -> Any:
        """Make one entry of a seat's prompt."""
        table = self._table
        return table._listed(self._state, seat) if name == "options" else table._named.bounds(self._state, seat)


def nobody() -> None:
    """Stand for a moment that no view shows, as a weak reference would when its last view is gone."""
