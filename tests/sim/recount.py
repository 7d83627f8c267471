"""Counting again, from named events alone: nothing here looks at what the compiled watch has counted."""

from collections import Counter

from holotable.sim import Tally

OWNED = ("Bought", "AuctionWon", "DeedPassed", "DeedDealt")
MOVES = ("Moved", "Slid", "Swapped", "TookPlace")


class Recount(Tally):
    """Everything that a summary counts and that events can tell."""

    def __init__(self):
        self.kinds = Counter()
        self.spaces = Counter()
        self.rents = Counter()
        self.rent_sums = Counter()
        self.bought = Counter()
        self.auctioned = Counter()
        self.auction_sums = Counter()
        self.missions = Counter()
        self.reasons = Counter()
        self.seats = Counter()
        self.bots = Counter()
        self.first_owned = Counter()
        self.first_won = Counter()
        self.owners = Counter()
        self.turns = 0
        self.games = 0

    def before(self, game):
        self.owners = Counter()  # of deeds in this game

    def event(self, game, event):
        self.kinds[event.kind] += 1
        if event.kind in OWNED and event.seat >= 0:
            self.owners.setdefault(event.facts["deed"], event.seat)
        if event.kind in MOVES:
            self.spaces[event.facts["to"]] += 1
        if event.kind == "RentPaid":
            self.rents[event.facts["deed"]] += 1
            self.rent_sums[event.facts["deed"]] += event.facts["amount"]
        if event.kind == "Bought":
            self.bought[event.facts["deed"]] += 1
        if event.kind == "AuctionWon":
            self.auctioned[event.facts["deed"]] += 1
            self.auction_sums[event.facts["deed"]] += event.facts["amount"]
        if event.kind.startswith("Mission"):
            self.missions[event.kind, event.facts.get("mission"), bool(event.facts.get("won"))] += 1

    def after(self, game, result):
        self.games += 1
        self.turns += game.turns
        if result is not None:
            self.reasons[result.reason] += 1
            self.first_owned.update(self.owners.keys())
            self.first_won.update(deed for deed, seat in self.owners.items() if seat in result.winners)
            for seat in result.winners:
                self.seats[seat] += 1 / len(result.winners)
                self.bots[game.bots[seat]] += 1 / len(result.winners)
