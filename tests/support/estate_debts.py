"""Estate positions with seats that owe a tax or a rent."""

from typing import Any

from tests.support.estate import Estate, Setup
from tests.support.estate_stock import HOTEL


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
