"""The race family in the terminal: pawns on a ring, one card a turn."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from holotable.core.records import Event
from holotable.families.contract import RESIGN
from holotable.families.race.edition import read_race
from holotable.families.race.terminal.drawing import RaceDrawing, letters
from holotable.families.race.terminal.typed_input import read_decision
from holotable.families.race.text import RaceSpeech
from holotable.families.race.verbs import PROMPTS
from holotable.families.race.view import RaceView
from holotable.families.terminal import Decision
from holotable.table import Table


class RaceUi:
    """How a race is shown and asked."""

    silent_events: Collection[str] = ("Discarded", "Passed", "Won")
    heads: Collection[str] = ("Drawn",)
    help = "help"
    asked: Collection[str] = ()

    def __init__(self, table: Table, language: str, *, is_unicode: bool) -> None:
        """Prepare texts and drawing."""
        self._table = table
        self._race = read_race(table.edition)
        self.speech = RaceSpeech(self._race, table.names, language)
        self.drawing = RaceDrawing(self._race, self.speech, is_unicode=is_unicode)
        known = letters(self._race, language)
        self._letters = tuple(known[self._race.colour_number(str(token))] for token in table.tokens)
        self.lists: Mapping[str, Callable[[str], list[str]]] = {}

    def letter(self, seat: int) -> str:
        """Give the letter of a seat's pawns."""
        return self._letters[seat]

    def look(self, view: RaceView) -> object:
        """Give where the pawns stand."""
        return view.seats

    def _view(self) -> RaceView:
        view = self._table.typed_view()
        assert isinstance(view, RaceView), "a race has a race's view"
        return view

    def is_foreseen(self, decision: Decision) -> bool:
        """Tell whether a choice leads to something before luck falls."""
        return bool(decision["do"] != "draw")

    def is_listed(self, decision: Decision) -> bool:
        """Let nobody give up by mistyping a number."""
        return bool(decision["do"] != RESIGN)

    def is_quiet(self, kind: str, decision: Decision) -> bool:  # noqa: ARG002 - of every family
        """List every choice."""
        return False

    def more(self, kind: str) -> str:  # noqa: ARG002 - of every family
        """Name a text that is never needed: everything is listed."""
        return "more-choices"

    def greetings(self) -> list[str]:
        """Tell nothing: every game is the usual one."""
        return []

    def default(self, options: Sequence[Decision]) -> Decision | None:
        """Take the only choice."""
        return options[0] if len(options) == 1 else None

    def hints(self, prompt: Mapping[str, Any], default: Decision | None) -> list[str]:  # noqa: ARG002 - of every family
        """Tell how to choose."""
        return [self.speech.say("hint-single" if default else "hint")]

    def rules_behind(self, kind: str, events: Sequence[Event] | None) -> list[str]:
        """Give the rule of the card or of the question, then those of what it leads to."""
        card = self._view().card
        first = self._race.cards[self._race.card_number(card)].rule if card else PROMPTS[kind].rule
        led_to = [event.key for event in events or () if event.kind not in ("Discarded", "Passed")]
        return [*filter(None, [first]), *led_to]

    def plausible_decisions(self, seat: int) -> Iterator[dict[str, Any]]:
        """List the decisions that the card in play makes one think of."""
        view, asked = self._view(), self._table.prompt_kind(seat)
        if view.card is None:
            return
        race = self._race
        card = race.cards[race.card_number(view.card)]
        others = [other for other, record in enumerate(view.seats) if other != seat and not record.out]
        foes = [[other, pawn] for other in others for pawn in range(race.pawns)]
        for pawn in range(race.pawns):
            if card.shield and asked == "place_shield":
                yield {"do": "shield", "pawn": pawn, "from": "board"}
                yield from ({"do": "shield", "pawn": pawn, "from": foe} for foe in foes)
                continue
            yield from ({"do": "move", "pawn": pawn, "steps": steps} for steps in card.moves)
            yield from ({"do": "swap", "pawn": pawn, "with": foe} for foe in foes if card.swap)
            yield from ({"do": "bump", "pawn": pawn, "target": foe} for foe in foes if card.bump)
        yield {"do": "forfeit"} if asked == "move_pawn" else {"do": "no_shield"}

    def similarity_key(self, decision: Decision) -> object:
        """Take choices of one own pawn together."""
        return decision["do"], decision.get("pawn"), decision.get("steps")

    def read(self, text: str, seat: int) -> dict[str, Any]:  # noqa: ARG002 - of every family
        """Read a typed move."""
        return read_decision(text, self._letters)

    def figures(self) -> list[str]:
        """Count cards, bumps and slides."""
        counts = count(self._table.events)
        return [
            self.speech.say(
                "figures-seat",
                name=record.name,
                home=record.pawns.count("home"),
                all=self._race.pawns,
                cards=counts["Drawn", seat],
                bumps=counts["bumps", seat],
                bumped=counts["Bumped", seat],
                slides=counts["Slid", seat],
            )
            for seat, record in enumerate(self._view().seats)
        ]


def count(events: Iterable[Event]) -> Counter[tuple[str, int]]:
    """Count events by kind and seat; ``bumps`` counts the foes that a seat has bumped."""
    counts: Counter[tuple[str, int]] = Counter()
    actor = -1
    for event in events:
        counts[event.kind, event.seat] += 1
        if event.kind == "Drawn":
            actor = event.seat
        if event.kind == "Bumped" and event.seat != actor:
            counts["bumps", actor] += 1
    return counts
