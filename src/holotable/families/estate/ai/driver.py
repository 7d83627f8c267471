"""Plays whole estate games between built-in bots in the compiled loop."""

from typing import Annotated, Final

from holotable.core.decisions import Decision, Options
from holotable.core.fields import start_fields
from holotable.core.rng import Generator
from holotable.core.tape import Tape
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.policies import RANDOM, policy_at_rest, policy_when_asked
from holotable.families.estate.ai.recorder import Recorder
from holotable.families.estate.ai.thrifty import could_act_at_rest
from holotable.families.estate.rules.auction import highest_bid, lowest_bid
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import Board
from holotable.families.estate.rules.codes import (
    AMOUNT,
    BID,
    END_TURN,
    GIVE_CARDS,
    GIVE_CASH,
    GIVE_DEEDS,
    LOT,
    OFFER_TRADE,
    PARTNER,
    RESIGN,
    ROLL,
    START_MISSION,
    WANT_CARDS,
    WANT_CASH,
    WANT_DEEDS,
)
from holotable.families.estate.rules.game import apply, cases, outcome_of, set_up, settle
from holotable.families.estate.rules.invariants import ALL_HOLD, broken_invariant
from holotable.families.estate.rules.legality import why_not
from holotable.families.estate.rules.option_list import options
from holotable.families.estate.rules.prompts import due
from holotable.families.estate.rules.situation import AT_AUCTION, is_rest, situation
from holotable.families.estate.rules.state import CHOOSING, NOBODY, OVER, ROLLING, SEATS, State, is_playing
from holotable.stats.event_sheet import EventSheet
from holotable.stats.tally import DriverTally

BID_CHANCE: Final = 2  # a random bidder bids once in so many times
RAISE_MOST: Final = 16  # and by no more than this above the lowest bid
TRADE_CHANCE: Final = 8  # a random seat at rest offers a trade once in so many times
NOTHING_LEGAL: Final = 99  # a flaw: a seat is due and has no legal decision


class Driver:
    """One table that plays game after game; luck and bots have streams of their own."""

    state: State
    start: State  # the position every game starts from
    tape: Tape
    out: Options
    decision: Decision
    luck: Generator
    bot_rng: Generator
    notes: Notes
    policy: Annotated[list[int], "i8", SEATS, RANDOM]
    lineup: Annotated[list[int], "i8", SEATS, RANDOM]  # the policies that take turns on the seats
    rotates: bool  # in every game each of them moves up by one seat
    mirror: int = 1  # so many games in a row have the same luck
    tally: DriverTally
    recorder: Recorder  # reads the tape if it is on
    trades: bool  # seats offer trades
    visits: int  # seats that have been asked at this rest point

    def __init__(self, board: Board) -> None:
        """Make a table on a board."""
        self.state = State(board)
        self.start = State(board)
        self.tape = Tape()
        self.out = Options()
        self.decision = Decision()
        self.luck = Generator()
        self.bot_rng = Generator()
        self.notes = Notes()
        self.tally = DriverTally()
        self.recorder = Recorder()
        start_fields(self)

    def seat_policy(self, seat: int, policy: int) -> None:
        """Let a policy play a seat."""
        self.lineup[seat] = policy

    def prepare(self, seats: int, trades: bool) -> None:
        """Set up the position that every game starts from; the dice name the first seat."""
        self.tape.on = False
        self.allow_trades(trades)
        set_up(self.start, seats, NOBODY, self.tape)

    def allow_trades(self, trades: bool) -> None:
        """Let seats offer trades, or not."""
        self.trades = trades
        self.notes.trades = trades

    def start_from(self, start: State) -> None:
        """Let every game start from a position."""
        self.tape.on = False
        self.start.copy_from(start)

    def record_games(self, rows: bool) -> None:
        """Count what happens from now on; ``rows`` also writes every game down, up to ``GAME_ROWS`` of them."""
        self.tape.on = True
        self.recorder.rows = rows

    def play_many(self, seed: int, first: int, games: int, limit: int, check: bool) -> None:
        """Play the games numbered from ``first`` of a seed."""
        game: int
        for game in range(first, first + games):
            self.begin_game(seed, game)
            self.play_one(limit, check)
            if self.tape.on:
                self.recorder.finish(self.state, game, self.tally.decisions)

    def begin_game(self, seed: int, game: int) -> None:
        """Set the table for the numbered game of a seed."""
        self.luck.seed(seed, 2 * (game // self.mirror))
        self.bot_rng.seed(seed, 2 * game + 1)
        self.state.copy_from(self.start)
        self.notes.clear()
        self.visits = 0
        if self.tape.on:
            self.recorder.begin(self.state, self.tally.decisions)
        self.take_seats(game if self.rotates else 0)

    def take_seats(self, moved: int) -> None:
        """Put the policies on the seats, each so many seats further."""
        seat: int
        bot: int
        for seat in range(self.state.seats):
            bot = (seat + moved) % self.state.seats
            self.policy[seat] = self.lineup[bot]
            self.recorder.game_stats.take_seat(seat, bot)

    def play_one(self, limit: int, check: bool) -> None:
        """Play one game to its end, or to the limit of steps."""
        while limit > 0 and self.go_on():
            limit -= 1
            if check and self.breaks_invariant():
                return
        self.tally.count_game(self.state.winner, self.state.turns)

    def play_on(self, sheet: EventSheet, limit: int) -> int:
        """Play on and write everything down, until the game is over or the sheet full; give the steps that are left."""
        while limit > 0 and sheet.has_room() and self.go_on():
            limit -= 1
            sheet.write(self.tape, self.state.turns)
        return limit

    def go_on(self) -> bool:
        """Let luck fall, or one seat decide; tell whether the game was still going."""
        now: int = situation(self.state)
        if now == OVER:
            return False
        if self.tape.on:
            self.tape.clear()
        if now == ROLLING:
            settle(self.state, outcome_of(self.state, self.luck.below(cases(self.state))), self.tape)
        elif is_rest(now):
            self.rest(now)
        else:
            self.answer(self.first_due(due(self.state)), now)
        if self.tape.on:
            self.recorder.read(self.state, self.tape)
        return True

    def rest(self, now: int) -> None:
        """Ask every other seat once whether it wants to act of its own accord, then the seat on turn to go on."""
        seat: int
        while self.visits < self.state.seats - 1:
            self.visits += 1
            seat = (self.state.turn + self.visits) % self.state.seats
            if self.policy[seat] == RANDOM:
                self.visit(seat)
                return
            if could_act_at_rest(self.state, seat) and self.act_at_rest(seat, now):
                return
        self.answer(self.state.turn, now)

    def act_at_rest(self, seat: int, now: int) -> bool:
        """Let a policy act for a seat at a rest point; it is asked again after that. Tell whether it acted."""
        if not policy_at_rest(self.policy[seat], self.state, seat, now, self.notes, self.decision):
            return False
        self.visits -= 1
        self.tally.decisions += 1
        self.play(seat)
        return True

    def first_due(self, waiting: int) -> int:
        """Give the seat that is asked first: in turn order, the one on turn before the others."""
        seat: int = self.state.turn
        while not has(waiting, seat):
            seat = (seat + 1) % self.state.seats
        return seat

    def visit(self, seat: int) -> None:
        """Ask a seat once whether it wants to act of its own accord."""
        index: int
        if not is_playing(self.state, seat):
            return
        if self.trades and self.bot_rng.below(TRADE_CHANCE) == 0 and self.offer(seat):
            return
        self.list_options(seat)
        if self.out.count == 0:
            return
        self.tally.decisions += 1
        index = self.bot_rng.below(self.out.count + 1)
        if index < self.out.count:
            self.play_listed(seat, index)

    def answer(self, seat: int, now: int) -> None:
        """Let a seat that is due decide; a single option is played without asking a random seat.

        Tokens are drawn at random for every bot, so that results by token do not depend on a bot's preference.
        """
        if self.policy[seat] != RANDOM and now != CHOOSING:
            self.answer_by_policy(seat, now)
            return
        if now == AT_AUCTION and self.bid_once(seat):
            return
        self.list_options(seat)
        if self.out.count > 1:
            self.tally.decisions += 1
            self.play_listed(seat, self.bot_rng.below(self.out.count))
        else:
            self.tally.forced += 1
            self.play_listed(seat, 0)

    def answer_by_policy(self, seat: int, now: int) -> None:
        """Let the policy of a seat that is due decide."""
        if is_rest(now):
            policy_at_rest(self.policy[seat], self.state, seat, now, self.notes, self.decision)
        else:
            policy_when_asked(self.policy[seat], self.state, seat, now, self.notes, self.decision)
        if self.decision.kind == OFFER_TRADE:
            self.visits = 0  # the others may answer at once
        self.tally.decisions += 1
        self.play(seat)

    def list_options(self, seat: int) -> None:
        """List what a seat may decide; no policy resigns."""
        options(self.state, seat, self.out)
        if self.out.count > 0 and self.out.kind[self.out.count - 1] == RESIGN:
            self.out.count -= 1

    def play_listed(self, seat: int, index: int) -> None:
        """Play the option at ``index``."""
        self.out.pick(index, self.decision)
        self.play(seat)

    def play(self, seat: int) -> None:
        """Play the decision of a seat; a throw, a mission or the end of a turn leads to a new rest point."""
        if self.decision.kind == ROLL or self.decision.kind == END_TURN or self.decision.kind == START_MISSION:
            self.visits = 0
        apply(self.state, seat, self.decision, self.tape)

    def bid_once(self, seat: int) -> bool:
        """Draw a bid from its bounds; tell whether one was made."""
        lowest: int = lowest_bid(self.state)
        span: int = highest_bid(self.state, seat) - lowest + 1
        if span < 1 or self.bot_rng.below(BID_CHANCE) > 0:
            return False
        self.tally.decisions += 1
        self.decision.kind = BID
        self.decision.argument[LOT] = self.state.lot
        self.decision.argument[AMOUNT] = lowest + self.bot_rng.below(min(RAISE_MOST, span))
        apply(self.state, seat, self.decision, self.tape)
        return True

    def offer(self, seat: int) -> bool:
        """Draw a trade from its bounds; tell whether it could be offered."""
        partner: int = self.bot_rng.below(self.state.seats)
        if partner == seat or not is_playing(self.state, partner):
            return False
        self.decision.kind = OFFER_TRADE
        self.decision.argument[PARTNER] = partner
        self.decision.argument[GIVE_CASH] = self.bot_rng.below(self.state.cash[seat] + 1) // 2
        self.decision.argument[GIVE_DEEDS] = self.draw_deed(seat)
        self.decision.argument[GIVE_CARDS] = 0
        self.decision.argument[WANT_CASH] = self.bot_rng.below(self.state.cash[partner] + 1) // 2
        self.decision.argument[WANT_DEEDS] = self.draw_deed(partner)
        self.decision.argument[WANT_CARDS] = 0
        if why_not(self.state, seat, self.decision) != 0:
            return False
        self.tally.decisions += 1
        apply(self.state, seat, self.decision, self.tape)
        return True

    def draw_deed(self, seat: int) -> int:
        """Draw a deed of the board; give it as a set if the seat owns it, else the empty set."""
        deed: int = self.bot_rng.below(self.state.board.deeds)
        return bit(deed) if self.state.owner[deed] == seat else 0

    def breaks_invariant(self) -> bool:
        """Check the state; remember what was wrong."""
        found: int = broken_invariant(self.state)
        if found == ALL_HOLD and due(self.state) > 0:
            options(self.state, self.first_due(due(self.state)), self.out)
            found = ALL_HOLD if self.out.count > 0 else NOTHING_LEGAL
        if found == ALL_HOLD:
            return False
        self.tally.count_broken(found)
        return True


def play_many(driver: Driver, seed: int, first: int, games: int, limit: int, check: bool) -> None:
    """Play many games without the interpreter lock."""
    driver.play_many(seed, first, games, limit, check)


def play_on(driver: Driver, sheet: EventSheet, limit: int) -> int:
    """Play on with a game without the interpreter lock, and write everything down."""
    return driver.play_on(sheet, limit)
