"""Workers that play and count the numbered games of a job; every worker plays a game identically."""

from array import array
from dataclasses import replace
from typing import Final, Protocol

from holotable.bots import Bot, ask
from holotable.bots.budget import kept_alarm
from holotable.bots.contract import Trader
from holotable.bots.external import BUDGET, any_bot, is_foreign
from holotable.build import COMPILED
from holotable.core.rng import Generator
from holotable.sim.run.blocks import Block
from holotable.sim.run.event_columns import EventColumns
from holotable.sim.run.job import Job
from holotable.sim.run.job_table import JobTable
from holotable.sim.run.tallies import Game, TallyRunner
from holotable.stats.game_stats import GAME_ROWS
from holotable.table import Asking, Table
from holotable.table.internals import internals_of

COMPILED_BLOCK: Final = 4 * GAME_ROWS
EVENT_BLOCK: Final = 64
BLOCKS_EACH: Final = 8  # for every worker, so that all end at about the same time


class Worker(Protocol):
    """Plays games of one job."""

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""


def worker_of(job: Job) -> Worker:
    """Choose the fastest worker that can do a job."""
    if job.is_plain:
        return WritingWorker(job) if job.events else CompiledWorker(job)
    return TableWorker(job) if any(is_foreign(name) for name in job.bots) else SteppingWorker(job)


def is_unlocked(job: Job) -> bool:
    """Tell whether a job's workers can run in threads without waiting for each other."""
    return job.is_plain and COMPILED


def block_size(job: Job, workers: int) -> int:
    """Give the number of games in a block: enough blocks for every worker, each short enough to show progress."""
    most = COMPILED_BLOCK if is_unlocked(job) and not job.events else EVENT_BLOCK
    return max(1, min(most, job.games // (BLOCKS_EACH * workers)))


class CompiledWorker:
    """Plays and counts in the compiled loop, without the interpreter lock."""

    def __init__(self, job: Job) -> None:
        """Lay the board and seat the bots."""
        self.job_table = JobTable(job)
        self.driver = self.job_table.driver()

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""
        self.job_table.begin_block()
        rows = array("q")
        for start in range(first, first + games, GAME_ROWS):  # there is room for no more
            self.play_some(start, min(GAME_ROWS, first + games - start))
            rows.extend(self.job_table.take_rows())
        return self.job_table.block(first, games, rows)

    def play_some(self, first: int, games: int) -> None:
        """Play some games in one go."""
        job = self.job_table.job
        self.job_table.policies.play_many(self.driver, job.seed, first, games, job.limit, False)


class WritingWorker(CompiledWorker):
    """Plays, counts and writes every event down in the compiled loop; Python takes a sheet away when it is full."""

    def __init__(self, job: Job) -> None:
        """Lay the board, seat the bots, and take an empty sheet."""
        super().__init__(job)
        self._sheet = self.job_table.policies.EventSheet()
        self._events = EventColumns()

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""
        self._events = EventColumns()
        block = super().play(first, games)
        self._take_sheet()
        return replace(block, events=self._events)

    def play_some(self, first: int, games: int) -> None:
        """Play some games, one after the other."""
        for number in range(first, first + games):
            self._play_one(number)

    def _play_one(self, number: int) -> None:
        job, driver, play_on = self.job_table.job, self.driver, self.job_table.policies.play_on
        driver.begin_game(job.seed, number)
        self._sheet.begin(number)
        left = play_on(driver, self._sheet, job.limit)
        while not self._sheet.has_room():
            self._take_sheet()
            left = play_on(driver, self._sheet, left)
        driver.recorder.finish(driver.state, number, driver.tally.decisions)

    def _take_sheet(self) -> None:
        self._events.add_sheet(self._sheet)
        self._sheet.clear()


class EventWorker:
    """Plays so that every event can be looked at."""

    def __init__(self, job: Job) -> None:
        """Lay the board."""
        self.job_table = JobTable(job)
        self.faults: dict[str, int] = {}

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""
        job_table, job = self.job_table, self.job_table.job
        tally_runner = TallyRunner(job.tallies, job_table.named, keeps_events=job.events)
        job_table.begin_block()
        self.faults = {}
        rows = array("q")
        for start in range(first, first + games, GAME_ROWS):  # there is room for no more
            for number in range(start, min(start + GAME_ROWS, first + games)):
                self.play_one(number, tally_runner)
            rows.extend(job_table.take_rows())
        block = job_table.block(first, games, rows)
        return replace(block, tallies=tally_runner.tallies, events=tally_runner.events, faults=self.faults)

    def play_one(self, number: int, tally_runner: TallyRunner) -> None:
        """Play a numbered game."""
        raise NotImplementedError


class SteppingWorker(EventWorker):
    """Plays built-in bots in the compiled loop, step by step."""

    def __init__(self, job: Job) -> None:
        """Lay the board and seat the bots."""
        super().__init__(job)
        self._driver = self.job_table.driver()

    def play_one(self, number: int, tally_runner: TallyRunner) -> None:
        """Play a numbered game."""
        driver, job = self._driver, self.job_table.job
        driver.begin_game(job.seed, number)
        game = Game(number, self.job_table.bots(number), self.job_table.named, driver.state)
        tally_runner.begin(game)
        steps, tape = job.limit, driver.tape
        while steps > 0 and driver.go_on():
            steps -= 1
            if tape.count:
                tally_runner.hear(game, tape.rows())
        driver.recorder.finish(driver.state, number, driver.tally.decisions)
        tally_runner.end(game)


class TableWorker(EventWorker):
    """Plays bots that are written in Python at a table; an answer that does not hold is replaced and counted."""

    def __init__(self, job: Job) -> None:
        """Lay the board."""
        super().__init__(job)
        self._out = self.job_table.named.rules.Options()

    def play_one(self, number: int, tally_runner: TallyRunner) -> None:
        """Play a numbered game."""
        job_table, names = self.job_table, self.job_table.bots(number)
        table = job_table.table(number)
        within = internals_of(table)
        game = Game(number, names, within.named, within.state)
        tally_runner.begin(game)
        job_table.recorder.begin(within.state, 0)
        for seat, place in enumerate(job_table.places(number)):
            job_table.recorder.game_stats.take_seat(seat, place)
        self._show(table, game, tally_runner)
        with kept_alarm():
            decisions = self._decide(table, game, tally_runner, self._players(number, names))
        job_table.recorder.finish(internals_of(table).state, number, decisions)
        tally_runner.end(game)

    def _decide(self, table: Table, game: Game, tally_runner: TallyRunner, players: list[Bot]) -> int:
        """Ask the bots until the game is over; give how often a seat had a choice."""
        asking, decisions = Asking(table), 0
        for _ in range(self.job_table.job.limit):
            seat = asking.next()
            if seat is None:
                break
            choices = self._choices(table, seat)
            answer = ask(players[seat], table, seat, trades=self.job_table.job.trades)
            if answer.problem:
                name = game.bots[seat]
                self.faults[name] = self.faults.get(name, 0) + 1
            if answer.attempt is not None:
                decisions += choices > 1
                answer.attempt.advance()
                self._show(table, game, tally_runner)
        return decisions

    def _choices(self, table: Table, seat: int) -> int:
        """Count what a seat may decide."""
        named, state, _ = internals_of(table)
        named.rules.options(state, seat, self._out)
        count: int = self._out.count
        return count

    def _show(self, table: Table, game: Game, tally_runner: TallyRunner) -> None:
        """Show what is on the tape: what the last decision, or the start, has brought."""
        _, state, tape = internals_of(table)
        self.job_table.recorder.read(state, tape)
        game.follow(state)
        tally_runner.hear(game, tape.rows())

    def _players(self, number: int, names: tuple[str, ...]) -> list[Bot]:
        """Make fresh bots for a game; whatever luck they use depends on the game's number alone."""
        lots = Generator()
        lots.seed(self.job_table.job.seed, 2 * number + 1)
        family = self.job_table.edition.family
        players = [any_bot(name, seed=lots.next(), family=family, budget=BUDGET) for name in names]
        for player in players:
            if isinstance(player, Trader):
                player.allow_trades(self.job_table.job.trades)
        return players
