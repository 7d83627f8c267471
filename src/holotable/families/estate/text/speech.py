"""Sentences for estate prompts, choices and positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.core.records import Event
from holotable.families.estate.text.deals import EstateDealText
from holotable.families.estate.text.events import Values
from holotable.families.estate.text.terms import counted
from holotable.families.estate.verbs import VERBS
from holotable.families.estate.view import Auction, Claim, Debt, EstateSeat, EstateView, Mission, Offer
from holotable.families.texts import dashed

LEADS: Final = {name: verb.lead for name, verb in VERBS.items() if verb.lead}


class EstateSpeech(EstateDealText):
    """Events, prompts, choices and the whole table in sentences, in one language."""

    # what is asked

    def prompt(self, kind: str, seat: int, view: EstateView) -> str:
        """Ask a seat."""
        own = view.seats[seat]
        values: Values = {"name": self.names[seat], "cash": self.sum(own.cash), "turn": str(own.jail)}
        values["again"] = "yes" if view.doubles else "no"
        if kind == "buy_or_auction":
            values |= {"deed": self.deed(own.space), "price": self.sum(self._deed(own.space).price)}
        if view.auction:
            values |= self._bidding(view.auction)
        if view.debt:
            values |= self._owing(view.debt)
        if view.demand:
            values |= self.piece(view.demand.piece)
            values["stock"] = str(getattr(view.stock, view.demand.piece))
        if kind in ("go_on_mission", "take_prize") and view.mission:
            values |= self._errand(view.mission)
        if kind == "tax_or_share":
            values |= self._tax(own.space)
        return self.say(f"estate-prompt-{dashed(kind)}", **values)

    def _bidding(self, auction: Auction) -> Values:
        bidder = auction.high_bidder
        return {
            "thing": self._lot(auction),
            "least": self.sum(auction.least),
            "high": self.sum(auction.high_bid),
            "bid": "none" if bidder is None else "some",
            "bidder": "" if bidder is None else self.names[bidder],
        }

    def _lot(self, auction: Auction) -> str:
        return self.deed(auction.deed) if auction.deed else self.pieces(str(auction.piece))

    def _owing(self, debt: Debt) -> Values:
        deed = self.deed(debt.deed) if debt.deed else ""
        return {"sum": self.sum(debt.amount), "to": self.to(debt.creditor), "deed": deed}

    def _errand(self, mission: Mission) -> Values:
        """Tell how likely a mission is to succeed, and what it gives or costs."""
        victim = mission.victim
        return {
            "mission": self.mission(mission.id)[0],
            "wins": str(mission.wins),
            "fine": self.sum(mission.fine),
            "prize": mission.prize,
            "left": str(mission.left),
            "victim": "" if victim is None else self.names[victim],
            "whose": "any" if victim is None else "one",
        }

    def _tax(self, space: str) -> Values:
        printed = self.estate.spaces[self.estate.space_number(space)]
        return {"sum": self.sum(printed.amount), "share": str(printed.share)}

    def notes(self, seat: int, view: EstateView) -> list[str]:
        """Tell what a seat should know before it answers: its mission, the last turn, the offers that wait for it."""
        told = [self.say("estate-sentence-time-up")] if view.time_up else []
        if view.phase == "mission" and view.turn == seat and view.mission:
            told += self.briefing(view.mission)
        return [*told, *(self.terms(offer) for offer in view.offers if offer.taker == seat)]

    def briefing(self, mission: Mission) -> list[str]:
        """Tell what a mission is about, and its odds."""
        return [self.mission(mission.id)[1], self.say("estate-mission-odds", **self._errand(mission))]

    def terms(self, offer: Offer) -> str:
        """Tell who gives what in an offer."""
        return self.say(
            "estate-offer-terms",
            offer=str(offer.offer),
            maker=self.names[offer.maker],
            taker=self.names[offer.taker],
            give=self.listed(offer.give),
            want=self.listed(offer.want),
        )

    # what can be decided

    def decision(self, decision: Mapping[str, Any]) -> str:
        """Show a decision as a choice in a menu."""
        kind = str(decision["do"])
        values: Values = {entry: str(decision[entry]) for entry in ("claim", "offer", "count") if entry in decision}
        values |= self._named(decision)
        if "amount" in decision:
            values["sum"] = self.sum(decision["amount"])
        if "share" in decision:
            values["shared"] = "yes" if decision["share"] else "no"
        if "levels" in decision:
            levels = [f"{self.deed(deed)}: {self.level(deed, level)}" for deed, level in decision["levels"].items()]
            values["levels"] = ", ".join(levels)
        if kind in ("offer_trade", "counter_trade"):
            values |= {side: self.goods(decision.get(side, {})) for side in ("give", "want")}
        return self.say(f"estate-decision-{dashed(kind)}", **values)

    def _named(self, decision: Mapping[str, Any]) -> Values:
        """Name the deed, space, token, card or seat that a decision is about."""
        named: Values = self.sided(decision["token"]) if "token" in decision else {}
        if "deed" in decision:
            named["deed"] = self.deed(decision["deed"])
        if "space" in decision:
            named["space"] = self.space(decision["space"])
        if "deck" in decision:
            named["card"] = self.jail_card(decision["deck"])
        if "to" in decision or "seat" in decision:
            named["partner"] = self.names[decision["to" if "to" in decision else "seat"]]
        return named

    def choice(
        self,
        seat: int,  # noqa: ARG002 - of every family
        decision: Mapping[str, Any],
        events: Sequence[Event],
        label: str | None = None,
    ) -> str:
        """Show a decision with what it costs or brings and what it would lead to."""
        kind = str(decision["do"])
        lead = next((event for event in events if event.kind == LEADS.get(kind)), None)
        if lead:
            text = self.say(f"estate-choice-{dashed(kind)}", **self.values(lead))
        else:
            text = label or self.decision(decision)
        told = ENDINGS if kind in LEAVING else EFFECTS
        others = (event for event in events if event is not lead and event.kind in told)
        parts = [self.say(EFFECTS[event.kind], **self.values(event)) for event in others]
        return f"{text} ({', '.join(parts)})" if parts else text

    # what is

    def positions(self, view: EstateView) -> list[str]:
        """Tell in sentences where everything is."""
        told = self._course(view)
        for seat, holder in enumerate(view.seats):
            told += self._seat(seat, holder)
        told += [self._claim(claim) for claim in view.claims]
        told += [self.terms(offer) for offer in view.offers]
        if view.auction:
            told += self._auction(view.auction)
        for debt in view.debts:
            told.append(self.say("estate-sentence-debt", name=self.names[debt.debtor], **self._owing(debt)))
        left = {f"{piece}s_left": self.pieces(piece, count) for piece, count in counted(view.stock)}
        return [*told, self.say("estate-sentence-stock", **left)]

    def _course(self, view: EstateView) -> list[str]:
        """Tell how far a timed game has come."""
        told = []
        if view.round_limit:
            now = min(view.rounds, view.round_limit)
            told.append(self.say("estate-sentence-round", round=str(now), limit=str(view.round_limit)))
        return [*told, self.say("estate-sentence-time-up")] if view.time_up and view.phase != "over" else told

    def _seat(self, seat: int, holder: EstateSeat) -> list[str]:
        name = self.names[seat]
        if holder.out:
            return [self.say("estate-sentence-out", name=name)]
        side = (
            [self.say("estate-sentence-side", name=name, **self.sided(holder.token))]
            if holder.side and holder.token
            else []
        )
        message = "estate-sentence-jailed" if holder.jail else "estate-sentence-seat"
        told = [self.say(message, name=name, cash=self.sum(holder.cash), space=self.space(holder.space))]
        things = self.holdings(holder)
        return [*side, *told, *([self.say("estate-sentence-holds", name=name, things=things)] if things else [])]

    def _claim(self, claim: Claim) -> str:
        return self.say(
            "estate-sentence-claim",
            creditor=self.names[claim.creditor],
            name=self.names[claim.debtor],
            deed=self.deed(claim.deed),
            sum=self.dice(claim.factor) if claim.factor else self.sum(claim.amount or 0),
        )

    def _auction(self, auction: Auction) -> list[str]:
        told = [self.say("estate-sentence-auction", thing=self._lot(auction))]
        if auction.high_bidder is not None:
            name = self.names[auction.high_bidder]
            told.append(self.say("estate-sentence-high-bid", name=name, sum=self.sum(auction.high_bid)))
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
    "TaxPaid": "estate-outcome-pays",
}
LEAVING: Final = ("declare_bankruptcy", "resign")  # everything goes: the single sales and deeds need not be told
ENDINGS: Final = ("WentBankrupt", "Won")
