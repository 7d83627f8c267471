"""Resigning, and what becomes of the open business of a player who leaves."""

import pytest

from tests.support.estate_debts import charged, hotel_rent
from tests.support.estate_trades import offer, swap
from tests.support.evidence import rule


@rule("R-MO-34", "bankrupt.bank")
def test_who_resigns_without_a_debt_is_bankrupt_to_the_bank(setup):
    # given seat 1 with a deed, in the turn of seat 0
    deed = setup.deed()
    table = setup.own(1, deed).table(turn=0)

    # when it resigns
    table.play(1, "resign")

    # then its deed is auctioned among the others, whose turn goes on
    assert table.happened("WentBankrupt")[0].facts["creditor"] == -1
    assert table.due == (0, 2)
    table.passes(0, 2)
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-MO-34")
def test_who_resigns_in_the_own_turn_passes_the_turn_on(setup):
    table = setup.table(turn=0)

    table.play(0, "resign")

    assert (table.turn, table.prompt(1)) == (1, "roll_dice")


@rule("R-MO-34", "bankrupt.player")
def test_who_resigns_with_a_rent_still_unasked_leaves_everything_to_its_owner(setup):
    # given seat 0 on a deed of seat 1, with cash enough to pay
    deed = setup.deed()
    table = setup.own(1, deed).hold(700).landed(deed)

    # when it resigns before seat 1 has asked
    table.play(0, "resign")

    # then seat 1 is the creditor
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1
    assert table.cash[1] == 1500 + 700


@rule("R-MO-34", "bankrupt.player")
@pytest.mark.parametrize("way", ["resign", "declare_bankruptcy"])
def test_interest_does_not_come_before_a_rent_still_unasked(setup, way):
    # given seat 0 without cash on a deed of seat 1, which takes a mortgaged deed of seat 2 before seat 1 has asked
    deed, gift = setup.deed(), setup.deed(nth=2)
    table = setup.own(1, deed).own(2, gift, mortgaged=True).hold(0, 500, 500).landed(deed)
    swap(table, 2, 0, give={"deeds": [gift]}).play(0, "keep_mortgage", deed=gift)

    # when it leaves the game for the interest
    table.play(0, way)

    # then the owner of the rent gets what there is
    assert table.happened("WentBankrupt")[0].facts["creditor"] == 1
    assert table.owner(gift) == 1


@rule("R-MO-34", "bankrupt.player")
def test_who_resigns_instead_of_paying_leaves_everything_to_the_creditor(setup):
    # given a debtor whose mortgages would cover the debt
    deed = setup.deed(nth=4)
    options = {"bankrupt_liquidate_first": False}
    table = charged(setup.own(0, deed), cash=hotel_rent(setup) - 1, options=options)
    assert table.refusal(0, "declare_bankruptcy") == "bankrupt.out"

    # when it resigns
    table.play(0, "resign")

    # then the creditor gets it all
    assert table.owner(deed) == 1
    assert table.cash[1] == 1500 + hotel_rent(setup) - 1


@rule("R-MO-34", "R-MO-46")
def test_of_two_open_claims_the_first_gets_all_and_the_other_lapses(setup):
    # given seat 0 who has thrown doubles onto a deed of seat 1 and then reached one of seat 2
    one, two = setup.street_group(2)[:2]
    setup.own(1, one).own(2, two).hold(500).stand(0, setup.space_of(one) - 2)
    step = setup.space_of(two) - setup.space_of(one)
    table = setup.table(dice=[(1, 1), (1, step - 1)]).roll().roll()
    assert [claim["creditor"] for claim in table.claims] == [1, 2]

    # when it resigns
    table.play(0, "resign")

    # then seat 1 is the creditor and seat 2 gets nothing
    assert table.cash == [0, 2000, 1500]
    assert table.claims == []


@rule("R-MO-46")
def test_a_claim_lapses_when_its_creditor_leaves_the_game(setup):
    deed = setup.deed()
    table = setup.own(1, deed).landed(deed)
    assert len(table.claims) == 1

    table.play(1, "resign")

    assert table.claims == []
    assert table.cash[0] == 1500


@rule("R-MO-46")
def test_no_claim_is_made_while_an_auction_runs(setup):
    # given seat 0 who owes seat 1 a rent and has then landed on a deed of the bank
    one, two = setup.street_group(2)[:2]
    setup.own(1, one).stand(0, setup.space_of(one) - 2)
    step = setup.space_of(two) - setup.space_of(one)
    table = setup.table(dice=[(1, 1), (1, step - 1)]).roll().roll().play(0, "auction")

    # then the claim waits until the auction is over
    assert table.refusal(1, "claim_rent", claim=table.claims[0]["id"]) == "auction.end"
    table.passes(0, 1, 2)
    assert table.refusal(1, "claim_rent", claim=table.claims[0]["id"]) is None


@rule("R-MO-22", "bankrupt.out")
def test_the_offers_of_a_bankrupt_are_gone(setup):
    mine = setup.deed()
    table = setup.own(1, mine).table()
    number = offer(table, 1, 2, give={"deeds": [mine]}, want={"cash": 10})

    table.play(1, "resign").passes(0, 2)

    assert table.refusal(2, "accept_trade", offer=number, revision=1) == "decision.stale"


@rule("R-MO-34", "bankrupt.out")
def test_giving_up_is_told_before_the_bankruptcy(setup):
    table = setup.table(turn=0)

    table.play(1, "resign")

    assert [(event.kind, event.key, event.seat) for event in table.last[:2]] == [
        ("Resigned", "bankrupt.out", 1),
        ("WentBankrupt", "bankrupt.out", 1),
    ]
