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
        self._asked: set[tuple[int, str]] = set()

    def next(self) -> int | None:
        """Give the seat that is asked now, or None when the game is over."""
        due = self._table.due
        if due is None:
            return None
        moment = self._table.moment
        first: int = due.seats[0]
        if moment != self._moment:
            self._moment = moment
            self._asked.clear()
        others: tuple[int, ...] = (*range(first + 1, len(self._table.names)), *range(first))
        for seat in others:
            if seat not in due.seats and self._is_news(seat):
                return seat
        self._is_news(first)  # a seat that has just passed is not asked again whether it wants to bid
        return first

    def _is_news(self, seat: int) -> bool:
        """Tell whether a seat has a prompt that it has not been asked at this rest point, and remember it."""
        kind = self._table.prompt_kind(seat)
        if kind is None or (seat, kind) in self._asked:
            return False
        self._asked.add((seat, kind))
        return True
