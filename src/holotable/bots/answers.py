"""Asks a bot for a decision and replaces an answer that is not legal, so that the game goes on."""

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from holotable.bots.contract import Bot
from holotable.core.errors import IllegalDecision
from holotable.families import family
from holotable.families.contract import Verb
from holotable.table import Asking, Table


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal decision, or None; ``problem`` says what was wrong if the bot's own answer was replaced."""

    decision: Mapping[str, object] | None
    problem: str | None = None


def ask(bot: Bot, table: Table, seat: int, *, trades: bool = True) -> Answer:
    """Let a bot decide for a seat; without ``trades`` its offers are wrong answers.

    A failing or illegal answer is replaced by the first legal decision if the seat must answer, else by none.
    """
    view = table.view(seat)
    prompt = view["prompt"]
    assert prompt is not None, "only a seat that is due or may act is asked"
    must = prompt["due"]  # before a bot could change it
    try:
        decision = bot.decide(view, prompt)
    except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot is anybody's code and may fail in any way
        return Answer(_instead(table, seat, must), f"{type(problem).__name__}: {problem}".rstrip(": "))
    if decision is None and not must:
        return Answer(None)
    wrong = why_not(table, seat, decision)
    if not trades and is_offer(table, decision):
        wrong = "offered a trade, and trades are off"
    if wrong or decision is None:
        return Answer(_instead(table, seat, must), wrong)
    return Answer(_kept(decision))


def _instead(table: Table, seat: int, must: bool) -> Mapping[str, object] | None:
    """Give what is played instead of a wrong answer."""
    return table.options(seat)[0] if must else None


def _kept(decision: Mapping[str, object]) -> dict[str, object]:
    """Copy a decision, so that its bot cannot change it any more; most hold nothing but words and numbers."""
    return {entry: value if isinstance(value, str | int) else copy.deepcopy(value) for entry, value in decision.items()}


def answers(table: Table, bots: Sequence[Bot], limit: int) -> Iterator[tuple[int, Answer]]:
    """Let bots play to the end or for ``limit`` answers; yield each seat and answer before it is played."""
    asking = Asking(table)
    for _ in range(limit):
        seat = asking.next()
        if seat is None:
            return
        answer = ask(bots[seat], table, seat)
        yield seat, answer
        if answer.decision is not None:
            table.advance(seat, answer.decision)


def why_not(table: Table, seat: int, decision: object) -> str | None:
    """Say what is wrong with an answer, or nothing."""
    if not isinstance(decision, Mapping):
        return f"answered {decision!r}, which is no decision"
    try:
        refusal = table.refusal(seat, decision)
    except IllegalDecision as problem:
        return f"answered {dict(decision)!r}: {problem}"
    return f"answered {dict(decision)!r}: {refusal.says}" if refusal else None


def is_offer(table: Table, decision: object) -> bool:
    """Tell whether an answer offers a trade."""
    do = decision.get("do") if isinstance(decision, Mapping) else None
    verb: Verb | None = family(table.edition.family).verbs.get(do) if isinstance(do, str) else None
    return verb is not None and verb.is_offer
