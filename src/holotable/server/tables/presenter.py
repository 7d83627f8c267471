"""Lines, prompts and views of a table as they are sent, in the client's language."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Final

from holotable.bots import ways_to_pay
from holotable.core.records import Event
from holotable.families.view import View
from holotable.server.socket.protocol import Happening, Line, Option, Prompt, Result, Way
from holotable.table import Table
from holotable.table.attempts import Asked, Choice, asked_of
from holotable.table.speech import Speech, speech_of

Question = tuple[Asked, list[Way]]
OPTIONS_KEPT: Final = 64  # of a seat in a language
NumberedEvents = tuple[int, Event]  # the number of the decision that made it, and the event


class Presenter:
    """Puts one game into words; what many listeners need is made once for each position."""

    def __init__(self, table: Table) -> None:
        """Begin with no words."""
        self._table = table
        self._speech: dict[str, Speech] = {}
        self._view: View | None = None
        self._questions: dict[int, Question | None] = {}
        self._prompts: dict[tuple[int, str], Prompt | None] = {}
        self._options: dict[tuple[int, str], dict[tuple[int, ...], Option]] = {}  # as they were told last

    def refresh(self) -> None:
        """Forget what was made for an earlier position."""
        self._view = None
        self._questions.clear()
        self._prompts.clear()

    def speech(self, language: str) -> Speech:
        """Give the texts in a language."""
        if language not in self._speech:
            self._speech[language] = speech_of(self._table, language)
        return self._speech[language]

    def view(self) -> View:
        """Give everything on the table."""
        if self._view is None:
            self._view = self._table.typed_view()
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
        question = self._question(seat)
        if question is None:
            return None
        asked, ways = question
        speech, view = self.speech(language), self.view()
        text = speech.prompt(asked.kind, seat, view)
        head = speech.head(asked.kind, seat, view, text, asked.choices)
        return Prompt(
            seat=seat,
            kind=asked.kind,
            due=asked.is_due,
            text=text,
            notes=speech.notes(seat, view),
            options=self._told_options(seat, asked, speech),
            bounds=asked.bounds,
            ways=ways,
            title=head.title,
            context=head.context,
        )

    def _question(self, seat: int) -> Question | None:
        """Give what is asked of a seat, in no language yet."""
        if seat not in self._questions:
            asked = asked_of(self._table, seat)
            self._questions[seat] = None if asked is None else (asked, self._ways(seat, asked))
        return self._questions[seat]

    def _ways(self, seat: int, asked: Asked) -> list[Way]:
        if all(choice.lost is None for choice in asked.choices):
            return []
        return [Way(**asdict(way)) for way in ways_to_pay(self._table, seat, asked.choices)]

    def _told_options(self, seat: int, asked: Asked, speech: Speech) -> list[Option]:
        """Tell the options; what was told of an option stays true while it leads to the same."""
        known = self._options.setdefault((seat, speech.language), {})
        told: dict[tuple[int, ...], Option] = {}
        for choice in asked.choices:
            before = known.pop(choice.numbers, None)
            told[choice.numbers] = before or _option(seat, choice, speech)
        known.update(told)  # the latest stand last
        while len(known) > max(OPTIONS_KEPT, len(told)):
            del known[next(iter(known))]
        return list(told.values())


def _option(seat: int, choice: Choice, speech: Speech) -> Option:
    decision, events = choice.decision, choice.events
    label = speech.decision(decision)
    effect = speech.choice(seat, decision, events, label)
    rule = next((event.rule for event in events if event.rule), None)
    then = [Happening(event.kind, event.seat, dict(event.facts)) for event in events]
    return Option(
        decision=decision,
        label=label,
        effect="" if effect == label else effect,
        rule=rule,
        then=then,
        short=speech.short(choice),
        follows=speech.follows(choice),
    )
