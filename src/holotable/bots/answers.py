"""Asks a bot for a decision and replaces an answer that is not legal, so that the game goes on."""

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeGuard

from holotable.bots.contract import Bot
from holotable.families import family
from holotable.families.contract import EngineBot, Verb
from holotable.languages import DEFAULT_LANGUAGE
from holotable.table import Asking, Table
from holotable.table.attempts import Attempt, attempt_of, is_due


class Answer(NamedTuple):
    """A legal decision to be carried out, or none; ``problem`` says what was wrong with the bot's own if it is replaced."""

    attempt: Attempt | None = None
    problem: str | None = None

    @property
    def decision(self) -> Mapping[str, object] | None:
        """The decision in names."""
        return None if self.attempt is None else self.attempt.decision


NOTHING: Final = Answer()
UNCHANGING: Final = (str, int)  # most of what decisions hold
MAPPING: Final = (dict, Mapping)  # most are dicts, which are told faster


def ask(bot: Bot, table: Table, seat: int, *, trades: bool = True) -> Answer:
    """Let a bot decide for a seat; without ``trades`` its offers are wrong answers.

    A failing or illegal answer is replaced by the first legal decision if the seat must answer, else by none.
    """
    if trades and _plays_in_numbers(bot, table):
        return _ask_in_numbers(bot, table, seat)
    return _ask_by_name(bot, table, seat, trades=trades)


def _plays_in_numbers(bot: Bot, table: Table) -> TypeGuard[EngineBot]:
    return isinstance(bot, EngineBot) and bot.family == table.edition.family


def _ask_by_name(bot: Bot, table: Table, seat: int, *, trades: bool = True) -> Answer:
    """Show a bot the table, and judge what it answers."""
    view = table.view(seat)
    prompt = view["prompt"]
    assert prompt is not None, "only a seat that is due or may act is asked"
    must = prompt["due"]  # before a bot could change it
    try:
        decision = bot.decide(view, prompt)
    except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot is anybody's code and may fail in any way
        return _instead(table, seat, must, f"{type(problem).__name__}: {problem}".rstrip(": "))
    if decision is None and not must:
        return NOTHING
    return _judged(table, seat, must, decision, trades=trades)


def _ask_in_numbers(bot: Any, table: Table, seat: int) -> Answer:
    """Ask a built-in bot without naming the table for it; it is bound by the rules like any other."""
    attempt = attempt_of(bot.choose, table, seat)
    if attempt is not None and attempt.is_legal:
        return Answer(attempt)
    must = is_due(table, seat)
    if attempt is not None:
        return _instead(table, seat, must, _wrong(attempt))
    return _judged(table, seat, must, None, trades=True) if must else NOTHING


def _judged(table: Table, seat: int, must: bool, decision: object, *, trades: bool) -> Answer:
    """Give an answer if it is legal, or what is played instead."""
    if not isinstance(decision, MAPPING):
        return _instead(table, seat, must, f"answered {decision!r}, which is no decision")
    attempt = Attempt(table, seat, decision)
    if not trades and is_offer(table, decision):
        return _instead(table, seat, must, "offered a trade, and trades are off")
    if not attempt.is_legal:
        return _instead(table, seat, must, _wrong(attempt))
    attempt.decision = _kept(decision)
    return Answer(attempt)


def _instead(table: Table, seat: int, must: bool, problem: str | None) -> Answer:
    """Give what is played instead of a wrong answer."""
    if not must:
        return Answer(None, problem)
    return Answer(Attempt(table, seat, table.options(seat)[0]), problem)


def _kept(decision: Mapping[str, object]) -> dict[str, object]:
    """Copy a decision, so that its bot cannot change it any more; most hold nothing but words and numbers."""
    return {
        entry: value if isinstance(value, UNCHANGING) else copy.deepcopy(value) for entry, value in decision.items()
    }


def answers(table: Table, bots: Sequence[Bot], limit: int) -> Iterator[tuple[int, Answer]]:
    """Let bots play to the end or for ``limit`` answers; yield each seat and answer before it is played."""
    asking = Asking(table)
    ways = [_ask_in_numbers if _plays_in_numbers(bot, table) else _ask_by_name for bot in bots]
    for _ in range(limit):
        seat = asking.next()
        if seat is None:
            return
        answer = ways[seat](bots[seat], table, seat)
        yield seat, answer
        if answer.attempt is not None:
            answer.attempt.advance()


def why_not(table: Table, seat: int, decision: object) -> str | None:
    """Say what is wrong with an answer, or nothing."""
    if not isinstance(decision, Mapping):
        return f"answered {decision!r}, which is no decision"
    return _wrong(Attempt(table, seat, decision))


def _wrong(attempt: Attempt) -> str | None:
    refusal = attempt.refusal(DEFAULT_LANGUAGE)
    return f"answered {dict(attempt.decision)!r}: {refusal.says}" if refusal else None


def is_offer(table: Table, decision: object) -> bool:
    """Tell whether an answer offers a trade."""
    do = decision.get("do") if isinstance(decision, Mapping) else None
    verb: Verb | None = family(table.edition.family).verbs.get(do) if isinstance(do, str) else None
    return verb is not None and verb.is_offer
