"""A small fast generator of chance (sfc32), the same on every machine."""

from __future__ import annotations

from typing import Annotated, Final

M32: Final = 4294967295
WORDS: Final = 4


class Seeded:
    """Chance from a seed."""

    word: Annotated[list[int], "i64", WORDS]

    def __init__(self) -> None:
        self.word = [0] * WORDS

    def seed(self, seed: int) -> None:
        """Start the stream of ``seed``."""
        _turn: int
        self.word[0] = 0
        self.word[1] = seed & M32
        self.word[2] = (seed >> 32) & M32
        self.word[3] = 1
        for _turn in range(12):
            self.next()

    def next(self) -> int:
        """Return the next 32 bits."""
        total: int = (self.word[0] + self.word[1] + self.word[3]) & M32
        self.word[3] = (self.word[3] + 1) & M32
        self.word[0] = self.word[1] ^ (self.word[1] >> 9)
        self.word[1] = (self.word[2] + (self.word[2] << 3)) & M32
        self.word[2] = (((self.word[2] << 21) & M32 | (self.word[2] >> 11)) + total) & M32
        return total

    def below(self, count: int) -> int:
        """Return a number from 0 to ``count`` - 1."""
        return (self.next() * count) >> 32
