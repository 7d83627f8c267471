"""A mortgaged deed changes hands: its receiver redeems it or pays ten per cent."""

from tests.support.estate_trades import swap
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


def received(setup, cash=1500, price=0):
    """Seat 1 has just received a mortgaged deed from seat 0."""
    deed = setup.deed(nth=2)
    table = setup.own(0, deed, mortgaged=True).hold(1500, cash).table()
    return swap(table, 0, 1, give={"deeds": [deed]}, want={"cash": price}), deed


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


@rule("E1-MORT-08", "R-MO-24", "R-MO-06")
def test_who_keeps_the_mortgage_pays_ten_per_cent_now_and_another_ten_later(setup):
    # given seat 1 that has received a deed of mortgage value 75
    deed = setup.deed("utility")
    table = setup.own(0, deed, mortgaged=True).table()
    swap(table, 0, 1, give={"deeds": [deed]})

    # when it keeps the mortgage and redeems it in a later turn
    now = amounts(table.play(1, "keep_mortgage", deed=deed), "InterestPaid")
    later = amounts(table.play(1, "redeem", deed=deed), "Redeemed")

    # then both interests are rounded up: 8 now, 75 and 8 later
    assert (now, later) == ([8], [83])


@rule("CW-MORT-05", "CW-MORT-06")
def test_a_mortgage_kept_at_the_purchase_is_redeemed_later_for_the_usual_amount(setup):
    # given seat 1 that has bought a deed of mortgage value 75 for 20 and kept the mortgage
    deed = setup.deed("utility")
    table = setup.own(0, deed, mortgaged=True).hold(0, 200).table()
    swap(table, 0, 1, give={"deeds": [deed]}, want={"cash": 20}).play(1, "keep_mortgage", deed=deed)
    assert table.cash[:2] == [20, 200 - 20 - 8]

    # when it redeems the deed afterwards
    table.play(1, "redeem", deed=deed)

    # then it pays what any owner does
    assert table.paid == [("Redeemed", "mortgage.redeem", 1, -1, 83)]


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


@rule("mortgage.transfer")
def test_who_keeps_a_mortgage_pays_ten_per_cent_and_that_is_told(setup):
    # given a mortgaged deed, mortgage value 50, that has just been sold to seat 1
    deed = setup.deed()
    table = setup.own(0, deed, mortgaged=True).hold(500, 500, 500).table()
    swap(table, 0, 1, give={"deeds": [deed]}, want={"cash": 30})
    assert (table.due, table.prompt(1)) == ((1,), "keep_or_redeem")

    # when seat 1 leaves it mortgaged
    table.play(1, "keep_mortgage", deed=deed)

    # then 5 go to the bank
    assert table.told("MortgageKept", "key", "seat", "deed") == [("mortgage.transfer", 1, deed)]
    assert table.cash == [530, 465, 500]
    assert table.is_mortgaged(deed)


@rule("CW-MORT-05", "R-MO-25")
def test_who_wins_a_mortgaged_street_from_the_bank_settles_its_mortgage(setup):
    settles_after_auction(setup)


@rule("E1-MORT-07", "R-MO-25")
def test_who_wins_a_mortgaged_lot_from_the_bank_settles_its_mortgage(setup):
    settles_after_auction(setup)


def settles_after_auction(setup):
    """Let the bank, by the option, auction a mortgaged deed: its buyer keeps or redeems the mortgage."""
    deed = setup.deed()
    table = setup.own(0, deed, mortgaged=True).table(options={"bank_clears_mortgage": False})

    table.play(0, "resign").bid(1, 10).passes(2)

    assert (table.due, table.prompt(1)) == ((1,), "keep_or_redeem")
    assert table.refusal(1, "keep_mortgage", deed=deed) is None
    assert not table.play(1, "redeem", deed=deed).is_mortgaged(deed)
