"""Which tables are played: every edition, its options, every pace, from the beginning or from some position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from holotable.core.errors import EditionError
from holotable.editions import load_edition
from holotable.editions.load import finished_ids
from holotable.families import FAMILIES, family
from holotable.server.http.models import NewTable, SeatWish
from holotable.server.socket.protocol import Pace
from holotable.table import Table
from tests.support.estate_tables import random_position

PACES: Final[Sequence[Pace]] = ("brisk", "relaxed", "days", "none")
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hel")
PEOPLE_MOST: Final = 4
USUAL: Final = 0.6  # how often an option has its default
PLACED: Final = 0.6  # how often a game begins from some position, where the family can be set to one
TRIES: Final = 20
WORDY: Final = 0.25  # how often whole sentences are said: they take half of the time


@dataclass(frozen=True, slots=True)
class Chosen:
    """One table: its wish, whose seats wait for friends, the position that it begins with, and what is tried there."""

    wish: NewTable
    position: Mapping[str, Any] | None
    target: str  # the kind of question at which most is done
    snapshot_every: int
    languages: Sequence[str]
    steps: int  # of people, until everybody gives up
    is_wordy: bool

    @property
    def family(self) -> str:
        return load_edition(self.wish.edition).family

    @property
    def variant(self) -> str:
        """What is not as in most games."""
        usual = {one.name: one.default for one in load_edition(self.wish.edition).options}
        other = [name for name, value in self.wish.options.items() if name in ("variant", "missions") and value]
        return " ".join(str(self.wish.options[name]) for name in other if self.wish.options[name] != usual[name])


def kinds_of(name: str) -> list[str]:
    """Give every kind of question of a family."""
    return list(family(name).prompts)


def choose(number: int, lot: Random) -> Chosen:
    """Choose the table with a number."""
    editions = finished_ids()
    edition = load_edition(editions[number % len(editions)])
    pace = PACES[number // len(editions) % len(PACES)]
    kinds = kinds_of(edition.family)
    options = _options(edition.options, lot)
    position = _position(edition.id, options, lot) if edition.family != "race" else None
    count = lot.randint(edition.seats_min, min(4, edition.seats_max)) if position is None else len(position["seats"])
    is_timed = options.get("variant") == "timed"
    wish = NewTable(
        edition.id,
        _seats(count, lot),
        options=options,
        minutes=lot.choice((2, 10)) if is_timed and (not options["rounds"] or lot.random() < 0.2) else None,
        by_the_book=family(edition.family).has_claims and lot.random() < 0.3,
        pace=pace,
    )
    return Chosen(
        wish=wish,
        position=position,
        target=lot.choice(kinds),
        snapshot_every=lot.choice((5, 40, 200)),
        languages=lot.choice((["en"], ["en"], ["de"], ["en", "de"])),
        steps=lot.choices((60, 250), (9, 1))[0],
        is_wordy=lot.random() < WORDY,
    )


def _options(known: Sequence[Any], lot: Random) -> dict[str, Any]:
    return {one.name: one.default if lot.random() < USUAL else lot.choice(one.values) for one in known}


def _position(edition: str, options: Mapping[str, Any], lot: Random) -> Mapping[str, Any] | None:
    """Draw a position, with not too many people; None where the game begins at its beginning."""
    if options.get("missions") or lot.random() >= PLACED:
        return None
    for _ in range(TRIES):
        position = random_position(edition, lot, options)
        try:
            Table.from_position(position, seed=1)
        except EditionError:  # a few draws have more buildings than the bank
            continue
        return position
    return None


def _seats(count: int, lot: Random) -> list[SeatWish]:
    """Seat people first: whoever makes the table, perhaps with somebody at the same screen, and friends; then bots."""
    people = lot.randint(min(2, count), min(count, PEOPLE_MOST))
    here = 2 if people > 2 and lot.random() < 0.2 else 1
    bots = ["random", None]
    return [
        SeatWish("me" if seat == 0 else "local", NAMES[seat])
        if seat < here
        else SeatWish("friend")
        if seat < people
        else SeatWish("bot", bot=lot.choice(bots))
        for seat in range(count)
    ]


FAMILY_NAMES: Final = tuple(sorted(FAMILIES))
