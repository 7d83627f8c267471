"""The players of a terminal game: people and bots, from flags or from questions."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from holotable.bots import bot_names, check_bot_name
from holotable.cli.terminal.clock import MINUTES_MOST
from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.editions.load import Option, finished_ids
from holotable.locales import say

ASKED_OPTIONS: Final = ("variant", "missions")
MINUTES: Final = 60  # of a timed game, unless somebody says otherwise
BOT: Final = "bot:"
BOT_NAME: Final = re.compile(r"(?P<bot>[a-z]+)-bot(-\d+)?")

Ask = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: its name, and the bot that plays it if no person does."""

    name: str
    bot: str | None = None


def default_bot(edition: Edition) -> str:
    """Give the best bot of an edition's family."""
    return bot_names(edition.family)[-1]


def parse_seats(text: str, edition: Edition) -> list[Player]:
    """Read ``Mia,Ben,bot:scout``."""
    players: list[Player] = []
    for entry in (part.strip() for part in text.split(",")):
        if entry.lower().startswith(BOT):
            players.append(bot_player(entry[len(BOT) :].strip().lower(), players, edition))
        elif not entry:
            raise EditionError(f'--seats has an empty name; write "Mia,Ben,bot:{default_bot(edition)}"')
        else:
            players.append(person(entry))
    return players


def person(name: str) -> Player:
    """Seat a person; a name that a bot would have is refused, because a kept game knows bots by their names."""
    if BOT_NAME.fullmatch(name):
        raise EditionError(f"{name!r} is a bot's name; write {BOT}{name.partition('-')[0]} to seat the bot")
    return Player(name)


def bot_player(bot: str, others: Sequence[Player], edition: Edition) -> Player:
    """Seat a bot under a name of its own."""
    check_bot_name(bot, edition.family)
    taken = {player.name for player in others}
    names = [f"{bot}-bot", *(f"{bot}-bot-{number}" for number in range(2, len(others) + 2))]
    return Player(next(name for name in names if name not in taken), bot)


def known_players(names: Sequence[str], edition: Edition) -> list[Player]:
    """Tell from the names of a kept game which seats bots play."""
    return [Player(name, _bot_in(name, edition)) for name in names]


def _bot_in(name: str, edition: Edition) -> str | None:
    found = BOT_NAME.fullmatch(name)
    return found["bot"] if found and found["bot"] in bot_names(edition.family) else None


def default_players(edition: Edition, language: str) -> list[Player]:
    """Seat one person and bots, where nobody can be asked."""
    players = [Player(say(language, "default-name"))]
    while len(players) < edition.seats_min:
        players.append(bot_player(default_bot(edition), players, edition))
    return players


def ask_edition(language: str, ask: Ask) -> str:
    """Ask which game is played: its number in the list, or its id."""
    lines = [f"  {number}  {load_edition(name).name[language]}" for number, name in enumerate(finished_ids(), start=1)]
    question = "\n".join([*lines, say(language, "ask-edition")])
    while True:
        answer = ask(f"{question} [1] ").strip().lower() or "1"
        if answer in finished_ids():
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(finished_ids()):
            return finished_ids()[int(answer) - 1]
        question = say(language, "ask-number-again", least=1, most=len(finished_ids()))


def ask_players(edition: Edition, language: str, ask: Ask) -> list[Player]:
    """Ask how many people play, their names, and the bots."""
    people = _ask_number(ask, say(language, "ask-people", most=edition.seats_max), 0, edition.seats_max, 1, language)
    players: list[Player] = []
    for number in range(people):
        players.append(_ask_person(ask, say(language, "ask-name", number=number + 1), players, language))
    least, most = max(0, edition.seats_min - people), edition.seats_max - people
    if most:
        question = say(language, "ask-bots", least=least, most=most)
        for number in range(_ask_number(ask, question, least, most, least, language)):
            players.append(_ask_bot(ask, number, players, edition, language))
    return players


def _ask_number(ask: Ask, question: str, least: int, most: int, default: int, language: str) -> int:
    while True:
        answer = ask(f"{question} [{default}] ").strip()
        if not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        question = say(language, "ask-number-again", least=least, most=most)


def _ask_person(ask: Ask, question: str, others: Sequence[Player], language: str) -> Player:
    from holotable.table.seats import check_name

    while True:
        name = ask(f"{question} ").strip()
        try:
            check_name(name)
            if name in {player.name for player in others} or "," in name:
                question = say(language, "ask-name-again")
                continue
            return person(name)
        except EditionError:
            question = say(language, "ask-name-again")


def _ask_bot(ask: Ask, number: int, others: Sequence[Player], edition: Edition, language: str) -> Player:
    names, first = ", ".join(bot_names(edition.family)), default_bot(edition)
    while True:
        answer = ask(f"{say(language, 'ask-bot', number=number + 1, bots=names)} [{first}] ").strip().lower()
        if not answer or answer in bot_names(edition.family):
            return bot_player(answer or first, others, edition)


def ask_options(edition: Edition, language: str, ask: Ask) -> dict[str, object]:
    """Ask which game is played, where the box holds more than one."""
    known = {option.name: option for option in edition.options}
    return {name: _ask_option(known[name], language, ask) for name in ASKED_OPTIONS if name in known}


def _ask_option(option: Option, language: str, ask: Ask) -> object:
    words = {say(language, f"answer-{str(value).lower()}"): value for value in option.values}
    spoken = {str(value).lower(): value for value in option.values} | words
    default = next(word for word, value in words.items() if value == option.default)
    question = f"{say(language, f'ask-{option.name}')} ({', '.join(words)})"
    while True:
        answer = ask(f"{question} [{default}] ").strip().lower()
        found = {value for word, value in spoken.items() if word.startswith(answer)} if answer else {option.default}
        if len(found) == 1:
            return found.pop()


def ask_minutes(language: str, ask: Ask) -> int:
    """Ask how long a timed game lasts."""
    return _ask_number(ask, say(language, "ask-minutes"), 1, MINUTES_MOST, MINUTES, language)


def ask_youngest(players: Sequence[Player], language: str, ask: Ask) -> str | None:
    """Ask who is youngest, where two people could be."""
    people = [player.name for player in players if player.bot is None]
    if len(people) <= 1:
        return None
    while True:
        answer = ask(f"{say(language, 'ask-youngest', names=', '.join(people))} [{people[0]}] ").strip()
        for name in people:
            if answer.casefold() in ("", name.casefold()):
                return name
