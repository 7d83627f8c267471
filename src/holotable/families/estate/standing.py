"""Standing instructions at an estate table: which make sense, when they end, and what they decide."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from holotable.families.contract import Instruction
from holotable.families.estate.view import Auction, EstateView

KINDS: Final = ("limit", "out", "decline", "quick", "claim")
QUICK: Final = frozenset({"roll", "end_turn"})  # what quick turns decide where nothing else can be answered

Order = tuple[int, dict[str, Any]]  # a seat and its decision


def why_not(view: EstateView, bounds: Mapping[str, Any], given: Instruction) -> str | None:
    """Give the key of the reason why a seat cannot give an instruction now, or None."""
    if given.what == "decline":
        return None if _is_partner(view, given) else "instruction-seat"
    if given.what not in ("limit", "out"):
        return None
    auction = view.auction
    if auction is None or auction.lot != given.lot or not _is_bidder(auction, bounds, given.seat):
        return "instruction-lot"
    if given.what == "out":
        return None
    if given.amount < auction.least:
        return "limit-low"
    return "limit-cash" if given.amount > view.seats[given.seat].cash else None


def _is_partner(view: EstateView, given: Instruction) -> bool:
    return (
        given.of is not None and given.of != given.seat and given.of < len(view.seats) and not view.has_left(given.of)
    )


def _is_bidder(auction: Auction, bounds: Mapping[str, Any], seat: int) -> bool:
    return "bid" in bounds or seat == auction.high_bidder


def is_over(view: EstateView, given: Instruction) -> bool:
    """Tell whether an instruction has ended by itself: its lot is gone, or its turn is over."""
    if given.what == "decline":
        return view.turns != given.turn or not _is_partner(view, given)
    if given.what in ("limit", "out"):
        return view.auction is None or view.auction.lot != given.lot
    return False


def is_overruled(given: Instruction, decision: Mapping[str, Any]) -> bool:
    """Tell whether a decision that the seat's person has made ends an instruction."""
    is_bid = bool(decision["do"] == "bid")
    if given.what != "limit":
        return given.what == "out" and is_bid
    return bool(decision["do"] == "pass" or (is_bid and decision["amount"] > given.amount))


def orders(view: EstateView, due: Collection[int], standing: Sequence[Instruction]) -> Iterator[Order]:
    """Give what the instructions decide now, the most urgent first; those that were given first come first."""
    for offer in view.offers:
        if any((one.what, one.seat, one.of) == ("decline", offer.taker, offer.maker) for one in standing):
            yield offer.taker, {"do": "decline_trade", "offer": offer.offer}
    if view.auction is not None:
        yield from _bids(view, view.auction, due, standing)


def _bids(view: EstateView, auction: Auction, due: Collection[int], standing: Sequence[Instruction]) -> Iterator[Order]:
    limits = {one.seat: one.amount for one in standing if one.what == "limit"}
    bid = next_bid(auction, {seat: min(most, view.seats[seat].cash) for seat, most in limits.items()})
    if bid is not None:
        yield bid[0], {"do": "bid", "lot": auction.lot, "amount": bid[1]}
    out = {one.seat for one in standing if one.what == "out"}
    for seat in due:
        if seat in out or (bid is None and limits.get(seat, auction.least) < auction.least):
            yield seat, {"do": "pass"}


def next_bid(auction: Auction, limits: Mapping[int, int]) -> tuple[int, int] | None:
    """Give who bids next and how much, so that the highest limit wins at one step above the second highest.

    ``limits`` are in the order in which they were set: of equal ones the first wins, at that price. The second
    highest is bid first, so that everybody sees what was outbid. Nobody raises their own bid, so whoever holds the
    highest one just below an equal limit loses it to that.
    """
    ranked = sorted(limits, key=lambda seat: -limits[seat])
    holder, least, step = auction.high_bidder, auction.least, auction.step
    rivals = [seat for seat in ranked if limits[seat] >= least]
    if not rivals or rivals == [holder]:
        return None
    if len(rivals) == 1:
        return rivals[0], least
    winner, loser = rivals[:2]
    price = min(limits[winner], limits[loser] + step)
    if loser == holder:
        return winner, price
    if winner == holder:
        return loser, max(least, price - step)
    return (loser, price - step) if price - step >= least else (winner, price)
