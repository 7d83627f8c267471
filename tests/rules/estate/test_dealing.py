"""Deals: what passes from hand to hand, what the table is told, and what becomes of an offer."""

from tests.support.estate_trades import offer, swap
from tests.support.evidence import rule


@rule("trade.any-time")
def test_an_accepted_offer_is_a_deal_and_lies_on_the_table_no_more(setup):
    # given an offer of 100 for a deed, made in the turn of a third player
    theirs = setup.deed()
    table = setup.own(1, theirs).hold(500, 500, 500).table(turn=2)
    number = offer(table, 0, 1, give={"cash": 100}, want={"deeds": [theirs]})

    # when it is accepted
    table.play(1, "accept_trade", offer=number, revision=1)

    # then both have what was agreed, everybody hears of it, and nothing is left to accept
    assert table.told("TradeMade", "key", "seat", "offer") == [("trade.any-time", 1, number)]
    assert (table.owner(theirs), table.cash) == (0, [400, 600, 500])
    assert table.view["offers"] == []


@rule("trade.any-time")
def test_an_offer_that_is_turned_down_or_taken_back_is_told_and_gone(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table(turn=2)

    declined = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})
    table.play(1, "decline_trade", offer=declined)
    assert table.told("TradeDeclined", "key", "seat", "offer") == [("trade.any-time", 1, declined)]

    withdrawn = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 90})
    table.play(0, "withdraw_trade", offer=withdrawn)
    assert table.told("TradeWithdrawn", "key", "seat", "offer") == [("trade.any-time", 0, withdrawn)]
    assert table.view["offers"] == []


@rule("trade.goods")
def test_jail_cards_go_either_way_in_a_trade(setup):
    # given two players with one card each
    one, other = setup.decks
    table = setup.keep(0, one).keep(1, other).hold(500, 500, 500).table()

    # when seat 0 gives its card and 40 for the other one
    swap(table, 0, 1, give={"jail_cards": [one], "cash": 40}, want={"jail_cards": [other]})

    # then the cards have changed hands, and the 40 with them
    assert [table.seat(seat)["jail_cards"] for seat in (0, 1)] == [[other], [one]]
    assert table.cash == [460, 540, 500]


@rule("trade.goods")
def test_an_offer_about_a_deed_is_void_once_it_is_mortgaged(setup):
    # given an offer of a deed
    mine = setup.deed()
    table = setup.own(0, mine).table()
    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})

    # when its owner mortgages it
    table.play(0, "mortgage", deed=mine)

    # then what was offered is no longer there to be had
    assert table.told("TradeWithdrawn", "key", "seat", "offer") == [("trade.goods", 0, number)]
    assert table.view["offers"] == []


@rule("trade.no-buildings")
def test_a_house_does_not_change_hands_with_its_deed(setup):
    # given a group with a house on one of its deeds
    first, second, *_ = setup.own_group(seat=0)
    table = setup.build(0, {first: 1}).table()

    # then neither that deed nor its neighbour can be sold to a player, and the house only to the bank
    for deed in (first, second):
        assert table.refusal(0, "offer_trade", to=1, give={"deeds": [deed]}, want={"cash": 10}) == "trade.buildings"
    table.play(0, "sell_building", deed=first)
    assert table.refusal(0, "offer_trade", to=1, give={"deeds": [first]}, want={"cash": 10}) is None
