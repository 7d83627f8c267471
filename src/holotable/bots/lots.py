"""The bot that draws lots, in every family: it takes any legal decision, listed or within bounds."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.core.generator import Generator
from holotable.locales import say

BID_CHANCE: Final = 2  # it bids once in so many times
RAISE_MOST: Final = 16  # and by no more than this above the lowest bid
TRADE_CHANCE: Final = 8  # it offers a trade once in so many times

Decision = Mapping[str, object]


class RandomBot:
    """Takes any legal decision, from a stream of its own; it never resigns."""

    def __init__(self, seed: int, _edition: str | None = None) -> None:
        """Start the stream of a seed."""
        self._mind = Generator()
        self._mind.seed(seed, 1)
        self._choices = 0

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Decision | None:
        """Draw lots; a single option is played without a draw."""
        free = self._bid(prompt) or self._offer(view, prompt)
        if free is not None:
            self._choices = 2
            return free
        options: Sequence[Decision | None] = [option for option in prompt["options"] if option["do"] != "resign"]
        if not prompt.get("due", True):
            options = [*options, None]
        self._choices = len(options)
        return options[0] if len(options) == 1 else options[self._mind.below(len(options))]

    def explain(self, language: str = "en") -> str:
        """Tell how many lots there were."""
        if self._choices <= 1:
            return say(language, "explain-single" if self._choices else "explain-nothing")
        return say(language, "explain-random", count=self._choices)

    def _bid(self, prompt: Mapping[str, Any]) -> Decision | None:
        """Draw a bid from its bounds, or none."""
        bounds = prompt["bounds"].get("bid")
        if bounds is None or bounds["most"] < bounds["least"] or self._mind.below(BID_CHANCE):
            return None
        span = bounds["most"] - bounds["least"] + 1
        return {
            "do": "bid",
            "lot": bounds["lot"],
            "amount": bounds["least"] + self._mind.below(min(RAISE_MOST, span)),
        }

    def _offer(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Decision | None:
        """Draw a trade from its bounds, or none; in a debt, where deals are watched, it makes none."""
        bounds = prompt["bounds"].get("trade")
        if bounds is None or view["debt"] or self._mind.below(TRADE_CHANCE):
            return None
        partner = bounds["with"][self._mind.below(len(bounds["with"]))]
        own = view["seat"]
        give = self._goods(view["seats"][own], bounds["deeds"][own])
        want = self._goods(view["seats"][partner], bounds["deeds"][partner])
        if not give["deeds"] and not want["deeds"]:
            return None
        return {"do": "offer_trade", "to": partner, "give": give, "want": want}

    def _goods(self, record: Mapping[str, Any], deeds: Sequence[str]) -> dict[str, object]:
        """Draw some cash and perhaps a deed."""
        drawn = self._mind.below(len(deeds) + 1)
        return {"cash": self._mind.below(record["cash"] + 1) // 2, "deeds": deeds[drawn : drawn + 1]}
