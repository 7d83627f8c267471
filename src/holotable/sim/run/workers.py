"""Workers: whoever plays the numbered games of a job and counts them. A game is the same whoever plays it."""

from array import array
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Protocol

from holotable.bots import Bot, ask
from holotable.bots.contract import Trader
from holotable.bots.external import BUDGET, any_bot, is_foreign
from holotable.build import COMPILED
from holotable.core.records import Event
from holotable.core.rng import Generator
from holotable.sim.run.blocks import Block
from holotable.sim.run.job import Job
from holotable.sim.run.job_table import Seating
from holotable.sim.run.tallying import Clerk, Game
from holotable.stats.game_stats import GAME_ROWS
from holotable.table import Asking, Table
from holotable.table.inside import inside

COMPILED_BLOCK: Final = 4 * GAME_ROWS
SPOKEN_BLOCK: Final = 64
BLOCKS_EACH: Final = 8  # for every worker, so that all end at about the same time


class Worker(Protocol):
    """Plays games of one job."""

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""


def worker_of(job: Job) -> Worker:
    """Choose the fastest worker that can do a job."""
    if job.is_plain:
        return CompiledWorker(job)
    return TableWorker(job) if any(is_foreign(name) for name in job.bots) else SteppingWorker(job)


def is_unlocked(job: Job) -> bool:
    """Tell whether workers of a job do not wait for each other in one process."""
    return job.is_plain and COMPILED


def block_size(job: Job, workers: int) -> int:
    """Give the games of a block: enough blocks for every worker, none so long that nothing seems to happen."""
    most = COMPILED_BLOCK if is_unlocked(job) else SPOKEN_BLOCK
    return max(1, min(most, job.games // (BLOCKS_EACH * workers)))


class CompiledWorker:
    """Plays and counts in the compiled loop, without the interpreter lock."""

    def __init__(self, job: Job) -> None:
        """Lay the board and seat the bots."""
        self._seating = Seating(job)
        self._driver = self._seating.driver()

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""
        seating, job = self._seating, self._seating.job
        seating.begin_block()
        rows = array("q")
        for start in range(first, first + games, GAME_ROWS):
            count = min(GAME_ROWS, first + games - start)
            seating.policies.play_many(self._driver, job.seed, start, count, job.limit, False)
            rows.extend(seating.take_rows())
        return seating.block(first, games, rows)


class SpokenWorker:
    """Plays so that every event can be looked at."""

    def __init__(self, job: Job) -> None:
        """Lay the board."""
        self.seating = Seating(job)
        self.faults: dict[str, int] = {}

    def play(self, first: int, games: int) -> Block:
        """Play the games numbered from ``first``."""
        seating, job = self.seating, self.seating.job
        clerk = Clerk(job.tallies, writes=job.events)
        seating.begin_block()
        self.faults = {}
        rows = array("q")
        for number in range(first, first + games):
            self.play_one(number, clerk)
            rows.extend(seating.take_rows())
        block = seating.block(first, games, rows)
        return replace(block, tallies=clerk.tallies, events=clerk.events, faults=self.faults)

    def play_one(self, number: int, clerk: Clerk) -> None:
        """Play a numbered game."""
        raise NotImplementedError


class SteppingWorker(SpokenWorker):
    """Plays built-in bots in the compiled loop, step by step."""

    def __init__(self, job: Job) -> None:
        """Lay the board and seat the bots."""
        super().__init__(job)
        self._driver = self.seating.driver()

    def play_one(self, number: int, clerk: Clerk) -> None:
        """Play a numbered game."""
        driver, job = self._driver, self.seating.job
        driver.begin_game(job.seed, number)
        game = Game(number, self.seating.bots(number), self.seating.named, driver.state)
        clerk.begin(game)
        steps = job.limit
        while steps > 0 and driver.go_on():
            steps -= 1
            for event in self._told(driver.tape):
                clerk.hear(game, event)
        driver.watch.finish(driver.state, number, driver.tally.decisions)
        clerk.end(game)

    def _told(self, tape: Any) -> Iterator[Event]:
        size = self.seating.named.rules.TAPE_ROW
        for base in range(0, tape.count * size, size):
            yield self.seating.named.event([tape.at(base + place) for place in range(size)])


class TableWorker(SpokenWorker):
    """Plays bots that are written in Python at a table; an answer that does not hold is replaced and counted."""

    def play_one(self, number: int, clerk: Clerk) -> None:
        """Play a numbered game."""
        seating, names = self.seating, self.seating.bots(number)
        table = seating.table(number)
        within = inside(table)
        game = Game(number, names, within.named, within.state)
        clerk.begin(game)
        seating.watch.begin(within.state, 0)
        for seat, place in enumerate(seating.places(number)):
            seating.watch.course.take_seat(seat, place)
        self._show(table, game, clerk, table.events)
        decisions = self._decide(table, game, clerk, self._players(number, names))
        seating.watch.finish(inside(table).state, number, decisions)
        clerk.end(game)

    def _decide(self, table: Table, game: Game, clerk: Clerk, players: list[Bot]) -> int:
        """Ask the bots until the game is over; give how often a seat had a choice."""
        asking, decisions = Asking(table), 0
        for _ in range(self.seating.job.limit):
            seat = asking.next()
            if seat is None:
                break
            choices = len(table.options(seat))
            answer = ask(players[seat], table, seat, trades=self.seating.job.trades)
            if answer.problem:
                name = game.bots[seat]
                self.faults[name] = self.faults.get(name, 0) + 1
            if answer.decision is not None:
                decisions += choices > 1
                self._show(table, game, clerk, table.play(seat, answer.decision))
        return decisions

    def _show(self, table: Table, game: Game, clerk: Clerk, events: tuple[Event, ...]) -> None:
        _, state, tape = inside(table)
        self.seating.watch.read(state, tape)
        game.follow(state)
        for event in events:
            clerk.hear(game, event)

    def _players(self, number: int, names: tuple[str, ...]) -> list[Bot]:
        """Make fresh bots for a game; whatever luck they use depends on the game's number alone."""
        lots = Generator()
        lots.seed(self.seating.job.seed, 2 * number + 1)
        family = self.seating.edition.family
        players = [any_bot(name, seed=lots.next(), family=family, budget=BUDGET) for name in names]
        for player in players:
            if isinstance(player, Trader):
                player.allow_trades(self.seating.job.trades)
        return players
