"""Table: one game in names and records, with its luck and its log."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import chain
from typing import Any, Final, Protocol, Self
from weakref import ref

from holotable.core.checks import as_whole, brief_repr
from holotable.core.decisions import BANK
from holotable.core.errors import EditionError, IllegalDecision
from holotable.core.keys import ALLOWED
from holotable.core.layout import dump, load, state_hash
from holotable.core.luck import Luck, Seeded
from holotable.core.records import Due, Event, Refusal, Result
from holotable.core.seat_view import NOT_YET, STATE, LateDict, SeatView
from holotable.editions import Edition, edition_ids, load_edition
from holotable.families import family
from holotable.families.contract import NamedRules
from holotable.families.shared import named_rules
from holotable.families.texts import refusal_text
from holotable.families.view import View, plain_view
from holotable.languages import DEFAULT_LANGUAGE
from holotable.stats.intervals import Rate, rate_of
from holotable.table.history import History
from holotable.table.playouts import chances, check_games, check_policies, seated
from holotable.table.seats import seat_names, youngest
from holotable.table.seeds import any_seed
from holotable.table.shown import Shown, nobody
from holotable.table.turn_order import Asking

STATE_FORMAT: Final = 1
LOG_FORMAT: Final = 2  # 1 is read for ever
RULES_VERSION: Final = 2  # raised with every change of a rule or of the state's shape
ENGINE: Final = (
    "_named",
    "_rules",
    "_state",
    "_trial",
    "_options",
    "_tape",
    "_fields",
    "_late",
    "_late_of_seat",
    "_shown",
)  # made anew by a pickle

Record = tuple[int, int, list[int], list[object]]  # seat, kind and arguments of a decision, and the luck that followed


class Bot(Protocol):
    """Whatever answers a prompt."""

    def decide(self, view: Mapping[str, Any], prompt: Mapping[str, Any]) -> Mapping[str, object] | None:
        """Give a decision that the prompt allows; None declines a prompt that need not be answered."""


class Table:
    """A game: ask what is due, what is legal, and play decisions; the table lets luck fall by itself."""

    def __init__(
        self,
        edition: object,
        seats: int | Sequence[str] = 2,
        *,
        tokens: Sequence[str | None] | None = None,
        seed: int | None = None,
        luck: Luck | None = None,
        options: Mapping[str, object] | None = None,
        ages: Sequence[int] | None = None,
    ) -> None:
        """Set a table up and let luck fall until a seat is due."""
        self._furnish(load_edition(edition), options)
        self._names = seat_names(self.edition, seats)
        self._tokens = self._named.seat_tokens(len(self._names), tokens)
        self._luck = _luck_of(seed, luck)
        self._first = youngest(self._names, ages) if self.chosen.get("first_player") == "youngest" else None
        self._start: dict[str, object] | None = None
        self._records: History[Record] = History()
        self._happened: History[tuple[int, ...]] = History()  # rows of the tape
        self._events: tuple[Event, ...] = ()  # as far as somebody has read them
        self._tape.clear()
        self._named.set_up(self._state, self._tokens, self._first, self._tape)
        self._opening = self._let_fall(self._state)
        self._happened.extend(self._tape.rows())

    def _furnish(self, edition: Edition, options: Mapping[str, object] | None) -> None:
        self.edition = edition
        self.chosen = edition.chosen(options)
        self._furnish_with(named_rules(edition, self.chosen))

    def _furnish_with(self, family: NamedRules) -> None:
        self._named = family
        self._rules = family.rules
        self._fields = self._rules.STATE_FIELDS
        self._late, self._late_of_seat = _late_entries(self.edition.family)
        self._lay_out()

    def _lay_out(self) -> None:
        """Make what only this table writes to."""
        self._state = self._named.new_state()
        self._trial = self._named.new_state()
        self._tried: Any = None  # the decision that the trial shows
        self._played = 0  # decisions since this table was laid out
        self._shown: Callable[[], Shown | None] = nobody  # as long as a view keeps the state, nothing is written to it
        self._options = self._rules.Options()
        self._tape = self._rules.Tape()

    def __repr__(self) -> str:
        """Tell in a line what is played, by whom, and who is due."""
        return f"<{type(self).__name__} {self.edition.id}: {', '.join(self._names)}; {self._standing()}>"

    def _standing(self) -> str:
        result, due = self.result, self.due
        if result is not None:
            return f"over, won by {' and '.join(self._names[seat] for seat in result.winners)}"
        if due is None:
            return "over"
        return f"{' and '.join(self._names[seat] for seat in due.seats)} to answer"

    # what is asked and what is legal

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return self._names

    @property
    def tokens(self) -> tuple[str | None, ...]:
        """The seats' tokens; None for a seat that has still to choose one."""
        return self._named.tokens(self._state, self._tokens)

    @property
    def due(self) -> Due | None:
        """The seats that must answer, or None when the game is over."""
        return _due_of(self._rules.due(self._state))

    def prompt(self, seat: int) -> dict[str, object] | None:
        """What is asked of a seat: its kind, whether it must answer, the options, and bounds of what cannot be listed."""
        number = self._seat(seat)
        asked = self._asked(self._state, number)
        if asked is None:
            return None
        options, bounds = self._listed(self._state, number), self._named.bounds(self._state, number)
        return {**asked, "options": options, "bounds": bounds}

    def prompt_kind(self, seat: int) -> str | None:
        """What is asked of a seat, or what it may do of its own accord, or None."""
        return self._named.prompt_name(self._rules.prompt(self._state, self._seat(seat)))

    @property
    def moment(self) -> object:
        """Something that changes whenever play goes on from one rest point to the next."""
        return self._named.moment(self._state)

    def options(self, seat: int) -> list[dict[str, object]]:
        """The legal decisions of a seat."""
        return self._listed(self._state, self._seat(seat))

    def _listed(self, state: Any, seat: int) -> list[dict[str, object]]:
        listed = self._rules.Options()  # not the table's own: a view may be read in another thread
        self._rules.options(state, seat, listed)
        return self._named.listed(listed.listed())

    def refusal(self, seat: int, decision: Mapping[str, object], language: str = DEFAULT_LANGUAGE) -> Refusal | None:
        """Why a seat may not decide this, or None; a decision that has no meaning here raises ``IllegalDecision``."""
        parsed = self._named.parse(self._state, decision)
        number = self._rules.why_not(self._state, self._decider(seat, decision), parsed)
        return self._refused(number, decision, language)

    def _refused(self, number: int, decision: Mapping[str, object], language: str) -> Refusal | None:
        if number == ALLOWED:
            return None
        key = self._named.key_names[number]
        return Refusal(
            key, self.edition.rule_of(key), refusal_text(self.edition, key, language), {"decision": dict(decision)}
        )

    def _decider(self, seat: int, decision: Mapping[str, object]) -> int:
        """Give the seat that decides; what only the bank decides is played by the bank."""
        is_bank = as_whole(seat) == BANK
        return BANK if is_bank and decision["do"] in self._named.bank_decisions else self._seat(seat)

    def _seat(self, seat: int) -> int:
        number = as_whole(seat)
        if number is None or not 0 <= number < len(self._names):
            raise IllegalDecision(f"no seat {seat!r}; seats are 0 to {len(self._names) - 1}", key="decision.malformed")
        return number

    # playing

    def play(self, seat: int, decision: Mapping[str, object]) -> tuple[Event, ...]:
        """Carry out a decision and let luck fall until a seat is due; give what happened."""
        return self.named_events(self.advance(seat, decision))

    def advance(self, seat: int, decision: Mapping[str, object]) -> list[tuple[int, ...]]:
        """Do as ``play`` does, for programs that need no names: give what happened as rows of the tape."""
        decider, parsed = self._legal(seat, decision)
        self._try_out(decider, parsed)
        return self._carry_out(decider, parsed)

    def _try_out(self, decider: int, parsed: Any) -> None:
        """Carry a legal decision out on a copy of the state."""
        self._trial.copy_from(self._state)
        self._tape.clear()
        self._rules.apply(self._trial, decider, parsed, self._tape)
        self._tried = parsed

    def _carry_out(self, decider: int, parsed: Any) -> list[tuple[int, ...]]:
        """Let luck fall for the decision that has been tried, and make the trial the state; give the tape's rows."""
        self._tried = None
        outcomes = self._let_fall(self._trial)  # may fail; then nothing has changed
        before, self._state = self._state, self._trial
        self._trial = before if self._shown() is None else self._named.new_state()
        self._shown = nobody
        self._played += 1
        self._records.append((decider, parsed.kind, parsed.argument, outcomes))
        rows: list[tuple[int, ...]] = self._tape.rows()
        self._happened.extend(rows)
        return rows

    def foresee(self, seat: int, decision: Mapping[str, object]) -> tuple[Event, ...]:
        """Give what a legal decision would make happen before luck falls, as far as one may know; nothing changes."""
        decider, parsed = self._legal(seat, decision)
        self._try_out(decider, parsed)
        return self._named.hide(parsed, self._taped())

    def losses(self, seat: int, decision: Mapping[str, object]) -> dict[str, Any]:
        """Give what a legal decision that raises cash costs the seat later; nothing changes."""
        decider, parsed = self._legal(seat, decision)
        self._try_out(decider, parsed)
        self._tried = None  # counting spoils the trial
        return self._named.losses(decider, self._state, self._trial)

    def prospects(self, seat: int) -> list[tuple[int, ...]]:
        """Give numbers for each of a seat's options: equal when the same decision would make the same happen."""
        decider = self._seat(seat)
        self._rules.options(self._state, decider, self._options)
        decision = self._rules.Decision()
        found = []
        for index in range(self._options.count):
            self._options.pick(index, decision)
            self._try_out(decider, decision)
            found.append((decision.kind, *decision.argument, *chain.from_iterable(self._tape.rows())))
        return found

    def go_on_with(self, luck: Luck) -> None:
        """Take another source of luck from now on, as after a replay."""
        self._luck = luck

    def _let_fall(self, state: Any) -> list[object]:
        outcomes = []
        while self._rules.due(state) < 0:
            question = self._named.question(state)
            outcome = self._luck.fall(question)
            outcomes.append(self._named.name_outcome(question.kind, outcome))
            self._rules.settle(state, outcome, self._tape)
        return outcomes

    def _legal(self, seat: int, decision: Mapping[str, object]) -> tuple[int, Any]:
        """Give who decides, and the decision in numbers; raise ``IllegalDecision`` if the rules refuse it."""
        parsed = self._named.parse(self._state, decision)
        decider = self._decider(seat, decision)
        number = self._rules.why_not(self._state, decider, parsed)
        if (refusal := self._refused(number, decision, DEFAULT_LANGUAGE)) is not None:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            message = f"cannot {_spoken(decision)}: {refusal.says}{rule}"
            raise IllegalDecision(message, key=refusal.key, rule=refusal.rule, facts=refusal.facts)
        return decider, parsed

    def _taped(self) -> tuple[Event, ...]:
        return tuple(map(self._named.event, self._tape.rows()))

    def run(self, bots: Sequence[Bot], limit: int = 100_000) -> Result | None:
        """Let bots play to the end, or for ``limit`` decisions; those who may act of their own accord are asked too."""
        if len(bots) != len(self._names):
            raise EditionError(f"{len(self._names)} seats need {len(self._names)} bots, not {len(bots)}")
        _check_deciding(bots)
        asking = Asking(self)
        played = 0
        while played < limit and (seat := asking.next()) is not None:
            view = self.view(seat)
            must = view["prompt"]["due"]
            decision = bots[seat].decide(view, view["prompt"])
            if decision is not None or must:
                self.advance(seat, decision or {})
                played += 1
        return self.result

    def odds(
        self, bots: str | Sequence[str] = "random", games: int = 1000, *, seed: int = 0, trades: bool = True
    ) -> tuple[Rate, ...]:
        """How likely each seat is to win from here, with 95 % intervals, if built-in bots play on."""
        result, count = self.result, check_games(games)
        if result is not None:
            share = count / len(result.winners)
            return tuple(
                rate_of(str(seat + 1), share if seat in result.winners else 0.0, count)
                for seat in range(len(self._names))
            )
        players = seated([bots] if isinstance(bots, str) else bots, len(self._names))
        check_policies(players, self.edition.family)
        return chances(self._named, self._state, players, count, seed, trades=trades)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self._named.result(self._state)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened at this table."""
        if len(self._events) < len(self._happened):
            self._events += tuple(map(self._named.event, self._happened.since(len(self._events))))
        return self._events

    def named_events(self, rows: Iterable[tuple[int, ...]]) -> tuple[Event, ...]:
        """Give rows of the tape, as ``advance`` gave them, as events."""
        return tuple(map(self._named.event, rows))

    @property
    def happened(self) -> list[tuple[int, ...]]:
        """Everything that has happened at this table, as rows of the tape."""
        return list(self._happened)

    @property
    def last_record(self) -> dict[str, Any]:
        """The last decision with its seat and its luck."""
        return self._told(self._records[-1])

    def _told(self, record: Record) -> dict[str, object]:
        """Give a record by name."""
        seat, kind, arguments, outcomes = record
        return {"seat": seat, "decision": self._named.name_numbers(kind, arguments), "outcomes": list(outcomes)}

    # views, positions, states

    def view(self, seat: int | None = None, *, exact: bool = True) -> dict[str, Any]:
        """Everything on the table; for a seat, also its prompt. ``exact`` adds the numbers that only programs read.

        An exact view is made as far as it is read (``SeatView``); it shows the table as it was when it was asked for,
        because it keeps the state of that moment: what is played as long as it is kept is written to another one.
        """
        if not exact:
            own = {} if seat is None else {"seat": self._seat(seat), "prompt": self.prompt(seat)}
            return {**plain_view(self.typed_view()), **own}
        shown = self._shown()
        if shown is None:
            shown = Shown(self, self._state)
            self._shown = ref(shown)
        if seat is None:
            return SeatView(self._late, shown.entry, self._named, self._state)
        view = SeatView(self._late_of_seat, shown.entry, self._named, self._state)
        view["seat"] = number = self._seat(seat)
        view["prompt"] = self._prompt_of(shown, number)
        return view

    def _prompt_of(self, shown: Shown, seat: int) -> dict[str, Any] | None:
        """Give the prompt of a view; it is made of the same state, whenever it is read."""
        asked = self._asked(self._state, seat)
        if asked is None:
            return None
        asked["options"] = asked["bounds"] = NOT_YET
        return LateDict(asked, partial(shown.prompt_entry, seat))

    def _asked(self, state: Any, seat: int) -> dict[str, Any] | None:
        """Give what stands first in a prompt: its kind, and whether the seat must answer."""
        kind = self._named.prompt_name(self._rules.prompt(state, seat))
        return None if kind is None else {"kind": kind, "due": bool(self._rules.due(state) >> seat & 1)}

    def typed_view(self) -> View:
        """Everything on the table as the record that texts and messages are made of; ``view`` gives it as dicts."""
        return self._named.view(self._state, self._names, self._tokens)

    def position(self) -> dict[str, Any]:
        """A readable position at a rest point."""
        described = self._named.position(self._state, self._names, self._tokens)
        return {"edition": self.edition.reference, "options": dict(self.chosen), **described}

    @classmethod
    def from_position(cls, data: Mapping[str, Any], *, seed: int | None = None, luck: Luck | None = None) -> "Table":
        """Set a table up from a position; missing parts take their defaults, an impossible one is refused."""
        if not isinstance(data, Mapping) or not isinstance(data.get("edition"), str | Mapping):
            raise EditionError("a position is an object that names its edition")
        rest = {key: value for key, value in data.items() if key not in ("edition", "options")}
        seats = rest.get("seats")
        if not isinstance(seats, list) or not all(isinstance(seat, Mapping) for seat in seats):
            raise EditionError("impossible position: seats must be a list of objects")
        table = cls._bare(load_edition(data["edition"]), data.get("options"), _luck_of(seed, luck))
        names = [seat.get("name", f"Seat {number + 1}") for number, seat in enumerate(seats)]
        table._names = seat_names(table.edition, names)
        rest["seats"] = [{key: value for key, value in seat.items() if key != "name"} for seat in seats]
        table._tokens = table._named.place(table._state, rest)
        table._start = table.state()
        return table

    def state(self) -> dict[str, Any]:
        """The exact state, at any moment."""
        return {
            "format": STATE_FORMAT,
            "edition": self.edition.reference,
            "edition_hash": self.edition.hash,
            "options": dict(self.chosen),
            "seats": list(self._names),
            "tokens": list(self._tokens),
            "state": dump(self._state, self._fields),
        }

    @classmethod
    def from_state(cls, data: Mapping[str, Any], *, seed: int | None = None, luck: Luck | None = None) -> "Table":
        """Set a table up from an exact state; one that cannot occur is refused."""
        wanted = {"format", "edition", "edition_hash", "options", "seats", "tokens", "state"}
        if not isinstance(data, Mapping) or set(data) != wanted:
            raise EditionError(f"a state is an object with the entries {', '.join(sorted(wanted))}")
        if data["format"] != STATE_FORMAT:
            raise EditionError(f"this state has format {data['format']!r}, this program reads {STATE_FORMAT}")
        table = cls._bare(recorded_edition(data["edition"]), data["options"], _luck_of(seed, luck))
        if data["edition_hash"] != table.edition.hash:
            raise EditionError(f"this state has edition hash {data['edition_hash']!r}, here it is {table.edition.hash}")
        table._names = seat_names(table.edition, data["seats"])
        table._tokens = table._named.seat_tokens(len(table._names), data["tokens"])
        load(table._state, table._fields, data["state"])
        table._named.check(data["state"], table._tokens)
        table._check_playable()
        table._start = table.state()
        return table

    def _check_playable(self) -> None:
        broken_invariant = self._rules.broken_invariant(self._state)
        if broken_invariant != self._rules.ALL_HOLD:
            raise EditionError(f"impossible state: {self._rules.INVARIANT_NAMES[broken_invariant]}")
        if self.due is not None and not any(self.options(seat) for seat in self.due.seats):
            raise EditionError("impossible state: nobody who is due has a legal decision")

    @classmethod
    def _bare(cls, edition: Edition, options: Mapping[str, object] | None, luck: Luck) -> "Table":
        table = cls.__new__(cls)
        table._furnish(edition, options)
        table._luck = luck
        table._first = None
        table._start = None
        table._records, table._happened, table._events, table._opening = History(), History(), (), []
        return table

    @property
    def state_hash(self) -> str:
        """Sixteen digits that are equal for equal states, in every build and on every machine."""
        return state_hash(self._state, self._fields)

    def copy(self) -> Self:
        """A table that plays on independently, with the same luck to come."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)  # board, names, opening and start are never written again: both use them
        twin.chosen, twin._luck = dict(self.chosen), self._luck.copy()
        twin._records, twin._happened = self._records.copy(), self._happened.copy()
        twin._lay_out()
        twin._state.copy_from(self._state)
        return twin

    __copy__ = copy

    def __deepcopy__(self, _known: dict[int, object]) -> Self:
        """Copy; two tables share nothing that either of them ever changes."""
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """Give what a pickle keeps: the edition by reference, the engine's state as numbers."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ENGINE}
        return kept | {"edition": self.edition.reference, "_state": dump(self._state, self._fields)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Set the table up again as it was pickled."""
        rest = {name: value for name, value in kept.items() if name not in ("edition", "_state")}
        self._furnish(recorded_edition(kept["edition"]), kept["chosen"])
        self.__dict__.update(rest)
        load(self._state, self._fields, kept["_state"])

    @property
    def log(self) -> dict[str, Any]:
        """The game so far: a header, the luck before the first decision, and every decision with its luck."""
        return {
            "header": {
                "format": LOG_FORMAT,
                "rules": RULES_VERSION,
                "edition": self.edition.reference,
                "edition_hash": self.edition.hash,
                "options": dict(self.chosen),
                "seats": list(self._names),
                "tokens": list(self._tokens),
                "first": self._first,
                "start": self._start,
            },
            "opening": list(self._opening),
            "records": [self._told(record) for record in self._records],
            "hash": self.state_hash,
        }


def recorded_edition(reference: object) -> Edition:
    """Read the edition that a state or log names or holds; a record never makes the program open a file."""
    if not isinstance(reference, Mapping) and reference not in edition_ids():
        raise EditionError(f"a record names a built-in edition or holds an own one, not {reference!r}")
    return load_edition(reference)


@cache
def _late_entries(of: str) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """List the entries of a view of a family, none of them made: of the table, and of what a seat sees."""
    entries = (*family(of).part("view").VIEW.__struct_fields__, STATE)
    return dict.fromkeys(entries, NOT_YET), dict.fromkeys((*entries, "seat", "prompt"), NOT_YET)


@lru_cache
def _due_of(waiting: int) -> Due | None:
    """Read the seats that are due from their bits; there are few such sets, and nobody changes a ``Due``."""
    if waiting == 0:
        return None
    return Due(seats=tuple(seat for seat in range(waiting.bit_length()) if waiting >> seat & 1))


def _check_deciding(bots: Sequence[Bot]) -> None:
    """Refuse names and classes: at one table a bot is there already."""
    for bot in bots:
        if isinstance(bot, type) or not callable(getattr(bot, "decide", None)):
            advice = f"; holotable.bots.bot({bot!r}) makes one" if isinstance(bot, str) else ""
            raise EditionError(f"a table takes bots that decide(view, prompt), not {brief_repr(bot)}{advice}")


def _luck_of(seed: int | None, luck: Luck | None) -> Luck:
    if seed is not None and luck is not None:
        raise EditionError("give a seed or a source of luck, not both")
    if luck is not None and not callable(getattr(luck, "fall", None)):
        raise EditionError(f"a source of luck is Seeded(…), Script(…) or Recorded(…), not {brief_repr(luck)}")
    return luck or Seeded(any_seed() if seed is None else seed)


def _spoken(decision: Mapping[str, object]) -> str:
    rest = ", ".join(f"{name}={value!r}" for name, value in decision.items() if name != "do")
    return f"{decision['do']}({rest})"
