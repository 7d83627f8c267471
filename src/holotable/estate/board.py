"""An estate board as flat tables: spaces, deeds, groups, cards, amounts and options. Never written again once it is made."""

from typing import Annotated, Final

SPACES: Final = 40  # at most
DEEDS: Final = 31  # at most, so that a set of them fits on the tape; numbered in board order
GROUPS: Final = 16  # at most; ladder and utility deeds are groups as well
GROUP_DEEDS: Final = 4  # deeds of one group, at most
RENTS: Final = 6  # entries of a deed's rent table
DECKS: Final = 2
FACES: Final = 64  # different cards, at most; numbered over both decks
DECK_CARDS: Final = 32  # cards of one deck, at most
NO_CARD: Final = -1

# kinds of space
REST_SPACE: Final = 0  # nothing happens
DEED_SPACE: Final = 1
TAX_SPACE: Final = 2
CARD_SPACE: Final = 3
ARREST_SPACE: Final = 4  # sends to jail

# kinds of group: how the rent table is read
STREETS: Final = 0  # by level; a complete bare group doubles
LADDER: Final = 1  # by how many of the group the owner has
UTILITY: Final = 2  # a factor by how many of the group the owner has, times the dice

# what a card does, and what its amount and second number mean
COLLECT: Final = 1  # amount, from the bank
PAY: Final = 2  # amount, to the bank
COLLECT_EACH: Final = 3  # amount, from every other seat
PAY_EACH: Final = 4  # amount, to every other seat
REPAIR: Final = 5  # amount a house, second a hotel, to the bank
ADVANCE: Final = 6  # to the space of that number
ADVANCE_NEAREST: Final = 7  # to the next deed of that group; second: times its rent, or the utility's factor
STEP: Final = 8  # amount spaces, backward if negative
ARREST: Final = 9
KEEP: Final = 10  # a card that opens the jail


class Board:
    """What is printed or decided before the game; one board serves any number of games."""

    spaces: int
    deeds: int
    faces: int
    jail: int  # the space of the jail, also visited
    start_cash: int
    salary: int  # for passing or reaching space 0
    fine: int  # for leaving the jail
    houses: int  # in the bank's stock
    hotels: int
    top_level: int  # of a deed: the hotel, one above the houses it replaces
    auction_opening: int  # lowest first bid
    auction_step: int  # lowest raise
    rent_window: int  # the throw of the how-manieth following seat closes a claim
    utility_anew: bool  # dice rent is thrown at the claim, not taken from the move
    jail_pay_turns: int  # on how many jailed turns the fine may be paid before the throw
    jail_doubles_again: bool  # doubles that open the jail throw again
    build_own_turn: bool  # building and selling wait for the own turn, or the gap between turns
    sell_outright: bool  # hotels may be sold past their houses at any time
    shortage_auctions: bool  # any shortage is auctioned, not just the last piece
    bankrupt_liquidate_first: bool  # every deed is mortgaged before it passes to a creditor
    bank_clears_mortgage: bool  # what a bankrupt leaves to the bank is auctioned free of mortgages
    space_kind: Annotated[list[int], "i8", SPACES]
    space_deed: Annotated[list[int], "i8", SPACES]  # the deed of a deed space
    space_deck: Annotated[list[int], "i8", SPACES]  # the deck of a card space
    tax: Annotated[list[int], "i32", SPACES]  # the amount of a tax space
    deed_space: Annotated[list[int], "i8", DEEDS]
    price: Annotated[list[int], "i32", DEEDS]
    mortgage_value: Annotated[list[int], "i32", DEEDS]
    build_price: Annotated[list[int], "i32", DEEDS]  # of a house
    top_price: Annotated[list[int], "i32", DEEDS]  # of a hotel
    group: Annotated[list[int], "i8", DEEDS]
    rent: Annotated[list[int], "i32", DEEDS * RENTS]  # amounts or factors, read by the kind of the group
    group_kind: Annotated[list[int], "i8", GROUPS]
    group_size: Annotated[list[int], "i8", GROUPS]
    group_deed: Annotated[list[int], "i8", GROUPS * GROUP_DEEDS]  # the deeds of a group in board order
    card_deck: Annotated[list[int], "i8", FACES]
    card_copies: Annotated[list[int], "i8", FACES]
    card_verb: Annotated[list[int], "i8", FACES]
    card_amount: Annotated[list[int], "i32", FACES]
    card_second: Annotated[list[int], "i32", FACES]
    jail_card: Annotated[list[int], "i8", DECKS]  # the face that opens the jail, or NO_CARD

    def __init__(self) -> None:
        """Make an empty board; the edition fills it and ``count_groups`` completes it."""
        self.spaces = 0
        self.deeds = 0
        self.faces = 0
        self.jail = 0
        self.start_cash = 0
        self.salary = 0
        self.fine = 0
        self.houses = 0
        self.hotels = 0
        self.top_level = 5
        self.auction_opening = 1
        self.auction_step = 1
        self.rent_window = 1
        self.utility_anew = False
        self.jail_pay_turns = 3
        self.jail_doubles_again = False
        self.build_own_turn = False
        self.sell_outright = False
        self.shortage_auctions = True
        self.bankrupt_liquidate_first = False
        self.bank_clears_mortgage = True
        self.space_kind = [REST_SPACE] * SPACES
        self.space_deed = [0] * SPACES
        self.space_deck = [0] * SPACES
        self.tax = [0] * SPACES
        self.deed_space = [0] * DEEDS
        self.price = [0] * DEEDS
        self.mortgage_value = [0] * DEEDS
        self.build_price = [0] * DEEDS
        self.top_price = [0] * DEEDS
        self.group = [0] * DEEDS
        self.rent = [0] * (DEEDS * RENTS)
        self.group_kind = [STREETS] * GROUPS
        self.group_size = [0] * GROUPS
        self.group_deed = [0] * (GROUPS * GROUP_DEEDS)
        self.card_deck = [0] * FACES
        self.card_copies = [0] * FACES
        self.card_verb = [0] * FACES
        self.card_amount = [0] * FACES
        self.card_second = [0] * FACES
        self.jail_card = [NO_CARD] * DECKS


def count_groups(board: Board) -> None:
    """List the deeds of every group and the cards that open the jail once, so that play only looks them up."""
    deed: int
    group: int
    face: int
    for deed in range(board.deeds):
        group = board.group[deed]
        board.group_deed[group * GROUP_DEEDS + board.group_size[group]] = deed
        board.group_size[group] += 1
    for face in range(board.faces):
        if board.card_verb[face] == KEEP:
            board.jail_card[board.card_deck[face]] = face
