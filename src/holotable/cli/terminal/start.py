"""Starts a terminal game from flags or questions, or resumes a saved one."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holotable.bots import bot
from holotable.cli.commands.lists import language_of
from holotable.cli.terminal.clock import Clock
from holotable.cli.terminal.console import Console
from holotable.cli.terminal.players import (
    Ask,
    Player,
    ask_edition,
    ask_minutes,
    ask_options,
    ask_players,
    ask_youngest,
    default_players,
    known_players,
    parse_seats,
)
from holotable.cli.terminal.savefile import keep, replayed, why_not_keep
from holotable.cli.terminal.session import Session
from holotable.core.errors import EditionError
from holotable.core.luck import SEED_LIMIT, Seeded
from holotable.editions import Edition, load_edition
from holotable.table import Table
from holotable.table.seeds import any_seed

DEFAULT: Final = "falcon"
BOT_SEEDS: Final = 1000  # a bot's seed lies this far from the next game's


@dataclass(frozen=True, slots=True)
class TerminalFlags:
    """The flags of ``holotable terminal``."""

    edition: str | None
    seats: str | None
    seed: str | None
    option: tuple[str, ...]
    language: str | None
    plain: bool
    save: Path | None
    resume: Path | None
    youngest: str | None
    color: bool | None
    minutes: int | None = None


def one_edition(argument: str | None, flag: str | None) -> str | None:
    """Give the edition that is named as an argument or by its flag, if it is."""
    if argument is not None and flag is not None:
        raise EditionError(f"the edition is named twice, {argument!r} and --edition {flag!r}; leave one of them out")
    return flag if argument is None else argument


def open_game(flags: TerminalFlags) -> Session:
    """Start a game or resume one; every error is reported before the first line of the game."""
    language = language_of(flags.language)
    if flags.save is not None and (problem := why_not_keep(flags.save, flags.resume)):
        raise EditionError(problem)
    seed = seed_of(flags.seed)
    console = Console(plain=flags.plain, color=flags.color)
    table, players = _old(flags, seed) if flags.resume else _new(flags, seed, language, console)
    bots = {
        seat: bot(
            player.bot,
            seed=(seed + (seat + 1) * BOT_SEEDS) % SEED_LIMIT,
            family=table.edition.family,
            edition=_file_of(table.edition),
        )
        for seat, player in enumerate(players)
        if player.bot
    }
    clock = clock_of(flags.minutes, table, language, console.ask if can_ask() else None)
    if flags.save is not None:
        keep(table, flags.save)
    return Session(table, players, bots, console, language, flags.save, clock)


def can_ask() -> bool:
    """Tell whether somebody sits at the terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def clock_of(minutes: int | None, table: Table, language: str, ask: Ask | None) -> Clock | None:
    """Start the clock of a timed game; without a limit in rounds it needs one."""
    view = table.view()
    if view.get("variant") != "timed":
        if minutes is not None:
            raise EditionError("--minutes is for a timed game; add --option variant=timed")
        return None
    if minutes is None and view["round_limit"] is None and not view["time_up"] and table.due is not None:
        if ask is None:
            raise EditionError("a timed game needs an end: add --minutes NUMBER, or --option rounds=NUMBER")
        minutes = ask_minutes(language, ask)
    return None if minutes is None else Clock(minutes)


def seed_of(wish: str | None) -> int:
    """Read a seed, or make one up."""
    if wish is None:
        return any_seed()
    if not (wish.isascii() and wish.isdecimal() and int(wish) < SEED_LIMIT):
        raise EditionError(f"--seed is a whole number from 0 to {SEED_LIMIT - 1}, not {wish!r}")
    return int(wish)


def _file_of(edition: Edition) -> str:
    return edition.file if edition.file != f"editions/{edition.id}.toml" else edition.id


def _old(flags: TerminalFlags, seed: int) -> tuple[Table, list[Player]]:
    for flag, value in (("--option", flags.option), ("--youngest", flags.youngest)):
        if value:
            raise EditionError(f"{flag} cannot be changed in a kept game; leave it out with --resume")
    assert flags.resume is not None
    table = replayed(flags.resume, then=Seeded(seed))
    if flags.edition is not None and flags.edition not in (table.edition.id, table.edition.file):
        raise EditionError(
            f"{flags.resume} is a game of {table.edition.id}, not of {flags.edition!r}; leave the edition out"
        )
    if flags.seats is None:
        return table, known_players(table.names, table.edition)
    players = parse_seats(flags.seats, table.edition)
    if len(players) != len(table.names):
        raise EditionError(
            f"{flags.resume} has {len(table.names)} seats ({', '.join(table.names)}), not {len(players)}"
        )
    for player, name in zip(players, table.names, strict=True):
        if player.bot is None and player.name != name:
            raise EditionError(
                f"{flags.resume} has no seat {player.name!r} there; its seats are {', '.join(table.names)}"
            )
    return table, [Player(name, player.bot) for player, name in zip(players, table.names, strict=True)]


def _new(flags: TerminalFlags, seed: int, language: str, console: Console) -> tuple[Table, list[Player]]:
    is_asked = can_ask()
    name = flags.edition
    if name is None:
        name = ask_edition(language, console.ask) if is_asked else DEFAULT
    edition = load_edition(name)
    options = chosen_options(edition, flags.option)
    if is_asked and not flags.option:
        options |= ask_options(edition, language, console.ask)
    youngest = flags.youngest
    if flags.seats is not None:
        players = parse_seats(flags.seats, edition)
    elif is_asked:
        players = ask_players(edition, language, console.ask)
        youngest = youngest or (ask_youngest(players, language, console.ask) if _youngest_begins(options) else None)
    else:
        players = default_players(edition, language)
    names = [player.name for player in players]
    ages = ages_of(names, youngest, options)
    return Table(name, names, seed=seed, options=options, ages=ages), players


def chosen_options(edition: Edition, entries: Sequence[str]) -> dict[str, object]:
    """Read ``name=value`` entries and complete them with the defaults."""
    flags: dict[str, object] = {}
    known = {option.name: option for option in edition.options}
    for entry in entries:
        name, equals, value = entry.partition("=")
        name = name.strip()
        if not equals:
            raise EditionError(f"--option is written NAME=VALUE, not {entry!r}; options are {', '.join(known)}")
        values = known[name].values if name in known else ()
        spoken = {str(allowed).lower(): allowed for allowed in values}
        flags[name] = spoken.get(value.strip().lower(), value.strip())
    return edition.chosen(flags)


def _youngest_begins(options: dict[str, object]) -> bool:
    return options.get("first_player") == "youngest"


def ages_of(names: Sequence[str], youngest: str | None, options: dict[str, object]) -> list[int] | None:
    """Turn the name of the youngest into ages."""
    if youngest is None:
        return None
    if youngest not in names:
        raise EditionError(f"--youngest names {youngest!r}, who does not play; seats are {', '.join(names)}")
    if not _youngest_begins(options):
        raise EditionError("--youngest has no effect where luck names who begins; leave it out")
    return [int(name != youngest) for name in names]
