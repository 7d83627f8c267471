"""An estate board as flat tables: spaces, deeds, groups, amounts and options. Never written again once it is made."""

from typing import Annotated, Final

SPACES: Final = 40  # at most
DEEDS: Final = 32  # at most; numbered in board order
GROUPS: Final = 16  # at most; ladder and utility deeds are groups as well
RENTS: Final = 6  # entries of a deed's rent table

# kinds of space
REST_SPACE: Final = 0  # nothing happens
DEED_SPACE: Final = 1
TAX_SPACE: Final = 2

# kinds of group: how the rent table is read
STREETS: Final = 0  # by level; a complete bare group doubles
LADDER: Final = 1  # by how many of the group the owner has
UTILITY: Final = 2  # a factor by how many of the group the owner has, times the dice


class Board:
    """What is printed or decided before the game; one board serves any number of games."""

    spaces: int
    deeds: int
    start_cash: int
    salary: int  # for passing or reaching space 0
    auction_opening: int  # lowest first bid
    auction_step: int  # lowest raise
    rent_window: int  # the throw of the how-manieth following seat closes a claim
    utility_anew: bool  # dice rent is thrown at the claim, not taken from the move
    bankrupt_liquidate_first: bool  # every deed is mortgaged before it passes to a creditor
    space_kind: Annotated[list[int], "i8", SPACES]
    space_deed: Annotated[list[int], "i8", SPACES]  # the deed of a deed space
    tax: Annotated[list[int], "i32", SPACES]  # the amount of a tax space
    price: Annotated[list[int], "i32", DEEDS]
    mortgage_value: Annotated[list[int], "i32", DEEDS]
    group: Annotated[list[int], "i8", DEEDS]
    rent: Annotated[list[int], "i32", DEEDS * RENTS]  # amounts or factors, read by the kind of the group
    group_kind: Annotated[list[int], "i8", GROUPS]
    group_size: Annotated[list[int], "i8", GROUPS]

    def __init__(self) -> None:
        """Make an empty board; the edition fills it and ``count_groups`` completes it."""
        self.spaces = 0
        self.deeds = 0
        self.start_cash = 0
        self.salary = 0
        self.auction_opening = 1
        self.auction_step = 1
        self.rent_window = 1
        self.utility_anew = False
        self.bankrupt_liquidate_first = False
        self.space_kind = [REST_SPACE] * SPACES
        self.space_deed = [0] * SPACES
        self.tax = [0] * SPACES
        self.price = [0] * DEEDS
        self.mortgage_value = [0] * DEEDS
        self.group = [0] * DEEDS
        self.rent = [0] * (DEEDS * RENTS)
        self.group_kind = [STREETS] * GROUPS
        self.group_size = [0] * GROUPS


def count_groups(board: Board) -> None:
    """Count the deeds of every group once, so that play only looks it up."""
    deed: int
    for deed in range(board.deeds):
        board.group_size[board.group[deed]] += 1
