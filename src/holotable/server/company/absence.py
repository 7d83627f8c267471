"""People who are away: the others see it, may have a bot play for them, or go on without them."""

from typing import Any, Final

from holotable.bots import leaving_decision
from holotable.server.company.handover import Handover
from holotable.server.company.matter import Matter, Room
from holotable.server.company.notices import Notices
from holotable.server.company.proposals import Motion
from holotable.server.socket.client import Client
from holotable.server.tables.lobby import MINUTE

IN_VAIN_MOST: Final = 3  # proposals of a seat about people who are away, in
IN_VAIN_SECONDS: Final = 300.0


class Absence(Matter):
    """Who is away, and who is let go: as soon as the rules allow it, a seat that is let go resigns."""

    name = "absence"

    def __init__(self, room: Room, notices: Notices) -> None:
        """Begin with nobody missing."""
        super().__init__(room)
        self._notices = notices
        self._long_away: list[int] = []  # as it was told
        self._since: dict[int, float] = {}  # since when somebody is missing
        self.leaving: set[int] = set()
        self._in_vain: dict[int, list[float]] = {}  # when proposals of a seat have come to nothing
        self._is_stopped = False

    @property
    def _away(self) -> set[int]:
        return self._room.broadcaster.away

    def look(self) -> None:
        """See who is missing, and since when."""
        here, now = self._room.broadcaster.here, self._room.now()
        people = [number for number, seat in enumerate(self._room.lobby.seats) if seat.kind == "person"]
        self._since = {seat: self._since.get(seat, now) for seat in people if seat not in here}
        away = {seat for seat, since in self._since.items() if now - since >= self._room.settings.away_after}
        if away != self._away:
            self._away.clear()
            self._away.update(away)
            self._room.is_presence_old = True
        if (long_away := self._without()) != self._long_away:
            self._long_away, self.is_old = long_away, True

    def _without(self) -> list[int]:
        """Give the seats that the others may go on without."""
        return [seat for seat in self._since if self.plays(seat) and not self.left_to(seat)]

    def left_to(self, seat: int) -> float:
        """Give the seconds until the others may go on without somebody who is missing."""
        missing = self._room.now() - self._since.get(seat, self._room.now())
        return max(0.0, self._room.settings.end_without_after - missing)

    def plays(self, seat: int) -> bool:
        """Tell whether a seat plays, and is not about to be let go."""
        game = self._room.game
        is_over = game is None or game.is_over or game.presenter.view().has_left(seat)
        return not is_over and seat not in self.leaving

    def pause(self) -> float | None:
        """Give the seconds until somebody counts as away, or something can be done about a seat that is let go."""
        if self._next_leaving() is not None:
            return 0.0
        after = self._room.settings.away_after
        until = [since + after - self._room.now() for seat, since in self._since.items() if seat not in self._away]
        if self._room.broadcaster.here:  # else nobody wants to know
            until += self._until_long_away()
        return max(0.0, min(until)) if until else None

    def _until_long_away(self) -> list[float]:
        return [self.left_to(seat) for seat in self._since if self.plays(seat) and seat not in self._long_away]

    async def tick(self) -> None:
        """Tell who is away, and let a seat go."""
        self.look()
        seat = self._next_leaving()
        if seat is not None:
            await self._go_on_without(seat)

    def _next_leaving(self) -> int | None:
        """Give a seat that is let go, and can resign or must answer something first."""
        game = self._room.game
        if game is None or game.is_over or self._is_stopped:
            return None
        return next((seat for seat in sorted(self.leaving) if leaving_decision(game.table, seat)), None)

    async def _go_on_without(self, seat: int) -> None:
        game = self._room.game
        assert game is not None, "one resigns in a game"
        decision = leaving_decision(game.table, seat)
        assert decision is not None, "it was asked whether there is one"
        await self._room.play_after_claims(game.attempt(seat, decision), "server")
        if game.presenter.view().has_left(seat):
            self.leaving.discard(seat)
            self.is_old = True

    async def let_go(self, seat: int, by: int) -> None:
        """Go on without a seat."""
        assert self._room.game is not None, "one is let go in a game"
        await self._room.game.note("seat", {"act": "let-go", "by": by}, seat)
        self._notices.tell("without", by, seat)
        self.leaving.add(seat)
        self.is_old = True

    def told(self, client: Client) -> dict[str, Any]:
        """Tell whom the others may go on without."""
        return {"without": self._long_away}

    def note_in_vain(self, seat: int) -> None:
        """Note that a proposal of a seat has come to nothing."""
        self._in_vain[seat] = [*self._lately(seat), self._room.now()]

    def is_bothersome(self, seat: int) -> bool:
        """Tell whether too many proposals of a seat have come to nothing lately."""
        return len(self._lately(seat)) >= IN_VAIN_MOST

    def _lately(self, seat: int) -> list[float]:
        return [at for at in self._in_vain.get(seat, ()) if self._room.now() - at < IN_VAIN_SECONDS]

    def stand(self) -> None:
        """Let nobody go in a pause."""
        self._is_stopped = True

    def run(self) -> None:
        """Let them go now."""
        self._is_stopped = False

    def kept(self) -> Any:
        """Give who is to be let go."""
        return sorted(self.leaving) or None

    def bring_back(self, kept: Any) -> None:
        """Let them go still."""
        self.leaving.update(kept)


class AboutAbsent(Motion):
    """What the people who are present may propose about one who is away; bots and those who are out abstain."""

    def __init__(self, room: Room, absence: Absence) -> None:
        """Keep who is away."""
        self._room, self._absence = room, absence

    def why_not(self, seat: int, about: int | None) -> str | None:
        """Give the key of the reason why a seat may not propose it now, or None."""
        if not self._absence.plays(seat):
            return "not-playing"
        broadcaster = self._room.broadcaster
        is_away = about in broadcaster.away and about not in broadcaster.here
        return None if is_away and about is not None and self._absence.plays(about) else "not-away"

    def why_not_again(self, seat: int) -> str | None:
        """Give the key of the reason why a seat may not propose anything more now, or None."""
        return "proposals-most" if self._absence.is_bothersome(seat) else None

    def proposed(self, _seat: int) -> None:
        """Take no notice: what counts is what comes to nothing."""

    def came_to_nothing(self, seat: int) -> None:
        """Count it: nobody is to be asked without end."""
        self._absence.note_in_vain(seat)

    def asked(self, seat: int, about: int | None) -> list[int]:
        """Give the people who are present and play, the proposer's seat aside."""
        return sorted(one for one in self._room.broadcaster.here - {seat, about} if self._absence.plays(one))


class LetBotPlay(AboutAbsent):
    """A bot plays for somebody who is away, until that person is back."""

    def __init__(self, room: Room, absence: Absence, handover: Handover) -> None:
        """Keep who hands seats over."""
        super().__init__(room, absence)
        self._handover = handover

    def why_not(self, seat: int, about: int | None) -> str | None:
        """Refuse it also where a bot plays already."""
        return "handed-already" if about in self._room.broadcaster.handed else super().why_not(seat, about)

    async def carry_out(self, seat: int, about: int | None) -> None:
        """Hand the seat over."""
        assert about is not None, "it is about somebody"
        await self._handover.hand(about, "agreement")


class EndWithout(AboutAbsent):
    """The game goes on without somebody who is away: the seat resigns by the rules."""

    def why_not(self, seat: int, about: int | None) -> str | None:
        """Refuse it also while the person may well come back."""
        reason = super().why_not(seat, about)
        return "not-away-long" if reason is None and about is not None and self._absence.left_to(about) else reason

    def facts(self, about: int | None) -> dict[str, str | int]:
        """Give about whom it is, and how long the others wait still."""
        seats = self._room.lobby.seats
        if about is None or about >= len(seats):
            return {}
        left = self._absence.left_to(about)
        return {"name": seats[about].name, "minutes": 0 if left < MINUTE else round(left / MINUTE)}

    async def carry_out(self, seat: int, about: int | None) -> None:
        """Let the seat go."""
        assert about is not None, "it is about somebody"
        await self._absence.let_go(about, seat)
