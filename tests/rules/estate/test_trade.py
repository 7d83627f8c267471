"""Deals: when, and about what."""

import pytest

from tests.support.estate_debts import charged
from tests.support.estate_trades import is_malformed, swap
from tests.support.evidence import rule

# when


@rule("trade.any-time", "R-MO-02")
@pytest.mark.parametrize("phase", ["roll", "end"])
def test_two_players_deal_on_the_turn_of_a_third(setup, phase):
    # given a turn of seat 2, before its throw or after all that it brought
    mine, theirs = setup.deed(nth=0), setup.deed(nth=2)
    table = setup.own(0, mine).own(1, theirs).table(turn=2, phase=phase)

    # when seat 0 and seat 1 swap
    swap(table, 0, 1, give={"deeds": [mine]}, want={"deeds": [theirs]})

    # then it is done, and still the turn of seat 2
    assert (table.owner(mine), table.owner(theirs)) == (1, 0)
    assert table.turn == 2


@rule("trade.any-time", "R-MO-02")
def test_nobody_deals_with_others_while_the_lander_chooses(setup):
    mine = setup.deed(nth=4)
    table = setup.own(1, mine).landed(setup.deed())

    assert table.refusal(1, "offer_trade", to=2, give={"deeds": [mine]}, want={"cash": 10}) == "buy.choice"


@rule("R-MO-07", "trade.any-time")
def test_the_lander_may_trade_in_order_to_buy(setup):
    # given seat 0 without the cash for the deed it stands on
    deed, other = setup.deed(), setup.deed(nth=4)
    table = setup.own(0, other).hold(0).landed(deed)

    # when it sells another deed to seat 1
    swap(table, 0, 1, give={"deeds": [other]}, want={"cash": setup.printed(deed).price})

    # then it may buy
    assert table.refusal(0, "buy") is None


@rule("trade.any-time", "R-MO-02")
def test_nobody_deals_while_an_auction_runs(setup):
    mine = setup.deed(nth=4)
    table = setup.own(1, mine).landed(setup.deed()).play(0, "auction")

    assert table.refusal(1, "offer_trade", to=2, give={"deeds": [mine]}, want={"cash": 10}) == "auction.end"


@rule("trade.any-time", "R-MO-02", "R-MO-22")
def test_while_a_debt_is_open_only_the_debtor_deals(setup):
    mine, theirs = setup.deed(nth=2), setup.deed(nth=4)
    table = charged(setup.own(0, mine).own(2, theirs), cash=0)

    assert table.refusal(2, "offer_trade", to=1, give={"deeds": [theirs]}, want={"cash": 10}) == "debt.raise"
    assert table.refusal(0, "offer_trade", to=2, give={"deeds": [mine]}, want={"cash": 10}) is None
    assert table.refusal(2, "offer_trade", to=0, give={"cash": 10}, want={"deeds": [mine]}) is None


@rule("jail.rights", "trade.any-time")
def test_a_jailed_player_trades(setup):
    mine = setup.deed()
    table = setup.own(0, mine).imprison(0).table()

    swap(table, 0, 1, give={"deeds": [mine]}, want={"cash": 10})

    assert table.owner(mine) == 1


# what


@rule("trade.goods", "R-MO-33")
def test_cash_deeds_and_jail_cards_change_hands_in_one_deal(setup):
    # given seat 0 with a deed, and seat 1 with a jail card
    mine, deck = setup.deed(), setup.decks[0]
    table = setup.own(0, mine).keep(1, deck).hold(100, 100).table()

    # when the deed goes for 10 and the card
    swap(table, 0, 1, give={"deeds": [mine]}, want={"cash": 10, "jail_cards": [deck]})

    # then all of it has passed
    assert table.owner(mine) == 1
    assert table.cash[:2] == [110, 90]
    assert (table.seat(0)["jail_cards"], table.seat(1)["jail_cards"]) == ([deck], [])


@rule("trade.goods")
@pytest.mark.parametrize("cash", [0, 1, 1500])
def test_the_price_is_a_matter_of_the_two_players(setup, cash):
    mine = setup.deed()
    table = setup.own(0, mine).table()

    swap(table, 0, 1, give={"deeds": [mine]}, want={"cash": cash})

    assert table.cash[:2] == [1500 + cash, 1500 - cash]


@rule("trade.goods", "R-MO-33")
def test_nobody_gives_or_asks_for_what_is_not_there(setup):
    theirs, deck = setup.deed(), setup.decks[0]
    table = setup.own(1, theirs).hold(100, 100).table()

    assert table.refusal(0, "offer_trade", to=1, give={"cash": 101}, want={"deeds": [theirs]}) == "trade.goods"
    assert table.refusal(0, "offer_trade", to=1, give={"deeds": [theirs]}, want={"cash": 1}) == "trade.goods"
    assert table.refusal(0, "offer_trade", to=1, give={"jail_cards": [deck]}, want={"cash": 1}) == "trade.goods"
    assert table.refusal(0, "offer_trade", to=1, give={"cash": 1}, want={"cash": 101}) == "trade.goods"
    assert table.refusal(0, "offer_trade", to=2, give={"cash": 1}, want={"deeds": [theirs]}) == "trade.goods"


@rule("trade.goods")
def test_an_empty_deal_is_none(setup):
    table = setup.table()

    assert table.refusal(0, "offer_trade", to=1, give={}, want={}) == "trade.goods"


@rule("jail.buy-card", "trade.goods")
def test_a_jail_card_bought_from_another_player_opens_the_jail(setup):
    # given seat 0 in jail, and seat 1 with a jail card
    deck = setup.decks[1]
    table = setup.imprison(0).keep(1, deck).table(dice=[(1, 2)])

    # when seat 0 buys it
    swap(table, 0, 1, give={"cash": 30}, want={"jail_cards": [deck]})

    # then it may play it
    assert table.refusal(0, "use_jail_card", deck=deck) is None


@rule("E1-CARD-03")
@pytest.mark.parametrize("phase", ["roll", "end"])
def test_a_jail_card_can_be_sold_on_anybodys_turn(setup, phase):
    deck = setup.decks[0]
    table = setup.keep(0, deck).hold(500, 500, 500).table(turn=2, phase=phase)

    swap(table, 0, 1, give={"jail_cards": [deck]}, want={"cash": 40})

    assert (table.cash, table.seat(1)["jail_cards"]) == ([540, 460, 500], [deck])


@rule("trade.any-time")
@pytest.mark.parametrize("kind", ["streets", "ladder", "utility"])
def test_property_of_every_kind_is_traded(setup, kind):
    # given a deed of that kind, if the box has it
    deeds = [deed for group in setup.groups(kind) for deed in group]
    table = setup.own(0, *deeds[:1]).table()

    # then it may be offered
    refusals = [table.refusal(0, "offer_trade", to=1, give={"deeds": [deed]}, want={"cash": 1}) for deed in deeds[:1]]
    assert refusals == [None] * len(deeds[:1])


@rule("trade.buildings")
def test_no_deed_of_a_built_group_is_traded_until_its_buildings_are_sold(setup):
    # given one house on a group of seat 0
    first, *others = setup.own_group(seat=0)
    table = setup.build(0, {first: 1}).table()
    for deed in (first, others[0]):
        assert table.refusal(0, "offer_trade", to=1, give={"deeds": [deed]}, want={"cash": 1}) == "trade.buildings"
        assert table.refusal(1, "offer_trade", to=0, give={"cash": 1}, want={"deeds": [deed]}) == "trade.buildings"

    # when it is sold
    table.play(0, "sell_building", deed=first)

    # then both deeds may go
    assert table.refusal(0, "offer_trade", to=1, give={"deeds": [first, *others]}, want={"cash": 1}) is None


@rule("trade.buildings")
def test_buildings_on_one_group_do_not_tie_the_deeds_of_another(setup):
    setup.own_group(seat=0, level=1)
    free = setup.deed(nth=6)
    table = setup.own(0, free).table()

    assert table.refusal(0, "offer_trade", to=1, give={"deeds": [free]}, want={"cash": 1}) is None


@rule("trade.no-buildings")
@pytest.mark.parametrize("goods", [{"houses": 1}, {"hotels": 1}, {"buildings": {"any": 1}}])
def test_no_offer_can_name_buildings(setup, goods):
    setup.own_group(seat=0, level=1)
    table = setup.table()

    assert is_malformed(table, 0, "offer_trade", to=1, give=goods, want={"cash": 10})


@rule("trade.mortgaged")
@pytest.mark.parametrize("price", [0, 1, 500])
def test_a_mortgaged_deed_goes_at_any_price(setup, price):
    mine = setup.deed()
    table = setup.own(0, mine, mortgaged=True).table()

    swap(table, 0, 1, give={"deeds": [mine]}, want={"cash": price})

    assert table.owner(mine) == 1
    assert table.is_mortgaged(mine)
    assert table.cash[0] == 1500 + price


@rule("advice.loan", "R-MO-33")
@pytest.mark.parametrize("goods", [{"loan": 100}, {"cash": 100, "back": 120}, {"debt": 100}])
def test_no_offer_can_name_a_loan(setup, goods):
    table = setup.table()

    assert is_malformed(table, 0, "offer_trade", to=1, give=goods, want={})


@rule("CW-TRADE-01", "R-CW-10")
@pytest.mark.parametrize("goods", [{"loan": 100}, {"immunity": 3}, {"promise": "later"}])
def test_no_offer_of_the_clone_wars_can_name_a_loan_freedom_from_rent_or_a_promise(setup, goods):
    mine = setup.deed()
    table = setup.own(0, mine).table()

    assert is_malformed(table, 0, "offer_trade", to=1, give={"deeds": [mine]}, want=goods)
    assert table.refusal(0, "offer_trade", to=1, give={"deeds": [mine]}, want={"cash": 100}) is None


@rule("E1-MISC-01")
def test_only_the_bank_lends_and_only_against_a_mortgage(setup):
    # given seat 0 with nothing but a deed
    mine = setup.deed()
    table = setup.own(0, mine).hold(0, 500, 500).table()
    assert table.refusal(1, "offer_trade", to=0, give={"cash": 100}, want={}) == "trade.goods"

    # when it takes a mortgage
    table.play(0, "mortgage", deed=mine)

    # then the bank has paid, and no player
    assert table.cash == [setup.printed(mine).mortgage, 500, 500]


@rule("advice.immunity", "R-MO-33")
@pytest.mark.parametrize("goods", [{"immunity": 3}, {"no_rent": True}, {"claims": [1]}])
def test_no_offer_can_name_freedom_from_rent(setup, goods):
    table = setup.table()

    assert is_malformed(table, 0, "offer_trade", to=1, give={"cash": 1}, want=goods)


@rule("trade.goods", "R-MO-33")
def test_nobody_deals_with_the_bank_or_alone_or_with_negative_cash(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table()

    assert is_malformed(table, 0, "offer_trade", to=0, give={"deeds": [mine]}, want={"cash": 1})
    assert is_malformed(table, 0, "offer_trade", to=-1, give={"deeds": [mine]}, want={"cash": 1})
    assert is_malformed(table, 0, "offer_trade", to=1, give={"deeds": [mine]}, want={"cash": -1})
