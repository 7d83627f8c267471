"""The property game as the two rulebooks tell it: written from them and the rulings alone, without a look at the rules.

``Game`` is read from a position and then plays on by itself. ``todo`` is a pile of what is still to be carried out;
its top is carried out until it needs somebody's answer.
A shortage of buildings (``Unforeseen``) is not played: whoever compares reads the game anew after it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.estate_oracle_law import BANK, TOP, Claim, Decision, Law, Task


class Unforeseen(Exception):
    """Something that the oracle does not play."""


class Game(Law):
    """One game: a decision with its luck, and all that follows."""

    def play(self, seat: int, decision: Decision, luck: Sequence[Any], offers: Sequence[Mapping[str, Any]]) -> None:
        """Carry out a decision with what the dice and decks gave, and all that follows from it."""
        self.luck = list(luck)
        if "deed" in decision:
            self.manage(seat, decision["do"], decision["deed"])
        elif "claim" in decision:
            self.ask(next(claim for claim in self.claims if claim.id == decision["claim"]), decision["do"])
        elif "offer" in decision and decision["do"] == "accept_trade":
            self.swap(next(offer for offer in offers if offer["offer"] == decision["offer"]))
        elif not decision["do"].endswith("_trade"):
            getattr(self, decision["do"].replace("pass", "pass_by"))(seat, **_arguments(decision))
        self.carry_out()
        assert not self.luck, f"luck is left: {self.luck}"

    def manage(self, seat: int, do: str, deed: str) -> None:
        if do == "build":
            if self.is_contested("hotel" if self.level[deed] == TOP - 1 else "house"):
                raise Unforeseen
            self.level[deed] += 1
            self.cash[seat] -= self.price(deed, self.level[deed])
        elif do == "sell_building":
            self.cash[seat] += self.price(deed, self.level[deed]) // 2
            self.level[deed] -= 1
        elif do == "mortgage":
            self.cash[seat] += self.deeds[deed].mortgage
            self.mortgaged.add(deed)
        elif do == "redeem":
            self.cash[seat] -= self.lifting(deed)
            self.mortgaged.discard(deed)
        elif do != "keep_mortgage":
            raise Unforeseen
        if do in ("redeem", "keep_mortgage"):
            self.todo = [task for task in self.todo if (task.do, task.what) != ("choose", deed)]
        if do == "keep_mortgage":
            self.todo.append(Task("pay", seat, amount=self.interest(deed), is_interest=True))

    def sell_set(self, seat: int, levels: Mapping[str, int]) -> None:
        for deed, level in levels.items():
            self.cash[seat] += self.building_value(deed)
            self.level[deed] = level
            self.cash[seat] -= self.building_value(deed)

    def swap(self, offer: Mapping[str, Any]) -> None:
        for giver, taker, goods in ((offer["from"], offer["to"], "give"), (offer["to"], offer["from"], "want")):
            self.cash[giver] -= offer[goods].get("cash", 0)
            self.cash[taker] += offer[goods].get("cash", 0)
            self.held |= dict.fromkeys(offer[goods].get("jail_cards", []), taker)
            self.hand_over(offer[goods].get("deeds", []), taker)

    def hand_over(self, deeds: Sequence[str], taker: int) -> None:
        self.owner |= dict.fromkeys(deeds, taker)
        self.todo += [Task("choose", taker, what=deed) for deed in reversed(deeds) if deed in self.mortgaged]

    def ask(self, claim: Claim, do: str) -> None:
        self.claims.remove(claim)
        if do == "claim_rent":
            amount = claim.factor * sum(self.luck.pop(0)) if claim.factor else claim.amount
            self.owe(claim.debtor, claim.creditor, amount)

    def owe(self, debtor: int, creditor: int, amount: int) -> None:
        self.todo.append(Task("pay", debtor, creditor, amount))

    def end_turn(self, seat: int) -> None:
        seats = len(self.playing)
        self.turn = next(s % seats for s in range(seat + 1, seat + 1 + seats) if self.playing[s % seats])
        self.phase, self.doubles = "roll", 0

    def pay_fine(self, seat: int) -> None:
        self.cash[seat] -= 50
        self.jail[seat] = 0

    def use_jail_card(self, seat: int, deck: str) -> None:
        self.jail[seat] = 0
        self.put_back(deck)

    def put_back(self, deck: str) -> None:
        del self.held[deck]
        self.queue[deck].append(self.free_card[deck])

    def roll(self, seat: int) -> None:
        if self.doubles == 0:
            self.close_claims()
        first, second = self.luck.pop(0)
        self.phase = "end"
        if self.jail[seat]:
            self.roll_in_jail(seat, first, second)
        elif first == second and self.doubles == 2:
            self.arrest(seat)
        else:
            self.doubles = self.doubles + 1 if first == second else 0
            self.todo += [Task("finish", seat), Task("move", seat, amount=first + second)]

    def close_claims(self) -> None:
        """Let what was not asked for lapse: another player than the one who landed throws."""
        self.claims = []

    def roll_in_jail(self, seat: int, first: int, second: int) -> None:
        self.doubles = 0
        if first != second and self.jail[seat] < 3:
            self.jail[seat] += 1
            return
        self.todo.append(Task("move", seat, amount=first + second))
        if first != second:
            self.owe(seat, BANK, 50)

    def arrest(self, seat: int) -> None:
        self.space[seat], self.jail[seat], self.doubles = self.jail_space, 1, 0

    def carry_out(self) -> None:
        """Carry out what is to be done until somebody has to answer."""
        while self.todo and len(self.alive()) > 1:
            task = self.todo[-1]
            if not self.is_ready(task):
                return
            self.todo.remove(task)
            if task.do != "buy":
                getattr(self, "do_" + task.do)(task)

    def is_ready(self, task: Task) -> bool:
        if task.do == "pay":
            task.what = task.what or "owed" * (self.cash[task.seat] < task.amount)  # then it has to be settled
            return not task.what
        if task.do == "auction":
            rivals = [seat for seat in self.alive() if seat != task.bidder]
            task.passed |= {seat for seat in rivals if self.worth(seat) < self.least_bid(task)}
            return set(rivals) <= task.passed
        return task.do not in ("buy", "choose")

    def do_pay(self, task: Task) -> None:
        self.cash[task.seat] -= task.amount
        if task.to != BANK:
            self.cash[task.to] += task.amount

    def do_auction(self, task: Task) -> None:
        if task.bidder is not None:
            self.cash[task.bidder] -= task.amount
            self.owner[task.what] = task.bidder

    def do_finish(self, task: Task) -> None:
        self.phase = "roll" if self.doubles and not self.jail[task.seat] else "end"

    def do_pass_turn(self, task: Task) -> None:
        self.end_turn(task.seat)

    def do_move(self, task: Task) -> None:
        """Move on by a throw or a card, with the salary, and carry out the space."""
        self.jail[task.seat] = 0
        before = self.ring.index(self.space[task.seat])
        if before + task.amount >= len(self.ring):
            self.cash[task.seat] += 200
        self.space[task.seat] = self.ring[(before + task.amount) % len(self.ring)]
        self.land(task.seat)

    def land(self, seat: int, times: int = 1, factor: int = 0) -> None:
        space = self.spaces[self.space[seat]]
        if space.kind == "tax":
            self.owe(seat, BANK, space.amount)
        elif space.kind == "arrest":
            self.arrest(seat)
        elif space.kind == "card":
            self.draw(seat, self.decks[space.deck or 0])
        elif space.kind == "deed" and space.id not in self.owner:
            self.todo.append(Task("buy", seat))
        elif space.kind == "deed" and self.owner[space.id] != seat and space.id not in self.mortgaged:
            amount, usual = self.rent(space.id)
            self.claims.append(Claim(seat, self.owner[space.id], space.id, amount * times, (usual and factor) or usual))

    def draw(self, seat: int, deck: str) -> None:
        if self.unseen[deck]:
            card = self.luck.pop(0)
            self.unseen[deck].remove(card)
        else:
            card = self.queue[deck].pop(0)
        effect = self.cards[deck, card].effect
        if effect.do == "keep":
            self.held[deck] = seat
        else:
            self.queue[deck].append(card)
            self.obey(seat, effect)

    def obey(self, seat: int, effect: Any) -> None:
        here, others = self.ring.index(self.space[seat]), self.after(seat)
        if effect.do == "collect":
            self.cash[seat] += effect.amount
        elif effect.do == "pay":
            self.owe(seat, BANK, effect.amount)
        elif effect.do == "pay_each":
            self.todo += [Task("pay", seat, other, effect.amount) for other in reversed(others)]
        elif effect.do == "collect_from_each":
            self.todo += [Task("pay", other, seat, effect.amount) for other in reversed(others)]
        elif effect.do == "pay_per_building":
            levels = [self.level[deed] for deed, owner in self.owner.items() if owner == seat]
            self.owe(seat, BANK, sum(effect.second if n == TOP else n * effect.amount for n in levels))
        elif effect.do == "go_to_jail":
            self.arrest(seat)
        elif effect.do == "go_back":
            self.space[seat] = self.ring[here + effect.amount]
            self.land(seat)
        elif effect.do == "advance_to":
            self.todo.append(Task("move", seat, amount=(effect.amount - here) % len(self.ring)))
        else:
            self.advance_to_nearest(seat, here, effect)

    def advance_to_nearest(self, seat: int, here: int, effect: Any) -> None:
        ahead = [(deed.space - here) % len(self.ring) for deed in self.deeds.values() if deed.group == effect.amount]
        goal = here + min(ahead)
        self.cash[seat] += 200 if goal >= len(self.ring) else 0
        self.space[seat] = self.ring[goal % len(self.ring)]
        is_dice = self.kind[self.space[seat]] == "utility"
        self.land(seat, 1 if is_dice else effect.second, effect.second if is_dice else 0)

    def after(self, seat: int) -> list[int]:
        """The others, from the left of a seat on."""
        seats = len(self.playing)
        return [s % seats for s in range(seat + 1, seat + seats) if self.playing[s % seats]]

    # answers inside a resolution

    def buy(self, seat: int) -> None:
        self.todo.pop()
        self.cash[seat] -= self.deeds[self.space[seat]].price
        self.owner[self.space[seat]] = seat

    def auction(self, seat: int) -> None:
        self.todo.pop()
        self.todo.append(Task("auction", BANK, what=self.space[seat]))

    def bid(self, seat: int, lot: int, amount: int) -> None:
        task = self.todo[-1]
        task.amount, task.bidder, task.passed = amount, seat, set()

    def pass_by(self, seat: int) -> None:
        self.todo[-1].passed.add(seat)

    def settle(self, seat: int) -> None:
        self.todo[-1].what = ""

    def declare_bankruptcy(self, seat: int) -> None:
        self.leave(seat, [*self.creditors(seat), BANK][0])

    def resign(self, seat: int) -> None:
        asking = [claim.creditor for claim in self.claims if claim.debtor == seat]
        self.leave(seat, [*self.creditors(seat), *asking, BANK][0])

    def creditors(self, seat: int) -> list[int]:
        """Whom a seat owes, the first to be paid first; interest on a received deed comes after all of them."""
        debts = [task for task in reversed(self.todo) if task.do == "pay" and task.seat == seat]
        return [task.to for task in sorted(debts, key=lambda task: task.is_interest)]

    def leave(self, seat: int, creditor: int) -> None:
        """Settle a bankruptcy: everything is sold and mortgaged first, then goes to the creditor or to auction."""
        owned = [deed for deed in self.deeds if self.owner.get(deed) == seat]
        cash, self.cash[seat] = self.worth(seat), 0
        self.level |= dict.fromkeys(owned, 0)
        self.playing[seat], self.jail[seat] = False, 0
        self.claims = [claim for claim in self.claims if seat not in (claim.debtor, claim.creditor)]
        lots = [self.space[seat]] if Task("buy", seat) in self.todo else []  # neither bought nor auctioned yet
        self.todo = [task for task in self.todo if seat not in (task.seat, task.to)]
        self.todo[:0] = [Task("pass_turn", seat)] * (seat == self.turn)
        cards = [deck for deck, holder in self.held.items() if holder == seat]
        if creditor == BANK:
            lots += owned
            self.owner = {deed: owner for deed, owner in self.owner.items() if owner != seat}
            self.mortgaged -= set(owned)
            for deck in cards:
                self.put_back(deck)
        else:
            self.cash[creditor] += cash
            self.held |= dict.fromkeys(cards, creditor)
            self.mortgaged |= set(owned)
        lots.sort(key=self.ring.index, reverse=True)
        self.todo += [Task("auction", BANK, what=deed) for deed in lots]
        self.hand_over([] if creditor == BANK else owned, creditor)
        self.todo = self.todo if len(self.alive()) > 1 else []


def _arguments(decision: Decision) -> dict[str, Any]:
    return {name: value for name, value in decision.items() if name != "do"}
