"""What happens and what can be done at an estate table, told to people."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.core.records import Event
from holotable.table.estate_terms import BANK, EstateTerms
from holotable.table.speech import dashed, event_message

Values = dict[str, str | int]

LEADS: Final[Mapping[str, str]] = {  # the event whose facts complete the text of a choice
    "buy": "Bought",
    "auction": "AuctionOpened",
    "pay_fine": "FinePaid",
    "claim_rent": "RentClaimed",
    "waive_rent": "RentWaived",
    "mortgage": "Mortgaged",
    "redeem": "Redeemed",
    "build": "Built",
    "sell_building": "BuildingSold",
    "accept_trade": "TradeMade",
}


class EstateSpeech(EstateTerms):
    """Events, prompts, choices and the whole table in sentences, in one language."""

    # what happened

    def event(self, event: Event) -> str:
        """Tell an event in a sentence."""
        return self.say(f"estate-event-{event_message(event.kind)}", **self._values(event))

    def _values(self, event: Event) -> Values:
        facts: Mapping[str, Any] = event.facts
        values: Values = {"name": self.who(event.seat), **self._people(event), **self._way(event)}
        for fact in ("claim", "offer", "turn"):
            if fact in facts:
                values[fact] = str(facts[fact])
        if "dice" in facts:
            values |= self._dice(facts["dice"])
        if "amount" in facts or "factor" in facts:
            values |= {"sum": self.due(facts), "free": "no" if facts.get("amount", 1) else "yes"}
        if "deed" in facts:
            values["deed"] = self.deed(facts["deed"])
        if "card" in facts:
            values |= self._card(facts)
        if "piece" in facts:
            values |= self._piece(facts)
        if event.kind == "TermsSet":
            values["goods"] = self.goods(facts)
        if "revision" in facts:
            values["again"] = "yes" if facts["revision"] > 1 else "no"
        return values

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
            return {"source": self.source(facts["from"]), "to": self.to(event.seat), "cards": cards}
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

    def _piece(self, facts: Mapping[str, Any]) -> Values:
        piece = facts["piece"]
        return {
            "piece": self.pieces(piece),
            "pieces": self.pieces(piece, facts.get("count", 1)),
            "houses_or_hotels": self.kind(piece),
        }

    # what is asked

    def prompt(self, kind: str, seat: int, view: Mapping[str, Any]) -> str:
        """Ask a seat."""
        own = view["seats"][seat]
        values: Values = {"name": self.names[seat], "cash": self.sum(own["cash"]), "turn": str(own["jail"])}
        values["again"] = "yes" if view["doubles"] else "no"
        if kind == "buy_or_auction":
            values |= {"deed": self.deed(own["space"]), "price": self.sum(self._deed(own["space"]).price)}
        if view["auction"]:
            values |= self._bidding(view["auction"])
        if view["debt"]:
            values |= self._owing(view["debt"])
        if view["demand"]:
            values |= self._piece(view["demand"])
            values["stock"] = str(view["stock"][view["demand"]["piece"]])
        return self.say(f"estate-prompt-{dashed(kind)}", **values)

    def _bidding(self, auction: Mapping[str, Any]) -> Values:
        bidder = auction["high_bidder"]
        return {
            "thing": self._lot(auction),
            "least": self.sum(auction["least"]),
            "high": self.sum(auction["high_bid"]),
            "bid": "none" if bidder is None else "some",
            "bidder": "" if bidder is None else self.names[bidder],
        }

    def _lot(self, auction: Mapping[str, Any]) -> str:
        return self.deed(auction["deed"]) if "deed" in auction else self.pieces(auction["piece"])

    def _owing(self, debt: Mapping[str, Any]) -> Values:
        deed = self.deed(debt["deed"]) if debt["deed"] else ""
        return {"sum": self.sum(debt["amount"]), "to": self.to(debt["creditor"]), "deed": deed}

    def notes(self, seat: int, view: Mapping[str, Any]) -> list[str]:
        """Tell what a seat should know before it answers: the terms of the offers that wait for it."""
        return [self.terms(offer) for offer in view["offers"] if offer["to"] == seat]

    def terms(self, offer: Mapping[str, Any]) -> str:
        """Tell who gives what in an offer."""
        return self.say(
            "estate-offer-terms",
            offer=str(offer["offer"]),
            maker=self.names[offer["from"]],
            taker=self.names[offer["to"]],
            give=self.goods(offer["give"]),
            want=self.goods(offer["want"]),
        )

    # what can be decided

    def decision(self, decision: Mapping[str, Any]) -> str:
        """Show a decision as a choice in a menu."""
        kind = str(decision["do"])
        values: Values = {entry: str(decision[entry]) for entry in ("claim", "offer", "count") if entry in decision}
        if "deed" in decision:
            values["deed"] = self.deed(decision["deed"])
        if "deck" in decision:
            values["card"] = self.jail_card(decision["deck"])
        if "amount" in decision:
            values["sum"] = self.sum(decision["amount"])
        if "to" in decision:
            values["partner"] = self.names[decision["to"]]
        if "levels" in decision:
            levels = [f"{self.deed(deed)}: {self.level(deed, level)}" for deed, level in decision["levels"].items()]
            values["levels"] = ", ".join(levels)
        if kind in ("offer_trade", "counter_trade"):
            values |= {side: self.goods(decision.get(side, {})) for side in ("give", "want")}
        return self.say(f"estate-decision-{dashed(kind)}", **values)

    def choice(self, seat: int, decision: Mapping[str, Any], events: Sequence[Event]) -> str:  # noqa: ARG002 - of every family
        """Show a decision with what it costs or brings and what it would lead to."""
        kind = str(decision["do"])
        lead = next((event for event in events if event.kind == LEADS.get(kind)), None)
        text = self.say(f"estate-choice-{dashed(kind)}", **self._values(lead)) if lead else self.decision(decision)
        told = ENDINGS if kind in LEAVING else EFFECTS
        others = (event for event in events if event is not lead and event.kind in told)
        parts = [self.say(EFFECTS[event.kind], **self._values(event)) for event in others]
        return f"{text} ({', '.join(parts)})" if parts else text

    # what is

    def positions(self, view: Mapping[str, Any]) -> list[str]:
        """Tell in sentences where everything is."""
        told = []
        for seat, holder in enumerate(view["seats"]):
            told += self._seat(seat, holder)
        told += [self._claim(claim) for claim in view["claims"]]
        told += [self.terms(offer) for offer in view["offers"]]
        if view["auction"]:
            told += self._auction(view["auction"])
        for debt in view["debts"]:
            told.append(self.say("estate-sentence-debt", name=self.names[debt["debtor"]], **self._owing(debt)))
        left = {f"{piece}s_left": self.pieces(piece, count) for piece, count in view["stock"].items()}
        return [*told, self.say("estate-sentence-stock", **left)]

    def _seat(self, seat: int, holder: Mapping[str, Any]) -> list[str]:
        name = self.names[seat]
        if holder.get("out"):
            return [self.say("estate-sentence-out", name=name)]
        message = "estate-sentence-jailed" if holder["jail"] else "estate-sentence-seat"
        told = [self.say(message, name=name, cash=self.sum(holder["cash"]), space=self.space(holder["space"]))]
        things = self.holdings(holder)
        return [*told, self.say("estate-sentence-holds", name=name, things=things)] if things else told

    def _claim(self, claim: Mapping[str, Any]) -> str:
        return self.say(
            "estate-sentence-claim",
            creditor=self.names[claim["creditor"]],
            name=self.names[claim["debtor"]],
            deed=self.deed(claim["deed"]),
            sum=self.due(claim),
        )

    def _auction(self, auction: Mapping[str, Any]) -> list[str]:
        told = [self.say("estate-sentence-auction", thing=self._lot(auction))]
        if auction["high_bidder"] is not None:
            name = self.names[auction["high_bidder"]]
            told.append(self.say("estate-sentence-high-bid", name=name, sum=self.sum(auction["high_bid"])))
        return told


EFFECTS: Final[Mapping[str, str]] = {
    "BuildingSold": "estate-outcome-brings",
    "LevelSet": "estate-outcome-level",
    "DebtAsked": "estate-outcome-owes",
    "InterestPaid": "estate-outcome-pays",
    "TradePaid": "estate-outcome-pays",
    "DeedPassed": "estate-outcome-deed",
    "CardsPassed": "estate-outcome-cards",
    "DemandOpened": "estate-outcome-short",
    "RentLapsed": "estate-outcome-lapses",
    "WentBankrupt": "estate-outcome-all",
    "Won": "estate-outcome-wins",
}
LEAVING: Final = ("declare_bankruptcy", "resign")  # everything goes: the single sales and deeds need not be told
ENDINGS: Final = ("WentBankrupt", "Won")
