"""The built-in bots of the estate family; they use the same functions as the simulator."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from holotable.core.errors import EditionError
from holotable.core.layout import load
from holotable.core.naming import constants
from holotable.core.rng import Generator
from holotable.families.check import edition_for_bots
from holotable.families.contract import EngineBot
from holotable.families.estate import FAMILY, rules
from holotable.families.estate.ai import Notes, policy_choice, reasons
from holotable.families.estate.named import NamedEstate
from holotable.families.estate.text.terms import EstateTerms
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import say

BOARDS_KEPT: Final = 32
BID_CHANCE: Final = 2  # a random bot bids once in so many times
RAISE_MOST: Final = 16  # and by no more than this above the lowest bid
TRADE_CHANCE: Final = 8  # and offers a trade once in so many times
REASONS: Final = {number: name.lower().replace("_", "-") for name, number in constants(reasons).items()}


@lru_cache(maxsize=BOARDS_KEPT)
def estate_of(made_with: str) -> NamedEstate:
    """Read an edition and make its board once for all bots; ``made_with`` is JSON: the edition and the options."""
    edition, options = json.loads(made_with)
    return NamedEstate(edition_for_bots(edition, FAMILY.name), options)


class Thought(NamedTuple):
    """Why a bot has decided: a reason and the amount that belongs to it."""

    family: NamedEstate
    reason: int
    amount: int


class PolicyBot(EngineBot):
    """A policy behind ``decide(view, prompt)``; ``thrifty`` asks for every rent, keeps a reserve, builds and trades."""

    family = FAMILY.name

    def __init__(self, name: str, edition: str | None = None) -> None:
        """Keep the edition's file, if it is not a built-in one; policies need no luck."""
        self._name = name
        self._policy = FAMILY.bots.index(name)
        self._edition = edition
        self._notes = Notes()
        self._turns = 0
        self._sketch: rules.State | None = None  # what the policy may scribble on
        self._thought: Thought | None = None

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:  # noqa: ARG002 - the contract
        """Decide as the simulator's seats do; None where it does not want anything."""
        named, state = self._seen(view)
        decision = self.choose(named, state, view["seat"])
        return None if decision is None else named.name(decision)

    def choose(self, named: NamedEstate, state: rules.State, seat: int) -> rules.Decision | None:
        """Decide in the rules' numbers; the policy is shown a copy of the state."""
        if self._sketch is None or self._sketch.board is not named.board:
            self._sketch = named.new_state()
        self._sketch.copy_from(state)
        self._forget_older_game(state.turns)
        decision = rules.Decision()
        if not policy_choice(self._policy, self._sketch, seat, self._notes, decision):
            return None
        self._thought = Thought(named, self._notes.reason, self._notes.amount)
        return decision

    def _seen(self, view: Mapping[str, Any]) -> tuple[NamedEstate, rules.State]:
        """Take the state that a table's view is made of; any other view is read and checked."""
        match getattr(view, "made_of", None):
            case (NamedEstate() as family, kept):
                state = kept
                check_seat(state, view["seat"])
            case _:
                family = estate_of(json.dumps([self._edition or view["edition"], view["options"]], sort_keys=True))
                state = seen_state(family, view)
        return family, state

    def allow_trades(self, trades: bool) -> None:
        """Let it offer trades, or not."""
        self._notes.trades = trades

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Tell the reason of the last decision."""
        if self._thought is None:
            return say(language, "explain-nothing")
        terms = EstateTerms(self._thought.family.estate, (), language)
        reason = REASONS[self._thought.reason]
        return terms.say(f"explain-{self._name}-{reason}", amount=terms.sum(self._thought.amount))

    def _forget_older_game(self, turns: int) -> None:
        """Begin anew when the turns have."""
        if turns < self._turns:
            self._notes.clear()
        self._turns = turns


def seen_state(family: NamedEstate, view: Mapping[str, Any]) -> rules.State:
    """Rebuild the state that a view shows; compiled rules read its numbers as they are, so they are checked first."""
    state = family.new_state()
    load(state, rules.STATE_FIELDS, view["state"])
    family.check(view["state"], [record["token"] for record in view["seats"]])
    if rules.broken_invariant(state) != rules.ALL_HOLD:
        raise EditionError(f"impossible view: {rules.INVARIANT_NAMES[rules.broken_invariant(state)]}")
    check_seat(state, view["seat"])
    return state


def check_seat(state: rules.State, seat: object) -> None:
    """Refuse the view of a seat that is not at the table."""
    if seat not in range(state.seats):
        raise EditionError(f"there is no seat {seat!r}; show the bot the view of its own seat")


def make_bot(name: str, _seed: int, edition: str | None) -> PolicyBot:
    """Make a built-in bot of this family."""
    return PolicyBot(name, edition)


def draw_unlisted(bot_rng: Generator, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> dict[str, object] | None:
    """Draw one of the decisions that cannot be listed, a bid or an offer, or none."""
    return _bid(bot_rng, prompt) or _offer(bot_rng, view, prompt)


def _bid(bot_rng: Generator, prompt: Mapping[str, Any]) -> dict[str, object] | None:
    """Draw a bid from its bounds, or none."""
    bounds = prompt["bounds"].get("bid")
    if bounds is None or bounds["most"] < bounds["least"] or bot_rng.below(BID_CHANCE):
        return None
    span = bounds["most"] - bounds["least"] + 1
    return {"do": "bid", "lot": bounds["lot"], "amount": bounds["least"] + bot_rng.below(min(RAISE_MOST, span))}


def _offer(bot_rng: Generator, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> dict[str, object] | None:
    """Draw a trade from its bounds, or none; in a debt, where deals are watched, there is none."""
    bounds = prompt["bounds"].get("trade")
    if bounds is None or view["debt"] or bot_rng.below(TRADE_CHANCE):
        return None
    partner = bounds["with"][bot_rng.below(len(bounds["with"]))]
    own = view["seat"]
    give = _goods(bot_rng, view["seats"][own], bounds["deeds"][own])
    want = _goods(bot_rng, view["seats"][partner], bounds["deeds"][partner])
    if not give["deeds"] and not want["deeds"]:
        return None
    return {"do": "offer_trade", "to": partner, "give": give, "want": want}


def _goods(bot_rng: Generator, record: Mapping[str, Any], deeds: Sequence[str]) -> dict[str, object]:
    """Draw some cash and perhaps a deed."""
    drawn = bot_rng.below(len(deeds) + 1)
    return {"cash": bot_rng.below(record["cash"] + 1) // 2, "deeds": deeds[drawn : drawn + 1]}
