"""Turns of estate games: options of the edition, throws, jail, payments, and playing on."""

from typing import Any

from holotable import Table
from holotable.core.records import Event
from tests.support.estate import Estate, Setup


def offered(setup: Setup, **wishes: object) -> dict[str, object]:
    """Those options that the edition under test offers; where it offers none its book already says what is wished."""
    names = {option.name for option in setup.estate.edition.options}
    return {name: value for name, value in wishes.items() if name in names}


def amounts(table: Estate, kind: str) -> list[int]:
    """The amounts of the last payments of a kind."""
    return [amount for name, _, _, _, amount in table.paid if name == kind]


def doubles(steps: int) -> tuple[int, int]:
    """The doubles that lead so many steps on."""
    assert steps in range(2, 13, 2), f"no doubles of {steps}"
    return steps // 2, steps // 2


def jailed(setup: Setup, turn: int = 1, **more: Any) -> Estate:
    """Put seat 0, which is on turn, in jail for its first, second or third turn there; everybody has 500."""
    return setup.imprison(0, turn).hold(500, 500, 500).table(**more)


def to_parking(setup: Setup) -> int:
    """How many steps lead from the jail to the parking space, where nothing happens."""
    return setup.space("parking") - setup.space("jail")


def idled(table: Table, decisions: int = 1) -> list[Event]:
    """Let whoever is due decide, buying nothing; what happened."""
    wishes = ("roll", "end_turn", "auction", "pass", "pay_tax", "settle")
    happened: list[Event] = []
    for _ in range(decisions):
        assert table.due is not None
        seat = table.due.seats[0]
        listed = {option["do"]: option for option in table.options(seat)}
        happened += table.play(seat, next(listed[wish] for wish in wishes if wish in listed))
    return happened
