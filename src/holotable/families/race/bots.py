"""The built-in bot of the race family; it uses the same functions as the simulator."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from holotable.core.errors import EditionError
from holotable.core.layout import load
from holotable.families.check import edition_for_bots
from holotable.families.race import FAMILY, rules
from holotable.families.race.ai import Generator, choose_scout, pawn_worth, value_of
from holotable.families.race.named import NamedRace
from holotable.families.race.rules.codes import RESIGN
from holotable.families.race.text import RaceSpeech
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import say

BOARDS_KEPT: Final = 32


@lru_cache(maxsize=BOARDS_KEPT)
def family_of(made_with: str) -> NamedRace:
    """Read an edition and make its board once for all bots; ``made_with`` is JSON: the edition and the options."""
    edition, options = json.loads(made_with)
    return NamedRace(edition_for_bots(edition, FAMILY.name), options)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a scout weighed: what its choice brings to both sides, and the next best choice."""

    family: NamedRace
    names: tuple[str, ...]
    choices: int
    own: int
    foes: int
    next: Mapping[str, object] | None


class ScoutBot:
    """Looks one decision ahead and counts the steps that are left for everybody."""

    def __init__(self, seed: int, edition: str | None = None) -> None:
        """Keep the edition's file, if it is not a built-in one, and start the stream of a seed: lots break ties."""
        self._edition = edition
        self._rng = Generator()
        self._rng.seed(seed, 1)
        self._thought: Thought | None = None

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object]:  # noqa: ARG002 - the contract
        """Give the option after which the race looks best."""
        family, state = self._seen(view)
        look = LookAhead(family, state, view["seat"])
        best = look.best(self._rng)
        names = tuple(record["name"] for record in view["seats"])
        own, foes = look.gains(best)
        self._thought = Thought(family, names, look.out.count, own, foes, look.next_best(best))
        return look.named(best)

    def _seen(self, view: Mapping[str, Any]) -> tuple[NamedRace, rules.State]:
        """Take the state that a table's view is made of; any other view is read and checked."""
        match getattr(view, "made_of", None):
            case (NamedRace() as family, kept):
                state = family.new_state()
                state.copy_from(kept)
            case _:
                family = family_of(json.dumps([self._edition or view["edition"], view["options"]], sort_keys=True))
                state = seen_state(family, view)
        return family, state

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Tell what the choice brings to both sides, and what came second."""
        thought = self._thought
        if thought is None:
            return say(language, "explain-nothing")
        if thought.next is None:
            return say(language, "explain-single")
        speech = RaceSpeech(thought.family.race, thought.names, language)
        reason = speech.say("explain-scout", count=thought.choices, own=f"{thought.own:+d}", foes=f"{thought.foes:+d}")
        return f"{reason} {speech.say('explain-scout-next', next=speech.decision(thought.next))}"


def seen_state(family: NamedRace, view: Mapping[str, Any]) -> rules.State:
    """Rebuild the state that a view shows; compiled rules read its numbers as they are, so they are checked first."""
    state = family.new_state()
    load(state, rules.STATE_FIELDS, view["state"])
    family.check(view["state"], [record["colour"] for record in view["seats"]])
    if rules.broken_invariant(state) != rules.ALL_HOLD:
        raise EditionError("impossible view: pawns, cards or shields do not add up")
    return state


class LookAhead:
    """One look ahead: the options of the seat on turn, each tried on a copy."""

    def __init__(self, family: NamedRace, state: rules.State, seat: int) -> None:
        """List what the seat may decide to play on."""
        self.family = family
        self.seat = seat
        self.state = state
        if self.seat != self.state.turn or rules.due(self.state) <= 0:
            raise EditionError(f"seat {self.seat!r} is not asked; show the bot the view of the seat that is due")
        self.out = rules.Options()
        rules.options(self.state, self.seat, self.out)
        assert self.out.kind[self.out.count - 1] == RESIGN, "whoever is asked may resign"
        self.out.count -= 1  # a bot never does
        self._decision = rules.Decision()
        self._trial = family.new_state()
        self._tape = rules.Tape()

    def best(self, bot_rng: Generator) -> int:
        """Give the option that the policy prefers."""
        return choose_scout(self.state, self.seat, self.out, self._decision, self._trial, self._tape, bot_rng)

    def next_best(self, best: int) -> Mapping[str, object] | None:
        """Give the option that it would have preferred without the best one."""
        others = [index for index in range(self.out.count) if index != best]
        return self.named(max(others, key=self._value)) if others else None

    def _value(self, index: int) -> int:
        return value_of(self.state, self.seat, self.out, index, self._decision, self._trial, self._tape)

    def gains(self, index: int) -> tuple[int, int]:
        """Tell what an option is worth to the own side and to the others."""
        before = self._worth(self.state)
        self._value(index)  # leaves the tried position behind
        after = self._worth(self._trial)
        return after[0] - before[0], after[1] - before[1]

    def _worth(self, state: rules.State) -> tuple[int, int]:
        own = foes = 0
        for seat in range(state.seats):
            worth = sum(pawn_worth(state, seat * rules.PAWNS + pawn) for pawn in range(self.family.race.pawns))
            own, foes = (own + worth, foes) if seat == self.seat else (own, foes + worth)
        return own, foes

    def named(self, index: int) -> Mapping[str, object]:
        """Give an option by name."""
        self.out.pick(index, self._decision)
        return self.family.name(self._decision)


def make_bot(_name: str, seed: int, edition: str | None) -> ScoutBot:
    """Make a built-in bot of this family; there is one."""
    return ScoutBot(seed, edition)


def draw_unlisted(_rng: Generator, _view: Mapping[str, Any], _prompt: Mapping[str, Any]) -> None:
    """Give nothing: every decision of a race is listed."""
