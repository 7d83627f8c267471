"""The heads of estate questions: each a short title, and a line of context under it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from holotable.families.contract import Foreseen, Head
from holotable.families.estate.text.answers import EstateAnswerText
from holotable.families.estate.text.events import Values
from holotable.families.estate.text.terms import figure
from holotable.families.estate.view import Auction, EstateSeat, EstateView
from holotable.families.texts import capital, dashed


class Question(NamedTuple):
    """What is asked of a seat, in a sentence, and what it can answer."""

    kind: str
    seat: int
    view: EstateView
    text: str
    choices: Sequence[Foreseen]

    @property
    def holder(self) -> EstateSeat:
        """What the seat holds and where it stands."""
        return self.view.seats[self.seat]


class EstateHeadText(EstateAnswerText):
    """The heads of questions, in one language."""

    def head(self, kind: str, seat: int, view: EstateView, text: str, choices: Sequence[Foreseen]) -> Head:
        """Head a question; one without a title of its own has ``text``, without the name that it begins with."""
        question = Question(kind, seat, view, text, choices)
        make = HEADS.get(kind)
        return make(self, question) if make else Head(self._unaddressed(question))

    # the parts of a head

    def _title(self, kind: str, **values: str | int) -> str:
        return capital(self.say(f"estate-title-{dashed(kind)}", **values))

    def _unaddressed(self, question: Question) -> str:
        return capital(question.text.removeprefix(f"{self.names[question.seat]}, "))

    def _printed_deed(self, deed: str) -> str:
        """Name a deed with the places where a heading may break it."""
        return self._deed(deed).name[self.language]

    def _printed_space(self, space: str) -> str:
        return self.estate.spaces[self.estate.space_number(space)].name[self.language]

    # the heads

    def throwing(self, question: Question) -> Head:
        """Head a throw, or the end of a turn: where the seat stands."""
        title = self._title(question.kind, again="yes" if question.view.doubles else "no")
        return Head(title, self.say("estate-context-standing", space=self._printed_space(question.holder.space)))

    def buying(self, question: Question) -> Head:
        """Head the sale of a deed: its price, and what else of its group the seat holds."""
        deed = self._deed(question.holder.space)
        group = [one for one in self.estate.deeds if one.group == deed.group]
        held = [one.name[self.language] for one in group if one.id in question.holder.deeds]
        values: Values = {"group": self.estate.groups[deed.group].name[self.language], "all": str(len(group))}
        values |= {"names": ", ".join(held), "some": "yes" if held else "no"}
        title = self._title(question.kind, deed=deed.name[self.language], price=figure(deed.price))
        return Head(title, self.say("estate-context-buy-or-auction", **values))

    def bidding(self, question: Question) -> Head:
        """Head an auction."""
        assert question.view.auction, "bids are made at an auction"
        return self.lot(question.view.auction)

    def lot(self, auction: Auction) -> Head:
        """Tell what is auctioned, its printed price if it has one, and the lowest next bid."""
        thing = self._printed_deed(auction.deed) if auction.deed else self.word(str(auction.piece))
        price = figure(self._deed(auction.deed).price) if auction.deed else ""
        priced = f"{self.kept('estate-lot-price', price=price)} · " if price else ""
        least = self.kept("estate-lot-least", least=figure(auction.least))
        return Head(self.kept("estate-title-bid-or-pass", thing=thing), priced + least)

    def jailed(self, question: Question) -> Head:
        """Head the ways out of jail."""
        return Head(self._title(question.kind), self.say("estate-context-in-jail", turn=str(question.holder.jail)))

    def claiming(self, question: Question) -> Head:
        """Head a rent, which is named where it is the only one."""
        claims = [claim for claim in question.view.claims if claim.creditor == question.seat]
        when = self.say(f"estate-context-{dashed(question.kind)}")
        if len(claims) != 1:
            return Head(capital(self.say("estate-title-ask-rents")), capital(when))
        (claim,) = claims
        due = self.times(claim.factor) if claim.factor else self.sum(claim.amount or 0, figure)
        title = self._title("ask_rent", name=self.names[claim.debtor], sum=due)
        return Head(title, f"{self._printed_deed(claim.deed)} · {when}")

    def owing(self, question: Question) -> Head:
        """Head a debt: what it is for, and how much is missing."""
        debt, cash = question.view.debt, question.holder.cash
        assert debt, "only a debtor raises cash"
        missing = max(0, debt.amount - cash)
        values: Values = {"cash": figure(cash), "missing": figure(missing), "short": "yes" if missing else "no"}
        title = self._title(question.kind, amount=figure(debt.amount), to=self.to(debt.creditor))
        deed = f"{self._printed_deed(debt.deed)}. " if debt.deed else ""
        return Head(title, deed + self.say("estate-context-raise-cash", **values))

    def placing(self, question: Question) -> Head:
        """Head the place for a piece, which was won if pieces are short."""
        won = self.say("estate-context-place-piece") if question.view.demand else ""
        return Head(self._unaddressed(question), won)

    def choosing(self, question: Question) -> Head:
        """Head the choice of a token."""
        return Head(self._title(question.kind), self.say("estate-context-pick-token"))

    def taxing(self, question: Question) -> Head:
        """Head a tax that is chosen unseen."""
        space = self.estate.spaces[self.estate.space_number(question.holder.space)]
        title = self._title(question.kind, amount=figure(space.amount), share=str(space.share))
        return Head(title, self.say("estate-context-tax-or-share", space=space.name[self.language]))

    def leaving(self, question: Question) -> Head:
        """Head the fine after a throw that was no doubles: where paying leads, and what waits there."""
        told = []
        for paying in (choice for choice in question.choices if choice.decision["do"] == "pay_fine"):
            there = next(str(event.facts["to"]) for event in paying.events if event.kind == "Moved")
            values: Values = {"steps": str(sum(question.view.dice or ())), "space": self._printed_space(there)}
            told += [self.say("estate-context-fine-or-stay", **values), *self.follows(paying)]
        return Head(self._title(question.kind), " ".join(told))

    def venturing(self, question: Question) -> Head:
        """Head a mission: what becomes of the turn, and what leaving the mission out would cost."""
        mission = question.view.mission
        assert mission, "only a mission is gone on"
        then = mission.then
        told = [self.say("estate-context-go-on-mission", lost=then.lost, same="yes" if then.won == then.lost else "no")]
        told += [self.say("estate-context-skip-mission")] if then.skipped != then.lost else []
        return Head(self._title(question.kind, mission=self.mission(mission.id)[0]), " ".join(told))

    def winning(self, question: Question) -> Head:
        """Head the prize of a mission."""
        mission = question.view.mission
        assert mission, "only a mission has a prize"
        return Head(self._title(question.kind, mission=self.mission(mission.id)[0]), self._unaddressed(question))


HEADS: Final[Mapping[str, Callable[[EstateHeadText, Question], Head]]] = {
    "roll_dice": EstateHeadText.throwing,
    "finish_turn": EstateHeadText.throwing,
    "buy_or_auction": EstateHeadText.buying,
    "bid_or_pass": EstateHeadText.bidding,
    "in_jail": EstateHeadText.jailed,
    "ask_rent": EstateHeadText.claiming,
    "last_claims": EstateHeadText.claiming,
    "raise_cash": EstateHeadText.owing,
    "place_piece": EstateHeadText.placing,
    "pick_token": EstateHeadText.choosing,
    "tax_or_share": EstateHeadText.taxing,
    "fine_or_stay": EstateHeadText.leaving,
    "go_on_mission": EstateHeadText.venturing,
    "take_prize": EstateHeadText.winning,
}
