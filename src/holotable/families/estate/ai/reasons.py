"""Numbers for the reasons of a thrifty player's decisions; people see them by name."""

from typing import Final

RENT_IS_DUE: Final = 1
COMPLETES_SET: Final = 2
BLOCKS_SET: Final = 3  # the cash that stays
KEEPS_RESERVE: Final = 4  # the cash that stays
TOO_DEAR: Final = 5  # the cash that would have to stay
WORTH_LESS: Final = 6  # the highest bid
GIVES_WAY: Final = 7
BEST_RETURN: Final = 8  # the cash that stays
LEAST_USEFUL: Final = 9
RICH_ENOUGH: Final = 10  # the cash that stays
DEEDS_ARE_LEFT: Final = 11
JAIL_IS_SAFE: Final = 12
FAIR_TRADE: Final = 13  # the gain
UNFAIR_TRADE: Final = 14  # the gain, which may be a loss
OLD_OFFER: Final = 15
NOTHING_ELSE: Final = 16
BROKE: Final = 17  # the debt
CAN_PAY: Final = 18  # the debt
PRIZE_BEATS_FINE: Final = 19  # what a mission gains on average
FINE_BEATS_PRIZE: Final = 20  # the fine
BEST_PRIZE: Final = 21  # its worth
MONEY_IS_BETTER: Final = 22  # the money
GOOD_SPACE: Final = 23  # what landing there is worth
NO_GOOD_SPACE: Final = 24
HURTS_STRONGEST: Final = 25
RICHEST_FALLS: Final = 26
BETTER_SIDE: Final = 27
SHARE_IS_LESS: Final = 28
AMOUNT_IS_LESS: Final = 29  # the amount
DEAR_SET_FIRST: Final = 30
STAKES_CASH: Final = 31  # the cash
CHEAP_ENOUGH: Final = 32  # what a mortgage would bring
