"""Who has to wait: nobody answers for the player on turn, and what has begun is finished first."""

from tests.support.estate_stock import auctioned
from tests.support.estate_turns import jailed
from tests.support.estate_variants import SHORT
from tests.support.evidence import rule


@rule("turn.order", "estate")
def test_only_the_lander_buys_a_deed_or_sends_it_to_auction(setup):
    table = setup.landed(setup.deed())

    for other in (1, 2):
        assert table.refusal(other, "buy") == "turn.order"
        assert table.refusal(other, "auction") == "turn.order"
    assert table.refusal(0, "auction") is None


@rule("turn.order", "estate")
def test_nobody_leaves_jail_in_the_turn_of_another(setup):
    # given seats 0 and 1 in jail, both with the card that opens it, and seat 0 on turn
    deck, other = setup.decks
    table = setup.imprison(1).keep(0, deck).keep(1, other).imprison(0).table()

    # then seat 1 waits for its own turn
    assert table.refusal(1, "pay_fine") == "turn.order"
    assert table.refusal(1, "use_jail_card", deck=other) == "turn.order"
    assert table.refusal(0, "pay_fine") is None
    assert table.refusal(0, "use_jail_card", deck=deck) is None


@rule("turn.order", "short.late-fine")
def test_only_who_missed_stays_in_jail_or_pays(setup):
    table = jailed(setup, dice=[(1, 2)], options={**SHORT, "short_jail_forced": False}).roll()

    assert table.refusal(1, "stay") == "turn.order"
    assert table.refusal(0, "stay") is None


@rule("turn.order", "E1-TAX-01")
def test_only_the_lander_chooses_the_tax(setup):
    table = setup.landed(setup.space("tax"))

    assert table.refusal(1, "pay_tax", share=False) == "turn.order"
    assert table.refusal(0, "pay_tax", share=False) is None


@rule("turn.order", "CW-SPEC-06")
def test_only_who_threw_the_six_goes_on_the_mission_and_takes_its_prize(missions):
    # given a mission that is on offer to seat 0
    table = missions.offered("light-1", die=[6])
    assert table.refusal(1, "start_mission") == "turn.order"

    # when it is won
    table.play(0, "start_mission")

    # then seat 0 alone takes what it brings
    assert table.refusal(1, "take_deed", deed="ruusan") == "turn.order"
    assert table.refusal(0, "take_deed", deed="ruusan") is None


@rule("turn.order", "estate")
def test_the_passing_of_the_dice_is_told(setup):
    table = setup.landed(setup.space("parking")).end_turn()

    assert table.told("TurnPassed", "key", "seat") == [("turn.order", 1)]


@rule("turn.end", "estate")
def test_a_turn_that_is_over_brings_nothing_more_to_decide(setup):
    table = setup.landed(setup.space("parking"))

    assert table.refusal(0, "pay_fine") == "turn.end"
    assert table.refusal(0, "settle") is not None
    assert table.refusal(0, "end_turn") is None


@rule("turn.roll")
def test_a_turn_begins_with_two_dice_and_the_token_goes_by_both(setup):
    table = setup.landing(setup.space("parking"), (2, 5))

    table.roll()

    assert table.told("Rolled", "key", "seat", "dice") == [("turn.roll", 0, [2, 5])]
    assert table.where(0) == setup.space("parking")


@rule("auction.end")
def test_while_an_auction_runs_nobody_throws_builds_or_ends_the_turn(setup):
    pair = setup.own_group(seat=1, nth=2)
    table = setup.landed(setup.deed()).play(0, "auction")

    assert table.refusal(0, "roll") == "auction.end"
    assert table.refusal(0, "end_turn") == "auction.end"
    assert table.refusal(1, "build", deed=pair[0]) == "auction.end"


@rule("auction.end", "stock.auction")
def test_who_leads_the_bidding_for_a_house_sells_nothing_until_it_ends(setup):
    # given an auction for the last house, and a deed that seat 1 could mortgage
    setup.own(1, setup.deed("utility"))
    table, *_ = auctioned(setup)
    assert table.refusal(1, "mortgage", deed=setup.deed("utility")) is None

    # when seat 1 leads
    table.bid(1, 10)

    # then it waits; seat 0 need not
    assert table.refusal(1, "mortgage", deed=setup.deed("utility")) == "auction.end"
    assert table.refusal(0, "mortgage", deed=setup.deed("utility")) != "auction.end"
