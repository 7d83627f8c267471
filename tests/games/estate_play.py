"""Seeded play of the specimen in free order: any seat that may act, any kind of decision, bids and trades from bounds."""

from random import Random

from holotable.core.keys import ALLOWED
from holotable.estate import words
from holotable.estate.auction import highest_bid, lowest_bid
from holotable.estate.legality import why_not
from tests.estate.sitting import Sitting, decide
from tests.estate.specimen import DEEDS

VARIANTS = (
    {},
    {"rent_window": 2, "bankrupt_liquidate_first": True},
    {"utility_anew": False, "auction_opening": 1, "auction_step": 1, "salary": 10},
)


class Walk:
    """One game of random legal decisions, resigning included but rare."""

    def __init__(self, seed, seats=None):
        self.choose = Random(seed)
        self.table = Sitting(seats=seats or 2 + seed % 7, first=-1, **VARIANTS[seed % len(VARIANTS)])
        self.last = None  # the decision just played

    def steps(self, limit):
        """Play on; give the table after each decision or throw."""
        for _ in range(limit):
            if self.table.due is None:
                return
            self.step()
            yield self.table

    def step(self):
        if self.table.due == "dice":
            self.last = None
            self.table.throw(self.choose.randint(1, 6), self.choose.randint(1, 6))
        else:
            seat, row = self.pick()
            self.last = (seat, row)
            self.table.play(seat, *row)

    def pick(self):
        """Choose a seat and a decision of it; mostly a seat that is due."""
        table = self.table
        every = [seat for seat in range(table.state.seats) if table.prompt(seat) != words.NO_PROMPT]
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
            rows = [row for row in rows if row[0] != words.RESIGN]
        return self.choose.choice(rows) if rows else None

    def bid(self, seat):
        lowest, highest = lowest_bid(self.table.state), highest_bid(self.table.state, seat)
        if highest < lowest:
            return None
        return (words.BID, self.table.state.lot, self.choose.randint(lowest, min(highest, lowest + 40)))

    def terms(self, seat):
        state = self.table.state
        offers = [place for place in range(16) if state.offer_id[place] and state.offer_taker[place] == seat]
        if offers and self.choose.random() < 0.5:
            place = self.choose.choice(offers)
            return (
                words.COUNTER_TRADE,
                state.offer_id[place],
                *self.goods(seat),
                *self.goods(state.offer_maker[place]),
            )
        partner = self.choose.randrange(state.seats)
        return (words.OFFER_TRADE, partner, *self.goods(seat), *self.goods(partner))

    def goods(self, seat):
        state = self.table.state
        deeds = state.deeds[seat] & self.choose.randrange(1 << len(DEEDS)) & self.choose.randrange(1 << len(DEEDS))
        return self.choose.choice((0, self.choose.randint(0, state.cash[seat]))), deeds, 0
