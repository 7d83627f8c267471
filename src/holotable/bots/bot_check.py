"""Check of a bot: seeded games against random bots, with every answer judged."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from holotable.bots.answers import answers
from holotable.bots.contract import Bot
from holotable.bots.registry import bot as named_bot
from holotable.editions import load_edition
from holotable.languages import LANGUAGES
from holotable.table import Table

GAMES: Final = 20
DECISIONS_MOST: Final = 20_000
PROBLEMS_MOST: Final = 20


@dataclass(slots=True)
class BotReport:
    """What a check saw: games, decisions of the bot, wins, and every problem in one line each."""

    games: int = 0
    decisions: int = 0
    wins: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def is_fine(self) -> bool:
        """Tell whether the bot always answered legally and could explain itself."""
        return not self.problems

    def note(self, problem: str) -> None:
        """Keep a problem; only the first few are kept."""
        if len(self.problems) < PROBLEMS_MOST:
            self.problems.append(problem)


def check_bot(
    bot: Bot, edition: str, *, games: int = GAMES, seed: int = 1, options: Mapping[str, object] | None = None
) -> BotReport:
    """Play seeded games with a bot against random foes, with an edition's options, and report what it did wrong."""
    report = BotReport()
    loaded = load_edition(edition)
    for game in range(games):
        seats = loaded.seats_min + game % (loaded.seats_max - loaded.seats_min + 1)
        table = Table(edition, seats, seed=seed + game, options=options)
        own = game % seats
        bots = [
            named_bot("random", seed=seed + game * 10 + seat, family=loaded.family, edition=edition)
            for seat in range(seats)
        ]
        bots[own] = bot
        _play(table, bots, own, f"game {game} (seed {seed + game})", report)
    return report


def _play(table: Table, bots: list[Bot], own: int, where: str, report: BotReport) -> None:
    for number, (seat, answer) in enumerate(answers(table, bots, DECISIONS_MOST)):
        if seat == own:
            report.decisions += 1
            _judge(bots[own], answer.problem, f"{where}, decision {number}", report)
    report.games += 1
    report.wins += table.result is not None and own in table.result.winners


def _judge(player: Bot, problem: str | None, where: str, report: BotReport) -> None:
    if problem:
        report.note(f"{where}: {problem}")
        return
    for language in LANGUAGES:
        try:
            explained = player.explain(language)
        except Exception as failure:  # noqa: BLE001 - a bot is anybody's code and may fail in any way
            report.note(f"{where}: explain fails with {type(failure).__name__}: {failure}")
            return
        if not isinstance(explained, str) or not explained.strip():
            report.note(f"{where}: explain gives {explained!r}, not a text")
