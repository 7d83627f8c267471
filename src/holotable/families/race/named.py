"""The race rules with names instead of numbers: pawns, colours, cards and places."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NoReturn, cast

from holotable.core.checks import as_whole, is_between
from holotable.core.contract import Rules
from holotable.core.errors import EditionError, IllegalDecision
from holotable.core.luck import Question
from holotable.core.naming import constants, event_name
from holotable.core.records import Event, Result
from holotable.editions import Edition
from holotable.families.contract import PendingAnswer
from holotable.families.race import rules
from holotable.families.race.edition import KEY_NAMES, RaceEdition, read_race
from holotable.families.race.rules import codes
from holotable.families.race.rules.board import PLACE_ROWS, PLACES, path_index
from holotable.families.race.rules.codes import (
    BUMP,
    FOE,
    FROM_BOARD,
    LUCK_CARD,
    MOVE,
    OWN_PAWN,
    SECOND_PAWN,
    SECOND_STEPS,
    SHIELD,
    SOURCE,
    SPLIT,
    STEPS,
    SWAP,
)
from holotable.families.race.verbs import NAMES, PROMPT_NAMES, VERBS
from holotable.families.race.view import RaceSeat, RaceView

CONTRACT: Rules = rules  # a family that broke it would not pass the type check
EVENTS: Final[Mapping[str, tuple[str, ...]]] = {  # what the values of each event are called
    "BEGAN": (),
    "RESHUFFLED": ("cards",),
    "DRAWN": ("card",),
    "SHIELDED": ("pawn", "source"),
    "MOVED": ("pawn", "from", "to"),
    "BUMPED": ("pawn", "from"),
    "SLID": ("pawn", "from", "to"),
    "SLIDE_STOPPED": ("pawn", "at"),
    "UNSHIELDED": ("pawn",),
    "SWAPPED": ("pawn", "foe", "to"),
    "TOOK_PLACE": ("pawn", "foe", "to"),
    "REACHED_HOME": ("pawn", "count"),
    "FORFEITED": ("card",),
    "DISCARDED": ("card",),
    "PASSED": (),
    "WON": (),
    "RESIGNED": (),
}
NUMBERS: Final = constants(codes)
EVENT_FACTS: Final = {NUMBERS[name]: facts for name, facts in EVENTS.items()}
EVENT_NAMES: Final = {NUMBERS[name]: event_name(name) for name in EVENTS}
ENTRIES: Final = {name: frozenset(("do", *verb.entries)) for name, verb in VERBS.items()}
LIMIT: Final = 1 << 15  # arguments beyond this are no pawn, no step and no seat


class NamedRace:
    """Race rules for one edition and its options."""

    bank_decisions: Collection[str] = ()
    prompt_name = staticmethod(PROMPT_NAMES.get)  # of its number

    def __init__(self, edition: Edition, options: Mapping[str, object]) -> None:
        """Read the edition and make its board."""
        self.edition = edition
        self.race: RaceEdition = read_race(edition)
        self.rules = rules
        self.key_names = KEY_NAMES
        self.board = self.race.board(options)
        self._readers: Mapping[str, Callable[[int], object]] = {  # a fact that is not named here is a number as it is
            "card": tuple(card.id for card in self.race.cards).__getitem__,
            "from": PLACE_NAMES.__getitem__,
            "to": PLACE_NAMES.__getitem__,
            "at": PLACE_NAMES.__getitem__,
            "pawn": lambda pawn: pawn % rules.PAWNS,
            "foe": _pawn_pair,
            "source": _source_name,
        }
        self._options = cast("Mapping[str, bool | int | str]", options)
        self._entries: Mapping[
            str, Callable[[rules.State, Sequence[str]], object]
        ] = {  # others are called so in a state
            "edition": lambda _state, _called: self.edition.reference,
            "options": lambda _state, _called: self._options,
            "card": lambda state, _called: self._card(state.card),
            "unseen": lambda state, _called: state.unseen_cards,
            "discard": lambda state, _called: self._pile(state),
            "top": lambda state, _called: self._card(state.top),
            "seats": self._seats,
        }
        self._paths = list(self.board.path)
        self._to_go = [self._ways_home(colour) for colour in range(len(self.race.colours))]

    def _ways_home(self, colour: int) -> list[int]:
        """List the steps from every place of a colour to its home."""
        first = colour * PLACE_ROWS
        return list(self.board.way_home[first : first + PLACE_ROWS])

    def new_state(self) -> rules.State:
        """Make an empty state."""
        return rules.State(self.board)

    def seat_tokens(self, count: int, wishes: Sequence[str | None] | None) -> tuple[str | None, ...]:
        """Give every seat its colour."""
        if wishes is None:
            return self.race.seating[count]
        if not isinstance(wishes, list | tuple):
            raise EditionError(f"tokens are a list of colours, not {wishes!r}")
        for colour in wishes:
            self.race.colour_number(colour)
        colours = tuple(str(colour) for colour in wishes)
        if len(colours) != count or len(set(colours)) != count:
            raise EditionError(f"{count} seats need {count} different colours, not {', '.join(colours) or 'none'}")
        return colours

    def tokens(self, state: rules.State, given: Sequence[str | None]) -> tuple[str | None, ...]:  # noqa: ARG002 - of every family
        """Give the seats' colours, which never change."""
        return tuple(given)

    def set_up(self, state: rules.State, tokens: Sequence[str | None], first: int | None, tape: rules.Tape) -> None:
        """Begin a game."""
        self._colour_seats(state, tokens)
        rules.set_up(state, len(tokens), rules.NOWHERE if first is None else first, tape)

    def _colour_seats(self, state: rules.State, tokens: Sequence[str | None]) -> None:
        numbers = [self.race.colour_number(str(token)) for token in tokens]
        state.colour = numbers + [0] * (rules.SEATS - len(numbers))

    def hide(self, decision: rules.Decision, events: Sequence[Event]) -> tuple[Event, ...]:  # noqa: ARG002 - of every family
        """Hide nothing: what a decision leads to is known to all."""
        return tuple(events)

    def is_raising(self, state: rules.State, seat: int, decision: rules.Decision) -> bool:  # noqa: ARG002 - of every family
        """Tell that no decision raises cash."""
        return False

    def gained(self, seat: int, decision: rules.Decision, after: rules.State) -> None:
        """Nobody owns deeds."""

    def losses(self, seat: int, before: rules.State, after: rules.State) -> dict[str, Any]:  # noqa: ARG002 - of every family
        """Tell of nothing: nobody raises cash in a race."""
        return {}

    # decisions

    def parse(self, state: rules.State, decision: Mapping[str, object]) -> rules.Decision:
        """Turn a named decision into numbers."""
        parsed = rules.Decision()
        name = _decision_name(decision)
        parsed.kind = VERBS[name].code
        parsed.argument = self._arguments(state, name, decision) + [0] * 4
        return parsed

    def _arguments(self, state: rules.State, name: str, decision: Mapping[str, object]) -> list[int]:
        if name == "move":
            return [_number(decision, "pawn"), _number(decision, "steps"), 0, 0]
        if name == "shield":
            return [_number(decision, "pawn"), self._source(state, decision["from"]), 0, 0]
        if name in ("swap", "bump"):
            return [_number(decision, "pawn"), self._foe(state, decision["with" if name == "swap" else "target"]), 0, 0]
        if name == "split":
            return _parts(decision["moves"])
        return [0, 0, 0, 0]

    def _source(self, state: rules.State, source: object) -> int:
        return FROM_BOARD if source == "board" else self._foe(state, source)

    def _foe(self, state: rules.State, pair: object) -> int:
        seat, pawn = _pair(pair, "[seat, pawn]")
        if not 0 <= seat < state.seats or not 0 <= pawn < self.board.pawns:
            _malformed(
                f"there is no pawn {pair!r}; seats are 0 to {state.seats - 1}, pawns 0 to {self.board.pawns - 1}"
            )
        return seat * rules.PAWNS + pawn

    def name(self, decision: rules.Decision) -> dict[str, object]:
        """Turn a decision's numbers into names."""
        return self.name_numbers(decision.kind, decision.argument)

    def listed(self, rows: Sequence[tuple[int, ...]]) -> list[dict[str, object]]:
        """Name the decisions of a list, each given as its kind and arguments."""
        return [self.name_numbers(row[0], row[1:]) for row in rows]

    def name_numbers(self, kind: int, argument: Sequence[int]) -> dict[str, object]:
        """Name a decision of which kind and arguments are known."""
        if kind == MOVE:
            return {"do": "move", "pawn": argument[OWN_PAWN], "steps": argument[STEPS]}
        if kind == SPLIT:
            parts = [[argument[OWN_PAWN], argument[STEPS]], [argument[SECOND_PAWN], argument[SECOND_STEPS]]]
            return {"do": "split", "moves": parts}
        if kind == SWAP:
            return {"do": "swap", "pawn": argument[OWN_PAWN], "with": _pawn_pair(argument[FOE])}
        if kind == BUMP:
            return {"do": "bump", "pawn": argument[OWN_PAWN], "target": _pawn_pair(argument[FOE])}
        if kind == SHIELD:
            return {"do": "shield", "pawn": argument[OWN_PAWN], "from": _source_name(argument[SOURCE])}
        return {"do": NAMES[kind]}

    def bounds(self, _state: rules.State, _seat: int) -> dict[str, object]:
        """Every race decision can be listed."""
        return {}

    # events and luck

    def event(self, row: Sequence[int]) -> Event:
        """Turn a row of the tape into a record."""
        kind, cause, seat = row[0], row[1], row[2]
        facts: dict[str, object] = {
            name: self._readers[name](row[place]) if name in self._readers else row[place]
            for place, name in enumerate(EVENT_FACTS[kind], start=3)
        }
        if kind == codes.MOVED:
            facts["path"] = self._path(*row[4:8])
        key = KEY_NAMES[cause]
        return Event(EVENT_NAMES[kind], seat, key, self.edition.rule_of(key), facts)

    def _path(self, place: int, _goal: int, steps: int, colour: int) -> list[str]:
        """List the places that a pawn of a colour walks over, the last one where its move ends."""
        first = path_index(colour, place, 0)
        taken = range(1, steps + 1) if steps > 0 else range(-1, steps - 1, -1)
        return [PLACE_NAMES[self._paths[first + step]] for step in taken]

    def question(self, state: rules.State) -> Question:
        """Describe the luck that is due."""
        is_card = rules.due(state) == -LUCK_CARD
        return Question(
            kind="draw" if is_card else "seat",
            cases=rules.cases(state),
            outcome_of=partial(rules.outcome_of, state),
            parse=self.race.card_number if is_card else _seat_number,
            is_possible=partial(rules.is_possible, state),
        )

    def name_outcome(self, kind: str, outcome: int) -> object:
        """Turn an outcome into a card's name or a seat."""
        return self.race.cards[outcome].id if kind == "draw" else outcome

    # views and positions

    def drafted(self, state: rules.State, seat: int, parsed: rules.Decision) -> None:
        """Nobody trades."""

    def moment(self, state: rules.State) -> object:
        """Give the number of the turn; nobody acts out of turn."""
        return state.turns

    def view(self, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> RaceView:
        """Show everything on the table."""
        return RaceView(*[self.entry(name, state, called, tokens) for name in RaceView.__struct_fields__])

    def entry(self, name: str, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> Any:  # noqa: ARG002 - the state knows the colours
        """Give one entry of the view."""
        make = self._entries.get(name)
        return getattr(state, name) if make is None else make(state, called)

    def _card(self, number: int) -> str | None:
        return self.race.cards[number].id if number != rules.NOWHERE else None

    def _seats(self, state: rules.State, called: Sequence[str]) -> list[RaceSeat]:
        place, shielded, colour = state.place, state.shielded, state.colour
        return [
            RaceSeat(
                name,
                self.race.colours[colour[seat]].id,
                [PLACE_NAMES[place[pawn]] for pawn in self._pawns_of(seat)],
                [pawn % rules.PAWNS for pawn in self._pawns_of(seat) if shielded[pawn]],
                [self._to_go[colour[seat]][place[pawn]] for pawn in self._pawns_of(seat)],
                self._to_go[colour[seat]][rules.START],
                rules.is_out(state, seat),
            )
            for seat, name in enumerate(called)
        ]

    def _pawns_of(self, seat: int) -> range:
        return range(seat * rules.PAWNS, seat * rules.PAWNS + self.board.pawns)

    def _faces(self, counts: Sequence[int]) -> list[str]:
        return [card.id for number, card in enumerate(self.race.cards) for _ in range(counts[number])]

    def position(self, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]) -> dict[str, object]:  # noqa: ARG002 - the state knows the colours
        """Describe a state before a draw."""
        if rules.due(state) <= 0 or rules.prompt(state, state.turn) != codes.DRAW_CARD:
            raise EditionError("a position can be written down only before a card is drawn")
        return {
            "turn": state.turn,
            "seats": [_placed(seat) for seat in self._seats(state, called)],
            "unseen": self._faces(state.unseen),
            "discard": self._pile(state),
        }

    def _pile(self, state: rules.State) -> list[str]:
        """List the discards, the one on top last."""
        pile = self._faces(state.discard)
        if state.top != rules.NOWHERE:
            pile.append(pile.pop(pile.index(self.race.cards[state.top].id)))
        return pile

    def place(self, state: rules.State, position: Mapping[str, object]) -> tuple[str | None, ...]:
        """Set a state to a position."""
        from holotable.families.race.position import place_race

        return place_race(self.race, state, position)

    def check(self, fields: Mapping[str, object], tokens: Sequence[str | None]) -> None:
        """Refuse numbers that do not exist on this board."""
        from holotable.families.race.position import check_race

        check_race(self.race, fields, tokens)

    def result(self, state: rules.State) -> Result | None:
        """Tell who won; nobody plays on for second place (R-MF-46), and who has resigned comes last (R-MF-52)."""
        if state.winner == rules.NOWHERE:
            return None
        first, others = (state.winner,), [seat for seat in range(state.seats) if seat != state.winner]
        beaten = tuple(seat for seat in others if not rules.is_out(state, seat))
        resigned = tuple(seat for seat in others if rules.is_out(state, seat))
        worth = tuple(state.home[seat] for seat in range(state.seats))
        reason = "win.home" if worth[state.winner] == self.board.pawns else "turn.order"
        return Result(first, tuple(filter(None, (first, beaten, resigned))), reason, worth)


def place_name(place: int) -> str:
    """Give the name of a place as positions write it."""
    if place < rules.TRACK:
        return f"track:{place}"
    if place == rules.START:
        return "start"
    if place == rules.HOME:
        return "home"
    if place == rules.GONE:
        return "gone"
    if place > rules.HOME_ZONE:
        return f"home-zone:{place - rules.HOME_ZONE}"
    return f"start-zone:{place - rules.START}"


PLACE_NAMES: Final = tuple(place_name(place) for place in range(PLACES))


def _placed(seat: RaceSeat) -> dict[str, object]:
    """Give a seat as positions write it: how far it has to go follows from where it stands."""
    return {"name": seat.name, "colour": seat.colour, "pawns": list(seat.pawns), "shields": list(seat.shields)}


def _decision_name(decision: Mapping[str, object]) -> str:
    if not isinstance(decision, Mapping) or "do" not in decision:
        _malformed(f"a decision is an object with an entry 'do', not {decision!r}")
    name = decision["do"]
    if not isinstance(name, str) or name not in VERBS:
        _malformed(f"there is no decision {name!r}; decisions are {', '.join(VERBS)}")
    wanted = ENTRIES[name]
    if decision.keys() != wanted:
        _malformed(f"{name} takes the entries {', '.join(sorted(wanted))}, not {', '.join(sorted(map(str, decision)))}")
    return name


def _number(decision: Mapping[str, object], entry: str) -> int:
    return _whole(decision[entry], entry)


def _whole(value: object, what: str) -> int:
    if not is_between(value, 1 - LIMIT, LIMIT - 1):
        _malformed(f"{what} must be a small whole number, not {value!r}")
    return int(value)


def _pair(value: object, what: str) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:  # noqa: PLR2004 - a pair
        _malformed(f"expected {what}, not {value!r}")
    return _whole(value[0], what), _whole(value[1], what)


def _parts(moves: object) -> list[int]:
    if not isinstance(moves, list | tuple) or len(moves) != 2:  # noqa: PLR2004 - a split has two parts
        _malformed(f"moves must be two pairs [pawn, steps], not {moves!r}")
    return [number for part in moves for number in _pair(part, "[pawn, steps]")]


def _malformed(problem: str) -> NoReturn:
    raise IllegalDecision(problem, key="decision.malformed")


def _seat_number(name: object) -> int:
    number = as_whole(name)
    if number is None:
        raise EditionError(f"expected a seat's number, not {name!r}")
    return number


def _pawn_pair(pawn: int) -> list[int]:
    return [pawn // rules.PAWNS, pawn % rules.PAWNS]


def _source_name(source: int) -> object:
    return "board" if source == FROM_BOARD else _pawn_pair(source)


def named_rules(edition: Edition, options: Mapping[str, object]) -> NamedRace:
    """Give the rules of an edition with its options, in names."""
    return NamedRace(edition, options)


def picks_tokens(_options: Mapping[str, object]) -> bool:
    """Tell whether the seats choose their tokens in the game: in a race never."""
    return False


def rescued(_events: Iterable[Event]) -> list[tuple[int, dict[str, object]]]:
    """Give nothing: nothing lapses in a race."""
    return []


def waiting(_view: RaceView) -> list[PendingAnswer]:
    """Give nothing: only the seat on turn has anything to answer."""
    return []


def open_offers(_view: RaceView, _seat: int) -> int:
    """Give none: nothing is traded in a race."""
    return 0
