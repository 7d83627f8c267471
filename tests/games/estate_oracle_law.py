"""What the two rulebooks let players do in the property game, written from them and the rulings alone.

Numbers and names come from the edition's data only. The other half of the oracle is in ``estate_oracle``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from holotable.families.estate.edition.reader import EstateEdition

BANK = -1
TOP = 5  # four houses, then the hotel
Decision = Mapping[str, Any]


@dataclass
class Claim:
    """Rent that its owner has not asked for yet."""

    debtor: int
    creditor: int
    deed: str
    amount: int
    factor: int
    id: int = 0


@dataclass
class Task:
    """One thing to be carried out; ``seat`` is whose it is."""

    do: str
    seat: int
    to: int = BANK
    amount: int = 0
    what: str = ""
    passed: set[int] = field(default_factory=set)
    bidder: int | None = None
    is_interest: bool = False


class Law:
    """One moment of a game in plain names: what things cost and what may be done."""

    def __init__(self, estate: EstateEdition, view: Mapping[str, Any]) -> None:
        self.ring = [space.id for space in estate.spaces]
        self.spaces = {space.id: space for space in estate.spaces}
        self.decks = [deck.id for deck in estate.decks]
        self.deeds = {deed.id: deed for deed in estate.deeds}
        self.kind = {deed.id: estate.groups[deed.group].kind for deed in estate.deeds}
        self.cards = {(self.decks[card.deck], card.id): card for card in estate.cards}
        self.free_card = {deck: id_ for (deck, id_), card in self.cards.items() if card.effect.do == "keep"}
        self.pieces = {"house": estate.houses, "hotel": estate.hotels}
        self.jail_space = next(space.id for space in estate.spaces if space.kind == "jail")
        self.read(view)

    def read(self, view: Mapping[str, Any]) -> None:
        """Take over a position at a rest point."""
        seats = view["seats"]
        self.turn, self.doubles, self.phase = view["turn"], view["doubles"], view["phase"]
        self.cash = [seat["cash"] for seat in seats]
        self.space = [seat["space"] for seat in seats]
        self.jail = [seat["jail"] for seat in seats]
        self.playing = [not seat.get("out") for seat in seats]
        self.owner = {deed: number for number, seat in enumerate(seats) for deed in seat["deeds"]}
        self.mortgaged = {deed for seat in seats for deed in seat["mortgaged"]}
        self.level = dict.fromkeys(self.deeds, 0) | {d: n for seat in seats for d, n in seat["buildings"].items()}
        self.held = {deck: number for number, seat in enumerate(seats) for deck in seat["jail_cards"]}
        self.unseen = {deck: list(pile["unseen"]) for deck, pile in view["decks"].items()}
        self.queue = {deck: list(pile["queue"]) for deck, pile in view["decks"].items()}
        self.claims = [
            Claim(c["debtor"], c["creditor"], c["deed"], c.get("amount", 0), c.get("factor", 0), c["id"])
            for c in view["claims"]
        ]
        self.todo: list[Task] = []
        self.luck: list[Any] = []

    # what the deeds say

    def group(self, deed: str) -> list[str]:
        return [other.id for other in self.deeds.values() if other.group == self.deeds[deed].group]

    def has_set(self, seat: int, deed: str) -> bool:
        return all(self.owner.get(other) == seat for other in self.group(deed))

    def stock(self, piece: str) -> int:
        return self.pieces[piece] - sum(n == TOP if piece == "hotel" else n * (n < TOP) for n in self.level.values())

    def price(self, deed: str, level: int) -> int:
        return self.deeds[deed].hotel_price if level == TOP else self.deeds[deed].build_price

    def interest(self, deed: str) -> int:
        return (self.deeds[deed].mortgage + 9) // 10

    def lifting(self, deed: str) -> int:
        return self.deeds[deed].mortgage + self.interest(deed)

    def rent(self, deed: str) -> tuple[int, int]:
        """The amount, or the factor of the dice, that a landing on somebody's deed costs now."""
        owner, printed = self.owner[deed], self.deeds[deed].rent
        owned = sum(self.owner.get(other) == owner for other in self.group(deed))
        if self.kind[deed] == "utility":
            return 0, printed[owned - 1]
        if self.kind[deed] == "ladder":
            return printed[owned - 1], 0
        if self.level[deed]:
            return printed[self.level[deed]], 0
        return printed[0] * (2 if self.has_set(owner, deed) else 1), 0

    def worth(self, seat: int) -> int:
        """What a seat can raise: cash, half of its buildings, mortgages."""
        owned = [deed for deed, owner in self.owner.items() if owner == seat and deed not in self.mortgaged]
        return self.cash[seat] + sum(self.building_value(deed) + self.deeds[deed].mortgage for deed in owned)

    def building_value(self, deed: str) -> int:
        return sum(self.price(deed, level) // 2 for level in range(1, self.level[deed] + 1))

    # what may be done

    def may_build(self, seat: int, deed: str) -> bool:
        """A legal place with a piece in the bank; the money is another question."""
        level, lowest = self.level[deed], min(self.level[other] for other in self.group(deed))
        in_stock = self.stock("hotel" if level == TOP - 1 else "house") > 0
        return self.takes_buildings(seat, deed) and level == lowest < TOP and in_stock

    def takes_buildings(self, seat: int, deed: str) -> bool:
        return self.kind[deed] == "streets" and self.has_set(seat, deed) and not self.mortgaged & set(self.group(deed))

    def places(self, seat: int, piece: str) -> int:
        """How many pieces of a kind a seat could set, one after the other."""
        count = 0
        for deed in [deed for deed in self.deeds if self.takes_buildings(seat, deed)]:
            full = all(self.level[other] >= TOP - 1 for other in self.group(deed))
            count += max(0, TOP - 1 - self.level[deed]) if piece == "house" else full * (self.level[deed] < TOP)
        return count

    def is_contested(self, piece: str) -> bool:
        wanting = [self.places(seat, piece) for seat in self.alive() if self.worth(seat) >= 10]
        wanting = [places for places in wanting if places]
        return len(wanting) > 1 and 0 < self.stock(piece) < sum(wanting)

    def may_sell(self, seat: int, deed: str) -> bool:
        level, highest = self.level[deed], max(self.level[other] for other in self.group(deed))
        houses = level < TOP or self.stock("house") >= TOP - 1
        return self.owner.get(deed) == seat and 0 < level == highest and houses

    def may_mortgage(self, seat: int, deed: str) -> bool:
        bare = not any(self.level[other] for other in self.group(deed))
        return self.owner.get(deed) == seat and deed not in self.mortgaged and bare

    def alive(self) -> list[int]:
        return [seat for seat, plays in enumerate(self.playing) if plays]

    def raising(self, seat: int) -> list[Decision]:
        found: list[Decision] = [{"do": "mortgage", "deed": d} for d in self.deeds if self.may_mortgage(seat, d)]
        found += [{"do": "sell_building", "deed": d} for d in self.deeds if self.may_sell(seat, d)]
        sets = [self.group(deed) for deed in self.deeds if deed == self.group(deed)[0] and self.has_set(seat, deed)]
        return found + [{"do": "sell_set", "levels": levels} for group in sets for levels in self.set_sales(group)]

    def set_sales(self, group: list[str]) -> Iterator[dict[str, int]]:
        """What a set may be left with where the bank cannot give four houses for a hotel: R-MO-19."""
        if max(self.level[deed] for deed in group) < TOP or self.stock("house") >= TOP - 1:
            return
        before = tuple(self.level[deed] for deed in group)
        for levels in product(*[range(level + 1) for level in before]):
            taken = sum(n * (n < TOP) for n in levels) - sum(n * (n < TOP) for n in before)
            if levels != before and max(levels) - min(levels) <= 1 and taken <= self.stock("house"):
                yield dict(zip(group, levels, strict=True))

    def legal(self, seat: int) -> list[Decision]:
        """The decisions of a seat: all but bids, trades, resigning, and sales of whole sets."""
        if not self.playing[seat] or len(self.alive()) == 1:
            return []
        if self.todo:
            return self.answers(self.todo[-1], seat)
        found = self.raising(seat) + self.moves(seat)
        for deed in self.deeds:
            if self.may_build(seat, deed) and self.cash[seat] >= self.price(deed, self.level[deed] + 1):
                found.append({"do": "build", "deed": deed})
            if deed in self.mortgaged and self.owner[deed] == seat and self.cash[seat] >= self.lifting(deed):
                found.append({"do": "redeem", "deed": deed})
        return found + self.asking(seat)

    def asking(self, seat: int) -> list[Decision]:
        own = [claim.id for claim in self.claims if claim.creditor == seat]
        return [{"do": do, "claim": number} for number in own for do in ("claim_rent", "waive_rent")]

    def moves(self, seat: int) -> list[Decision]:
        if seat != self.turn:
            return []
        if self.phase == "end":
            return [{"do": "end_turn"}]
        found: list[Decision] = [{"do": "roll"}]
        if self.jail[seat]:
            found += [{"do": "pay_fine"}] * (self.cash[seat] >= 50)
            found += [{"do": "use_jail_card", "deck": deck} for deck, holder in self.held.items() if holder == seat]
        return found

    def answers(self, task: Task, seat: int) -> list[Decision]:
        if task.do == "auction":
            able = seat != task.bidder and seat not in task.passed
            return [{"do": "pass"}] * able + self.raising(seat)
        if seat != task.seat:
            return []
        if task.do == "buy":
            buys = [{"do": "buy"}] * (self.cash[seat] >= self.deeds[self.space[seat]].price)
            return [{"do": "auction"}, *buys, *self.raising(seat)]
        if task.do == "choose":
            lifts = [{"do": "redeem", "deed": task.what}] * (self.cash[seat] >= self.lifting(task.what))
            return [*lifts, {"do": "keep_mortgage", "deed": task.what}, *self.raising(seat), *self.asking(seat)]
        pays = [{"do": "settle"}] * (self.cash[seat] >= task.amount)
        broke = [{"do": "declare_bankruptcy"}] * (self.worth(seat) < task.amount)
        return [*pays, *broke, *self.raising(seat), *self.asking(seat)]

    def bid_bounds(self, seat: int) -> tuple[int, int] | None:
        """The lowest and the highest bid of a seat, if it can come to bid at all."""
        task = self.todo[-1] if self.todo else None
        if task is None or task.do != "auction" or task.bidder == seat or not self.playing[seat]:
            return None
        least = self.least_bid(task)
        return (least, self.cash[seat]) if self.worth(seat) >= least else None

    def least_bid(self, task: Task) -> int:
        return 10 if task.bidder is None else task.amount + 1
