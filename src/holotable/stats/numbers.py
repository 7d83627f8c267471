"""Typed access to the sums of a simulation by name."""

from collections.abc import Mapping


class Numbers:
    """The sums of all games, each known to be a number or a row of numbers."""

    def __init__(self, sums: Mapping[str, int | list[int]]) -> None:
        """Keep the sums."""
        self._sums = sums

    def number(self, name: str) -> int:
        """Give a single sum."""
        value = self._sums[name]
        assert isinstance(value, int), name
        return value

    def row(self, name: str) -> list[int]:
        """Give a row of sums."""
        value = self._sums[name]
        assert isinstance(value, list), name
        return value
