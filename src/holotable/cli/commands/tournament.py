"""The command ``tournament``: reads its flags, shows progress and the standings."""

import sys
from dataclasses import dataclass

from holotable.cli.commands.lists import language_of
from holotable.cli.commands.summary_output import show
from holotable.cli.terminal.console import Console
from holotable.cli.terminal.start import chosen_options, seed_of
from holotable.editions import load_edition
from holotable.locales import say
from holotable.sim.report.output.figures import to_json
from holotable.sim.run.job_run import check_workers
from holotable.sim.tournament.ranking import tournament_lines
from holotable.sim.tournament.tournament import Tournament, tournament


@dataclass(frozen=True, slots=True)
class TournamentFlags:
    """The flags that say what is played."""

    edition: str
    bots: str | None
    bot: tuple[str, ...]
    games: int
    seats: int | None
    seed: str | None
    workers: int | None
    option: tuple[str, ...]


def hold(flags: TournamentFlags, *, as_json: bool, language: str | None, plain: bool, color: bool | None) -> None:
    """Hold a tournament and show how it went."""
    spoken = language_of(language)
    held = play(flags, spoken)
    if as_json:
        sys.stdout.write(f"{to_json(held)}\n")
    else:
        show(tournament_lines(held, spoken), Console(plain=plain, color=color))


def play(flags: TournamentFlags, language: str) -> Tournament:
    """Hold a tournament."""
    named = [name.strip() for name in flags.bots.split(",")] if flags.bots is not None else []
    progress = Progress(language)
    try:
        return tournament(
            flags.edition,
            [*named, *flags.bot],
            flags.games,
            seats=flags.seats,
            options=chosen_options(load_edition(flags.edition), flags.option),
            seed=seed_of(flags.seed),
            workers=check_workers(flags.workers),
            on_progress=progress.tell,
        )
    finally:
        progress.clear()


class Progress:
    """A progress line at the foot of the terminal; none without a terminal."""

    def __init__(self, language: str) -> None:
        """Check whether the output is a terminal."""
        self._language = language
        self._is_seen = sys.stderr.isatty()
        self._length = 0

    def tell(self, done: int, total: int) -> None:
        """Say how far things are."""
        self._write(say(self._language, "tournament-progress", done=done, total=total))

    def clear(self) -> None:
        """Wipe the line away."""
        self._write("")

    def _write(self, text: str) -> None:
        if self._is_seen:
            sys.stderr.write(f"\r{text:<{self._length}}{'' if text else chr(13)}")
            sys.stderr.flush()
            self._length = len(text)
