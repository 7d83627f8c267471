"""Sums over simulated estate games: landings, rents, purchases, auctions and missions."""

from typing import Annotated, Final

from holotable.core.fields import start_fields
from holotable.families.estate.rules.board import DEEDS, MISSIONS, SIDES, SPACES
from holotable.families.estate.rules.codes import MISSION_BEGUN, MISSION_LAPSED, MISSION_ROLLED, MISSION_SKIPPED
from holotable.stats.game_stats import TAIL_BINS, bin_of

RENT_STEPS: Final = 8  # bare, whole group, then one for each level; or how many of the group are owned
PRICE_BINS: Final = 320  # per cent of the list price
ALL_MISSIONS: Final = SIDES * MISSIONS


class EstateCounts:
    """What happened in all games so far; counts and sums, by space, deed, deed and rent step, or mission."""

    landings: Annotated[list[int], "i64", SPACES]
    jailings: int
    cards: int
    trades: int
    auctions: int
    bankruptcies: int
    builds: int
    mortgages: int
    bought: Annotated[list[int], "i64", DEEDS]  # at the list price
    auctioned: Annotated[list[int], "i64", DEEDS]
    auction_sum: Annotated[list[int], "i64", DEEDS]
    spent: Annotated[list[int], "i64", DEEDS]  # for the deed and its buildings, less what the bank gave back
    first_owned: Annotated[list[int], "i64", DEEDS]  # games in which somebody has owned it
    first_won: Annotated[list[int], "i64", DEEDS]  # shares of wins of who owned it first
    rents: Annotated[list[int], "i64", DEEDS * RENT_STEPS]
    rent_sum: Annotated[list[int], "i64", DEEDS * RENT_STEPS]
    exposed: Annotated[list[int], "i64", DEEDS * RENT_STEPS]  # turns of others in which rent could fall due
    price_bins: Annotated[list[int], "i64", PRICE_BINS + TAIL_BINS]  # auction prices
    price_sum: int  # the same in thousandths of the list price, added up
    mission_begun: Annotated[list[int], "i64", ALL_MISSIONS]
    mission_skipped: Annotated[list[int], "i64", ALL_MISSIONS]
    mission_won: Annotated[list[int], "i64", ALL_MISSIONS]
    mission_lapsed: Annotated[list[int], "i64", ALL_MISSIONS]
    mission_money: Annotated[list[int], "i64", ALL_MISSIONS]

    def __init__(self) -> None:
        """Begin at zero."""
        start_fields(self)

    def count_landing(self, space: int) -> None:
        """Add a token that has come to a space."""
        self.landings[space] += 1

    def count_rent(self, deed: int, step: int, amount: int) -> None:
        """Add a rent that was paid."""
        self.rents[deed * RENT_STEPS + step] += 1
        self.rent_sum[deed * RENT_STEPS + step] += amount

    def count_turn(self, deed: int, step: int) -> None:
        """Add a turn in which a deed could bring rent."""
        self.exposed[deed * RENT_STEPS + step] += 1

    def count_purchase(self, deed: int, amount: int) -> None:
        """Add a deed bought at its list price."""
        self.bought[deed] += 1
        self.spent[deed] += amount

    def count_auction(self, deed: int, amount: int, price: int) -> None:
        """Add a deed won at an auction."""
        self.auctioned[deed] += 1
        self.auction_sum[deed] += amount
        self.spent[deed] += amount
        self.price_bins[bin_of(100 * amount // max(price, 1), 1, PRICE_BINS)] += 1
        self.price_sum += 1000 * amount // max(price, 1)

    def count_cost(self, deed: int, amount: int) -> None:
        """Add what was paid for buildings; what the bank gave back is negative."""
        self.spent[deed] += amount

    def count_owner(self, deed: int, points: int) -> None:
        """Add a game in which somebody owned a deed, with the share of the win of who owned it first."""
        self.first_owned[deed] += 1
        self.first_won[deed] += points

    def count_mission(self, kind: int, mission: int, won: bool) -> None:
        """Add what became of a mission."""
        if kind == MISSION_BEGUN:
            self.mission_begun[mission] += 1
        elif kind == MISSION_SKIPPED:
            self.mission_skipped[mission] += 1
        elif kind == MISSION_LAPSED:
            self.mission_lapsed[mission] += 1
        elif kind == MISSION_ROLLED and won:
            self.mission_won[mission] += 1

    def count_money(self, mission: int, amount: int) -> None:
        """Add what a mission paid; a fine is negative."""
        self.mission_money[mission] += amount
