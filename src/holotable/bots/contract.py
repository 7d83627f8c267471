"""The interface of a bot: it answers prompts and can say why."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from holotable.languages import DEFAULT_LANGUAGE


class Bot(Protocol):
    """Answers the prompts of one seat; it sees only what everybody at the table sees."""

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:
        """Give one of the decisions that the prompt allows; None does nothing where the prompt is not ``due``."""

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Say why the last decision was made."""


@runtime_checkable
class Trader(Protocol):
    """A bot that offers trades, and that may be told not to."""

    def allow_trades(self, trades: bool) -> None:
        """Let it offer trades, or not."""
