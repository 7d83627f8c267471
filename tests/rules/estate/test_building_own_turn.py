"""By one book buildings are built and sold in the own turn and between two turns, never in the turn of another."""

import pytest

from tests.support.estate_stock import HOTEL
from tests.support.estate_trades import swap
from tests.support.evidence import rule


@rule("CW-BUILD-02", "R-CW-35")
@pytest.mark.parametrize(("phase", "doubles"), [("roll", 1), ("end", 0)])
def test_nobody_builds_in_the_turn_of_another(setup, phase, doubles):
    # given seat 0 that has thrown: doubles, and throws again, or nothing more
    first, *_ = setup.own_group(seat=1)
    table = setup.table(turn=0, phase=phase, doubles=doubles)

    # then seat 1 waits
    assert table.refusal(1, "build", deed=first) == "build.window"
    assert table.options(1, "build") == []


@rule("CW-BUILD-02", "R-CW-35")
def test_between_two_turns_of_others_a_player_builds_until_the_next_one_throws(setup):
    # given the turn of seat 0, and seat 2 with a complete group
    first, second, *_ = setup.own_group(seat=2)
    table = setup.stand(1, setup.space("parking") - 3).table(turn=0, phase="end", dice=[(1, 2)])
    assert table.refusal(2, "build", deed=first) == "build.window"

    # when the turn ends
    table.end_turn().play(2, "build", deed=first)

    # then the gap is open until seat 1 has thrown
    assert table.refusal(2, "build", deed=second) is None
    table.roll()
    assert table.refusal(2, "build", deed=second) == "build.window"


@rule("R-CW-35")
def test_a_fine_paid_before_the_throw_does_not_close_the_gap(setup):
    first, *_ = setup.own_group(seat=1)
    table = setup.imprison(0).table(turn=0)

    table.play(0, "pay_fine")

    assert table.refusal(1, "build", deed=first) is None


@rule("CW-BUILD-02", "R-CW-35")
def test_a_throw_that_does_not_open_the_jail_closes_the_gap_all_the_same(setup):
    first, *_ = setup.own_group(seat=1)
    table = setup.imprison(0).table(turn=0, dice=[(1, 2)])

    table.roll()

    assert table.refusal(1, "build", deed=first) == "build.window"


@rule("CW-SELL-01", "R-CW-35")
@pytest.mark.parametrize(("phase", "doubles"), [("roll", 1), ("end", 0)])
def test_nobody_sells_buildings_in_the_turn_of_another(setup, phase, doubles):
    # given a seat with cities, in the turn of another that has thrown
    group = setup.own_group(seat=1, level=HOTEL)
    table = setup.table(turn=0, phase=phase, doubles=doubles)

    # then it sells neither one of them nor all
    assert table.refusal(1, "sell_building", deed=group[0]) == "build.window"
    assert table.refusal(1, "sell_set", levels=dict.fromkeys(group, 0)) == "build.window"
    assert table.options(1, "sell_building", "sell_set") == []


@rule("CW-SELL-01", "R-CW-35")
@pytest.mark.parametrize(("turn", "phase", "doubles"), [(0, "roll", 0), (1, "roll", 0), (1, "roll", 1), (1, "end", 0)])
def test_buildings_are_sold_in_the_own_turn_and_between_turns(setup, turn, phase, doubles):
    first, *_ = setup.own_group(seat=1, level=1)
    table = setup.table(turn=turn, phase=phase, doubles=doubles)

    table.play(1, "sell_building", deed=first)

    assert table.level(first) == 0


@rule("CW-SELL-01", "R-CW-35")
def test_a_debtor_sells_buildings_in_the_turn_of_another(setup):
    # given seat 0, which owes money by a card that seat 1 has drawn
    first, *_ = setup.own_group(seat=0, level=1)
    table = setup.hold(0).drawn("collect_each", turn=1, nth=1)
    assert (table.turn, table.prompt(0)) == (1, "raise_cash")

    # when it sells a settlement
    table.play(0, "sell_building", deed=first).play(0, "settle")

    # then the debt is paid
    assert table.due == (1,)


@rule("CW-SELL-01", "R-CW-35")
def test_the_interest_on_a_received_mortgage_is_a_debt_for_which_buildings_are_sold(setup):
    # given seat 1 without cash, which has received a mortgaged deed at the end of the turn of seat 0
    first, *_ = setup.own_group(seat=1, level=1)
    deed = setup.deed("utility")
    table = setup.own(0, deed, mortgaged=True).hold(1500, 0).table(turn=0, phase="end")
    swap(table, 0, 1, give={"deeds": [deed]}).play(1, "keep_mortgage", deed=deed)
    assert table.prompt(1) == "raise_cash"

    # then it may sell a settlement
    assert table.refusal(1, "sell_building", deed=first) is None


@rule("CW-SELL-01", "R-CW-35")
def test_a_bidder_sells_no_buildings_in_the_turn_of_another(setup):
    # given an auction in the turn of seat 0, and seat 1 with settlements and a deed of another group
    first, *_ = setup.own_group(seat=1, nth=4, level=1)
    deed = setup.deed("utility")
    table = setup.own(1, deed).landed(setup.deed()).play(0, "auction")

    # then it raises cash for a bid by a mortgage, but by no sale: it settles no debt
    assert table.refusal(1, "mortgage", deed=deed) is None
    assert table.refusal(1, "sell_building", deed=first) == "build.window"


@rule("CW-SELL-01", "R-CW-35")
def test_who_is_on_turn_sells_buildings_to_buy_and_to_bid_but_builds_none(setup):
    # given seat 0 that lacks one credit for the deed it stands on, with settlements and a deed of another group
    first, *_ = setup.own_group(seat=0, nth=4, level=1)
    deed = setup.deed()
    table = setup.hold(setup.printed(deed).price - 1).landed(deed)
    assert table.refusal(0, "buy") == "buy.price"
    assert table.refusal(0, "build", deed=first) == "buy.choice"

    # then it may sell one, before it chooses and in the auction
    assert table.refusal(0, "sell_building", deed=first) is None
    table.play(0, "auction").play(0, "sell_building", deed=first)
    assert table.level(first) == 0
    assert table.refusal(0, "build", deed=first) == "auction.end"


@rule("CW-SELL-01", "R-CW-35")
def test_who_could_sell_buildings_is_asked_for_a_bid(setup):
    # given seat 0 without cash, on turn, and seat 1 likewise: both own settlements and nothing else
    setup.own_group(seat=0, nth=4, level=1)
    setup.own_group(seat=1, nth=5, level=1)
    table = setup.hold(0, 0, 0).landed(setup.deed())

    # when an auction begins
    table.play(0, "auction")

    # then only the one on turn could raise a bid
    assert table.due == (0,)


@rule("R-CW-35")
def test_buildings_that_cannot_be_sold_now_are_no_means_to_bid(setup):
    # given seat 1 with settlements and nothing else, and seat 2 with a deed that it could mortgage
    setup.own_group(seat=1, nth=4, level=1)
    table = setup.own(2, setup.deed("utility")).hold(1500, 0, 0).landed(setup.deed())

    # when an auction begins
    table.play(0, "auction")

    # then seat 2 is asked for a bid and seat 1 is not
    assert table.due == (0, 2)


@rule("R-CW-35", "R-MO-37")
@pytest.mark.parametrize(("phase", "doubles"), [("roll", 1), ("end", 0)])
def test_the_window_for_buildings_does_not_bind_mortgages_and_trades(setup, phase, doubles):
    # given seat 1 with two deeds, one of them mortgaged, in the turn of seat 0
    up, down = setup.deed(nth=4), setup.deed(nth=7)
    table = setup.own(1, up).own(1, down, mortgaged=True).table(turn=0, phase=phase, doubles=doubles)

    # then it deals with them as it likes
    assert table.refusal(1, "mortgage", deed=up) is None
    assert table.refusal(1, "redeem", deed=down) is None
    assert table.refusal(1, "offer_trade", to=2, give={"deeds": [up]}, want={"cash": 1}) is None


@rule("R-CW-35", "CW-BUILD-02")
def test_an_extra_turn_won_on_a_mission_is_closed_to_all_others(setup):
    # given seat 0, which has thrown 4 and 6
    first, *_ = setup.own_group(seat=1)
    mine, *_ = setup.own_group(seat=0, nth=3)
    table = setup.landed(setup.space("parking"), (4, 6), die=[2], options={"missions": True})
    assert table.refusal(1, "build", deed=first) == "build.window"

    # when it wins another turn
    table.play(0, "start_mission")

    # then that still counts as its own: it may build, and nobody else
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")
    assert table.refusal(0, "build", deed=mine) is None
    assert table.refusal(1, "build", deed=first) == "build.window"


@rule("R-CW-34")
def test_a_group_that_a_mission_completes_may_be_built_at_once(setup):
    # given seat 0, which lacks one deed of a group and has thrown 1 and 6
    first, *others = setup.street_group(nth=3)
    table = setup.own(0, *others).landed(setup.space("parking"), (1, 6), die=[2], options={"missions": True})
    table.play(0, "start_mission")
    assert table.refusal(0, "build", deed=others[0]) is not None

    # when it takes that deed as its prize
    table.play(0, "take_deed", deed=first)

    # then it may build before the next throw
    assert table.play(0, "build", deed=others[0]).level(others[0]) == 1
