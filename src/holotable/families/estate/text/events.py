"""Sentences for estate events."""

from collections.abc import Mapping, Sequence
from typing import Any

from holotable.core.decisions import BANK
from holotable.core.records import Event
from holotable.families.estate.text.terms import EstateTerms
from holotable.families.texts import event_message

Values = dict[str, str | int]


class EstateEventText(EstateTerms):
    """Events in sentences, in one language."""

    def event(self, event: Event) -> str:
        """Tell an event in a sentence."""
        return self.told(event)

    def told(self, event: Event) -> str:
        """Word what happens or would happen."""
        return self.say(f"estate-event-{event_message(event.kind)}", **self.values(event))

    def values(self, event: Event) -> Values:
        """Give what the text of an event can name."""
        facts: Mapping[str, Any] = event.facts
        values: Values = {"name": self.who(event.seat), **self._people(event), **self._way(event)}
        values["prize"] = next((one.prize for one in self.estate.missions if one.rule == event.key), "other")
        for fact in ("claim", "offer", "turn", "die", "share"):
            if fact in facts:
                values[fact] = str(facts[fact])
        if "dice" in facts:
            values |= self._dice(facts["dice"])
        if "amount" in facts or "factor" in facts:
            values |= {"sum": self.due(facts), "free": "no" if facts.get("amount", 1) else "yes"}
        if event.kind == "TermsSet":
            values["goods"] = self.goods(facts)
        if "revision" in facts:
            values["again"] = "yes" if facts["revision"] > 1 else "no"
        return values | self._things(facts) | self._end(event)

    def _things(self, facts: Mapping[str, Any]) -> Values:
        """Name the deed, card, token, mission or piece that an event is about."""
        things: Values = self.sided(facts["token"]) if "token" in facts else {}
        if "deed" in facts:
            things["deed"] = self.deed(facts["deed"])
        if "card" in facts:
            things |= self._card(facts)
        if facts.get("mission"):
            things["mission"] = self.mission(facts["mission"])[0]
        if "piece" in facts:
            things |= self.piece(facts["piece"], facts.get("count", 1))
        return things

    def _end(self, event: Event) -> Values:
        """Tell what decides a mission, a tax or the game."""
        facts: Mapping[str, Any] = event.facts
        if event.kind == "Counted":
            return {"sum": self.sum(facts["worth"])}
        if event.kind == "Won":
            return {"how": "last" if event.key == "end.last" else "richest"}
        if event.kind == "MissionRolled":
            return {"won": "yes" if facts["won"] else "no"}
        return {"shared": "yes" if facts["share"] else "no"} if event.kind == "TaxChosen" else {}

    def sided(self, token: str) -> Values:
        """Name a token and its side, if it has one."""
        side = self.estate.tokens[self.estate.token_number(token)].side
        return {"token": self.token(token), "side": self.side(side) if side else "", "sided": "yes" if side else "no"}

    def _people(self, event: Event) -> Values:
        """Name the seats that an event is about besides its own."""
        facts: Mapping[str, Any] = event.facts
        people: Values = {fact: self.who(facts[fact]) for fact in ("creditor", "debtor", "partner") if fact in facts}
        if "seats" in facts:
            people["names"] = self.everybody(facts["seats"])
        if "creditor" in facts:
            people["to"] = self.to(facts["creditor"])
        return people

    def _way(self, event: Event) -> Values:
        """Tell from where to where something goes: a token, money, a deed, cards or a level."""
        facts: Mapping[str, Any] = event.facts
        if event.kind == "Moved":
            return {"here": self.space(facts["from"]), "there": self.space(facts["to"])}
        if event.kind == "LevelSet":
            return {
                "level": self.level(facts["deed"], facts["to"]),
                "way": "up" if facts["to"] > facts["from"] else "down",
            }
        if event.kind in ("DeedPassed", "CardsPassed"):
            cards = ", ".join(self.jail_card(deck) for deck in facts.get("decks", ()))
            price = self.price(facts["deed"]) if "deed" in facts else ""
            return {"source": self.source(facts["from"]), "to": self.to(event.seat), "cards": cards, "price": price}
        if "to" in facts:
            payer = "bank" if event.seat == BANK else "seat"
            to = facts["to"]
            return {"source": self.source(event.seat), "to": self.to(to), "payee": self.who(to), "payer": payer}
        return {}

    def _dice(self, dice: Sequence[int]) -> Values:
        first, second = dice
        return {"first": first, "second": second, "same": "yes" if first == second else "no"}

    def _card(self, facts: Mapping[str, Any]) -> Values:
        title, text = self.card(facts["deck"], facts["card"])
        return {"deck": self.deck(facts["deck"]), "card": title, "text": text}

    def piece(self, piece: str, count: int = 1) -> Values:
        """Name a piece: one, several, and its kind."""
        return {
            "piece": self.pieces(piece),
            "pieces": self.pieces(piece, count),
            "houses_or_hotels": self.kind(piece),
        }
