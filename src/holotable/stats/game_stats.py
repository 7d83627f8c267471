"""Statistics of simulated games: of one game, and sums over all that can be added in any order."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

STATS_SEATS: Final = 8  # at most, in any family
STATS_ROUNDS: Final = 128  # rounds whose standings are kept; longer games are counted, but not drawn further
WORTH_BINS: Final = 128  # of one width; TAIL_BINS follow them, as in every row of bins but that of drama
LENGTH_BINS: Final = 512
CHANGE_BINS: Final = 64
TAIL_BINS: Final = 64
OCTAVE_BINS: Final = 8  # of the tail: so many to every doubling
DRAMA_BINS: Final = 101  # per cent
STATS_TOKENS: Final = 16
STATS_KEYS: Final = 256  # rule keys, at most
WHOLE_WIN: Final = 840  # can be shared evenly by any number of seats
TURNS_BIN: Final = 2
DECISIONS_BIN: Final = 16

# a game in a row of numbers: the course, what a family adds, then a number for every seat, kind by kind
GAME_ROWS: Final = 1024
GAME_ROW: Final = 64
ROW_WINNER: Final = 1  # a seat, from 1; 0: nobody
ROW_EXTRA: Final = 10  # the first of six that a family fills
ROW_SEATS: Final = 16  # bot, token, worth, rank, and two that a family fills
SEAT_BOT: Final = 0
SEAT_TOKEN: Final = 1
SEAT_WORTH: Final = 2
SEAT_RANK: Final = 3
SEAT_EXTRA: Final = 4


def bin_of(number: int, width: int, bins: int) -> int:
    """Give the bin of a number: first ``bins`` of one width, then wider and wider ones; the last holds all beyond."""
    step: int = number // width
    size: int = bins
    place: int = bins
    if step < bins:
        return step
    while step >= 2 * size and place < bins + TAIL_BINS - OCTAVE_BINS:
        size *= 2
        place += OCTAVE_BINS
    return min(place + OCTAVE_BINS * (step - size) // size, bins + TAIL_BINS - 1)


class Counts:
    """What came out of all games so far."""

    games: int
    unfinished: int  # given up at the limit of steps
    played: Annotated[list[int], "i64", STATS_SEATS * STATS_SEATS]  # by bot and seat
    points: Annotated[list[int], "i64", STATS_SEATS * STATS_SEATS]  # shares of wins, likewise
    order_played: Annotated[list[int], "i64", STATS_SEATS]  # by place in the turn order
    order_points: Annotated[list[int], "i64", STATS_SEATS]
    token_played: Annotated[list[int], "i64", STATS_TOKENS]
    token_points: Annotated[list[int], "i64", STATS_TOKENS]
    ended: Annotated[list[int], "i64", STATS_KEYS]  # by the rule that ended the game
    turns: int
    turn_bins: Annotated[list[int], "i64", LENGTH_BINS + TAIL_BINS]
    decisions: int
    decision_bins: Annotated[list[int], "i64", LENGTH_BINS + TAIL_BINS]
    lead_changes: int
    change_bins: Annotated[list[int], "i64", CHANGE_BINS + TAIL_BINS]
    drama: int  # in thousandths
    drama_bins: Annotated[list[int], "i64", DRAMA_BINS]
    halves: int  # games with a half time
    comebacks: int
    winner_worth: Annotated[list[int], "i64", STATS_ROUNDS * (WORTH_BINS + TAIL_BINS)]  # by round
    other_worth: Annotated[list[int], "i64", STATS_ROUNDS * (WORTH_BINS + TAIL_BINS)]

    def __init__(self) -> None:
        """Begin at zero."""
        start_fields(self)

    def count_length(self, turns: int, decisions: int) -> None:
        """Add how long a game was."""
        self.turns += turns
        self.turn_bins[bin_of(turns, TURNS_BIN, LENGTH_BINS)] += 1
        self.decisions += decisions
        self.decision_bins[bin_of(decisions, DECISIONS_BIN, LENGTH_BINS)] += 1


class GameStats:
    """The game under way: what was counted after every round."""

    seats: int
    worth_bin: int = 1  # how much worth a bin holds
    out_at: int  # the worth of a seat that is out of the game; -1 where nobody ever is
    rounds: int  # written so far
    leader: int
    changes: int
    winners: int  # seats, as bits
    ending: int  # the rule key, or 0
    first: int  # the seat that began
    bot: Annotated[list[int], "i8", STATS_SEATS]
    token: Annotated[list[int], "i8", STATS_SEATS, -1]  # or -1
    behind: Annotated[list[int], "i64", STATS_SEATS]  # thousandths of the leader's worth, added up over the rounds
    worth: Annotated[list[int], "i32", STATS_ROUNDS * STATS_SEATS]
    rows: int  # games written into ``row``
    row: Annotated[list[int], "i32", GAME_ROWS * GAME_ROW]

    def __init__(self) -> None:
        """Make an empty sheet."""
        start_fields(self)

    def begin(self, seats: int) -> None:
        """Take a fresh sheet."""
        seat: int
        self.seats = seats
        self.rounds = 0
        self.leader = -1
        self.changes = 0
        self.winners = 0
        self.ending = 0
        self.first = 0
        for seat in range(seats):
            self.behind[seat] = 0
            self.token[seat] = -1

    def take_seat(self, seat: int, bot: int) -> None:
        """Note which bot plays a seat."""
        self.bot[seat] = bot

    def take_token(self, seat: int, token: int) -> None:
        """Note the token of a seat."""
        self.token[seat] = token

    def write_worth(self, seat: int, worth: int) -> None:
        """Write what a seat is worth after this round; rounds beyond the sheet go on in its last line."""
        self.worth[self.line() * STATS_SEATS + seat] = max(worth, 0)

    def line(self) -> int:
        """Give the line of this round."""
        return min(self.rounds, STATS_ROUNDS - 1)

    def end_round(self) -> None:
        """Compare the seats: who leads, and how far the others are behind; a tie leaves the lead where it was."""
        seat: int
        base: int = self.line() * STATS_SEATS
        best: int = 0
        for seat in range(self.seats):
            best = max(best, self.worth[base + seat])
        if best > 0:
            for seat in range(self.seats):
                self.behind[seat] += 1000 * (best - self.worth[base + seat]) // best
            self.pass_lead(base, best)
        self.rounds += 1

    def pass_lead(self, base: int, best: int) -> None:
        """Note a new leader; the first leader is no lead change."""
        seat: int = 0
        if self.leader >= 0 and self.worth[base + self.leader] == best:
            return
        while self.worth[base + seat] < best:
            seat += 1
        if self.leader >= 0:
            self.changes += 1
        self.leader = seat

    def add_winner(self, seat: int, ending: int) -> None:
        """Note that a seat has won, and by which rule the game has ended."""
        one: int = 1
        self.winners |= one << seat
        self.ending = ending

    def has_won(self, seat: int) -> bool:
        """Tell whether a seat is among the winners."""
        return (self.winners >> seat) & 1 > 0

    def winner_count(self) -> int:
        """Count those who share the win."""
        seat: int
        count: int = 0
        for seat in range(self.seats):
            if self.has_won(seat):
                count += 1
        return count

    def first_winner(self) -> int:
        """Give the lowest seat that has won, or -1."""
        seat: int
        for seat in range(self.seats):
            if self.has_won(seat):
                return seat
        return -1

    def drama_of(self) -> int:
        """Give how far the winner was behind the leader, in thousandths, as a mean of the rounds; at best if shared."""
        seat: int
        least: int = 1000 * self.rounds
        for seat in range(self.seats):
            if self.has_won(seat):
                least = min(least, self.behind[seat])
        return least // max(self.rounds, 1)

    def has_half_time(self) -> bool:
        """Tell whether the round in the middle of the game stands on the sheet."""
        return 1 < self.rounds < 2 * (STATS_ROUNDS - 1)

    def is_comeback(self) -> bool:
        """Tell whether the winner was last at half time: nobody who was still in the game had as little."""
        seat: int
        other: int
        base: int = (self.rounds // 2) * STATS_SEATS
        if not self.has_half_time():
            return False
        for seat in range(self.seats):
            if self.has_won(seat):
                for other in range(self.seats):
                    if self.out_at < self.worth[base + other] < self.worth[base + seat]:
                        return False
                    if other != seat and self.worth[base + other] == self.worth[base + seat]:
                        return False
        return self.winners > 0

    def count_into(self, counts: Counts, turns: int, decisions: int) -> None:
        """Add the finished game to the sums; one without a winner was given up."""
        counts.games += 1
        counts.count_length(turns, decisions)
        if self.winners == 0:
            counts.unfinished += 1
        else:
            self.count_excitement(counts)
            counts.ended[self.ending] += 1
        self.count_wins(counts)
        self.count_worth(counts)

    def points_of(self, seat: int) -> int:
        """Give the share of the win that a seat has."""
        return WHOLE_WIN // self.winner_count() if self.has_won(seat) else 0

    def count_wins(self, counts: Counts) -> None:
        """Give every seat its share of the win."""
        seat: int
        points: int
        place: int
        for seat in range(self.seats):
            points = self.points_of(seat)
            place = self.bot[seat] * STATS_SEATS + seat
            counts.played[place] += 1
            counts.points[place] += points
            place = (seat - self.first + self.seats) % self.seats
            counts.order_played[place] += 1
            counts.order_points[place] += points
            if self.token[seat] >= 0:
                counts.token_played[self.token[seat]] += 1
                counts.token_points[self.token[seat]] += points

    def count_excitement(self, counts: Counts) -> None:
        """Add lead changes, drama and comebacks."""
        drama: int = self.drama_of()
        counts.lead_changes += self.changes
        counts.change_bins[bin_of(self.changes, 1, CHANGE_BINS)] += 1
        counts.drama += drama
        counts.drama_bins[min(drama // 10, DRAMA_BINS - 1)] += 1
        if self.has_half_time():
            counts.halves += 1
            counts.comebacks += 1 if self.is_comeback() else 0

    def count_worth(self, counts: Counts) -> None:
        """Add the standings after every round, apart for winners and others; nothing at all has a bin of its own."""
        line: int
        seat: int
        place: int
        for line in range(min(self.rounds, STATS_ROUNDS - 1)):
            for seat in range(self.seats):
                place = self.worth[line * STATS_SEATS + seat] + self.worth_bin - 1
                place = line * (WORTH_BINS + TAIL_BINS) + bin_of(place, self.worth_bin, WORTH_BINS)
                if self.has_won(seat):
                    counts.winner_worth[place] += 1
                else:
                    counts.other_worth[place] += 1

    def write_row(self, game: int, turns: int, decisions: int) -> None:
        """Write the finished game into a row; a family adds its own numbers after that."""
        base: int = self.rows * GAME_ROW
        seat: int
        self.row[base] = game
        self.row[base + ROW_WINNER] = self.first_winner() + 1
        self.row[base + 2] = self.ending
        self.row[base + 3] = turns
        self.row[base + 4] = self.rounds
        self.row[base + 5] = decisions
        self.row[base + 6] = self.first + 1
        self.row[base + 7] = self.changes
        self.row[base + 8] = self.drama_of()
        self.row[base + 9] = 1 if self.is_comeback() else 0
        for seat in range(self.seats):
            self.write_seat(seat, SEAT_BOT, self.bot[seat])
            self.write_seat(seat, SEAT_TOKEN, self.token[seat])

    def write_extra(self, kind: int, number: int) -> None:
        """Write a number of the whole game into the row under way."""
        self.row[self.rows * GAME_ROW + ROW_EXTRA + kind] = number

    def write_seat(self, seat: int, kind: int, number: int) -> None:
        """Write a number of a seat into the row under way."""
        self.row[self.rows * GAME_ROW + ROW_SEATS + kind * STATS_SEATS + seat] = number
