"""Missions and what a throw brings besides: debts, auctions, cards, jail, doubles and further missions."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.evidence import rule

# all of the landing comes first


@rule("R-CW-38", "CW-SPEC-05")
def test_the_auction_of_the_space_is_finished_before_the_mission(missions):
    # given seat 0 does not buy what two and six have led to
    table = missions.table(dice=[(2, 6)]).roll().play(0, "auction")
    assert table.refusal(0, "start_mission") == "auction.end"

    # when the auction ends
    table.bid(1, 10).passes(2, 0)

    # then the mission is offered
    assert (table.owner("ruusan"), table.prompt(0)) == (1, "go_on_mission")


@rule("R-CW-38", "CW-SPEC-05")
def test_a_debt_of_the_space_is_settled_before_the_mission(missions):
    # given a tax that seat 0 can pay only by a mortgage
    missions.hold(50).own(0, "ruusan")
    table = missions.landed(missions.space("tax", -1), (1, 6))
    assert table.refusal(0, "start_mission") == "debt.raise"

    # when the money is raised and paid
    table.play(0, "mortgage", deed="ruusan").play(0, "settle")

    # then the mission is offered
    assert (table.cash[0], table.prompt(0)) == (0, "go_on_mission")


@rule("R-CW-38", "CW-SPEC-05")
def test_a_chain_of_cards_is_finished_before_the_mission(missions):
    # given a card that leads back to another card space
    cards = {"sith": ["orderly-retreat"], "jedi": ["relief-convoy"]}
    table = missions.hold(500).landing("sith-3", (2, 6), cards=cards)

    # when both cards are carried out
    table.roll()

    # then the mission is offered
    assert (table.where(0), table.cash[0]) == (33, 600)
    assert (mission_of(table), table.prompt(0)) == ("light-2", "go_on_mission")


@rule("R-CW-38")
def test_who_goes_bankrupt_over_the_landing_has_no_mission(missions):
    # given a tax that seat 0 cannot pay
    table = missions.hold(50).landed(missions.space("tax", -1), (1, 6))

    # when seat 0 gives up
    table.play(0, "declare_bankruptcy")

    # then the next player is on turn, and nobody has a mission
    assert (table.turn, table.prompt(1), mission_of(table)) == (1, "roll_dice", None)


@rule("R-CW-38")
def test_who_goes_bankrupt_over_rent_while_the_mission_is_offered_loses_it(missions):
    # given seat 0 has landed on a built-up deed of seat 1
    missions.own_group(seat=1, nth=3, level=5)
    table = missions.hold(50).landed("teth-castle", (6, 6))
    assert mission_of(table) == "light-6"

    # when the rent is asked and seat 0 gives up
    table.claim(1).play(0, "declare_bankruptcy")

    # then the next player is on turn, and nobody has a mission
    assert (table.turn, table.prompt(1), mission_of(table)) == (1, "roll_dice", None)


# jail


@rule("R-CW-16", "CW-SPEC-05")
@pytest.mark.parametrize("dice", [(3, 6), (6, 6)])
def test_who_is_sent_to_jail_by_the_space_has_no_mission(missions, dice):
    table = missions.landed(missions.space("arrest"), dice)

    assert (table.jailed(0), mission_of(table)) == (1, None)
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-16")
def test_who_is_sent_to_jail_by_a_card_has_no_mission(missions):
    table = missions.landed("sith-2", (6, 6), cards={"sith": ["surrounded-by-clones"]})

    assert (table.jailed(0), mission_of(table)) == (1, None)
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-16")
def test_who_only_visits_the_jail_has_a_mission(missions):
    table = missions.landed("jail", (3, 6))

    assert (table.jailed(0), mission_of(table)) == (0, "light-3")


@rule("R-CW-17", "CW-SPEC-05")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_miss_that_leaves_the_player_in_jail_brings_no_mission(missions, turn):
    table = missions.imprison(0, turn).table(dice=[(2, 6)]).roll()

    assert (table.jailed(0), mission_of(table)) == (turn + 1, None)
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-17", "R-CW-05")
def test_two_sixes_that_open_the_jail_bring_the_mission_and_another_throw(missions):
    # given a player in jail
    table = missions.imprison(0).hold(500).table(dice=[(6, 6)], die=[1], cards={"sith": ["a-spy-reports"]})

    # when two sixes open it
    table.roll()

    # then there is a mission, and after it the throw for the doubles
    assert (table.jailed(0), table.where(0), mission_of(table)) == (0, 22, "light-6")
    assert table.play(0, "start_mission").prompt(0) == "roll_dice"


@rule("R-CW-17", "R-CW-05")
def test_where_doubles_out_of_jail_give_no_throw_the_turn_ends_with_the_mission(missions):
    options = {"jail_doubles_extra_roll": False}
    table = missions.imprison(0).table(dice=[(6, 6)], die=[1], cards={"sith": ["a-spy-reports"]}, options=options)

    table.roll().play(0, "start_mission")

    assert table.prompt(0) == "finish_turn"


@rule("R-CW-17")
def test_a_third_miss_that_is_paid_for_moves_and_brings_the_mission(missions):
    # given a last try in jail, and an own deed eight spaces on
    missions.imprison(0, turn=3).hold(500).own(0, "teth-jungle")

    # when it fails with two and six
    table = missions.table(dice=[(2, 6)]).roll()

    # then the fine is paid, the token moves, and the mission is offered
    assert (table.cash[0], table.where(0)) == (450, 18)
    assert (mission_of(table), table.prompt(0)) == ("light-2", "go_on_mission")


@rule("R-CW-17", "R-CW-38")
def test_a_third_miss_brings_the_mission_only_once_its_fine_is_raised(missions):
    # given a last try in jail that fails, and too little cash for the fine
    missions.imprison(0, turn=3).hold(20).own(0, "teth-jungle", "jabbas-palace")
    table = missions.table(dice=[(2, 6)]).roll()
    assert (table.prompt(0), mission_of(table)) == ("raise_cash", None)

    # when the fine is raised and paid
    table.play(0, "mortgage", deed="jabbas-palace").play(0, "settle")

    # then the token moves, and the mission is offered
    assert (table.where(0), mission_of(table)) == (18, "light-2")


@rule("R-CW-17")
def test_a_throw_after_paying_the_way_out_brings_the_mission(missions):
    table = missions.imprison(0).table(dice=[(4, 6)]).play(0, "pay_fine").roll()

    assert (table.where(0), mission_of(table)) == (20, "light-4")


@rule("R-CW-17")
def test_a_throw_after_the_card_that_opens_the_jail_brings_the_mission(missions):
    table = missions.imprison(0).keep(0, "sith").table(dice=[(4, 6)])

    table.play(0, "use_jail_card", deck="sith").roll()

    assert (table.where(0), mission_of(table)) == (20, "light-4")


@rule("R-CW-17", "R-CW-30", "R-CW-32")
def test_in_the_short_game_a_miss_that_is_paid_for_brings_the_mission_and_staying_none(missions):
    # given a first try that failed with four and six
    table = missions.imprison(0).table(dice=[(4, 6)], options={"variant": "short"}).roll()
    twin = missions.table(dice=[(4, 6)], options={"variant": "short"}).roll()
    assert (table.prompt(0), mission_of(table)) == ("fine_or_stay", None)

    # when it is paid for, or not
    table.play(0, "pay_fine")
    twin.play(0, "stay")

    # then only the move brings the mission
    assert (table.where(0), mission_of(table)) == (20, "light-4")
    assert (twin.jailed(0), mission_of(twin), twin.prompt(0)) == (2, None, "finish_turn")


# doubles


@rule("R-CW-15", "CW-LIGHT-09")
@pytest.mark.parametrize("before", [0, 1])
def test_two_sixes_as_first_or_second_doubles_bring_move_mission_and_throw(missions, before):
    # given so many doubles before in this turn
    table = missions.landing(missions.space("parking"), (6, 6), doubles=before, die=[1])

    # when two sixes are thrown
    table.roll()

    # then the token has moved, the mission comes, and then the throw
    assert (table.where(0), mission_of(table)) == (20, "light-6")
    assert table.play(0, "start_mission").prompt(0) == "roll_dice"


@rule("R-CW-15")
def test_two_sixes_as_third_doubles_lead_straight_to_jail(missions):
    # given two doubles before in this turn, and a card space twelve spaces on
    table = missions.stand(0, "jail").table(doubles=2, dice=[(6, 6)])

    # when two sixes are thrown
    table.roll()

    # then there is neither a move nor a mission
    assert (table.jailed(0), table.happened("Moved"), mission_of(table)) == (1, [], None)
    assert table.end_turn().turn == 1


@rule("R-CW-28", "R-CW-15")
@pytest.mark.parametrize("mission", ["light-6", "dark-6"])
def test_the_throw_after_two_sixes_is_due_and_not_a_choice(missions, mission):
    table = missions.rolled(mission, 1)

    assert table.refusal(0, "end_turn") == "doubles.again"
    assert table.due == (0,)


@rule("R-CW-28")
def test_the_throw_after_any_doubles_is_due(setup):
    table = setup.landed(setup.space("parking"), (2, 2))

    assert table.prompt(0) == "roll_dice"
    assert table.refusal(0, "end_turn") == "doubles.again"


# more than one


@rule("R-CW-40", "CW-SPEC-07")
def test_a_six_in_the_throw_after_two_sixes_brings_a_second_mission_which_ends_the_turn(missions):
    # given the mission of two sixes is done
    missions.stand(0, 13).hold(500)
    table = missions.rolled("light-6", 1, dice=[(1, 6)], die=[1])

    # when one and six follow
    table.roll()

    # then there is another mission, after which the turn is over
    assert (table.where(0), mission_of(table)) == (20, "light-1")
    assert table.play(0, "start_mission").cash[0] == 300
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-40")
def test_two_sixes_twice_bring_two_missions_and_a_third_throw(missions):
    missions.stand(0, 8)
    table = missions.rolled("light-6", 1, dice=[(6, 6)], die=[1])

    table.roll()

    assert mission_of(table) == "light-6"
    assert table.play(0, "start_mission").prompt(0) == "roll_dice"


@rule("R-CW-40", "CW-SPEC-07")
def test_after_doubles_without_a_six_a_mission_ends_the_turn(missions):
    # given doubles before in this turn
    table = missions.landing(missions.space("parking"), (2, 6), doubles=1, die=[1])

    # when two and six follow and their mission is played
    table.roll().play(0, "start_mission")

    # then the turn is over
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-40")
def test_a_six_in_dice_that_are_thrown_for_a_rent_brings_no_mission(missions):
    # given a card that has the rent of a space station thrown
    missions.own(1, "skytop-station")
    table = missions.landed("sith-1", (1, 4), cards={"sith": ["listening-post"]}, dice=[(1, 6)])

    # when those dice show a six
    table.claim(1)

    # then they have moved nobody, so there is no mission
    assert (table.happened("RentRolled") != [], mission_of(table)) == (True, None)
    assert table.prompt(0) == "finish_turn"
