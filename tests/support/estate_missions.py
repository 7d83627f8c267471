"""Estate positions of a game with missions: tokens by their side, missions on offer and missions won."""

from collections.abc import Mapping, Sequence
from typing import Any

from holotable import Script, Table
from tests.support.estate import Estate, Setup

SIX = 6


class MissionSetup(Setup):
    """Place pieces of a game with missions; a seat without a token takes the first that is free."""

    def take_side(self, seat: int, side: str) -> "MissionSetup":
        """Give a seat a token of the light or the dark side."""
        taken = [held["token"] for held in self._seats.values() if "token" in held]
        self._of(seat)["token"] = next(token for token in self.tokens(side) if token not in taken)
        return self

    def tokens(self, side: str) -> list[str]:
        """The tokens of a side."""
        return [token.id for token in self.estate.tokens if token.side == side]

    def share_out(self, *seats: int, but: Sequence[str] = ()) -> "MissionSetup":
        """Deal every deed ``but`` some to the seats, one after the other in board order."""
        dealt = [deed.id for deed in self.estate.deeds if deed.id not in but]
        for place, deed in enumerate(dealt):
            self.own(seats[place % len(seats)], deed)
        return self

    def table(self, seats: int = 3, *, die: Sequence[int] = (), **more: Any) -> Estate:
        """Make a table whose seat on turn is about to throw; ``die`` are the single dice of missions to come."""
        return self._made(seats, {"phase": "roll"}, die, **more)

    def offered(self, mission: str, seats: int = 3, *, die: Sequence[int] = (), turn: int = 0, **more: Any) -> Estate:
        """Make a table at which a mission (side and die beside the six) is offered to the seat on turn."""
        side, _, beside = mission.partition("-")
        if "token" not in self._of(turn):
            self.take_side(turn, side)
        thrown = {"phase": "mission", "mission": mission, "dice": [int(beside), SIX], "turn": turn}
        return self._made(seats, thrown, die, doubles=more.pop("doubles", int(beside) // SIX), **more)

    def rolled(self, mission: str, shows: int, seats: int = 3, *, die: Sequence[int] = (), **more: Any) -> Estate:
        """Let the seat on turn go on a mission and throw its die; ``die`` come after."""
        table = self.offered(mission, seats, die=[shows, *die], **more)
        return table.play(table.turn, "start_mission")

    def won(self, mission: str, seats: int = 3, **more: Any) -> Estate:
        """Let the seat on turn win a mission."""
        return self.rolled(mission, SIX, seats, **more)

    def opening(self, dice: Sequence[tuple[int, int]], seats: int | Sequence[str] = 3, **more: Any) -> Estate:
        """Begin a new game with missions whose opening throws are given."""
        script = Script(dice=list(dice), die=list(more.pop("die", ())), deeds=list(more.pop("deeds", ())))
        options = {"missions": True, **more.pop("options", {})}
        table = Estate(Table(self.edition, seats, luck=script, options=options, **more), self.estate)
        table.last = table.table.events
        return table

    def _made(
        self,
        seats: int,
        course: Mapping[str, object],
        die: Sequence[int],
        *,
        dice: Sequence[tuple[int, int]] = (),
        cards: Mapping[str, Sequence[str]] | None = None,
        options: Mapping[str, object] | None = None,
        **entries: object,
    ) -> Estate:
        """Make a table from what was placed, how far the turn has come, and the luck to come."""
        position: dict[str, Any] = {
            "edition": self.edition,
            "options": {"missions": True, **(options or {})},
            "seats": [self._described(seat) for seat in range(seats)],
            **entries,
            **course,
        }
        script = Script(dice=list(dice), die=list(die), cards=dict(cards or {}))
        return Estate(Table.from_position(position, luck=script), self.estate)


def mission_of(table: Estate) -> str | None:
    """The mission that is offered or being settled, or None."""
    mission = table.view["mission"]
    return str(mission["id"]) if mission else None
