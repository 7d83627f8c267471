"""The texts of a race table, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holotable.core.records import Event
from holotable.editions import Edition
from holotable.families.contract import Ending, Foreseen, Head, Way
from holotable.families.race.edition import Card, RaceEdition, read_race
from holotable.families.race.view import RaceView
from holotable.families.texts import capital, dashed, event_message, plain_refusal, wording_of
from holotable.families.words import Deal, Fact, Scene
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import check_language

refusal_message = plain_refusal  # every refusal has a text of its own


def speech(edition: Edition, names: Sequence[str], language: str, _options: Mapping[str, object]) -> "RaceSpeech":
    """Give the texts for a table."""
    return RaceSpeech(read_race(edition), names, language)


def terms(edition: Edition, language: str) -> "RaceSpeech":
    """Give the names of an edition's things."""
    return RaceSpeech(read_race(edition), (), language)


EFFECTS: Final[Mapping[str, str]] = {
    "SlideStopped": "outcome-stopped",
    "Unshielded": "outcome-unshields",
    "Won": "outcome-wins",
}


class RaceSpeech:
    """What happens and what can be done at one race table, in one language."""

    def __init__(self, race: RaceEdition, names: Sequence[str], language: str = DEFAULT_LANGUAGE) -> None:
        """Keep the names of the seats and the edition's words."""
        self.language = check_language(language)
        self.names = tuple(names)
        self._race = race
        self._wording = wording_of(race.edition, language)

    def say(self, message: str, **values: str | int) -> str:
        """Give a text, with the edition's words at hand."""
        return self._wording.say(message, **values)

    # names of things

    def own(self, pawn: int) -> str:
        """Name a pawn to its owner."""
        return self.say("pawn-own", number=pawn + 1)

    def pawn_of(self, seat: int, pawn: int) -> str:
        """Name a pawn to everybody."""
        return self.say("pawn-of", name=self.names[seat], number=pawn + 1)

    def place(self, place: object) -> str:
        """Name a place."""
        return self._placed("place", place)

    def at(self, place: object) -> str:
        """Say where something stands."""
        return self._placed("place-at", place)

    def _placed(self, message: str, place: object) -> str:
        kind, _, number = str(place).partition(":")
        return self.say(f"{message}-{kind}", number=number)

    def colour(self, colour: str) -> str:
        """Name a colour."""
        return self._race.colours[self._race.colour_number(colour)].name[self.language]

    def space(self, space: str) -> str:
        """Name a space that is counted."""
        return self.place(space)

    def token(self, token: str) -> str:
        """Name a seat's token, which is a colour here."""
        return self.colour(token)

    def face(self, card: str | None) -> str:
        """Name a card."""
        return self._race.cards[self._race.card_number(card)].name[self.language] if card else ""

    # what a card, a prompt and a decision are

    def card(self, card: str) -> str:
        """Say what a card allows."""
        face = self._race.cards[self._race.card_number(card)]
        parts = [self._step("card", face.moves[0])]
        parts.extend(self._step("card-or", steps) for steps in face.moves[1:])
        parts.extend(self.say(f"card-{extra}", steps=abs(face.moves[0])) for extra in _extras(face))
        first = f"{self.say('card-shield')} " if face.shield else ""
        return first + ", ".join(parts)

    def _step(self, message: str, steps: int) -> str:
        return self.say(f"{message}-{_way(steps)}", steps=abs(steps))

    def prompt(self, kind: str, seat: int, view: RaceView) -> str:
        """Ask a seat."""
        return self.say(f"prompt-{dashed(kind)}", name=self.names[seat], card=self.face(view.card))

    def head(
        self,
        kind: str,
        seat: int,  # noqa: ARG002 - of every family
        view: RaceView,
        text: str,
        choices: Sequence[Foreseen],  # noqa: ARG002 - of every family
    ) -> Head:
        """Head a question: a move by what the card allows."""
        return Head(capital(self.card(view.card)) if kind == "move_pawn" and view.card else text)

    def notes(self, seat: int, view: RaceView) -> list[str]:  # noqa: ARG002 - of every family
        """Tell what a seat should know before it answers: what its card allows."""
        return [self.say("card-means", means=self.card(view.card))] if view.card is not None else []

    def facts(self, kind: str, seat: int, view: RaceView, ways: Sequence[Way]) -> list[Fact]:  # noqa: ARG002 - of every family
        """Leave it to the notes to tell what a card allows."""
        return []

    def costs(self, way: Way) -> list[str]:  # noqa: ARG002 - of every family
        """Nobody raises cash."""
        return []

    def scene(self, view: RaceView) -> Scene | None:  # noqa: ARG002 - of every family
        """Everybody looks at the board."""
        return None

    def deals(self, seats: Sequence[int], view: RaceView) -> list[Deal]:  # noqa: ARG002 - of every family
        """Nobody trades."""
        return []

    def deal(self, offer: object) -> Deal:
        """Nobody trades."""
        raise NotImplementedError

    def ending(self, reason: str, view: RaceView) -> Ending:  # noqa: ARG002 - of every family
        """Leave it to the last event to tell why a race is over."""
        return Ending()

    def decision(self, decision: Mapping[str, Any]) -> str:
        """Show a decision as a choice in a menu."""
        kind = str(decision["do"])
        if kind == "split":
            first, second = (self._move(pawn, steps) for pawn, steps in decision["moves"])
            return self.say("decision-split", first=first, second=second)
        if kind == "move":
            return self._move(decision["pawn"], decision["steps"])
        own = self.own(decision["pawn"]) if "pawn" in decision else ""
        other = decision.get("from") or decision.get("with") or decision.get("target") or "board"
        return self.say(f"decision-{dashed(kind)}", own=own, **self._source(other))

    def _move(self, pawn: int, steps: int) -> str:
        return self.say("decision-move", own=self.own(pawn), way=_way(steps), steps=abs(steps))

    def _source(self, other: Any) -> dict[str, str]:
        if other == "board":
            return {"source": "board", "foe": ""}
        return {"source": "foe", "foe": self.pawn_of(*other)}

    def choice(self, seat: int, decision: Mapping[str, Any], events: Sequence[Event], label: str | None = None) -> str:
        """Show a decision with what it would lead to."""
        parts = [part for event in events if (part := self._effect(seat, decision, event))]
        text = label or self.decision(decision)
        return f"{text} ({', '.join(parts)})" if parts else text

    def _effect(self, seat: int, decision: Mapping[str, Any], event: Event) -> str:
        facts: Mapping[str, Any] = event.facts
        if event.kind == "Moved":
            return self.say("outcome-path", **{"from": self.place(facts["from"]), "to": self.place(facts["to"])})
        if event.kind == "Slid":
            return self.say("outcome-slides", to=self.place(facts["to"]))
        if event.kind == "Bumped" and list(decision.get("target", ())) != [event.seat, facts["pawn"]]:
            message = "outcome-bumps-own" if event.seat == seat else "outcome-bumps"
            return self.say(message, who=self.pawn_of(event.seat, facts["pawn"]))
        if event.kind in ("Swapped", "TookPlace"):
            return self.at(facts["to"])
        if event.kind in EFFECTS:
            message = "outcome-loses" if event.kind == "Won" and event.seat != seat else EFFECTS[event.kind]
            return self.say(message, name=self.names[event.seat])
        return ""

    def short(self, choice: Foreseen) -> str:
        """Show a decision in a few words where its label is long."""
        decision = choice.decision
        if decision["do"] == "split":
            (_, first), (_, second) = decision["moves"]
            return self.say("short-split", first=str(first), second=str(second))
        if decision["do"] == "shield":
            return self.say("short-shield", own=self.own(decision["pawn"]))
        foe = decision.get("with") or decision.get("target")
        return self.say(f"short-{decision['do']}", foe=self.pawn_of(*foe)) if foe else ""

    def follows(self, choice: Foreseen) -> list[str]:  # noqa: ARG002 - of every family
        """Leave it to the choice to tell what it leads to."""
        return []

    # what happened and what is

    def event(self, event: Event) -> str:
        """Tell an event in a sentence."""
        facts: Mapping[str, Any] = event.facts
        values: dict[str, str | int] = {
            "name": self.names[event.seat],
            "all": self._race.pawns,
            "reason": "chosen" if event.key == "card.swap-refused" else "stuck",
            "end": "last" if event.key == "turn.order" else "home",
            "again": "yes" if event.key == "card.draw-again" else "no",
            **self._source(facts.get("source") or facts.get("foe") or "board"),
        }
        for fact in ("cards", "count"):
            if fact in facts:
                values[fact] = facts[fact]
        if "card" in facts:
            values["card"] = self.face(facts["card"])
        if "pawn" in facts:
            values["who"] = self.pawn_of(event.seat, facts["pawn"])
        return self.say(f"event-{event_message(event.kind)}", **values, **self._places(facts))

    def _places(self, facts: Mapping[str, Any]) -> dict[str, str]:
        places = {f: self._placed(f"place-{f}", facts[f]) for f in ("from", "to") if f in facts}
        standing = facts.get("at") or facts.get("to")
        return {**places, "at": self.at(standing)} if standing else places

    def positions(self, view: RaceView) -> list[str]:
        """Tell in sentences where everything is."""
        told = []
        for seat, record in enumerate(view.seats):
            told.append(self.say("sentence-seat", name=self.names[seat], colour=self.colour(record.colour)))
            if record.out:
                told.append(self.say("sentence-out", name=self.names[seat]))
                continue
            for pawn, place in enumerate(record.pawns):
                message = "sentence-pawn-shielded" if pawn in record.shields else "sentence-pawn"
                told.append(self.say(message, who=self.pawn_of(seat, pawn), at=self.at(place)))
        told.append(self.say("sentence-table", shields=view.free_shields, unseen=view.unseen))
        return told


def _extras(card: Card) -> list[str]:
    flags = {"split": card.split, "swap": card.swap, "bump": card.bump, "again": card.draw_again}
    return [name for name, is_set in flags.items() if is_set]


def _way(steps: int) -> str:
    return "forward" if steps > 0 else "backward"
