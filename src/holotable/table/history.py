"""What has happened at a table: entries that are only ever added."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

Entry = TypeVar("Entry")


class History(Generic[Entry]):
    """A list that only grows; a copy shares what both have had so far, and costs the same however long that is."""

    __slots__ = ("_parts",)

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        """Begin with some entries."""
        # the entries before the last copy, as such a pair again, and those since, to which nobody else adds
        self._parts: tuple[object, list[Entry]] = (None, list(entries))

    def append(self, entry: Entry) -> None:
        """Add an entry."""
        self._parts[1].append(entry)

    def extend(self, entries: Iterable[Entry]) -> None:
        """Add entries."""
        self._parts[1].extend(entries)

    def copy(self) -> "History[Entry]":
        """Give a history that goes on by itself; from now on both add to lists of their own."""
        twin: History[Entry] = History.__new__(History)
        earlier = self._parts if self._parts[1] else self._parts[0]
        self._parts, twin._parts = (earlier, []), (earlier, [])
        return twin

    def __iter__(self) -> Iterator[Entry]:
        """Give the entries in order."""
        return iter(self._joined())

    def __len__(self) -> int:
        """Count the entries."""
        earlier, own = self._parts
        return len(own) if earlier is None else len(self._joined())

    def since(self, place: int) -> list[Entry]:
        """Give the entries from a place on."""
        return self._joined()[place:]

    def __getitem__(self, place: int) -> Entry:
        """Give the entry at a place."""
        return self._joined()[place]

    def __reduce__(self) -> tuple[type, tuple[list[Entry]]]:
        """Copy and pickle as a list of one's own."""
        return History, (list(self._joined()),)

    def _joined(self) -> list[Entry]:
        """Join the parts once, so that the next reader finds them joined."""
        parts: object = self._parts
        found: list[list[Entry]] = []
        while isinstance(parts, tuple):
            parts, own = parts
            found.append(own)
        if len(found) > 1:
            self._parts = (None, [entry for own in reversed(found) for entry in own])
        return self._parts[1]
