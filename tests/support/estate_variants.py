"""The short and the timed game in few words: what is dealt, who goes bankrupt, when the bank calls the time."""

from collections.abc import Mapping, Sequence
from typing import Any

from holotable import Script, Table
from holotable.core.decisions import BANK
from tests.support.estate import Estate, Setup

SHORT = {"variant": "short"}
TIMED = {"variant": "timed"}
FEW = 3  # houses that a hotel of the short game replaces
TOP = 4  # the level of that hotel


# setting up


def dealt(setup: Setup, variant: dict[str, Any], deeds: Sequence[str], seats: int = 2) -> Estate:
    """Begin a game with a deal, one deed a seat and round again; seat 0 then throws highest."""
    luck = Script(deeds=list(deeds), dice=[(6, 5), *[(1, 2)] * (seats - 1)])
    table = Estate(Table(setup.edition, seats, options=variant, luck=luck), setup.estate)
    table.last = table.table.events
    return table


def laid(
    setup: Setup,
    variant: dict[str, Any],
    *,
    seats: int = 3,
    turn: int = 0,
    dice: Sequence[tuple[int, int]] = (),
    cards: Mapping[str, Sequence[str]] | None = None,
    **entries: Any,
) -> Estate:
    """Make the table with all that was placed and with further entries: claims, first, rounds, phase, doubles."""
    position = setup.table(seats, turn=turn, options=variant).table.position()
    script = Script(dice=list(dice), cards=dict(cards or {}))
    return Estate(Table.from_position({**position, **entries}, luck=script), setup.estate)


def claim(debtor: int, creditor: int, deed: str, amount: int, **more: int) -> dict[str, Any]:
    """A rent that has not been asked for yet."""
    return {"debtor": debtor, "creditor": creditor, "deed": deed, "amount": amount, **more}


# going bankrupt in the short game


def ruined(setup: Setup, *, seats: int = 3) -> Estate:
    """Let seat 0 owe seat 1 the rent of a hotel that it cannot pay."""
    first, *_ = setup.own_group(seat=1, nth=-1, level=TOP)
    return setup.landed(first, seats=seats, options=SHORT).claim(1)


def taxed(setup: Setup, *, seats: int = 3) -> Estate:
    """Let seat 0 owe the bank the last tax."""
    return setup.landed(setup.space("tax", -1), seats=seats, options=SHORT)


def victory(setup: Setup, *seats: dict[str, Any]) -> Estate:
    """Let seat 0, on the dark mission of five and six, make seat 1 bankrupt."""
    dark = next(token.id for token in setup.estate.tokens if token.side == "dark")
    position = {
        "edition": setup.edition,
        "options": {**SHORT, "missions": True},
        "phase": "mission",
        "mission": "dark-5",
        "dice": [5, 6],
        "seats": [{**seat, **({} if number else {"token": dark})} for number, seat in enumerate(seats)],
    }
    table = Estate(Table.from_position(position, luck=Script(die=[6])), setup.estate).play(0, "start_mission")
    table.last = table.table.play(0, {"do": "defeat", "seat": 1})
    return table


# the end


def counted(table: Estate) -> dict[int, int]:
    """What was counted for each seat by the last decision."""
    return dict(table.told("Counted", "seat", "worth"))


def call_time(table: Estate) -> Estate:
    """Let the bank say that the time is up."""
    return table.play(BANK, "time_up")
