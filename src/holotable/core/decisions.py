"""A decision as plain numbers, and the buffer in which legal ones are listed."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

BANK: Final = -1  # in the place of a seat, for what no seat owns or decides
ARGUMENTS: Final = 8  # enough for a trade: partner, cash, deeds and cards of both sides, offer
LISTED_ARGUMENTS: Final = 4  # what a decision that can be listed needs at most
LISTED_MOST: Final = 1024
NOTES: Final = 128


class Decision:
    """One answer of a seat: its kind and the arguments that the family's rules name."""

    kind: int
    argument: Annotated[list[int], "i64", ARGUMENTS]

    def __init__(self) -> None:
        """Make an empty decision."""
        start_fields(self)


class Options:
    """The legal decisions of one seat, in the order in which the rules list them."""

    count: int
    kind: Annotated[list[int], "i16", LISTED_MOST]
    argument: Annotated[list[int], "i16", LISTED_MOST * LISTED_ARGUMENTS]
    note: Annotated[list[int], "i8", NOTES]  # what the rules remember while they list

    def __init__(self) -> None:
        """Make an empty list."""
        start_fields(self)

    def add(self, kind: int, first: int, second: int, third: int, fourth: int) -> None:
        """Append one decision."""
        base: int = self.count * LISTED_ARGUMENTS
        self.kind[self.count] = kind
        self.argument[base] = first
        self.argument[base + 1] = second
        self.argument[base + 2] = third
        self.argument[base + 3] = fourth
        self.count += 1

    def listed(self) -> list[tuple[int, ...]]:
        """Give every decision as its kind and arguments, as Python reads them: the whole buffer would be far more."""
        return [
            (
                self.kind[index],
                self.argument[index * LISTED_ARGUMENTS],
                self.argument[index * LISTED_ARGUMENTS + 1],
                self.argument[index * LISTED_ARGUMENTS + 2],
                self.argument[index * LISTED_ARGUMENTS + 3],
            )
            for index in range(self.count)
        ]

    def pick(self, index: int, decision: Decision) -> None:
        """Write the decision at ``index`` into ``decision``."""
        base: int = index * LISTED_ARGUMENTS
        decision.kind = self.kind[index]
        decision.argument[0] = self.argument[base]
        decision.argument[1] = self.argument[base + 1]
        decision.argument[2] = self.argument[base + 2]
        decision.argument[3] = self.argument[base + 3]
