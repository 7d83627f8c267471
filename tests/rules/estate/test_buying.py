"""Landing on a deed that nobody owns."""

import pytest

from tests.estates_more import swap
from tests.evidence import rule


@rule("buy.choice")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_the_lander_on_an_unowned_deed_must_buy_or_auction_and_there_is_no_third_way(setup, kind):
    table = setup.landed(setup.deed(kind))

    assert (table.due, table.prompt(0)) == ((0,), "buy_or_auction")
    assert table.may(0) == {"buy", "auction"}
    assert table.refusal(0, "end_turn") == "buy.choice"
    assert table.refusal(0, "roll") == "buy.choice"
    assert table.refusal(0, "pass") == "buy.choice"


@rule("BF-BUY-01")
def test_equipment_is_bought_or_auctioned_as_well(setup):
    deed = setup.deed("ladder", 1)
    table = setup.landed(deed)
    assert table.may(0) == {"buy", "auction"}

    table.play(0, "buy")

    assert table.owner(deed) == 0


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
def test_every_deed_of_the_same_place_costs_what_its_space_says(setup):
    prices = [setup.printed(deed).price for group in setup.groups("streets") for deed in group]

    assert prices == [60, 60, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320, 350, 400]
    assert [setup.printed(deed).price for deed in setup.groups("utility")[0]] == [150, 150]


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
    table = setup.own(0, bare).hold(20, 500, 500).landed(wanted)
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


@rule("auction.declined", "advice.auction")
def test_a_deed_that_is_not_bought_is_always_auctioned(setup):
    deed = setup.deed()
    table = setup.landed(deed)

    table.play(0, "auction")

    assert table.told("AuctionOpened", "key", "seat", "deed") == [("auction.declined", -1, deed)]
    assert table.due == (0, 1, 2)
    assert table.refusal(0, "buy") == "auction.end"


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
