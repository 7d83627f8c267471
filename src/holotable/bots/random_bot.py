"""The random bot, for every family: it takes any legal decision, listed or within bounds."""

from collections.abc import Mapping, Sequence
from typing import Any

from holotable.core.rng import Generator
from holotable.families import FAMILIES, family
from holotable.families.contract import RESIGN
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import say

Decision = Mapping[str, object]


class RandomBot:
    """Takes any legal decision, from a stream of its own; it never resigns."""

    def __init__(self, seed: int, _edition: str | None = None) -> None:
        """Start the stream of a seed."""
        self._rng = Generator()
        self._rng.seed(seed, 1)
        self._choices = 0

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Decision | None:
        """Draw one of the options; a single option is played without a draw."""
        free = self._draw_unlisted(view, prompt)
        if free is not None:
            self._choices = 2
            return free
        options: Sequence[Decision | None] = [option for option in prompt["options"] if option["do"] != RESIGN]
        if not prompt.get("due", True):
            options = [*options, None]
        self._choices = len(options)
        return options[0] if len(options) == 1 else options[self._rng.below(len(options))]

    def _draw_unlisted(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Decision | None:
        """Draw a decision that cannot be listed, such as a bid, or none; each family reads its own bounds."""
        drawn = (family(name).part("bots").draw_unlisted(self._rng, view, prompt) for name in FAMILIES)
        return next((decision for decision in drawn if decision is not None), None)

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Tell how many choices there were."""
        if self._choices <= 1:
            return say(language, "explain-single" if self._choices else "explain-nothing")
        return say(language, "explain-random", count=self._choices)
