"""A small board for tests: twelve spaces with one of everything that the rules must handle. Its names are made up."""

from holotable.families.estate.rules.board import (
    COLLECT,
    DEED_SPACE,
    KEEP,
    LADDER,
    PAY,
    RENTS,
    STREETS,
    TAX_SPACE,
    UTILITY,
    Board,
    count_groups,
)

# spaces
START = 0
OAK_SPACE, FERRY_SPACE, ELM_SPACE, TOLL, REED_SPACE, MILL_SPACE = 1, 2, 3, 4, 5, 6
SEDGE_SPACE, BARGE_SPACE, SLATE_SPACE, MEADOW, FLINT_SPACE = 7, 8, 9, 10, 11

# deeds, in board order
OAK, FERRY, ELM, REED, MILL, SEDGE, BARGE, SLATE, FLINT = range(9)
DEEDS = range(9)

# groups
WOOD, WATER, STONE, BOATS, MILLS = range(5)

SALARY = 40
TOLL_AMOUNT = 90
START_CASH = 400
HOUSE_PRICE = 40
HOTEL_PRICE = 60
CARDS = tuple((deck, verb, amount) for deck in (0, 1) for verb, amount in ((KEEP, 0), (COLLECT, 30), (PAY, 20)))
RISE = (1, 3, 6, 9, 12, 15)  # times the bare rent, by level

#        space, group, price, mortgage value, rents or factors
TITLES = (
    (OAK_SPACE, WOOD, 60, 30, (20,)),
    (FERRY_SPACE, BOATS, 100, 50, (25, 50)),
    (ELM_SPACE, WOOD, 70, 35, (24,)),
    (REED_SPACE, WATER, 110, 55, (40,)),
    (MILL_SPACE, MILLS, 80, 40, (4,)),
    (SEDGE_SPACE, WATER, 130, 65, (48,)),
    (BARGE_SPACE, BOATS, 100, 50, (25, 50)),
    (SLATE_SPACE, STONE, 150, 75, (60,)),
    (FLINT_SPACE, STONE, 170, 85, (72,)),
)


def lay_cards(board: Board) -> None:
    """Lay a jail card and two others into each deck; no space of the board draws them."""
    for face, (deck, verb, amount) in enumerate(CARDS):
        board.card_deck[face] = deck
        board.card_verb[face] = verb
        board.card_amount[face] = amount
        board.card_copies[face] = 1
    board.faces = len(CARDS)


def toy_board(**values: int | bool) -> Board:
    """Make the board; any amount or option may be given another value."""
    board = Board()
    board.spaces = 12
    board.deeds = len(TITLES)
    board.start_cash = START_CASH
    board.salary = SALARY
    board.auction_opening = 10
    board.auction_step = 2
    board.rent_window = 1
    board.utility_anew = True
    board.bankrupt_liquidate_first = False
    board.jail = MEADOW
    board.fine = 30
    board.houses = 12
    board.hotels = 4
    board.space_kind[TOLL] = TAX_SPACE
    board.tax[TOLL] = TOLL_AMOUNT
    for deed, (space, group, price, mortgage_value, bare) in enumerate(TITLES):
        rents = bare
        board.space_kind[space] = DEED_SPACE
        board.space_deed[space] = deed
        board.deed_space[deed] = space
        board.group[deed] = group
        board.price[deed] = price
        board.mortgage_value[deed] = mortgage_value
        if group in (WOOD, WATER, STONE):
            board.build_price[deed] = HOUSE_PRICE
            board.top_price[deed] = HOTEL_PRICE
            rents = tuple(rents[0] * times for times in RISE)
        for place, rent in enumerate(rents):
            board.rent[deed * RENTS + place] = rent
    for group, kind in ((WOOD, STREETS), (WATER, STREETS), (STONE, STREETS), (BOATS, LADDER), (MILLS, UTILITY)):
        board.group_kind[group] = kind
    lay_cards(board)
    count_groups(board)
    for name, value in values.items():
        assert hasattr(board, name), f"a board has no {name!r}"
        setattr(board, name, value)
    return board
