"""Records estate games: reads the tape after every decision and adds it to the sums of all games."""

from typing import Annotated, Final

from holotable.core.decisions import BANK
from holotable.core.fields import start_fields
from holotable.core.tape import TAPE_ROW, Tape
from holotable.families.estate.ai.counts import EstateCounts
from holotable.families.estate.rules.board import DEEDS, STREETS
from holotable.families.estate.rules.codes import (
    AUCTION_OPENED,
    AUCTION_WON,
    BOUGHT,
    BUILDING_SOLD,
    BUILT,
    CARD_DRAWN,
    DEED_DEALT,
    DEED_PASSED,
    JAILED,
    MISSION_BEGUN,
    MISSION_LAPSED,
    MISSION_PAID,
    MISSION_ROLLED,
    MISSION_SKIPPED,
    MORTGAGED,
    MOVED,
    PAYMENTS_END,
    RENT_PAID,
    TRADE_MADE,
    TURN_PASSED,
    WENT_BANKRUPT,
    WON,
)
from holotable.families.estate.rules.ownership import owned_in_group, owns_group
from holotable.families.estate.rules.scoring import wealth
from holotable.families.estate.rules.state import NO_MISSION, State, is_playing
from holotable.stats.game_stats import SEAT_EXTRA, SEAT_RANK, SEAT_WORTH, STATS_SEATS, Counts, GameStats

WORTH_BIN: Final = 100


class Recorder:
    """Looks at one table: the sums of all its games, and what belongs to the game under way."""

    game_stats: GameStats
    counts: Counts
    sums: EstateCounts
    rows: bool  # games are also written row by row
    decisions: int  # before this game
    turns: int  # before this game, where it did not start at the beginning
    round: int
    mission: int = NO_MISSION  # the one that was begun last
    rents: int
    rent_sum: int
    trades: int
    auctions: int
    builds: int
    bankruptcies: int
    earned: Annotated[list[int], "i32", STATS_SEATS]  # rents of a seat
    missions: Annotated[list[int], "i32", STATS_SEATS]  # won by a seat
    owner: Annotated[list[int], "i8", DEEDS, BANK]  # who owned a deed first, or the bank

    def __init__(self) -> None:
        """Begin at zero."""
        self.game_stats = GameStats()
        self.counts = Counts()
        self.sums = EstateCounts()
        start_fields(self)

    def begin(self, state: State, decisions: int) -> None:
        """Look at a new game."""
        seat: int
        deed: int
        self.game_stats.begin(state.seats)
        self.game_stats.worth_bin = WORTH_BIN
        self.decisions = decisions
        self.turns = state.turns
        self.round = state.rounds
        self.mission = NO_MISSION
        self.rents = 0
        self.rent_sum = 0
        self.trades = 0
        self.auctions = 0
        self.builds = 0
        self.bankruptcies = 0
        for seat in range(state.seats):
            self.earned[seat] = 0
            self.missions[seat] = 0
        for deed in range(state.board.deeds):
            self.owner[deed] = state.owner[deed]

    def read(self, state: State, tape: Tape) -> None:
        """Read what has just happened."""
        place: int
        base: int
        for place in range(tape.count):
            base = place * TAPE_ROW
            self.take(state, tape.row[base], tape.row[base + 1], tape.row[base + 2], tape, base + 3)

    def take(self, state: State, kind: int, cause: int, seat: int, tape: Tape, at: int) -> None:
        """Take one event of the tape; its values begin at ``at``."""
        if kind == MOVED:
            self.sums.count_landing(tape.row[at + 1])
        elif kind == TURN_PASSED:
            self.expose(state)
            if state.rounds != self.round:
                self.round = state.rounds
                self.end_round(state)
        elif kind == RENT_PAID:
            self.take_rent(state, tape.row[at], tape.row[at + 1], tape.row[at + 2])
        elif kind <= PAYMENTS_END:
            self.take_payment(state, kind, seat, tape.row[at + 1], tape.row[at + 2])
        elif kind == JAILED:
            self.sums.count_landing(state.board.jail)
            self.sums.jailings += 1
        elif kind == CARD_DRAWN:
            self.sums.cards += 1
        elif kind == AUCTION_OPENED:
            self.auctions += 1
        elif kind == TRADE_MADE:
            self.trades += 1
        elif kind == DEED_PASSED or kind == DEED_DEALT:
            self.take_deed(seat, tape.row[at])
        elif kind == WENT_BANKRUPT:
            self.bankruptcies += 1
        elif kind == WON:
            self.game_stats.add_winner(seat, cause)
        elif kind == MISSION_ROLLED:
            self.take_mission(kind, seat, tape.row[at + 1], tape.row[at + 2] > 0)
        elif kind == MISSION_BEGUN or kind == MISSION_SKIPPED or kind == MISSION_LAPSED:
            self.take_mission(kind, seat, tape.row[at], False)

    def take_rent(self, state: State, owner: int, amount: int, deed: int) -> None:
        """Add a rent to the step at which the deed stands."""
        self.sums.count_rent(deed, step_of(state, deed), amount)
        self.rents += 1
        self.rent_sum += amount
        self.earned[owner] += amount

    def take_deed(self, seat: int, deed: int) -> None:
        """Remember who owned a deed first."""
        if self.owner[deed] == BANK:
            self.owner[deed] = seat

    def take_payment(self, state: State, kind: int, payer: int, amount: int, thing: int) -> None:
        """Add what a deed or its buildings cost or brought back, or what a mission paid."""
        if kind == BOUGHT:
            self.sums.count_purchase(thing, amount)
            self.take_deed(payer, thing)
        elif kind == AUCTION_WON:
            self.sums.count_auction(thing, amount, state.board.price[thing])
            self.take_deed(payer, thing)
        elif kind == BUILT:
            self.sums.count_cost(thing, amount)
            self.builds += 1
        elif kind == BUILDING_SOLD:
            self.sums.count_cost(thing, -amount)
        elif kind == MORTGAGED:
            self.sums.mortgages += 1
        elif kind == MISSION_PAID and self.mission != NO_MISSION:
            self.sums.count_money(self.mission, amount if payer == BANK else -amount)

    def take_mission(self, kind: int, seat: int, mission: int, won: bool) -> None:
        """Add what became of a mission."""
        self.sums.count_mission(kind, mission, won)
        if kind == MISSION_BEGUN:
            self.mission = mission
        elif kind == MISSION_ROLLED and won:
            self.missions[seat] += 1

    def expose(self, state: State) -> None:
        """Count the turn that begins for every deed of another seat that can bring rent in it."""
        deed: int
        for deed in range(state.board.deeds):
            if state.owner[deed] != BANK and state.owner[deed] != state.turn and not state.mortgaged[deed]:
                self.sums.count_turn(deed, step_of(state, deed))

    def end_round(self, state: State) -> None:
        """Write down what everybody is worth."""
        seat: int
        for seat in range(state.seats):
            self.game_stats.write_worth(seat, wealth(state, seat) if is_playing(state, seat) else 0)
        self.game_stats.end_round()

    def finish(self, state: State, game: int, decisions: int) -> None:
        """Add a game that has ended, or was given up."""
        seat: int
        deed: int
        self.game_stats.first = max(state.first, 0)
        for seat in range(state.seats):
            self.game_stats.take_token(seat, state.token[seat])
        self.game_stats.count_into(self.counts, state.turns - self.turns, decisions - self.decisions)
        self.sums.trades += self.trades
        self.sums.auctions += self.auctions
        self.sums.builds += self.builds
        self.sums.bankruptcies += self.bankruptcies
        for deed in range(state.board.deeds):
            if self.owner[deed] != BANK:
                self.sums.count_owner(deed, self.game_stats.points_of(self.owner[deed]))
        if self.rows:
            self.write_row(state, game, decisions - self.decisions)

    def write_row(self, state: State, game: int, decisions: int) -> None:
        """Write the game into a row."""
        seat: int
        self.game_stats.write_row(game, state.turns - self.turns, decisions)
        self.game_stats.write_extra(0, self.rents)
        self.game_stats.write_extra(1, self.rent_sum)
        self.game_stats.write_extra(2, self.trades)
        self.game_stats.write_extra(3, self.auctions)
        self.game_stats.write_extra(4, self.builds)
        self.game_stats.write_extra(5, self.bankruptcies)
        for seat in range(state.seats):
            self.game_stats.write_seat(seat, SEAT_WORTH, wealth(state, seat) if is_playing(state, seat) else 0)
            self.game_stats.write_seat(seat, SEAT_RANK, state.rank[seat])
            self.game_stats.write_seat(seat, SEAT_EXTRA, self.earned[seat])
            self.game_stats.write_seat(seat, SEAT_EXTRA + 1, self.missions[seat])
        self.game_stats.rows += 1


def step_of(state: State, deed: int) -> int:
    """Give the step of an owned deed: bare, whole group, levels; or how many of the group its owner has, less one."""
    if state.owner[deed] == BANK:
        return 0  # paid after the deed has gone back
    if state.board.group_kind[state.board.group[deed]] != STREETS:
        return owned_in_group(state, state.owner[deed], deed) - 1
    if state.level[deed] > 0:
        return 1 + state.level[deed]
    return 1 if owns_group(state, state.owner[deed], deed) else 0
