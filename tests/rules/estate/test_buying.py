"""Landing on a deed that nobody owns."""

import pytest

from tests.support.estate_trades import swap
from tests.support.estate_turns import offered
from tests.support.evidence import rule


@rule("buy.choice")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_the_lander_on_an_unowned_deed_must_buy_or_auction_and_there_is_no_third_way(setup, kind):
    table = setup.landed(setup.deed(kind))

    assert (table.due, table.prompt(0)) == ((0,), "buy_or_auction")
    assert table.may(0) == {"buy", "auction"}
    assert table.refusal(0, "end_turn") == "buy.choice"
    assert table.refusal(0, "roll") == "buy.choice"
    assert table.refusal(0, "pass") == "buy.choice"


def is_bought_or_auctioned(setup, deed):
    """Land on a deed twice: once it is bought for its price, once auctioned for less."""
    price = setup.printed(deed).price
    bought = setup.hold(500, 500, 500).landed(deed).play(0, "buy")
    auctioned = setup.landed(deed).play(0, "auction").bid(2, 30).passes(0, 1)

    assert (bought.owner(deed), bought.cash) == (0, [500 - price, 500, 500])
    assert (auctioned.owner(deed), auctioned.cash) == (2, [500, 500, 470])


@rule("BF-BUY-01")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_equipment_is_bought_or_auctioned_as_well(setup, place):
    is_bought_or_auctioned(setup, setup.deed("ladder", place))


@rule("buy.ladder")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_starships_are_bought_and_auctioned_like_every_other_property(setup, place):
    is_bought_or_auctioned(setup, setup.deed("ladder", place))


@rule("buy.utility")
@pytest.mark.parametrize("place", [0, 1])
def test_space_stations_are_bought_and_auctioned_like_the_streets(setup, place):
    is_bought_or_auctioned(setup, setup.deed("utility", place))


@rule("E1-BUY-01")
@pytest.mark.parametrize("kind", ["streets", "ladder", "utility"])
def test_every_kind_of_property_of_episode_one_is_bought_or_auctioned(setup, kind):
    is_bought_or_auctioned(setup, setup.deed(kind))


@rule("buy.choice")
def test_nothing_can_be_bought_where_nobody_has_landed(setup):
    table = setup.stand(0, setup.deed()).table()

    assert table.refusal(0, "buy") == "buy.choice"
    assert table.refusal(0, "auction") == "buy.choice"
    assert table.refusal(1, "buy") == "turn.order"


@rule("buy.price")
def test_the_buyer_pays_the_bank_the_printed_price_and_takes_the_deed(setup):
    deed = setup.deed()
    table = setup.hold(300, 300, 300).landed(deed)

    table.play(0, "buy")

    assert table.paid == [("Bought", "buy.price", 0, -1, 100)]
    assert table.told("Bought", "deed") == [deed]
    assert (table.owner(deed), table.cash) == (0, [200, 300, 300])
    assert table.prompt(0) == "finish_turn"


@rule("buy.price")
@pytest.mark.parametrize(("kind", "nth", "price"), [("streets", -1, 400), ("streets", -2, 350), ("utility", 0, 150)])
def test_every_deed_costs_what_its_own_space_says(setup, kind, nth, price):
    deed = setup.deed(kind, nth)
    table = setup.hold(500, 500, 500).landed(deed)

    table.play(0, "buy")

    assert table.told("Bought", "deed", "amount") == [(deed, price)]
    assert table.cash == [500 - price, 500, 500]


@rule("deed.open", "R-MO-44")
def test_a_bought_deed_lies_open_before_its_owner(setup):
    deed = setup.deed()
    table = setup.landed(deed)
    assert table.owner(deed) is None

    table.play(0, "buy")

    assert [table.table.view(seat)["seats"][0]["deeds"] for seat in range(3)] == [[deed]] * 3


@rule("buy.choice", "buy.price", "R-MO-07")
def test_a_lander_without_the_price_is_left_with_the_auction(setup):
    deed = setup.deed()
    exact = setup.hold(100, 300, 300).landed(deed)
    short = setup.hold(99, 300, 300).landed(deed)

    assert exact.refusal(0, "buy") is None
    assert short.refusal(0, "buy") == "buy.price"
    assert short.may(0) == {"auction"}


@rule("R-MO-07", "R-MO-02")
def test_the_lander_may_mortgage_sell_buildings_and_trade_before_choosing(setup):
    # given a lander short of the price, with a bare deed and a built group
    bare = setup.deed("utility")
    built = setup.own_group(seat=0, nth=3, level=1)
    wanted = setup.deed()
    table = setup.own(0, bare).hold(20, 500, 500).landed(wanted, options=offered(setup, build_window="any"))
    assert table.refusal(0, "buy") == "buy.price"

    # when cash is raised in all three ways
    table.play(0, "sell_building", deed=built[0])
    table.trade(0, 1, give={"deeds": [bare]}, want={"cash": 40})

    # then the price can be paid
    assert table.cash[:2] == [20 + 50 + 40, 460]
    assert table.play(0, "buy").owner(wanted) == 0


@rule("R-MO-07")
def test_a_mortgage_may_pay_for_the_deed_landed_on(setup):
    helper, wanted = setup.deed("utility"), setup.deed()
    table = setup.own(0, helper).hold(30, 500, 500).landed(wanted)

    table.play(0, "mortgage", deed=helper).play(0, "buy")

    assert table.cash == [30 + 75 - 100, 500, 500]


@rule("auction.declined")
def test_a_deed_that_is_not_bought_is_always_auctioned(setup):
    deed = setup.deed()
    table = setup.landed(deed)

    table.play(0, "auction")

    assert table.told("AuctionOpened", "key", "seat", "deed") == [("auction.declined", -1, deed)]
    assert table.due == (0, 1, 2)
    assert table.refusal(0, "buy") == "auction.end"


@rule("auction.declined")
def test_the_highest_bidder_gets_the_deed_that_was_not_bought(setup):
    deed = setup.deed()
    table = setup.hold(500, 500, 500).landed(deed).play(0, "auction")

    table.bid(1, 20).bid(2, 35).passes(0, 1)

    assert (table.owner(deed), table.cash) == (2, [500, 500, 465])
    assert table.prompt(0) == "finish_turn"


@rule("CW-AUC-01")
def test_the_auction_comes_before_anything_else(setup):
    deed, mine = setup.deed(), setup.own_group(seat=0, nth=3)
    table = setup.landed(deed, (2, 2)).play(0, "auction")

    assert table.refusal(0, "roll") == "auction.end"
    assert table.refusal(0, "build", deed=mine[0]) == "auction.end"
    assert table.refusal(0, "offer_trade", to=2, give={"deeds": mine[:1]}, want={"cash": 1}) == "auction.end"


@rule("auction.declined", "advice.auction")
def test_no_option_of_the_edition_leaves_a_declined_deed_with_the_bank(setup):
    names = {option.name for option in setup.estate.edition.options}

    assert not any("auction" in name and name != "supply_auction" for name in names)
    assert setup.landed(setup.deed()).play(0, "auction").lot > 0


@rule("buy.choice", "advice.auction")
def test_the_deed_of_a_lander_who_leaves_before_choosing_is_auctioned(setup):
    # given seat 0 without means before a deed that nobody owns, which takes a mortgaged deed
    deed, gift = setup.deed(nth=2), setup.deed(nth=4)
    setup.own(1, gift, mortgaged=True).hold(0)
    table = setup.landed(deed)
    swap(table, 0, 1, want={"deeds": [gift]})

    # when it is out for the interest
    table.play(0, "keep_mortgage", deed=gift).play(0, "declare_bankruptcy")

    # then both deeds come to auction, in board order
    assert table.view["auction"]["deed"] == deed
    table.passes(1, 2)
    assert table.view["auction"]["deed"] == gift
