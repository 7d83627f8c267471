"""A short stock at its edges: who is asked, and who still gets a piece."""

from tests.support.estate_stock import HOUSES, auctioned, hoard_houses, spread, wanted
from tests.support.evidence import rule

# who is asked


@rule("stock.auction", "R-MO-20")
def test_the_first_seat_is_not_asked_without_a_place(setup):
    # given four houses in the bank, and places of seats 1 and 2 for many more
    hoard_houses(setup, 0, left=HOUSES)
    first, _ = setup.own_group(seat=1), setup.own_group(seat=2, nth=2)
    table = setup.table(turn=1)

    # when seat 1 wants to build
    table.play(1, "build", deed=first[0])

    # then seats 1 and 2 are asked
    assert (table.due, table.told("DemandOpened", "seats")) == ((1, 2), [[1, 2]])


@rule("stock.auction", "R-MO-20")
def test_the_first_group_of_the_board_has_places_like_any_other(setup):
    # given one house in the bank; seat 1 has only the first group
    first = setup.own_group(seat=0)
    setup.own_group(seat=1, nth=0)
    hoard_houses(setup, 2, left=HOUSES)
    table = setup.build(0, spread(first, HOUSES - 1)).table()

    # when seat 0 wants to build
    table.play(0, "build", deed=first[-1])

    # then seat 1 is asked too
    assert table.due == (0, 1)


@rule("stock.auction", "R-MO-20")
def test_who_has_no_place_for_a_house_is_not_asked_to_bid_but_may_raise_cash(setup):
    table, *_ = auctioned(setup)

    assert (table.prompt(0), table.prompt(1), table.prompt(2)) == ("bid_or_pass", "bid_or_pass", "manage")


# who gets one


@rule("stock.pay", "R-MO-20")
def test_who_has_won_a_house_places_it_without_the_list_price(setup):
    # given seat 1, which pays all its cash for the last house
    setup.hold(100, 100, 100)
    table, _, second = auctioned(setup)

    table.bid(1, 100).passes(0)

    # then it may place the house with nothing left
    assert table.options(1) == [{"do": "place", "deed": deed} for deed in second]
    table.play(1, "place", deed=second[0])
    assert (table.level(second[0]), table.cash[1]) == (1, 0)


@rule("stock.auction", "R-MO-20")
def test_who_wanted_none_may_still_win_one_and_has_no_want_less(setup):
    # given seats 0 and 1 who want the last house, and seat 2 who passed though it has a place
    first = setup.own_group(seat=0)
    setup.own_group(seat=1, nth=2)
    third = setup.own_group(seat=2, nth=3)
    hoard_houses(setup, 3, left=HOUSES)
    table = setup.build(0, spread(first, HOUSES - 1)).table(seats=4)
    wanted(table.play(0, "build", deed=first[-1]), seat0=1, seat1=1, seat2=0)

    # when seat 2 wins it
    table.bid(2, 30).passes(0, 1)

    # then it places it, and the others want what they wanted
    assert table.view["demand"] == {"piece": "house", "asked": [], "wanted": [1, 1, 0, 0], "placer": 2, "paid": True}
    assert table.play(2, "place", deed=third[0]).level(third[0]) == 1
