"""How an offer becomes a deal: answers, revisions, and offers that have become void."""

from tests.support.estate_debts import taxed
from tests.support.estate_trades import is_malformed, offer, swap
from tests.support.evidence import rule


@rule("trade.any-time")
def test_an_offer_waits_for_the_other_player_and_holds_up_nobody(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table(turn=2)

    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})

    assert table.prompt(1) == "answer_trade"
    assert table.due == (2,)
    assert table.owner(mine) == 0
    assert table.refusal(1, "accept_trade", offer=number, revision=1) is None


@rule("trade.any-time")
def test_only_the_player_it_is_made_to_answers_an_offer(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table()
    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})

    for seat in (0, 2):
        assert table.refusal(seat, "accept_trade", offer=number, revision=1) == "trade.any-time"
        assert table.refusal(seat, "decline_trade", offer=number) == "trade.any-time"
    assert table.refusal(1, "withdraw_trade", offer=number) == "trade.any-time"


@rule("trade.any-time")
def test_an_offer_can_be_turned_down_or_taken_back(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table()

    declined = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})
    table.play(1, "decline_trade", offer=declined)
    withdrawn = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 90})
    table.play(0, "withdraw_trade", offer=withdrawn)

    for number in (declined, withdrawn):
        assert table.refusal(1, "accept_trade", offer=number, revision=1) == "decision.stale"


@rule("trade.goods")
def test_other_terms_are_a_new_revision_that_the_first_player_may_accept(setup):
    # given an offer for 100 that seat 1 has answered with 80
    mine = setup.deed()
    table = setup.own(0, mine).table()
    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})
    table.play(1, "counter_trade", offer=number, give={"cash": 80}, want={"deeds": [mine]})
    assert table.happened("TradeOffered")[0].facts == {"offer": number, "revision": 2, "partner": 0}

    # when seat 0 accepts the second revision
    table.play(0, "accept_trade", offer=number, revision=2)

    # then the new terms hold
    assert table.owner(mine) == 1
    assert table.cash[:2] == [1580, 1420]


@rule("trade.goods")
def test_an_old_revision_can_no_longer_be_accepted(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table()
    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})

    table.play(1, "counter_trade", offer=number, give={"cash": 80}, want={"deeds": [mine]})

    assert table.refusal(0, "accept_trade", offer=number, revision=1) == "decision.stale"
    assert table.refusal(1, "accept_trade", offer=number, revision=2) == "trade.any-time"


@rule("trade.goods")
def test_goods_that_are_gone_at_the_acceptance_cannot_be_traded(setup):
    # given two offers of the same deed
    mine = setup.deed()
    table = setup.own(0, mine).table()
    late = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})

    # when the deed goes to seat 2
    swap(table, 0, 2, give={"deeds": [mine]}, want={"cash": 90})

    # then the other offer can no longer be accepted
    assert table.refusal(1, "accept_trade", offer=late, revision=1) == "trade.goods"


@rule("trade.goods")
def test_cash_that_is_spent_before_the_acceptance_cannot_be_traded(setup):
    first, *_ = setup.own_group(seat=1)
    mine = setup.deed(nth=4)
    table = setup.own(0, mine).hold(1500, 100).table()
    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})

    table.play(1, "build", deed=first)

    assert table.refusal(1, "accept_trade", offer=number, revision=1) == "trade.goods"


@rule("trade.buildings")
def test_a_house_built_after_the_offer_stops_the_trade(setup):
    first, *_ = setup.own_group(seat=0)
    table = setup.table()
    number = offer(table, 0, 1, give={"deeds": [first]}, want={"cash": 100})

    table.play(0, "build", deed=first)

    assert table.refusal(1, "accept_trade", offer=number, revision=1) == "trade.buildings"


@rule("trade.any-time", "R-MO-02")
def test_an_open_offer_rests_while_others_are_busy(setup):
    # given an open offer between seat 1 and seat 2, and seat 0 that comes into debt
    mine = setup.deed(nth=4)
    setup.own(1, mine).hold(0).stand(0, setup.space("tax", -1) - 3)
    table = setup.table(dice=[(1, 2)])
    number = offer(table, 1, 2, give={"deeds": [mine]}, want={"cash": 100})
    table.roll()
    assert table.prompt(0) == "raise_cash"

    # then it can be accepted only when the debt is out of the way
    assert table.refusal(2, "accept_trade", offer=number, revision=1) == "debt.raise"
    table.play(0, "declare_bankruptcy")
    assert table.refusal(2, "accept_trade", offer=number, revision=1) is None


@rule("R-MO-22", "trade.any-time")
def test_a_debtor_who_has_paid_by_a_deal_stays_in_the_game(setup):
    mine = setup.deed()
    table = taxed(setup.own(0, mine), cash=0)

    swap(table, 0, 2, give={"deeds": [mine]}, want={"cash": 300}).play(0, "settle")

    assert table.prompt(0) == "finish_turn"


@rule("R-MO-22", "bankrupt.out")
def test_nobody_deals_with_a_player_who_is_out(setup):
    mine = setup.deed()
    table = setup.own(1, mine).out(0).table(turn=1)

    assert is_malformed(table, 1, "offer_trade", to=0, give={"deeds": [mine]}, want={"cash": 0})
    assert table.refusal(0, "offer_trade", to=1, give={"cash": 0}, want={"deeds": [mine]}) == "bankrupt.out"


@rule("trade.mortgaged", "R-MO-33")
def test_who_is_to_give_a_deed_cannot_mortgage_it_first_and_then_accept(setup):
    # given an offer of 300 for a deed of seat 1 that is not mortgaged
    deed = setup.deed()
    table = setup.own(1, deed).table()
    number = offer(table, 0, 1, give={"cash": 300}, want={"deeds": [deed]})

    # when seat 1 takes the mortgage value
    table.play(1, "mortgage", deed=deed)

    # then the offer, which was for another thing, is void
    assert table.view["offers"] == []
    assert table.refusal(1, "accept_trade", offer=number, revision=1) == "decision.stale"


@rule("trade.mortgaged", "R-MO-33")
def test_who_has_offered_a_deed_cannot_mortgage_it_under_the_offer(setup):
    deed = setup.deed()
    table = setup.own(0, deed).table()
    number = offer(table, 0, 1, give={"deeds": [deed]}, want={"cash": 300})

    table.play(0, "mortgage", deed=deed)

    assert table.refusal(1, "accept_trade", offer=number, revision=1) == "decision.stale"


@rule("R-MO-33", "trade.goods")
def test_cash_alone_is_no_deal(setup):
    table = setup.table()

    assert table.refusal(0, "offer_trade", to=1, give={"cash": 100}, want={}) == "trade.goods"
    assert table.refusal(0, "offer_trade", to=1, give={"cash": 100}, want={"cash": 50}) == "trade.goods"


@rule("trade.goods")
def test_the_terms_of_an_offer_are_told_side_by_side(setup):
    mine, theirs = setup.deed(), setup.deed(nth=1)
    table = setup.own(0, mine).own(1, theirs).table()

    offer(table, 0, 1, give={"deeds": [mine], "cash": 5}, want={"deeds": [theirs]})

    assert table.told("TermsSet", "key", "seat", "cash", "deeds") == [
        ("trade.goods", 0, 5, [mine]),
        ("trade.goods", 1, 0, [theirs]),
    ]


@rule("trade.any-time")
def test_an_offer_that_was_turned_down_is_not_taken_back_as_well(setup):
    # given an offer that is open, and another that was turned down
    mine, other = setup.deed(), setup.deed(nth=1)
    table = setup.own(0, mine, other).table()
    number = offer(table, 0, 2, give={"deeds": [other]}, want={"cash": 100})
    table.play(1, "decline_trade", offer=offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100}))

    # when the deed of the second is mortgaged
    table.play(0, "mortgage", deed=mine)

    # then nothing becomes of either
    assert table.happened("TradeWithdrawn") == []
    assert [held["offer"] for held in table.view["offers"]] == [number]
    assert is_malformed(table, 2, "accept_trade", offer=0, revision=0)
