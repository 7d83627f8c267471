"""A job: what to simulate, in one record that any worker can read, and the checks of a person's request."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from holotable.bots import check_bot_name
from holotable.bots.external import bots_named, foreign_bot, is_foreign
from holotable.core.checks import brief_repr, is_between
from holotable.core.errors import EditionError
from holotable.core.luck import check_seed
from holotable.editions import Edition, load_edition
from holotable.families import family
from holotable.table import Table
from holotable.table.playouts import STEPS_MOST, check_games, seated

SEATS_USUAL: Final = 4
TALLY_METHODS: Final = ("before", "event", "after", "merge")

BotMaker = Callable[..., Any]  # a class, or whatever else gives a bot when it is called
BotsWished = str | BotMaker | Sequence[str | BotMaker] | None


@dataclass(frozen=True, slots=True)
class Job:
    """Games that are numbered from 0: every one depends on its number, the seed and this record alone."""

    edition: object  # as a state names it
    options: Mapping[str, object]
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: int
    trades: bool = True
    start: Mapping[str, Any] | None = None  # an exact state from which every game starts
    rotates: bool = True  # in every game each bot moves up by one seat
    mirror: int = 1  # so many games in a row have the same luck
    limit: int = STEPS_MOST
    rows: bool = False  # games are written row by row
    events: bool = False  # and event by event
    tallies: tuple[type, ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def is_plain(self) -> bool:
        """Tell whether compiled code alone plays, counts and writes events down."""
        return not (self.tallies or any(is_foreign(bot) for bot in self.bots))


def plan(  # noqa: PLR0913 - one for each wish
    edition: object,
    bots: BotsWished = None,
    games: int = 1000,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    trades: bool = True,
    start: Mapping[str, Any] | None = None,
    rows: bool = False,
    events: bool = False,
    tallies: Sequence[type] = (),
) -> Job:
    """Check everything that can be wrong, and give the job."""
    named = None if bots is None else bots_named(bots)
    if start is not None:
        table = read_start(start, edition, options)
        loaded, chosen, exact = table.edition, table.chosen, table.state()
        count = len(table.names)
        if seats not in (None, count):
            raise EditionError(f"the position has {count} seats, not {seats}")
    else:
        loaded = load_edition(edition)
        chosen, exact = loaded.chosen(options), None
        count = check_seats(loaded, seats_wished(loaded, seats, named))
    check_end(loaded, chosen)
    return Job(
        edition=loaded.reference,
        options=chosen,
        bots=lineup_of(loaded, named, count),
        games=check_games(games),
        seed=check_seed(seed),
        trades=trades,
        start=exact,
        rotates=exact is None,
        rows=rows,
        events=events,
        tallies=check_tallies(tallies),
    )


def check_tallies(tallies: object) -> tuple[type, ...]:
    """Give the classes of tallies, or refuse what is none."""
    if isinstance(tallies, type) or not isinstance(tallies, Iterable):
        raise EditionError(f"tallies are a list, such as [Tally], not {brief_repr(tallies)}")
    listed = tuple(tallies)
    for tally in listed:
        if not (isinstance(tally, type) and all(hasattr(tally, method) for method in TALLY_METHODS)):
            raise EditionError(f"a tally is a class derived from Tally, not {brief_repr(tally)}")
    return listed


def read_start(start: Mapping[str, Any], edition: object, options: Mapping[str, object] | None) -> Table:
    """Set a table up from a position or an exact state; a game that is over has no chances left."""
    if not isinstance(start, Mapping):
        raise EditionError("a position is an object that names its edition")
    table = Table.from_state(start, seed=0) if "state" in start else Table.from_position(start, seed=0)
    if edition is not None and table.edition.id != load_edition(edition).id:
        raise EditionError(f"the position is of {table.edition.id}, not of {load_edition(edition).id}")
    if options:
        raise EditionError("a position has its own options; leave them out")
    if table.result is not None:
        raise EditionError("in this position the game is over")
    return table


def seats_wished(edition: Edition, seats: int | None, bots: Sequence[str] | None) -> object:
    """Give the number of seats: as said, or one for each bot, or four where an edition has them."""
    if seats is not None:
        return seats
    if bots is not None and len(bots) > 1:
        return len(bots)
    return min(max(SEATS_USUAL, edition.seats_min), edition.seats_max)


def check_seats(edition: Edition, seats: object) -> int:
    """Give a number of seats back, or refuse one that the edition does not have."""
    least, most = edition.seats_min, edition.seats_max
    if not is_between(seats, least, most):
        raise EditionError(f"{edition.id} is played by {least} to {most} seats, not {seats!r}")
    return int(seats)


def lineup_of(edition: Edition, bots: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Give a bot for every seat; fewer bots than seats repeat in order."""
    named = [family(edition.family).bots[-1]] if bots is None else bots
    for name in named:
        if is_foreign(name):
            foreign_bot(name)  # says what is wrong with it
        else:
            check_bot_name(name, edition.family)
    return seated(named, seats)


def check_end(edition: Edition, chosen: Mapping[str, object]) -> None:
    """Refuse a timed game that only a clock could end."""
    if chosen.get("variant") == "timed" and not chosen.get("rounds"):
        raise EditionError(
            f"a timed game of {edition.id} needs an end here: choose the option rounds, such as rounds=30"
        )
