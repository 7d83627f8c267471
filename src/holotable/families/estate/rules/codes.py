"""Numbers of the estate family's decisions, prompts, luck and events; the edge shows them by these names."""

from typing import Final

# from the table of decisions and prompts, by tools/verbs.py
# decisions about the turn
ROLL: Final = 1
END_TURN: Final = 2
BUY: Final = 3
AUCTION: Final = 4
BID: Final = 5  # LOT, AMOUNT
PASS: Final = 6
SETTLE: Final = 7
DECLARE_BANKRUPTCY: Final = 8
RESIGN: Final = 9
PAY_FINE: Final = 10
USE_JAIL_CARD: Final = 11  # DECK
WANT: Final = 12  # COUNT
PLACE: Final = 13  # DEED
CHOOSE_TOKEN: Final = 14  # TOKEN
PAY_TAX: Final = 15  # SHARE
STAY: Final = 16
TIME_UP: Final = 17

# decisions about a deed
CLAIM_RENT: Final = 20  # CLAIM
WAIVE_RENT: Final = 21  # CLAIM
MORTGAGE: Final = 22  # DEED
REDEEM: Final = 23  # DEED
KEEP_MORTGAGE: Final = 24  # DEED
BUILD: Final = 25  # DEED
SELL_BUILDING: Final = 26  # DEED
SELL_SET: Final = 27  # GROUP, LEVELS

# decisions about a trade
OFFER_TRADE: Final = 40  # PARTNER
COUNTER_TRADE: Final = 41  # OFFER
ACCEPT_TRADE: Final = 42  # OFFER, REVISION
DECLINE_TRADE: Final = 43  # OFFER
WITHDRAW_TRADE: Final = 44  # OFFER

# decisions about a mission
START_MISSION: Final = 60
SKIP_MISSION: Final = 61
TAKE_DEED: Final = 62  # DEED
TAKE_MONEY: Final = 63
JUMP_TO: Final = 64  # SPACE
SEND_TO: Final = 65  # WHOM, GOAL
STEAL_DEED: Final = 66  # DEED
DEFEAT_SEAT: Final = 67  # WHOM

# the numbers that a decision carries, by place
LOT: Final = 0
AMOUNT: Final = 1
DECK: Final = 0
COUNT: Final = 0
DEED: Final = 0
TOKEN: Final = 0
SHARE: Final = 0  # 1: the share of the worth
CLAIM: Final = 0
GROUP: Final = 0
LEVELS: Final = 1  # what is left on each deed of the group, in board order, three bits each
PARTNER: Final = 0  # a seat; the goods follow
OFFER: Final = 0  # in a counter-offer the goods follow
REVISION: Final = 1
SPACE: Final = 0
WHOM: Final = 0  # a seat
GOAL: Final = 1  # a space

# prompts
NO_PROMPT: Final = 0
ROLL_DICE: Final = 1
FINISH_TURN: Final = 2
BUY_OR_AUCTION: Final = 3
BID_OR_PASS: Final = 4
RAISE_CASH: Final = 5
KEEP_OR_REDEEM: Final = 6
ASK_RENT: Final = 7
ANSWER_TRADE: Final = 8
MANAGE: Final = 9
IN_JAIL: Final = 10
WANT_PIECES: Final = 11
PLACE_PIECE: Final = 12
PICK_TOKEN: Final = 13
TAX_OR_SHARE: Final = 14
GO_ON_MISSION: Final = 15
TAKE_PRIZE: Final = 16
FINE_OR_STAY: Final = 17
LAST_CLAIMS: Final = 18
# end of the table

# the goods of an offer, after PARTNER or OFFER
GIVE_CASH: Final = 1
GIVE_DEEDS: Final = 2  # one bit a deed
GIVE_CARDS: Final = 3  # one bit a jail card
WANT_CASH: Final = 4
WANT_DEEDS: Final = 5
WANT_CARDS: Final = 6

# luck
LUCK_DICE: Final = 1  # two dice
LUCK_CARD: Final = 2  # a card of the first deck; the next number is the next deck
LUCK_DIE: Final = 4  # one die
LUCK_DEED: Final = 5  # a deed that is dealt

# payments: the payer (or the bank) as seat, then payee (or the bank), amount, and what it is for
SALARY_PAID: Final = 1
BOUGHT: Final = 2  # deed
AUCTION_WON: Final = 3  # deed
RENT_PAID: Final = 4  # deed
TAX_PAID: Final = 5
MORTGAGED: Final = 6  # deed
REDEEMED: Final = 7  # deed
INTEREST_PAID: Final = 8  # deed
TRADE_PAID: Final = 9  # offer
ESTATE_PAID: Final = 10
FINE_PAID: Final = 11
CARD_PAID: Final = 12  # between a seat and the bank, or two seats
BUILT: Final = 13  # deed; the piece at its list price
BUILDING_SOLD: Final = 14  # deed; as many steps as LEVEL_SET tells
PIECE_WON: Final = 15  # piece
MISSION_PAID: Final = 16  # mission; a prize or a fine
PAYMENTS_END: Final = 39  # numbers up to here are payments

# other events and their values
OPENING_ROLLED: Final = 40  # die, die
BEGAN: Final = 41
ROLLED: Final = 42  # die, die, doubles so far in this turn
MOVED: Final = 43  # from, to, steps (negative: backward; 0: set down there)
TURN_PASSED: Final = 45
AUCTION_OPENED: Final = 46  # lot, deed
BID_MADE: Final = 47  # lot, amount
BID_PASSED: Final = 48  # lot
PRICED_OUT: Final = 49  # lot, seats as bits
AUCTION_UNSOLD: Final = 50  # lot, deed
CLAIM_OPENED: Final = 51  # claim, creditor, amount; negative: the factor of dice still to be thrown
RENT_CLAIMED: Final = 52  # claim, debtor, amount; negative likewise
RENT_ROLLED: Final = 53  # die, die, claim
RENT_WAIVED: Final = 54  # claim, debtor
RENT_LAPSED: Final = 55  # claim, creditor
DEBT_ASKED: Final = 56  # creditor, amount
MORTGAGE_KEPT: Final = 57  # deed
TRADE_OFFERED: Final = 58  # offer, revision, partner
TRADE_MADE: Final = 59  # offer, revision, partner
TRADE_DECLINED: Final = 60  # offer
TRADE_WITHDRAWN: Final = 61  # offer
DEED_PASSED: Final = 62  # deed, from
CARDS_PASSED: Final = 63  # jail cards as bits, from
RESIGNED: Final = 64
WENT_BANKRUPT: Final = 65  # creditor
WON: Final = 66
JAILED: Final = 67  # from
JAIL_LEFT: Final = 68
JAIL_MISSED: Final = 69  # the jailed turn that failed
CARD_DRAWN: Final = 70  # face
CARD_KEPT: Final = 71  # face
CARD_RETURNED: Final = 72  # face; to the bottom of its deck
LEVEL_SET: Final = 73  # deed, from, to
DEMAND_OPENED: Final = 74  # piece, seats as bits
WANTED: Final = 75  # piece, count
DEMAND_PASSED: Final = 76  # piece
PIECE_OFFERED: Final = 77  # lot, piece
PIECE_UNSOLD: Final = 78  # lot, piece
DEED_DEALT: Final = 80  # deed
TOKEN_CHOSEN: Final = 81  # token
TAX_CHOSEN: Final = 82  # the share in per cent, or 0
JAIL_STAYED: Final = 83
MISSION_BEGUN: Final = 84  # mission
MISSION_SKIPPED: Final = 85  # mission
MISSION_ROLLED: Final = 86  # die, mission, 1: won
MISSION_LAPSED: Final = 87  # mission; there is nothing to win
STAYED: Final = 88  # mission
TURN_AGAIN: Final = 89
TIME_CALLED: Final = 90
COUNTED: Final = 91  # worth
TERMS_SET: Final = 79  # cash, deeds as bits, jail cards as bits that the seat would give
