"""The order in which seats are asked: those that must answer, and those that may act."""

from collections.abc import Iterator
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
        self._played = -1  # decisions when it last looked who is due: nothing changes before the next one
        self._waiting = self._first = 0
        self._others: Iterator[int] = iter(())  # those who follow the first that is due, and have not been tried
        self._moment: object = None
        self._asked: set[tuple[int, int]] = set()
        seats = range(len(table.names))
        self._after: list[tuple[int, ...]] = [
            (*seats[seat + 1 :], *seats[:seat]) for seat in seats
        ]  # who follows a seat, in turn order

    def next(self) -> int | None:
        """Give the seat that is asked now, or None when the game is over."""
        if self._played != self._table._played:
            self._look()
        waiting = self._waiting
        if waiting == 0:
            return None
        for seat in self._others:
            if not waiting >> seat & 1 and self._is_news(seat):
                return seat
        self._is_news(self._first)  # a seat that has just passed is not asked again whether it wants to bid
        return self._first

    def _look(self) -> None:
        """See who is due after a decision, and whether play has come to another rest point."""
        table = self._table
        self._played = table._played
        waiting: int = table._rules.due(table._state)
        self._waiting = waiting
        if waiting == 0:
            return
        moment = table._named.moment(table._state)
        if moment != self._moment:
            self._moment = moment
            self._asked.clear()
        self._first = (waiting & -waiting).bit_length() - 1
        self._others = iter(self._after[self._first])

    def _is_news(self, seat: int) -> bool:
        """Tell whether a seat has a prompt that it has not been asked at this rest point, and remember it."""
        table = self._table
        asked: int = table._rules.prompt(table._state, seat)
        news = (seat, asked)
        if news in self._asked or table._named.prompt_name(asked) is None:
            return False
        self._asked.add(news)
        return True
