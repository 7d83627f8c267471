"""The command ``check-bot``: games against random bots, and one line for every mistake."""

from collections.abc import Sequence

from holotable.bots import BotReport, any_bot, check_bot
from holotable.bots.external import BUDGET
from holotable.cli.commands.lists import language_of
from holotable.cli.terminal.start import chosen_options, seed_of
from holotable.editions import load_edition
from holotable.locales import say
from holotable.table.playouts import check_games


def check_lines(
    name: str, edition: str, games: int, seed: str | None, options: Sequence[str], language: str | None
) -> tuple[list[str], bool]:
    """Play games with a bot; tell what it did wrong, and whether it is fine."""
    spoken = language_of(language)
    loaded = load_edition(edition)
    first = seed_of(seed) if seed is not None else 1
    player = any_bot(name, seed=first, family=loaded.family, edition=edition, budget=BUDGET)
    report = check_bot(player, edition, games=check_games(games), seed=first, options=chosen_options(loaded, options))
    return report_lines(name, report, loaded.name[spoken], spoken), report.is_fine


def report_lines(name: str, report: BotReport, game: str, language: str) -> list[str]:
    """Tell what a check saw."""
    played = say(
        language,
        "check-bot-played",
        bot=name,
        game=game,
        games=report.games,
        decisions=report.decisions,
        wins=report.wins,
    )
    if report.is_fine:
        return [played, say(language, "check-bot-fine")]
    return [played, say(language, "check-bot-mistakes"), *(f"  {' '.join(one.split())}" for one in report.problems)]
