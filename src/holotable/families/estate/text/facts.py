"""What is to be known before an answer at an estate table: what a purchase, a mission, a bid or a debt means."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from holotable.families.contract import Ending, Way
from holotable.families.estate.text.heads import EstateHeadText
from holotable.families.estate.text.terms import figure
from holotable.families.estate.view import Auction, EstateView, Mission
from holotable.families.texts import capital
from holotable.families.words import Fact, Scene, SceneSeat

ENDINGS: Final = {"short.end": "estate-ending-short", "timed.end": "estate-ending-timed"}
SEVERAL: Final = ("take", "steal")  # prizes that may be of several deeds


class EstateFactText(EstateHeadText):
    """What an answer means, and what everybody looks at, in one language."""

    def facts(self, kind: str, seat: int, view: EstateView, ways: Sequence[Way]) -> list[Fact]:
        """Tell what a seat should know of its question in a few words each."""
        if kind == "raise_cash":
            return self._hopeless(seat, view, ways)
        make = FACTS.get(kind)
        return make(self, seat, view) if make else []

    def buying_facts(self, _seat: int, view: EstateView) -> list[Fact]:
        """Tell how much of a set a purchase makes, who else holds of it, and what cash is left."""
        sale = view.sale
        assert sale, "only a deed for sale is bought"
        group = self.group(sale.share.group)
        joins = "estate-fact-completes" if sale.may_build else "estate-fact-part"
        left = (
            self.say("estate-fact-short", missing=figure(-sale.cash))
            if sale.cash < 0
            else self.kept("estate-fact-after")
        )
        return [
            Fact(
                self.kept(joins, group=group),
                self.share(sale.share.held, sale.share.all),
                self._rival(view, sale.rivals),
                "good" if sale.may_build else "plain",
            ),
            Fact(left, figure(sale.cash), tone="bad" if sale.cash < 0 else "plain"),
        ]

    def _rival(self, view: EstateView, rivals: Sequence[str]) -> str:
        """Name the first deed of a group that somebody else has, and who."""
        if not rivals:
            return ""
        owner = next(seat for seat, holder in enumerate(view.seats) if rivals[0] in holder.deeds)
        return self.kept("estate-fact-blocked", name=self.names[owner], deed=self._printed_deed(rivals[0]))

    def venturing_facts(self, _seat: int, view: EstateView) -> list[Fact]:
        """Tell the odds of a mission, its prize and its fine."""
        mission = view.mission
        assert mission, "only a mission is gone on"
        fine = self.kept("estate-fact-fine", sum=self.sum(mission.fine, figure))
        return [
            Fact(self.kept("estate-fact-free")),
            Fact(self.prize(mission), self._odds(mission, won=True), tone="good"),
            Fact(fine, self._odds(mission, won=False), tone="bad"),
        ]

    def _odds(self, mission: Mission, *, won: bool) -> str:
        count = sum(face is won for face in mission.faces)
        return self.kept("estate-fact-odds", count=str(count), all=str(len(mission.faces)))

    def prize(self, mission: Mission) -> str:
        """Tell what a mission gives."""
        several = "-two" if mission.count > 1 and mission.prize in SEVERAL else ""
        return self.kept(f"estate-prize-{mission.prize}{several}", sum=self.sum(mission.amount, figure))

    def bidding_facts(self, seat: int, view: EstateView) -> list[Fact]:
        """Tell a bidder that the next bid is beyond its cash."""
        auction = view.auction
        assert auction, "bids are made at an auction"
        return [Fact(self.kept("estate-fact-broke"))] if view.seats[seat].cash < auction.least else []

    def _hopeless(self, seat: int, view: EstateView, ways: Sequence[Way]) -> list[Fact]:
        """Tell a debtor that nothing it could sell would do."""
        debt = view.debt
        short = debt is not None and debt.amount > view.seats[seat].cash
        is_hopeless = short and not any(way.advised for way in ways)
        return [Fact(self.kept("estate-fact-hopeless"), tone="bad")] if is_hopeless else []

    def costs(self, way: Way) -> list[str]:
        """Tell what raising cash in this way costs later, in a few words each."""
        told = [self.say("estate-cost-rent", sum=figure(way.rent))] if way.rent else []
        told += [self.say("estate-cost-times", count=str(way.times))] if way.times else []
        broken = [self.say("estate-cost-breaks", group=self.group(group)) for group in way.groups]
        return [*map(capital, told), *broken, self.say("estate-cost-again", sum=figure(way.again))]

    def ending(self, reason: str, view: EstateView) -> Ending:
        """Tell what has ended a short or timed game, and how everything was counted."""
        says = self.say(ENDINGS[reason]) if reason in ENDINGS else ""
        return Ending(says, "" if view.variant == "standard" else self.say("estate-ending-counted"))

    # what everybody looks at

    def scene(self, view: EstateView) -> Scene | None:
        """Tell about the auction or the mission that goes on."""
        if view.auction:
            return self._at_auction(view, view.auction)
        if view.phase == "mission" and view.mission:
            title = self.kept("estate-title-go-on-mission", mission=self.mission(view.mission.id)[0])
            return Scene(title, capital(self.kept(f"estate-side-{view.mission.side}")), ())
        return None

    def _at_auction(self, view: EstateView, auction: Auction) -> Scene:
        seats = [
            SceneSeat(seat, self._bidder(auction, seat), self._gain(auction, seat))
            for seat in range(len(view.seats))
            if not view.has_left(seat)
        ]
        return Scene(*self.lot(auction), seats)

    def _bidder(self, auction: Auction, seat: int) -> str:
        if auction.high_bidder == seat:
            return self.kept("estate-bidder-high")
        return self.kept("estate-bidder-passed" if seat in auction.passed else "estate-bidder-in")

    def _gain(self, auction: Auction, seat: int) -> str:
        return self.gain(auction.shares[seat]) if auction.shares else ""


FACTS: Final[Mapping[str, Callable[[EstateFactText, int, EstateView], list[Fact]]]] = {
    "buy_or_auction": EstateFactText.buying_facts,
    "go_on_mission": EstateFactText.venturing_facts,
    "bid_or_pass": EstateFactText.bidding_facts,
}
