"""A round robin of bots in mirrored games: win rates with intervals, and ratings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from holotable.bots import bot_names, check_bot_name, foreign_bot, foreign_name, is_foreign
from holotable.bots.external import bots_named, is_anywhere
from holotable.core.checks import as_whole
from holotable.core.errors import EditionError
from holotable.core.luck import check_seed
from holotable.editions import Edition, load_edition
from holotable.sim.run.job import BotMaker, check_end
from holotable.sim.run.job_run import warn_of_loners
from holotable.sim.tournament.elo import Meeting, ratings
from holotable.sim.tournament.mirrored_games import MatchPool, MirroredMatch
from holotable.sim.tournament.scores import GAMES_OF_PAIR, Score
from holotable.table.playouts import check_games
from holotable.table.seats import seat_names

FORMAT: Final = 1
BOTS_LEAST: Final = 2

PlayPair = Callable[[str, str, int], Score]  # the first bot's score against the second in so many games


@dataclass(frozen=True, slots=True)
class MeetingResult:
    """A meeting of two: what ``one`` scored against ``other``, with the 95 % interval of its rate."""

    one: str
    other: str
    games: int
    points: float
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's place: its rating (with 95 % within ``error``), its points, and answers that had to be replaced."""

    bot: str
    elo: float
    error: float
    games: int
    points: float
    faults: int
    problem: str | None


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything about a tournament; best bots first."""

    format: int
    edition: str
    name: Mapping[str, str]
    options: dict[str, object]
    seats: int
    seed: int
    games: int  # of a meeting
    is_stopped: bool  # before everybody had met everybody
    standings: list[Standing]
    meetings: list[MeetingResult]


def tournament(
    edition: str,
    bots: Sequence[str | BotMaker],
    games: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    workers: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Let bots meet each other in so many games (an even number) for each two.

    They are built-in ones, ``module:Class``, or classes; one that only this process knows leaves a single worker.
    """
    loaded = load_edition(edition)
    count = len(seat_names(loaded, loaded.seats_min if seats is None else seats))
    chosen, names = loaded.chosen(options), entrants(bots_named(bots), loaded)
    check_end(loaded, chosen)
    games, seed = check_even(games), check_seed(seed)
    pairs = games // GAMES_OF_PAIR
    warn_of_loners(tuple(names.values()), workers)
    pool, met = MatchPool(workers if all(map(is_anywhere, names.values())) else 1), 0

    def play_pair(one: str, other: str, games: int) -> Score:
        nonlocal met
        mirrored = MirroredMatch(
            edition, chosen, count, seed, (names[one], names[other]), met * pairs, games // GAMES_OF_PAIR
        )
        met += 1
        return pool.play(mirrored)

    try:
        standings, meetings = round_robin(list(names), games, play_pair, on_progress)
    finally:
        pool.close()
    is_stopped = len(meetings) < len(list(combinations(names, 2)))
    return Tournament(FORMAT, loaded.id, loaded.name, chosen, count, seed, games, is_stopped, standings, meetings)


def entrants(bots: Sequence[str], edition: Edition) -> dict[str, str]:
    """Give every bot a short name, and check that it is there; nobody plays twice."""
    if len(bots) < BOTS_LEAST:
        known = ", ".join(bot_names(edition.family))
        raise EditionError(
            f"a tournament needs {BOTS_LEAST} bots or more, not {len(bots)}; {edition.family} bots are {known}"
        )
    for bot in bots:
        if bots.count(bot) > 1:
            raise EditionError(f"the bot {bot!r} is named twice; against itself it scores one half")
        if is_foreign(bot):
            foreign_bot(bot)
        else:
            check_bot_name(bot, edition.family)
    short = [foreign_name(bot) if is_foreign(bot) else bot for bot in bots]
    return {name if short.count(name) == 1 else bot: bot for name, bot in zip(short, bots, strict=True)}


def check_even(games: int) -> int:
    """Give a number of games back, or refuse one that is not made of pairs."""
    number = as_whole(games)
    if number is None or number < GAMES_OF_PAIR or number % GAMES_OF_PAIR:
        raise EditionError(f"a meeting has an even number of games, because bots change seats; not {games!r}")
    return check_games(number)


def round_robin(
    names: Sequence[str], games: int, play_pair: PlayPair, on_progress: Callable[[int, int], None] | None = None
) -> tuple[list[Standing], list[MeetingResult]]:
    """Let everybody meet everybody; give the standings, best first, and the meetings in the order of the standings.

    Ctrl-C ends it after the last whole meeting; what has been played counts.
    """
    couples = list(combinations(names, 2))
    scores: dict[tuple[str, str], Score] = {}
    try:
        for number, (one, other) in enumerate(couples):
            if on_progress is not None:
                on_progress(number, len(couples))
            scores[one, other] = play_pair(one, other, games)
    except KeyboardInterrupt:
        if not scores:
            raise
    rated = ratings(
        names,
        [Meeting(one, other, score.rate * score.weight, score.weight) for (one, other), score in scores.items()],
    )
    standings = [_standing(one.name, one.elo, one.error, scores) for one in rated]
    place = {one.name: number for number, one in enumerate(rated)}
    meetings = [_encounter(couple, score, place) for couple, score in scores.items()]
    return standings, sorted(meetings, key=lambda met: (place[met.one], place[met.other]))


def _standing(name: str, elo: float, error: float, scores: Mapping[tuple[str, str], Score]) -> Standing:
    own = [(score, couple.index(name)) for couple, score in scores.items() if name in couple]
    return Standing(
        bot=name,
        elo=elo,
        error=error,
        games=sum(score.games for score, _ in own),
        points=sum(score.games - score.points if is_second else score.points for score, is_second in own),
        faults=sum(score.faults[place] for score, place in own),
        problem=next((found for score, place in own if (found := score.problems[place])), None),
    )


def _encounter(couple: tuple[str, str], score: Score, place: Mapping[str, int]) -> MeetingResult:
    """Describe a meeting from the side of the better bot."""
    one, other = couple
    low, high = score.interval
    if place[one] < place[other]:
        return MeetingResult(one, other, score.games, score.points, score.rate, low, high)
    return MeetingResult(other, one, score.games, score.games - score.points, 1 - score.rate, 1 - high, 1 - low)
