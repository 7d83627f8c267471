"""Estate positions with a bank short of pieces, and the auctions of what is left."""

from typing import Any

from tests.support.estate import Estate, Setup

HOUSES = 4  # on one deed, at most
HOTEL = 5  # the level above them


def opening_bid(setup: Setup) -> int:
    """The least first bid of an auction, of deeds and of buildings alike."""
    return int(str(setup.estate.rules["auction_opening"]))


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


def wanted(table: Estate, **counts: int) -> Estate:
    """Let seats say how many pieces they want: ``wanted(table, seat0=1, seat1=0)``; 0 is a pass."""
    for seat, count in counts.items():
        number = int(seat.removeprefix("seat"))
        if count:
            table.play(number, "want", count=count)
        else:
            table.play(number, "pass")
    return table


def auctioned(setup: Setup, left: int = 1) -> tuple[Estate, list[str], list[str]]:
    """Let seat 0 and seat 1 both want all the houses that are left."""
    table, first, second = contested(setup, left)
    table.play(0, "build", deed=first[-1])
    return wanted(table, seat0=left, seat1=left), first, second


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
