"""Seeded play in free order: any seat that may act, any kind of decision, bids and trades from bounds."""

from random import Random

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED
from holotable.core.layout import dump, fields_of
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.rules import codes, keys
from holotable.families.estate.rules.auction import highest_bid, lowest_bid
from holotable.families.estate.rules.board import (
    AGAIN,
    DEFEAT,
    DISPLACE,
    JUMP,
    MAY_PAY_LATE,
    MUST_PAY_LATE,
    PRIZE,
    SPACES,
    STEAL,
    TAKE,
    Board,
)
from holotable.families.estate.rules.game import cases, outcome_of
from holotable.families.estate.rules.legality import why_not
from tests.support.toy_board import toy_board
from tests.support.toy_table import ToyTable, decide

MISSIONS = {
    "missions": True,
    "tokens": 8,
    "token_side": [0, 1, 0, 1, 0, 1, 0, 1],
    "mission_least": [2, 2, 2, 2, 5, 3, 3, 3, 2, 2, 6, 3],
    "mission_prize": [TAKE, TAKE, JUMP, AGAIN, PRIZE, DISPLACE, STEAL, STEAL, JUMP, AGAIN, DEFEAT, DISPLACE],
    "mission_count": [1, 2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0],
    "mission_amount": [50, 100, 0, 0, 300, 0, 0, 0, 0, 0, 0, 0],
    "mission_fine": [40] * 12,
    "mission_key": [keys.MISSION_LIGHT_ONE] * 6 + [keys.MISSION_DARK_ONE] * 6,
    "mission_fine_key": [keys.MISSION_LIGHT_ONE_FINE] * 6 + [keys.MISSION_DARK_ONE_FINE] * 6,
}
SHORT = {"deal": 1, "top_level": 4, "ends_scored": True}
VARIANTS = (
    {"houses": 5, "hotels": 2},
    {"rent_window": 2, "bankrupt_liquidate_first": True, "shortage_auctions": False, "jail_pay_turns": 2},
    {
        "utility_anew": False,
        "auction_opening": 1,
        "auction_step": 1,
        "salary": 10,
        "build_own_turn": True,
        "sell_outright": True,
        "jail_doubles_again": True,
        "bank_clears_mortgage": False,
    },
    {**MISSIONS, "tax_choice": True, "tax_share": [10] * SPACES, "houses": 5},
    {**MISSIONS, **SHORT, "late_fine": MAY_PAY_LATE, "skip_ends_turn": True, "jump_forward": True},
    {**MISSIONS, "deal": 1, "deal_paid": True, "timed": True, "round_limit": 30, "bank_clears_mortgage": False},
    {**SHORT, "late_fine": MUST_PAY_LATE, "utility_anew": False, "utility_card_anew": True},
)
EDITIONS = ("mandalorian", "boba-fett")
GAMES = (  # editions with the options of a table
    ("mandalorian", {}),
    ("clone-wars", {"missions": True}),
    ("boba-fett", {}),
    ("episode-one", {}),
    ("clone-wars", {"missions": True, "variant": "short"}),
    ("episode-one", {"variant": "timed", "rounds": 20}),
    ("clone-wars", {"missions": True, "variant": "timed", "rounds": 20}),
    ("episode-one", {"variant": "short"}),
)
MODELS = (*GAMES, *range(len(VARIANTS)))
BOARD_FIELDS = fields_of(Board)


def edition_board(name, options=None):
    """Make the board of an edition with its defaults, or with the options of a table."""
    edition = load_edition(name)
    return read_estate(edition).board(edition.chosen(options))


def model_board(model):
    """Make a board by the number of a variant or as one of the games of an edition."""
    return toy_board(**VARIANTS[model]) if isinstance(model, int) else edition_board(*model)


def any_board(number):
    """Give the toy board in one of its variants or the board of an edition; few pieces make shortages likely."""
    if number % 2 == 0:
        return model_board(number // 2 % len(VARIANTS))
    board = edition_board(*GAMES[number // 2 % len(GAMES)])
    if number % 3 == 0:
        board.houses, board.hotels, board.start_cash = 6, 2, 4000
    return board


def laid_for(rules, printed):
    """Lay out the same board for one of the builds."""
    laid = rules.Board()
    for name, value in dump(printed, BOARD_FIELDS).items():
        setattr(laid, name, value)
    return laid


LUCK = ("dice", "card")


def jail_first(table):
    """Put the first seat in jail, with a card that opens it."""
    table.stand(0, table.state.board.jail).keep_card(0, 1)
    table.state.jail[0] = 1


def deal_groups(table, seats):
    """Give every seat whole groups and cash, so that it builds from the start."""
    board = table.state.board
    for deed in range(board.deeds):
        table.own(board.group[deed] % seats, deed)
    table.hold(*[2000] * seats)


def kinds_in(rows):
    """Give the kinds of listed decisions, each once, so that rare ones are played too."""
    return sorted({row[0] for row in rows})


class FreePlay:
    """One game of random legal decisions, resigning included but rare."""

    def __init__(self, seed, seats=None):
        self.choose = Random(seed)
        board = any_board(seed)
        seats = min(seats or 2 + seed % 7, board.tokens if board.missions else 8)
        self.table = ToyTable(seats, first=-1 if seed % 4 else 0, board=board)
        if seed % 4 == 0 and board.deal == 0:
            deal_groups(self.table, seats)
        if seed % 3 == 2:
            jail_first(self.table)
        self.last = None  # the decision just played, if it was one
        self.outcome = None  # else what luck has given

    def steps(self, limit):
        """Play on; give the table after each decision or throw."""
        for _ in range(limit):
            if self.table.due is None:
                return
            self.step()
            yield self.table

    def step(self):
        if self.table.due in LUCK:
            self.last = None
            case = self.choose.randrange(cases(self.table.state))
            self.outcome = outcome_of(self.table.state, case)
            self.table.fall(case)
        else:
            seat, row = self.pick()
            self.last = (seat, row)
            self.table.play(seat, *row)

    def pick(self):
        """Choose a seat and a decision of it; mostly a seat that is due. Once in a while the bank calls time."""
        table = self.table
        if table.state.board.timed and self.choose.random() < 0.002 and not table.state.time_up:
            return BANK, (codes.TIME_UP,)
        every = [seat for seat in range(table.state.seats) if table.prompt(seat) != codes.NO_PROMPT]
        for _ in range(50):
            seat = self.choose.choice(every if self.choose.random() < 0.4 else table.due)
            row = self.choose.choice((self.listed, self.listed, self.listed, self.bid, self.terms))(seat)
            if row and why_not(table.state, seat, decide(*row)) == ALLOWED:
                return seat, row
        seat = table.due[0]
        return seat, self.listed(seat)

    def listed(self, seat):
        rows = [row if isinstance(row, tuple) else (row,) for row in self.table.options(seat)]
        if self.choose.random() < 0.97 and len(rows) > 1:
            rows = [row for row in rows if row[0] != codes.RESIGN]
        if not rows:
            return None
        kind = self.choose.choice(rows)[0] if self.choose.random() < 0.5 else self.choose.choice(kinds_in(rows))
        return self.choose.choice([row for row in rows if row[0] == kind])

    def bid(self, seat):
        if not self.table.state.auctioning:
            return None
        lowest, highest = lowest_bid(self.table.state), highest_bid(self.table.state, seat)
        if highest < lowest:
            return None
        return (codes.BID, self.table.state.lot, self.choose.randint(lowest, min(highest, lowest + 40)))

    def terms(self, seat):
        state = self.table.state
        offers = [place for place in range(16) if state.offer_id[place] and state.offer_taker[place] == seat]
        if offers and self.choose.random() < 0.5:
            place = self.choose.choice(offers)
            return (
                codes.COUNTER_TRADE,
                state.offer_id[place],
                *self.goods(seat),
                *self.goods(state.offer_maker[place]),
            )
        partner = self.choose.randrange(state.seats)
        return (codes.OFFER_TRADE, partner, *self.goods(seat), *self.goods(partner))

    def goods(self, seat):
        state = self.table.state
        deeds = state.deeds[seat] & self.choose.getrandbits(32) & self.choose.getrandbits(32)
        cards = state.jail_cards[seat] & self.choose.getrandbits(2)
        return self.choose.choice((0, self.choose.randint(0, state.cash[seat]))), deeds, cards
