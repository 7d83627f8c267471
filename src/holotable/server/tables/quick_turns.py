"""Quick turns: what a seat decides that has nothing to choose."""

from collections.abc import Mapping
from typing import Any

from holotable.families.contract import Prompt, Verb
from holotable.server.tables.game import Game


def quick_decision(game: Game, seat: int, *, has_claims_made: bool) -> dict[str, Any] | None:
    """Give the only answer of a seat that play waits for, if it is one that quick turns give; None where it can choose.

    An offer that waits for the seat is a choice, and so is a claim, unless the server makes the seat's claims.
    """
    kind = game.table.prompt_kind(seat)
    if kind is None or seat not in game.presenter.due():
        return None
    verbs, prompt = game.family.verbs, game.family.prompts[kind]
    options: list[dict[str, Any]] = game.table.options(seat)
    answers = [
        one
        for one in options
        if _is_answer(verb := verbs[one["do"]], prompt, one) and not (has_claims_made and verb.about == "claim")
    ]
    quick = game.family.part("standing").QUICK
    return answers[0] if len(answers) == 1 and answers[0]["do"] in quick else None


def _is_answer(verb: Verb, prompt: Prompt, decision: Mapping[str, Any]) -> bool:
    is_about_an_offer = verb.group == "trade" and not verb.is_own
    return verb.group == "main" or decision["do"] in prompt.main or is_about_an_offer
