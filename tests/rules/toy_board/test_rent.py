"""Rent: amounts, claims and their window."""

import pytest

from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    ASK_RENT,
    BUY,
    CLAIM_OPENED,
    CLAIM_RENT,
    MORTGAGE,
    RENT_CLAIMED,
    RENT_LAPSED,
    RENT_PAID,
    RENT_ROLLED,
    RESIGN,
    ROLL,
    WAIVE_RENT,
)
from tests.support.evidence import about
from tests.support.toy_board import (
    BARGE,
    BARGE_SPACE,
    ELM,
    FERRY,
    FLINT,
    MILL,
    OAK,
    REED,
    SLATE,
)
from tests.support.toy_table import ToyTable

pytestmark = pytest.mark.interpreted


def landed(deed_owner=1, deeds=(REED,), mortgaged=(), dice=(2, 3), start=0, **values):
    """Seat 0 has thrown and landed."""
    table = ToyTable(**values).own(deed_owner, *deeds).own(deed_owner, *mortgaged, mortgaged=True).stand(0, start)
    return table.roll(*dice)


@about("rent.asked")
def test_rent_is_paid_when_the_owner_asks_and_not_before():
    # given a landing on a deed of seat 1
    table = landed()
    assert table.events(CLAIM_OPENED) == [("rent.level", 0, 1, 1, 40)]
    assert table.cash == [400, 400, 400]
    assert table.prompt(1) == ASK_RENT

    # when the owner asks
    table.play(1, CLAIM_RENT, 1)

    # then the rent is paid at once
    assert table.events(RENT_CLAIMED) == [("rent.asked", 1, 1, 0, 40)]
    assert table.events(RENT_PAID) == [("rent.asked", 0, 1, 40, REED)]
    assert table.cash == [360, 440, 400]
    assert table.refusal(1, CLAIM_RENT, 1) == "rent.window"


@about("rent.asked", "R-MO-41")
def test_the_owner_may_give_a_rent_up():
    table = landed().play(1, WAIVE_RENT, 1)

    assert table.cash == [400, 400, 400]
    assert table.refusal(1, CLAIM_RENT, 1) == "rent.window"


@about("rent.asked")
def test_only_the_owner_may_ask():
    table = landed()

    assert table.refusal(2, CLAIM_RENT, 1) == "rent.asked"
    assert table.refusal(0, WAIVE_RENT, 1) == "rent.asked"
    assert table.refusal(1, CLAIM_RENT, 2) == "decision.malformed"
    assert table.refusal(1, CLAIM_RENT, -1) == "decision.malformed"


@about("rent.window")
def test_the_window_closes_with_the_next_players_throw():
    table = landed().end_turn()
    assert table.refusal(1, CLAIM_RENT, 1) is None

    table.play(1, ROLL)

    assert table.events(RENT_LAPSED) == [("rent.window", 0, 1, 1, 0)]
    table.throw(1, 3)
    assert table.refusal(1, CLAIM_RENT, 1) == "rent.window"


@about("R-MO-08")
def test_a_throw_for_doubles_of_the_lander_closes_nothing_and_two_claims_stand_together():
    # given a lander who came by doubles and throws again
    table = landed(deeds=(MILL, BARGE), dice=(3, 3), utility_anew=False).roll(1, 1)

    # then both claims are open and answered in any order
    assert table.state.claims == 2
    table.play(1, CLAIM_RENT, 2).play(1, CLAIM_RENT, 1)
    assert table.cash == [400 - 25 - 24, 400 + 25 + 24, 400]


@about("rent.window", "R-E1-06")
def test_a_wide_window_closes_with_the_second_following_players_throw():
    table = landed(rent_window=2, deed_owner=2).end_turn()
    table.roll(1, 3).end_turn()
    assert table.refusal(2, CLAIM_RENT, 1) is None

    table.play(2, ROLL)

    assert table.state.claims == 0


@about("R-E1-06")
def test_with_two_players_a_wide_window_closes_with_the_landers_own_next_turn():
    table = landed(rent_window=2, seats=2).end_turn().roll(1, 3)
    assert table.refusal(1, CLAIM_RENT, 1) is None
    table.end_turn()

    table.play(0, ROLL)

    assert table.state.claims == 0


@about("R-E1-06")
def test_the_followers_doubles_do_not_close_a_wide_window():
    table = landed(rent_window=2, deed_owner=2).end_turn()

    table.roll(2, 2).roll(3, 3)

    assert table.refusal(2, CLAIM_RENT, 1) is None


@about("R-E1-06", "R-MO-34")
def test_a_follower_who_has_left_the_game_is_skipped():
    # given a claim of seat 2 and a follower who resigns before throwing
    table = landed(rent_window=2, deed_owner=2, seats=4).end_turn().play(1, RESIGN)

    # when the next seat throws as the first follower
    table.roll(1, 3)

    # then the claim is still open
    assert table.state.claims == 1


@about("rent.level")
def test_a_single_street_costs_its_bare_rent():
    assert landed().events(CLAIM_OPENED) == [("rent.level", 0, 1, 1, 40)]


@about("rent.group")
def test_a_complete_group_doubles_the_rent_of_bare_streets():
    table = landed(deeds=(OAK, ELM), dice=(1, 2))

    assert table.events(CLAIM_OPENED) == [("rent.group", 0, 1, 1, 48)]


@about("rent.beside-mortgage")
def test_the_rent_stays_double_beside_a_mortgaged_street():
    table = landed(deeds=(ELM,), mortgaged=(OAK,), dice=(1, 2))

    assert table.events(CLAIM_OPENED) == [("rent.group", 0, 1, 1, 48)]


@about("rent.mortgaged")
def test_a_mortgaged_deed_earns_no_rent():
    table = landed(deeds=(OAK,), mortgaged=(ELM,), dice=(1, 2))

    assert table.state.claims == 0


@about("rent.own")
def test_nothing_is_due_on_an_own_deed():
    assert landed(deed_owner=0).state.claims == 0


@about("ladder.count", "R-MO-11")
@pytest.mark.parametrize(
    ("deeds", "mortgaged", "rent"), [((BARGE,), (), 25), ((BARGE, FERRY), (), 50), ((BARGE,), (FERRY,), 50)]
)
def test_ladder_deeds_cost_by_how_many_the_owner_has_mortgaged_ones_too(deeds, mortgaged, rent):
    table = landed(deeds=deeds, mortgaged=mortgaged, start=3)

    assert table.state.space[0] == BARGE_SPACE
    assert table.events(CLAIM_OPENED) == [("ladder.count", 0, 1, 1, rent)]


@about("utility.one", "utility.roll", "R-MO-12")
def test_dice_rent_is_thrown_anew_at_the_claim():
    # given a landing with a six
    table = landed(deeds=(MILL,), dice=(2, 4))
    assert table.events(CLAIM_OPENED) == [("utility.one", 0, 1, 1, -4)]

    # when the owner asks and the dice show nine
    table.play(1, CLAIM_RENT, 1)
    assert table.due == "dice"
    table.throw(4, 5)

    # then four times nine is paid
    assert table.events(RENT_ROLLED) == [("utility.roll", 0, 4, 5, 1)]
    assert table.cash == [364, 436, 400]


@about("utility.roll", "R-MO-09")
def test_each_of_several_claims_keeps_its_own_amount_or_factor():
    # given a claim on dice rent before one on a fixed rent
    table = landed(deeds=(MILL, BARGE), dice=(3, 3)).roll(1, 1)
    assert table.state.claim_amount[:2] == [0, 25]
    assert table.state.claim_factor[:2] == [4, 0]

    # when the first is given up
    table.play(1, WAIVE_RENT, 1)

    # then the other is as it was
    table.play(1, CLAIM_RENT, 2)
    assert table.cash == [375, 425, 400]


@about("utility.roll")
def test_a_claim_on_dice_rent_is_not_touched_by_one_that_goes_before_it():
    table = landed(deeds=(FERRY, MILL), dice=(1, 1)).roll(2, 2).play(1, CLAIM_RENT, 1)

    table.play(1, CLAIM_RENT, 2).throw(1, 2)

    assert table.cash == [400 - 25 - 12, 400 + 25 + 12, 400]


@about("R-MO-12", "R-MO-13")
def test_the_rent_throw_is_no_doubles_moves_nobody_and_closes_no_window():
    # given a claim on dice rent and another open claim, in the next turn's rest point
    table = landed(deeds=(MILL, BARGE), dice=(3, 3)).roll(1, 1).roll(1, 3).end_turn()
    space = table.state.space[0]

    # when the rent is thrown with doubles
    table.play(1, CLAIM_RENT, 1).throw(6, 6)

    # then nothing but the payment happens
    assert table.cash == [352 + 40, 448, 400]
    assert table.state.space[0] == space
    assert table.due == [1]
    assert table.refusal(1, CLAIM_RENT, 2) is None


@about("utility.roll")
def test_dice_rent_may_go_by_the_throw_that_moved_the_token():
    table = landed(deeds=(MILL,), dice=(2, 4), utility_anew=False).play(1, CLAIM_RENT, 1)

    assert table.cash == [376, 424, 400]


@about("R-MO-09")
def test_creditor_and_amount_are_fixed_at_the_landing():
    # given a landing, after which the owner sells the deed and completes nothing
    table = landed()
    table.offer_trade(1, 2, give=(0, [REED]), want=(5, []))
    table.play(2, ACCEPT_TRADE, 1, 1)

    # then the former owner may still ask, the new one not
    assert table.refusal(2, CLAIM_RENT, 1) == "rent.asked"
    table.play(1, CLAIM_RENT, 1)
    assert table.cash == [360, 445, 395]


@about("R-MO-09")
def test_a_mortgage_after_the_landing_does_not_touch_the_claim():
    table = landed().play(1, MORTGAGE, REED)

    table.play(1, CLAIM_RENT, 1)

    assert table.cash[0] == 360


@about("R-MO-46")
def test_no_claim_is_made_inside_another_seats_debt():
    # given seat 1 with a claim, and seat 0 in debt to seat 2
    table = ToyTable().own(1, MILL).own(2, BARGE, FERRY).own(0, OAK, SLATE, FLINT).roll(3, 3).roll(1, 1)
    table.hold(5).play(2, CLAIM_RENT, 2)
    assert table.due == [0]

    assert table.refusal(1, CLAIM_RENT, 1) == "debt.raise"
    assert table.refusal(1, WAIVE_RENT, 1) == "debt.raise"


@about("R-MO-46")
def test_a_debtor_may_ask_for_rent_in_the_own_debt():
    # given seat 1, who owes seat 2 and has a claim on seat 0 that is still open
    table = landed(rent_window=2).end_turn().own(2, BARGE, FERRY).stand(1, 1).roll(3, 4)
    table.hold(400, 20, 400).play(2, CLAIM_RENT, 2)
    assert table.due == [1]

    # when seat 1 asks
    table.play(1, CLAIM_RENT, 1)

    # then the cash comes in, and the debt is still to be settled
    assert table.cash == [360, 60, 400]
    assert table.due == [1]
    assert table.refusal(1, BUY) == "debt.raise"
