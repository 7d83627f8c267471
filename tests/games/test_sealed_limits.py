"""Random auctions with random limits end where sealed bids would: one step above the second highest."""

import random

import pytest

from holotable import Table
from holotable.families.contract import Instruction
from holotable.families.estate.standing import orders

SEATS = ("Mia", "Ben", "Eve", "Jon")


def at_auction(edition: str, seed: int) -> Table:
    """A table at which something has just come up for auction."""
    table = Table(edition, SEATS, seed=seed)
    while table.view(0)["auction"] is None:
        seat = table.due.seats[0]
        options = table.options(seat)
        wished = ("auction", "roll", "end_turn")
        table.play(seat, next((one for do in wished for one in options if one["do"] == do), options[0]))
    return table


def resolve(table: Table, limits: list[Instruction]) -> tuple[int | None, int, int]:
    """Let the instructions decide until nothing is left to decide; give the winner, the price, and the bids made."""
    high, bids = (None, 0), 0
    while (auction := table.typed_view().auction) is not None:
        found = (one for one in orders(table.typed_view(), table.due.seats, limits) if table.refusal(*one) is None)
        seat, decision = next(found)
        if decision["do"] == "bid":
            assert decision["amount"] <= min(limit.amount for limit in limits if limit.seat == seat)
            assert seat != auction.high_bidder
            high, bids = (seat, decision["amount"]), bids + 1
        table.play(seat, decision)
    return *high, bids


@pytest.mark.parametrize("game", ["clone-wars", "mandalorian"])
def test_the_second_highest_limit_and_a_step_is_the_price(game):
    lot = random.Random(game)
    start = at_auction(game, 7)
    auction = start.typed_view().auction
    for _ in range(300):
        table, order = start.copy(), lot.sample(range(4), 4)
        amounts = [
            lot.choice((0, lot.randint(auction.least, auction.least + 3), lot.randint(auction.least, 900)))
            for _ in SEATS
        ]
        given = [
            Instruction(seat, "limit", auction.lot, amounts[seat])
            if amounts[seat]
            else Instruction(seat, "out", auction.lot)
            for seat in order
        ]

        winner, price, bids = resolve(table, given)

        ranked = sorted((seat for seat in order if amounts[seat]), key=lambda seat: -amounts[seat])
        second = amounts[ranked[1]] if len(ranked) > 1 else 0
        expected = (None, 0)
        if ranked:
            expected = (ranked[0], max(auction.least, min(amounts[ranked[0]], second + 1)))
        assert (winner, price) == expected
        assert bids <= 2


def test_limits_that_come_one_after_the_other_end_at_the_same_price():
    """However late a limit is set, the highest one wins one step above the second; an earlier one is only defended."""
    lot = random.Random("late")
    start = at_auction("clone-wars", 11)
    number = start.typed_view().auction.lot
    for _ in range(200):
        table, given = start.copy(), []
        amounts = lot.sample(range(20, 900), 4)
        for seat in lot.sample(range(4), 4):
            given = [*given, Instruction(seat, "limit", number, amounts[seat])]
            settle_bids(table, given)
        winner, price = table.typed_view().auction.high_bidder, table.typed_view().auction.high_bid

        ranked = sorted(amounts, reverse=True)
        assert (winner, price) == (amounts.index(ranked[0]), ranked[1] + 1)


def settle_bids(table: Table, limits: list[Instruction]) -> None:
    while (bid := next(iter(orders(table.typed_view(), (), limits)), None)) is not None:
        table.play(*bid)


def test_a_limit_is_never_above_the_cash():
    table = at_auction("clone-wars", 3)
    number = table.typed_view().auction.lot
    cash = table.view(0)["seats"][0]["cash"]

    winner, price, _ = resolve(
        table, [Instruction(seat, "limit", number, amount) for seat, amount in enumerate((99_999, 88_888, 5, 5))]
    )

    assert (winner, price) == (0, cash)
