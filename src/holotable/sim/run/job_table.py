"""What a worker needs to play a job: board, starting position, and a recorder that counts."""

from array import array
from typing import Any, Final

from holotable.core.layout import dump, fields_of
from holotable.core.luck import Seeded
from holotable.families import family
from holotable.sim.run.blocks import Block, Sums
from holotable.sim.run.job import Job
from holotable.stats.game_stats import GAME_ROW, Counts
from holotable.table import Table
from holotable.table.internals import internals_of
from holotable.table.playouts import driver_of
from holotable.table.table import recorded_edition

STATS_COUNT_FIELDS: Final = fields_of(Counts)  # the text knows its annotations in every build


class JobTable:
    """Everything that a worker needs to set a game up and to count it."""

    def __init__(self, job: Job) -> None:
        """Lay the board."""
        self.job = job
        self.edition = recorded_edition(job.edition)
        self.brought = family(self.edition.family)
        self.named, state, _ = internals_of(self.table(0))
        self.start = state if job.start is not None else self._opening()
        self.policies = self.brought.ai
        self.recorder = self.policies.Recorder()
        self.recorder.rows = job.rows

    def _opening(self) -> Any:
        """Set a game up before any luck has fallen."""
        state = self.named.new_state()
        self.named.set_up(state, self.named.seat_tokens(self.job.seats, None), None, self.named.rules.Tape())
        return state

    def table(self, game: int) -> Table:
        """Set a table up for a numbered game, with the luck that this game has everywhere."""
        luck = Seeded(self.job.seed, 2 * (game // self.job.mirror))
        if self.job.start is not None:
            return Table.from_state(self.job.start, luck=luck)
        return Table(self.job.edition, self.job.seats, options={**self.job.options, **self._lots()}, luck=luck)

    def _lots(self) -> dict[str, object]:
        """Let luck name who begins, where otherwise it would always be the same seat."""
        return {"first_player": "random"} if "first_player" in self.job.options else {}

    def driver(self) -> Any:
        """Seat built-in bots in the compiled loop."""
        driver = driver_of(self.named, self.start, self.job.bots, trades=self.job.trades)
        driver.rotates = self.job.rotates
        driver.mirror = self.job.mirror
        driver.recorder = self.recorder
        driver.record_games(self.job.rows)
        return driver

    def places(self, game: int) -> tuple[int, ...]:
        """Tell which of the job's bots plays each seat of a game."""
        moved = game if self.job.rotates else 0
        return tuple((seat + moved) % self.job.seats for seat in range(self.job.seats))

    def bots(self, game: int) -> tuple[str, ...]:
        """Name the bots of a game, seat by seat."""
        return tuple(self.job.bots[place] for place in self.places(game))

    def token_names(self) -> tuple[str, ...]:
        """Name the tokens by which the watch counts wins."""
        names: tuple[str, ...] = self.brought.part("summary").counted_tokens(self.named)
        return names

    def begin_block(self) -> None:
        """Begin at zero."""
        self.recorder.counts = self.policies.Counts()
        self.recorder.sums = type(self.recorder.sums)()
        self.recorder.game_stats.rows = 0

    def take_rows(self) -> "array[int]":
        """Give the rows that were written, and make room for others."""
        count: int = self.recorder.game_stats.rows
        self.recorder.game_stats.rows = 0
        return array("q", self.recorder.game_stats.row[: count * GAME_ROW] if count else ())

    def block(self, first: int, games: int, rows: "array[int]") -> Block:
        """Give what was counted since the block began."""
        return Block(first, games, self.sums(), rows)

    def sums(self) -> Sums:
        """Give the sums as they stand."""
        return dump(self.recorder.counts, STATS_COUNT_FIELDS) | dump(self.recorder.sums, self.policies.COUNT_FIELDS)
