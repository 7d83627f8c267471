"""What is not offered, and why: the choices that a position makes one think of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from holotable.cli.terminal.session import Desk
from holotable.core.records import Refusal


@dataclass(frozen=True, slots=True)
class Refused:
    """A choice that is not offered, its reason, and how many more are refused alike."""

    decision: Mapping[str, Any]
    refusal: Refusal
    more: int = 0

    def line(self, desk: Desk) -> str:
        """Tell the choice and the reason."""
        row = f" ({self.refusal.rule})" if self.refusal.rule else ""
        more = desk.say("and-more", count=self.more) if self.more else ""
        return desk.say("refused", choice=desk.speech.decision(self.decision) + more, why=self.refusal.says + row)


def refused_choices(desk: Desk, seat: int) -> list[Refused]:
    """List what one could think of but the position forbids, one of each likeness and reason."""
    found: dict[tuple[object, ...], Refused] = {}
    for decision in desk.ui.thinkable(seat):
        refusal = desk.table.refusal(seat, decision, desk.language)
        if refusal is not None:
            like = (desk.ui.likeness(decision), refusal.key)
            first = found.get(like)
            found[like] = (
                Refused(first.decision, first.refusal, first.more + 1) if first else Refused(decision, refusal)
            )
    return list(found.values())
