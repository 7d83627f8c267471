"""The order in which seats are asked: those that must answer, and those that may act."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holotable.table.table import Table


class Asking:
    """Asks the seats of one table in a fair order: before a seat that must answer, all who may act of their own accord.

    Whoever may act is asked once at every rest point, in turn order, and again only when something else is
    asked of it, such as an answer to a trade.
    """

    def __init__(self, table: "Table") -> None:
        """Begin at the moment at which the table is."""
        self._table = table
        self._moment: object = None
        self._asked: set[tuple[int, int]] = set()

    def next(self) -> int | None:
        """Give the seat that is asked now, or None when the game is over."""
        table = self._table
        waiting: int = table._rules.due(table._state)
        if waiting == 0:
            return None
        moment = table.moment
        if moment != self._moment:
            self._moment = moment
            self._asked.clear()
        first: int = (waiting & -waiting).bit_length() - 1
        others: tuple[int, ...] = (*range(first + 1, len(table.names)), *range(first))
        for seat in others:
            if not waiting >> seat & 1 and self._is_news(seat):
                return seat
        self._is_news(first)  # a seat that has just passed is not asked again whether it wants to bid
        return first

    def _is_news(self, seat: int) -> bool:
        """Tell whether a seat has a prompt that it has not been asked at this rest point, and remember it."""
        kind: int = self._table._rules.prompt(self._table._state, seat)
        if (seat, kind) in self._asked or self._table._named.prompt_name(kind) is None:
            return False
        self._asked.add((seat, kind))
        return True
