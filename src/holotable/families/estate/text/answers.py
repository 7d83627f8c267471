"""Answers to estate questions: in a few words for a button, and what they lead to in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.core.records import Event
from holotable.families.contract import Foreseen
from holotable.families.estate.text.events import EstateEventText, Values
from holotable.families.estate.text.terms import figure
from holotable.families.estate.verbs import MISSIONS
from holotable.families.estate.view import Share
from holotable.families.texts import dashed

SHORT: Final[Mapping[str, str | None]] = {  # decisions with a few words of their own, and the event that completes them
    **dict.fromkeys(("roll", "end_turn", "auction", "start_mission", "skip_mission")),
    "buy": "Bought",
    "pay_fine": "FinePaid",
    "pay_tax": "TaxChosen",
    "stay": "JailStayed",
    "keep_mortgage": "InterestPaid",
    "redeem": "Redeemed",
    "claim_rent": "RentClaimed",
}
FOLLOWED: Final = (*MISSIONS, "pay_fine")  # somebody moves, or loses something
TOLD: Final = (
    *("SalaryPaid", "TaxPaid", "CardPaid", "RentPaid", "DebtAsked", "ClaimOpened", "Jailed"),
    *("EstatePaid", "WentBankrupt"),
)


class EstateAnswerText(EstateEventText):
    """Answers and what follows from them, in one language."""

    def short(self, choice: Foreseen) -> str:
        """Show a decision in a few words, if it has some of its own."""
        kind = str(choice.decision["do"])
        lead = next((event for event in choice.events if event.kind == SHORT.get(kind)), None)
        if kind not in SHORT or (SHORT[kind] and lead is None):
            return ""
        return self.say(f"estate-short-{dashed(kind)}", **self._figures(choice.events))

    def _figures(self, events: Sequence[Event]) -> Values:
        """Give the first amount, share and debtor of what would happen."""
        facts: dict[str, Any] = {fact: value for event in reversed(events) for fact, value in event.facts.items()}
        due = self.times(facts["factor"]) if "factor" in facts else figure(facts.get("amount", 0))
        share = facts.get("share", 0)
        figures: Values = {"amount": due, "share": str(share), "shared": "yes" if share else "no"}
        return figures | ({"name": self.names[facts["debtor"]]} if "debtor" in facts else {})

    def follows(self, choice: Foreseen) -> list[str]:
        """Tell who pays, owes, gains or leaves, if somebody is moved or robbed."""
        if choice.decision["do"] not in FOLLOWED:
            return []
        deeds = sum(event.kind == "DeedPassed" for event in choice.events)
        gain = [self.gain(choice.gained)] if choice.gained else []
        return gain + [self._following(event, deeds) for event in choice.events if event.kind in TOLD]

    def gain(self, share: Share) -> str:
        """Tell what a deed makes of a group that a seat would have."""
        group = self.group(share.group)
        if share.whole:
            return self.kept("estate-gain-completes", group=group)
        return self.kept("estate-gain-part", group=group, held=str(share.held), all=str(share.all))

    def _following(self, event: Event, deeds: int) -> str:
        if event.kind != "EstatePaid":
            return self.told(event)
        facts: Mapping[str, Any] = event.facts
        left = self.sum(facts["amount"], figure)
        return self.say("estate-follows-estate-paid", name=self.who(facts["to"]), sum=left, deeds=str(deeds))
