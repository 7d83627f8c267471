"""The sfc32 generator: four 32-bit words, only additions, shifts and exclusive ors, so every build agrees."""

from typing import Annotated, Final

M32: Final = 4294967295
WARM_UP: Final = 12


class Generator:
    """A stream of luck that the driver owns; rules never see one."""

    word: Annotated[list[int], "i64", 4]

    def __init__(self) -> None:
        """Make the stream of seed 0."""
        self.word = [0] * 4
        self.seed(0, 0)

    def seed(self, seed: int, stream: int) -> None:
        """Start the numbered stream of a seed (both below 2 ** 62) from the beginning."""
        _turn: int
        self.word[0] = seed & M32
        self.word[1] = (seed >> 32) & M32
        self.word[2] = (stream ^ (stream >> 32)) & M32
        self.word[3] = 1
        for _turn in range(WARM_UP):
            self.next()

    def next(self) -> int:
        """Give the next 32 bits."""
        total: int = (self.word[0] + self.word[1] + self.word[3]) & M32
        self.word[3] = (self.word[3] + 1) & M32
        self.word[0] = self.word[1] ^ (self.word[1] >> 9)
        self.word[1] = (self.word[2] + (self.word[2] << 3)) & M32
        self.word[2] = (((self.word[2] << 21) | (self.word[2] >> 11)) + total) & M32
        return total

    def below(self, bound: int) -> int:
        """Give a number from 0 to ``bound`` - 1."""
        return (self.next() * bound) >> 32
