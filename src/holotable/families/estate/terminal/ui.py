"""The estate family in the terminal: a menu for the seat on turn, typed bids and trades, and who owns what."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from holotable.core.records import Event
from holotable.families.estate.edition.reader import Deed, read_estate
from holotable.families.estate.terminal.drawing import EstateDrawing, seat_letters
from holotable.families.estate.terminal.typed_input import TypedInput, find_deed
from holotable.families.estate.text.speech import EstateSpeech
from holotable.families.estate.verbs import PROMPTS, VERBS
from holotable.families.estate.view import EstateView
from holotable.families.terminal import Decision
from holotable.table import Table

MANY: Final = tuple(name for name, verb in VERBS.items() if verb.is_many)
DEFAULTS: Final = sorted((name for name, verb in VERBS.items() if verb.is_default), key=lambda name: VERBS[name].rank)


class EstateUi:
    """How an estate game is shown and asked."""

    silent_events: Collection[str] = ("TurnPassed", "Won")
    heads: Collection[str] = (
        "OpeningRolled",
        "Rolled",
        "AuctionOpened",
        "PieceOffered",
        "DemandOpened",
        "TradeMade",
        "MissionBegun",
        "TimeCalled",
        "Counted",
    )
    help = "estate-help"
    asked: Collection[str] = tuple(name for name, prompt in PROMPTS.items() if prompt.is_asked)

    def __init__(self, table: Table, language: str, *, is_unicode: bool) -> None:
        """Prepare texts and drawing."""
        self._table = table
        self._estate = read_estate(table.edition)
        self._top_level: int = self._estate.board(table.chosen).top_level
        self.speech = EstateSpeech(self._estate, table.names, language, self._top_level)
        self.drawing = EstateDrawing(self.speech, is_unicode=is_unicode)
        self._letters = seat_letters(table.names)
        self.lists: Mapping[str, Callable[[str], list[str]]] = {"deeds": self.deeds}

    def letter(self, seat: int) -> str:
        """Give the letter of a seat's token and deeds."""
        return self._letters[seat]

    def look(self, view: EstateView) -> object:
        """Give what every seat holds and where it stands."""
        return view.seats

    def _view(self) -> EstateView:
        view = self._table.typed_view()
        assert isinstance(view, EstateView), "an estate table has an estate view"
        return view

    # the menu

    def is_foreseen(self, decision: Decision) -> bool:  # noqa: ARG002 - of every family
        """Foresee everything: a throw may end a claim."""
        return True

    def is_listed(self, decision: Decision) -> bool:
        """Let nobody give up by mistyping a number."""
        return bool(decision["do"] != "resign")

    def is_quiet(self, kind: str, decision: Decision) -> bool:
        """Keep the sale of one's property, and one choice a space, out of the short list."""
        verb = VERBS[decision["do"]]
        return verb.is_many or (verb.is_quiet and not PROMPTS[kind].lists_all)

    def more(self, kind: str) -> str:
        """Name the text about the choices that are listed only on request."""
        return "more-spaces" if kind == "take_prize" else "more-choices"

    def greetings(self) -> list[str]:
        """Tell which game is played where it is not the usual one."""
        view = self._view()
        told = [self.speech.say(f"estate-greeting-{view.variant}")] if view.variant != "standard" else []
        return [*told, *([self.speech.say("estate-greeting-missions")] if view.seats[0].side is not UNSET else [])]

    def default(self, options: Sequence[Decision]) -> Decision | None:
        """Take the only choice; ask for rent before anything else; throw the dice; end the turn."""
        if len(options) == 1:
            return options[0]
        if any(option["do"] == "pay_fine" for option in options):
            return None  # the ways out of jail are a choice
        kinds = [option["do"] for option in options]
        return next((options[kinds.index(kind)] for kind in DEFAULTS if kind in kinds), None)

    def hints(self, prompt: Mapping[str, Any], default: Decision | None) -> list[str]:
        """Tell what can be typed besides a number."""
        hints = [self._prize_hint(prompt["options"]) or self._hint(prompt["bounds"])]
        if default is not None:
            hints.append(self.speech.say("hint-default", choice=self.speech.decision(default)))
        return hints if prompt["due"] else [*hints, self.speech.say("hint-later")]

    def _prize_hint(self, options: Sequence[Decision]) -> str:
        """Tell how to name the space of a jump, or who goes where."""
        kinds = {option["do"] for option in options}
        many = next((kind for kind in MANY if kind in kinds), None)
        return self.speech.say(f"estate-hint-{many}") if many else ""

    def _hint(self, bounds: Mapping[str, Any]) -> str:
        if "bid" in bounds:
            least, most = bounds["bid"]["least"], bounds["bid"]["most"]
            message = "estate-hint-bid" if least <= most else "estate-hint-bid-short"
            return self.speech.say(message, least=str(least), most=str(most))
        if "want" in bounds:
            return self.speech.say("estate-hint-want", most=str(bounds["want"]["most"]))
        return self.speech.say("estate-hint")

    def rules_behind(self, kind: str, events: Sequence[Event] | None) -> list[str]:
        """Give the rules of what a choice leads to, else the one behind the question, with the mission it is about."""
        if events:
            return [event.key for event in events]
        mission = self._view().mission if kind in ("go_on_mission", "take_prize") else None
        found = [
            one.rule for one in self._estate.missions if mission and (one.side, one.die) == (mission.side, mission.die)
        ]
        return [*found, *filter(None, [PROMPTS[kind].rule])]

    # what one may think of, and type

    def plausible_decisions(self, seat: int) -> Iterator[dict[str, Any]]:
        """List what is done at the table in general, then with every deed of the seat."""
        view = self._view()
        own = view.seats[seat]
        yield from ({"do": do} for do in ("roll", "end_turn"))
        yield from ({"do": do} for do in ("buy", "auction") if view.phase == "buy")
        yield from ({"do": do} for do in ("settle", "declare_bankruptcy") if view.debt)
        yield from ({"do": do} for do in ("pay_fine",) if own.jail)
        yield from self._rare(view)
        yield from ({"do": "use_jail_card", "deck": deck} for deck in own.jail_cards)
        for deed in own.deeds:
            yield {"do": "build", "deed": deed}
            yield {"do": "redeem" if deed in own.mortgaged else "mortgage", "deed": deed}
            if deed in own.buildings:
                yield {"do": "sell_building", "deed": deed}

    def _rare(self, view: EstateView) -> Iterator[dict[str, Any]]:
        """List what is done only in some games, where the position makes one think of it."""
        if view.phase == "choosing":
            yield from ({"do": "choose_token", "token": token.id} for token in self._estate.tokens)
        if view.phase == "prize" and view.mission:
            prizes = {"take": "take_deed", "steal": "steal"}
            do = prizes.get(view.mission.prize)
            yield from ({"do": do, "deed": deed.id} for deed in self._estate.deeds if do)
        if view.seats[0].side is not UNSET and view.phase == "roll":
            yield {"do": "start_mission"}

    def similarity_key(self, decision: Decision) -> object:
        """Take the same doing with different deeds together."""
        return decision["do"]

    def read(self, text: str, seat: int) -> dict[str, Any]:
        """Read a typed decision."""
        return TypedInput(self.speech, self._view(), seat).decision(text)

    # who owns what

    def deeds(self, rest: str) -> list[str]:
        """Tell who owns what, group by group, or one deed in full."""
        if not rest:
            view = self._view()
            return [self._group(number, view) for number in range(len(self._estate.groups))]
        deed = find_deed(self.speech, rest)
        if deed is None:
            return [self.speech.say("estate-no-deed", word=rest)]
        return self._title(self._estate.deeds[self._estate.deed_number(deed)])

    def _group(self, number: int, view: EstateView) -> str:
        told = [self._owned(deed, view) for deed in self._estate.deeds if deed.group == number]
        return f"{self._estate.groups[number].name[self.speech.language]}: {'; '.join(told)}"

    def _owned(self, deed: Deed, view: EstateView) -> str:
        for seat, holder in enumerate(view.seats):
            if deed.id in holder.deeds:
                marked = self.speech.marked(deed.id, holder)
                return self.speech.say("estate-deed-owned", deed=marked, name=self.speech.names[seat])
        price = self.speech.sum(deed.price)
        return self.speech.say("estate-deed-free", deed=self.speech.deed(deed.id), price=price)

    def _title(self, deed: Deed) -> list[str]:
        speech = self.speech
        group = self._estate.groups[deed.group]
        interest = -(-deed.mortgage // 10)
        return [
            speech.say(
                "estate-deed-title",
                deed=speech.deed(deed.id),
                group=group.name[speech.language],
                price=speech.sum(deed.price),
            ),
            self._rents(deed, group.kind),
            speech.say(
                "estate-deed-mortgage", value=speech.sum(deed.mortgage), cost=speech.sum(deed.mortgage + interest)
            ),
        ]

    def _rents(self, deed: Deed, kind: str) -> str:
        speech = self.speech
        if kind != "streets":
            due = "factor" if kind == "utility" else "amount"
            owned = [(str(count), speech.due({due: rent})) for count, rent in enumerate(deed.rent, start=1) if rent]
            return speech.say(f"estate-deed-{kind}", levels=self._levels(owned))
        rents = (
            *deed.rent[: self._top_level],
            deed.rent[-1],
        )  # where fewer houses make a hotel, its rent follows theirs
        built = [(speech.level(deed.id, level), speech.sum(rent)) for level, rent in enumerate(rents) if level]
        return speech.say(
            "estate-deed-streets",
            base=speech.sum(deed.rent[0]),
            double=speech.sum(2 * deed.rent[0]),
            levels=self._levels(built),
            house_price=speech.sum(deed.build_price),
            hotel_price=speech.sum(deed.hotel_price),
        )

    def _levels(self, levels: Sequence[tuple[str, str]]) -> str:
        return ", ".join(self.speech.say("estate-deed-level", level=level, sum=total) for level, total in levels)

    # the end

    def figures(self) -> list[str]:
        """Show the final count of a short or timed game, then rents and rounds."""
        counts = count(self._table.events)
        return self._scores() + [
            self.speech.say(
                "estate-figures-seat",
                name=holder.name,
                cash=self.speech.sum(holder.cash),
                deeds=str(len(holder.deeds)),
                received=self.speech.sum(counts["received", seat]),
                paid=self.speech.sum(counts["paid", seat]),
                rounds=str(counts["rounds", seat]),
            )
            for seat, holder in enumerate(self._view().seats)
        ]

    def _scores(self) -> list[str]:
        """List everybody in order of rank with what they are worth."""
        result = self._table.result
        if self._view().variant == "standard" or result is None:
            return []
        told, place = [self.speech.say("estate-score-title")], 1
        for seats in result.ranking:
            told += [self._score(place, seat, result.worth[seat]) for seat in seats]
            place += len(seats)
        return told

    def _score(self, place: int, seat: int, worth: int) -> str:
        holder = self._view().seats[seat]
        return self.speech.say(
            "estate-score-out" if holder.out else "estate-score-seat",
            place=str(place),
            name=holder.name,
            sum=self.speech.sum(worth),
            cash=str(holder.cash),
            rest=str(worth - holder.cash),
        )


def count(events: Sequence[Event]) -> Counter[tuple[str, int]]:
    """Add up the rents that every seat has received and paid, and how often it came round."""
    counts: Counter[tuple[str, int]] = Counter()
    for event in events:
        facts: Mapping[str, Any] = event.facts
        if event.kind == "RentPaid":
            counts["received", facts["to"]] += facts["amount"]
            counts["paid", event.seat] += facts["amount"]
        if event.kind == "SalaryPaid":
            counts["rounds", facts["to"]] += 1
    return counts
