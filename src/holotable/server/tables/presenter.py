"""Lines, prompts and views of a table as they are sent, in the client's language."""

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, cast

from msgspec.structs import replace

from holotable.bots import ways_to_pay
from holotable.core.records import Event
from holotable.families import family
from holotable.families.contract import Way as WayToPay
from holotable.families.view import View, plain
from holotable.families.words import Deal, Scene
from holotable.locales import say
from holotable.server.socket.protocol import By, Happening, Line, Option, Prompt, Result, Way
from holotable.server.tables.decided import Decided
from holotable.server.tables.told import NumberedEvents
from holotable.table import Table
from holotable.table.attempts import Asked, Attempt, Choice, asked_of
from holotable.table.speech import Speech

Question = tuple[Asked, list[WayToPay]]
OPTIONS_KEPT: Final = 64  # of a seat in a language
RESIGNED: Final = "Resigned"


class Presenter:
    """Puts one game into words; what many listeners need is made once for each position."""

    def __init__(self, table: Table, decided: Decided | None = None, names: Sequence[str] | None = None) -> None:
        """Begin with no words; ``decided`` knows what was taken back and who has decided.

        ``names`` are those of today, where others than at the beginning sit there.
        """
        self._table, self._decided = table, decided
        self._names = tuple(table.names if names is None else names)
        self.silent: Container[int] = ()  # seats that are asked nothing, because bots answer for them
        self._speech: dict[str, Speech] = {}
        self._view: View | None = None
        self._questions: dict[int, Question | None] = {}
        self._prompts: dict[tuple[int, str], Prompt | None] = {}
        self._scenes: dict[str, Scene | None] = {}
        self._options: dict[tuple[int, str], dict[tuple[object, ...], Option]] = {}  # as they were told last

    def refresh(self) -> None:
        """Forget what was made for an earlier position."""
        self._view = None
        self._questions.clear()
        self._prompts.clear()
        self._scenes.clear()

    def speech(self, language: str) -> Speech:
        """Give the texts in a language."""
        if language not in self._speech:
            edition, chosen = self._table.edition, self._table.chosen
            self._speech[language] = family(edition.family).part("text").speech(edition, self._names, language, chosen)
        return self._speech[language]

    def view(self) -> View:
        """Give everything on the table."""
        if self._view is None:
            self._view = self._named(self._table.typed_view())
        return self._view

    def _named(self, view: Any) -> View:
        """Give a view with the names of those who sit there now."""
        if self._names == self._table.names:
            return cast("View", view)
        seats = [replace(seat, name=name) for seat, name in zip(view.seats, self._names, strict=True)]
        return cast("View", replace(view, seats=seats))

    def due(self) -> list[int]:
        """Give the seats that play waits for."""
        due = self._table.due
        return list(due.seats) if due else []

    def result(self, language: str) -> Result | None:
        """Tell how the game ended."""
        result = self._table.result
        if result is None:
            return None
        ranking = [list(place) for place in result.ranking]
        ending = self.speech(language).ending(result.reason, self.view())
        return Result(
            list(result.winners),
            ranking,
            result.reason,
            list(result.worth),
            ending.says,
            ending.counted,
            self._taken_back(language),
        )

    def _taken_back(self, language: str) -> str:
        """Say whether luck was taken back in this game."""
        times = 0 if self._decided is None else self._decided.over_luck
        return say(language, "server-result-taken-back", times=times) if times else ""

    def lines(self, told: Iterable[tuple[int, NumberedEvents]], language: str) -> list[Line]:
        """Tell numbered events."""
        taken: Collection[int] = () if self._decided is None else self._decided.taken
        decided: Mapping[int, By] = {} if self._decided is None else self._decided.by
        return [
            Line(
                *(n, seq, event.kind, event.seat, dict(event.facts), event.key, event.rule),
                self._told_event(event, decided.get(seq), language),
                taken_back=seq in taken,
                by=decided.get(seq),
            )
            for n, (seq, event) in told
        ]

    def _told_event(self, event: Event, by: By | None, language: str) -> str:
        """Say what happened; nobody has given up who was gone on without."""
        if event.kind == RESIGNED and by == "server":
            return say(language, "server-line-without", name=self._names[event.seat])
        return self.speech(language).event(event)

    def offered(self, seat: int, decision: Mapping[str, Any], language: str) -> str:
        """Say a decision that was made, in the words in which it was offered if these are still known."""
        known = self._options.get((seat, language), {})
        option = next((one for one in reversed(known.values()) if one.decision == decision), None)
        return self.speech(language).decision(decision) if option is None else option.effect or option.label

    def scene(self, language: str) -> Scene | None:
        """Tell what everybody looks at besides the board."""
        if language not in self._scenes:
            self._scenes[language] = self.speech(language).scene(self.view())
        return self._scenes[language]

    def deals(self, seats: Sequence[int], language: str) -> list[Deal]:
        """Tell what the open offers of and to these seats would change."""
        return self.speech(language).deals(seats, self.view())

    def draft(self, attempt: Attempt, language: str) -> Deal | None:
        """Tell what a trade would change that a seat thinks about."""
        drafted = attempt.drafted()
        return None if drafted is None else self.speech(language).deal(drafted)

    def bounds(self, seat: int) -> dict[str, Any]:
        """Give the limits of what a seat may decide and cannot be listed."""
        question = self._question(seat)
        return {} if question is None else question[0].bounds

    def prompts(self, seats: Sequence[int], language: str) -> list[Prompt]:
        """Give what is asked of these seats."""
        found = (self._prompt(seat, language) for seat in seats if seat not in self.silent)
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
            ways=[Way(**asdict(way), costs=speech.costs(way)) for way in ways],
            title=head.title,
            context=head.context,
            rule=self._rule_behind(asked.kind),
            facts=speech.facts(asked.kind, seat, view, ways),
        )

    def _rule_behind(self, kind: str) -> str | None:
        """Give the row that says why a question is asked."""
        edition = self._table.edition
        key = family(edition.family).prompts[kind].rule
        return edition.rule_of(key) if key else None

    def _question(self, seat: int) -> Question | None:
        """Give what is asked of a seat, in no language yet."""
        if seat not in self._questions:
            asked = asked_of(self._table, seat)
            self._questions[seat] = None if asked is None else (asked, self._ways(seat, asked))
        return self._questions[seat]

    def _ways(self, seat: int, asked: Asked) -> list[WayToPay]:
        if all(choice.lost is None for choice in asked.choices):
            return []
        return ways_to_pay(self._table, seat, asked.choices)

    def _told_options(self, seat: int, asked: Asked, speech: Speech) -> list[Option]:
        """Tell the options; what was told of an option stays true while it leads to the same."""
        known = self._options.setdefault((seat, speech.language), {})
        told: dict[tuple[object, ...], Option] = {}
        for choice in asked.choices:
            leads_to = (*choice.numbers, choice.gained)
            before = known.pop(leads_to, None)
            told[leads_to] = before or _option(seat, choice, speech)
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
        gain=None if choice.gained is None else plain(choice.gained),
    )
