"""The pace of a table: until when a person must answer, what is played then, and when a bot takes over."""

from dataclasses import dataclass
from typing import Any, Final

from holotable.bots import default_decision
from holotable.server.company.handover import Handover
from holotable.server.company.instructions import Instructions
from holotable.server.company.matter import Matter, Room
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import By, Deadline
from holotable.server.tables.clock import Clock

RAISES_MOST: Final = 20  # of one lot; then there is half the time
LATE_MOST: Final = 2  # times in a row; then a bot takes over
NOTED: Final = (
    10  # so often during a deadline the time left is written down, so that a killed server gives back no more
)
NOTED_SECONDS: Final = 600.0  # and never more seldom than this


@dataclass(slots=True)
class Question:
    """What play waits for at a seat."""

    kind: str
    clock: Clock
    of: float  # the whole time, in seconds
    is_late: bool = False
    has_grace: bool = False  # it was taken back late


class Deadlines(Matter):
    """A deadline for every question that play waits for; only an answer ends it, and nothing restarts it."""

    name = "deadlines"

    def __init__(self, room: Room, handover: Handover, instructions: Instructions) -> None:
        """Begin with none."""
        super().__init__(room)
        self._handover, self._instructions = handover, instructions
        self._open: dict[int, Question] = {}  # by seat
        self._answered: dict[int, Question] = {}  # the one before: whoever takes the answer back goes on with it
        self._late: dict[int, int] = {}  # how often in a row a seat has not answered
        self._noted: list[list[Any]] = []  # seat, kind, record and seconds left, as they are on disk
        self._noted_at = 0  # by the clock that stands while there is no server
        self._before: list[list[Any]] = []  # as noted before the table was opened
        self._is_stopped = False

    @property
    def limit(self) -> float | None:
        """The seconds for a decision; None without a clock."""
        pace = self._room.lobby.pace
        seconds: float | None = None if pace == "none" else getattr(self._room.settings, f"pace_{pace}")
        return seconds

    # standing and running

    def stand(self) -> None:
        """Stop all deadlines, as a pause does."""
        self._is_stopped = self.is_old = True

    def run(self) -> None:
        """Let them run again."""
        self._is_stopped, self.is_old = False, True

    @property
    def _is_running(self) -> bool:
        lobby, here = self._room.lobby, self._room.broadcaster.here
        people = any(lobby.seats[seat].kind == "person" for seat in here)
        return not self._is_stopped and (people or lobby.pace == "days")

    # what is asked

    def look(self) -> None:
        """See what is asked of whom now; a question that was open before keeps its deadline."""
        asked = self._asked()
        gone = [seat for seat, question in self._open.items() if asked.get(seat) != question.kind]
        new = [seat for seat in asked if seat not in self._open or seat in gone]
        for seat in gone:
            self._answered[seat] = self._open.pop(seat)
        for seat in new:
            of = self._time_for(seat)
            self._open[seat] = Question(asked[seat], self._new_clock(seat, asked[seat], of), of)
        stood = [question for question in self._open.values() if question.clock.runs != self._is_running]
        for question in (*stood, *self._answered.values()):
            (question.clock.run if self._is_running else question.clock.stand)()
        self._before = []
        self.is_old |= bool(gone or new or stood)

    def _asked(self) -> dict[int, str]:
        """Give what play waits for, by seat: of people alone, and not of those whose seats bots play."""
        game, seats = self._room.game, self._room.lobby.seats
        if self.limit is None or game is None or game.is_over or game.seq >= self._room.settings.decisions_most:
            return {}
        waiting = [seat for seat in game.presenter.due() if seats[seat].kind == "person"]
        kinds = {seat: game.table.prompt_kind(seat) for seat in waiting if seat not in self._room.broadcaster.handed}
        return {seat: kind for seat, kind in kinds.items() if kind is not None}

    def _time_for(self, seat: int) -> float:
        """Give the seconds for a question: half of them for a bid at a brisk table, when many have raised in a row."""
        game, limit = self._room.game, self.limit
        assert game is not None, "questions are asked in a game"
        assert limit is not None, "only a table with a pace has deadlines"
        if self._room.lobby.pace != "brisk" or self._instructions.raises <= RAISES_MOST:
            return limit
        lots = [one["lot"] for one in game.presenter.bounds(seat).values() if "lot" in one]
        return limit / 2 if any(self._instructions.bids_for(lot) > RAISES_MOST for lot in lots) else limit

    def _new_clock(self, seat: int, kind: str, limit: float) -> Clock:
        game = self._room.game
        assert game is not None, "questions are asked in a game"
        last = game.last_of(seat)
        kept = (left for one, what, seq, left in self._before if (one, what) == (seat, kind) and seq >= last)
        every = min(limit / NOTED, NOTED_SECONDS)
        return Clock(next(kept, limit), self._room.now, every)

    def decided(self, seat: int, decision: Any, by: By) -> None:
        """End the deadline of whoever has answered; voluntary decisions end none."""
        game, question = self._room.game, self._open.get(seat)
        if question is not None and game is not None:
            prompt = game.family.prompts[question.kind]
            if decision["do"] in (*prompt.default, *prompt.main):
                self._answered[seat] = self._open.pop(seat)
                self.is_old = True  # though nobody else may have a deadline now
        self.look()
        if by == "person" and question is not None and self._open.get(seat) is not question:
            self.is_old |= self._late.pop(seat, 0) > 0

    def taken_back(self, seat: int) -> None:
        """Go on with the deadline of a question that is open again: taking back restarts none.

        Whoever has taken back late has a few seconds to decide otherwise, once for each question.
        """
        asked = self._asked()
        again = {one: question for one, question in self._answered.items() if asked.get(one) == question.kind}
        self._open.update(again)
        if seat in again and not again[seat].has_grace:
            grace = min(self._room.settings.take_back_grace, again[seat].of)
            again[seat].has_grace = again[seat].clock.grant(grace)
        self.is_old = True
        self.look()

    # what is played instead

    def pause(self) -> float | None:
        """Give the seconds until a deadline ends, or wants to be kept."""
        running = [question.clock for question in self._open.values() if question.clock.runs]
        is_watched = bool(self._room.broadcaster.clients)  # else the time left was kept when the last one went
        return min((clock.pause() if is_watched else clock.left for clock in running), default=None)

    async def tick(self) -> None:
        """Play the default of whoever has not answered in time."""
        self.look()
        for seat, question in list(self._open.items()):
            if question.clock.runs and not question.clock.left and self._open.get(seat) is question:
                await self._answer(seat, question)
        if any(question.clock.is_to_be_kept() for question in self._open.values()):
            self._note()

    async def _answer(self, seat: int, question: Question) -> None:
        game = self._room.game
        assert game is not None, "questions are asked in a game"
        if not question.is_late:
            question.is_late = True
            self._late[seat] = self._late.get(seat, 0) + 1
            await game.note("deadline", {"act": "passed", "question": question.kind}, seat)
        default = default_decision(game.table, seat)
        assert default is not None, "every question that play waits for has a default"
        await self._room.play_after_claims(game.attempt(seat, default), "clock")
        if self._late.get(seat, 0) >= LATE_MOST and self._open.get(seat) is not question:
            del self._late[seat]
            await self._handover.hand(seat, "clock")

    # telling and keeping

    def went(self, client: Client) -> None:
        """Note the time left while somebody is there to know it."""
        self.look()
        self._note()

    def _note(self) -> None:
        game = self._room.game
        if game is not None and self._open:
            self._noted = [
                [seat, question.kind, game.seq, question.clock.note_kept()] for seat, question in self._open.items()
            ]
            self._noted_at = int(self._room.storage.served)
            self.is_old = True

    def told(self, client: Client) -> dict[str, Any]:
        """Give every deadline."""
        shown = [
            Deadline(seat, question.clock.seconds, round(question.of), question.clock.runs)
            for seat, question in self._open.items()
        ]
        return {"deadlines": shown}

    def kept(self) -> Any:
        """Give what was noted last; it costs no write when somebody decides."""
        late = [[seat, times] for seat, times in self._late.items()]
        return {"late": late, "noted": self._noted, "at": self._noted_at} if late or self._noted else None

    def bring_back(self, kept: Any) -> None:
        """Go on; the time that the server was away is credited, that of a table put away by days is not."""
        self._late = dict(kept["late"])
        self._noted, self._noted_at = kept["noted"], kept["at"]
        gone = self._room.storage.served - self._noted_at if self._room.lobby.pace == "days" else 0.0
        self._before = [[*question, max(0.0, left - gone)] for *question, left in self._noted]
