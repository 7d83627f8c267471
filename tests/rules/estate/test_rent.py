"""Landing on another player's deed: asking, the window, and how much is due."""

import pytest

from tests.evidence import rule


@rule("rent.asked", "R-MO-38")
def test_rent_is_paid_when_the_owner_asks_and_not_before(setup):
    # given a landing on a deed of seat 1
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    assert table.cash == [500, 500, 500]
    assert table.prompt(1) == "ask_rent"
    assert {"claim_rent", "waive_rent"} <= table.may(1)

    # when the owner asks
    table.claim(1)

    # then the lander has to pay at once
    assert table.told("RentClaimed", "key", "seat", "debtor", "amount") == [("rent.asked", 1, 0, 6)]
    assert table.paid == [("RentPaid", "rent.asked", 0, 1, 6)]
    assert table.told("RentPaid", "deed") == [deed]
    assert table.cash == [494, 506, 500]
    assert table.claims == []


@rule("rent.asked")
def test_nobody_but_the_owner_may_ask_and_only_once(setup):
    deed = setup.deed()
    table = setup.own(1, deed).landed(deed)
    claim = table.claims[0]["id"]

    assert table.refusal(2, "claim_rent", claim=claim) == "rent.asked"
    assert table.refusal(0, "waive_rent", claim=claim) == "rent.asked"
    table.claim(1)
    assert table.refusal(1, "claim_rent", claim=claim) == "rent.window"


@rule("rent.asked", "R-MO-41")
def test_an_owner_may_give_the_rent_up(setup):
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    claim = table.claims[0]["id"]

    table.play(1, "waive_rent", claim=claim)

    assert table.told("RentWaived", "seat", "claim", "debtor") == [(1, claim, 0)]
    assert table.cash == [500, 500, 500]
    assert table.refusal(1, "claim_rent", claim=claim) == "rent.window"


@rule("R-MO-41", "R-MO-38")
def test_an_owner_may_keep_silent_and_the_turn_goes_on(setup):
    deed = setup.deed()
    table = setup.own(1, deed).landed(deed)

    assert table.due == (0,)
    assert table.refusal(0, "end_turn") is None


@rule("rent.window")
@pytest.mark.parametrize("owner", [1, 2])
def test_rent_not_asked_before_the_next_player_throws_is_lost(setup, owner):
    # given a silent owner, and the turn passed on
    deed = setup.deed()
    setup.own(owner, deed).stand(1, setup.space("parking") - 3)
    table = setup.landed(deed, dice=[(1, 2)]).end_turn()
    claim = table.claims[0]["id"]
    assert table.refusal(owner, "claim_rent", claim=claim) is None

    # when the next player throws
    table.roll()

    # then it is too late
    assert table.told("RentLapsed", "key", "seat") == [("rent.window", 0)]
    assert table.refusal(owner, "claim_rent", claim=claim) == "rent.window"


@rule("rent.asked", "rent.window")
def test_rent_asked_after_the_dice_were_passed_on_is_raised_before_the_next_throw(setup):
    # given a lander without cash, and the turn passed on
    deed, helper = setup.deed(), setup.deed("utility")
    table = setup.own(1, deed).own(0, helper).hold(0, 500, 500).landed(deed).end_turn()

    # when the owner asks before throwing
    table.claim(1)

    # then the lander has to answer first, and the turn goes on where it was
    assert table.due == (0,)
    assert table.refusal(1, "roll") == "debt.raise"
    table.play(0, "mortgage", deed=helper).play(0, "settle")
    assert (table.due, table.cash) == ((1,), [69, 506, 500])


@rule("rent.window", "R-MO-13")
def test_a_throw_for_doubles_in_jail_closes_the_window_and_a_fine_does_not(setup):
    # given a silent owner, and a next player who is in jail
    deed = setup.deed()
    table = setup.own(2, deed).imprison(1).landed(deed, dice=[(3, 5)]).end_turn()
    claim = table.claims[0]["id"]

    # when that player pays the fine, and then throws
    table.play(1, "pay_fine")
    assert table.refusal(2, "claim_rent", claim=claim) is None
    table.roll()

    # then the window is closed
    assert table.refusal(2, "claim_rent", claim=claim) == "rent.window"


@rule("rent.window")
def test_a_jailed_player_who_tries_for_doubles_is_the_next_player_to_throw(setup):
    deed = setup.deed()
    table = setup.own(2, deed).imprison(1).landed(deed, dice=[(1, 2)]).end_turn().roll()

    assert table.jailed(1) == 2
    assert table.claims == []


@rule("rent.window")
def test_a_next_player_who_leaves_the_game_without_a_throw_closes_nothing(setup):
    # given a turn passed on to seat 1, who resigns without having thrown
    deed = setup.deed()
    setup.own(3, deed).stand(2, setup.space("parking") - 3)
    table = setup.landed(deed, dice=[(1, 2)], seats=4).end_turn().play(1, "resign")
    assert len(table.claims) == 1

    table.roll()

    assert table.claims == []


@rule("rent.window", "R-MO-08")
def test_a_further_throw_of_the_lander_does_not_close_the_window(setup):
    # given a lander who came by doubles
    deed = setup.deed()
    setup.own(1, deed).stand(0, setup.space_of(deed) - 4).hold(500, 500, 500)
    table = setup.own(0, setup.deed(nth=1)).table(dice=[(2, 2), (1, 1)]).roll()

    # when the same player throws again
    table.roll()

    # then the owner may still ask
    assert table.claim(1).cash == [494, 506, 500]


@rule("R-MO-08", "R-MO-09")
def test_several_claims_against_one_lander_stand_together(setup):
    # given two landings in one turn, on deeds of two owners
    first, second = setup.street_group()
    table = setup.own(1, first).own(2, second).hold(500, 500, 500).landing(first, (2, 2), dice=[(1, 1)])
    table.roll().roll()
    assert [(claim["creditor"], claim["amount"]) for claim in table.claims] == [(1, 6), (2, 8)]

    # when they are answered in the other order
    table.claim(2, place=1).claim(1, place=0)

    # then each is paid
    assert table.cash == [486, 506, 508]


@rule("R-MO-09", "utility.roll")
def test_each_of_several_claims_keeps_its_own_amount_or_factor(setup):
    # given seat 2, who landed on a street and then on a utility
    street, utility = setup.deed(nth=0), setup.deed("utility")
    setup.own(0, street).own(1, utility).hold(500, 500, 500)
    table = setup.landing(street, (2, 2), turn=2, dice=[(2, 3), (4, 5)]).roll().roll()
    assert [claim["debtor"] for claim in table.claims] == [2, 2]

    # when both are asked for, the older first
    table.claim(0, place=0).claim(1)

    # then each costs what its landing said
    assert table.told("RentClaimed", "key", "seat", "debtor", "factor") == [("utility.roll", 1, 2, 4)]
    assert table.told("RentPaid", "deed") == [utility]
    assert table.cash == [506, 536, 500 - 6 - 36]


@rule("R-MO-09", "R-MO-41")
def test_giving_one_claim_up_leaves_the_other_as_it_was(setup):
    # given a lander on a utility and then on a street
    utility, street = setup.deed("utility"), setup.deed(nth=5)
    setup.own(1, utility, street).hold(500, 500, 500)
    table = setup.landing(utility, (2, 2), dice=[(2, 3)]).roll().roll()

    # when the older claim is given up
    table.play(1, "waive_rent", claim=table.claims[0]["id"])

    # then the other is still good, for its amount and its deed
    assert [(claim["deed"], claim["amount"]) for claim in table.claims] == [(street, 16)]
    assert table.claim(1).cash == [484, 516, 500]


@rule("rent.window", "R-MO-08")
def test_the_window_closes_for_every_claim_that_is_still_open(setup):
    # given three landings in one turn, of which one rent was asked for
    first, second = setup.street_group()
    setup.own(1, first).own(2, second).stand(1, setup.space("parking") - 3).imprison(2, 0)
    table = setup.landing(first, (2, 2), dice=[(1, 1), (1, 2), (1, 2)], seats=3).roll().roll()
    table.claim(1, place=0)
    third = setup.deed("utility")
    assert table.roll().where(0) == setup.space_of(third)
    table.play(0, "buy").end_turn()
    assert len(table.claims) == 1

    # when the next player throws
    table.roll()

    # then nothing is left to ask for
    assert table.claims == []


@rule("rent.level")
@pytest.mark.parametrize(("level", "rent"), [(1, 30), (2, 90), (3, 270), (4, 400), (5, 550)])
def test_a_street_costs_what_its_deed_says_for_its_buildings(setup, level, rent):
    deed, _ = setup.own_group(seat=1, level=level)
    table = setup.hold(1000, 1000, 1000).landed(deed)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.level", rent)]
    assert table.claim(1).cash == [1000 - rent, 1000 + rent, 1000]


@rule("R-BF-05")
def test_the_lost_box_for_characters_is_read_as_the_rent_of_the_deed(setup):
    deed, sister = setup.own_group(seat=1)
    table = setup.build(1, {deed: 2, sister: 2}).landed(deed)

    assert table.claims[0]["amount"] == setup.printed(deed).rent[2] == 90


@rule("rent.level")
def test_a_single_street_costs_its_bare_rent(setup):
    deed = setup.deed(nth=1)
    table = setup.own(1, deed).landed(deed)

    assert table.claims[0]["amount"] == setup.printed(deed).rent[0] == 8


@rule("rent.group")
def test_a_complete_set_doubles_the_rent_of_its_bare_streets(setup):
    deed, _ = setup.own_group(seat=1)
    table = setup.hold(500, 500, 500).landed(deed)

    assert table.told("ClaimOpened", "key", "amount") == [("rent.group", 12)]
    assert table.claim(1).cash == [488, 512, 500]


@rule("rent.group")
def test_a_set_that_two_players_share_doubles_nothing(setup):
    deed, sister = setup.street_group()
    table = setup.own(1, deed).own(2, sister).landed(deed)

    assert table.claims[0]["amount"] == 6


@rule("rent.group", "R-MO-10")
def test_only_bare_streets_are_doubled(setup):
    # given a set with one house on one street
    built, bare = setup.own_group(seat=1)
    setup.build(1, {built: 1})

    # then the built one costs what is printed, the bare one double
    assert setup.landed(built).claims[0]["amount"] == 30
    assert setup.landed(bare).claims[0]["amount"] == 16


@rule("rent.mortgaged")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_a_mortgaged_deed_earns_nothing(setup, kind):
    deed = setup.deed(kind)
    table = setup.own(1, deed, mortgaged=True).hold(500, 500, 500).landed(deed)

    assert table.claims == []
    assert table.refusal(1, "claim_rent", claim=1) is not None
    assert table.prompt(0) == "finish_turn"
    assert table.cash == [500, 500, 500]


@rule("rent.beside-mortgage")
def test_the_rent_stays_double_beside_a_mortgaged_street(setup):
    deed, sister = setup.street_group()
    table = setup.own(1, deed).own(1, sister, mortgaged=True).landed(deed)

    assert table.claims[0]["amount"] == 12


@rule("rent.count-mortgaged", "R-MO-11")
def test_a_mortgaged_utility_still_counts_for_the_other_one(setup):
    deed, other = setup.groups("utility")[0]
    table = setup.own(1, deed).own(1, other, mortgaged=True).hold(500, 500, 500).landed(deed, dice=[(2, 4)])

    table.claim(1)

    assert table.cash == [440, 560, 500]


@rule("BF-RENT-09")
def test_inactive_equipment_still_counts_for_the_active_pieces(setup):
    active, inactive, *_ = setup.groups("ladder")[0]
    table = setup.own(1, active).own(1, inactive, mortgaged=True).landed(active)

    assert table.claims[0]["amount"] == 50


@rule("rent.own")
@pytest.mark.parametrize("kind", ["streets", "utility"])
def test_nothing_is_due_on_an_own_deed(setup, kind):
    deed = setup.deed(kind)
    table = setup.own(0, deed).hold(500, 500, 500).landed(deed)

    assert (table.claims, table.cash) == ([], [500, 500, 500])
    assert table.prompt(0) == "finish_turn"


@rule("rent.own")
def test_nobody_may_ask_for_rent_on_an_unowned_deed(setup):
    table = setup.landed(setup.deed())

    assert table.claims == []
    assert table.may(1).isdisjoint({"claim_rent", "waive_rent"})


@rule("ladder.count", "R-BF-04")
@pytest.mark.parametrize(("count", "payment"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_equipment_costs_by_how_many_pieces_its_owner_has(setup, count, payment):
    pieces = setup.groups("ladder")[0]
    table = setup.own(1, *pieces[:count]).hold(500, 500, 500).landed(pieces[0])

    assert table.told("ClaimOpened", "key", "amount") == [("ladder.count", payment)]
    assert table.claim(1).cash == [500 - payment, 500 + payment, 500]


@rule("utility.one")
def test_one_utility_costs_four_times_the_dice(setup):
    deed = setup.deed("utility")
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed, dice=[(4, 5)])
    assert table.told("ClaimOpened", "key", "factor") == [("utility.one", 4)]

    table.claim(1)

    assert table.cash == [464, 536, 500]


@rule("utility.both")
def test_both_utilities_cost_ten_times_the_dice(setup):
    deed, other = setup.groups("utility")[0]
    table = setup.own(1, deed, other).hold(500, 500, 500).landed(deed, dice=[(4, 5)])
    assert table.told("ClaimOpened", "key", "factor") == [("utility.both", 10)]

    table.claim(1)

    assert table.cash == [410, 590, 500]


@rule("R-BF-03")
@pytest.mark.parametrize(("count", "payment"), [(1, 28), (2, 70)])
def test_one_force_takes_four_times_and_two_ten_times_the_dice(setup, count, payment):
    forces = setup.groups("utility")[0]
    table = setup.own(1, *forces[:count]).hold(500, 500, 500).landed(forces[0], dice=[(3, 4)]).claim(1)

    assert table.cash == [500 - payment, 500 + payment, 500]


@rule("utility.roll", "R-MO-12")
def test_the_dice_are_thrown_anew_by_the_lander_when_the_rent_is_asked(setup):
    # given a landing with a nine
    deed = setup.deed("utility")
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed, (4, 5), dice=[(1, 3)])
    assert table.happened("RentRolled") == []

    # when the rent is asked and a four is thrown
    table.claim(1)

    # then four times four is paid, not four times nine
    assert table.told("RentRolled", "seat", "dice") == [(0, [1, 3])]
    assert table.cash == [484, 516, 500]


@rule("utility.roll", "R-MO-12")
def test_the_rent_throw_is_never_doubles_and_moves_nobody(setup):
    deed = setup.deed("utility")
    table = setup.own(1, deed).landed(deed, dice=[(5, 5)])

    table.claim(1)

    assert table.where(0) == setup.space_of(deed)
    assert table.prompt(0) == "finish_turn"
    assert table.refusal(0, "roll") == "turn.end"


@rule("R-MO-12", "R-MO-14")
def test_a_rent_throw_of_doubles_does_not_count_towards_the_third_doubles(setup):
    # given a lander who came by the second doubles
    deed = setup.deed("utility")
    table = setup.own(1, deed).stand(0, setup.space_of(deed) - 4).table(doubles=1, dice=[(2, 2), (6, 6), (2, 4)])

    # when the rent throw shows doubles
    table.roll().claim(1)

    # then the lander is free and throws again for the two doubles so far
    assert table.jailed(0) == 0
    assert table.roll().where(0) == setup.space_of(deed) + 6


@rule("R-MO-13")
def test_the_rent_throw_closes_no_window(setup):
    # given claims of two owners against one lander, and the turn passed on
    utility, street = setup.deed("utility"), setup.deed(nth=5)
    setup.own(1, utility).own(2, street).hold(500, 500, 500)
    table = setup.landing(utility, (2, 2), dice=[(2, 3), (3, 3)]).roll().roll().end_turn()

    # when the dice are thrown for the first of them
    table.claim(1, place=0)

    # then the other is still open
    assert table.claim(2).cash == [500 - 24 - 16, 524, 516]


@rule("R-MO-09")
def test_a_building_put_up_after_the_landing_does_not_raise_the_rent(setup):
    # given a landing on a bare set
    deed, _ = setup.own_group(seat=1)
    table = setup.hold(500, 500, 500).landed(deed)

    # when its owner builds and then asks
    table.play(1, "build", deed=deed).claim(1)

    # then the rent is that of the landing
    assert table.cash == [488, 500 - 50 + 12, 500]


@rule("R-MO-09")
def test_a_mortgage_after_the_landing_does_not_spare_the_lander(setup):
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)

    table.play(1, "mortgage", deed=deed).claim(1)

    assert table.cash == [494, 556, 500]


@rule("R-MO-09")
def test_whoever_owned_the_deed_at_the_landing_has_the_claim(setup):
    # given a landing, after which the deed is sold
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    table.trade(1, 2, give={"deeds": [deed]}, want={"cash": 5})

    # then the former owner asks, not the new one
    assert table.refusal(2, "claim_rent", claim=table.claims[0]["id"]) == "rent.asked"
    assert table.claim(1).cash == [494, 511, 495]


@rule("R-MO-09")
def test_the_factor_of_a_utility_is_fixed_at_the_landing(setup):
    # given a landing on the only utility of seat 1
    deed, other = setup.groups("utility")[0]
    table = setup.own(1, deed).own(2, other).hold(500, 500, 500).landed(deed, dice=[(4, 6)])

    # when seat 1 gets the second one before asking
    table.trade(2, 1, give={"deeds": [other]}, want={"cash": 1}).claim(1)

    # then it is still four times
    assert table.cash == [460, 539, 501]


@rule("R-MO-39")
def test_an_owner_in_jail_may_ask(setup):
    deed = setup.deed()
    table = setup.own(1, deed).imprison(1).hold(500, 500, 500).landed(deed)

    assert table.claim(1).cash == [494, 506, 500]


@rule("R-MO-39")
def test_a_lander_who_goes_to_jail_still_owes_the_rent(setup):
    # given a landing by the second doubles, and a third that leads to jail
    deed = setup.deed()
    setup.own(1, deed).stand(0, setup.space_of(deed) - 4).hold(500, 500, 500)
    table = setup.table(doubles=1, dice=[(2, 2), (1, 1)]).roll().roll()
    assert table.jailed(0) == 1

    # when the owner asks
    table.claim(1)

    # then the rent is paid
    assert table.cash == [494, 506, 500]


@rule("R-MO-46")
def test_a_claim_lapses_when_its_creditor_leaves_the_game(setup):
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    assert len(table.claims) == 1

    table.play(1, "resign")

    assert table.claims == []
    assert table.cash[0] == 500


@rule("R-MO-46")
def test_claims_lapse_when_their_debtor_leaves_the_game(setup):
    # given claims of two owners against one lander
    first, second = setup.street_group()
    table = setup.own(1, first).own(2, second).hold(500, 500, 500).landing(first, (2, 2), dice=[(1, 1)])
    table.roll().roll()

    # when the lander resigns
    table.play(0, "resign")

    # then nothing is open any more
    assert table.claims == []
    assert table.seat(0)["out"]


@rule("R-MO-46")
def test_no_claim_is_made_inside_another_players_debt(setup):
    # given two claims against a lander who has no cash but something to mortgage
    first, second = setup.street_group()
    setup.own(1, first).own(2, second).own(0, setup.deed("utility")).hold(0, 500, 500)
    table = setup.landing(first, (2, 2), dice=[(1, 1)]).roll().roll()
    other = table.claims[1]["id"]

    # when the first is asked for
    table.claim(1, place=0)

    # then the other has to wait until that debt is settled
    assert (table.due, table.prompt(0)) == ((0,), "raise_cash")
    assert table.refusal(2, "claim_rent", claim=other) == "debt.raise"
    table.play(0, "mortgage", deed=setup.deed("utility")).play(0, "settle")
    assert table.claim(2).cash == [75 - 6 - 8, 506, 508]


@rule("rent.asked")
def test_a_debtor_who_is_asked_must_pay_and_cannot_play_on(setup):
    deed = setup.deed()
    table = setup.own(1, deed).own(0, setup.deed("utility")).hold(5, 500, 500).landed(deed).claim(1)

    assert table.told("DebtAsked", "seat", "creditor", "amount") == [(0, 1, 6)]
    assert table.refusal(0, "end_turn") == "debt.raise"
