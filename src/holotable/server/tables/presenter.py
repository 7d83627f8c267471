"""Lines, prompts and views of a table as they are sent, in the client's language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from holotable.bots import ways_to_pay
from holotable.core.records import Event
from holotable.server.socket.protocol import Happening, Line, Option, Prompt, Result, Way
from holotable.table import Table
from holotable.table.speech import Speech, speech_of

NumberedEvents = tuple[int, Event]  # the number of the decision that made it, and the event


class Presenter:
    """Puts one game into words; what many listeners need is made once for each position."""

    def __init__(self, table: Table) -> None:
        """Begin with no words."""
        self._table = table
        self._speech: dict[str, Speech] = {}
        self._view: dict[str, Any] | None = None
        self._prompts: dict[tuple[int, str], Prompt | None] = {}
        self._options: dict[tuple[int, str, str], dict[tuple[int, ...], Option]] = {}  # as they were told last

    def refresh(self) -> None:
        """Forget what was made for an earlier position."""
        self._view = None
        self._prompts.clear()

    def speech(self, language: str) -> Speech:
        """Give the texts in a language."""
        if language not in self._speech:
            self._speech[language] = speech_of(self._table, language)
        return self._speech[language]

    def view(self) -> dict[str, Any]:
        """Give everything on the table, without the numbers that only programs read."""
        if self._view is None:
            self._view = self._table.view(exact=False)
        return self._view

    def due(self) -> list[int]:
        """Give the seats that play waits for."""
        due = self._table.due
        return list(due.seats) if due else []

    def result(self) -> Result | None:
        """Tell how the game ended."""
        result = self._table.result
        if result is None:
            return None
        ranking = [list(place) for place in result.ranking]
        return Result(list(result.winners), ranking, result.reason, list(result.worth))

    def lines(self, told: Iterable[tuple[int, NumberedEvents]], language: str) -> list[Line]:
        """Tell numbered events."""
        speech = self.speech(language)
        return [
            Line(n, seq, event.kind, event.seat, dict(event.facts), event.key, event.rule, speech.event(event))
            for n, (seq, event) in told
        ]

    def prompts(self, seats: Sequence[int], language: str) -> list[Prompt]:
        """Give what is asked of these seats."""
        found = (self._prompt(seat, language) for seat in seats)
        return [prompt for prompt in found if prompt is not None]

    def _prompt(self, seat: int, language: str) -> Prompt | None:
        if (seat, language) not in self._prompts:
            self._prompts[seat, language] = self._ask(seat, language)
        return self._prompts[seat, language]

    def _ask(self, seat: int, language: str) -> Prompt | None:
        asked: Mapping[str, Any] | None = self._table.prompt(seat)
        if asked is None:
            return None
        speech, view = self.speech(language), self.view()
        return Prompt(
            seat=seat,
            kind=asked["kind"],
            due=asked["due"],
            text=speech.prompt(asked["kind"], seat, view),
            notes=speech.notes(seat, view),
            options=self._told_options(seat, asked, speech),
            bounds=asked["bounds"],
            ways=[Way(**asdict(way)) for way in ways_to_pay(self._table, seat)],
        )

    def _told_options(self, seat: int, asked: Mapping[str, Any], speech: Speech) -> list[Option]:
        """Tell the options; what was told of an option stays true while it leads to the same."""
        of = (seat, speech.language, asked["kind"])
        before, now = self._options.get(of, {}), {}
        for decision, prospect in zip(asked["options"], self._table.prospects(seat), strict=True):
            now[prospect] = before.get(prospect) or self._option(seat, decision, speech)
        self._options[of] = now
        return list(now.values())

    def _option(self, seat: int, decision: dict[str, Any], speech: Speech) -> Option:
        events = self._table.foresee(seat, decision)
        label, effect = speech.decision(decision), speech.choice(seat, decision, events)
        rule = next((event.rule for event in events if event.rule), None)
        then = [Happening(event.kind, event.seat, dict(event.facts)) for event in events]
        return Option(decision, label, "" if effect == label else effect, rule, then)
