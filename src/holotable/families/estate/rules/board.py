"""An estate board as flat tables: spaces, deeds, groups, cards, amounts and options. Never written again once it is made."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

SPACES: Final = 40  # at most
DEEDS: Final = 31  # at most, so that a set of them fits on the tape; numbered in board order
GROUPS: Final = 16  # at most; ladder and utility deeds are groups as well
GROUP_DEEDS: Final = 4  # deeds of one group, at most
RENTS: Final = 6  # entries of a deed's rent table
DECKS: Final = 2
FACES: Final = 64  # different cards, at most; numbered over both decks
DECK_CARDS: Final = 32  # cards of one deck, at most
NO_CARD: Final = -1
TOKENS: Final = 8  # at most
SIDES: Final = 2  # of tokens: light and dark
MISSIONS: Final = 6  # of a side, one for each number of the die beside the six

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

# what a won mission gives, and what its amount and count mean
TAKE: Final = 1  # count deeds of the bank, or amount
JUMP: Final = 2  # to any other space
AGAIN: Final = 3  # a fresh turn
PRIZE: Final = 4  # amount, from the bank
DISPLACE: Final = 5  # puts another seat on another space
STEAL: Final = 6  # count deeds of one other seat
DEFEAT: Final = 7  # another seat is bankrupt to the winner

# paying the fine after a missed throw from jail that is not the last one
NO_LATE_FINE: Final = 0
MAY_PAY_LATE: Final = 1
MUST_PAY_LATE: Final = 2


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
    top_level: int = 5  # of a deed: the hotel, one above the houses it replaces
    auction_opening: int = 1  # lowest first bid
    auction_step: int = 1  # lowest raise
    rent_window: int = 1  # the throw of the how-manieth following seat closes a claim
    mortgage_keeps_rent: bool = True  # a mortgage taken after the landing leaves the claim as it was
    utility_anew: bool  # dice rent is thrown at the claim, not taken from the move
    jail_pay_turns: int = 3  # on how many jailed turns the fine may be paid before the throw
    jail_doubles_again: bool  # doubles that open the jail throw again
    build_own_turn: bool  # building and selling wait for the own turn, or the gap between turns
    sell_outright: bool  # hotels may be sold past their houses at any time
    shortage_auctions: bool = True  # any shortage is auctioned, not just the last piece
    shortage_auctions_all: bool  # and all pieces of it, even when those who still want some could all be served
    bankrupt_liquidate_first: bool  # every deed is mortgaged before it passes to a creditor
    bank_clears_mortgage: bool = True  # what a bankrupt leaves to the bank is auctioned free of mortgages
    tax_choice: bool  # where a tax space names a share, it may be paid instead of the amount
    utility_card_anew: bool  # dice rent after a card is thrown at the claim
    late_fine: int = NO_LATE_FINE  # whether the fine may or must be paid after a missed throw
    deal: int  # deeds that every seat is dealt before the first turn
    deal_paid: bool  # and pays for
    ends_scored: bool  # the first bankruptcy ends the game, and the others count their wealth
    timed: bool  # the game ends when the time is up
    round_limit: int  # or after so many rounds; 0: the clock alone
    missions: bool  # a six with a move brings a mission
    skip_ends_turn: bool  # declining a mission costs the throw for doubles
    jump_forward: bool  # a jump passes the start space and is paid for it
    tokens: int  # that seats choose from in a game with missions
    space_kind: Annotated[list[int], "i8", SPACES, REST_SPACE]
    space_deed: Annotated[list[int], "i8", SPACES]  # the deed of a deed space
    space_deck: Annotated[list[int], "i8", SPACES]  # the deck of a card space
    tax: Annotated[list[int], "i32", SPACES]  # the amount of a tax space
    tax_share: Annotated[list[int], "i8", SPACES]  # the share of the worth that may be paid instead, in per cent, or 0
    deed_space: Annotated[list[int], "i8", DEEDS]
    price: Annotated[list[int], "i32", DEEDS]
    mortgage_value: Annotated[list[int], "i32", DEEDS]
    interest: Annotated[list[int], "i32", DEEDS]  # ten per cent of the mortgage value, rounded up
    build_price: Annotated[list[int], "i32", DEEDS]  # of a house
    top_price: Annotated[list[int], "i32", DEEDS]  # of a hotel
    group: Annotated[list[int], "i8", DEEDS]
    rent: Annotated[list[int], "i32", DEEDS * RENTS]  # amounts or factors, read by the kind of the group
    group_kind: Annotated[list[int], "i8", GROUPS, STREETS]
    group_size: Annotated[list[int], "i8", GROUPS]
    group_deed: Annotated[list[int], "i8", GROUPS * GROUP_DEEDS]  # the deeds of a group in board order
    card_deck: Annotated[list[int], "i8", FACES]
    card_copies: Annotated[list[int], "i8", FACES]
    card_verb: Annotated[list[int], "i8", FACES]
    card_amount: Annotated[list[int], "i32", FACES]
    card_second: Annotated[list[int], "i32", FACES]
    jail_card: Annotated[list[int], "i8", DECKS, NO_CARD]  # the face that opens the jail, or NO_CARD
    token_side: Annotated[list[int], "i8", TOKENS]
    mission_least: Annotated[list[int], "i8", SIDES * MISSIONS]  # the lowest die that wins
    mission_prize: Annotated[list[int], "i8", SIDES * MISSIONS]
    mission_count: Annotated[list[int], "i8", SIDES * MISSIONS]
    mission_amount: Annotated[list[int], "i32", SIDES * MISSIONS]
    mission_fine: Annotated[list[int], "i32", SIDES * MISSIONS]
    mission_key: Annotated[list[int], "i16", SIDES * MISSIONS]  # the rule of the mission
    mission_fine_key: Annotated[list[int], "i16", SIDES * MISSIONS]  # the rule of its fine

    def __init__(self) -> None:
        """Make an empty board; the edition fills it and ``count_groups`` completes it."""
        start_fields(self)


def count_groups(board: Board) -> None:
    """List the deeds of every group, all interest and the cards that open the jail once, so that play only looks them up."""
    deed: int
    group: int
    face: int
    for deed in range(board.deeds):
        group = board.group[deed]
        board.group_deed[group * GROUP_DEEDS + board.group_size[group]] = deed
        board.group_size[group] += 1
        board.interest[deed] = (board.mortgage_value[deed] + 9) // 10
    for face in range(board.faces):
        if board.card_verb[face] == KEEP:
            board.jail_card[board.card_deck[face]] = face
