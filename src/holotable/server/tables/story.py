"""Statistics of a finished game: landings on each space, and each seat's odds round by round."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

from holotable.build import is_pure
from holotable.core.records import Event
from holotable.families import family
from holotable.families.printed import Board
from holotable.families.view import View
from holotable.printed.boards import board_of
from holotable.server.http.models import OddsPoint, Story
from holotable.server.store.game_log import StoredGame
from holotable.server.store.storage import Storage
from holotable.server.tables.resuming import steps_of
from holotable.stats.summary import SpaceCount
from holotable.table import Table

ROUNDS_MOST: Final = 40  # whose chances are played out, evenly over the game
GAMES: Final = 200  # from each of them
PURE_ROUNDS: Final = 10  # the interpreted rules are a hundred times slower
PURE_GAMES: Final = 20
KEPT_MOST: Final = 200  # stories that are remembered


class StoryCache:
    """Tells the story of each finished game once, one after the other, beside the server's loop."""

    def __init__(self, storage: Storage) -> None:
        """Remember nothing yet."""
        self._storage = storage
        self._told: OrderedDict[str, asyncio.Task[Story]] = OrderedDict()
        self._turn = asyncio.Lock()

    async def story(self, game: str) -> Story:
        """Give the story of a finished game; many who ask at once wait for the same one."""
        task = self._told.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._told[game] = asyncio.create_task(self._tell(game))
        self._told.move_to_end(game)
        if len(self._told) > KEPT_MOST:
            self._told.popitem(last=False)[1].cancel()
        return await asyncio.shield(task)  # a client that disconnects does not cancel it for others

    async def _tell(self, game: str) -> Story:
        async with self._turn:
            return await asyncio.to_thread(self._read, game)

    def _read(self, game: str) -> Story:
        kept = self._storage.load(game)
        assert kept is not None, "a game that is over is on disk"
        return story_of(kept)

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._told.values():
            task.cancel()


def story_of(kept: StoredGame) -> Story:
    """Play a finished game again and tell its story."""
    rounds = list(_rounds(kept))
    _, table = rounds[-1]
    return Story(landings_of(board_of(kept.lobby["edition"]), table.events), odds_of(kept, len(rounds)))


def _rounds(kept: StoredGame) -> Iterator[tuple[int, Table]]:
    """Play a game again; give its one table at the beginning of every round, and at the end."""
    began, number = None, 0
    for table in steps_of(kept):
        view = table.typed_view()
        now = view.round_number if began is None else round_of(view, number, began)
        is_new = began is None or now != number
        if is_new:
            began, number = view, now
        if is_new or table.due is None:
            yield number, table


def round_of(view: View, number: int, began: View) -> int:
    """Give the round that is played, where the one of this number began with the other view."""
    return number + view.is_round_later(began)


def odds_of(kept: StoredGame, rounds: int) -> list[OddsPoint]:
    """Let built-in bots play on from the beginning of rounds, evenly chosen, and from the end.

    Of a game that a clock has ended there are no odds: bots would not know when to stop.
    """
    if kept.lobby.get("minutes") is not None:
        return []
    name = board_of(kept.lobby["edition"]).info.family
    most, games = (PURE_ROUNDS, PURE_GAMES) if is_pure(name) else (ROUNDS_MOST, GAMES)
    chosen = set(evenly(rounds, most))
    return [
        OddsPoint(number, table.due is None, list(table.odds(family(name).plays_on, games, seed=place)))
        for place, (number, table) in enumerate(_rounds(kept))
        if place in chosen
    ]


def evenly(count: int, most: int) -> list[int]:
    """Choose at most so many of ``count`` places, the first and the last among them."""
    if count <= most:
        return list(range(count))
    return [place * (count - 1) // (most - 1) for place in range(most)]


def landings_of(board: Board, events: Iterable[Event]) -> list[SpaceCount]:
    """Count how often tokens came to every space."""
    spaces, counts = family(board.info.family).part("printed").landings(board, events)
    total = max(1, sum(counts[space] for space in spaces))
    return [SpaceCount(space, counts[space], counts[space] / total) for space in spaces]
