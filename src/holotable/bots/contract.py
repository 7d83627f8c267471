"""What a bot is: something that answers prompts and can say why."""

from collections.abc import Mapping
from typing import Any, Protocol


class Bot(Protocol):
    """Answers the prompts of one seat; it sees only what everybody at the table sees."""

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:
        """Give one of the decisions that the prompt allows; None does nothing where the prompt is not ``due``."""

    def explain(self, language: str = "en") -> str:
        """Say why the last decision was made."""
