"""What a trade would change for both of its sides, in words."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from holotable.families.estate.text.facts import EstateFactText
from holotable.families.estate.text.terms import figure
from holotable.families.estate.view import DealSide, EstateView, GroupChange, Offer
from holotable.families.texts import capital
from holotable.families.words import Deal, DealCell, DealRow, Tone

NOTHING: Final = DealCell("", "", "", "plain")


class EstateDealText(EstateFactText):
    """Trades and what they change, in one language."""

    def deals(self, seats: Sequence[int], view: EstateView) -> list[Deal]:
        """Tell about the open offers of and to these seats."""
        return [self.deal(offer) for offer in view.offers if offer.maker in seats or offer.taker in seats]

    def deal(self, offer: Offer) -> Deal:
        """Tell about one trade; number 0 is one that nobody has offered yet."""
        first, second = offer.sides
        rows = [self._counted("cash", "estate-deal-cash", offer.sides, lambda side: side.cash)]
        rows += [self._grouped(*changes) for changes in zip(first.groups, second.groups, strict=True)]
        if offer.give.jail_cards or offer.want.jail_cards:
            rows.append(
                self._counted("jail_cards", "estate-deal-jail-cards", offer.sides, lambda side: side.jail_cards)
            )
        rows += [self._pawned(deed, side) for side in range(2) for deed in offer.sides[side].mortgaged]
        give, want = (self.listed(goods, self._printed_deed) for goods in (offer.give, offer.want))
        return Deal(offer.offer or None, offer.maker, offer.taker, give, want, rows)

    def _counted(
        self,
        about: Literal["cash", "jail_cards"],
        says: str,
        sides: Sequence[DealSide],
        amounts: Callable[[DealSide], Sequence[int]],
    ) -> DealRow:
        """Tell how something is counted before and after."""
        cells = [_counted(*amounts(side)) for side in sides]
        return DealRow(about, capital(self.kept(says)), None, cells)

    def _grouped(self, *changes: GroupChange) -> DealRow:
        """Tell how many deeds of a group both have before and after."""
        group = changes[0].group
        return DealRow("group", self.group(group), group, [self._share_change(change) for change in changes])

    def _share_change(self, change: GroupChange) -> DealCell:
        after = self.share(change.after, change.all)
        if not change.set:
            return DealCell(str(change.before), after, "", "plain")
        tone: Tone = "good" if change.set == "completed" else "bad"
        return DealCell(str(change.before), after, self.kept(f"estate-deal-{change.set}"), tone)

    def _pawned(self, deed: str, side: int) -> DealRow:
        """Tell that a side receives a deed that is mortgaged."""
        must = DealCell("", "", self.kept("estate-deal-must"), "bad")
        says = self.kept("estate-deal-mortgaged", deed=self._printed_deed(deed))
        return DealRow("mortgaged", says, None, [NOTHING, must] if side else [must, NOTHING])


def _counted(before: int, after: int) -> DealCell:
    change = after - before
    tone: Tone = "good" if change > 0 else "bad" if change < 0 else "plain"
    return DealCell(
        figure(before), figure(after), f"{'+' if change > 0 else ''}{figure(change)}" if change else "", tone
    )
