"""Records race games: reads the tape after every decision and adds it to the sums of all games."""

from typing import Annotated, Final

from holotable.core.fields import start_fields
from holotable.core.tape import TAPE_ROW, Tape
from holotable.families.race.rules.board import START, TRACK, distance_home
from holotable.families.race.rules.codes import (
    BEGAN,
    BUMPED,
    DISCARDED,
    DRAWN,
    FORFEITED,
    MOVED,
    PASSED,
    SHIELDED,
    SLID,
    SLIDE_STOPPED,
    SWAPPED,
    TOOK_PLACE,
    UNSHIELDED,
    WON,
)
from holotable.families.race.rules.state import State, first_pawn, is_out
from holotable.stats.game_stats import SEAT_EXTRA, SEAT_RANK, SEAT_WORTH, STATS_SEATS, Counts, GameStats

STEPS_BIN: Final = 2


class RaceCounts:
    """What happened in all games so far."""

    landings: Annotated[list[int], "i64", TRACK]
    cards: int
    bumps: int
    sweeps: int  # own pawns that a slide has sent back
    slides: int
    stopped: int  # slides that a shield has stopped
    shields: int
    shed: int  # shields that were taken off on the way home
    swaps: int
    takes: int  # a foe's place taken from the start
    forfeits: int

    def __init__(self) -> None:
        """Begin at zero."""
        start_fields(self)

    def count_landing(self, space: int) -> None:
        """Add a pawn that has come to a space of the track."""
        self.landings[space] += 1


class Recorder:
    """Looks at one table: the sums of all its games, and what belongs to the game under way."""

    game_stats: GameStats
    counts: Counts
    sums: RaceCounts
    rows: bool  # games are also written row by row
    decisions: int  # before this game
    turns: int  # before this game, where it did not start at the beginning
    first: int
    round_end: int  # the turn that ends this round
    mover: int
    bumps: int
    slides: int
    stopped: int
    shields: int
    swaps: int
    forfeits: int
    made: Annotated[list[int], "i32", STATS_SEATS]  # foes that a seat has sent back
    suffered: Annotated[list[int], "i32", STATS_SEATS]  # own pawns that were sent back

    def __init__(self) -> None:
        """Begin at zero."""
        self.game_stats = GameStats()
        self.counts = Counts()
        self.sums = RaceCounts()
        start_fields(self)

    def begin(self, state: State, decisions: int) -> None:
        """Look at a new game."""
        seat: int
        self.game_stats.begin(state.seats)
        self.game_stats.worth_bin = STEPS_BIN
        self.game_stats.out_at = -1
        self.decisions = decisions
        self.turns = state.turns
        self.first = state.turn
        self.round_end = max(state.turns, 1) + seats_left(state)
        self.bumps = 0
        self.slides = 0
        self.stopped = 0
        self.shields = 0
        self.swaps = 0
        self.forfeits = 0
        for seat in range(state.seats):
            self.made[seat] = 0
            self.suffered[seat] = 0

    def read(self, state: State, tape: Tape) -> None:
        """Read what has just happened."""
        place: int
        base: int
        for place in range(tape.count):
            base = place * TAPE_ROW
            self.take(state, tape.row[base], tape.row[base + 1], tape.row[base + 2], tape.row[base + 5])

    def take(self, state: State, kind: int, cause: int, seat: int, goal: int) -> None:
        """Take one event of the tape; ``goal`` is where a pawn came to stand."""
        if kind == DRAWN:
            self.sums.cards += 1
        elif kind == PASSED:
            self.end_turn(state)
        elif kind == MOVED or kind == SLID or kind == SWAPPED or kind == TOOK_PLACE:
            self.take_move(kind, seat, goal)
        elif kind == DISCARDED:
            return
        elif kind == BUMPED:
            self.take_bump(seat)
        elif kind == FORFEITED:
            self.forfeits += 1
        elif kind == SLIDE_STOPPED:
            self.stopped += 1
        elif kind == SHIELDED:
            self.shields += 1
        elif kind == UNSHIELDED:
            self.sums.shed += 1
        elif kind == BEGAN:
            self.first = seat
        elif kind == WON:
            self.game_stats.add_winner(seat, cause)

    def take_move(self, kind: int, seat: int, goal: int) -> None:
        """Count where a pawn came to stand, and how."""
        self.mover = seat
        if goal < TRACK:
            self.sums.count_landing(goal)
        if kind == SLID:
            self.slides += 1
        elif kind == SWAPPED:
            self.swaps += 1
        elif kind == TOOK_PLACE:
            self.sums.takes += 1

    def take_bump(self, seat: int) -> None:
        """Count a pawn that was sent back to its start."""
        self.suffered[seat] += 1
        if seat == self.mover:
            self.sums.sweeps += 1
        else:
            self.bumps += 1
            self.made[self.mover] += 1

    def end_turn(self, state: State) -> None:
        """Write down the steps of everybody when all have had a turn."""
        seat: int
        if state.turns < self.round_end:
            return
        self.round_end += seats_left(state)
        for seat in range(state.seats):
            self.game_stats.write_worth(seat, steps_done(state, seat))
        self.game_stats.end_round()

    def finish(self, state: State, game: int, decisions: int) -> None:
        """Add a game that has ended, or was given up."""
        seat: int
        self.game_stats.first = self.first
        for seat in range(state.seats):
            self.game_stats.take_token(seat, state.colour[seat])
        self.game_stats.count_into(self.counts, state.turns - self.turns, decisions - self.decisions)
        self.sums.bumps += self.bumps
        self.sums.slides += self.slides
        self.sums.stopped += self.stopped
        self.sums.shields += self.shields
        self.sums.swaps += self.swaps
        self.sums.forfeits += self.forfeits
        if self.rows:
            self.write_row(state, game, decisions - self.decisions)

    def write_row(self, state: State, game: int, decisions: int) -> None:
        """Write the game into a row."""
        seat: int
        self.game_stats.write_row(game, state.turns - self.turns, decisions)
        self.game_stats.write_extra(0, self.bumps)
        self.game_stats.write_extra(1, self.slides)
        self.game_stats.write_extra(2, self.stopped)
        self.game_stats.write_extra(3, self.shields)
        self.game_stats.write_extra(4, self.swaps)
        self.game_stats.write_extra(5, self.forfeits)
        for seat in range(state.seats):
            self.game_stats.write_seat(seat, SEAT_WORTH, steps_done(state, seat))
            self.game_stats.write_seat(seat, SEAT_RANK, place_of(state, seat))
            self.game_stats.write_seat(seat, SEAT_EXTRA, self.made[seat])
            self.game_stats.write_seat(seat, SEAT_EXTRA + 1, self.suffered[seat])
        self.game_stats.rows += 1


def steps_done(state: State, seat: int) -> int:
    """Count the steps that a seat's pawns have behind them, all together."""
    pawn: int
    colour: int = state.colour[seat]
    whole: int = distance_home(state.board, colour, START)
    done: int = 0
    for pawn in range(first_pawn(seat), first_pawn(seat) + state.board.pawns):
        done += whole - distance_home(state.board, colour, state.place[pawn])
    return max(done, 0)


def place_of(state: State, seat: int) -> int:
    """Give the place of a seat: who has more pawns at home comes first, who has resigned last."""
    other: int
    place: int = 1
    for other in range(state.seats):
        if pawns_home(state, other) > pawns_home(state, seat):
            place += 1
    return place


def pawns_home(state: State, seat: int) -> int:
    """Give how many pawns of a seat are home; for one that has resigned less than none."""
    return -1 if is_out(state, seat) else state.home[seat]


def seats_left(state: State) -> int:
    """Count the seats that have not resigned."""
    seat: int
    left: int = 0
    for seat in range(state.seats):
        left += 0 if is_out(state, seat) else 1
    return left
