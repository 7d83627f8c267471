"""One moment of an estate game. Only ``apply`` and ``settle`` write it."""

from typing import Annotated, Final

from holotable.core.decisions import BANK
from holotable.core.fields import copy_fields, start_fields
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import DECK_CARDS, DECKS, DEEDS, FACES, GROUPS, Board

SEATS: Final = 8  # at most
NOBODY: Final = -1
NO_DEED: Final = -1
NO_CLAIM: Final = -1
NO_DECK: Final = -1
NO_PIECE: Final = -1
NO_TOKEN: Final = -1
NO_MISSION: Final = -1

# pieces in the bank's stock
HOUSE: Final = 0
HOTEL: Final = 1
PIECES: Final = 2

CLAIMS: Final = 16  # open rent claims, at most
DEBTS: Final = 64  # at most: one a deed, one a claim, and what the space asks
OFFERS: Final = 16  # open trade offers, at most
OFFERS_EACH: Final = 4  # made by one seat
IDS: Final = 30000  # numbers of lots, claims and offers begin again after this one

# stages of a debt
NEW_DEBT: Final = 0  # paid by itself if cash covers it
ASKED_DEBT: Final = 1  # the debtor must raise cash
CHOICE_DEBT: Final = 2  # a received deed is mortgaged: redeem it, or owe the interest

# phases of a turn
OPENING: Final = 0  # luck: the seats throw for the first turn
TO_ROLL: Final = 1  # a rest point
ROLLING: Final = 2  # luck: the throw of the turn
LANDED: Final = 3  # the space is still to be carried out
TO_BUY: Final = 4
RESOLVED: Final = 5  # the space is carried out
TO_END: Final = 6  # a rest point
OVER: Final = 7
LEAVING: Final = 8  # the fine of a miss is due, then the token leaves the jail
TO_TAX: Final = 9  # the amount or the share
TO_MISSION: Final = 10  # a rest point: the mission of the throw, or not
TO_PRIZE: Final = 11  # the prize of a won mission
TO_LEAVE: Final = 12  # the fine after a miss, or stay
CHOOSING: Final = 13  # the seats choose their tokens
CLOSING: Final = 14  # the last claims, then wealth is counted


class State:
    """Everything on the table; sets of seats, deeds and jail cards are bits."""

    board: Board
    seats: int
    playing: int  # the seats that are still in the game
    turn: int  # the seat whose turn it is, or who throws in the opening
    turns: int  # turns begun so far
    first: int = NOBODY  # the seat that had the first turn
    rounds: int  # rounds begun so far
    lander: int  # whose arrival is carried out: the seat on turn, or one that a mission has put elsewhere
    carded: bool  # a card has moved the lander
    phase: int = OPENING
    thrown: bool  # the seat on turn has thrown in this turn
    doubles: int  # doubles in a row in this turn
    first_die: int
    second_die: int
    undealt: int  # deeds still to be dealt before the first turn
    contenders: int  # the seats that still throw for the first turn
    winner: int = NOBODY
    time_up: bool  # the turn under way is the last one
    ending: bool  # the game ends as soon as what is owed is settled
    mission: int = NO_MISSION  # the mission that the throw has brought, or NO_MISSION
    on_mission: bool  # its die is in the air
    prizes: int  # deeds that may still be taken or stolen
    victim: int = NOBODY  # the seat that they are stolen from, or NOBODY
    token: Annotated[list[int], "i8", SEATS, NO_TOKEN]  # what a seat has chosen in a game with missions, or NO_TOKEN
    rank: Annotated[list[int], "i8", SEATS]  # the place in which a seat has finished, or 0 while it plays
    opening: Annotated[list[int], "i8", SEATS]  # what a seat threw in the opening
    cash: Annotated[list[int], "i32", SEATS]
    space: Annotated[list[int], "i8", SEATS]
    jail: Annotated[list[int], "i8", SEATS]  # 0: free; else which jailed turn is the next
    jail_cards: Annotated[list[int], "i8", SEATS]
    deeds: Annotated[list[int], "i64", SEATS]  # the deeds of a seat
    credit: Annotated[list[int], "i32", SEATS]  # what mortgages and the sale of buildings could still bring a seat
    owned: Annotated[list[int], "i8", SEATS * GROUPS]  # how many of a group a seat has
    sets: Annotated[list[int], "i32", SEATS]  # the complete street groups of a seat
    owner: Annotated[list[int], "i8", DEEDS, BANK]
    mortgaged: Annotated[list[int], "i8", DEEDS]
    level: Annotated[list[int], "i8", DEEDS]  # houses on a deed; the top level is a hotel
    built: Annotated[list[int], "i8", GROUPS]  # the levels of a group together
    buried: Annotated[list[int], "i8", GROUPS]  # mortgaged deeds of a group
    stock: Annotated[list[int], "i16", PIECES]  # pieces left in the bank
    drawing: int = NO_DECK  # the deck of which a card is due, or NO_DECK
    unseen: Annotated[list[int], "i8", FACES]  # copies of a card that nobody has seen yet
    unseen_cards: Annotated[list[int], "i8", DECKS]  # the same for a whole deck
    queued: Annotated[list[int], "i8", DECKS]  # cards that lie under the unseen ones
    queue: Annotated[list[int], "i8", DECKS * DECK_CARDS]  # their faces, the next to come first
    claims: int
    last_claim: int  # the newest claim's number
    claim_thrown: int = NO_CLAIM  # the place of the claim whose dice are in the air, or NO_CLAIM
    claim_id: Annotated[list[int], "i16", CLAIMS]
    claim_debtor: Annotated[list[int], "i8", CLAIMS]
    claim_creditor: Annotated[list[int], "i8", CLAIMS]
    claim_deed: Annotated[list[int], "i8", CLAIMS, NO_DEED]
    claim_amount: Annotated[list[int], "i32", CLAIMS]
    claim_factor: Annotated[list[int], "i16", CLAIMS]  # times dice still to be thrown, or 0
    claim_waits: Annotated[
        list[int], "i8", CLAIMS
    ]  # turns of others whose throw it outlives, and the one that closes it
    debts: int  # the last one is settled first
    debt_debtor: Annotated[list[int], "i8", DEBTS]
    debt_creditor: Annotated[list[int], "i8", DEBTS]
    debt_amount: Annotated[list[int], "i32", DEBTS]
    debt_event: Annotated[list[int], "i8", DEBTS]  # what the tape calls the payment
    debt_cause: Annotated[list[int], "i16", DEBTS]
    debt_deed: Annotated[list[int], "i8", DEBTS, NO_DEED]  # what the rent or interest is for, or NO_DEED
    debt_stage: Annotated[list[int], "i8", DEBTS, NEW_DEBT]
    auctioning: bool
    lot: int  # number of the auction that is open, or was last
    lot_deed: int = NO_DEED
    lot_piece: int = NO_PIECE  # the piece that is auctioned instead of a deed, or NO_PIECE
    high_bid: int
    high_bidder: int = NOBODY
    passed: int  # seats that have passed at this price
    lots_waiting: int
    waiting: Annotated[list[int], "i8", DEEDS]  # 1: the bank will auction this deed
    demand: int = NO_PIECE  # the piece that is short, or NO_PIECE
    asked: int  # seats that have not yet said how many they want
    wanted: Annotated[list[int], "i8", SEATS]  # pieces that a seat wants
    placer: int = NOBODY  # the seat that must place a piece, or NOBODY
    prepaid: bool  # the piece to place is paid by the winning bid
    offers: int
    last_offer: int  # the newest offer's number
    offer_id: Annotated[list[int], "i16", OFFERS]  # 0: no offer here
    offer_revision: Annotated[list[int], "i16", OFFERS]
    offer_maker: Annotated[list[int], "i8", OFFERS]
    offer_taker: Annotated[list[int], "i8", OFFERS]  # the seat that may accept
    give_cash: Annotated[list[int], "i32", OFFERS]  # what the maker gives
    give_deeds: Annotated[list[int], "i64", OFFERS]
    give_cards: Annotated[list[int], "i8", OFFERS]
    want_cash: Annotated[list[int], "i32", OFFERS]  # what the maker wants
    want_deeds: Annotated[list[int], "i64", OFFERS]
    want_cards: Annotated[list[int], "i8", OFFERS]

    def __init__(self, board: Board) -> None:
        """Make an empty table; ``set_up`` hands out the cash."""
        self.board = board
        start_fields(self)

    def copy_from(self, source: "State") -> None:
        """Become an exact copy of a state of the same board."""
        copy_fields(self, source)


def is_playing(state: State, seat: int) -> bool:
    """Tell whether a seat is in the game."""
    return 0 <= seat < state.seats and has(state.playing, seat)


def is_deed(state: State, deed: int) -> bool:
    """Tell whether the board has a deed of this number."""
    return 0 <= deed < state.board.deeds


def next_id(number: int) -> int:
    """Give the number that follows one of a lot, claim or offer."""
    return number % IDS + 1
