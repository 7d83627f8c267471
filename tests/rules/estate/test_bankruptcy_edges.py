"""Bankruptcy at its edges: the last deed of the board, the place of who leaves, and what is open when it does."""

from tests.support.estate_debts import charged
from tests.support.estate_variants import TIMED, call_time, claim, laid
from tests.support.evidence import rule


@rule("bankrupt.player", "R-MO-23")
def test_the_first_and_the_last_deed_of_the_board_pass_to_the_creditor(setup):
    first, last = setup.estate.deeds[0].id, setup.estate.deeds[-3].id
    table = charged(setup.own(0, first, last, mortgaged=True), 0)

    table.play(0, "declare_bankruptcy")

    assert table.told("DeedPassed", "deed", "seat", "from") == [(last, 1, 0), (first, 1, 0)]


@rule("R-MO-23", "bankrupt.player")
def test_the_very_last_deed_passes_too(setup):
    # given seat 0 that owes seat 1 for the second group and has the last deed of the board, mortgaged
    last, rented = setup.estate.deeds[-1].id, setup.own_group(seat=1, level=4)[0]
    table = setup.own(0, last, mortgaged=True).hold(0, 500, 500).landed(rented).claim(1)

    table.play(0, "declare_bankruptcy")

    assert (table.owner(last), table.told("DeedPassed", "deed")) == (1, [last])


@rule("bankrupt.bank", "bankrupt.auction")
def test_the_deeds_of_a_bankrupt_are_auctioned_in_board_order_up_to_the_last(setup):
    first, last = setup.deed(), setup.estate.deeds[-1].id
    table = setup.own(2, last, first).table()

    table.play(2, "resign")
    assert table.told("AuctionOpened", "deed") == [first]
    table.passes(0, 1)

    assert table.told("AuctionOpened", "deed") == [last]


@rule("bankrupt.out", "end.last")
def test_who_leaves_first_is_last_of_all(setup):
    table = setup.table(seats=4)

    table.play(2, "resign").play(0, "resign").play(3, "resign")

    assert table.table.result.ranking == ((1,), (3,), (0,), (2,))
    assert table.view["state"]["rank"][:4] == [3, 1, 4, 2]


@rule("end.last", "R-MO-24")
def test_the_winner_is_not_asked_about_the_mortgages_it_takes_over(setup):
    # given two players, one of whom owes the other and has only a mortgaged deed
    table = charged(setup.own(0, setup.deed(), mortgaged=True), 0, seats=2)

    # when it gives up
    table.play(0, "declare_bankruptcy")

    # then the game is over, and nothing is owed any more
    assert (table.due, table.table.result.winners) == ((), (1,))
    assert (table.view["debts"], table.view["debt"]) == ([], None)


@rule("R-MO-28", "R-MO-46", "timed.end")
def test_what_falls_to_the_bank_after_the_last_turn_is_not_auctioned(setup):
    # given the last claim of a timed game, which brings seat 1 nothing but a mortgaged deed whose interest it cannot pay
    rented, left = setup.deed(), setup.estate.deeds[-1].id
    setup.own(1, rented, mortgaged=True).own(2, left, mortgaged=True).hold(500, 0, 0, 400)
    table = laid(setup, TIMED, seats=4, claims=[claim(2, 1, rented, 60)], phase="end")
    call_time(table).end_turn().claim(1).play(2, "declare_bankruptcy").play(1, "keep_mortgage", deed=left)

    # when seat 1 goes bankrupt as well
    table.play(1, "declare_bankruptcy")

    # then the others are counted, and no deed waits for an auction
    assert (table.table.result.winners, table.view["waiting"]) == ((0,), [])
    assert table.happened("AuctionOpened") == []
