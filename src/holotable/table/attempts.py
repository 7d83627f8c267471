"""Decisions on their way through a table: an attempt is read, judged and tried once; choices are listed in one pass."""

from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import chain
from typing import Any

from holotable.core.errors import IllegalDecision
from holotable.core.keys import ALLOWED
from holotable.core.records import Event, Refusal
from holotable.table.table import Table


class Attempt:
    """A seat's decision in one position: turned into numbers and judged when it is made, tried at most once."""

    _problem: IllegalDecision | None

    def __init__(self, table: Table, seat: int, decision: Mapping[str, Any]) -> None:
        """Read and judge a decision."""
        self.decision = decision
        self._begin(table, seat)
        try:
            self._parsed = table._named.parse(table._state, decision)
            self._decider = table._decider(seat, decision)
            self._number = table._rules.why_not(table._state, self._decider, self._parsed)
        except IllegalDecision as problem:
            self._problem = problem

    @classmethod
    def of_numbers(cls, table: Table, seat: int, parsed: Any) -> "Attempt":
        """Judge a seat's decision that is numbers already; it is named only if somebody asks for its name."""
        attempt = cls.__new__(cls)
        attempt._begin(table, seat)
        attempt._parsed, attempt._decider = parsed, seat
        attempt._number = table._rules.why_not(table._state, seat, parsed)
        return attempt

    def _begin(self, table: Table, seat: int) -> None:
        self.seat = seat
        self._table, self._played = table, table._played
        self._number = ALLOWED
        self._problem = None

    @cached_property
    def decision(self) -> Mapping[str, Any]:
        """The decision in names."""
        return self._table._named.name(self._parsed)

    @property
    def is_legal(self) -> bool:
        """Whether the rules allow it."""
        return self._problem is None and self._number == ALLOWED

    def refusal(self, language: str) -> Refusal | None:
        """Say why the rules do not allow it; a decision that has no meaning here is refused with its own key."""
        if self._problem is not None:
            return Refusal(self._problem.key, self._problem.rule, str(self._problem))
        return self._table._refused(self._number, self.decision, language)

    @property
    def as_read(self) -> dict[str, Any]:
        """The decision as the table has read it: every entry is there, in one form."""
        return dict(self._table._named.name(self._parsed))

    def drafted(self) -> Any:
        """Give the trade that it would offer, as a view shows offers, or None; it need not be legal."""
        if self._problem is not None:
            return None
        return self._table._named.drafted(self._table._state, self._decider, self._parsed)

    def foresee(self) -> tuple[Event, ...]:
        """Give what it would make happen before luck falls, as far as one may know."""
        self._try()
        return self._table._named.hide(self._parsed, self._table._taped())

    def play(self) -> tuple[Event, ...]:
        """Carry it out and let luck fall until a seat is due; give what happened."""
        return tuple(map(self._table._named.event, self.advance()))

    def advance(self) -> list[tuple[int, ...]]:
        """Do as ``play`` does, for programs that need no names: give what happened as rows of the tape."""
        self._try()
        return self._table._carry_out(self._decider, self._parsed)

    def _try(self) -> None:
        assert self.is_legal, "only a legal decision is tried"
        table = self._table
        assert self._played == table._played, "a decision is played where it was judged"
        if table._tried is not self._parsed:
            table._try_out(self._decider, self._parsed)


def attempt_of(choose: Callable[[Any, Any, int], Any], table: Table, seat: int) -> Attempt | None:
    """Judge what somebody chooses who is shown the named rules and the state; None if that is nothing."""
    parsed = choose(table._named, table._state, seat)
    return None if parsed is None else Attempt.of_numbers(table, seat, parsed)


def is_due(table: Table, seat: int) -> bool:
    """Tell whether a seat must answer."""
    return bool(table._rules.due(table._state) >> seat & 1)


class Choice:
    """A legal decision of a seat; ``numbers`` are equal when the same decision would make the same happen.

    ``lost`` is what it costs later, where a seat raises cash for a debt; ``gained`` what it makes of a group.
    """

    def __init__(self, table: Table, parsed: Any, lost: Mapping[str, Any] | None, gained: Any) -> None:
        """Keep what the table's trial shows."""
        self._table, self._parsed, self._rows = table, parsed, table._tape.rows()
        self.numbers = (parsed.kind, *parsed.argument, *chain.from_iterable(self._rows))
        self.lost, self.gained = lost, gained

    @cached_property
    def decision(self) -> dict[str, Any]:
        """The decision in names."""
        return self._table._named.name(self._parsed)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What it would make happen before luck falls, as far as one may know."""
        return self._table._named.hide(self._parsed, tuple(map(self._table._named.event, self._rows)))


def choices_of(table: Table, seat: int) -> list[Choice]:
    """Give the legal decisions of a seat, each tried once."""
    rules, named, options = table._rules, table._named, table._options
    seat = table._seat(seat)
    rules.options(table._state, seat, options)
    listed = []
    for index in range(options.count):
        parsed = rules.Decision()
        options.pick(index, parsed)
        table._try_out(seat, parsed)
        gained = named.gained(seat, parsed, table._trial)
        is_raising = named.is_raising(table._state, seat, parsed)
        lost = named.losses(seat, table._state, table._trial) if is_raising else None
        listed.append(Choice(table, parsed, lost, gained))
    table._tried = None  # counting losses spoils the trial
    return listed


class Asked:
    """What is asked of a seat in one position: as ``Table.prompt``, with choices instead of options."""

    def __init__(self, table: Table, seat: int, kind: str) -> None:
        """List the choices and the bounds."""
        self.kind = kind
        self.is_due = is_due(table, seat)
        self.choices = choices_of(table, seat)
        self.bounds = table._named.bounds(table._state, seat)


def asked_of(table: Table, seat: int) -> Asked | None:
    """Give what is asked of a seat, or None."""
    kind = table.prompt_kind(seat)
    return None if kind is None else Asked(table, seat, kind)
