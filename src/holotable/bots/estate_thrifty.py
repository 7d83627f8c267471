"""The thrifty bot of the estate family; it thinks with the functions that the simulator runs."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from holotable import estate as rules
from holotable.core.errors import EditionError
from holotable.core.fields import load
from holotable.core.naming import constants
from holotable.editions import load_edition
from holotable.locales import say
from holotable.policies.estate import Notes, reasons, thrifty_choice
from holotable.table.estate import EstateFamily
from holotable.table.estate_terms import EstateTerms

BOARDS_KEPT: Final = 32
REASONS: Final = {number: name.lower().replace("_", "-") for name, number in constants(reasons).items()}


@lru_cache(maxsize=BOARDS_KEPT)
def estate_of(made_with: str) -> EstateFamily:
    """Read an edition and lay its board once for all bots; ``made_with`` is JSON: the edition and the options."""
    edition, options = json.loads(made_with)
    return EstateFamily(load_edition(edition), options)


@dataclass(frozen=True, slots=True)
class Thought:
    """Why a thrifty bot has decided: a reason and the amount that belongs to it."""

    family: EstateFamily
    reason: int
    amount: int


class ThriftyBot:
    """Asks for every rent, keeps a reserve, builds evenly and trades fairly."""

    def __init__(self, _seed: int, edition: str | None = None) -> None:
        """Keep the edition's file, if it is not a built-in one; this bot needs no luck."""
        self._edition = edition
        self._notes = Notes()
        self._turns = 0
        self._thought: Thought | None = None

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:  # noqa: ARG002 - the contract
        """Decide as the simulator's thrifty seats do; None where it does not want anything."""
        family = estate_of(json.dumps([self._edition or view["edition"], view["options"]], sort_keys=True))
        state = seen_state(family, view)
        self._forget_older_game(state.turns)
        decision = rules.Decision()
        if not thrifty_choice(state, view["seat"], self._notes, decision):
            return None
        self._thought = Thought(family, self._notes.reason, self._notes.amount)
        return family.name(decision)

    def allow_trades(self, trades: bool) -> None:
        """Let it offer trades, or not."""
        self._notes.trades = trades

    def explain(self, language: str = "en") -> str:
        """Tell the reason of the last decision."""
        if self._thought is None:
            return say(language, "explain-nothing")
        terms = EstateTerms(self._thought.family.estate, (), language)
        reason = REASONS[self._thought.reason]
        return terms.say(f"explain-thrifty-{reason}", amount=terms.sum(self._thought.amount))

    def _forget_older_game(self, turns: int) -> None:
        """Begin anew when the turns have."""
        if turns < self._turns:
            self._notes.clear()
        self._turns = turns


def seen_state(family: EstateFamily, view: Mapping[str, Any]) -> rules.State:
    """Rebuild the state that a view shows; compiled rules read its numbers as they are, so they are checked first."""
    state = family.new_state()
    load(state, rules.STATE_FIELDS, view["state"])
    family.check(view["state"], [record["token"] for record in view["seats"]])
    if rules.flaw(state) != rules.SOUND:
        raise EditionError(f"impossible view: {rules.FLAW_NAMES[rules.flaw(state)]}")
    if view["seat"] not in range(state.seats):
        raise EditionError(f"there is no seat {view['seat']!r}; show the bot the view of its own seat")
    return state
