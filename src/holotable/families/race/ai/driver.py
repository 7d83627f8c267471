"""Plays whole race games between built-in bots in the compiled loop."""

from typing import Annotated, Final

from holotable.core.decisions import Decision, Options
from holotable.core.fields import start_fields
from holotable.core.rng import Generator
from holotable.core.tape import Tape
from holotable.families.race.ai.recorder import Recorder
from holotable.families.race.ai.scout import choose_scout
from holotable.families.race.rules.board import NOWHERE, Board
from holotable.families.race.rules.codes import DRAW
from holotable.families.race.rules.game import apply, cases, due, outcome_of, set_up, settle
from holotable.families.race.rules.invariants import ALL_HOLD, broken_invariant
from holotable.families.race.rules.option_list import list_play
from holotable.families.race.rules.state import CHOOSING_FIRST, DRAWING, OVER, SEATS, TO_DRAW, State
from holotable.stats.event_sheet import EventSheet
from holotable.stats.tally import DriverTally

RANDOM: Final = 0
SCOUT: Final = 1


class Driver:
    """One table that plays game after game; luck and bots have streams of their own."""

    state: State
    start: State  # the position every game starts from
    trial: State
    tape: Tape
    quiet: Tape
    out: Options
    decision: Decision
    luck: Generator
    bot_rng: Generator
    policy: Annotated[list[int], "i8", SEATS, RANDOM]
    lineup: Annotated[list[int], "i8", SEATS, RANDOM]  # the policies that take turns on the seats
    rotates: bool  # in every game each of them moves up by one seat
    mirror: int = 1  # so many games in a row have the same luck
    tally: DriverTally
    recorder: Recorder  # reads the tape if it is on

    def __init__(self, board: Board) -> None:
        """Make a table on a board."""
        self.state = State(board)
        self.start = State(board)
        self.trial = State(board)
        self.tape = Tape()
        self.quiet = Tape()
        self.out = Options()
        self.decision = Decision()
        self.luck = Generator()
        self.bot_rng = Generator()
        self.tally = DriverTally()
        self.recorder = Recorder()
        start_fields(self)

    def seat_policy(self, seat: int, policy: int) -> None:
        """Let a policy play a seat."""
        self.lineup[seat] = policy

    def seat_colour(self, seat: int, colour: int) -> None:
        """Give a seat its colour."""
        self.start.colour[seat] = colour

    def prepare(self, seats: int) -> None:
        """Set up the position that every game starts from; luck names the first seat."""
        self.quiet.on = False
        self.tape.on = False
        set_up(self.start, seats, NOWHERE, self.quiet)

    def start_from(self, start: State) -> None:
        """Let every game start from a position."""
        self.quiet.on = False
        self.tape.on = False
        self.start.copy_from(start)

    def allow_trades(self, trades: bool) -> None:
        """Take notice of nothing: there is nothing to trade in a race."""

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
        """Play one game to its end, or to the limit of decisions."""
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
        if self.state.phase == OVER:
            return False
        if self.tape.on:
            self.tape.clear()
        if self.state.phase == CHOOSING_FIRST or self.state.phase == DRAWING:
            self.let_luck_fall()
        else:
            self.answer()
        if self.tape.on:
            self.recorder.read(self.state, self.tape)
        return True

    def answer(self) -> None:
        """Let the policy of the seat on turn decide; a single option is played without asking it."""
        seat: int = self.state.turn
        index: int = 0
        if self.state.phase == TO_DRAW:
            self.draw_card(seat)
            return
        list_play(self.state, seat, self.out)  # no policy resigns
        if self.out.count > 1:
            self.tally.decisions += 1
            index = self.choose(seat)
        else:
            self.tally.forced += 1
        self.out.pick(index, self.decision)
        apply(self.state, seat, self.decision, self.tape)

    def draw_card(self, seat: int) -> None:
        """Draw, which is never a choice, and take what luck gives."""
        self.decision.kind = DRAW
        self.tally.forced += 1
        apply(self.state, seat, self.decision, self.tape)
        self.let_luck_fall()

    def let_luck_fall(self) -> None:
        """Let luck name the first seat or deal a card."""
        settle(self.state, outcome_of(self.state, self.luck.below(cases(self.state))), self.tape)

    def choose(self, seat: int) -> int:
        """Give the index of the option that a seat's policy prefers."""
        if self.policy[seat] == SCOUT:
            return choose_scout(self.state, seat, self.out, self.decision, self.trial, self.quiet, self.bot_rng)
        return self.bot_rng.below(self.out.count)

    def breaks_invariant(self) -> bool:
        """Check the state; remember what was wrong."""
        found: int = broken_invariant(self.state)
        if found == ALL_HOLD and due(self.state) > 0:
            list_play(self.state, self.state.turn, self.out)
            found = ALL_HOLD if self.out.count > 0 else NOWHERE
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
