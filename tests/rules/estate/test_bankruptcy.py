"""Bankruptcy: who is out, and what passes to a player."""

from tests.support.estate_debts import charged, tax, taxed
from tests.support.estate_stock import HOTEL, HOUSES, hoard_houses
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


def passed_on(setup):
    """In which state a free and a mortgaged deed of a bankrupt come to the creditor."""
    free, down = setup.deed("utility"), setup.deed(nth=6)
    table = charged(setup.own(0, free).own(0, down, mortgaged=True), cash=0).play(0, "declare_bankruptcy")
    assert (table.owner(free), table.owner(down)) == (1, 1)
    states = {True: "mortgaged", False: "free"}
    return {"free": states[table.is_mortgaged(free)], "mortgaged": states[table.is_mortgaged(down)]}


@rule("bankrupt.out")
def test_who_cannot_pay_is_out_of_the_game(setup):
    # given a debt that nothing covers
    table = taxed(setup, cash=0)

    # when the debtor gives up
    table.play(0, "declare_bankruptcy")

    # then it decides nothing any more and the turn passes on
    assert table.seat(0)["out"]
    assert table.refusal(0, "roll") == "bankrupt.out"
    assert table.options(0) == []
    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("bankrupt.out")
def test_the_turn_goes_round_without_the_bankrupt(setup):
    table = setup.out(1).table(turn=0, phase="end")

    table.end_turn()

    assert table.turn == 2


@rule("bankrupt.out", "R-MO-22")
def test_a_bankrupt_makes_no_deals_any_more(setup):
    deed = setup.deed()
    table = setup.out(0).own(1, deed).table(turn=1)

    assert table.refusal(0, "offer_trade", to=1, give={"cash": 0}, want={"deeds": [deed]}) == "bankrupt.out"
    assert table.refusal(1, "offer_trade", to=0, give={"deeds": [deed]}) is not None


@rule("bankrupt.out")
def test_doubles_do_not_keep_the_turn_with_a_bankrupt(setup):
    table = taxed(setup, cash=0, throw=(2, 2))

    table.play(0, "declare_bankruptcy")

    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("bankrupt.out", "bankrupt.player")
def test_the_turn_of_another_goes_on_when_a_player_goes_out_in_it(setup):
    # given seat 1, by whose card seat 0 owes it money and has none
    table = setup.hold(5).drawn("collect_each", turn=1, nth=1)
    assert table.prompt(0) == "raise_cash"

    # when seat 0 goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then seat 1 has the rest of its cash and ends its turn
    assert table.cash[0] == 0
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1
    assert (table.turn, table.prompt(1)) == (1, "finish_turn")


@rule("bankrupt.out")
def test_a_tax_that_cannot_be_paid_in_full_is_not_paid_in_part(setup):
    table = taxed(setup, cash=tax(setup) - 1)

    table.play(0, "declare_bankruptcy")

    assert amounts(table, "TaxPaid") == []
    assert amounts(table, "EstatePaid") == [tax(setup) - 1]


# to a player


@rule("bankrupt.player")
def test_a_creditor_gets_the_cash_the_deeds_and_the_jail_cards(setup):
    # given a debtor with 20, a mortgaged deed and a jail card
    deed, deck = setup.deed(nth=2), setup.decks[0]
    table = charged(setup.own(0, deed, mortgaged=True).keep(0, deck), cash=20)

    # when it goes bankrupt to seat 1
    table.play(0, "declare_bankruptcy")

    # then everything is with seat 1
    assert table.paid == [("EstatePaid", "bankrupt.player", 0, 1, 20)]
    assert table.cash[:2] == [0, 1520]
    assert table.owner(deed) == 1
    assert (table.seat(0)["jail_cards"], table.seat(1)["jail_cards"]) == ([], [deck])


@rule("bankrupt.player", "R-MO-23")
def test_where_all_is_turned_into_cash_first_every_deed_is_mortgaged_before_it_passes(setup):
    # given a table that plays so, and a debtor with 20 and a deed
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed), cash=20, options={"bankrupt_liquidate_first": True})

    # when it goes bankrupt to seat 1
    table.play(0, "declare_bankruptcy")

    # then seat 1 has the mortgage value, and the deed with its mortgage
    value = setup.printed(deed).mortgage
    assert amounts(table, "Mortgaged") == [value]
    assert amounts(table, "EstatePaid") == [20 + value]
    assert table.cash[:2] == [0, 1500 + 20 + value]
    assert (table.owner(deed), table.is_mortgaged(deed)) == (1, True)


@rule("R-MO-23", "bankrupt.player")
def test_where_deeds_pass_as_they_stand_nothing_is_mortgaged(setup):
    # given a table that plays so, and a debtor with a built group, a free deed and a mortgaged one
    group = setup.own_group(seat=0, level=1)
    free, down = setup.deed("utility"), setup.deed(nth=6)
    setup.own(0, free).own(0, down, mortgaged=True)
    table = charged(setup, cash=0, options={"bankrupt_liquidate_first": False})

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then buildings were sold but nothing was mortgaged
    assert amounts(table, "Mortgaged") == []
    assert sum(amounts(table, "BuildingSold")) == sum(setup.printed(deed).build_price for deed in group) // 2
    assert [table.owner(deed) for deed in (*group, free, down)] == [1] * (len(group) + 2)
    assert (table.is_mortgaged(free), table.is_mortgaged(down)) == (False, True)


@rule("BF-BANKR-02", "R-MO-23")
def test_the_pursuer_of_a_bankrupt_gets_every_deed_mortgaged(setup):
    assert passed_on(setup) == {"free": "mortgaged", "mortgaged": "mortgaged"}


@rule("MA-BANKR-02", "R-MO-23")
def test_the_collector_of_a_bankrupt_gets_every_deed_mortgaged(setup):
    assert passed_on(setup) == {"free": "mortgaged", "mortgaged": "mortgaged"}


@rule("CW-BANKR-01", "R-MO-23")
def test_the_creditor_gets_streets_ships_and_stations_as_they_stand(setup):
    assert passed_on(setup) == {"free": "free", "mortgaged": "mortgaged"}


@rule("E1-BANKR-02", "R-MO-23")
def test_the_creditor_gets_lots_railroads_and_utilities_as_they_stand(setup):
    assert passed_on(setup) == {"free": "free", "mortgaged": "mortgaged"}


@rule("bankrupt.player", "R-MO-23")
def test_a_deed_that_was_mortgaged_before_brings_nothing_more(setup):
    deed = setup.deed(nth=2)
    table = charged(setup.own(0, deed, mortgaged=True), cash=20)

    table.play(0, "declare_bankruptcy")

    assert amounts(table, "Mortgaged") == []
    assert amounts(table, "EstatePaid") == [20]


@rule("bankrupt.buildings", "R-MO-23")
def test_all_buildings_are_sold_at_half_price_before_anything_passes(setup):
    # given a debtor with a house on every deed of a group
    group = setup.own_group(seat=0, level=1)
    table = charged(setup, cash=0)
    houses, hotels = table.stock

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then the bank has the houses, and the creditor half their price besides the mortgages, if there are any
    half = sum(setup.printed(deed).build_price for deed in group) // 2
    assert sum(amounts(table, "BuildingSold")) == half
    assert table.stock == (houses + len(group), hotels)
    assert table.cash[1] == 1500 + half + sum(amounts(table, "Mortgaged"))
    assert [table.level(deed) for deed in group] == [0] * len(group)


@rule("bankrupt.buildings", "R-MO-19")
def test_hotels_of_a_bankrupt_are_sold_though_the_bank_has_no_houses_to_exchange(setup):
    # given a debtor with hotels, and a bank without houses
    group = setup.own_group(seat=0, nth=0, level=HOTEL)
    hoard_houses(setup, 1, left=0)
    table = setup.hold(0).landed(setup.street_group(-1)[0]).claim(1)
    assert table.stock[0] == 0

    # when it goes bankrupt
    table.play(0, "declare_bankruptcy")

    # then every level brought half its price
    half = sum(HOUSES * setup.printed(deed).build_price + setup.printed(deed).hotel_price for deed in group) // 2
    assert sum(amounts(table, "BuildingSold")) == half
    assert [table.owner(deed) for deed in group] == [1] * len(group)
