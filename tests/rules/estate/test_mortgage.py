"""Mortgages: taking and redeeming them."""

import pytest

from tests.support.estate_debts import charged, tax, taxed
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


@rule("mortgage.value")
def test_a_mortgage_brings_the_value_on_the_deed(setup):
    # given a bare deed
    deed = setup.deed()
    table = setup.own(0, deed).hold(100).table()

    # when it is mortgaged
    table.play(0, "mortgage", deed=deed)

    # then the bank pays and the deed lies face down
    value = setup.printed(deed).mortgage
    assert table.paid == [("Mortgaged", "mortgage.value", -1, 0, value)]
    assert table.cash[0] == 100 + value
    assert table.is_mortgaged(deed)


@rule("mortgage.value")
def test_a_deed_is_mortgaged_once(setup):
    deed = setup.deed()
    table = setup.own(0, deed, mortgaged=True).table()

    assert table.refusal(0, "mortgage", deed=deed) == "mortgage.value"
    assert table.options(0, "mortgage") == []


@rule("mortgage.value")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_every_kind_of_deed_can_be_mortgaged(setup, kind):
    deed = setup.deed(kind)
    table = setup.own(0, deed).table()

    table.play(0, "mortgage", deed=deed)

    assert amounts(table, "Mortgaged") == [setup.printed(deed).mortgage]


@rule("mortgage.value", "ladder.count")
def test_a_deed_of_the_ladder_can_be_mortgaged_too(setup):
    deed = setup.deed("ladder")
    table = setup.own(0, deed).table()

    table.play(0, "mortgage", deed=deed)

    assert amounts(table, "Mortgaged") == [setup.printed(deed).mortgage]


@rule("E1-MORT-09", "R-E1-11")
def test_a_mortgaged_deed_is_shown_as_mortgaged_to_everybody(setup):
    # given two deeds of seat 0
    up, down = setup.deed(nth=2), setup.deed(nth=4)
    table = setup.own(0, up, down).table()

    # when one is mortgaged
    table.play(0, "mortgage", deed=down)

    # then all see the same: it is still a deed of seat 0, and it is mortgaged
    for viewer in (None, 0, 1, 2):
        seen = table.table.view(viewer)["seats"][0]
        assert (seen["deeds"], seen["mortgaged"]) == ([up, down], [down])


@rule("mortgage.owner")
def test_a_mortgaged_deed_stays_with_its_owner(setup):
    deed = setup.deed()
    table = setup.own(0, deed).table()

    table.play(0, "mortgage", deed=deed)

    assert table.owner(deed) == 0


@rule("mortgage.owner")
def test_nobody_mortgages_or_redeems_what_belongs_to_another(setup):
    mine, theirs, banks = (setup.deed(nth=nth) for nth in (0, 2, 4))
    table = setup.own(1, mine).own(1, theirs, mortgaged=True).table()

    assert table.refusal(0, "mortgage", deed=mine) == "mortgage.owner"
    assert table.refusal(0, "redeem", deed=theirs) == "mortgage.owner"
    assert table.refusal(0, "mortgage", deed=banks) == "mortgage.owner"


@rule("CW-MORT-02", "R-CW-02")
def test_the_owner_keeps_mortgaged_property_whoever_offers_to_pay_for_it(setup):
    # given a mortgaged deed of seat 1
    deed = setup.deed()
    table = setup.own(1, deed, mortgaged=True).table()

    # then seat 0 cannot get it by redeeming, and its owner can still do that
    assert table.refusal(0, "redeem", deed=deed) == "mortgage.owner"
    assert table.play(1, "redeem", deed=deed).owner(deed) == 1


@rule("mortgage.redeem")
def test_redeeming_costs_the_value_and_ten_per_cent(setup):
    # given a mortgaged deed of value 70
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 70)
    table = setup.own(0, deed, mortgaged=True).hold(100).table()

    # when it is redeemed
    table.play(0, "redeem", deed=deed)

    # then the bank gets 77 and the deed lies face up
    assert table.paid == [("Redeemed", "mortgage.redeem", 0, -1, 77)]
    assert table.cash[0] == 23
    assert not table.is_mortgaged(deed)


@rule("mortgage.redeem", "R-MO-06")
@pytest.mark.parametrize(("value", "cost"), [(75, 83), (175, 193), (60, 66), (200, 220)])
def test_ten_per_cent_are_rounded_up(setup, value, cost):
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == value)
    table = setup.own(0, deed, mortgaged=True).table()

    table.play(0, "redeem", deed=deed)

    assert amounts(table, "Redeemed") == [cost]


@rule("mortgage.redeem")
def test_who_lacks_one_credit_does_not_redeem(setup):
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 70)
    setup.own(0, deed, mortgaged=True)

    assert setup.hold(76).table().refusal(0, "redeem", deed=deed) == "mortgage.redeem"
    assert setup.hold(77).table().refusal(0, "redeem", deed=deed) is None


@rule("mortgage.redeem")
def test_a_deed_that_is_not_mortgaged_is_not_redeemed(setup):
    deed = setup.deed()
    table = setup.own(0, deed).table()

    assert table.refusal(0, "redeem", deed=deed) == "mortgage.redeem"
    assert table.options(0, "redeem") == []


@rule("mortgage.buildings")
def test_no_deed_of_a_group_is_mortgaged_while_a_house_stands_on_it(setup):
    # given a single house on a group
    group = setup.own_group(seat=0)
    table = setup.build(0, {group[0]: 1}).table()
    assert [table.refusal(0, "mortgage", deed=deed) for deed in group] == ["mortgage.buildings"] * len(group)

    # when it is sold
    table.play(0, "sell_building", deed=group[0])

    # then all of them may be mortgaged
    assert [table.refusal(0, "mortgage", deed=deed) for deed in group] == [None] * len(group)


@rule("mortgage.buildings")
def test_buildings_on_another_group_hinder_no_mortgage(setup):
    setup.own_group(seat=0, level=1)
    deed = setup.deed(nth=6)
    table = setup.own(0, deed).table()

    assert table.refusal(0, "mortgage", deed=deed) is None


@rule("jail.rights", "mortgage.value")
def test_a_jailed_owner_mortgages_and_redeems(setup):
    deed = setup.deed()
    table = setup.own(0, deed).imprison(0).table()

    table.play(0, "mortgage", deed=deed).play(0, "redeem", deed=deed)

    assert table.jailed(0) == 1
    assert not table.is_mortgaged(deed)


@rule("R-MO-37", "R-MO-02", "mortgage.value")
@pytest.mark.parametrize("phase", ["roll", "end"])
def test_mortgages_are_taken_and_lifted_without_a_debt_and_on_any_turn(setup, phase):
    up, down = setup.deed(nth=2), setup.deed(nth=4)
    table = setup.own(1, up).own(1, down, mortgaged=True).table(turn=0, phase=phase)

    table.play(1, "mortgage", deed=up).play(1, "redeem", deed=down)

    assert (table.is_mortgaged(up), table.is_mortgaged(down)) == (True, False)


@rule("R-MO-02", "mortgage.value")
def test_nobody_but_the_debtor_mortgages_while_a_debt_is_open(setup):
    mine, theirs = setup.deed(nth=2), setup.deed(nth=4)
    table = charged(setup.own(0, mine).own(2, theirs), cash=0)

    assert table.refusal(2, "mortgage", deed=theirs) == "debt.raise"
    assert table.refusal(0, "mortgage", deed=mine) is None


@rule("R-MO-07", "R-MO-02", "mortgage.value")
def test_the_lander_may_mortgage_in_order_to_buy(setup):
    # given seat 0 that lacks one credit for the deed it stands on
    deed, other = setup.deed(), setup.deed(nth=4)
    table = setup.own(0, other).hold(setup.printed(deed).price - 1).landed(deed)
    assert table.refusal(0, "buy") == "buy.price"

    # when it mortgages another deed
    table.play(0, "mortgage", deed=other).play(0, "buy")

    # then it has bought
    assert table.owner(deed) == 0


@rule("R-MO-07")
def test_a_lander_who_still_cannot_pay_is_left_with_the_auction(setup):
    deed = setup.deed()
    table = setup.hold(setup.printed(deed).price - 1).landed(deed)

    assert table.refusal(0, "buy") == "buy.price"
    assert table.options(0, "buy", "auction") == [{"do": "auction"}]


@rule("R-MO-02")
def test_while_the_lander_chooses_nobody_redeems_and_nobody_else_mortgages(setup):
    down, theirs = setup.deed(nth=4), setup.deed(nth=6)
    table = setup.own(0, down, mortgaged=True).own(1, theirs).landed(setup.deed())

    assert table.refusal(0, "redeem", deed=down) == "buy.choice"
    assert table.refusal(1, "mortgage", deed=theirs) == "buy.choice"


@rule("R-MO-02")
def test_a_bidder_may_mortgage_during_an_auction_but_not_redeem(setup):
    up, down = setup.deed(nth=4), setup.deed(nth=6)
    table = setup.own(1, up).own(1, down, mortgaged=True).hold(1500, 10)
    table = setup.landed(setup.deed()).play(0, "auction")
    assert table.refusal(1, "bid", lot=table.lot, amount=11) == "auction.pay"

    table.play(1, "mortgage", deed=up)

    assert table.refusal(1, "bid", lot=table.lot, amount=11) is None
    assert table.refusal(1, "redeem", deed=down) == "auction.end"


@rule("mortgage.redeem", "debt.raise")
def test_a_debtor_lifts_no_mortgage(setup):
    down = setup.deed(nth=4)
    table = taxed(setup.own(0, down, mortgaged=True), cash=tax(setup) - 1)

    assert table.prompt(0) == "raise_cash"
    assert table.refusal(0, "redeem", deed=down) == "debt.raise"
