"""Estate positions in the words of the edition under test, and decisions in few words.

``Setup`` places tokens, cash, deeds and buildings, then makes the table; everything comes from the edition's data, so
that a test runs unchanged on every edition. ``Estate`` is that table: ``play(0, "build", deed=first)``, ``cash``,
``where(0)``, ``refusal(1, "roll")``.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from holotable import Script, Table
from holotable.core.records import Event
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import Card, Deed, EstateEdition, read_estate
from holotable.families.estate.rules import board as numbers
from tests.support.estate_tables import estate_of
from tests.support.evidence import set_up_again

VERBS = ("collect", "pay", "collect_each", "pay_each", "repair", "advance", "advance_nearest", "step", "arrest", "keep")
NEAR = 3  # spaces behind the start space that a throw of 1 and 2 would not reach without passing it


def uneven(steps: int) -> tuple[int, int]:
    """Two dice that are no doubles and show so many steps, 3 to 11."""
    return (1, steps - 1) if steps <= 7 else (steps - 6, 6)


class Estate:
    """A table of the estate family, spoken to in few words."""

    def __init__(self, table: Table, estate: EstateEdition) -> None:
        self.table = table
        self.estate = estate
        self.last: tuple[Event, ...] = ()

    # playing

    def play(self, seat: int, do: str, /, **arguments: object) -> "Estate":
        """Play a decision; what it made happen is in ``last``. What it leads to can be written down and set up again."""
        self.last = self.table.play(seat, {"do": do, **arguments})
        set_up_again(self.table)
        return self

    def roll(self) -> "Estate":
        """Throw for the seat on turn."""
        return self.play(self.turn, "roll")

    def end_turn(self) -> "Estate":
        """End the turn of the seat on turn."""
        return self.play(self.turn, "end_turn")

    def claim(self, seat: int, place: int = -1) -> "Estate":
        """Ask for the rent of an open claim, the newest by default."""
        return self.play(seat, "claim_rent", claim=self.claims[place]["id"])

    def bid(self, seat: int, amount: int) -> "Estate":
        """Bid in the auction that is open."""
        return self.play(seat, "bid", lot=self.lot, amount=amount)

    def passes(self, *seats: int) -> "Estate":
        """Let seats pass, one after the other."""
        for seat in seats:
            self.play(seat, "pass")
        return self

    def trade(self, maker: int, taker: int, give: Mapping[str, object], want: Mapping[str, object]) -> "Estate":
        """Let one seat offer a trade and another accept it."""
        self.play(maker, "offer_trade", to=taker, give=dict(give), want=dict(want))
        offer = self.view["offers"][-1]
        return self.play(taker, "accept_trade", offer=offer["offer"], revision=offer["revision"])

    # asking

    def refusal(self, seat: int, do: str, /, **arguments: object) -> str | None:
        """The key that refuses a decision, or None."""
        refused = self.table.refusal(seat, {"do": do, **arguments})
        return refused.key if refused else None

    def options(self, seat: int, *kinds: str) -> list[dict[str, object]]:
        """What a seat may decide, of some kinds or all."""
        return [option for option in self.table.options(seat) if not kinds or option["do"] in kinds]

    def may(self, seat: int) -> set[object]:
        """The kinds of decision that are listed for a seat."""
        return {option["do"] for option in self.table.options(seat)}

    def prompt(self, seat: int) -> Any:
        """What is asked of a seat, or None."""
        asked = self.table.prompt(seat)
        return asked["kind"] if asked else None

    def bounds(self, seat: int) -> Any:
        """The limits of what cannot be listed."""
        return (self.table.prompt(seat) or {}).get("bounds", {})

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that must answer; empty when the game is over."""
        return self.table.due.seats if self.table.due else ()

    # what lies on the table

    @property
    def view(self) -> dict[str, Any]:
        """Everything on the table."""
        return self.table.view()

    def seat(self, number: int) -> dict[str, Any]:
        """What one seat has."""
        record: dict[str, Any] = self.view["seats"][number]
        return record

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.view["turn"])

    @property
    def cash(self) -> list[int]:
        """The cash of every seat."""
        return [seat["cash"] for seat in self.view["seats"]]

    def where(self, seat: int) -> int:
        """The number of the space a token stands on."""
        return self.estate.space_number(self.seat(seat)["space"])

    def jailed(self, seat: int) -> int:
        """0 for a free seat, else which of its turns in jail comes next."""
        return int(self.seat(seat)["jail"])

    def owner(self, deed: str) -> int | None:
        """The seat that owns a deed, or None for the bank."""
        return next((number for number, seat in enumerate(self.view["seats"]) if deed in seat["deeds"]), None)

    def is_mortgaged(self, deed: str) -> bool:
        """Whether a deed is mortgaged."""
        return any(deed in seat["mortgaged"] for seat in self.view["seats"])

    def level(self, deed: str) -> int:
        """How far a deed is built."""
        return sum(int(seat["buildings"].get(deed, 0)) for seat in self.view["seats"])

    @property
    def stock(self) -> tuple[int, int]:
        """Houses and hotels in the bank."""
        return self.view["stock"]["house"], self.view["stock"]["hotel"]

    @property
    def claims(self) -> list[dict[str, Any]]:
        """Open rent claims, the oldest first."""
        return list(self.view["claims"])

    @property
    def lot(self) -> int:
        """The number of the auction that is open."""
        return int(self.view["auction"]["lot"])

    def queue(self, deck: str) -> list[str]:
        """The cards under the unseen ones of a deck, the next to come first."""
        return list(self.view["decks"][deck]["queue"])

    def unseen(self, deck: str) -> list[str]:
        """The cards of a deck that nobody has seen."""
        return list(self.view["decks"][deck]["unseen"])

    # what happened last

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind that the last decision brought."""
        return [event for event in self.last if event.kind == kind]

    def told(self, kind: str, *parts: str) -> list[Any]:
        """Parts of the events of a kind that the last decision brought: ``key``, ``seat`` or the name of a fact."""
        rows = [
            tuple({"key": event.key, "seat": event.seat, **event.facts}[part] for part in parts)
            for event in self.happened(kind)
        ]
        return rows if len(parts) > 1 else [row[0] for row in rows]

    @property
    def paid(self) -> list[tuple[str, str | None, int, Any, Any]]:
        """The payments that the last decision brought: kind, key, payer, payee, amount; -1 is the bank."""
        payments = [event for event in self.last if "to" in event.facts and "amount" in event.facts]
        return [(event.kind, event.key, event.seat, event.facts["to"], event.facts["amount"]) for event in payments]


class Setup:
    """Place pieces in the edition under test; ``table()`` begins to play from there."""

    def __init__(self, edition: str | Mapping[str, object]) -> None:
        self.edition = edition  # its id, or the data of a changed one
        self.estate = estate_of(edition) if isinstance(edition, str) else read_estate(load_edition(edition))
        self._seats: dict[int, dict[str, Any]] = {}
        self._decks: dict[str, dict[str, list[str]]] = {}

    # what is printed

    def groups(self, kind: str = "streets") -> list[list[str]]:
        """The groups of a kind (streets, ladder, utility) as lists of deeds, in board order."""
        return [
            [deed.id for deed in self.estate.deeds if deed.group == number]
            for number, group in enumerate(self.estate.groups)
            if group.kind == kind
        ]

    def street_group(self, nth: int = 1) -> list[str]:
        """The deeds of a street group; by default the second, which is reached without passing the start space."""
        return self.groups("streets")[nth]

    def deed(self, kind: str = "streets", nth: int = 0) -> str:
        """One deed of a kind; the first street group, too near the start space, is left out."""
        groups = self.groups(kind)[kind == "streets" :]
        return [deed for group in groups for deed in group][nth]

    def printed(self, deed: str) -> Deed:
        """What a deed says: price, mortgage, build_price, hotel_price, rent …"""
        return self.estate.deeds[self.estate.deed_number(deed)]

    def space_of(self, deed: str) -> int:
        """The number of a deed's space."""
        return self.estate.space_number(deed)

    def space(self, kind: str, nth: int = 0) -> int:
        """The number of a space of a kind: start, tax, card, jail, parking, arrest."""
        return [number for number, space in enumerate(self.estate.spaces) if space.kind == kind][nth]

    def card_space(self, deck: str, nth: int = 0) -> int:
        """The number of a card space of a deck; one too near the start space is left out."""
        return [number for number in self.card_spaces(deck) if number >= NEAR][nth]

    def card_spaces(self, deck: str) -> list[int]:
        """The numbers of all card spaces of a deck."""
        wanted = self.estate.deck_number(deck)
        return [number for number, space in enumerate(self.estate.spaces) if space.deck == wanted]

    @property
    def ring(self) -> int:
        """How many spaces there are."""
        return len(self.estate.spaces)

    @property
    def board(self) -> numbers.Board:
        """The numbers of the edition, played as its book says."""
        return self.estate.board(self.estate.edition.chosen(None))

    @property
    def decks(self) -> tuple[str, ...]:
        """The ids of the decks."""
        return tuple(deck.id for deck in self.estate.decks)

    def cards(self, verb: str, amount: int | None = None, deck: str | None = None) -> list[Card]:
        """The cards that do something (see ``VERBS``), with an amount (a step, a space) if it matters."""
        board = self.board
        number = getattr(numbers, verb.upper())
        return [
            card
            for face, card in enumerate(self.estate.cards)
            if board.card_verb[face] == number
            and amount in (None, board.card_amount[face])
            and deck in (None, self.decks[card.deck])
        ]

    def card(self, verb: str, amount: int | None = None, deck: str | None = None) -> tuple[str, str]:
        """The deck and the id of the first card that does something."""
        found = self.cards(verb, amount, deck)
        assert found, f"{self.edition} has no card that does {verb} {amount} in {deck or 'any deck'}"
        return self.decks[found[0].deck], found[0].id

    def changed(self, card: str, **effect: object) -> "Setup":
        """A set-up of the same edition, but for what one card does."""
        data: dict[str, Any] = copy.deepcopy(dict(self.estate.edition.data))
        next(entry for entry in data["card"] if entry["id"] == card)["effect"] = effect
        return Setup(data)

    # placing

    def own(self, seat: int, *deeds: str, mortgaged: bool = False) -> "Setup":
        """Give deeds to a seat."""
        self._of(seat)["deeds"] += deeds
        if mortgaged:
            self._of(seat)["mortgaged"] += deeds
        return self

    def own_group(self, seat: int = 0, nth: int = 1, level: int = 0) -> list[str]:
        """Give a whole street group to a seat, built to a level."""
        deeds = self.street_group(nth)
        self.own(seat, *deeds)
        if level:
            self.build(seat, dict.fromkeys(deeds, level))
        return deeds

    def build(self, seat: int, levels: Mapping[str, int]) -> "Setup":
        """Put buildings on deeds of a seat: {deed: level}."""
        self._of(seat)["buildings"].update(levels)
        return self

    def hold(self, *cash: int) -> "Setup":
        """Set the cash of seat 0, 1 and so on."""
        for seat, amount in enumerate(cash):
            self._of(seat)["cash"] = amount
        return self

    def stand(self, seat: int, space: int | str) -> "Setup":
        """Put a token on a space, by number or id."""
        number = space if isinstance(space, int) else self.estate.space_number(space)
        self._of(seat)["space"] = self.estate.spaces[number % len(self.estate.spaces)].id
        return self

    def imprison(self, seat: int, turn: int = 1) -> "Setup":
        """Put a seat in jail; ``turn`` is which of its turns there comes next."""
        self.stand(seat, self.space("jail"))
        self._of(seat)["jail"] = turn
        return self

    def keep(self, seat: int, deck: str) -> "Setup":
        """Give the card of a deck that opens the jail to a seat."""
        self._of(seat)["jail_cards"].append(deck)
        return self

    def stack(self, deck: str, queue: Sequence[str], unseen: Sequence[str] = ()) -> "Setup":
        """Say how a deck lies: the cards nobody has seen, and the known ones under them."""
        self._decks[deck] = {"unseen": list(unseen), "queue": list(queue)}
        return self

    def out(self, seat: int) -> "Setup":
        """Say that a seat has left the game."""
        self._of(seat)["out"] = True
        self._of(seat)["cash"] = 0
        return self

    # making tables

    def table(
        self,
        seats: int = 3,
        *,
        turn: int = 0,
        phase: str = "roll",
        doubles: int = 0,
        dice: Sequence[tuple[int, int]] = (),
        cards: Mapping[str, Sequence[str]] | None = None,
        die: Sequence[int] = (),
        options: Mapping[str, object] | None = None,
    ) -> Estate:
        """Make the table with all that was placed; ``dice``, ``cards`` and the ``die`` of missions are the luck to come."""
        position: dict[str, Any] = {
            "edition": self.edition,
            "options": dict(options or {}),
            "turn": turn,
            "phase": phase,
            "doubles": doubles,
            "seats": [self._described(seat) for seat in range(seats)],
        }
        if self._decks:
            position["decks"] = self._decks
        script = Script(dice=list(dice), cards=dict(cards or {}), die=list(die))
        return Estate(Table.from_position(position, luck=script), self.estate)

    def landing(
        self, space: int | str, throw: tuple[int, int] = (1, 2), *, dice: Sequence[tuple[int, int]] = (), **more: Any
    ) -> Estate:
        """Make a table where the seat on turn is about to throw ``throw`` and land on a space; ``dice`` come after."""
        number = space if isinstance(space, int) else self.estate.space_number(space)
        start = number - sum(throw)
        assert start >= 0, f"space {number} cannot be reached by {throw} without passing the start space"
        self.stand(more.get("turn", 0), start)
        return self.table(dice=[throw, *dice], **more)

    def landed(self, space: int | str, throw: tuple[int, int] = (1, 2), **more: Any) -> Estate:
        """Let the seat on turn throw and land on a space."""
        return self.landing(space, throw, **more).roll()

    def drawn(
        self, verb: str, amount: int | None = None, *, deck: str | None = None, nth: int = 0, **more: Any
    ) -> Estate:
        """Let the seat on turn land on the ``nth`` card space of a deck and draw a card that does something."""
        pile, card = self.card(verb, amount, deck)
        return self.landed(self.card_space(pile, nth), cards={pile: [card]}, **more)

    def opening(self, dice: Sequence[tuple[int, int]], seats: int | Sequence[str] = 3, **more: Any) -> Estate:
        """Begin a new game whose opening throws are given."""
        table = Estate(Table(self.edition, seats, luck=Script(dice=list(dice)), **more), self.estate)
        table.last = table.table.events
        return table

    def _of(self, seat: int) -> dict[str, Any]:
        blank: dict[str, Any] = {"deeds": [], "mortgaged": [], "buildings": {}, "jail_cards": []}
        return self._seats.setdefault(seat, blank)

    def _described(self, seat: int) -> dict[str, Any]:
        return {name: value for name, value in self._of(seat).items() if value not in ([], {})}
