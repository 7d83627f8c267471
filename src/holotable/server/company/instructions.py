"""Standing instructions: what a seat has told the server to do for it; nobody else is told of them."""

import dataclasses
from typing import Any, cast

import msgspec

from holotable.families.contract import Instruction
from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.socket.answers import because, refuse
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import By, Instruct, InstructionKind, Standing
from holotable.server.tables.game import Game
from holotable.server.tables.quick_turns import quick_decision

Order = tuple[int, dict[str, Any]]  # a seat and its decision
ABOUT_A_LOT = ("limit", "out")  # the newer of them replaces the older


class Instructions(Matter):
    """The instructions of all seats of a table, in the order in which they were given.

    Rents are claimed for every seat that has not said otherwise, unless the table plays by the book.
    """

    name = "instructions"
    hears = (Instruct,)

    def __init__(self, room: Room) -> None:
        """Begin with none but the claims."""
        super().__init__(room)
        self._standing: list[Instruction] = []
        self._unclaimed: list[int] = []  # seats that ask for their rents themselves
        self._found: tuple[object, Order | None, bool] = (None, None, False)  # where, what, and if it is a quick turn
        self._raises = (0, 0)  # the lot, and how often it was bid for

    # giving and cancelling

    async def hear(self, client: Client, message: Instruct) -> None:
        """Keep an instruction, or forget it."""
        given = self._given(message)
        reason = self._why_not(client, message, given)
        if reason is not None:
            refuse(self._room.game, client, None, because(client, reason))
            return
        self.is_old = True
        if given.what == "claim":
            self._unclaimed = sorted({*self._unclaimed} ^ {given.seat})
        elif message.cancel:
            self._standing = [one for one in self._standing if not _is_about_the_same(one, given)]
        else:
            self._stand(given)

    def _given(self, message: Instruct) -> Instruction:
        game = self._room.game
        turn = game.presenter.view().turns if game is not None and message.what == "decline" else 0
        return Instruction(message.seat, message.what, message.lot, message.amount, message.of, turn)

    def _stand(self, given: Instruction) -> None:
        """Add an instruction; another limit for the same lot keeps no place in the order."""
        replaced = ABOUT_A_LOT if given.what in ABOUT_A_LOT else ()
        self._standing = [one for one in self._standing if one.seat != given.seat or one.what not in replaced]
        self._standing.append(given)

    def _why_not(self, client: Client, message: Instruct, given: Instruction) -> str | None:
        game = self._room.game
        if message.seat not in client.seats:
            return "not-your-seat"
        if game is None:
            return "not-begun"
        if given.what not in game.family.part("standing").KINDS:
            return "instruction-none"
        if game.is_over or game.presenter.view().has_left(given.seat):
            return "instruction-out-of-game"
        if given.what == "claim" and self._room.lobby.by_the_book:
            return "by-the-book"
        return self._why_not_cancel(given) if message.cancel else self._why_not_give(game, given)

    def _why_not_cancel(self, given: Instruction) -> str | None:
        stands = any(_is_about_the_same(one, given) for one in self._standing)
        return None if stands or (given.what == "claim" and self.claims_for(given.seat)) else "instruction-gone"

    def _why_not_give(self, game: Game, given: Instruction) -> str | None:
        if given in self._standing or (given.what == "claim" and self.claims_for(given.seat)):
            return "instruction-stands"
        view, bounds = game.presenter.view(), game.presenter.bounds(given.seat)
        reason: str | None = game.family.part("standing").why_not(view, bounds, given)
        return reason

    # what others ask

    def claims_for(self, seat: int) -> bool:
        """Tell whether the server claims the rents of a seat that would lapse."""
        return not self._room.lobby.by_the_book and seat not in self._unclaimed

    @property
    def raises(self) -> int:
        """How often the lot under the hammer was bid for, or the last one."""
        return self._raises[1]

    def bids_for(self, lot: int) -> int:
        """Give how often a lot was bid for, if it is the one that was bid for last."""
        return self._raises[1] if self._raises[0] == lot else 0

    def forget(self, seat: int) -> None:
        """End what a seat has said: it is another person's now."""
        self._standing = [one for one in self._standing if one.seat != seat]
        self._unclaimed = [one for one in self._unclaimed if one != seat]
        self.is_old = True

    # acting

    def pause(self) -> float | None:
        """Give the seconds until an instruction decides something: at once, but quick turns wait as bots do."""
        order, is_quick = self._order()
        return None if order is None else self._room.wait(is_due=is_quick)

    async def tick(self) -> None:
        """Play what an instruction decides."""
        order, _ = self._order()
        if order is not None:
            await self._room.carry_out(*order, "order")

    def _order(self) -> tuple[Order | None, bool]:
        """Give what is decided next, and if it is a quick turn; it is looked for once in every position."""
        game = self._room.game
        if game is None or not self._standing:
            return None, False
        where = (game, game.seq, self._standing, self._unclaimed, frozenset(self._room.broadcaster.handed))
        if self._found[0] != where:
            order = self._urgent(game)
            self._found = (where, order or self._quick(game), order is None)
        return self._found[1:]

    def _urgent(self, game: Game) -> Order | None:
        orders = game.family.part("standing").orders(game.presenter.view(), game.presenter.due(), self._of_people())
        return next((order for order in orders if game.attempt(*order).is_legal), None)

    def _quick(self, game: Game) -> Order | None:
        for seat in [one.seat for one in self._of_people() if one.what == "quick"]:
            decision = quick_decision(game, seat, has_claims_made=self.claims_for(seat))
            if decision is not None:
                return seat, decision
        return None

    def _of_people(self) -> list[Instruction]:
        """Give the instructions of seats that people play now, and no bots for them."""
        return [one for one in self._standing if one.seat not in self._room.broadcaster.handed]

    def decided(self, seat: int, decision: Any, by: By) -> None:
        """Forget what has ended by itself or by another decision of its owner; count the bids for a lot."""
        if "lot" in decision:
            lot, before = decision["lot"], self._raises
            self._raises = (lot, before[1] + 1 if before[0] == lot else 1)
        if by == "person":
            self._drop(lambda one, rules: one.seat == seat and rules.is_overruled(one, decision))
        self._sweep()

    def taken_back(self, seat: int) -> None:
        """Count the bids for a lot anew."""
        self._raises = (0, 0)

    def came(self, client: Client) -> None:
        """Forget what has ended while the server was away."""
        self._sweep()

    def _sweep(self) -> None:
        game = self._room.game
        if game is not None and self._standing:
            view = game.presenter.view()
            self._drop(lambda one, rules: game.is_over or view.has_left(one.seat) or rules.is_over(view, one))

    def _drop(self, is_ended: Any) -> None:
        game = self._room.game
        if game is None:
            return
        rules = game.family.part("standing")
        left = [one for one in self._standing if not is_ended(one, rules)]
        if left != self._standing:
            self._standing, self.is_old = left, True

    # telling and keeping

    def told(self, client: Client) -> dict[str, Any]:
        """Give the instructions of a client's own seats."""
        own = [one for one in self._standing if one.seat in client.seats]
        return {"instructions": [self._told(one, client.language) for one in [*own, *self._claims(client)]]}

    def _claims(self, client: Client) -> list[Instruction]:
        game = self._room.game
        if game is None or not game.family.has_claims or game.is_over:
            return []
        left = game.presenter.view().has_left
        return [Instruction(seat, "claim") for seat in client.seats if self.claims_for(seat) and not left(seat)]

    def _told(self, one: Instruction, language: str) -> Standing:
        name = "" if one.of is None else self._room.lobby.seats[one.of].name
        says = say(language, f"server-instruction-{one.what}", amount=one.amount, name=name)
        return Standing(one.seat, cast("InstructionKind", one.what), one.lot, one.amount, one.of, says)

    def kept(self) -> Any:
        """Give all instructions."""
        standing = [dataclasses.asdict(one) for one in self._standing]
        kept = {"standing": standing, "unclaimed": self._unclaimed, "raises": list(self._raises)}
        return kept if standing or self._unclaimed or self.raises else None

    def bring_back(self, kept: Any) -> None:
        """Go on with them."""
        self._standing = msgspec.convert(kept["standing"], list[Instruction])
        self._unclaimed, self._raises = kept["unclaimed"], (kept["raises"][0], kept["raises"][1])


def _is_about_the_same(one: Instruction, other: Instruction) -> bool:
    return (one.seat, one.what, one.of) == (other.seat, other.what, other.of)
