"""Choices that are not offered although a player may think of them, each with the rule that refuses it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from holotable.cli.terminal.session import Session
from holotable.core.records import Refusal


@dataclass(frozen=True, slots=True)
class RefusedChoice:
    """A choice that is not offered, its reason, and how many more are refused alike."""

    decision: Mapping[str, Any]
    refusal: Refusal
    more: int = 0

    def line(self, session: Session) -> str:
        """Tell the choice and the reason."""
        row = f" ({self.refusal.rule})" if self.refusal.rule else ""
        more = session.say("and-more", count=self.more) if self.more else ""
        return session.say("refused", choice=session.speech.decision(self.decision) + more, why=self.refusal.says + row)


def refused_choices(session: Session, seat: int) -> list[RefusedChoice]:
    """List the plausible choices that the rules refuse, one for each kind and reason."""
    found: dict[tuple[object, ...], RefusedChoice] = {}
    for decision in session.ui.plausible_decisions(seat):
        refusal = session.table.refusal(seat, decision, session.language)
        if refusal is not None:
            like = (session.ui.similarity_key(decision), refusal.key)
            first = found.get(like)
            found[like] = (
                RefusedChoice(first.decision, first.refusal, first.more + 1)
                if first
                else RefusedChoice(decision, refusal)
            )
    return list(found.values())
