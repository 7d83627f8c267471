"""One moment of an estate game. Only ``apply`` and ``settle`` write it."""

from typing import Annotated, Final

from holotable.estate.bits import has
from holotable.estate.board import DECK_CARDS, DECKS, DEEDS, FACES, GROUPS, Board

SEATS: Final = 8  # at most
BANK: Final = -1  # in the place of a seat
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
    first: int  # the seat that had the first turn
    rounds: int  # rounds begun so far
    lander: int  # whose arrival is carried out: the seat on turn, or one that a mission has put elsewhere
    carded: bool  # a card has moved the lander
    phase: int
    thrown: bool  # the seat on turn has thrown in this turn
    doubles: int  # doubles in a row in this turn
    first_die: int
    second_die: int
    undealt: int  # deeds still to be dealt before the first turn
    contenders: int  # the seats that still throw for the first turn
    winner: int
    time_up: bool  # the turn under way is the last one
    ending: bool  # the game ends as soon as what is owed is settled
    mission: int  # the mission that the throw has brought, or NO_MISSION
    on_mission: bool  # its die is in the air
    prizes: int  # deeds that may still be taken or stolen
    victim: int  # the seat that they are stolen from, or NOBODY
    token: Annotated[list[int], "i8", SEATS]  # what a seat has chosen in a game with missions, or NO_TOKEN
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
    owner: Annotated[list[int], "i8", DEEDS]
    mortgaged: Annotated[list[int], "i8", DEEDS]
    level: Annotated[list[int], "i8", DEEDS]  # houses on a deed; the top level is a hotel
    built: Annotated[list[int], "i8", GROUPS]  # the levels of a group together
    buried: Annotated[list[int], "i8", GROUPS]  # mortgaged deeds of a group
    stock: Annotated[list[int], "i16", PIECES]  # pieces left in the bank
    drawing: int  # the deck of which a card is due, or NO_DECK
    unseen: Annotated[list[int], "i8", FACES]  # copies of a card that nobody has seen yet
    unseen_cards: Annotated[list[int], "i8", DECKS]  # the same for a whole deck
    queued: Annotated[list[int], "i8", DECKS]  # cards that lie under the unseen ones
    queue: Annotated[list[int], "i8", DECKS * DECK_CARDS]  # their faces, the next to come first
    claims: int
    last_claim: int  # the newest claim's number
    claim_thrown: int  # the place of the claim whose dice are in the air, or NO_CLAIM
    claim_id: Annotated[list[int], "i16", CLAIMS]
    claim_debtor: Annotated[list[int], "i8", CLAIMS]
    claim_creditor: Annotated[list[int], "i8", CLAIMS]
    claim_deed: Annotated[list[int], "i8", CLAIMS]
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
    debt_deed: Annotated[list[int], "i8", DEBTS]  # what the rent or interest is for, or NO_DEED
    debt_stage: Annotated[list[int], "i8", DEBTS]
    auctioning: bool
    lot: int  # number of the auction that is open, or was last
    lot_deed: int
    lot_piece: int  # the piece that is auctioned instead of a deed, or NO_PIECE
    high_bid: int
    high_bidder: int
    passed: int  # seats that have passed at this price
    lots_waiting: int
    waiting: Annotated[list[int], "i8", DEEDS]  # 1: the bank will auction this deed
    demand: int  # the piece that is short, or NO_PIECE
    asked: int  # seats that have not yet said how many they want
    wanted: Annotated[list[int], "i8", SEATS]  # pieces that a seat wants
    placer: int  # the seat that must place a piece, or NOBODY
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

    def __init__(self, board: Board) -> None:  # noqa: PLR0915  (one line a field)
        """Make an empty table; ``set_up`` hands out the cash."""
        self.board = board
        self.seats = 0
        self.playing = 0
        self.turn = 0
        self.turns = 0
        self.first = NOBODY
        self.rounds = 0
        self.carded = False
        self.lander = 0
        self.phase = OPENING
        self.thrown = False
        self.doubles = 0
        self.first_die = 0
        self.second_die = 0
        self.undealt = 0
        self.contenders = 0
        self.winner = NOBODY
        self.time_up = False
        self.ending = False
        self.mission = NO_MISSION
        self.on_mission = False
        self.prizes = 0
        self.victim = NOBODY
        self.token = [NO_TOKEN] * SEATS
        self.rank = [0] * SEATS
        self.opening = [0] * SEATS
        self.cash = [0] * SEATS
        self.space = [0] * SEATS
        self.jail = [0] * SEATS
        self.jail_cards = [0] * SEATS
        self.deeds = [0] * SEATS
        self.credit = [0] * SEATS
        self.owned = [0] * (SEATS * GROUPS)
        self.sets = [0] * SEATS
        self.owner = [BANK] * DEEDS
        self.mortgaged = [0] * DEEDS
        self.level = [0] * DEEDS
        self.built = [0] * GROUPS
        self.buried = [0] * GROUPS
        self.stock = [0] * PIECES
        self.drawing = NO_DECK
        self.unseen = [0] * FACES
        self.unseen_cards = [0] * DECKS
        self.queued = [0] * DECKS
        self.queue = [0] * (DECKS * DECK_CARDS)
        self.claims = 0
        self.last_claim = 0
        self.claim_thrown = NO_CLAIM
        self.claim_id = [0] * CLAIMS
        self.claim_debtor = [0] * CLAIMS
        self.claim_creditor = [0] * CLAIMS
        self.claim_deed = [NO_DEED] * CLAIMS
        self.claim_amount = [0] * CLAIMS
        self.claim_factor = [0] * CLAIMS
        self.claim_waits = [0] * CLAIMS
        self.debts = 0
        self.debt_debtor = [0] * DEBTS
        self.debt_creditor = [0] * DEBTS
        self.debt_amount = [0] * DEBTS
        self.debt_event = [0] * DEBTS
        self.debt_cause = [0] * DEBTS
        self.debt_deed = [NO_DEED] * DEBTS
        self.debt_stage = [NEW_DEBT] * DEBTS
        self.auctioning = False
        self.lot = 0
        self.lot_deed = NO_DEED
        self.lot_piece = NO_PIECE
        self.high_bid = 0
        self.high_bidder = NOBODY
        self.passed = 0
        self.lots_waiting = 0
        self.waiting = [0] * DEEDS
        self.demand = NO_PIECE
        self.asked = 0
        self.wanted = [0] * SEATS
        self.placer = NOBODY
        self.prepaid = False
        self.offers = 0
        self.last_offer = 0
        self.offer_id = [0] * OFFERS
        self.offer_revision = [0] * OFFERS
        self.offer_maker = [0] * OFFERS
        self.offer_taker = [0] * OFFERS
        self.give_cash = [0] * OFFERS
        self.give_deeds = [0] * OFFERS
        self.give_cards = [0] * OFFERS
        self.want_cash = [0] * OFFERS
        self.want_deeds = [0] * OFFERS
        self.want_cards = [0] * OFFERS

    def copy_from(self, source: "State") -> None:  # noqa: PLR0915  (one line a field)
        """Become an exact copy of a state of the same board."""
        self.seats = source.seats
        self.playing = source.playing
        self.turn = source.turn
        self.turns = source.turns
        self.first = source.first
        self.rounds = source.rounds
        self.carded = source.carded
        self.lander = source.lander
        self.phase = source.phase
        self.thrown = source.thrown
        self.doubles = source.doubles
        self.first_die = source.first_die
        self.second_die = source.second_die
        self.undealt = source.undealt
        self.contenders = source.contenders
        self.winner = source.winner
        self.time_up = source.time_up
        self.ending = source.ending
        self.mission = source.mission
        self.on_mission = source.on_mission
        self.prizes = source.prizes
        self.victim = source.victim
        self.token[:] = source.token
        self.rank[:] = source.rank
        self.opening[:] = source.opening
        self.cash[:] = source.cash
        self.space[:] = source.space
        self.jail[:] = source.jail
        self.jail_cards[:] = source.jail_cards
        self.deeds[:] = source.deeds
        self.credit[:] = source.credit
        self.owned[:] = source.owned
        self.sets[:] = source.sets
        self.owner[:] = source.owner
        self.mortgaged[:] = source.mortgaged
        self.level[:] = source.level
        self.built[:] = source.built
        self.buried[:] = source.buried
        self.stock[:] = source.stock
        self.drawing = source.drawing
        self.unseen[:] = source.unseen
        self.unseen_cards[:] = source.unseen_cards
        self.queued[:] = source.queued
        self.queue[:] = source.queue
        self.claims = source.claims
        self.last_claim = source.last_claim
        self.claim_thrown = source.claim_thrown
        self.claim_id[:] = source.claim_id
        self.claim_debtor[:] = source.claim_debtor
        self.claim_creditor[:] = source.claim_creditor
        self.claim_deed[:] = source.claim_deed
        self.claim_amount[:] = source.claim_amount
        self.claim_factor[:] = source.claim_factor
        self.claim_waits[:] = source.claim_waits
        self.debts = source.debts
        self.debt_debtor[:] = source.debt_debtor
        self.debt_creditor[:] = source.debt_creditor
        self.debt_amount[:] = source.debt_amount
        self.debt_event[:] = source.debt_event
        self.debt_cause[:] = source.debt_cause
        self.debt_deed[:] = source.debt_deed
        self.debt_stage[:] = source.debt_stage
        self.auctioning = source.auctioning
        self.lot = source.lot
        self.lot_deed = source.lot_deed
        self.lot_piece = source.lot_piece
        self.high_bid = source.high_bid
        self.high_bidder = source.high_bidder
        self.passed = source.passed
        self.lots_waiting = source.lots_waiting
        self.waiting[:] = source.waiting
        self.demand = source.demand
        self.asked = source.asked
        self.wanted[:] = source.wanted
        self.placer = source.placer
        self.prepaid = source.prepaid
        self.offers = source.offers
        self.last_offer = source.last_offer
        self.offer_id[:] = source.offer_id
        self.offer_revision[:] = source.offer_revision
        self.offer_maker[:] = source.offer_maker
        self.offer_taker[:] = source.offer_taker
        self.give_cash[:] = source.give_cash
        self.give_deeds[:] = source.give_deeds
        self.give_cards[:] = source.give_cards
        self.want_cash[:] = source.want_cash
        self.want_deeds[:] = source.want_deeds
        self.want_cards[:] = source.want_cards


def is_playing(state: State, seat: int) -> bool:
    """Tell whether a seat is in the game."""
    return 0 <= seat < state.seats and has(state.playing, seat)


def is_deed(state: State, deed: int) -> bool:
    """Tell whether the board has a deed of this number."""
    return 0 <= deed < state.board.deeds


def next_id(number: int) -> int:
    """Give the number that follows one of a lot, claim or offer."""
    return number % IDS + 1
