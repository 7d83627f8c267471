"""Mortgages: taking and redeeming them, and what becomes of a mortgaged deed that changes hands."""

import pytest

from tests.estates_more import amounts, charged, swap, taxed
from tests.evidence import rule


def received(setup, cash=1500, price=0):
    """Seat 1 has just received a mortgaged deed from seat 0."""
    deed = setup.deed(nth=2)
    table = setup.own(0, deed, mortgaged=True).hold(1500, cash).table()
    return swap(table, 0, 1, give={"deeds": [deed]}, want={"cash": price}), deed


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
    first, *others = setup.own_group(seat=0)
    table = setup.build(0, {first: 1}).table()
    assert table.refusal(0, "mortgage", deed=first) == "mortgage.buildings"
    assert table.refusal(0, "mortgage", deed=others[0]) == "mortgage.buildings"

    # when it is sold
    table.play(0, "sell_building", deed=first)

    # then both may be mortgaged
    assert table.refusal(0, "mortgage", deed=first) is None
    assert table.refusal(0, "mortgage", deed=others[0]) is None


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


# a mortgaged deed changes hands


@rule("mortgage.transfer")
def test_who_receives_a_mortgaged_deed_must_choose_at_once(setup):
    # given seat 1 that has just received a mortgaged deed, in the turn of seat 0
    table, deed = received(setup)

    # then it redeems or keeps the mortgage before anything else
    assert table.due == (1,)
    assert table.prompt(1) == "keep_or_redeem"
    assert table.options(1, "redeem", "keep_mortgage") == [
        {"do": "keep_mortgage", "deed": deed},
        {"do": "redeem", "deed": deed},
    ]
    assert table.refusal(0, "roll") == "mortgage.transfer"
    assert table.refusal(0, "keep_mortgage", deed=deed) == "mortgage.transfer"


@rule("mortgage.transfer")
def test_keeping_the_mortgage_costs_the_receiver_ten_per_cent_of_its_value(setup):
    table, deed = received(setup, cash=100)
    tenth = -(-setup.printed(deed).mortgage // 10)

    table.play(1, "keep_mortgage", deed=deed)

    assert table.paid == [("InterestPaid", "mortgage.transfer", 1, -1, tenth)]
    assert table.cash[1] == 100 - tenth
    assert table.is_mortgaged(deed)
    assert table.owner(deed) == 1


@rule("mortgage.transfer", "R-MO-45")
def test_redeeming_at_once_costs_value_and_ten_per_cent_and_no_second_ten(setup):
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 70)
    table = setup.own(0, deed, mortgaged=True).hold(1500, 100).table()
    swap(table, 0, 1, give={"deeds": [deed]})

    table.play(1, "redeem", deed=deed)

    assert table.paid == [("Redeemed", "mortgage.redeem", 1, -1, 77)]
    assert table.cash[1] == 23
    assert table.prompt(0) == "roll_dice"


@rule("mortgage.later", "R-MO-24")
def test_redeeming_a_kept_mortgage_later_costs_the_full_amount_again(setup):
    # given seat 1 that has received a deed of value 70 and paid 7
    deed = next(deed.id for deed in setup.estate.deeds if deed.mortgage == 70)
    table = setup.own(0, deed, mortgaged=True).hold(1500, 100).table()
    swap(table, 0, 1, give={"deeds": [deed]}).play(1, "keep_mortgage", deed=deed)

    # when it redeems the deed afterwards
    table.play(1, "redeem", deed=deed)

    # then it pays 77 once more
    assert table.cash[1] == 100 - 7 - 77


@rule("mortgage.transfer", "R-MO-24")
def test_several_mortgaged_deeds_are_settled_one_by_one(setup):
    # given seat 1 that receives two mortgaged deeds
    one, two = setup.deed(nth=2), setup.deed(nth=4)
    table = setup.own(0, one, two, mortgaged=True).table()
    swap(table, 0, 1, give={"deeds": [one, two]})

    # when it has settled the first
    table.play(1, "keep_mortgage", deed=one)

    # then it is asked about the other
    assert table.due == (1,)
    assert table.refusal(1, "redeem", deed=two) is None
    table.play(1, "redeem", deed=two)
    assert (table.is_mortgaged(one), table.is_mortgaged(two)) == (True, False)
    assert table.due == (0,)


@rule("mortgage.transfer", "R-MO-24", "debt.raise")
def test_a_receiver_who_cannot_pay_the_ten_per_cent_owes_them_to_the_bank(setup):
    # given seat 1 without cash, but with another deed
    other = setup.deed(nth=6)
    setup.own(1, other)
    table, deed = received(setup, cash=0)
    assert table.refusal(1, "redeem", deed=deed) == "mortgage.redeem"

    # when it keeps the mortgage
    table.play(1, "keep_mortgage", deed=deed)

    # then it raises the ten per cent like any debt
    assert table.prompt(1) == "raise_cash"
    table.play(1, "mortgage", deed=other).play(1, "settle")
    assert table.cash[1] == setup.printed(other).mortgage + -setup.printed(deed).mortgage // 10
    assert table.due == (0,)


@rule("R-MO-24", "bankrupt.out")
def test_a_receiver_who_cannot_raise_the_ten_per_cent_is_bankrupt_to_the_bank(setup):
    table, deed = received(setup, cash=0)
    table.play(1, "keep_mortgage", deed=deed)

    table.play(1, "declare_bankruptcy")

    assert table.happened("WentBankrupt")[0].facts["creditor"] == -1
    assert table.owner(deed) is None


@rule("R-MO-24", "mortgage.transfer")
def test_raising_cash_is_part_of_settling_a_received_mortgage(setup):
    # given seat 1 that lacks the cash to redeem what it received
    other = setup.deed(nth=6)
    setup.own(1, other)
    table, deed = received(setup, cash=20)
    assert table.refusal(1, "redeem", deed=deed) == "mortgage.redeem"

    # when it mortgages another deed
    table.play(1, "mortgage", deed=other)

    # then it may redeem at once
    assert table.refusal(1, "redeem", deed=deed) is None


@rule("mortgage.transfer")
def test_a_received_mortgage_cannot_be_handed_on_before_it_is_settled(setup):
    # given seat 1 that has just received a mortgaged deed
    table, deed = received(setup)

    # then it may not pass the deed on and so spare itself the ten per cent
    assert table.refusal(1, "offer_trade", to=2, give={"deeds": [deed]}, want={"cash": 10}) == "mortgage.transfer"
    table.play(1, "keep_mortgage", deed=deed)
    assert table.refusal(1, "offer_trade", to=2, give={"deeds": [deed]}, want={"cash": 10}) is None


@rule("mortgage.transfer", "trade.mortgaged")
def test_each_side_settles_the_mortgages_that_it_received(setup):
    # given two players who have swapped mortgaged deeds
    mine, theirs = setup.deed(nth=2), setup.deed(nth=4)
    table = setup.own(0, mine, mortgaged=True).own(1, theirs, mortgaged=True).table(turn=2)
    swap(table, 0, 1, give={"deeds": [mine]}, want={"deeds": [theirs]})

    # when each has answered for what it received
    while table.due != (2,):
        (seat,) = table.due
        table.play(seat, "keep_mortgage", deed={0: theirs, 1: mine}[seat])

    # then each has paid ten per cent on it
    tenths = [-(-setup.printed(deed).mortgage // 10) for deed in (theirs, mine)]
    assert table.cash[:2] == [1500 - tenths[0], 1500 - tenths[1]]


@rule("mortgage.redeem", "debt.raise")
def test_a_debtor_lifts_no_mortgage(setup):
    down = setup.deed(nth=4)
    table = taxed(setup.own(0, down, mortgaged=True), cash=99)

    assert table.prompt(0) == "raise_cash"
    assert table.refusal(0, "redeem", deed=down) == "debt.raise"
