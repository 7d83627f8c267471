"""More estate positions: a bank short of pieces, seats that owe more than they have, and trades in one line."""

from collections.abc import Mapping
from typing import Any

import pytest

from holotable import Table
from holotable.core.errors import IllegalDecision
from holotable.core.records import Event
from tests.estates import Estate, Setup

Goods = Mapping[str, object]

HOUSES = 4  # on one deed, at most
HOTEL = 5  # the level above them


# a bank short of pieces


def hoard_houses(setup: Setup, seat: int, left: int) -> None:
    """Let a seat hold all houses but ``left`` (a multiple of 4) on its dearest groups, none of which takes another."""
    full = (setup.estate.board(setup.estate.edition.chosen(None)).houses - left) // HOUSES
    _fill(setup, seat, full, HOUSES, HOTEL)


def hoard_hotels(setup: Setup, seat: int, left: int) -> None:
    """Let a seat hold all hotels but ``left``; the deeds that are left over in its groups have all their houses."""
    full = setup.estate.board(setup.estate.edition.chosen(None)).hotels - left
    _fill(setup, seat, full, HOTEL, HOUSES)


def contested(setup: Setup, left: int, **more: Any) -> tuple[Estate, list[str], list[str]]:
    """Leave 1 to 4 houses in the bank; the groups of seat 0 and seat 1 take more of them, no group of seat 2 does."""
    hoard_houses(setup, 2, left=4)
    first, second = setup.own_group(seat=0), setup.own_group(seat=1, nth=2)
    setup.build(0, spread(first, 4 - left))
    return setup.table(**more), first, second


def spread(group: list[str], houses: int) -> dict[str, int]:
    """Houses laid evenly over a group, the first deeds first."""
    least, over = divmod(houses, len(group))
    return {deed: least + (place < over) for place, deed in enumerate(group) if least + (place < over)}


def _fill(setup: Setup, seat: int, count: int, level: int, rest: int) -> None:
    for group in reversed(setup.groups()):
        if count <= 0:
            return
        setup.own(seat, *group)
        setup.build(seat, {deed: level if place < count else rest for place, deed in enumerate(group)})
        count -= len(group)


# debts


def taxed(setup: Setup, cash: int, **more: Any) -> Estate:
    """Let seat 0 land on the last tax space with so much cash."""
    setup.hold(cash)
    return setup.landed(setup.space("tax", -1), **more)


def tax(setup: Setup) -> int:
    """The amount of the last tax space."""
    return int(setup.estate.spaces[setup.space("tax", -1)].amount or 0)


def charged(setup: Setup, cash: int, **more: Any) -> Estate:
    """Let seat 0 land with so much cash on a hotel of seat 1, which asks for the rent."""
    first, *_ = setup.own_group(seat=1, nth=-1, level=HOTEL)
    setup.hold(cash)
    return setup.landed(first, **more).claim(1)


def hotel_rent(setup: Setup) -> int:
    """The rent that ``charged`` asks for."""
    return int(setup.printed(setup.street_group(-1)[0]).rent[HOTEL])


# trades


def offer(table: Estate, seat: int, to: int, give: Goods | None = None, want: Goods | None = None) -> int:
    """Lay an offer on the table and give its number."""
    table.play(seat, "offer_trade", to=to, give=give or {}, want=want or {})
    return int(table.happened("TradeOffered")[0].facts["offer"])


def swap(table: Estate, seat: int, to: int, give: Goods | None = None, want: Goods | None = None) -> Estate:
    """Offer a trade and accept it."""
    return table.play(to, "accept_trade", offer=offer(table, seat, to, give, want), revision=1)


def is_malformed(table: Estate, seat: int, do: str, **arguments: object) -> bool:
    """Whether a decision cannot even be written down."""
    with pytest.raises(IllegalDecision) as refused:
        table.play(seat, do, **arguments)
    return refused.value.key == "decision.malformed"


# what happened


def amounts(table: Estate, kind: str) -> list[int]:
    """The amounts of the last payments of a kind."""
    return [amount for name, _, _, _, amount in table.paid if name == kind]


# throws


def doubles(steps: int) -> tuple[int, int]:
    """The doubles that lead so many steps on."""
    assert steps in range(2, 13, 2), f"no doubles of {steps}"
    return steps // 2, steps // 2


# jail


def jailed(setup: Setup, turn: int = 1, **more: Any) -> Estate:
    """Put seat 0, which is on turn, in jail for its first, second or third turn there; everybody has 500."""
    return setup.imprison(0, turn).hold(500, 500, 500).table(**more)


def to_parking(setup: Setup) -> int:
    """How many steps lead from the jail to the parking space, where nothing happens."""
    return setup.space("parking") - setup.space("jail")


# playing on


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
